"""What of a review is worth telling: where a match turned, whose luck was greatest, which decision cost most."""

from dataclasses import dataclass
from typing import Any

from sabbat.analysis.review import MoveReview, Review

TURNS = 3
"""So many turning points are told."""
SLIGHT = 5_000
"""What moved a chance by less (in millionths) is not worth a word."""


@dataclass(frozen=True)
class Highlights:
    """The moments of a match that a seat should look at first."""

    turning: list[MoveReview]
    """Where its chances moved most, the greatest first."""
    luckiest: MoveReview | None
    unluckiest: MoveReview | None
    dearest: MoveReview | None
    """Its own decision that cost most, if that was a mistake."""


def highlights(review: Review, seat: int) -> Highlights:
    """What a seat should look at first."""
    moved = [moment for moment in review.moments if abs(swing(review, moment, seat)) >= SLIGHT]
    turning = sorted(moved, key=lambda moment: -abs(swing(review, moment, seat)))[:TURNS]
    lucky = [moment for moment in review.moments if moment.luck and abs(moment.luck[seat]) >= SLIGHT]
    best = max(lucky, key=lambda moment: _luck(moment, seat), default=None)
    worst = min(lucky, key=lambda moment: _luck(moment, seat), default=None)
    mine = [moment for moment in review.mistakes if moment.seat == seat]
    return Highlights(
        turning,
        best if best is not None and _luck(best, seat) > 0 else None,
        worst if worst is not None and _luck(worst, seat) < 0 else None,
        max(mine, key=lambda moment: moment.lost, default=None),
    )


def swing(review: Review, moment: MoveReview, seat: int) -> int:
    """By how much a move changed a seat's chances, in millionths."""
    return review.curve[moment.at + 1][seat] - review.curve[moment.at][seat]


def sentences(review: Review, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Three sentences for a seat, as messages with their facts; `move` is the number of a move in the record."""
    account, found = review.accounts[seat], highlights(review, seat)
    told: list[tuple[str, dict[str, Any]]] = [
        ("review-luck", {"luck": percent(account.luck), "sign": _sign(account.luck)}),
        ("review-play", {"own": percent(account.own), "mistakes": sum(m.seat == seat for m in review.mistakes)}),
    ]
    if not found.turning:
        return [*told, ("review-no-turn", {})]
    turn = found.turning[0]
    change = swing(review, turn, seat)
    return [*told, ("review-turn", {"move": turn.at, "change": percent(change), "sign": _sign(change)})]


def percent(millionths: int) -> int:
    """Whole per cent."""
    return round(millionths / 10_000)


def _luck(moment: MoveReview, seat: int) -> int:
    return moment.luck[seat] if moment.luck else 0


def _sign(number: int) -> str:
    whole = percent(number)
    return "good" if whole > 0 else "bad" if whole < 0 else "even"
