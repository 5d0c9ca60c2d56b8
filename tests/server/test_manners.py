"""Odd requests, odd names, odd clocks: refused with the right code, or no matter at all."""

import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.attackers import Raw, shake_hands
from tests.server.live import PATIENCE, Guest, Live, Refusal, live, match_of, open_table
from tests.server.process import Process, sabbat

HOUR = 60 * 60


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Anne").come()
    yield guest
    guest.close()


# -- time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_jumps_empties_no_bank_and_stops_no_chat(
    anne: Guest, house: Live, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    bea = Guest(house.address, "Bea").come()
    code = match_of(anne, bea, pace={"kind": "bank", "move": 60_000, "bank": 600_000})
    for _ in range(5):
        anne.ask("say", table=code, text="hello")
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
    sight = anne.sight(code, 4)
    seq = anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])["seq"]
    left = anne.sight(code, seq)["left"]
    assert min(left) > 600_000, "an hour that did not pass is not paid for"
    with pytest.raises(Refusal, match="chat-often"):
        anne.ask("say", table=code, text="too much")
    assert bea.ask("say", table=code, text="and you?")["seq"] > seq
    assert anne.ask("ping")["now"] < (real() / 1e6) + HOUR * 500
    bea.close()


# -- requests --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[x"])
def test_an_origin_that_cannot_be_read(house: Live, anne: Guest, origin: str) -> None:
    assert anne.http.patch("/api/me", json={}, headers={"Origin": origin}).status_code == 400


@pytest.mark.parametrize(
    "body", [b"[" * 50_000, b'{"setup": ' + b'{"a":' * 9000, b"\xff\xfe", b'{"setup":', b"", b"\xed\xa0\x80"]
)
def test_a_body_that_cannot_be_read(anne: Guest, body: bytes) -> None:
    answer = anne.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["message"]


def test_huge_numbers_are_refused(anne: Guest) -> None:
    for number in ("9" * 30, "9" * 5000, "-" + "9" * 400, "1e400"):
        for setup in (
            f'{{"game": "course-de-sorcieres", "players": {number}}}',
            f'{{"game": "course-de-sorcieres", "players": 2, "options": {{"first": {number}}}}}',
            f'{{"game": "course-de-sorcieres", "players": 2, "away": {number}}}',
            f'{{"game": "course-de-sorcieres", "players": 2, "pace": {{"kind": "bank", "move": {number}}}}}',
        ):
            headers = {"Content-Type": "application/json"}
            answer = anne.http.post("/api/tables", content=f'{{"setup": {setup}}}', headers=headers)
            assert answer.status_code == 400, (setup[:80], answer.text[:200])


def closing_code(address: str, cookie: str, path: str = "/ws", **headers: str) -> int | None:
    wire: Raw = shake_hands(address, cookie, path, **headers)
    code = wire.hear_to_the_end()
    wire.close()
    return code


def test_the_documented_close_codes_are_sent(house: Live, anne: Guest, tmp_path: Path) -> None:
    assert closing_code(house.address, "") == 4401
    assert closing_code(house.address, anne.cookie, Origin="http://evil.example") == 4403
    assert closing_code(house.address, anne.cookie, Origin="http://[") == 4400
    assert closing_code(house.address, anne.cookie, "/elsewhere") == 4404
    with live(tmp_path / "strict.db", request_rate=0.001) as strict:
        assert httpx.get(f"http://{strict.address}/api/me").status_code == 429
        assert closing_code(strict.address, anne.cookie) == 4429


def test_only_by_known_names_if_the_host_says_so(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", hosts=["games.example", "127.0.0.1"]) as house:
        for host, status in (("games.example", 200), ("GAMES.example:80", 200), ("evil.example", 400), ("", 400)):
            assert httpx.get(f"http://{house.address}/api/me", headers={"Host": host}).status_code == status, host


def test_what_spectators_may_not_see_they_do_not_read_afterwards(anne: Guest, house: Live) -> None:
    bea, eve = Guest(house.address, "Bea").come(), Guest(house.address, "Eve")
    code = match_of(anne, bea, spectators=False)
    bea.ask("resign", table=code, seat=1)
    for path in ("record", "moments", "verify"):
        assert anne.http.get(f"/api/tables/{code}/{path}").status_code == 200, path
        assert bea.http.get(f"/api/tables/{code}/{path}").status_code == 200, path
        refused = eve.http.get(f"/api/tables/{code}/{path}")
        assert refused.status_code == 400 and refused.json()["code"] == "no-spectators", path
    bea.close()
    eve.close()


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u200b", "\u115f", "Z" + "\u0335" * 12, "Bot:master", "BOT : x", "ｂｏｔ:x", "\u0301a"],
)
def test_names_that_only_pretend_are_refused(anne: Guest, name: str) -> None:
    answer = anne.http.patch("/api/me", json={"name": name})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-name"


@pytest.mark.parametrize("name", ["Zoé", "Nguyễn", "Ольга", "さくら", "Robot", "हिन्दी", "🧙‍♀️".replace("\u200d", "")])
def test_names_of_people_are_taken(anne: Guest, name: str) -> None:
    assert anne.http.patch("/api/me", json={"name": name}).json()["name"]


# -- what cannot be read ---------------------------------------------------------------------------


def test_an_event_that_cannot_be_read_is_said_without_a_traceback_and_spoils_no_other_table(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    server = Process(database)
    guest = Guest(server.address, "Anne").come()
    code = open_table(guest, sit=[0], bots="novice", start=True, public=True)
    guest.ask("resign", table=code, seat=0)
    first, broken, last = (open_table(guest, sit=[0], bots="novice", start=True) for _ in range(3))
    guest.go()
    server.end(signal.SIGTERM)
    with contextlib.closing(sqlite3.connect(database)) as other, other:
        spoil = "UPDATE events SET data = ? WHERE seq = 2 AND code IN (?, ?)"
        other.execute(spoil, (b'{"kind": "danced"}', code, broken))
    ended = sabbat("export", tmp_path / "out", "--database", database)
    assert ended.returncode == 2 and code in ended.stderr and "Traceback" not in ended.stderr
    server = Process(database, server.port, log=tmp_path / "log")
    until = time.monotonic() + PATIENCE
    while "sabbat_rooms 2.0" not in guest.http.get("/metrics").text:
        assert time.monotonic() < until, f"{first} and {last} are awake, whatever comes between them"
    for table in (code, broken):
        refused = guest.http.get(f"/api/tables/{table}")
        assert refused.status_code == 400 and refused.json()["code"] == "unreadable-table"
    logged = (tmp_path / "log").read_text()
    assert broken in logged and "Traceback" not in logged
    guest.close()
    server.end(signal.SIGTERM)


def test_a_record_cannot_command_a_terminal(tmp_path: Path) -> None:
    names = json.dumps(["\x1b[2J\x1b]0;owned\x07", "Bea\u009b31m"])
    record = tmp_path / "match.txt"
    record.write_text(f"game: course-de-sorcieres\nrules: 1\nplayers: 2\noptions: {{}}\nnames: {names}\n\n", "utf-8")
    for command in ("replay", "verify"):
        ended = sabbat(command, record)
        said = ended.stdout + ended.stderr
        assert said and not {"\x1b", "\x07", "\u009b"} & set(said), command
    ended = sabbat("replay", tmp_path / "no\x1b[31m.txt")
    assert "\x1b" not in ended.stderr
