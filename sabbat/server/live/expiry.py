"""Tables that nobody came back to: open ones are closed after a while, sooner if nobody ever sat down there."""

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from sabbat.server.storage.schema import places, tables

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub

HOUR = 60 * 60 * 1000
EMPTY = HOUR
"""Milliseconds after which an open table is closed where nobody sits …"""
SEATED = 7 * 24 * HOUR
"""… and where somebody does, if nothing happens there."""
AT_ONCE = 200
ASKING = 1.0
"""Seconds for other workers to say who is there."""


async def expire(hub: "Hub") -> None:
    """Close what has expired, unless somebody is there."""
    codes = await hub.store.read(lambda connection: list(connection.scalars(_expired(hub.now()))))
    for code in codes:
        await hub.room(code)
    if codes and not hub.cluster.alone:
        await asyncio.sleep(ASKING)
    for code in codes:
        room = hub.rooms.get(code)
        if room is None or not room.people:
            await hub.close_table(code, "empty")


def _expired(now: int) -> "sa.Select[Any]":
    seated = sa.exists().where(places.c.code == tables.c.code, places.c.person.is_not(None))
    old = sa.or_(tables.c.changed < now - SEATED, sa.and_(tables.c.changed < now - EMPTY, ~seated))
    return sa.select(tables.c.code).where(tables.c.status == "open", old).order_by(tables.c.changed).limit(AT_ONCE)
