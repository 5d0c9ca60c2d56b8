"""The writer: what it says is kept is on the disk, whoever dies, and it sees what others write."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabbat.server.storage import journal
from sabbat.server.storage.commits import Conflict, StorageFailed, WriterDied
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.store import Append, Store, batch_of
from sabbat.server.storage.writer_client import FrameReader, frame
from sabbat.server.storage.writer_process import WriterProcess
from sabbat.server.table import events as ev
from tests.server.live import Guest, match_of
from tests.server.process import Process
from tests.server.tables import ANNE
from tests.server.test_troubles import _move


def said(n: int) -> ev.Said:
    return ev.Said(at=n, person=ANNE, name="Anne", text=str(n))


def with_writer_process(house: Path, body: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store that has a writer."""

    async def life() -> None:
        store = open_sqlite(house)
        try:
            await store.start_writer_process()
            await body(store)
        finally:
            await store.stop_writer_process()
            store.close()

    asyncio.run(life())


def stored(house: Path) -> list[tuple[str, int]]:
    """All events, from the file alone."""
    with contextlib.closing(sqlite3.connect(house)) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (0,)
        return connection.execute("SELECT code, seq FROM events ORDER BY code, seq").fetchall()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def test_what_is_committed_is_read_at_once_and_flushed_in_the_end(house: Path) -> None:
    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"T{n}", 1, [said(1), said(2)]) for n in range(30)))
        assert 0 < store.commits < 30
        assert await store.events("T7") == [said(1), said(2)]
        await store.append("T7", 3, [said(3)])
        assert await store.events("T7", 1) == [said(2), said(3)]

    with_writer_process(house, body)
    assert len(stored(house)) == 61


def test_a_conflict_is_that_of_one_table_alone(house: Path) -> None:
    async def body(store: Store) -> None:
        await store.append("T", 1, [said(1)])
        results = await asyncio.gather(
            store.append("T", 1, [said(9)]),
            store.append("U", 1, [said(1)]),
            store.keep(Append("V", 1, [said(1)]), Append("T", 3, [said(9)])),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [Conflict, type(None), type(None)]

    with_writer_process(house, body)


def test_jobs_of_the_server_and_the_process_write_beside_each_other(house: Path) -> None:
    async def body(store: Store) -> None:
        for n in range(1, 30):
            await asyncio.gather(
                store.append("T", n, [said(n)]),
                store.rewrite(lambda connection: None),
                store.append(f"U{n}", 1, [said(1)]),
            )
        assert await store.events("T") == [said(n) for n in range(1, 30)]

    with_writer_process(house, body)
    assert len(stored(house)) == 58


def test_when_the_process_dies_another_one_goes_on(house: Path) -> None:
    async def body(store: Store) -> None:
        await store.append("T", 1, [said(1)])
        assert store.writer_process is not None and store.writer_process._process is not None
        os.kill(store.writer_process._process.pid, signal.SIGKILL)
        with pytest.raises(WriterDied):
            await store.append("T", 2, [said(2)])
        known = await store.events("T")
        await store.append("T", len(known) + 1, [said(3)])
        assert await store.events("T") == [*known, said(3)]

    with_writer_process(house, body)


def test_a_table_goes_on_when_the_process_is_killed_and_nothing_acknowledged_is_lost(house: Path) -> None:
    server = Process(house)
    people = [Guest(server.address, name).come() for name in ("Anne", "Bea")]
    code = match_of(*people)
    seq = _move(people, code, 4)
    for _ in range(3):
        os.kill(server.writer_process, signal.SIGKILL)
        before, seq = seq, _move(people, code, seq)
        assert seq > before
    for one in (signal.SIGINT, signal.SIGTERM):
        os.kill(server.writer_process, one)
        seq = _move(people, code, seq)
    server.end(signal.SIGKILL)
    server = Process(house, server.port)
    for guest in people:
        guest.go()
        assert guest.come().ask("watch", table=code)["seq"] == seq
        guest.close()
    server.end(signal.SIGTERM)


@pytest.fixture
def writer(house: Path) -> Iterator[socket.socket]:
    """A line to a writer that works in a thread."""
    open_sqlite(house).close()
    near, far = socket.socketpair()
    thread = threading.Thread(target=lambda: WriterProcess(house, far).work())
    thread.start()
    with near:
        yield near
    thread.join()
    far.close()


def test_frames_come_in_pieces_and_together(writer: socket.socket) -> None:
    frames = [frame([batch_of(Append("T", n, [said(n)]))]) for n in (1, 2, 2)]
    for byte in frames[0]:
        writer.sendall(bytes([byte]))
    assert FrameReader().take(writer.recv(1000)) == [frame([None])[4:]]
    writer.sendall(b"".join(frames[1:]))
    outcomes: list[str | None] = []
    reader = FrameReader()
    while len(outcomes) < 2:
        outcomes += [one for content in reader.take(writer.recv(1000)) for one in msgspec.msgpack.decode(content)]
    assert outcomes == [None, ""]


def test_rounds_leave_every_event_in_its_place(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Filed a few tables at a time: at every moment each table is whole, and a crash in between harms nothing."""
    monkeypatch.setattr(journal, "MANY", 40)
    monkeypatch.setattr(journal, "SOME", 7)

    async def body(store: Store) -> None:
        for n in range(1, 21):
            await asyncio.gather(*(store.append(f"T{k}", n, [said(n)]) for k in range(5)))
            assert await store.events("T3") == [said(m) for m in range(1, n + 1)]
            copy = house.with_name(f"copy{n}.db")
            with contextlib.closing(sqlite3.connect(house)) as one, contextlib.closing(sqlite3.connect(copy)) as two:
                one.backup(two)
            open_sqlite(copy).close()
            assert stored(copy) == [(f"T{k}", m) for k in range(5) for m in range(1, n + 1)]

    with contextlib.closing(open_sqlite(house)) as store:
        asyncio.run(body(store))


def test_what_cannot_be_kept_is_said_by_the_process_too(house: Path) -> None:
    async def body(store: Store) -> None:
        await store.append("T", 1, [said(1)])
        with contextlib.closing(sqlite3.connect(house, isolation_level=None)) as other:
            other.execute("DROP TABLE journal")
        with pytest.raises(StorageFailed, match="journal"):
            await store.append("T", 2, [said(2)])

    with_writer_process(house, body)
