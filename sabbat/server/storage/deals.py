"""Who plays the deal of a day, and how it went; results are read from the listings of their tables."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage.house_names import house_name
from sabbat.server.storage.schema import deals, people, places, tables
from sabbat.server.storage.store import Store

CLAIM = sa.text("INSERT INTO deals (day, person, code) VALUES (:day, :person, :code) ON CONFLICT DO NOTHING")
MOST = 200
"""The most results of a day that are listed."""


class DealPlayed(msgspec.Struct, frozen=True):
    """How the deal of a day went for somebody."""

    person: str
    name: str
    hat: str
    code: str
    rank: int
    score: int | None
    """None if the match was given up."""

    @property
    def order(self) -> tuple[int, bool, int]:
        """Who came first in their match is ahead, then who has more points; who gave up is behind."""
        return self.rank, self.score is None, -(self.score or 0)


class KeptDeals:
    """The deals in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, day: str, person: str) -> str | None:
        """The table where somebody plays the deal of a day."""
        query = sa.select(deals.c.code).where(deals.c.day == day, deals.c.person == person)
        return await self.store.read(lambda connection: connection.execute(query).scalar())

    async def claim(self, day: str, person: str, code: str) -> str:
        """The table where somebody plays the deal of a day: this one, unless they have begun before."""

        def job(connection: Connection) -> str:
            connection.execute(CLAIM, {"day": day, "person": person, "code": code})
            mine = sa.select(deals.c.code).where(deals.c.day == day, deals.c.person == person)
            found: str = connection.execute(mine).scalar_one()
            return found

        return await self.store.write(job)

    async def played(self, day: str, until: int) -> list[DealPlayed]:
        """Everybody who has finished the deal of a day in time, the best first."""
        query = (
            sa.select(deals.c.person, people.c.name, people.c.hat, deals.c.code, places.c.rank, places.c.score)
            .join(tables, tables.c.code == deals.c.code)
            .join(places, sa.and_(places.c.code == deals.c.code, places.c.person == deals.c.person))
            .outerjoin(people, people.c.id == deals.c.person)
            .where(deals.c.day == day, tables.c.status == "over", tables.c.changed <= until)
            .where(places.c.rank.is_not(None))
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return sorted((_played(*row) for row in rows), key=lambda one: (one.order, one.code))


def _played(person: str, name: str | None, hat: str | None, code: str, rank: int, score: int | None) -> DealPlayed:
    return DealPlayed(person, name or house_name(person), hat or "", code, rank, score)


def export(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The deals that somebody has played."""
    query = sa.select(deals.c.day, deals.c.code).where(deals.c.person == person).order_by(deals.c.day)
    return [row._asdict() for row in connection.execute(query)]


def forget(connection: Connection, person: str) -> None:
    """Somebody is in no ranking any more."""
    connection.execute(sa.delete(deals).where(deals.c.person == person))
