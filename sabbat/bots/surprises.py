"""Surprises: adventures that dice make up, offered only if bots won them and found them as hard as wished."""

import math
import time
from typing import Any

from sabbat.bots.measure import SURE, Hardness, count, matches
from sabbat.bots.trial import Flown, fly
from sabbat.core.dice import Dice
from sabbat.games import find

TRIES = 120
"""At most so many are made up and flown for one wish. One in three fits, of hard ones for `keep-cat` one in seven."""
PATIENCE = 8.0
"""Seconds after which somebody who waits gets one that bots won, whatever they found it to be."""
PLAYERS = 2


def offer(id: str, goal: str, hardness: str, seed: int, patience: float = math.inf) -> dict[str, Any] | None:
    """An adventure of a wished goal and hardness, the same for the same seed; none if bots won none."""
    bench = find(id).workshop
    assert bench is not None
    dice = Dice(seed)
    until = time.monotonic() + patience
    second: dict[str, Any] | None = None
    for _ in range(TRIES):
        adventure = bench.surprise(goal, hardness, int(dice.below(1 << 30)))
        found = how_hard(id, adventure, until)
        if found == hardness:
            return adventure
        if found is not None:
            second = adventure
        if time.monotonic() > until:
            break
    return second


def how_hard(id: str, adventure: dict[str, Any], until: float = math.inf) -> Hardness | None:
    """How hard those find it who err, in as many matches as there is time for.

    None if those who play surely do not win every match within the bound.
    """
    flown: list[tuple[str, Flown]] = []
    for level, seed in matches():
        if level != SURE and time.monotonic() > until:
            break
        match = fly(id, adventure, PLAYERS, level, seed)
        if level == SURE and match.winner is None:
            return None
        flown.append((level, match))
    return count(flown, PLAYERS).hardness
