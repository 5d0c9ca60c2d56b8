"""Fit the weights of an insight's evaluation to self-play: `python -m sabbat.bots.tune GAME [MATCHES] [K=V …]`.

Matches between two insight policies are sampled; logistic regression on the difference of the two seats' features
predicts who won. Prints the weights, and how much better they predict than those in force.
"""

import json
import math
import sys
from typing import Any

import sabbat
from sabbat.core.contract import CHANCE, OVER, Game
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight, logistic

Sample = tuple[list[float], float]
"""The difference of the features, and the payoff of the first seat."""


def samples(game: Game, options: dict[str, Any], matches: int, seed: int) -> list[Sample]:
    """Positions of self-play, about one in fifteen decisions, with how the match ended."""
    insight = game.insight
    assert isinstance(insight, WeighedInsight), "the game's insight has no weighed features"
    dice = Dice(seed)
    found: list[Sample] = []
    for _ in range(matches):
        state = game.new(2, options)
        seen: list[list[float]] = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.step(state.outcome_at(dice.below(state.weight())))
                continue
            if dice.below(15) == 0:
                first, second = insight.features(state, 0), insight.features(state, 1)
                seen.append([a - b for a, b in zip(first, second, strict=True)])
            state.step(insight.choose(state, dice))
        payoff = state.payoffs()[0]
        found += [(difference, payoff) for difference in seen]
    return found


def loss(data: list[Sample], weights: list[float]) -> float:
    """Mean log loss, in nats."""
    total = 0.0
    for difference, payoff in data:
        p = min(max(logistic(_dot(weights, difference)), 1e-9), 1 - 1e-9)
        total -= payoff * math.log(p) + (1 - payoff) * math.log(1 - p)
    return total / len(data)


def fit(data: list[Sample], rounds: int = 400, rate: float = 2.0) -> list[float]:
    """Plain gradient descent with features scaled to unit spread; the problem is convex and small."""
    size = len(data[0][0])
    spread = [math.sqrt(sum(x[i] ** 2 for x, _ in data) / len(data)) or 1.0 for i in range(size)]
    scaled = [([value / s for value, s in zip(x, spread, strict=True)], y) for x, y in data]
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [0.0] * size
        for x, y in scaled:
            error = y - logistic(_dot(weights, x))
            for i in range(size):
                slope[i] += error * x[i]
        weights = [w + rate * g / len(data) for w, g in zip(weights, slope, strict=True)]
    return [w / s for w, s in zip(weights, spread, strict=True)]


def _dot(a: list[float], b: list[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def main() -> None:
    game = sabbat.game(sys.argv[1])
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    options = {name: json.loads(value) for name, value in (text.split("=") for text in sys.argv[3:])}
    data = samples(game, options, matches, seed=1)
    weights = fit(data)
    fresh = samples(game, options, matches // 4, seed=2)
    assert isinstance(game.insight, WeighedInsight)
    print("weights", [round(w, 3) for w in weights])
    print(f"log loss on {len(fresh)} fresh positions: {loss(fresh, weights):.4f}", end=" ")
    print(f"(in force {loss(fresh, game.insight.worth):.4f}, knowing nothing {loss(fresh, [0.0] * len(weights)):.4f})")


if __name__ == "__main__":
    main()
