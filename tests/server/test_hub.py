"""The hub by itself: durable before visible, one history whoever writes it, clocks that know of pauses."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sabbat.bots.pool import Advice
from sabbat.core.errors import BadRequest
from sabbat.server.live.hub import Hub
from sabbat.server.live.rooms import Room
from sabbat.server.live.timing import Bucket, Limits
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.store import Store
from sabbat.server.table import chat, playing, seating, stand_ins
from sabbat.server.table import events as ev
from sabbat.server.table.clock import Pace
from sabbat.server.table.table import Table
from tests.server.tables import ANNE, BEA


class Ear:
    """A listener that remembers."""

    def __init__(self, person: str, frames: bool = False) -> None:
        self.person = person
        self.frames = frames
        self.heard: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def shut(self, code: str, why: BadRequest) -> None:
        self.heard.append({"type": "shut", "table": code, "code": why.reason})


class Thinker:
    """A pool in which every bot plays its first action."""

    failures = 0
    size = 1

    async def choose(
        self, bot: str, view: dict[str, Any], actions: list[str], seed: int, owner: str = "", steady: bool = False
    ) -> Advice:
        return Advice(actions[0])


def hub_on(store: Store, now: Callable[[], int] = lambda: 0) -> Hub:
    pool: Any = Thinker()
    return Hub(store, pool, now=now, bot_pace=0)


async def a_match(hub: Hub, *more: Any, pace: Pace | None = None) -> Room:
    """A match of Anne and Bea."""

    def sit(table: Table) -> list[ev.AnyEvent]:
        return seating.sit(table, ANNE, "Anne", 0, 0) + seating.sit(table, BEA, "Bea", 1, 0)

    setup = ev.Setup(game="course-de-sorcieres", players=2, pace=pace or Pace())
    return await hub.open_table(setup, ANNE, sit, lambda table: playing.start(table, ANNE, hub.now()))


def with_store(tmp_path: Path, body: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store = open_sqlite(tmp_path / "house.db")
    try:
        asyncio.run(body(store))
    finally:
        store.close()


def first_action(table: Table) -> list[ev.AnyEvent]:
    seat = table.to_act
    assert seat is not None
    return playing.played(table, seat, table.playing().state.actions()[0], 0)


def test_nothing_is_heard_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        hub = hub_on(store)
        room = await a_match(hub)
        ear = Ear(BEA)
        await hub.watch(room.table.code, ear, room.table.seq)
        gate, keep = asyncio.Event(), store.keep

        async def slow_keep(*pages: Any) -> None:
            await gate.wait()
            await keep(*pages)

        monkeypatch.setattr(store, "keep", slow_keep)
        before, position = len(ear.heard), room.table.playing().state.dump()
        change = asyncio.create_task(hub.change(room.table.code, first_action))
        await asyncio.sleep(0.05)
        assert len(ear.heard) == before and room.table.playing().state.dump() == position and not change.done()
        gate.set()
        await change
        assert len(ear.heard) == before + 1 and ear.heard[-1]["seq"] == len(await store.events(room.table.code))

    with_store(tmp_path, body)


def test_frames_are_the_moments_between_moves_for_who_wants_them(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        hub = hub_on(store)
        room = await a_match(hub)
        code = room.table.code
        plain, keen = Ear(BEA), Ear(BEA, frames=True)
        for ear in (plain, keen):
            await hub.watch(code, ear, room.table.seq)
        several = 0
        for _ in range(30):
            await hub.change(code, first_action)
            news = keen.heard[-1]
            moves = [told["seq"] for told in news["events"] if told["event"]["kind"] == "moved"]
            frames = news.get("frames", [])
            assert [frame["seq"] for frame in frames if "view" in frame] == moves[:-1]
            assert all("preview" in frame for frame in frames if "view" not in frame)
            assert "frames" not in plain.heard[-1]
            several += len(moves) > 1
        assert several

    with_store(tmp_path, body)


def test_what_was_begun_is_finished_when_the_asker_goes(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        hub = hub_on(store)
        room = await a_match(hub)
        seq = room.table.seq
        asker = asyncio.create_task(hub.change(room.table.code, first_action))
        await asyncio.sleep(0)
        asker.cancel()
        await hub.close()
        assert room.table.seq == len(await store.events(room.table.code)) > seq

    with_store(tmp_path, body)


def test_two_hubs_on_one_store_write_one_history(tmp_path: Path) -> None:
    """Each loses some races, reads what the other wrote, and goes on from there."""

    async def body(store: Store) -> None:
        one, two = hub_on(store), hub_on(store)
        code = (await a_match(one)).table.code
        await two.room(code)

        def say(hub: int, n: int) -> Callable[[Table], list[ev.AnyEvent]]:
            return lambda table: chat.say(table, f"guest {hub} {n}", "?", f"{hub} {n}", 0)

        for n in range(20):
            await asyncio.gather(one.change(code, say(1, n)), two.change(code, say(2, n)))
        stored = await store.events(code)
        said = [event.text for event in stored if isinstance(event, ev.Said)]
        assert sorted(said) == sorted(f"{hub} {n}" for hub in (1, 2) for n in range(20))
        assert one.metrics.conflicts._value.get() + two.metrics.conflicts._value.get() > 0

    with_store(tmp_path, body)


def test_a_change_that_loses_a_race_is_decided_anew(tmp_path: Path) -> None:
    """What was decided on an old moment is decided again on the new one; a refusal is told as it is."""

    async def body(store: Store) -> None:
        one, two = hub_on(store), hub_on(store)
        code = (await a_match(one)).table.code
        await two.room(code)

        def say(text: str) -> Callable[[Table], list[ev.AnyEvent]]:
            return lambda table: chat.say(table, f"guest {text}", "?", text, 0)

        first = await one.change(code, say("first"))
        second = await two.change(code, say("second"))
        third, fourth = await asyncio.gather(one.change(code, say("third")), one.change(code, say("fourth")))
        assert first is third is fourth is one.rooms[code] and second is two.rooms[code]
        said = [event.text for event in await store.events(code) if isinstance(event, ev.Said)]
        assert said[:2] == ["first", "second"] and sorted(said[2:]) == ["fourth", "third"]
        with pytest.raises(playing.Stale):
            await two.change(code, lambda table: playing.act(table, ANNE, 0, "roll", 0, 0))
        assert not two.rooms[code].lock.locked()

    with_store(tmp_path, body)


def test_clocks_are_credited_once_for_time_that_the_server_was_down(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        times = [1000]
        first = hub_on(store, lambda: times[0])
        await first.open()
        code = (await a_match(first, pace=Pace.banked(60, 0))).table.code
        times[0] = 11_000
        await first.close()
        for later in (500_000, 510_000):
            times[0] = later
            again = hub_on(store, lambda: times[0])
            await again.open()
            clock = (await again.room(code)).table.clock
            assert clock is not None and clock.left(0, times[0]) == 50_000
            again.rooms.clear()
            assert (await again.room(code)).table.clock == clock
            await again.close()

    with_store(tmp_path, body)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        first = hub_on(store)
        setup = ev.Setup(game="course-de-sorcieres", players=2)

        def bots(table: Table) -> list[ev.AnyEvent]:
            return [event for seat in (0, 1) for event in seating.place_bot(table, ANNE, seat, "novice", 0)]

        room = await first.open_table(setup, ANNE, bots, lambda table: playing.start(table, ANNE, 0))
        code = room.table.code
        await asyncio.sleep(0.05)
        await first.close()
        assert room.table.status == "playing" and len(await store.events(code)) == room.table.seq
        again = hub_on(store)
        await again.open()
        await again.watch(code, Ear(ANNE), 0)
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if (await again.room(code)).table.status == "over":
                break
        assert (await again.room(code)).table.status == "over"
        await again.close()

    with_store(tmp_path, body)


def test_only_matches_where_something_stirs_are_loaded_at_the_start(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        first = hub_on(store)
        people = (await a_match(first)).table.code
        timed = (await a_match(first, pace=Pace.banked(60, 0))).table.code
        away = (await a_match(first)).table.code
        await first.change(away, lambda table: stand_ins.gone(table, ANNE, {BEA}, 0))
        await first.close()
        again = hub_on(store)
        await again.wake()
        assert set(again.rooms) == {timed, away} and (await again.room(people)).table.seq
        await again.close()

    with_store(tmp_path, body)


def test_rooms_that_nobody_misses_are_let_go(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        hub = hub_on(store)
        room = await a_match(hub)
        ear = Ear(ANNE)
        await hub.watch(room.table.code, ear, 0)
        hub._tidy()
        assert hub.rooms
        hub.unwatch(room.table.code, ear)
        hub._tidy()
        assert not hub.rooms
        assert (await hub.room(room.table.code)).table.seq == room.table.seq
        await hub.close()

    with_store(tmp_path, body)


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(500), bucket.take(500), bucket.take(10_000)] == [True, False, True]
    assert all(Bucket(0, 0).take(0) for _ in range(100))


def test_limits_are_for_each_and_do_not_grow_without_end() -> None:
    limits = Limits(rate=1, burst=1)
    assert limits.take("a", 0) and not limits.take("a", 0) and limits.take("b", 0)
    for n in range(Limits.MOST * 2):
        limits.take(str(n), n)
    assert len(limits._buckets) <= Limits.MOST + 1
