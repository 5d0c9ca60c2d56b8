"""Puzzles: one view, one best action. Long searches must agree on it, by far, while the match is still open."""

import hashlib
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from sabbat.analysis.appraisal import AppraisedAction, appraise
from sabbat.analysis.chances import WHOLE
from sabbat.core.contract import Game
from sabbat.core.dice import Dice
from sabbat.games import folder_of

LEAD = 0.08
"""The best action wins so much more often than any other."""
MARGIN = 0.04
"""A puzzle is taken only if it leads by so much more, since a longer search may see it a little differently."""
DOUBT = 4.0
"""The lead is also so many standard errors of it."""
EFFORT = 20
"""A search has so many times the simulations of the master."""
SEARCHES = ((1, 1), (2, 1), (4, 4))
"""The dice and the effort of the searches that must agree, the last one deeper than the others.

What wins at once leads at first; the longer one thinks, the more often other actions win later.
"""
AVERAGED = 2
"""The chances told are the means of so many of them, the first ones."""
RECHECK, RECHECK_DICE = 10, 3
"""A recheck has so many times the effort, and dice that no search has."""
LOST, WON = 0.15, 0.85
"""Who wins less often with the best action has lost already; who wins more often with another has won."""
SLACK = 0.05
"""By so much a recheck may find the match nearer to its end: two searches never agree to the last digit."""
ALIKE = 0.7
"""Two puzzles are alike if they share so much of what is seen."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A view of the seat to act, and what each of its actions is worth."""

    id: str
    game: str
    view: dict[str, Any]
    choices: list[AppraisedAction]
    """The best first."""
    tempting: str
    """The wrong action that most people may think of first."""
    simulations: int
    """Of each search."""
    source: str
    """Where it comes from: matches of bots among themselves, or the code of a match in the house."""

    @property
    def best(self) -> str:
        return self.choices[0].action

    @property
    def chances(self) -> dict[str, int]:
        """The chance of winning with each action, in millionths."""
        return {one.action: one.chance for one in self.choices}


@dataclass(frozen=True)
class Lead:
    """By how much the first of some appraised actions is ahead of every other, and the standard error of that."""

    by: float
    error: float

    def holds(self, wanted: float = LEAD) -> bool:
        return self.by >= wanted and self.by >= DOUBT * self.error


def lead(choices: list[AppraisedAction]) -> Lead:
    """The least lead, less what is in doubt, of the first action over another one."""
    best, *others = choices
    leads = [Lead((best.chance - one.chance) / WHOLE, math.hypot(best.error, one.error)) for one in others]
    return min(leads, key=lambda one: one.by - DOUBT * one.error)


def lead_of(action: str, choices: list[AppraisedAction]) -> Lead:
    """The same of any action; less than nothing if another one is better."""
    return lead(sorted(choices, key=lambda one: one.action != action))


def master(game: Game, view: dict[str, Any]) -> int:
    """The simulations that the best level has in the match of a view."""
    return game.insight.level("master", view["options"], view["players"])[0]


def examine(game: Game, view: dict[str, Any], source: str) -> Puzzle | None:
    """The puzzle that a view is, if it is one: searches with different dice must agree, a deeper one too."""
    simulations = EFFORT * master(game, view)
    found = []
    for dice, times in SEARCHES:
        choices = appraise(game, view, times * simulations, seed_of(view) + dice)
        if not (lead(choices).holds(LEAD + MARGIN) and is_open(choices)):
            return None
        found.append(choices)
    if len({choices[0].action for choices in found}) > 1:
        return None
    choices = mean(*found[:AVERAGED])
    return Puzzle(
        id=id_of(view),
        game=game.id,
        view=view,
        choices=choices,
        tempting=tempting(game, view, choices),
        simulations=simulations,
        source=source,
    )


def sift(game: Game, view: dict[str, Any], share: float, wanted: float = LEAD) -> list[AppraisedAction] | None:
    """What a short search finds, with a share of the master's simulations; None if it promises no puzzle."""
    choices = appraise(game, view, round(share * master(game, view)), seed_of(view))
    return choices if lead(choices).by >= wanted and is_open(choices) else None


def is_open(choices: list[AppraisedAction], slack: float = 0.0) -> bool:
    """Whether the match is neither won nor lost, whatever is played."""
    return choices[0].chance >= (LOST - slack) * WHOLE and choices[1].chance <= (WON + slack) * WHOLE


def mean(first: list[AppraisedAction], second: list[AppraisedAction]) -> list[AppraisedAction]:
    """What two searches found, put together; the best first."""
    others = {one.action: one for one in second}
    both = [(one, others[one.action]) for one in first]
    found = [
        AppraisedAction(one.action, (one.chance + two.chance) // 2, round(math.hypot(one.error, two.error) / 2, 6))
        for one, two in both
    ]
    return sorted(found, key=lambda one: -one.chance)


def tempting(game: Game, view: dict[str, Any], choices: list[AppraisedAction]) -> str:
    """The wrong action that looks best at first sight; the second best if the best one does."""
    sight = first_sight(game, view, choices)
    return choices[1].action if sight == choices[0].action else sight


def first_sight(game: Game, view: dict[str, Any], choices: list[AppraisedAction]) -> str:
    """The action that promises most before anything is thought through."""
    world = game.mind(view).dream(Dice(seed_of(view)))
    return max(choices, key=lambda one: game.insight.promise(world, game.action_id(one.action))).action


def kind_of(actions: Iterable[str]) -> str:
    """What is to be decided: the verbs among which one chooses, in order."""
    return "-".join(sorted({action.split(" ")[0] for action in actions}))


@dataclass(frozen=True)
class Recheck:
    """What a much longer search of a puzzle found."""

    puzzle: Puzzle
    choices: list[AppraisedAction]
    simulations: int
    dice: int = RECHECK_DICE

    @property
    def lead(self) -> Lead:
        """Of the puzzle's best action."""
        return lead_of(self.puzzle.best, self.choices)

    @property
    def survives(self) -> bool:
        """Whether the same action is still as far ahead as a puzzle's must be, and the match still open."""
        return self.lead.holds() and is_open(self.choices, SLACK)


def recheck(puzzle: Puzzle, game: Game, times: int = RECHECK, dice: int = RECHECK_DICE) -> Recheck:
    """A longer search of a puzzle, with other dice."""
    simulations = times * puzzle.simulations
    choices = appraise(game, puzzle.view, simulations, seed_of(puzzle.view) + dice)
    return Recheck(puzzle, choices, simulations, dice)


def hardness(puzzle: Puzzle) -> int:
    """How hard a puzzle seems before anybody has tried it, on the scale of chess.

    Puzzles that first sight gets wrong seem harder, and those with many choices or a small lead.
    """
    surprise = 150 if puzzle.tempting != puzzle.choices[1].action else -150
    return round(1500 + surprise + 60 * math.log2(len(puzzle.choices) / 3) - 400 * (lead(puzzle.choices).by - 0.2))


@cache
def shipped(game: Game) -> list[Puzzle]:
    """The puzzles that a game brings, in its puzzles.json; none if it brings none."""
    path = folder_of(game) / "puzzles.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Puzzle]) if path.exists() else []


# -- likeness ------------------------------------------------------------------------------------


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles ask the same: most of what is seen is equal."""
    if one.game != other.game or one.view["players"] != other.view["players"]:
        return False
    mine, theirs = seen_in(one.view), seen_in(other.view)
    return len(mine & theirs) >= ALIKE * len(mine | theirs)


def unlike(puzzle: Puzzle, others: Iterable[Puzzle]) -> bool:
    """Whether a puzzle is like none of some others."""
    return not any(alike(puzzle, other) for other in others)


def seen_in(view: dict[str, Any]) -> frozenset[str]:
    """Everything that a view shows, each thing with its place; what all views of a game have in common left out."""
    shown = {name: value for name, value in view.items() if name not in ("game", "rules", "players", "options")}
    return frozenset(_leaves("", shown))


def _leaves(path: str, value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(f"{path}.{name}", inner)
    elif isinstance(value, list) and all(isinstance(inner, str) for inner in value):
        yield from (f"{path}:{inner}" for inner in value)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _leaves(f"{path}.{number}", inner)
    elif value is not None:
        yield f"{path}={value}"


def seed_of(view: dict[str, Any]) -> int:
    """A seed that depends on what is seen, and on nothing else."""
    return int(_digest(view)[:14], 16)


def id_of(view: dict[str, Any]) -> str:
    """A name for a puzzle, the same for the same view."""
    return _digest(view)[:10]


def _digest(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
