"""What is kept: in order, once, durable before the answer; and what happens when it cannot be kept."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from sabbat.core.errors import BadRequest
from sabbat.server.storage import databases, listings, people
from sabbat.server.storage.commits import Commits, Conflict, StorageFailed, Task
from sabbat.server.storage.databases import open_sqlite, open_store
from sabbat.server.storage.people import People, Person
from sabbat.server.storage.schema import metadata, tables
from sabbat.server.storage.store import Store
from sabbat.server.table import ending
from sabbat.server.table import events as ev
from sabbat.server.table.table import rebuild
from tests.server.tables import ANNE, BEA, started

HELLO = ev.Said(at=1, person=ANNE, name="Anne", text="hello")


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "house.db")
    yield opened
    opened.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = tmp_path / "house.db" if request.param == "sqlite" else request.getfixturevalue("database")
    opened = open_store(address)
    yield opened
    opened.close()


def run(body: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    return asyncio.run(body())


def test_events_come_back_in_order(store: Store) -> None:
    async def body() -> None:
        said = [ev.Said(at=n, person=ANNE, name="Anne", text=str(n)) for n in range(5)]
        await store.append("T", 1, said[:3])
        await store.append("T", 4, said[3:])
        assert await store.events("T") == said and await store.events("T", after=3) == said[3:]
        assert await store.events("U") == []

    run(body)


def test_no_two_histories(store: Store) -> None:
    async def body() -> None:
        await store.append("T", 1, [HELLO])
        with pytest.raises(Conflict):
            await store.append("T", 1, [HELLO, HELLO])
        assert len(await store.events("T")) == 1

    run(body)


def test_what_arrives_together_shares_a_commit_and_one_failure_spoils_no_other(store: Store) -> None:
    async def body() -> None:
        await store.append("T7", 1, [HELLO])
        commits = store.writer.commits
        jobs = [store.append(f"T{n}", 1, [HELLO]) for n in range(50)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [Conflict]
        assert store.writer.commits - commits <= 50
        commits = store.writer.commits
        await asyncio.gather(*(store.append(f"U{n}", 1, [HELLO]) for n in range(50)))
        assert store.writer.commits - commits < 25

    run(body)


def test_an_answered_append_is_in_the_file(sqlite: Store, tmp_path: Path) -> None:
    async def body() -> None:
        await sqlite.append("T", 1, [HELLO])
        with sqlite3.connect(tmp_path / "house.db") as other:
            assert other.execute("SELECT count(*) FROM journal").fetchone() == (1,)
        other.close()
        read = await sqlite.read(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar())
        mode = await sqlite.read(lambda connection: connection.exec_driver_sql("PRAGMA journal_mode").scalar())
        assert (read, mode) == (2, "wal")

    run(body)


def test_a_full_disk_is_said_clearly_and_loses_nothing_that_was_answered(sqlite: Store) -> None:
    async def body() -> None:
        await sqlite.append("T", 1, [HELLO])
        pages = await sqlite.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
        await sqlite.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())
        kept = 1
        with pytest.raises(StorageFailed, match="full"):  # noqa: PT012
            for n in range(2, 200):
                await sqlite.append("T", n, [ev.Said(at=1, person=ANNE, name="Anne", text="x" * 300)])
                kept = n
        assert len(await sqlite.events("T")) == kept
        await sqlite.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar())
        await sqlite.append("T", kept + 1, [HELLO])

    run(body)


def test_a_locked_file_is_waited_for_once_however_many_want_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "LOCKED", 0.2)
    tried: list[int] = []
    once = Commits._try

    def counted(commits: Commits, tasks: list[Task], apart: bool) -> list[Any]:
        tried.append(len(tasks))
        return once(commits, tasks, apart)

    monkeypatch.setattr(Commits, "_try", counted)

    async def body(store: Store) -> None:
        await store.append("T", 1, [HELLO])
        with contextlib.closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            tried.clear()
            wishes = [store.append(f"T{n}", 1, [HELLO]) for n in range(9)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert {type(one) for one in answers} == {StorageFailed} and len(tried) < 4
            other.execute("ROLLBACK")
        await store.append("T", 2, [HELLO])
        assert await store.events("T") == [HELLO, HELLO] and await store.events("T0") == []

    store = open_sqlite(tmp_path / "house.db")
    asyncio.run(body(store))
    store.close()


def test_a_database_that_cannot_be_opened_is_said_clearly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "text.db").write_text("no database, only words " * 100)
    for path in (tmp_path / "file" / "house.db", tmp_path / "text.db", tmp_path):
        with pytest.raises(BadRequest, match="bad database"):
            open_sqlite(path)


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_old_house_is_opened_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with opened(tmp_path) as store:
            await store.append("T", 1, [HELLO])
        async with opened(tmp_path) as store:
            assert await store.events("T") == [HELLO]

    run(body)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = open_sqlite(folder / "house.db")
    yield store
    store.close()


def test_lists_say_who_sat_where_and_how_it_ended(store: Store) -> None:
    async def body() -> None:
        table = started(ANNE, "bot:novice", public=True)
        await store.append("T", 1, [HELLO], listings.listing(table.seats, 5))
        assert [one.code for one in await store.listed(tables.c.status == "playing")] == ["T"]
        table.apply_all(ending.resign(table, ANNE, 0, 0))
        await store.append("T", 2, [HELLO], listings.listing(table.seats, 6))
        assert await store.listed(tables.c.status == "playing") == []
        assert await store.listed(tables.c.status == "over") == [listings.listing(table.seats, 6)]
        mine = await store.seated(ANNE)
        assert [(one.code, one.seat, one.rank) for one in mine] == [("T", 0, 2)] and await store.seated(BEA) == []

    run(body)


# -- people ----------------------------------------------------------------------------------------


def test_people_are_remembered(store: Store) -> None:
    async def body() -> None:
        known = People(store)
        assert await known.find(ANNE) is None
        await known.keep(Person(ANNE, "Anne", "pointed"), 0)
        await known.keep(Person(ANNE, "Anna", "pointed"), 0)
        assert await People(store).find(ANNE) == Person(ANNE, "Anna", "pointed")

    run(body)


def test_a_cached_person_is_as_they_are_now(store: Store) -> None:
    async def body() -> None:
        known = People(store, alone=True)
        assert await known.find(ANNE) is None
        for name in ("Anne", "Anna"):
            await known.keep(Person(ANNE, name), 0)
            assert await known.find(ANNE) == await known.find(ANNE) == Person(ANNE, name)
        await known.forget(ANNE)
        assert await known.find(ANNE) is None

    run(body)


def test_what_was_read_before_a_change_is_not_cached(store: Store) -> None:
    async def body() -> None:
        known = People(store, alone=True)
        await known.keep(Person(ANNE, "Anne"), 0)
        read = store.read

        async def read_slowly(question: Callable[[Connection], Any]) -> Any:
            found = await read(question)
            await known.keep(Person(ANNE, "Anna"), 0)
            return found

        store.read = read_slowly  # type: ignore[method-assign]
        assert await known.find(ANNE) == Person(ANNE, "Anne")
        store.read = read  # type: ignore[method-assign]
        assert await known.find(ANNE) == Person(ANNE, "Anna")

    run(body)


def test_a_link_is_good_once_and_for_a_while(store: Store) -> None:
    async def body() -> None:
        known = People(store)
        await known.keep(Person(ANNE, "Anne"), 0)
        await known.make_link(ANNE, "token", 0)
        assert (await known.follow_link("token", 1)).id == ANNE
        await known.make_link(ANNE, "late", 0)
        for token, now in (("token", 1), ("late", people.LINK_TIME + 1), ("late", 1), ("guess", 1)):
            with pytest.raises(BadRequest, match="link gone"):
                await known.follow_link(token, now)

    run(body)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "bot:master"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(BadRequest):
        people.clean_name(name)


def test_names_are_kept_printable() -> None:
    assert people.clean_name("  Anne\n\x1b[31m  Marie ") == "Anne [31m Marie"


def test_who_wants_to_be_forgotten_leaves_no_word(store: Store) -> None:
    async def body() -> None:
        known = People(store)
        await known.keep(Person(ANNE, "Anne Secret"), 0)
        words: list[ev.AnyEvent] = [
            ev.Sat(at=1, seat=0, person=ANNE, name="Anne Secret"),
            ev.Said(at=1, person=ANNE, name="Anne Secret", text="my address"),
            ev.Said(at=1, person=BEA, name="Bea", text='"person":"anne"'),
        ]
        table = started(ANNE, BEA)
        await store.append("T", 1, words, listings.listing(table.seats, 1))
        exported = await known.export(ANNE)
        assert exported["said"] == [{"table": "T", "at": 1, "text": "my address"}] and len(exported["seats"]) == 1
        await known.forget(ANNE)
        assert await known.find(ANNE) is None and (await known.export(ANNE))["seats"] == []
        kept = await store.events("T")
        assert "Secret" not in str(kept) and "address" not in str(kept) and kept[2] == words[2]

    run(body)


def test_the_house_remembers(store: Store) -> None:
    async def body() -> None:
        assert await people.remembered(store, "key", "one") == "one"
        assert await people.remembered(store, "key", "two") == "one"
        await people.remember(store, "key", "three")
        assert await people.remembered(store, "key", "two") == "three"

    run(body)


def test_a_table_is_rebuilt_from_the_store(store: Store) -> None:
    async def body() -> None:
        table = started(ANNE, BEA)
        events = [told[0].event for told in table.story]
        first = events[0]
        assert isinstance(first, ev.Opened)
        events[0] = ev.Opened(
            at=0, setup=first.setup, host=first.host, commitment=first.commitment, secret=table.secret
        )
        await store.append("T", 1, events)
        again = rebuild("T", await store.events("T"))
        assert again.seq == table.seq and again.playing().state == table.playing().state

    run(body)


def test_the_database_has_what_the_schema_says(store: Store) -> None:
    inspected = sa.inspect(store.engine)
    assert set(inspected.get_table_names()) == {*metadata.tables, "alembic_version"}
