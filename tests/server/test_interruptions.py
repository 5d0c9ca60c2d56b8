"""How long people notice it when a worker is killed, Valkey hangs, or PostgreSQL hangs.

The bounds are generous multiples, for busy machines; bench/several.md has the times of a quiet one.
"""

import time
from collections.abc import Iterator
from itertools import pairwise
from signal import SIGKILL

import pytest

from tests.server import services
from tests.server.live import Guest, match_of, open_table
from tests.server.players import stored
from tests.server.process import Process
from tests.server.services import Postgres, Valkey
from tests.server.test_several import SETTLED, Pair, act, started

BOT_PACE = 0.2
TAKEN_OVER = 7.0
"""Seconds in which bots play on after a kill; four on a quiet machine."""
PASSED_ON = 3.0
"""Seconds in which a move reaches a friend while Valkey hangs; one on a quiet machine."""
TOLD = 6.0
"""Seconds after which somebody is told that they wait; two on a quiet machine."""


@pytest.fixture(scope="module")
def database_server() -> Iterator[Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    with services.valkey() as server:
        yield server


@pytest.fixture
def pair(database_server: Postgres, valkey: Valkey) -> Iterator[Pair]:
    both = Pair(services.new_database(database_server.address), valkey.address, "--bot-pace", str(BOT_PACE))
    yield both
    both.close()


@pytest.fixture
def people(pair: Pair) -> Iterator[list[Guest]]:
    """Anne with one worker, Bea with the other."""
    guests = [Guest(address, name).come() for address, name in zip(pair.addresses, ("Anne", "Bea"), strict=True)]
    yield guests
    for guest in guests:
        guest.close()


def _listen(guest: Guest, code: str, seconds: float) -> list[float]:
    """When something happened at a table, for so many seconds."""
    times = [time.monotonic()]
    until = times[0] + seconds
    while times[-1] < until:
        message = guest.hear()
        if message["type"] == "news" and message["table"] == code:
            times.append(time.monotonic())
    return times


def longest_standstill(pair: Pair, anne: Guest, bea: Guest) -> float:
    """Bots play in Anne's worker, Bea watches in the other, and Anne's is killed: how long nothing happens."""
    code = open_table(anne, game="witty-witches", players=4, bots="novice", public=True)
    anne.ask("watch", table=code)
    anne.ask("start", table=code)
    _listen(anne, code, 1.0)
    bea.ask("watch", table=code)
    _listen(bea, code, 1.0)
    pair.workers[0].end(SIGKILL)
    return max(b - a for a, b in pairwise(_listen(bea, code, 5.0)))


def test_bots_play_on_soon_after_their_worker_was_killed(pair: Pair, people: list[Guest]) -> None:
    assert longest_standstill(pair, *people) < TAKEN_OVER


def test_a_clock_runs_out_soon_though_the_only_worker_that_knew_the_table_was_killed(pair: Pair) -> None:
    both = [Guest(pair.addresses[0], name).come() for name in ("Anne", "Bea")]
    code, _ = started(both, pace={"kind": "bank", "move": 2500, "bank": 0})
    time.sleep(1)
    pair.workers[0].end(SIGKILL)
    until = time.monotonic() + TAKEN_OVER
    while "stood-in" not in [event["kind"] for event in stored(pair.database)[code]]:
        assert time.monotonic() < until
        time.sleep(0.2)
    for guest in both:
        guest.close()


def slowest_move(people: list[Guest], valkey: Valkey) -> float:
    """Two people play with different workers while Valkey hangs, and a little longer: the slowest move meanwhile."""
    code, seq = started(people)
    time.sleep(SETTLED)
    waits = []
    with valkey.hanging():
        for _ in range(8):
            seq, seconds = act(people, code, seq)
            waits.append(seconds)
            time.sleep(0.3)
    for _ in range(8):
        seq, _ = act(people, code, seq)
    return max(waits)


def test_a_move_reaches_a_friend_soon_while_valkey_hangs(people: list[Guest], valkey: Valkey) -> None:
    assert slowest_move(people, valkey) < PASSED_ON


def told_after(people: list[Guest], server: Postgres) -> float:
    """Somebody acts while PostgreSQL hangs: how long until they are told that they wait. Later they are answered."""
    code = match_of(*people)
    sight = people[0].sight(code, 4)
    with server.hanging():
        began = time.monotonic()
        id = people[0].send("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
        while (message := people[0].hear())["type"] != "waiting":
            pass
        seconds = time.monotonic() - began
        assert message["id"] == id and "slow" in message["message"]
    while (message := people[0].hear())["type"] not in ("done", "wrong"):
        pass
    assert message["type"] == "done" and message["id"] == id
    return seconds


@pytest.mark.parametrize("redis", [False, True])
def test_who_acts_while_postgresql_hangs_is_told_and_answered(
    database_server: Postgres, valkey: Valkey, redis: bool
) -> None:
    options = ["--redis", valkey.address] if redis else []
    worker = Process(services.new_database(database_server.address), 0, *options)
    people = [Guest(worker.address, name).come() for name in ("Anne", "Bea")]
    try:
        assert told_after(people, database_server) < TOLD
    finally:
        for guest in people:
            guest.close()
        worker.end(SIGKILL)
