"""The layouts that cost most, as `bench/worst_layouts.py` hunts them: many castles, narrow passages, long courses."""

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

from sabbat.bots.players import OneStep, SearchBot
from sabbat.bots.trial import ROUNDS
from sabbat.core.build import compiled
from sabbat.games import find
from sabbat.games.sorciers_volants.faults import LARGEST, LEGS_MOST

GAME = find("sorciers-volants")
Layout = dict[str, Any]
SLACK = 0.25
"""Seconds: a bot thinks for 0.7 seconds at most and then looks at the clock after every eight simulations."""


def long_course(size: int) -> Layout:
    """Twelve legs between eight castles, which leave narrow passages on a small table."""
    assert GAME.workshop is not None
    near, middle, far = size // 4, size // 2, 3 * size // 4
    castles = [
        [near, near],
        [middle, near],
        [far, near],
        [near, middle],
        [far, middle],
        [near, far],
        [middle, far],
        [far, far],
    ]
    course = [["round" if n % 2 else "gate", n // 2 % 8 + 1, (n // 2 + 3) % 8 + 1] for n in range(LEGS_MOST)]
    things = {"table": [size, size], "castles": castles, "huts": [[650, 650], [650, size - 650]]}
    return {**GAME.workshop.starters()["bumblebee"], **things, "course": course, "starts": ["hut 1", "hut 2"]}


def first_move(layout: Layout) -> None:
    """On a layout that no bot has seen."""
    insight: Any = GAME.insight
    insight.plans.clear()
    insight.trunks.clear()
    state = begun(layout)
    SearchBot(1, 8).choose(GAME.mind(state.view(0)), state.actions())


def match(layout: Layout) -> None:
    """Without search, as surprises are measured."""
    state, bot = begun(layout), OneStep(1)
    while state.actor >= 0:
        state.play(bot.choose(GAME.mind(state.view(int(state.actor))), state.actions()))


def begun(layout: Layout) -> Any:
    assert GAME.workshop is not None
    return GAME.new(2, {**GAME.workshop.options(layout), "rounds": ROUNDS})


def check_and_draw(layout: Layout) -> None:
    assert GAME.workshop is not None
    assert GAME.workshop.faults(layout) == [] and GAME.workshop.players(layout) == [2]
    GAME.workshop.svg(layout)


@pytest.mark.skipif(not compiled(), reason="people play the compiled build")
@pytest.mark.parametrize("size", [5000, 8000, LARGEST])
@pytest.mark.parametrize(("cost", "most"), [(check_and_draw, 0.02), (first_move, SLACK), (match, 1.0)])
def test_the_worst_layout_costs_little(cost: Callable[[Layout], None], most: float, size: int) -> None:
    """In processor time; the best of three, since others use the machine, too."""
    layout, spent = long_course(size), list[float]()
    for _ in range(3):
        start = process_time()
        cost(layout)
        spent.append(process_time() - start)
    assert min(spent) < most
