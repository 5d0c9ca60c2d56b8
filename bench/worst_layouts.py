"""Layouts that cost most, hunted: changed at random, and kept if they cost more. Writes bench/worst_layouts.md.

    python bench/worst_layouts.py [changes for each cost]

Costs are milliseconds of processor time. A move is one of the master with eight simulations: the
search looks at the clock after every eight, so a real move takes its thinking time and at most this on top.
"""

import copy
import json
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from sabbat.bots.levels import THINKING
from sabbat.bots.players import OneStep, SearchBot
from sabbat.bots.trial import ROUNDS
from sabbat.core.build import compiled
from sabbat.games import find
from sabbat.games.sorciers_volants.faults import GOALS, LARGEST, LEGS_MOST, SMALLEST, faults
from sabbat.games.sorciers_volants.surprise import HARDNESS, surprise
from sabbat.server.net.workshop import ACTIONS_MOST, flown

GAME = "sorciers-volants"
GAME_RULES = find(GAME)
assert GAME_RULES.workshop is not None
BENCH = GAME_RULES.workshop
REPORT = Path(__file__).with_name("worst_layouts.md")
Layout = dict[str, Any]
ENOUGH = 0.05
"""Seconds of processor time that a cost is measured for: some clocks tick only every hundredth."""


# -- costs -------------------------------------------------------------------------------------------


def check(layout: Layout) -> None:
    BENCH.faults(layout)
    BENCH.players(layout)
    BENCH.guides(layout)


def draw(layout: Layout) -> None:
    BENCH.svg(layout)


def move(layout: Layout) -> None:
    """The first move on a layout that no bot has seen."""
    forget()
    state = GAME_RULES.new(2, {**BENCH.options(layout), "rounds": ROUNDS})
    SearchBot(1, 8).choose(GAME_RULES.mind(state.view(0)), state.actions())


def forget() -> None:
    """Bots forget the layouts that they know."""
    insight: Any = GAME_RULES.insight
    insight.plans.clear()
    insight.trunks.clear()


def later_move(layout: Layout) -> None:
    state = MIDDLES[json.dumps(layout)]
    SearchBot(1, 8).choose(GAME_RULES.mind(state.view(int(state.actor))), state.actions())


MIDDLES: dict[str, Any] = {}


def middle(layout: Layout) -> None:
    """A position after a dozen turns of bots, for `later_move`."""
    state = GAME_RULES.new(4 if 4 in BENCH.players(layout) else 2, BENCH.options(layout))
    bot = OneStep(1, 0.4)
    for _ in range(60):
        if state.actor < 0:
            break
        last = state.clone()
        state.play(bot.choose(GAME_RULES.mind(state.view(int(state.actor))), state.actions()))
    MIDDLES[json.dumps(layout)] = state if state.actor >= 0 else last


def simulate(layout: Layout) -> None:
    """A match of bots that play at first sight, as surprises and the gallery are measured."""
    state = GAME_RULES.new(2, {**BENCH.options(layout), "rounds": ROUNDS})
    bot = OneStep(1)
    while state.actor >= 0:
        state.play(bot.choose(GAME_RULES.mind(state.view(int(state.actor))), state.actions()))


def fly_alone(layout: Layout) -> None:
    """The longest test flight that the server takes, to its last moment."""
    flown(layout, FLIGHTS[json.dumps(layout)], "en")


FLIGHTS: dict[str, list[str]] = {}


def long_flight(layout: Layout) -> None:
    """Actions of a long test flight, for `fly_alone`."""
    dice, state, actions = Random(1), BENCH.wait(BENCH.alone(layout)), list[str]()
    while state.turn is not None and len(actions) < ACTIONS_MOST:
        actions.append(dice.choice(state.actions()))
        state.play(actions[-1])
        state = BENCH.wait(state)
    FLIGHTS[json.dumps(layout)] = actions


COSTS: dict[str, tuple[str, Callable[[Layout], None], Callable[[Layout], None] | None]] = {
    "check": ("to check it", check, None),
    "draw": ("to draw it", draw, None),
    "move": ("a bot's first move on it", move, None),
    "later": ("a bot's move in the middle of a match", later_move, middle),
    "simulate": ("a match of bots without search", simulate, None),
    "alone": (f"a test flight of {ACTIONS_MOST} actions", fly_alone, long_flight),
}


def cost(run: Callable[[Layout], None], ready: Callable[[Layout], None] | None, layout: Layout) -> float:
    if ready is not None:
        ready(layout)
    runs, start = 0, time.process_time()
    while (spent := time.process_time() - start) < ENOUGH:
        run(layout)
        runs += 1
    return 1000 * spent / runs


# -- the hunt ----------------------------------------------------------------------------------------


def beginnings() -> list[Layout]:
    """Surprises, the house's own, and the extremes: every castle, the largest table, the longest course."""
    found = [surprise(goal, hardness, 1) for goal in GOALS for hardness in HARDNESS]
    found += list(BENCH.own().values())
    return [*found, *(long_course(size, landing) for size in (5000, 8000, LARGEST) for landing in (False, True))]


def long_course(size: int, landing: bool) -> Layout:
    """Twelve legs between eight castles, close to each other if the table is small."""
    step = size // 4
    places = [[step, step], [2 * step, step], [3 * step, step], [step, 2 * step], [3 * step, 2 * step]]
    places += [[step, 3 * step], [2 * step, 3 * step], [3 * step, 3 * step]]
    course: list[list[Any]] = []
    for n in range(LEGS_MOST // 2):
        course += [["gate", n % 8 + 1, (n + 3) % 8 + 1], ["round", n % 8 + 1, (n + 3) % 8 + 1]]
    huts = [[650, size * k // 5] for k in (1, 2, 3, 4)] if size > 6000 else [[650, 650], [650, size - 650]]
    base: Layout = {**BENCH.starters()["bumblebee"], "table": [size, size], "castles": places, "huts": huts}
    return {**base, "course": course, "landing": landing, "starts": [f"hut {k + 1}" for k in range(len(huts))]}


def changed(layout: Layout, dice: Random) -> Layout:
    """The same with something moved, added, taken away or resized; perhaps against the rules."""
    new: Layout = copy.deepcopy(layout)
    what = dice.randrange(6)
    standing = [n for n in range(8) if new["castles"][n] is not None]
    if what == 0:
        new["castles"][dice.randrange(8)] = [dice.randrange(side) for side in new["table"]]
    elif what == 1 and standing:
        x, y = new["castles"][n := dice.choice(standing)]
        new["castles"][n] = [x + dice.randrange(-400, 401), y + dice.randrange(-400, 401)]
    elif what == 2 and new["huts"]:
        new["huts"][dice.randrange(len(new["huts"]))] = [dice.randrange(side) for side in new["table"]]
    elif what == 3:
        new["table"][dice.randrange(2)] = dice.randrange(SMALLEST, LARGEST + 1)
    elif what == 4 and new["goal"] == "race" and len(standing) > 1:
        a, b = dice.sample(standing, 2)
        new["course"].insert(dice.randrange(len(new["course"]) + 1), ["gate", a + 1, b + 1])
        new["course"] = new["course"][:LEGS_MOST]
    elif new["cat"] is not None:
        new["cat"] = [dice.randrange(side) for side in new["table"]]
    elif new["fool"] is not None:
        new["fool"] = [*(dice.randrange(side) for side in new["table"]), dice.randrange(120)]
    return new


def hunt(name: str, changes: int) -> tuple[float, Layout, float]:
    """The worst cost found, its layout, and the middle cost of what the hunt began with."""
    _, run, ready = COSTS[name]
    dice = Random(name)
    first = sorted(
        (cost(run, ready, layout), n, layout) for n, layout in enumerate(beginnings()) if not faults(layout, 2)
    )
    kept = [(worth, layout) for worth, _, layout in first[-4:]]
    for _ in range(changes):
        _, layout = dice.choice(kept)
        new = changed(layout, dice)
        if not faults(new, 2):
            kept = sorted([*kept, (cost(run, ready, new), new)], key=lambda pair: pair[0])[-4:]
    return kept[-1][0], kept[-1][1], first[len(first) // 2][0]


def about(layout: Layout) -> str:
    castles = sum(place is not None for place in layout["castles"])
    width, height = layout["table"]
    return f"{layout['goal']}, {castles} castles, {len(layout['course'])} legs, {width} × {height}"


def main() -> None:
    changes = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    lines = [
        "# The layouts that cost most",
        "",
        f"Milliseconds of processor time; {changes} changes hunted for each cost; Python {platform.python_version()}, "
        f"{'compiled' if compiled() else 'interpreted'}. A bot's move is measured without its thinking time "
        f"({THINKING} s at most). Written by `bench/worst_layouts.py`.",
        "",
        "| what | usual | worst | the worst layout |",
        "| --- | ---: | ---: | --- |",
    ]
    for name, (told, _, _) in COSTS.items():
        worst, layout, usual = hunt(name, changes)
        lines.append(f"| {told} | {usual:.1f} | {worst:.1f} | {about(layout)} |")
        print(lines[-1], flush=True)
        print(json.dumps(layout), flush=True)
    REPORT.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
