"""The journal of an SQLite house: stored at once, flushed later, and no two histories whoever writes."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from sabbat.server.storage import journal, listings, writer
from sabbat.server.storage.commits import Commits, Conflict
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.people import People
from sabbat.server.storage.ratings import Ratings
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev
from tests.server.tables import ANNE, BEA, started


def said(n: int) -> ev.Said:
    return ev.Said(at=n, person=ANNE, name="Anne", text=str(n))


def count(house: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(house)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def test_a_commit_is_one_row_until_there_is_time_to_flush(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.storage.writer.IDLE", 0.2)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"T{n}", 1, [said(1), said(2)]) for n in range(30)))
        assert 0 < count(house, "journal") < 30 and count(house, "events") == 0
        assert [len(await store.events(f"T{n}")) for n in (0, 29)] == [2, 2]
        await asyncio.sleep(0.6)
        assert (count(house, "journal"), count(house, "events")) == (0, 60)
        assert await store.events("T3", 1) == [said(2)]

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(body(store))


def test_many_events_are_flushed_as_soon_as_no_batch_waits(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MANY", 10)
    monkeypatch.setattr("sabbat.server.storage.writer.IDLE", 60.0)

    async def body(store: Store) -> None:
        for n in range(1, 31):
            await store.append("T", n, [said(n)])
        async with asyncio.timeout(20):
            while count(house, "events") < 20:
                await asyncio.sleep(0.01)
        assert await store.events("T") == [said(n) for n in range(1, 31)]

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(body(store))


def test_a_writer_without_a_pause_flushes_with_its_commits(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MANY", 2)
    monkeypatch.setattr(Commits, "flush_some", lambda _: None)

    async def body(store: Store) -> None:
        for n in range(1, 31):
            await store.append("T", n, [said(n)])
        assert 30 - count(house, "events") <= 2 * journal.BEHIND * journal.MANY
        assert await store.events("T") == [said(n) for n in range(1, 31)]

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(body(store))


def test_what_was_not_flushed_is_flushed_when_the_house_opens_again(house: Path) -> None:
    table = started(ANNE, BEA)

    async def write(store: Store) -> None:
        await store.append("T", 1, [said(1)], listings.listing(table.seats, 1))

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(write(store))
        lost = house.with_name("copy.db")
        with contextlib.closing(sqlite3.connect(house)) as one, contextlib.closing(sqlite3.connect(lost)) as two:
            one.backup(two)
    assert (count(lost, "journal"), count(lost, "events"), count(lost, "tables")) == (1, 0, 1)
    open_sqlite(lost).close()
    assert (count(lost, "journal"), count(lost, "events"), count(lost, "tables")) == (0, 1, 1)


def test_two_processes_on_one_file_write_one_history(house: Path) -> None:
    """Whoever is second learns it, by the journal's number or by the table's, whether or not the first has flushed."""

    async def body(first: Store, second: Store) -> None:
        await first.append("T", 1, [said(1)])
        await second.append("U", 1, [said(1)])
        with pytest.raises(Conflict):
            await second.append("T", 1, [said(9)])
        await second.append("T", 2, [said(2)])
        with pytest.raises(Conflict):
            await first.append("T", 2, [said(9)])
        await first.append("T", 3, [said(3)])
        await asyncio.gather(first.append("V", 1, [said(1)]), second.append("W", 1, [said(1)]))
        for store in (first, second):
            await store.write(store.sink.flush)
            assert await store.events("T") == [said(1), said(2), said(3)]
            assert [await store.events(code) for code in "UVW"] == [[said(1)]] * 3

    with contextlib.closing(open_sqlite(house)) as first, contextlib.closing(open_sqlite(house)) as second:
        asyncio.run(body(first, second))


def test_a_failure_in_a_commit_leaves_the_journal_sound(house: Path) -> None:
    async def body(store: Store) -> None:
        await store.append("T", 1, [said(1)])
        with pytest.raises(ZeroDivisionError):
            await store.write(lambda connection: 1 // 0)
        await store.append("T", 2, [said(2)])
        with pytest.raises(Conflict):
            await store.append("T", 2, [said(2)])
        await store.append("T", 3, [said(3)])
        assert await store.events("T") == [said(1), said(2), said(3)]

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(body(store))


async def read_all(store: Store) -> None:
    """Read lists, ratings, events and all that is kept of somebody: everything is up to date."""
    assert [one.code for one in await store.listed()] == ["T"]
    assert [one.code for one in await store.seated(ANNE)] == ["T"]
    assert await store.events("T") == [said(1)]
    assert list(await store.stirring()) == []
    assert await Ratings(store).of(ANNE) == [{}]
    assert (await People(store).export(ANNE))["said"] == [{"table": "T", "at": 1, "text": "1"}]


def contents(house: Path) -> tuple[bytes, bytes]:
    """The file and its log."""
    return house.read_bytes(), house.with_name("house.db-wal").read_bytes()


@pytest.mark.parametrize("process", [False, True], ids=["thread", "process"])
def test_reading_writes_nothing(house: Path, process: bool) -> None:
    """All is read while another process has locked the file; asking whether the house is well adds nothing."""

    async def body(store: Store) -> None:
        await store.append("T", 1, [said(1)], listings.listing(started(ANNE, BEA).seats, 1))
        with contextlib.closing(sqlite3.connect(house, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert count(house, "journal") == 1
            before = contents(house)
            await read_all(store)
            assert contents(house) == before
        async with asyncio.timeout(20):
            while count(house, "journal"):
                await asyncio.sleep(0.05)
        before = contents(house)
        await store.well()
        await read_all(store)
        await asyncio.sleep(2 * writer.IDLE)
        assert contents(house) == before

    async def life(store: Store) -> None:
        if process:
            await store.start_writer_process()
        try:
            await body(store)
        finally:
            await store.stop_writer_process()

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(life(store))
