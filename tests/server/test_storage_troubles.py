"""The database is busy, locked, hung, foreign or somebody else's: nobody waits untold, nothing is taken for a house."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sabbat.server.storage import journal
from sabbat.server.storage.batch import WriteBatch
from sabbat.server.storage.databases import connect_to_write, open_sqlite, sqlite_engine
from sabbat.server.storage.journal import Journal
from sabbat.server.storage.store import Append, batch_of
from sabbat.server.table import events as ev
from tests.server.live import PATIENCE, Guest, live, match_of, open_table
from tests.server.players import players_at
from tests.server.process import Process, sabbat
from tests.server.services import standing_still

LINKS = 30


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Process]:
    server = Process(tmp_path / "house.db")
    yield server
    server.end(signal.SIGTERM)


@contextlib.contextmanager
def under_load(address: str, tables: int = 3) -> Iterator[None]:
    """People play as fast as they can meanwhile."""
    players = players_at(address, random.Random(1), tables)
    stop = asyncio.Event()
    loop = asyncio.new_event_loop()

    async def play() -> None:
        await asyncio.gather(*(player.play([address], stop) for player in players))

    thread = threading.Thread(target=lambda: loop.run_until_complete(play()), daemon=True)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        loop.close()
        for player in players:
            player.guest.close()


def test_identity_links_work_under_load(house: Process) -> None:
    anne = Guest(house.address, "Anne")
    answers = []
    with under_load(house.address):
        for _ in range(LINKS):
            answers.append(anne.http.post("/api/me/links"))
            answers.append(httpx.post(f"http://{house.address}/api/links", json={"token": answers[-1].json()["token"]}))
    assert {answer.status_code for answer in answers} == {201}
    anne.close()


def test_who_is_forgotten_under_load_leaves_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    gone: list[str] = []
    with under_load(server.address):
        for n in range(8):
            zoe = Guest(server.address, f"Zoe {n}").come()
            code = open_table(zoe, sit=[0])
            zoe.ask("say", table=code, text="Zoe was here")
            assert zoe.http.delete("/api/me").status_code == 204
            gone.append(zoe.id)
            zoe.close()
    server.end(signal.SIGTERM)
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as house:
        for query in ("SELECT person FROM visits", "SELECT id FROM people", "SELECT person FROM places"):
            assert not {row[0] for row in house.execute(query)} & set(gone), query
        assert not [data for (data,) in house.execute("SELECT data FROM events") if b"Zoe" in data]
        assert house.execute("SELECT * FROM journal").fetchall() == []


def test_what_was_forgotten_is_not_filed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes share the file: one forgets somebody whom the other has yet to file."""
    monkeypatch.setattr(journal, "MANY", 2)
    open_sqlite(tmp_path / "house.db").close()
    engine = sqlite_engine(tmp_path / "house.db")
    writer, ours, theirs = connect_to_write(engine), Journal(), Journal()

    def sat(code: str) -> WriteBatch:
        return batch_of(Append(code, 1, [ev.Sat(at=0, seat=0, person="zoe", name="Zoe")]))

    for code in ("A", "B"):
        with writer.begin():
            ours.keep(writer, sat(code), apart=False)
    with writer.begin():
        theirs.flush(writer)
        writer.exec_driver_sql("DELETE FROM visits")
    for code in ("C", "D", "E", "F"):
        with writer.begin():
            ours.keep(writer, batch_of(Append(code, 1, [ev.Left(at=0, seat=0)])), apart=False)
    with writer.begin():
        ours.flush(writer)
        assert writer.exec_driver_sql("SELECT * FROM visits").all() == []
        assert writer.exec_driver_sql("SELECT count(*) FROM events").scalar() == 6
    writer.close()
    engine.dispose()


def test_a_second_server_on_the_same_file_is_refused(house: Process, tmp_path: Path) -> None:
    ended = sabbat("serve", "--database", tmp_path / "house.db", "--port", 0)
    assert ended.returncode == 2 and "house.db" in ended.stderr and "Traceback" not in ended.stderr
    until = time.monotonic() + PATIENCE
    while not _well(house.address):
        assert time.monotonic() < until


def _act(guest: Guest, code: str) -> int:
    sight = guest.sight(code, 4)
    return guest.send("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])


def _heard(guest: Guest, type: str, id: int) -> dict[str, Any]:
    """The message of that type about that message of ours."""
    while True:
        found = [one for one in guest.inbox if one["type"] == type and one["id"] == id]
        if found:
            return found[0]
        guest.hear()


def _well(address: str) -> bool:
    return httpx.get(f"http://{address}/healthz", timeout=PATIENCE).status_code == 200


def test_while_the_writer_hangs_people_are_told_and_in_the_end_answered(house: Process) -> None:
    anne, bea = (Guest(house.address, name).come() for name in ("Anne", "Bea"))
    code = match_of(anne, bea)
    os.kill(house.writer_process, signal.SIGSTOP)
    sick = httpx.get(f"http://{house.address}/healthz", timeout=PATIENCE)
    assert sick.status_code == 503 and sick.json()["code"] == "storage-slow"
    id = _act(anne, code)
    assert _heard(anne, "waiting", id)["message"]
    assert anne.ask("ping")["type"] == "pong", "the line is alive, and says so"
    os.kill(house.writer_process, signal.SIGCONT)
    assert _heard(anne, "done", id)["seq"] > 4
    until = time.monotonic() + PATIENCE
    while not _well(house.address):
        assert time.monotonic() < until
    anne.close()
    bea.close()


def test_a_request_that_waits_for_a_writer_that_hangs_is_answered(tmp_path: Path) -> None:
    """The limit is short only while the writer hangs: on a busy machine anything else may take long."""
    with live(tmp_path / "house.db", writer_process=True) as server:
        anne, wish = Guest(server.address), {"setup": {"game": "air-sorciere", "players": 2}}
        writer = server.server.house.hub.store.writer_process
        assert writer is not None and writer._process is not None
        with standing_still(writer._process.pid):
            server.server.house.app.answer_timeout = 1.0
            late = anne.http.post("/api/tables", json=wish)
            assert late.status_code == 503 and late.json()["code"] == "storage-slow"
        server.server.house.app.answer_timeout = float(PATIENCE)
        assert anne.http.post("/api/tables", json=wish).status_code == 201
        anne.close()


def test_a_house_whose_writer_hangs_can_be_stopped(tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    anne, bea = (Guest(server.address, name).come() for name in ("Anne", "Bea"))
    code = match_of(anne, bea)
    os.kill(server.writer_process, signal.SIGSTOP)
    _act(anne, code)
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(12)
    assert server.process.stdout is not None
    server.process.stdout.close()
    anne.close()
    bea.close()


def test_a_locked_file_is_told(house: Process, tmp_path: Path) -> None:
    anne, bea = (Guest(house.address, name).come() for name in ("Anne", "Bea"))
    code = match_of(anne, bea)
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert not _well(house.address)
        id = _act(anne, code)
        assert _heard(anne, "waiting", id)["message"]
        other.execute("ROLLBACK")
    answer = next(one for one in iter(anne.hear, None) if one.get("id") == id and one["type"] in ("done", "wrong"))
    assert answer["type"] == "done" or answer["code"] == "storage-failed"
    anne.close()
    bea.close()


# -- what is no house ------------------------------------------------------------------------------


def _foreign(path: Path) -> Path:
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    return path


@pytest.mark.parametrize("kind", ["empty", "blank", "foreign"])
def test_only_a_house_is_restored(tmp_path: Path, kind: str) -> None:
    copy = tmp_path / "copy.db"
    copy.touch()
    if kind == "foreign":
        _foreign(copy)
    elif kind == "blank":
        with contextlib.closing(sqlite3.connect(copy)) as other:
            other.execute("PRAGMA user_version = 1")
    ended = sabbat("restore", copy, "--database", tmp_path / "house.db")
    assert ended.returncode == 2 and "copy.db" in ended.stderr
    assert not (tmp_path / "house.db").exists()


def test_a_foreign_file_is_left_alone(tmp_path: Path) -> None:
    path = _foreign(tmp_path / "recipes.db")
    before = path.read_bytes()
    ended = sabbat("serve", "--database", path, "--port", 0)
    assert ended.returncode == 2 and "recipes.db" in ended.stderr and path.read_bytes() == before


def test_a_house_of_a_newer_version_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    open_sqlite(path).close()
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    ended = sabbat("serve", "--database", path, "--port", 0)
    assert ended.returncode == 2 and "newer" in ended.stderr and "Traceback" not in ended.stderr


def test_a_database_address_that_never_answers_is_said_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://sabbat@127.0.0.1:{silent.getsockname()[1]}/sabbat"
        ended = sabbat("serve", "--database", address, "--port", 0)
    assert ended.returncode == 2 and "127.0.0.1" in ended.stderr and "Traceback" not in ended.stderr
