"""Looking for puzzles: in matches that bots play among themselves, and in records of matches."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from sabbat.analysis.appraisal import AppraisedAction
from sabbat.analysis.puzzles import LEAD, MARGIN, Puzzle, examine, first_sight, kind_of, lead, sift, unlike
from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.record import Record, steps

LOOKS = 40
"""So many positions of a match are looked at briefly: the last ones.

Shortly before the end one action decides more, and a simulation is over sooner: in Air Sorcière it takes a third of the
time.
"""
TRIES = 3
"""So many of those that promise something are thought through."""
EARLIEST = 0.4
"""Positions before this part of a match are passed over: little is decided there."""
BRIEF, LONGER = 0.05, (0.5, 4.0)
"""Shares of the master's simulations for a first look, and for others before a position is thought through.

Nearly all that is no puzzle fails one of them, at a small part of what the two long searches take.
"""
PROMISING = LEAD + MARGIN
"""The lead that each of these searches must find."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sorciers-volants": [
        {"adventure": adventure, "aim_help": "full"} for adventure in ("school", "bumblebee", "cat-chase", "cloud-fool")
    ]
}
"""What self-play varies; other games have one way to be played."""
CROWDS = (2, 2, 3)
"""How many play, in turn."""


class Collection:
    """The puzzles found so far, and what is still wanted: no two alike, and not all of one theme."""

    def __init__(self, wanted: int, puzzles: list[Puzzle]) -> None:
        self.wanted = wanted
        self.puzzles: list[Puzzle] = []
        self.traits: Counter[str] = Counter()
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self.traits.update(traits_of(puzzle.view, puzzle.choices))

    def wants(self, traits: list[str]) -> bool:
        """Whether another puzzle with some traits is wanted: at most half share one."""
        half = (self.wanted + 1) // 2
        return all(self.traits[trait] < half for trait in traits)


def traits_of(view: dict[str, Any], choices: list[AppraisedAction]) -> list[str]:
    """What may be the same in many puzzles: the decision in such a match, and the verb of the answer."""
    kind = kind_of(one.action for one in choices)
    options = ", ".join(str(value) for _, value in sorted(view["options"].items()) if isinstance(value, str))
    answer = choices[0].action.split(" ")[0]
    return [f"{kind} ({options})", *([f"best: {answer}"] if answer != kind else [])]


def self_play(game: Game, number: int) -> Iterator[State]:
    """The states in which a seat decides, of a match that the bots' policy plays; the same number, the same match."""
    ways = OPTIONS.get(game.id, [{}])
    state = game.new(CROWDS[number % len(CROWDS)], ways[number % len(ways)])
    dice = Dice(int.from_bytes(hashlib.sha256(f"{game.id} {number}".encode()).digest()[:7], "big"))
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.step(state.outcome_at(dice.below(state.weight())))
            continue
        if state.count() > 1:
            yield state.clone()
        state.step(game.insight.choose(state, dice))


def of_record(game: Game, record: Record) -> Iterator[State]:
    """The states of a match in which a seat had a choice."""
    for step in steps(game, record):
        if step.move is not None and step.state.actor >= 0 and step.state.count() > 1:
            yield step.state.clone()


def puzzle_in(game: Game, states: list[State], source: str, known: Collection) -> Puzzle | None:
    """A puzzle of a match, if it has one that is wanted; never two of the same match."""
    found = promising(game, [state.view(int(state.actor)) for state in _late(states)], known)
    for view in found[:TRIES]:
        if all(sift(game, view, share, PROMISING) is not None for share in LONGER):
            puzzle = examine(game, view, source)
            if puzzle is not None and unlike(puzzle, known.puzzles):
                return puzzle
    return None


def promising(game: Game, views: list[dict[str, Any]], known: Collection) -> list[dict[str, Any]]:
    """The views that look like puzzles after a brief search: those that first sight gets wrong, then by their lead."""
    found: list[tuple[bool, float, dict[str, Any]]] = []
    for view in views:
        choices = sift(game, view, BRIEF, PROMISING)
        if choices is None:
            continue
        if known.wants(traits_of(view, choices)):
            plain = first_sight(game, view, choices) == choices[0].action
            found.append((plain, -lead(choices).by, view))
    return [view for _, _, view in sorted(found, key=lambda one: one[:2])]


def _late(states: list[State]) -> list[State]:
    """The last states of a match."""
    return states[int(EARLIEST * len(states)) :][-LOOKS:]


def find(game: Game, known: Collection, start: int, end: int | None = None) -> Iterator[Puzzle]:
    """New puzzles from self-play until enough are known, from a numbered match on, to another if that is given."""
    number = start
    while len(known.puzzles) < known.wanted and (end is None or number < end):
        puzzle = puzzle_in(game, list(self_play(game, number)), f"self-play {number}", known)
        number += 1
        if puzzle is not None:
            known.add(puzzle)
            yield puzzle
