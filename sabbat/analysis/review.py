"""A finished match, move by move: what was luck, what was play, and what nobody could know.

Every moment has its chances of winning. Luck is what chance made of a moment beyond the average of what it might have
done; a decision is what the action played is worth beside the best one, both judged from what the seat knew; what is
left between one moment and the next could not be known. So the terms of a seat add up, exactly, from start to result.
"""

import hashlib
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from sabbat.analysis.chances import WHOLE, Estimate, completed, judge, value, whole
from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record, Step, steps

MISTAKE = 0.02
"""A decision that cost a smaller part of winning is not a mistake."""
DOUBT = 2.0
"""Neither is one that cost less than so many standard errors."""


@dataclass(frozen=True)
class Effort:
    """How much is thought about each moment; the same effort gives the same review."""

    simulations: int = 400
    """For a decision."""
    rollouts: int = 24
    """For each state that is valued."""


@dataclass
class MoveReview:
    """What one move of the record did to everybody's chances, in millionths; nobody's chance stands last."""

    at: int
    """The number of the move in the record."""
    seat: int | None
    action: str
    before: list[int] | None = None
    """The chances before the move; None where nothing was decided, and they are those of the next moment."""
    luck: list[int] | None = None
    decision: list[int] | None = None
    best: str | None = None
    """The best action that the search found, where that was another."""
    lost: float = 0.0
    """By how much it was better for the seat, 0 to 1."""
    odds: tuple[int, int] | None = None
    """The seat's chances, as far as it knew, with what it played and with the best, in millionths."""
    error: float = 0.0
    """The standard error: of `lost` for a decision, of the seat's chance for luck."""
    places: list[int] | None = None
    """The expected places before the move, in millionths."""
    place_luck: list[int] | None = None
    place_decision: list[int] | None = None
    """By how much luck or the decision changed the expected places: less is better."""

    @property
    def mistake(self) -> bool:
        return self.best is not None and self.lost >= MISTAKE and self.lost > DOUBT * self.error


@dataclass
class Account:
    """One seat's match, in millionths of winning (or of a place): the five terms add up to the result."""

    start: int
    luck: int
    own: int
    others: int
    unknown: int
    result: int
    luck_error: float = 0.0

    @property
    def total(self) -> int:
        return self.start + self.luck + self.own + self.others + self.unknown


@dataclass
class Review:
    """All moments of a match, and every seat's account; nobody's (the fool's, where there is one) stands last."""

    game: str
    players: int
    effort: Effort
    moments: list[MoveReview]
    curve: list[list[int]]
    """The chances before the first move, and after each."""
    accounts: list[Account]
    missing: int = 0
    """Moments that were not looked at: the review is partial."""
    result: list[int] = field(default_factory=list)
    place_accounts: list[Account] = field(default_factory=list)
    """The same sum in expected places, with more than two players."""

    @property
    def mistakes(self) -> list[MoveReview]:
        return [moment for moment in self.moments if moment.mistake]

    def facts(self) -> dict[str, Any]:
        """The review as plain JSON values."""
        told = asdict(self)
        for moment, plain in zip(self.moments, told["moments"], strict=True):
            plain["mistake"] = moment.mistake
        return told


def review(
    game: Game, record: Record, effort: Effort | None = None, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Look at every moment of a finished match; BadRequest if it is not over."""
    done = effort or Effort()
    looked = []
    for moment in looks(game, record, done):
        looked.append(moment)
        if progress is not None:
            progress(len(looked), len(record.moves))
    return assemble(game, record, done, looked)


def looks(game: Game, record: Record, effort: Effort, part: int = 0, parts: int = 1) -> Iterator[MoveReview]:
    """The moments of a match, each by itself; one of several parts, so that several processes can share the work."""
    trust = game.insight.trust
    for at, step in enumerate(steps(game, record)):
        if step.move is not None and at % parts == part:
            yield look(at, step, effort, trust)


def look(at: int, step: Step, effort: Effort, trust: float) -> MoveReview:
    """What a move did, judged from what could be known."""
    state, move = step.state, step.move
    assert move is not None
    moment = MoveReview(at, move.seat, move.action)
    if state.actor == CHANCE:
        _look_at_chance(moment, state, effort, trust)
    elif move.seat == state.actor and state.count() > 1:
        _look_at_decision(moment, state, effort, trust)
    return moment


def _look_at_chance(moment: MoveReview, state: State, effort: Effort, trust: float) -> None:
    """Luck: what came, against the average of what might have come, weighted by the odds."""
    outcomes = state.action_ids()
    if len(outcomes) == 1:
        return
    odds = state.odds()
    found = values_after(state, effort, trust, seed_of(state.dump()))
    moment.before = average([one.chances() for one in found], odds)
    means = _means([one.places() for one in found], odds)
    moment.places = completed([round(place) for place in means[:-1]])
    came = found[outcomes.index(state.game.action_id(moment.action))]
    moment.luck = _minus(came.chances(), moment.before)
    moment.place_luck = _minus(came.places(), moment.places)
    moment.error = max(came.error(seat) for seat in range(state.players))


def values_after(state: State, effort: Effort, trust: float, seed: int) -> list[Estimate]:
    """What each outcome would be worth that chance may bring, in their order, all valued in the same way."""
    found = []
    for outcome in state.action_ids():
        follower = state.clone()
        follower.step(outcome)
        found.append(value(follower, state.game.insight, trust, effort.rollouts, seed))
    return found


def _look_at_decision(moment: MoveReview, state: State, effort: Effort, trust: float) -> None:
    """A decision: what was played against the best, both as far as the seat knew."""
    seat = state.actor
    here = value(state, state.game.insight, trust, effort.rollouts, seed_of(state.dump()))
    moment.before, moment.places = here.chances(), here.places()
    judged = judge_decision(state.game, state.view(seat), moment.action, effort)
    moment.decision, moment.best = judged.decision, judged.best
    moment.lost, moment.error, moment.odds = judged.lost, judged.error, judged.odds
    moment.place_decision = judged.places


@dataclass(frozen=True)
class Judged:
    """A decision as its seat could have judged it."""

    decision: list[int]
    best: str | None
    lost: float
    error: float
    odds: tuple[int, int]
    """The seat's chances with what was played and with the best, in millionths."""
    places: list[int]
    """By how much it changed the expected places."""


def judge_decision(game: Game, view: dict[str, Any], played: str, effort: Effort) -> Judged:
    """The judgement of a decision. It knows the view and nothing else: worlds that look alike are judged alike."""
    mind = game.mind(view)
    seat: int = view["viewer"]
    found = judge(mind, seat, game.action_id(played), game.insight.trust, effort.simulations, seed_of(view))
    mine, theirs = found.mine.chances(), found.theirs.chances()
    best = None if found.best == found.played else game.action_text(found.best)
    places = _minus(found.mine.places(), found.theirs.places())
    return Judged(_minus(mine, theirs), best, found.lost, found.error, (mine[seat], theirs[seat]), places)


def seed_of(known: dict[str, Any]) -> int:
    """A seed that depends on what is known, and on nothing else."""
    text = json.dumps(known, sort_keys=True, ensure_ascii=False)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


# -- putting it together -------------------------------------------------------------------------


def assemble(game: Game, record: Record, effort: Effort, looked: list[MoveReview]) -> Review:
    """A review from the moments that were looked at; those that were not are passed over, and counted."""
    *_, last = steps(game, record)
    state = last.state
    if state.actor != OVER:
        raise BadRequest("not-over", game=game.id)
    ending = value(state, game.insight, 1.0, 1, 0)
    result = ending.chances()
    known = {moment.at: moment for moment in looked}
    moments = [known.get(at) or MoveReview(at, move.seat, move.action) for at, move in enumerate(record.moves)]
    curve = curve_of([moment.before for moment in moments], result)
    accounts = [account(moments, curve, seat) for seat in range(state.players + 1)]
    found = Review(game.id, state.players, effort, moments, curve, accounts, len(moments) - len(known), result)
    if state.players > 2:
        places = curve_of([moment.places for moment in moments], ending.places())
        found.place_accounts = [place_account(moments, places, seat) for seat in range(state.players + 1)]
    return found


def curve_of(known: list[list[int] | None], result: list[int]) -> list[list[int]]:
    """The chances before each move and at the end; where nothing was decided they are those that follow."""
    curve = [result]
    for before in reversed(known):
        curve.append(before or curve[-1])
    return curve[::-1]


def account(moments: list[MoveReview], curve: list[list[int]], seat: int) -> Account:
    """A seat's terms: luck, decisions, and what is left between one moment and the next."""
    luck = [moment.luck for moment in moments]
    own = [moment.decision for moment in moments if moment.seat == seat]
    others = [moment.decision for moment in moments if moment.seat != seat]
    found = _added_up(curve, luck, own, others, seat)
    found.luck_error = math.sqrt(sum(moment.error**2 for moment in moments if moment.luck))
    return found


def place_account(moments: list[MoveReview], curve: list[list[int]], seat: int) -> Account:
    """The same in expected places."""
    luck = [moment.place_luck for moment in moments]
    own = [moment.place_decision for moment in moments if moment.seat == seat]
    others = [moment.place_decision for moment in moments if moment.seat != seat]
    return _added_up(curve, luck, own, others, seat)


Changes = list[list[int] | None]


def _added_up(curve: list[list[int]], luck: Changes, own: Changes, others: Changes, seat: int) -> Account:
    """The terms of a sum; what could not be known is what is left."""
    by_luck, by_me, by_others = (sum(change[seat] for change in term if change) for term in (luck, own, others))
    start, result = curve[0][seat], curve[-1][seat]
    return Account(start, by_luck, by_me, by_others, result - start - by_luck - by_me - by_others, result)


def _minus(one: list[int], other: list[int]) -> list[int]:
    return [a - b for a, b in zip(one, other, strict=True)]


def average(rows: list[list[int]], odds: list[int]) -> list[int]:
    """The mean of some chances, weighted by the odds."""
    total = sum(odds) * WHOLE
    return whole(
        [sum(weight * row[k] for weight, row in zip(odds, rows, strict=True)) / total for k in range(len(rows[0]))]
    )


def _means(rows: list[list[int]], odds: list[int]) -> list[float]:
    """The mean of each column, weighted by the odds."""
    total = sum(odds)
    columns = range(len(rows[0]))
    return [sum(weight * row[k] for weight, row in zip(odds, rows, strict=True)) / total for k in columns]
