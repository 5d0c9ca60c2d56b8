"""A review as it is told to people: only the moments in which something was at stake, and what to look at first."""

from typing import Any

import msgspec

from sabbat.analysis.highlights import highlights, sentences
from sabbat.analysis.review import Account, MoveReview, Review


class Sum(msgspec.Struct):
    """One seat's match in millionths of winning: start, luck, own, others and unknown add up to the result."""

    start: int
    luck: int
    own: int
    others: int
    unknown: int
    result: int


class Stroke(msgspec.Struct):
    """A move that moved chances: by luck, or by a decision."""

    at: int
    """The number of the move, from 0."""
    seat: int | None
    action: str
    luck: list[int] | None = None
    decision: list[int] | None = None
    best: str | None = None
    mistake: bool = False
    lost: float = 0.0
    error: float = 0.0
    odds: tuple[int, int] | None = None
    """The seat's chances as far as it knew, with what it played and with the best."""


class Sentence(msgspec.Struct):
    """A message, and its facts; `move` is the number of a move, from 0."""

    id: str
    facts: dict[str, Any]


class Pointers(msgspec.Struct):
    """What a seat should look at first, by the numbers of moves."""

    sentences: list[Sentence]
    turning: list[int]
    luckiest: int | None
    unluckiest: int | None
    dearest: int | None


class ToldReview(msgspec.Struct):
    """A review; nobody's chances (the fool's, where there is one) stand last."""

    game: str
    players: int
    simulations: int
    rollouts: int
    curve: list[list[int]]
    """Everybody's chances before the first move and after each, in millionths."""
    sums: list[Sum]
    strokes: list[Stroke]
    seats: list[Pointers]
    missing: int = 0
    """So many moves could not be looked at."""
    luck_error: float = 0.0
    place_sums: list[Sum] = []
    """With more than two players, the same sums in millionths of a place: less is better."""


def told(review: Review) -> ToldReview:
    """A review as it is told."""
    return ToldReview(
        game=review.game,
        players=review.players,
        simulations=review.effort.simulations,
        rollouts=review.effort.rollouts,
        curve=review.curve,
        sums=[_sum(account) for account in review.accounts],
        strokes=[_stroke(moment) for moment in review.moments if moment.luck or moment.decision],
        seats=[pointers(review, seat) for seat in range(review.players)],
        missing=review.missing,
        luck_error=review.accounts[0].luck_error,
        place_sums=[_sum(account) for account in review.place_accounts],
    )


def _sum(account: Account) -> Sum:
    return Sum(account.start, account.luck, account.own, account.others, account.unknown, account.result)


def _stroke(moment: MoveReview) -> Stroke:
    return Stroke(
        moment.at,
        moment.seat,
        moment.action,
        moment.luck,
        moment.decision,
        moment.best,
        moment.mistake,
        round(moment.lost, 4),
        round(moment.error, 4),
        moment.odds,
    )


def pointers(review: Review, seat: int) -> Pointers:
    """What a seat should look at first, and its sentences."""
    found = highlights(review, seat)
    return Pointers(
        sentences=[Sentence(id, facts) for id, facts in sentences(review, seat)],
        turning=[moment.at for moment in found.turning],
        luckiest=None if found.luckiest is None else found.luckiest.at,
        unluckiest=None if found.unluckiest is None else found.unluckiest.at,
        dearest=None if found.dearest is None else found.dearest.at,
    )
