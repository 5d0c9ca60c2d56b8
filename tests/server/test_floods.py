"""Whoever sends far too much is sent away; whoever sends a little too much is told; the others are answered.

`make soak` floods for longer and measures how fast a bystander is answered meanwhile (SABBAT_FLOOD, in seconds).
"""

import os
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from sabbat.server.net.connection import FrameCounter
from tests.server.attackers import KINDS, flood_of, shake_hands
from tests.server.live import Guest, Live, live
from tests.server.process import Process

FLOOD = float(os.environ.get("SABBAT_FLOOD", "2"))
RATE = 30
SOCKETS = 10


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A house with the limits that it has by default."""
    with live(tmp_path_factory.mktemp("house") / "house.db", message_rate=RATE) as server:
        yield server


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_frames_is_closed_and_a_bystander_answered(house: Live, kind: str) -> None:
    bystander, attacker = Guest(house.address).come(), Guest(house.address)
    wires = [shake_hands(house.address, attacker.cookie) for _ in range(SOCKETS)]
    data = flood_of(kind, 20_000)
    threads = [threading.Thread(target=wire.send, args=(data,), daemon=True) for wire in wires]
    for thread in threads:
        thread.start()
    assert bystander.ask("ping")["type"] == "pong"
    assert {wire.hear_to_the_end() for wire in wires} == {4429}
    for wire in wires:
        assert wire.messages[-1] == {"type": "bye", "reason": "flood"}
        wire.close()
    assert bystander.ask("ping")["type"] == "pong"
    bystander.close()
    attacker.close()


def test_a_little_too_much_is_refused_and_closes_nothing(house: Live) -> None:
    guest = Guest(house.address).come()
    assert guest.socket is not None
    guest.socket.socket.sendall(Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True) * 7 * RATE)
    answers = [guest.hear() for _ in range(7 * RATE)]
    assert {answer["type"] for answer in answers} == {"pong", "wrong"}
    assert {answer["code"] for answer in answers if answer["type"] == "wrong"} == {"too-fast"}
    guest.close()


def test_refused_messages_count(house: Live) -> None:
    """Whoever goes on in spite of refusals is sent away in the end."""
    guest = Guest(house.address)
    wire = shake_hands(house.address, guest.cookie)
    for _ in range(12 * RATE):
        wire.say(type="ping")
    assert wire.hear_to_the_end() == 4429
    refusals = {message["code"] for message in wire.messages if message["type"] == "wrong"}
    assert refusals and refusals <= {"no-hello", "too-fast"}
    wire.close()
    guest.close()


def test_a_bystander_is_answered_during_a_flood_from_ten_sockets(tmp_path: Path) -> None:
    """Those who flood come again and again. The time is measured here, and bounded in the soak only."""
    server = Process(tmp_path / "house.db", 0, "--message-rate", str(RATE))
    bystander, attacker = Guest(server.address).come(), Guest(server.address)
    kinds = [list(KINDS)[n % len(KINDS)] for n in range(SOCKETS)]
    command = [sys.executable, "-m", "tests.server.attackers", server.address, attacker.cookie, str(FLOOD), *kinds]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flooding:
        waits = _pings(bystander, FLOOD)
        closed = int(flooding.communicate(timeout=FLOOD + 60)[0])
    p99 = statistics.quantiles(waits, n=100)[98]
    print(f"{len(waits)} answers during a flood, p99 {p99 * 1000:.0f} ms; {closed} connections closed")
    assert closed >= SOCKETS
    assert "SABBAT_FLOOD" not in os.environ or p99 < 0.1
    bystander.close()
    attacker.close()
    server.end(signal.SIGTERM)


def _pings(guest: Guest, seconds: float) -> list[float]:
    """How long each answer took, ten times a second."""
    waits, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        guest.ask("ping")
        waits.append(time.monotonic() - began)
        time.sleep(0.1)
    return waits


# -- counting --------------------------------------------------------------------------------------

sizes = st.sampled_from([0, 1, 125, 126, 300, 65_535, 65_536])


@given(st.lists(sizes, max_size=6), st.lists(st.integers(1, 70_000), max_size=6), st.integers(1, 5))
def test_frames_are_counted_however_they_are_cut(frames: list[int], cuts: list[int], small: int) -> None:
    data = b"".join(Frame(Opcode.BINARY, b"x" * size).serialize(mask=True) for size in frames)
    counter, found = FrameCounter(), 0
    for cut in [*cuts, *[small] * 20, len(data)]:
        found += counter.count(data[:cut], 100)
        data = data[cut:]
    assert found == len(frames)


def test_counting_stops_once_it_is_too_much() -> None:
    assert FrameCounter().count(flood_of("empty", 1_000_000), 10) == 11
