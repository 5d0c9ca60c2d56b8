"""How long and how hard an adventure is: bots of two kinds fly it a fixed number of times, and matches are counted."""

from statistics import median_low
from typing import Any, Literal

import msgspec

from sabbat.bots.trial import ROUNDS, Flown, fly

Hardness = Literal["easy", "middling", "hard"]
SURE, FALLIBLE = "one-step", "careless"
"""Who shows that an adventure can be won, and who errs as people do."""
PLAN = ((SURE, 4), (FALLIBLE, 12))
"""So many matches of each; both need hundredths of a second for a match."""
STEP = 10
"""From the seed of a match to the next: each seat takes one of its own."""
EASY_TURNS, HARD_TURNS = 18, 30
"""Turns for each seat, in the middle, up to which an adventure is easy and from which on it is hard."""
EASY_LOST, HARD_LOST = 1 / 6, 1 / 3
"""The share of matches without a winner, likewise."""


class Measured(msgspec.Struct):
    """What the matches came to; `turns` are those of each seat, 0 if nobody ever won."""

    hardness: Hardness
    turns: int
    matches: int
    lost: int
    """Matches of those who err that nobody won within the bound."""


def matches() -> list[tuple[str, int]]:
    """The level and the seed of each match, in the order in which they are flown."""
    return [(level, STEP * n) for level, count in PLAN for n in range(count)]


def measure(id: str, adventure: dict[str, Any], players: int) -> Measured:
    """Fly all matches and count."""
    return count([(level, fly(id, adventure, players, level, seed)) for level, seed in matches()], players)


def count(flown: list[tuple[str, Flown]], players: int) -> Measured:
    """What matches came to, all of them or as many as there was time for."""
    fallible = [flight for level, flight in flown if level == FALLIBLE]
    lost = sum(flight.winner is None for flight in fallible)
    judged = fallible if lost < len(fallible) else [flight for _, flight in flown]
    won = [-(-flight.turns // players) for flight in judged if flight.winner is not None]
    turns = median_low(won) if won else 0
    return Measured(_hardness(turns or ROUNDS, lost / max(1, len(fallible))), turns, len(flown), lost)


def _hardness(turns: int, lost: float) -> Hardness:
    if turns >= HARD_TURNS or lost >= HARD_LOST:
        return "hard"
    return "easy" if turns <= EASY_TURNS and lost <= EASY_LOST else "middling"
