"""The way between the network and a session: frames of every kind, many at once, and clients that do not listen."""

import asyncio
import contextlib
import gc
import json
import socket
import time
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from sabbat.server.net.connection import CLOSE_AFTER, EMPTY_PING, PING_AFTER, TEXT, framed, unframed
from sabbat.server.net.handshake import Handshake
from tests.server import attackers
from tests.server.live import Guest, Live, live

sizes = st.sampled_from([0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000])
PING = json.dumps({"type": "ping", "id": 7}).encode()


def client(state: State = State.OPEN) -> ClientProtocol:
    """A client of the library's, by default after the handshake."""
    return ClientProtocol(parse_uri("ws://house/ws"), state=state, max_size=None)


@given(sizes, st.binary(min_size=1, max_size=9))
def test_what_we_frame_a_client_reads(size: int, some: bytes) -> None:
    message = (some.hex().encode() * (size + 1))[:size]
    reader = client()
    reader.receive_data(framed(message))
    (frame,) = reader.events_received()
    assert isinstance(frame, Frame) and frame.opcode is Opcode.TEXT and frame.fin and bytes(frame.data) == message


@given(sizes, st.integers(0, 3))
def test_a_short_whole_frame_is_read_without_a_parser(size: int, cut: int) -> None:
    writer, message = client(), b"x" * size
    writer.send_text(message)
    data = b"".join(writer.data_to_send())
    found = unframed(data[: len(data) - cut])
    assert found == ([(TEXT, message)] if size < 65_536 and not cut else None)
    assert unframed(data + data) == (None if size >= 65_536 else [(TEXT, message)] * 2)


@given(st.binary(max_size=20))
def test_anything_else_is_for_the_parser(data: bytes) -> None:
    found = unframed(data)
    assert found is None or 6 * len(found) + sum(len(message) for _, message in found) <= len(data)


def test_frames_of_every_kind_arrive(tmp_path: Path) -> None:
    """Pings between, a text in pieces, two in one packet, one in two, and plain ones before and after."""
    with live(tmp_path / "house.db") as house:
        guest = Guest(house.address).come()
        wire = guest.socket
        assert wire is not None
        raw: socket.socket = wire.socket

        def text(fin: bool = True, opcode: Opcode = Opcode.TEXT, data: bytes = PING) -> bytes:
            return Frame(opcode, data, fin).serialize(mask=True)

        raw.sendall(text())
        raw.sendall(Frame(Opcode.PING, b"there?").serialize(mask=True))
        raw.sendall(text(False, data=PING[:9]) + text(False, Opcode.CONT, PING[9:11]))
        raw.sendall(text(True, Opcode.CONT, PING[11:]))
        raw.sendall(text() + text())
        halves = text()
        raw.sendall(halves[:2])
        time.sleep(0.1)
        raw.sendall(halves[2:])
        raw.sendall(text())
        answers = [json.loads(wire.recv(timeout=20)) for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["pong"] * 6
        guest.close()


def test_many_messages_at_once_are_answered_in_order(tmp_path: Path) -> None:
    """More than may wait: the rest stays in the network until there is room."""
    with live(tmp_path / "house.db") as house:
        guest = Guest(house.address).come()
        ids = [guest.send("unwatch", table="nothing") for _ in range(400)]
        answers: list[Any] = [guest.hear() for _ in ids]
        assert [answer["id"] for answer in answers] == ids
        guest.close()


def test_who_does_not_listen_is_sent_away(tmp_path: Path) -> None:
    """Too much waits for one client; the others notice nothing."""
    with live(tmp_path / "house.db") as house:
        other = Guest(house.address).come()
        setup = {"game": "witty-witches", "players": 6}
        code = other.http.post("/api/tables", json={"setup": setup, "sit": [*range(6)]}).json()["code"]
        other.ask("start", table=code)
        deaf = shake_hands(house, other.cookie)
        ask(deaf, {"type": "hello", "version": 1})
        sessions = house.server.house.sessions
        while len(sessions) < 2:
            time.sleep(0.01)
        deaf.settimeout(0.1)
        began = time.monotonic()
        while len(sessions) > 1 and time.monotonic() - began < 60:
            ask(deaf, *[{"type": "watch", "table": code}] * 20)
        assert len(sessions) == 1
        assert other.ask("ping")["type"] == "pong"
        deaf.close()
        other.close()


def shake_hands(house: Live, cookie: str) -> socket.socket:
    """A connection that nobody reads."""
    protocol = client(State.CONNECTING)
    request = protocol.connect()
    request.headers["Cookie"] = cookie
    protocol.send_request(request)
    raw = socket.create_connection(("127.0.0.1", house.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(b"".join(protocol.data_to_send()))
    return raw


def ask(raw: socket.socket, *messages: dict[str, Any]) -> None:
    """Send what can be sent; who is sent away need not finish."""
    frames = [Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True) for message in messages]
    with contextlib.suppress(OSError):
        raw.sendall(b"".join(frames))


# -- clients that fall silent ----------------------------------------------------------------------


def check(house: Live, times: int) -> None:
    """As if so many checks had come round."""

    async def checks() -> None:
        for _ in range(times):
            await house.server.house._check_connections()

    asyncio.run_coroutine_threadsafe(checks(), house._loop).result(5)


def test_a_silent_client_is_pinged_and_one_that_answers_stays(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        guest = Guest(house.address).come()
        for _ in range(3):
            check(house, PING_AFTER)
            assert guest.ask("ping")["type"] == "pong"
        assert len(house.server.house.sessions) == 1
        guest.close()


def test_a_client_that_answers_no_ping_is_closed(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        guest = Guest(house.address).come()
        wire = attackers.shake_hands(house.address, guest.cookie)
        check(house, PING_AFTER)
        assert wire.socket.recv(100) == EMPTY_PING
        check(house, CLOSE_AFTER - PING_AFTER)
        assert wire.hear_to_the_end() == 1011
        wire.close()
        guest.close()


def test_nothing_of_the_handshake_is_kept(tmp_path: Path) -> None:
    """An open connection has no task of its own, and what uvicorn needed is freed without the garbage collector."""
    with live(tmp_path / "house.db") as house:
        before = asyncio.all_tasks(house._loop)
        gc.collect()
        gc.disable()
        try:
            guests = [Guest(house.address).come() for _ in range(5)]
            assert len(house.server.house.sessions) == 5
            assert len(asyncio.all_tasks(house._loop)) <= len(before)
            left = [one for one in gc.get_objects() if isinstance(one, Handshake | ServerProtocol)]
        finally:
            gc.enable()
        for guest in guests:
            guest.close()
    assert left == []
