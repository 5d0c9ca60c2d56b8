"""The store: events by (table, number), people, and lists computed from events."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from sabbat.core.errors import BadRequest
from sabbat.server.storage.batch import Sink, WriteBatch, merged
from sabbat.server.storage.commits import StorageFailed, in_short
from sabbat.server.storage.journal import Journal
from sabbat.server.storage.listings import Listing, Seated, listings_of
from sabbat.server.storage.postgres_sink import PostgresSink
from sabbat.server.storage.schema import events, places, tables
from sabbat.server.storage.writer import Writer
from sabbat.server.storage.writer_client import WriterClient
from sabbat.server.table.events import AnyEvent, Invited, Said, Sat, from_bytes, to_bytes

log = logging.getLogger("sabbat.server")
VISITING = (Sat, Said, Invited)
"""The events by which a person was at a table."""
T = TypeVar("T")


class Append(NamedTuple):
    """Events of one table, numbered from `first`, and the new listing of the table if they change it."""

    code: str
    first: int
    happened: Sequence[AnyEvent]
    listing: Listing | None = None


def batch_of(append: Append) -> WriteBatch:
    """The rows of an append."""
    code, first, happened, listing = append
    events = [(code, seq, to_bytes(one)) for seq, one in enumerate(happened, first)]
    visits = [(one.person, code) for one in happened if isinstance(one, VISITING)]
    return WriteBatch(events, visits, {} if listing is None else {code: listing})


class Store:
    """The database, as the server uses it."""

    def __init__(self, engine: Engine, connect_to_write: Callable[[], Connection]) -> None:
        self.engine = engine
        self.sink: Sink = Journal() if engine.dialect.name == "sqlite" else PostgresSink()
        self.writer = Writer(connect_to_write, self.sink)
        self.writer_process: WriterClient | None = None

    async def start_writer_process(self) -> None:
        """With SQLite: let a process of its own commit events from now on."""
        if self.engine.dialect.name == "sqlite":
            self.writer_process = WriterClient(Path(str(self.engine.url.database)))
            await self.writer_process.begin()

    async def stop_writer_process(self) -> None:
        """End the writer process, after it has written and flushed everything."""
        if self.writer_process is not None:
            await self.writer_process.end()
            self.writer_process = None

    @property
    def commits(self) -> int:
        """How many commits there were."""
        return self.writer.commits + (0 if self.writer_process is None else self.writer_process.commits)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job in the next commit; its answer comes when it is durable."""
        answer: T = await self.writer.do(job)
        return answer

    async def rewrite(self, job: Callable[[Connection], T]) -> T:
        """Do a job that reads or changes stored events; all that was sent before is stored, and the journal flushed."""
        if self.writer_process is not None:
            await self.writer_process.answers()

        def flushed(connection: Connection) -> T:
            self.sink.flush(connection)
            return job(connection)

        return await self.write(flushed)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database, off the event loop. A read never writes: events may still be in the journal."""
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except sa.exc.DBAPIError as error:
            raise StorageFailed("storage-failed", why=in_short(error)) from None

    async def well(self) -> None:
        """Check that the database answers and can be locked for writing; StorageFailed if not. Nothing is written.

        It waits as long as the database does.
        """
        if self.writer_process is not None:
            await self.writer_process.answers()
        await self.write(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    async def append(self, code: str, first: int, happened: Sequence[AnyEvent], listing: Listing | None = None) -> None:
        """Store events, numbered from `first`; Conflict if another worker was first."""
        await self.keep(Append(code, first, happened, listing))

    def keep(self, *appends: Append) -> "asyncio.Future[None]":
        """Store events of one or several tables, all or none; the future is done when they are durable."""
        batch = batch_of(appends[0]) if len(appends) == 1 else merged([batch_of(append) for append in appends])
        return (self.writer_process or self.writer).keep(batch)

    async def events(self, code: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table after a number, in order."""
        chosen = (events.c.code == code, events.c.seq > after)
        query = sa.select(events.c.seq, events.c.data).where(*chosen).order_by(events.c.seq)

        def question(connection: Connection) -> list[bytes]:
            flushed = connection.execute(query).all()
            last = flushed[-1].seq if flushed else after
            unflushed = [data for table, seq, data in self.sink.unflushed(connection) if table == code and seq > last]
            return [row.data for row in flushed] + unflushed

        return readable(code, await asyncio.to_thread(self._ask, question))

    async def newer(self, known: dict[str, int]) -> list[str]:
        """Those tables that have events after the numbers that are known."""
        next_ones = [(code, seq + 1) for code, seq in known.items()]
        key = sa.tuple_(events.c.code, events.c.seq)
        asked = [sa.select(events.c.code).where(key.in_(next_ones[n : n + 500])) for n in range(0, len(known), 500)]
        return await self.read(lambda connection: [code for query in asked for code in connection.scalars(query)])

    async def stirring(self, most: int = 10_000) -> dict[str, int]:
        """The tables where something may happen by itself, and the numbers of their last events."""
        last = sa.select(sa.func.max(events.c.seq)).where(events.c.code == tables.c.code).scalar_subquery()
        chosen = (tables.c.status == "playing", tables.c.stirring)
        query = sa.select(tables.c.code, last).where(*chosen).order_by(tables.c.changed.desc()).limit(most)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def still_open(self, codes: list[str]) -> list[str]:
        """Those of these tables where no match has begun."""
        query = sa.select(tables.c.code).where(tables.c.code.in_(codes), tables.c.status == "open")
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def listed(self, *conditions: sa.ColumnElement[bool], most: int = 50) -> list[Listing]:
        """The tables that meet some conditions, those that changed last first."""
        query = sa.select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(most)
        return await self.read(lambda connection: listings_of(connection, connection.execute(query).all()))

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


def _seated(row: Any) -> Seated:
    return Seated(**{name: row._mapping[name] for name in Seated.__struct_fields__})


def readable(code: str, stored: Iterable[bytes]) -> list[AnyEvent]:
    """The events of a table; BadRequest if one cannot be read."""
    try:
        return [from_bytes(data) for data in stored]
    except (msgspec.DecodeError, UnicodeError) as error:
        log.error("a stored event cannot be read", extra={"table": code, "why": str(error)})
        raise BadRequest("unreadable-table", table=code) from None
