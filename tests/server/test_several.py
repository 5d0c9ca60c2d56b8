"""Two real workers, a real PostgreSQL, a real Valkey: one house, whoever is asked and whatever breaks.

SABBAT_KILLS says how often a worker is killed; `make soak` kills two hundred times.
"""

import asyncio
import json
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import psycopg
import pytest
import redis

from tests.server import services
from tests.server.live import Guest, match_of, open_table
from tests.server.players import Player, back, hold_against, players_at, stored
from tests.server.process import Process
from tests.server.services import Valkey

KILLS = int(os.environ.get("SABBAT_KILLS", "4"))
PATIENCE = 30.0
SETTLED = 6.0
"""Seconds after which workers that have just started trust Valkey."""


class Pair:
    """Two workers of one house, started at the same moment on an empty database."""

    def __init__(self, database: str, redis: str, *options: str) -> None:
        self.database = database
        self.options = ("--redis", redis, *options)
        with ThreadPoolExecutor() as starters:
            self.workers = list(starters.map(self.start, (0, 0)))

    def start(self, port: int) -> Process:
        return Process(self.database, port, *self.options)

    def again(self, which: int) -> None:
        """Kill a worker; another takes its place."""
        self.workers[which].end(signal.SIGKILL)
        self.workers[which] = self.start(self.workers[which].port)

    @property
    def addresses(self) -> list[str]:
        return [worker.address for worker in self.workers]

    def figure(self, name: str) -> list[float]:
        """A figure of each worker."""
        texts = [httpx.get(f"http://{address}/metrics").text for address in self.addresses]
        return [float(re.findall(rf"^{name} (\S+)$", text, re.M)[0]) for text in texts]

    def close(self) -> None:
        for worker in self.workers:
            if worker.process.poll() is None:
                worker.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    with services.valkey() as server:
        yield server


@pytest.fixture(scope="module")
def pair(postgres: str, valkey: Valkey) -> Iterator[Pair]:
    both = Pair(services.new_database(postgres), valkey.address)
    yield both
    both.close()


@pytest.fixture
def people(pair: Pair) -> Iterator[list[Guest]]:
    """Anne with one worker, Bea with the other."""
    guests = [Guest(address, name).come() for address, name in zip(pair.addresses, ("Anne", "Bea"), strict=True)]
    yield guests
    for guest in guests:
        guest.close()


@dataclass
class Impatient(Player):
    """A player who gives up at the first turn, and wants to meet again at once."""

    async def _heard(self, socket: Any, message: dict[str, Any]) -> None:
        before = self.asks
        await super()._heard(socket, message)
        sight = message.get("sight")
        if self.asks > before and sight and sight["turn"] == self.seat:
            await self._send(socket, "resign", table=self.code, seat=self.seat)


def impatient_at(address: str, tables: int) -> list[Impatient]:
    players = players_at(address, random.Random(tables), tables)
    return [Impatient(one.guest, one.code, one.seat, one.rng) for one in players]


async def meet_again(players: list[Impatient], addresses: list[str], matches: int) -> None:
    """Everybody plays on until they have met so many times; nobody may be left deaf."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(addresses, stop)) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            while any(player.matches < matches for player in players):
                await asyncio.sleep(0.02)
    except TimeoutError:
        pytest.fail(f"left deaf: {[player.matches for player in players]}")
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for player in players:
            player.guest.close()


def test_nobody_is_left_deaf_by_a_rematch_with_one_worker(postgres: str, valkey: Valkey) -> None:
    worker = Process(services.new_database(postgres), 0, "--redis", valkey.address)
    try:
        players = impatient_at(worker.address, 10)
        asyncio.run(meet_again(players, [worker.address], 12))
        assert all(player.reconnections == 1 for player in players)
    finally:
        worker.end(signal.SIGTERM)


def test_nobody_is_left_deaf_by_a_rematch_with_two_workers(pair: Pair) -> None:
    asyncio.run(meet_again(impatient_at(pair.addresses[0], 10), pair.addresses, 8))


def test_people_who_come_at_the_same_moment_all_hear_what_happens(pair: Pair) -> None:
    """Eight people watch a table that no worker has in memory, all within a few milliseconds."""
    hosts = [Guest(pair.addresses[0], name).come() for name in ("Anne", "Bea")]
    crowd = [Guest(pair.addresses[1]).come() for _ in range(8)]
    for _ in range(5):
        code, _ = started(hosts)
        for guest in crowd:
            guest.send("watch", table=code)
        for guest in crowd:
            guest.news(code)
        done = hosts[0].ask("say", table=code, text="hello")
        for guest in crowd:
            guest.news(code, done["seq"])
    for guest in (*hosts, *crowd):
        guest.close()


def act(people: list[Guest], code: str, seq: int) -> tuple[int, float]:
    """Whoever is to act does; the last event then, and in how many seconds both had heard of it."""
    turn = people[0].sight(code, seq)["turn"]
    sight = people[turn].sight(code, seq)
    began = time.monotonic()
    action = sight["actions"][0]
    done = people[turn].ask("act", table=code, seq=sight["seq"], seat=turn, action=action)
    assert not done.get("stale")
    for guest in people:
        guest.news(code, done["seq"])
    return int(done["seq"]), time.monotonic() - began


def started(people: list[Guest], **wishes: Any) -> tuple[str, int]:
    """A match of these people; its code, and its last event."""
    code = match_of(*people, **wishes)
    return code, int(people[0].http.get(f"/api/tables/{code}").json()["seq"])


def test_players_of_one_table_on_different_workers(people: list[Guest]) -> None:
    anne, bea = people
    code, seq = started(people)
    waits = []
    for _ in range(20):
        seq, seconds = act(people, code, seq)
        waits.append(seconds)
    assert sorted(waits)[10] < 0.25
    for guest in people:
        numbers = [told["seq"] for message in guest.inbox for told in message.get("events", [])]
        assert sorted(set(numbers)) == list(range(1, seq + 1)) and len(numbers) == len(set(numbers))
    bea.ask("say", table=code, text="hello")
    while "hello" not in str(anne.inbox):
        anne.hear()
    here = [message for message in anne.inbox if message["type"] == "here"][-1]
    assert here["present"] == sorted([anne.id, bea.id])
    bea.go()
    while [message for message in anne.inbox if message["type"] == "here"][-1]["present"] != [anne.id]:
        anne.hear()


@contextmanager
def overheard(valkey: Valkey) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """What workers say to each other while the block lasts: the channel and the word, for each."""
    said: list[tuple[str, dict[str, Any]]] = []
    with redis.Redis.from_url(valkey.address) as client, client.pubsub() as ears:
        ears.psubscribe("sabbat:*")
        ears.get_message(timeout=PATIENCE)
        yield said
        until = time.monotonic() + 1.0
        while (left := until - time.monotonic()) > 0:
            if message := ears.get_message(timeout=left):
                said += [(message["channel"].decode(), word) for word in json.loads(message["data"])]


def _reads(database: str) -> int:
    """How often somebody has looked for events in the database."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SELECT pg_stat_clear_snapshot()")
        row = connection.execute("SELECT idx_scan FROM pg_stat_user_tables WHERE relname = 'events'").fetchone()
    assert row is not None
    return int(row[0])


def test_a_move_is_told_once_to_the_worker_that_cares_and_applied_unread(
    pair: Pair, people: list[Guest], valkey: Valkey
) -> None:
    code, seq = started(people)
    time.sleep(SETTLED)
    reads, moves = _reads(pair.database), 40
    with overheard(valkey) as said:
        for _ in range(moves):
            seq, _ = act(people, code, seq)
        time.sleep(1.5)
    happened = [(channel, word) for channel, word in said if word["kind"] == "happened"]
    assert [word["code"] for _, word in happened] == [code] * moves
    assert len({channel for channel, _ in happened}) == 2, "each worker tells the other, and nobody else"
    assert _reads(pair.database) - reads < moves / 2


def test_what_concerns_one_worker_alone_is_told_to_nobody(pair: Pair, valkey: Valkey) -> None:
    both = [Guest(pair.addresses[0], name).come() for name in ("Anne", "Bea")]
    code, seq = started(both)
    with overheard(valkey) as said:
        for _ in range(10):
            seq, _ = act(both, code, seq)
    assert [word for _, word in said if word["kind"] == "happened"] == []
    for guest in both:
        guest.close()


def test_what_a_worker_refuses_it_refuses_in_the_present(people: list[Guest]) -> None:
    """Anne acts with one worker, then at once with the other, which may not have heard of it yet."""
    anne, bea = people
    code, seq = started(people)
    also = Guest(bea.address)
    token = anne.http.post("/api/me/links").json()["token"]
    assert also.http.post("/api/links", json={"token": token}).json()["name"] == "Anne"
    also.come()
    turns = 0
    for _ in range(30):
        sight = anne.sight(code, seq)
        if sight["turn"] == 0:
            seq = anne.ask("act", table=code, seq=seq, seat=0, action=sight["actions"][0])["seq"]
            assert also.ask("watch", table=code, seq=seq)["seq"] >= seq
            turns += 1
        else:
            seq, _ = act(people, code, seq)
    assert turns > 5 and all(m["after"] > 0 for m in also.inbox if m["type"] == "news")
    also.close()


def test_redis_goes_and_comes_in_the_middle_of_a_match(pair: Pair, people: list[Guest], valkey: Valkey) -> None:
    code, seq = started(people)
    seq, _ = act(people, code, seq)
    valkey.stop()
    for _ in range(4):
        seq, _ = act(people, code, seq)
    valkey.start()
    waits = []
    for _ in range(30):
        seq, seconds = act(people, code, seq)
        waits.append(seconds)
        if max(waits[-5:]) < 0.2 and len(waits) >= 5:
            break
    assert max(waits[-5:]) < 0.2
    assert [len(events) for name, events in stored(pair.database).items() if name == code] == [seq]


def test_each_turn_of_a_bot_is_thought_about_once(pair: Pair, people: list[Guest], valkey: Valkey) -> None:
    anne, bea = people
    before = sum(pair.figure("sabbat_thoughts_total"))
    codes = [open_table(guest, players=3, sit=[0], bots="novice") for guest in (anne, bea)]
    for code in codes:
        for guest in people:
            guest.ask("watch", table=code)
    for code, guest in zip(codes, people, strict=True):
        guest.ask("start", table=code)
    for n in range(12):
        for code, guest in zip(codes, people, strict=True):
            _play_to_own_turn(guest, code)
        if n == 4:
            valkey.stop()
        if n == 8:
            valkey.start()
    kept = stored(pair.database)
    thoughts = sum(pair.figure("sabbat_thoughts_total")) - before
    turns = sum(event["kind"] == "moved" and event["seat"] in (1, 2) for code in codes for event in kept[code])
    assert thoughts == turns > 20


def _play_to_own_turn(guest: Guest, code: str) -> None:
    """Act on seat 0 when the bots have played, and wait until they have again."""
    for _ in range(200):
        sight = guest.sight(code)
        if sight["turn"] == 0:
            done = guest.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
            guest.news(code, done["seq"])
            break
        guest.hear()
    while guest.sight(code)["turn"] not in (0, None):
        guest.hear()


def test_one_stand_in_when_time_runs_out(pair: Pair, people: list[Guest]) -> None:
    code, _ = started(people, pace={"kind": "bank", "move": 1000, "bank": 0})
    for guest in people:
        while "returned" not in str(guest.inbox) and "stood-in" not in str(guest.inbox):
            guest.hear()
    time.sleep(1.5)
    seats = [event["seat"] for event in stored(pair.database)[code] if event["kind"] == "stood-in"]
    assert seats and len(seats) == len(set(seats))


def test_bots_play_on_when_their_worker_is_killed(pair: Pair, people: list[Guest]) -> None:
    anne, bea = people
    code = open_table(anne, players=2, bots="novice", public=True)
    bea.ask("watch", table=code)
    anne.ask("start", table=code)
    pair.again(0)
    until = time.monotonic() + PATIENCE
    while code in bea.http.get("/api/tables").text and time.monotonic() < until:
        time.sleep(0.5)
    assert stored(pair.database)[code][-1]["kind"] == "ended"


def test_whatever_was_acknowledged_is_kept_when_workers_are_killed(pair: Pair, valkey: Valkey) -> None:
    rng = random.Random(KILLS)
    players = players_at(pair.addresses[0], rng, 3)
    asyncio.run(_storm(pair, players, valkey, rng))
    kept = stored(pair.database)
    for player in players:
        hold_against(player, kept)
        assert player.acknowledged and player.reconnections > 1


async def _storm(pair: Pair, players: list[Player], valkey: Valkey, rng: random.Random) -> None:
    """Everybody plays with any worker; workers die, and Redis too."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(pair.addresses, stop)) for player in players]
    await back(players, 1)
    for n in range(KILLS):
        await asyncio.sleep(rng.uniform(0.1, 0.6))
        await asyncio.to_thread(pair.again, n % 2)
        if n % 4 == 1:
            valkey.stop()
        if n % 4 == 3:
            valkey.start()
    await back(players, 2)
    await asyncio.sleep(1)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
