"""The pool: answers from worker processes, and from the insight when a worker fails."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.bots.pool import Advice, BotPool, first_sight
from sabbat.core.contract import Mind


class Sleeper:
    """A bot that never answers."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        time.sleep(600)
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

    async def ask() -> list[str]:
        async with BotPool(2) as pool:
            answers = await asyncio.gather(*(pool.choose("adept", view, actions, seed) for seed in range(5)))
            assert pool.failures == 0
            return answers

    assert set(asyncio.run(ask())) <= set(actions)


def test_advice_comes_with_a_chance_from_bots_that_search() -> None:
    view, actions = question()

    async def ask() -> list[Advice]:
        async with BotPool(1) as pool:
            return [await pool.advise(level, view, actions, 1) for level in ("expert", "novice", "test_pool.Cheat")]

    searched, sighted, failed = asyncio.run(ask())
    assert searched.action in actions and searched.chance is not None and 0 <= searched.chance <= 1
    assert sighted.action in actions and sighted.chance is None
    assert failed == Advice(first_sight(view, actions, 1))


@pytest.mark.parametrize("bot", ["test_pool.Crasher", "test_pool.Sleeper", "test_pool.Cheat", "no.such.Bot"])
def test_a_failing_bot_is_replaced_by_its_insight(bot: str) -> None:
    view, actions = question()

    async def ask() -> None:
        async with BotPool(1, patience=2.0) as pool:
            assert await pool.choose(bot, view, actions, 3) == first_sight(view, actions, 3)
            assert pool.failures == 1
            assert await pool.choose("novice", view, actions, 3) in actions

    asyncio.run(ask())


def test_a_cancelled_thought_frees_its_worker() -> None:
    view, actions = question()

    async def ask() -> None:
        async with BotPool(1, patience=60) as pool:
            thought = asyncio.create_task(pool.choose("test_pool.Sleeper", view, actions, 1))
            await asyncio.sleep(0.2)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert await pool.choose("novice", view, actions, 1) in actions

    asyncio.run(ask())
