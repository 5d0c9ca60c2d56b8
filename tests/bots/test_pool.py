"""The pool: answers from worker processes, and from the insight when a worker fails."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any, cast

import pytest

import sabbat
from sabbat.bots.pool import NICE, Advice, BotPool, Turns, Worker, first_sight, usual_workers
from sabbat.core.contract import Mind

SLOW = 1.0
PATIENT = 60
"""Seconds, where the machine may be busy."""


class Sleeper:
    """A bot that never answers."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        time.sleep(600)
        return actions[0]


class Slow:
    """A bot that takes a while."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        time.sleep(SLOW)
        return actions[0]


class Crasher:
    """A bot that takes its whole process down."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Cheat:
    """A bot that answers nonsense."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        return "win"


def question() -> tuple[dict[str, Any], list[str]]:
    state = sabbat.new("course-de-sorcieres")
    return state.view(0), state.actions()


@pytest.fixture(autouse=True)
def _find_bots_of_this_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


def test_levels_answer_from_workers() -> None:
    view, actions = question()

    async def ask() -> list[Advice]:
        async with BotPool(2, PATIENT, nice=0) as pool:
            answers = await asyncio.gather(*(pool.choose("adept", view, actions, seed) for seed in range(5)))
            assert pool.failures == 0
            return answers

    answers = asyncio.run(ask())
    assert {one.action for one in answers} <= set(actions) and min(one.seconds for one in answers) > 0


def test_advice_comes_with_a_chance_from_bots_that_search() -> None:
    view, actions = question()

    async def ask() -> list[Advice]:
        async with BotPool(1, PATIENT, nice=0) as pool:
            return [await pool.advise(level, view, actions, 1) for level in ("expert", "novice", "test_pool.Cheat")]

    searched, sighted, failed = asyncio.run(ask())
    assert searched.action in actions and searched.chance is not None and 0 <= searched.chance <= 1
    assert sighted.action in actions and sighted.chance is None
    assert (failed.action, failed.chance) == (first_sight(view, actions, 1), None)


@pytest.mark.parametrize("bot", ["test_pool.Crasher", "test_pool.Sleeper", "test_pool.Cheat", "no.such.Bot"])
def test_a_failing_bot_is_replaced_by_its_insight(bot: str) -> None:
    view, actions = question()

    async def ask() -> None:
        async with BotPool(1, patience=0.5, nice=0) as pool:
            assert (await pool.choose(bot, view, actions, 3)).action == first_sight(view, actions, 3)
            assert pool.failures == 1
            assert (await pool.choose("novice", view, actions, 3)).action in actions

    asyncio.run(ask())


def test_what_nobody_wants_any_more_is_dropped_and_its_worker_lives_on() -> None:
    view, actions = question()

    async def ask() -> None:
        async with BotPool(1, PATIENT, nice=0) as pool:
            (worker,) = pool._workers
            thoughts = [asyncio.create_task(pool.choose("test_pool.Slow", view, actions, n)) for n in range(20)]
            await asyncio.sleep(0.1)
            for thought in thoughts:
                thought.cancel()
            assert (await pool.choose("novice", view, actions, 1)).action in actions
            assert not pool._thoughts and pool._workers == {worker} and worker.process.is_alive()
            assert pool.replaced == pool.failures == 0

    asyncio.run(ask())


@pytest.mark.parametrize(("processors", "workers"), [(1, 1), (2, 1), (3, 2), (64, 2)])
def test_bots_leave_a_processor_to_people(monkeypatch: pytest.MonkeyPatch, processors: int, workers: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(processors)), raising=False)
    assert usual_workers() == workers


@pytest.mark.parametrize("nice", [0, 5, NICE])
def test_workers_yield_to_everybody_else(nice: int) -> None:
    async def ask() -> None:
        async with BotPool(1, PATIENT, nice) as pool:
            view, actions = question()
            await pool.choose("novice", view, actions, 1)
            (worker,) = pool._workers
            assert worker.process.pid is not None
            ours, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, worker.process.pid))
            assert theirs == min(ours + nice, 19)

    asyncio.run(ask())


def test_owners_take_turns_however_many_wait() -> None:
    """Forty bots of one owner do not keep another one waiting for forty thoughts."""

    async def queue() -> list[str]:
        turns, worker, served = Turns(), cast(Worker, object()), list[str]()

        async def think(owner: str) -> None:
            await turns.get(owner)
            served.append(owner)

        waiting = [asyncio.create_task(think(owner)) for owner in ["many"] * 4 + ["one"] + ["many"] * 4]
        await asyncio.sleep(0)
        waiting[1].cancel()
        for _ in waiting:
            turns.put(worker)
            await asyncio.sleep(0)
        await asyncio.gather(*waiting, return_exceptions=True)
        return served

    assert asyncio.run(queue())[:3] == ["many", "one", "many"]
