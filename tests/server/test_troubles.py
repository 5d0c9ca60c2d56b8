"""Time runs out, people go away, the disk is full, the server is gone: what the others see of it."""

import json
import resource
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sabbat.core.errors import BadRequest
from sabbat.core.record import Record, verify
from sabbat.games import find
from sabbat.server.storage import backups
from sabbat.server.storage.databases import open_sqlite
from tests.server.live import Guest, Live, Refusal, live, match_of, open_table
from tests.server.process import Process, sabbat


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def pair(house: Live) -> Iterator[list[Guest]]:
    people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
    yield people
    for guest in people:
        guest.close()


def wait_for(guest: Guest, kind: str) -> dict[str, Any]:
    """The first event of a kind that comes."""
    while True:
        for message in guest.inbox:
            for told in message.get("events", []):
                if told["event"]["kind"] == kind:
                    event: dict[str, Any] = told["event"]
                    return event
        guest.hear()


# -- time and presence -----------------------------------------------------------------------------


def test_when_time_runs_out_a_stand_in_plays_until_the_player_returns(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea, pace={"kind": "bank", "move": 1000, "bank": 0})
    assert wait_for(bea, "stood-in")["reason"] == "time"
    assert wait_for(bea, "moved")["seat"] == 0
    anne.ask("return", table=code)
    assert wait_for(bea, "returned")["seat"] == 0


def test_who_is_away_for_long_gets_a_stand_in_and_the_seat_back(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea, away=1)
    anne.go()
    stood_in = wait_for(bea, "stood-in")
    assert (stood_in["seat"], stood_in["reason"]) == (0, "away")
    anne.come()
    anne.ask("watch", table=code)
    wait_for(bea, "returned")
    assert wait_for(anne, "returned")["seat"] == 0


def test_nobody_s_match_is_played_for_them_while_nobody_waits(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea, away=1)
    seq = anne.sight(code)["seq"]
    anne.go()
    bea.go()
    with pytest.raises(TimeoutError):
        wait_quietly(Guest(anne.address).come(), code)
    anne.come()
    anne.ask("watch", table=code, seq=seq)
    assert "stood-in" not in str(anne.news(code)["events"])


def wait_quietly(guest: Guest, code: str) -> None:
    """Watch a table for two seconds; TimeoutError if nothing happens there."""
    guest.ask("watch", table=code)
    assert guest.socket is not None
    try:
        guest.socket.recv(timeout=2)
    finally:
        guest.close()


# -- storage ---------------------------------------------------------------------------------------


def test_a_full_disk_is_said_clearly_and_nothing_is_shown_that_is_not_kept(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
        code = match_of(*people)
        _limit(house, 0)
        while people[0].http.post("/api/tables", json={"setup": {"game": "air-sorciere", "players": 2}}).is_success:
            pass
        seq = _play_until_refused(people, code)
        _limit(house, 1_000_000)
        for guest in people:
            assert guest.ask("watch", table=code, seq=seq)["seq"] == seq
            assert max(message["seq"] for message in guest.inbox if message["type"] == "news") == seq
        assert _move(people, code, seq) > seq
        for guest in people:
            guest.close()


def _move(people: list[Guest], code: str, seq: int) -> int:
    """Whoever is to act plays; the number of the last event then."""
    mover = people[people[0].sight(code, seq)["turn"]]
    sight = mover.sight(code, seq)
    done = mover.ask("act", table=code, seq=sight["seq"], seat=sight["seat"], action=sight["actions"][0])
    return int(done["seq"])


def _play_until_refused(people: list[Guest], code: str) -> int:
    """Play until the disk is full; the number of the last event that was acknowledged."""
    seq = int(people[0].sight(code)["seq"])
    with pytest.raises(Refusal, match="storage-failed") as refused:  # noqa: PT012
        for _ in range(500):
            seq = _move(people, code, seq)
    assert "full" in refused.value.message["message"]
    return seq


def _limit(house: Live, pages: int) -> None:
    """Let the database grow to so many pages only (0: not at all)."""

    def job(connection: Any) -> None:
        most = pages or connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    house.do(lambda store: store.write(job))


def test_a_database_that_becomes_read_only_is_said_clearly(pair: list[Guest], house: Live) -> None:
    code = match_of(*pair)
    seq = _move(pair, code, 4)
    file = _file_to_write(house)
    file.execute("PRAGMA query_only = 1")
    with pytest.raises(Refusal, match="storage-failed") as refused:
        _move(pair, code, seq)
    assert "readonly" in refused.value.message["message"]
    assert pair[0].http.post("/api/tables", json={"setup": {"game": "air-sorciere", "players": 2}}).status_code == 503
    file.execute("PRAGMA query_only = 0")
    assert _move(pair, code, seq) > seq


def _file_to_write(house: Live) -> sqlite3.Connection:
    """The connection that the house writes by."""
    found: list[object] = []
    house.do(lambda store: store.write(lambda connection: found.append(connection.connection.driver_connection)))
    (file,) = found
    assert isinstance(file, sqlite3.Connection)
    return file


def test_files_that_cannot_grow_under_a_running_server(tmp_path: Path) -> None:
    """The real thing: the operating system refuses to write; when it does again, play goes on."""
    server = Process(tmp_path / "house.db")
    people = [Guest(server.address, name).come() for name in ("Anne", "Bea")]
    code = match_of(*people)
    seq = _move(people, code, 4)
    size = (tmp_path / "house.db-wal").stat().st_size
    resource.prlimit(server.writer_process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    with pytest.raises(Refusal, match="storage-failed"):  # noqa: PT012
        for _ in range(500):
            seq = _move(people, code, seq)
    resource.prlimit(server.writer_process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert _move(people, code, seq) > seq
    server.end(signal.SIGKILL)
    server = Process(tmp_path / "house.db", server.port)
    for guest in people:
        guest.go()
        assert guest.come().ask("watch", table=code)["seq"] > seq
        guest.close()
    server.end(signal.SIGTERM)


def test_a_database_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.db").write_text("no database at all " * 100)
    ended = sabbat("serve", "--database", tmp_path / "no.db", "--port", 0)
    assert ended.returncode == 2 and "no.db" in ended.stderr and "Traceback" not in ended.stderr


# -- processes -------------------------------------------------------------------------------------


def test_a_house_as_a_process_its_copies_and_its_records(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    server = Process(database)
    guest = Guest(server.address, "Anne").come()
    code = open_table(guest, sit=[0], bots="novice", start=True, public=True)
    guest.ask("watch", table=code)
    guest.ask("resign", table=code, seat=0)
    assert sabbat("backup", tmp_path / "copy.db", "--database", database).returncode == 0
    assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    while guest.hear()["type"] != "bye":
        pass
    guest.close()
    backups.restore(tmp_path / "copy.db", tmp_path / "again.db")
    ((found, facts, written),) = backups.finished(tmp_path / "again.db")
    assert found == code and facts["outcome"]["reason"] == "resigned"
    verify(find(facts["game"]), Record.parse(written))


def test_all_finished_public_matches_are_exported(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        guest = Guest(house.address, "Anne").come()
        for public in (True, False, True):
            code = open_table(guest, sit=[0], bots="novice", start=True, public=public)
            guest.ask("resign", table=code, seat=0)
        open_table(guest, sit=[0], bots="novice", start=True, public=True)
        guest.close()
    ended = sabbat("export", tmp_path / "out", "--database", tmp_path / "house.db")
    assert ended.returncode == 0 and "2" in ended.stdout
    lines = [json.loads(line) for line in (tmp_path / "out" / "matches.jsonl").read_text().splitlines()]
    assert len(lines) == 2 and len(list((tmp_path / "out").iterdir())) == 3


def test_only_a_whole_house_is_restored(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("only words " * 500)
    for copy in (tmp_path / "words", tmp_path / "nothing"):
        with pytest.raises(BadRequest):
            backups.restore(copy, tmp_path / "house.db")
    assert list(tmp_path.iterdir()) == [tmp_path / "words"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    open_sqlite(tmp_path / "house.db").close()
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(BadRequest, match="file there"):
        backups.backup(tmp_path / "house.db", tmp_path / "copy")
    with pytest.raises(BadRequest, match="file there"):
        backups.restore(tmp_path / "copy", tmp_path / "house.db")
    assert (tmp_path / "copy").read_text() == "mine"


def test_logs_hold_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = Process(tmp_path / "house.db", 0, "--log-level", "debug")
    guest = Guest(server.address, "Anne").come()
    code = open_table(guest, sit=[0], bots="novice", start=True)
    httpx.get(f"http://{server.address}/api/tables/{code}", headers={"Cookie": guest.cookie})
    cookie = guest.cookie
    guest.close()
    server.end(signal.SIGTERM)
    logged = capfd.readouterr().err
    assert logged and all(json.loads(line)["message"] for line in logged.splitlines())
    assert code not in logged and cookie.removeprefix("sabbat=") not in logged
