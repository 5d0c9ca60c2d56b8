"""What reviews say of one player over many matches: mistakes, what decisions cost, and luck; by game and phase."""

from collections.abc import Iterable

import msgspec

from sabbat.analysis.telling import ToldReview

PHASES = 3
"""A match is told apart into its beginning, middle and end, each a third of its moves."""


class DecisionSum(msgspec.Struct):
    """What some decisions came to."""

    decisions: int = 0
    """Forced moves are none."""
    mistakes: int = 0
    lost: int = 0
    """What all of them cost together, in millionths of winning, as far as the seat could know."""

    def add(self, other: "DecisionSum") -> None:
        self.decisions += other.decisions
        self.mistakes += other.mistakes
        self.lost += other.lost


class MatchFigures(msgspec.Struct):
    """A seat's decisions in one match, phase by phase, and its luck in millionths of winning."""

    phases: list[DecisionSum]
    luck: int

    @property
    def whole(self) -> DecisionSum:
        return summed(self.phases)


class GameFigures(msgspec.Struct):
    """The same over all matches of a game."""

    game: str
    matches: int
    whole: DecisionSum
    phases: list[DecisionSum]
    luck: int
    """All luck together, in millionths of winning."""


def summed(tallies: Iterable[DecisionSum]) -> DecisionSum:
    total = DecisionSum()
    for one in tallies:
        total.add(one)
    return total


def figures_of(review: ToldReview, seat: int) -> MatchFigures:
    """A seat's match as its review tells it."""
    phases = [DecisionSum() for _ in range(PHASES)]
    moves = max(1, len(review.curve) - 1)
    for stroke in review.strokes:
        if stroke.decision is not None and stroke.seat == seat:
            phase = phases[min(PHASES * stroke.at // moves, PHASES - 1)]
            phase.add(DecisionSum(1, int(stroke.mistake), -stroke.decision[seat]))
    return MatchFigures(phases, review.sums[seat].luck)


def by_game(found: Iterable[tuple[str, MatchFigures]]) -> list[GameFigures]:
    """Matches, each with the game it was of, added up."""
    games: dict[str, GameFigures] = {}
    for game, one in found:
        total = games.setdefault(game, GameFigures(game, 0, DecisionSum(), [DecisionSum() for _ in range(PHASES)], 0))
        total.matches += 1
        total.whole.add(one.whole)
        total.luck += one.luck
        for phase, more in zip(total.phases, one.phases, strict=True):
            phase.add(more)
    return list(games.values())
