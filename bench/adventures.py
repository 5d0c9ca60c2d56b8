"""Bots on adventures that dice make up: how well the master plays them, and whether all that are offered can be won.

    python bench/adventures.py contest [layouts of each goal] [simulations]
    python bench/adventures.py offers [layouts]
    python bench/adventures.py report

`contest` lets the master play against random play on layouts of every goal and hardness, once from each seat. It
counts simulations, not seconds, so that the result does not depend on the machine. `offers` asks the generator for
layouts of every wish and lets other bots fly them again. Both append a line for each layout to a file in the folder for
temporary files, and go on where they were interrupted. `report` writes bench/adventures.md.
"""

import json
import platform
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from sabbat.bots.players import Bot, RandomBot, SearchBot
from sabbat.bots.surprises import offer
from sabbat.bots.trial import ROUNDS, fly
from sabbat.core.build import compiled
from sabbat.core.dice import Dice
from sabbat.games import find
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.games.sorciers_volants.surprise import HARDNESS, surprise

GAME = "sorciers-volants"
HERE = Path(__file__).parent
KEPT = Path(tempfile.gettempdir()) / "sabbat-adventures"
REPORT = HERE / "adventures.md"
NOBODY = ("limit", "fool-wins")
"""Why a match ended that nobody won."""
LAYOUTS, SIMULATIONS, OFFERS = 24, 1000, 1000
Row = dict[str, Any]


def rows(name: str) -> list[Row]:
    """The lines of a measurement so far."""
    path = KEPT / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def add(name: str, row: Row) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def wishes(count: int) -> Iterator[tuple[int, str, str]]:
    """So many wishes in all, every goal and hardness in turn."""
    both = [(goal, hardness) for hardness, goal in product(HARDNESS, GOALS)]
    return ((n, *both[n % len(both)]) for n in range(count))


# -- the master against random play ----------------------------------------------------------------


def match(layout: dict[str, Any], seat: int, simulations: int, seed: int) -> Row:
    """The master at a seat, random play at the other."""
    game = find(GAME)
    assert game.workshop is not None
    state = game.new(2, {**game.workshop.options(layout), "rounds": ROUNDS})
    bots: list[Bot] = [SearchBot(seed, simulations, early=True), RandomBot(seed + 1)]
    while state.actor >= 0:
        actor = int(state.actor)
        state.play(bots[actor != seat].choose(game.mind(state.view(actor)), state.actions()))
    outcome = state.outcome()
    assert outcome is not None
    return {"found": end(outcome, seat), "turns": state.dump()["turns_played"]}


def end(outcome: Row, seat: int) -> str:
    """What a match came to for a seat of two: by reaching the goal, or by being ahead at the limit."""
    mine, other = outcome["ranks"][seat], outcome["ranks"][1 - seat]
    if outcome["reason"] == "fool-wins":
        return "fool-wins"
    if mine == other:
        return "even"
    if mine > other:
        return "lost"
    return "ahead" if outcome["reason"] == "limit" else "reached"


def contest(layouts: int, simulations: int) -> None:
    name = f"contest-{simulations}"
    done = {row["n"] for row in rows(name)}
    for n, goal, hardness in wishes(layouts * len(GOALS)):
        if n not in done:
            layout = surprise(goal, hardness, 1000 + n)
            matches = [match(layout, seat, simulations, 10 * n) for seat in (0, 1)]
            row = {"n": n, "goal": goal, "hardness": hardness, "simulations": simulations, "matches": matches}
            add(name, row)
            print(row, flush=True)


# -- the generator ---------------------------------------------------------------------------------


def offers(count: int) -> None:
    """A thousand offers: each legal, and flown once more by bots that the generator has not seen."""
    done = {row["n"] for row in rows("offers")}
    for n, goal, hardness in wishes(count):
        if n in done:
            continue
        layout = offer(GAME, goal, hardness, n)
        row: Row = {"n": n, "goal": goal, "hardness": hardness, "offered": layout is not None}
        if layout is not None:
            dice = Dice(n + 7)
            again = [fly(GAME, layout, players, "adept", int(dice.below(1 << 30))) for players in (2, 3, 4)]
            row["legal"] = not any(faults(layout, players) for players in (2, 3, 4))
            row["again"] = [flown.reason for flown in again]
            row["turns"] = [flown.turns for flown in again]
        add("offers", row)
        print(row, flush=True)


# -- the report ------------------------------------------------------------------------------------


def share(part: int, whole: int) -> str:
    return f"{part} ({part / max(1, whole):.1%})"


def about_contest(found: list[Row]) -> list[str]:
    lines = [
        "",
        "## The master against random play",
        f"{found[0]['simulations']:,} simulations a move, at most {ROUNDS} turns each. Ahead: more points or legs when "
        "the turns were over, which is a win by the rules.",
        "",
        "| goal | layouts | matches | won | goal reached | ahead | even | lost | to the fool |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for goal in GOALS:
        mine = [row for row in found if row["goal"] == goal]
        ends = Counter(one["found"] for row in mine for one in row["matches"])
        won = share(ends["reached"] + ends["ahead"], ends.total())
        rest = " | ".join(str(ends[end]) for end in ("reached", "ahead", "even", "lost", "fool-wins"))
        lines.append(f"| `{goal}` | {len(mine)} | {ends.total()} | {won} | {rest} |")
    return lines


def about_offers() -> list[str]:
    found = rows("offers")
    if not found:
        return []
    lines = [
        "",
        "## What the generator offers",
        f"{len(found)} wishes. Every offer was won by bots four times out of four; other bots then flew it again, two, "
        f"three and four of them, {ROUNDS} turns each.",
        "",
        "| goal | wished | wishes | offered | legal | won again by 2, 3, 4 |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for goal, hardness in product(GOALS, HARDNESS):
        mine = [row for row in found if (row["goal"], row["hardness"]) == (goal, hardness)]
        made = [row for row in mine if row["offered"]]
        again = [sum(row["again"][k] not in NOBODY for row in made) for k in range(3)]
        legal = sum(row["legal"] for row in made)
        told = ", ".join(map(str, again))
        lines.append(f"| `{goal}` | {hardness} | {len(mine)} | {len(made)} | {legal} | {told} |")
    return lines


def report() -> None:
    build = "compiled" if compiled() else "interpreted"
    head = ["# Bots on adventures that dice made up", ""]
    head += [f"Written by `bench/adventures.py`; Python {platform.python_version()}, {build}."]
    contests = [line for path in sorted(KEPT.glob("contest-*")) for line in about_contest(rows(path.stem))]
    text = "\n".join([*head, *contests, *about_offers()]) + "\n"
    REPORT.write_text(text, "utf-8")
    print(text)


def main() -> None:
    what, *numbers = sys.argv[1:] or ["report"]
    given = [int(number) for number in numbers]
    if what == "contest":
        contest(*(given + [LAYOUTS, SIMULATIONS][len(given) :]))
    elif what == "offers":
        offers(*(given or [OFFERS]))
    else:
        report()


if __name__ == "__main__":
    main()
