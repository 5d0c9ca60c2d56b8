"""What a server must remember: events by (table, number), people, and lists computed from events."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from sabbat.server.commits import Settle, StorageFailed, in_short
from sabbat.server.dictation import Dictation
from sabbat.server.events import AnyEvent, from_bytes
from sabbat.server.journal import Journal
from sabbat.server.ledger import Entry, Ledger, Page, entry
from sabbat.server.rows import Listing, Place, Seated
from sabbat.server.schema import events, places, tables
from sabbat.server.writer import Writer, resolve

T = TypeVar("T")


class Store:
    """A database behind the few things that the server asks of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.ledger = Journal() if engine.dialect.name == "sqlite" else Ledger()
        self.writer = Writer(engine.connect, self.ledger)
        self.dictation: Dictation | None = None

    async def dictate(self) -> None:
        """Let a process of its own keep events from now on, if the house is a file; until `dictated`."""
        if self.engine.dialect.name == "sqlite":
            self.dictation = Dictation(Path(str(self.engine.url.database)))
            await self.dictation.begin()

    async def dictated(self) -> None:
        """All that was dictated is written, and filed."""
        if self.dictation is not None:
            await self.dictation.end()
            self.dictation = None

    @property
    def commits(self) -> int:
        """How many there were."""
        return self.writer.commits + (0 if self.dictation is None else self.dictation.commits)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job in the next commit; its answer comes when it is durable."""
        answer: T = await self.writer.do(job)
        return answer

    async def rewrite(self, job: Callable[[Connection], T]) -> T:
        """Do a job that looks at events or changes them: all are where they belong."""

        def filed(connection: Connection) -> T:
            self.ledger.file(connection)
            return job(connection)

        return await self.write(filed)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database, off the event loop; lists are up to date unless the database takes nothing just now."""
        if self.dictation is not None:
            await self.dictation.file()
        elif not self.ledger.filed:
            with contextlib.suppress(StorageFailed):
                await self.write(self.ledger.file)
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except sa.exc.DBAPIError as error:
            raise StorageFailed("storage-failed", why=in_short(error)) from None

    async def append(self, code: str, first: int, happened: Sequence[AnyEvent], listing: Listing | None = None) -> None:
        """Keep events as number `first` and on; Conflict if another worker was there first."""
        await self.keep(Page(code, first, happened, listing))

    async def keep(self, *pages: Page) -> None:
        """Keep events of several tables, all or none."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._keep(entry(*pages), partial(resolve, future))
        await future

    def keep_soon(self, page: Page, settle: Settle) -> None:
        """Keep events of a table; `settle` hears None once they are durable, or why they are not."""
        self._keep(entry(page), settle)

    def _keep(self, new: Entry, settle: Settle) -> None:
        (self.dictation or self.writer).keep(new, settle)

    async def events(self, code: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table after a number, in order."""
        chosen = (events.c.code == code, events.c.seq > after)
        query = sa.select(events.c.seq, events.c.data).where(*chosen).order_by(events.c.seq)

        def question(connection: Connection) -> list[bytes]:
            filed = connection.execute(query).all()
            unfiled = self.ledger.unfiled(connection, code, filed[-1].seq if filed else after)
            return [row.data for row in filed] + unfiled

        return [from_bytes(data) for data in await asyncio.to_thread(self._ask, question)]

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


def _listing(connection: Connection, row: Any) -> Listing:
    query = sa.select(places).where(places.c.code == row.code).order_by(places.c.seat)
    seats = [Place(place.person, place.bot, place.rank, place.score) for place in connection.execute(query)]
    return Listing(**row._mapping, places=seats)


def _seated(row: Any) -> Seated:
    return Seated(**{name: row._mapping[name] for name in Seated.__struct_fields__})
