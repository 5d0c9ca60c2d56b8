"""Fit the weights of an insight's evaluation to self-play.

    python -m sabbat.bots.tune GAME [--matches N] [--played-on N] [--upset] [--start W …] [--rounds N] [--option K=V …]

Positions are taken from matches of the insight's policy against itself; logistic regression on the difference of the
two seats' features foretells who wins: this match, or on average if the position is played on many times. Upset
positions are changed at random first. Every round plays by the weights of the round before, prints those it finds, and
how much better they foretell.
"""

import argparse
import json
import math
from typing import Any

import sabbat
from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight, logistic

Sample = tuple[list[float], float]
"""The difference of the features, and the payoff of the first seat."""

RIDGE = 1e-6
"""What tells features apart that always go together."""


class SelfPlay:
    """Matches of a policy against itself, from a seed."""

    def __init__(self, game: Game, options: dict[str, Any], insight: WeighedInsight, seed: int) -> None:
        self.game = game
        self.options = options
        self.insight = insight
        self.dice = Dice(seed)

    def samples(self, matches: int, played_on: int = 0, upset: bool = False) -> list[Sample]:
        """About one in fifteen positions, with the match's end, or the mean of playing each on so many times."""
        found: list[Sample] = []
        for _ in range(matches):
            state = self.game.new(2, self.options)
            seen: list[State] = []
            while state.actor != OVER:
                if self.insight.settled(state) and self.dice.below(15) == 0:
                    seen.append(state.clone())
                self.step(state)
            for one in seen:
                if upset:
                    self.insight.upset(one, self.dice)
                payoff = self.play_on(one, played_on) if played_on else state.payoffs()[0]
                found.append((self.difference(one), payoff))
        return found

    def play_on(self, state: State, times: int) -> float:
        """The first seat's mean payoff when the policy plays on."""
        total = 0.0
        for _ in range(times):
            world = state.clone()
            while world.actor != OVER:
                self.step(world)
            total += world.payoffs()[0]
        return total / times

    def step(self, state: State) -> None:
        """Chance or the policy acts."""
        if state.actor == CHANCE:
            state.step(state.outcome_at(self.dice.below(state.weight())))
        else:
            state.step(self.insight.choose(state, self.dice))

    def difference(self, state: State) -> list[float]:
        """What the first seat has more than the second."""
        first, second = self.insight.features(state, 0), self.insight.features(state, 1)
        return [a - b for a, b in zip(first, second, strict=True)]


def loss(data: list[Sample], weights: list[float]) -> float:
    """Mean log loss, in nats."""
    total = 0.0
    for difference, payoff in data:
        p = min(max(logistic(_dot(weights, difference)), 1e-9), 1 - 1e-9)
        total -= payoff * math.log(p) + (1 - payoff) * math.log(1 - p)
    return total / len(data)


def fit(data: list[Sample], rounds: int = 10) -> list[float]:
    """Newton's method; the problem is convex and small."""
    size = len(data[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-RIDGE * len(data) * weight for weight in weights]
        curve = [[RIDGE * len(data) * (i == j) for j in range(size)] for i in range(size)]
        for x, y in data:
            p = logistic(_dot(weights, x))
            for i in range(size):
                slope[i] += (y - p) * x[i]
                bend = p * (1 - p) * x[i]
                curve[i] = [c + bend * other for c, other in zip(curve[i], x, strict=True)]
        weights = [w + step for w, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for k, row in enumerate(rows):
            if k != i:
                share = row[i] / pivot[i]
                rows[k] = [a - share * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _dot(a: list[float], b: list[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sabbat.bots.tune")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--played-on", type=int, default=0, help="play each position on so many times")
    parser.add_argument("--upset", action="store_true", help="change each position at random, and play it on")
    parser.add_argument("--start", type=float, nargs="+", help="the weights to begin with, instead of those in force")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    chosen = parser.parse_args()
    game = sabbat.game(chosen.game)
    options = {name: json.loads(value) for name, value in (text.split("=") for text in chosen.option)}
    insight = game.insight
    assert isinstance(insight, WeighedInsight), "the game's insight has no weighed features"
    weights = chosen.start or insight.worth
    for number in range(chosen.rounds):
        play = SelfPlay(game, options, type(insight)(weights, insight.horizon), seed=number + 1)
        times = chosen.played_on or int(chosen.upset)
        fitted = fit(play.samples(chosen.matches, times, chosen.upset))
        fresh = play.samples(chosen.matches // 4, times, chosen.upset)
        ignorance = loss(fresh, [0.0] * len(weights))
        print("weights", [round(weight, 3) for weight in fitted])
        print(f"log loss on {len(fresh)} fresh positions: {loss(fresh, fitted):.4f}", end=" ")
        print(f"(before {loss(fresh, weights):.4f}, knowing nothing {ignorance:.4f})", flush=True)
        weights = fitted


if __name__ == "__main__":
    main()
