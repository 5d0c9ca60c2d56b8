"""Judging a position by a few features a seat, weighed; the weights are fitted to self-play (`bots/tune.py`)."""

import math

from mypy_extensions import i64, mypyc_attr

from sabbat.core.contract import Insight, State
from sabbat.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighedInsight(Insight):
    """An insight whose evaluation compares what the seats have."""

    def __init__(self, worth: list[float], horizon: i64) -> None:
        self.worth = worth
        """How much each feature counts, in logits of winning against one other seat."""
        self.horizon = horizon

    def features(self, state: State, seat: i64) -> list[float]:
        """Rules: what a seat has, as numbers of order one."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Rules: whether the features are meant for such a position, nothing being half done."""
        return state.actor >= 0

    def upset(self, state: State, dice: Dice) -> None:
        """Rules: change a settled position at random, if the policy leaves little to learn from."""

    def standing(self, state: State, seat: i64) -> float:
        """The weighed sum of a seat's features."""
        total = 0.0
        for worth, feature in zip(self.worth, self.features(state, seat)):  # noqa: B905
            total += worth * feature
        return total

    def evaluate(self, state: State) -> list[float]:
        """The mean chance of being ahead of each of the others."""
        standings = [self.standing(state, seat) for seat in range(state.players)]
        others = float(len(standings) - 1)
        payoffs: list[float] = []
        for mine in standings:
            ahead = -0.5  # what comparing with oneself adds
            for theirs in standings:
                ahead += logistic(mine - theirs)
            payoffs.append(ahead / others)
        return payoffs


def logistic(x: float) -> float:
    """The chance that a difference in logits stands for."""
    if x > 30.0:
        return 1.0
    return 0.0 if x < -30.0 else 1.0 / (1.0 + math.exp(-x))
