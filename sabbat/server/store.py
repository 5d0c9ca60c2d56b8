"""What a server must remember: events by (table, number), people, and lists computed from events."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event

from sabbat.core.errors import BadRequest
from sabbat.server import ratings
from sabbat.server.events import AnyEvent, Said, Sat, from_bytes, to_bytes
from sabbat.server.migrations import upgrade
from sabbat.server.rows import Listing, Place, Seated
from sabbat.server.schema import events, places, tables
from sabbat.server.writer import StorageFailed, Writer

T = TypeVar("T")
VISIT = sa.text("INSERT INTO visits (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING")


class Store:
    """A database behind the few things that the server asks of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine.connect)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job in the next commit; its answer comes when it is durable."""
        answer: T = await self.writer.do(job)
        return answer

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database, off the event loop."""
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except sa.exc.DatabaseError as error:
            raise StorageFailed("storage-failed", why=str(error.orig)) from None

    async def append(self, code: str, first: int, happened: Sequence[AnyEvent], listing: Listing | None = None) -> None:
        """Keep events as number `first` and on; Conflict if another worker was there first."""
        rows = [(code, first + n, to_bytes(one)) for n, one in enumerate(happened)]
        visits = [{"person": one.person, "code": code} for one in happened if isinstance(one, (Sat, Said))]
        await self.write(lambda connection: _append(connection, rows, visits, listing))

    async def events(self, code: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table after a number, in order."""
        query = sa.select(events.c.data).where(events.c.code == code, events.c.seq > after).order_by(events.c.seq)
        found = await self.read(lambda connection: connection.execute(query).scalars().all())
        return [from_bytes(data) for data in found]

    async def listed(self, *conditions: sa.ColumnElement[bool], most: int = 50) -> list[Listing]:
        """The tables that meet some conditions, those that changed last first."""
        query = sa.select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(most)
        return await self.read(lambda connection: [_listing(connection, row) for row in connection.execute(query)])

    async def seated(self, person: str, most: int = 1000) -> list[Seated]:
        """Every table that a person sat at, the latest first, and how it ended for them."""
        query = (
            sa.select(tables, places.c.seat, places.c.rank, places.c.score)
            .join(places, places.c.code == tables.c.code)
            .where(places.c.person == person)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [_seated(row) for row in connection.execute(query)])


def _append(
    connection: Connection,
    rows: list[tuple[str, int, bytes]],
    visits: list[dict[str, str]],
    listing: Listing | None,
) -> None:
    connection.exec_driver_sql("INSERT INTO events (code, seq, data) VALUES (?, ?, ?)", rows)
    if visits:
        connection.execute(VISIT, visits)
    if listing is not None:
        _enlist(connection, listing)


def _enlist(connection: Connection, listing: Listing) -> None:
    """Write down anew what lists say of a table; a match that has just ended counts for the ratings."""
    was = connection.execute(sa.select(tables.c.status).where(tables.c.code == listing.code)).scalar()
    if listing.status == "over" and was != "over":
        ratings.rate(connection, listing)
    for kept in (tables, places):
        connection.execute(sa.delete(kept).where(kept.c.code == listing.code))
    fields = {column.name: getattr(listing, column.name) for column in tables.c}
    connection.execute(sa.insert(tables), [fields])
    rows = [{"code": listing.code, "seat": seat, **place.fields()} for seat, place in enumerate(listing.places)]
    connection.execute(sa.insert(places), rows)


def _listing(connection: Connection, row: Any) -> Listing:
    query = sa.select(places).where(places.c.code == row.code).order_by(places.c.seat)
    seats = [Place(place.person, place.bot, place.rank, place.score) for place in connection.execute(query)]
    return Listing(**row._mapping, places=seats)


def _seated(row: Any) -> Seated:
    return Seated(**{name: value for name, value in row._mapping.items() if name != "host"})


def open_sqlite(path: Path) -> Store:
    """The store in a file, made or brought up to date as need be; BadRequest if that cannot be."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            upgrade(connection)
        _private(path)
    except (sa.exc.DatabaseError, OSError) as error:
        engine.dispose()
        raise BadRequest("bad-database", file=str(path), why=str(getattr(error, "orig", error))) from None
    return Store(engine)


def _private(path: Path) -> None:
    """Secrets of matches and the house's key are inside: for the owner's eyes."""
    with contextlib.suppress(OSError):
        os.chmod(path, 0o600)


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Durable (FULL) beside readers (WAL); transactions begin where we say."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
