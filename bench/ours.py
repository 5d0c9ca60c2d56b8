"""Our own games, played at random: through the integer side from Python, and inside compiled code.

As a program it is a worker: it reads `game mode seconds` lines and answers each with one JSON line, so
that the interpreted and the compiled build can take turns in one run.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import sabbat
from sabbat.core.build import compiled
from sabbat.core.dice import Dice
from sabbat.core.playout import playout

Played = tuple[int, int]
"""Steps and decisions of one match."""


def from_python(begin: Callable[[], Any]) -> Callable[[], Played]:
    """A random match driven from Python, as a bot writer would."""
    random = Random(1).random

    def match() -> Played:
        state = begin()
        steps = decisions = 0
        while True:
            actor = state.actor
            if actor >= 0:
                legal: int = state.count()
                state.play_id(state.action_at(int(random() * legal)))
                decisions += 1
            elif actor == -1:
                weight: int = state.weight()
                state.nature(int(random() * weight))
            else:
                return steps, decisions
            steps += 1

    return match


def inside(begin: Callable[[], Any]) -> Callable[[], Played]:
    """A random match by the loop that search uses."""
    dice = Dice(1)
    return lambda: (playout(begin(), dice), 0)


WAYS = {"python": from_python, "inside": inside}


def measure(match: Callable[[], Played], seconds: float) -> dict[str, float]:
    """Play matches for so many CPU seconds; rates per CPU second."""
    matches = steps = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(5):
            played = match()
            matches += 1
            steps += played[0]
            decisions += played[1]
    return {"steps": steps / spent, "decisions": decisions / spent, "matches": matches / spent}


def main() -> None:
    ready: dict[tuple[str, str], Callable[[], Played]] = {}
    print(json.dumps({"compiled": compiled()}), flush=True)
    for line in sys.stdin:
        game, mode, seconds = line.split()
        match = ready.setdefault((game, mode), WAYS[mode](sabbat.game(game).new))
        print(json.dumps(measure(match, float(seconds))), flush=True)


if __name__ == "__main__":
    main()
