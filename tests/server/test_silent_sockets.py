"""Whoever connects and asks for nothing is cut off in time, and never locks out anybody else.

`make soak` does it with more sockets and for longer (SABBAT_FLOOD, in seconds).
"""

import contextlib
import json
import os
import re
import select
import signal
import socket
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.attackers import handshake, plain_socket, shake_hands
from tests.server.live import Guest, Live, live, match_of
from tests.server.process import Process

SOAK = "SABBAT_FLOOD" in os.environ
SILENT, FILES = (900, 512) if SOAK else (300, 256)
SECONDS = float(os.environ.get("SABBAT_FLOOD", "1"))
OWN, REFUSED = 64, 32
"""So many files the house keeps for itself, and for those whom it refuses."""
ROOM = FILES - OWN - REFUSED
PATIENT = 600.0
"""Seconds that a house waits which does not cut off anybody meanwhile."""
ELSEWHERE, BYSTANDER = "127.0.0.2", "127.0.0.3"
HALF = b"GET /api/me HTTP/1.1\r\nHost: house\r\nX-Long:"


def closed(wire: socket.socket, patience: float = 10.0) -> bytes:
    """What came before the server closed."""
    wire.settimeout(patience)
    told = b""
    with contextlib.suppress(ConnectionError):
        while some := wire.recv(65536):
            told += some
    wire.close()
    return told


def trickle(wire: socket.socket) -> None:
    """Send letter by letter until the server closes."""
    with contextlib.suppress(ConnectionError):
        for _ in range(200):
            time.sleep(0.05)
            wire.sendall(b"x")
        pytest.fail("the connection stays open")
    wire.close()


def figures(address: str) -> dict[str, int]:
    """Why connections were turned away, and how often."""
    text = httpx.get(f"http://{address}/metrics").raise_for_status().text
    return {why: int(float(n)) for why, n in re.findall(r'^sabbat_turned_away_total{why="(.+)"} (\S+)', text, re.M)}


def connections(address: str) -> int:
    """How many are open, with the one that asks."""
    text = httpx.get(f"http://{address}/metrics").raise_for_status().text
    return int(float(re.findall(r"^sabbat_connections (\S+)", text, re.M)[0]))


def logged(log: Path) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [line for line in lines if line["message"] == "a connection was turned away"]


def still_open(wires: list[socket.socket]) -> int:
    """How many of these the server has not closed."""
    ended = select.poll()
    for wire in wires:
        ended.register(wire, select.POLLIN)
    return len(wires) - len(ended.poll(0))


class Silence:
    """Half requests from one address, as many as are let in, for as long as the block lasts."""

    def __init__(self, address: str, source: str = ELSEWHERE) -> None:
        self.address, self.source = address, source
        self.wires: list[socket.socket] = []

    def __enter__(self) -> "Silence":
        for _ in range(SILENT):
            self.add()
        return self

    def add(self) -> None:
        wire = plain_socket(self.address, self.source)
        with contextlib.suppress(ConnectionError):
            wire.sendall(HALF)
        self.wires.append(wire)

    def renew(self) -> None:
        """Connect again for each that was closed."""
        for wire in [wire for wire in self.wires if not still_open([wire])]:
            self.wires.remove(wire)
            wire.close()
            self.add()

    def __exit__(self, *error: object) -> None:
        for wire in self.wires:
            wire.close()


def play_on(anne: Guest, bea: Guest, code: str) -> None:
    """A move of whoever has the turn."""
    sight = anne.sight(code)
    guest = (anne, bea)[sight["turn"]]
    sight = guest.sight(code, sight["seq"])
    seq = guest.ask("act", table=code, seq=sight["seq"], seat=sight["seat"], action=sight["actions"][0])["seq"]
    for one in (anne, bea):
        one.news(code, seq)


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Process]:
    """A real process that may open few files; a test says how many connections from an address, and for how long."""
    most_each, timeout = request.param
    options = ["--address-connections", str(most_each), "--client-timeout", str(timeout)]
    server = Process(tmp_path / "house.db", 0, *options, files=FILES, log=tmp_path / "log")
    yield server
    assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)


@pytest.fixture
def friends(house: Process) -> Iterator[tuple[Guest, Guest]]:
    """Two people from an address of their own."""
    anne, bea = (Guest(house.address, name, BYSTANDER).come() for name in ("Anne", "Bea"))
    yield anne, bea
    anne.close()
    bea.close()


@pytest.fixture
def silence(house: Process) -> Iterator[Silence]:
    """Somebody elsewhere with a great many half requests."""
    with Silence(house.address) as wires:
        yield wires


@pytest.mark.parametrize("house", [(50, PATIENT)], indirect=True)
def test_half_requests_from_one_address_leave_room_for_all_others(
    house: Process, silence: Silence, friends: tuple[Guest, Guest], tmp_path: Path
) -> None:
    code = match_of(*friends)
    waits: list[float] = []
    until = time.monotonic() + SECONDS
    while not waits or time.monotonic() < until:
        began = time.monotonic()
        play_on(*friends, code)
        waits.append(time.monotonic() - began)
        silence.renew()
        code = match_of(*friends) if friends[0].news(code).get("face", {}).get("status") == "over" else code
    print(f"{len(waits)} moves beside {SILENT} half requests, the slowest took {max(waits) * 1000:.0f} ms, ", end="")
    print(f"half of them {statistics.median(waits) * 1000:.0f} ms")
    refused = plain_socket(house.address, ELSEWHERE)
    refused.sendall(b"GET /api/me HTTP/1.1\r\nHost: house\r\nAccept-Language: fr\r\n\r\n")
    told = closed(refused).decode()
    assert told.startswith("HTTP/1.1 429 ") and "Trop de connexions viennent de votre adresse" in told
    assert figures(house.address)["too-many-connections"] >= SILENT - 50
    line = next(line for line in logged(tmp_path / "log") if line["why"] == "too-many-connections")
    assert (line["address"], line["from_there"], line["level"]) == (ELSEWHERE, 50, "warning")


@pytest.mark.parametrize("house", [(0, PATIENT)], indirect=True)
def test_a_full_house_says_so_and_whoever_is_there_plays_on(
    house: Process, friends: tuple[Guest, Guest], tmp_path: Path
) -> None:
    code = match_of(*friends)
    with Silence(house.address) as silence:
        play_on(*friends, code)
        refused = httpx.get(f"http://{house.address}/api/me", headers={"accept-language": "fr"})
        assert (refused.status_code, refused.json()["code"]) == (503, "house-full")
        assert "pleine" in refused.json()["message"]
        wire = shake_hands(house.address, friends[0].cookie)
        assert wire.hear_to_the_end() == 4503
        wire.close()
        assert httpx.get(f"http://{house.address}/healthz").json() == {"status": "ok"}
        assert figures(house.address)["house-full"] >= SILENT - ROOM
        assert still_open(silence.wires) <= ROOM + REFUSED
    until = time.monotonic() + 20
    while httpx.get(f"http://{house.address}/api/me").status_code != 200:
        assert time.monotonic() < until
    play_on(*friends, code)
    assert "house-full" in {line["why"] for line in logged(tmp_path / "log")}
    assert "out of system resource" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("house", [(0, 1.0)], indirect=True)
def test_half_requests_are_closed_in_time(house: Process, silence: Silence, tmp_path: Path) -> None:
    for half in silence.wires:
        assert closed(half) == b""
    assert httpx.get(f"http://{house.address}/api/me").status_code == 200
    assert figures(house.address)["no-request"] >= ROOM
    line = next(line for line in logged(tmp_path / "log") if line["why"] == "no-request")
    assert line["address"] == ELSEWHERE


# -- time limits -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A house that waits a second for what people want."""
    with live(tmp_path_factory.mktemp("house") / "house.db", client_timeout=1.0) as server:
        yield server


@pytest.mark.parametrize("start", [b"", b"\r\n", HALF], ids=["nothing", "a blank line", "half a request"])
def test_what_is_no_request_is_closed(hasty: Live, start: bytes) -> None:
    before = figures(hasty.address).get("no-request", 0)
    wire = plain_socket(hasty.address)
    wire.sendall(start)
    assert closed(wire) == b""
    assert figures(hasty.address)["no-request"] == before + 1


def test_a_request_that_trickles_in_is_closed(hasty: Live) -> None:
    wire = plain_socket(hasty.address)
    wire.sendall(HALF)
    trickle(wire)


def test_after_an_answer_the_next_request_must_come_in_time_too(hasty: Live) -> None:
    wire = plain_socket(hasty.address)
    wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: house\r\n\r\n")
    answer = b""
    while not answer.endswith(b"}"):
        answer += wire.recv(65536)
    wire.sendall(b"\r\n")
    assert closed(wire) == b""


def test_a_body_that_never_comes_is_told_to_be_late(hasty: Live) -> None:
    wire = plain_socket(hasty.address)
    head = "POST /api/tables HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    wire.sendall(head.encode())
    told = closed(wire).decode()
    assert told.startswith("HTTP/1.1 408 ") and '"request-slow"' in told


def test_a_body_that_nobody_reads_is_not_waited_for(hasty: Live) -> None:
    wire = plain_socket(hasty.address)
    wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: house\r\nContent-Length: 1000\r\n\r\n{")
    trickle(wire)


def test_a_websocket_must_say_hello(hasty: Live) -> None:
    guest = Guest(hasty.address).come()
    before = figures(hasty.address).get("no-hello", 0)
    wire = shake_hands(hasty.address, guest.cookie)
    assert wire.hear_to_the_end() == 4408
    assert wire.messages == [{"type": "bye", "reason": "silent"}]
    assert figures(hasty.address)["no-hello"] == before + 1
    wire.close()
    assert guest.ask("ping")["type"] == "pong"
    guest.close()


@pytest.mark.parametrize(
    "headers",
    [{"Content-Length": "5"}, {"Transfer-Encoding": "chunked"}, {f"X-{n}": "x" for n in range(300)}],
    ids=["a body", "pieces of a body", "too many headers"],
)
def test_a_handshake_that_cannot_be_read_is_refused(hasty: Live, headers: dict[str, str]) -> None:
    wire = plain_socket(hasty.address)
    wire.sendall(handshake(hasty.address, **headers))
    assert closed(wire).startswith(b"HTTP/1.1 400 ")


def test_who_reads_nothing_of_the_answer_is_cut_off(hasty: Live) -> None:
    """Otherwise the rest of an answer would wait for them, and the connection with it."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    wire.connect(("127.0.0.1", hasty.port))
    request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: house\r\n\r\n"
    wire.sendall(request * 200)
    until = time.monotonic() + 10
    while connections(hasty.address) > 1:
        assert time.monotonic() < until
        time.sleep(0.1)
    wire.close()


def test_websockets_behind_a_proxy_are_counted_by_the_address_it_tells(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", address_connections=3) as server:
        guest = Guest(server.address)
        told = {"X-Forwarded-For": "192.0.2.7"}
        wires = [shake_hands(server.address, guest.cookie, **told) for _ in range(3)]
        for wire in wires:
            wire.say(type="hello", version=1)
        one_more = shake_hands(server.address, guest.cookie, **told)
        assert one_more.hear_to_the_end() == 4429
        another = Guest(server.address).come()
        assert another.ask("ping")["type"] == "pong"
        wires.pop().close()
        for wire in [*wires, one_more]:
            wire.close()
        another.close()
        guest.close()
