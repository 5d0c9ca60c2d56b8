"""Who wins, estimated: each seat's chance, and the chance that nobody does.

Chances are whole numbers of millionths, so that whatever is added up adds up to the last digit.
"""

import math
from typing import Final

from mypy_extensions import i64

from sabbat.bots.search import Node, Search, play_on, winning, worth
from sabbat.core.contract import OVER, Insight, Mind, State
from sabbat.core.dice import Dice

WHOLE: Final = 1_000_000
"""Certainty."""


class Estimate:
    """The mean of many simulations: what each seat, and at last nobody, may hope for."""

    def __init__(self, players: i64, trust: float, calibration: list[float] | None = None) -> None:
        self.players = players
        self.trust = trust
        """How far the insight's guess at an end is believed, 0 to 1."""
        self.calibration: list[float] = calibration or []
        self.count: i64 = 0
        self.wins: list[float] = [0.0] * (players + 1)
        self.squares: list[float] = [0.0] * (players + 1)
        self.payoffs: list[float] = [0.0] * players

    def add(self, payoffs: list[float], over: bool) -> None:
        """One simulation more, that ended so or was judged so."""
        left = 1.0
        seat: i64 = 0
        while seat < self.players:
            won = winning(payoffs, seat, over, self.trust)
            left -= won
            self.wins[seat] += won
            self.squares[seat] += won * won
            self.payoffs[seat] += payoffs[seat]
            seat += 1
        if left > 1e-9:
            self.wins[seat] += left
            self.squares[seat] += left * left
        self.count += 1

    def chances(self) -> list[int]:
        """Millionths for each seat and for nobody; together they are the whole."""
        return whole(calibrated([won / float(self.count) for won in self.wins], self.calibration))

    def places(self) -> list[int]:
        """The expected place of each seat, in millionths; the last number completes them to the sum of all places."""
        others = float(self.players - 1)
        found = [round(WHOLE * (1.0 + others * (1.0 - worth / float(self.count)))) for worth in self.payoffs]
        return completed(found)

    def error(self, seat: i64) -> float:
        """The standard error of a seat's chance, 0 to 1."""
        if self.count < 2:
            return 1.0
        count = float(self.count)
        mean = self.wins[seat] / count
        raw = math.sqrt(max(self.squares[seat] / count - mean * mean, 0.0) / (count - 1.0))
        return raw * stretched(mean, self.calibration)


def calibrated(shares: list[float], curve: list[float]) -> list[float]:
    """Shares of the rollouts as chances of winning; nobody's share stays, and so does what is certain."""
    left = 1.0 - shares[-1]
    seats = shares[:-1]
    if len(curve) < 2 or left < 1e-9 or max(seats) > left - 1e-9:
        return shares
    weights = [0.0 if share <= 0.0 else _weight(bent(share / left, curve)) for share in seats]
    total = sum(weights)
    return [*[left * weight / total for weight in weights], shares[-1]]


def _weight(chance: float) -> float:
    """Two seats with such weights have such chances."""
    return math.sqrt(chance / (1.0 - chance)) if chance < 1.0 else 1e6


def bent(share: float, curve: list[float]) -> float:
    """How often a seat wins that has this share of the rollouts, between the measured points; even stays even."""
    if share < 0.5:
        return 1.0 - bent(1.0 - share, curve)
    steps = len(curve) - 1
    place = (share - 0.5) * 2.0 * float(steps)
    step = min(int(place), steps - 1)
    return curve[step] + (place - float(step)) * (curve[step + 1] - curve[step])


def stretched(share: float, curve: list[float]) -> float:
    """By how much the curve stretches differences at a share; where it shrinks them, errors stay as they are."""
    steps = len(curve) - 1
    if steps < 1:
        return 1.0
    step = min(int(abs(share - 0.5) * 2.0 * float(steps)), steps - 1)
    return max(1.0, (curve[step + 1] - curve[step]) * 2.0 * float(steps))


def completed(places: list[int]) -> list[int]:
    """Expected places, and what they lack or exceed where everybody may lose or a guess does not add up."""
    seats = len(places)
    return [*places, WHOLE * seats * (seats + 1) // 2 - sum(places)]


def whole(shares: list[float]) -> list[int]:
    """Shares that add up to one as millionths that add up to the whole; the largest takes what rounding leaves."""
    rounded = [round(WHOLE * share) for share in shares]
    rounded[rounded.index(max(rounded))] += WHOLE - sum(rounded)
    return rounded


def value(state: State, insight: Insight, trust: float, rollouts: i64, seed: int) -> Estimate:
    """What a state is worth to each seat if all go on sensibly: the rules are played on from it, many times."""
    found = Estimate(state.players, trust, insight.calibration)
    if state.actor == OVER:
        found.add(state.payoffs(), True)
        return found
    dice = Dice(seed)
    while found.count < rollouts:
        world = state.clone()
        play_on(world, insight, dice)
        found.add(worth(world, insight), world.actor == OVER)
    return found


def mean_payoffs(state: State, insight: Insight, playouts: i64, seed: int) -> list[float]:
    """The mean payoff of each seat if the insight's policy plays on to the end, so many times."""
    total = [0.0] * state.players
    dice = Dice(seed)
    done: i64 = 0
    while done < playouts:
        world = state.clone()
        play_on(world, insight, dice, True)
        payoffs = world.payoffs()
        seat: i64 = 0
        while seat < state.players:
            total[seat] += payoffs[seat]
            seat += 1
        done += 1
    return [one / float(playouts) for one in total]


class Inquiry(Search):
    """A search that looks for the best action, then measures two of them with equal effort."""

    def measure(self, action: i64, simulations: i64, trust: float) -> Estimate:
        """What an action is worth, by so many simulations that begin with it, in the tree known so far."""
        child = self.child(action)
        found: Estimate | None = None
        done: i64 = 0
        while done < simulations:
            world = self.mind.dream(self.dice)
            if found is None:
                found = Estimate(world.players, trust, self.insight.calibration)
            world.step(action)
            payoffs = self.explore(world, child, [child])
            found.add(payoffs, world.actor == OVER)
            done += 1
        assert found is not None
        return found

    def child(self, action: i64) -> Node:
        """The root's child for an action, made if it has none."""
        for node in self.root.children:
            if node.action == action and node.seat >= 0:
                return node
        world = self.mind.dream(self.dice)
        fresh = Node(action, world.actor, self.insight.promise(world, action))
        self.root.children.append(fresh)
        return fresh


class Judgement:
    """What a seat could have known of its decision: the action it played against the best that a search found."""

    def __init__(self, played: i64, best: i64, mine: Estimate, theirs: Estimate, seat: i64) -> None:
        self.played = played
        self.best = best
        self.mine = mine
        """What the action that was played is worth."""
        self.theirs = theirs
        """What the best one is worth; the same estimate if it was played."""
        self.seat = seat

    @property
    def lost(self) -> float:
        """By how much the best action was better for the seat, in chance of winning."""
        chances, best = self.mine.chances(), self.theirs.chances()
        return (best[self.seat] - chances[self.seat]) / WHOLE

    @property
    def error(self) -> float:
        """The standard error of that difference."""
        if self.best == self.played:
            return self.mine.error(self.seat)
        return math.hypot(self.mine.error(self.seat), self.theirs.error(self.seat))


def judge(mind: Mind, seat: i64, played: i64, trust: float, simulations: i64, seed: int) -> Judgement:
    """A search from what the seat knew: half of it finds the best action, half measures that and the one played."""
    search = Inquiry(mind, seed, mind.game.insight)
    search.run(simulations // 2, None, early=False)
    judged = search.judgements()
    best = judged[0].action if judged else played
    mine = search.measure(played, max(simulations // 4, 2), trust)
    if best == played:
        return Judgement(played, played, mine, mine, seat)
    theirs = search.measure(best, max(simulations // 4, 2), trust)
    return Judgement(played, best, mine, theirs, seat)
