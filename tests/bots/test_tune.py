"""Fitting weights: what is planted is found again, and positions are judged by playing them on."""

import subprocess
import sys

import pytest

import sabbat
from sabbat.bots.tune import Sample, SelfPlay, fit, loss, solve
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight, logistic


def planted(weights: list[float], size: int) -> list[Sample]:
    """Samples whose payoffs are just what the weights foretell."""
    dice = Dice(1)
    found: list[Sample] = []
    for _ in range(size):
        difference = [dice.below(2001) / 1000 - 1 for _ in weights]
        found.append((difference, logistic(sum(w * x for w, x in zip(weights, difference, strict=True)))))
    return found


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_planted_weights_are_found() -> None:
    weights = [1.5, -0.4, 0.0]
    data = planted(weights, 200)
    assert fit(data) == pytest.approx(weights, abs=1e-3)
    assert loss(data, weights) < loss(data, [0.0] * 3)


def test_features_that_go_together_share_the_weight() -> None:
    twins = [([x[0], x[0]], y) for x, y in planted([1.0], 100)]
    assert fit(twins) == pytest.approx([0.5, 0.5], abs=1e-3)


def self_play(game_id: str, seed: int) -> SelfPlay:
    game = sabbat.game(game_id)
    assert isinstance(game.insight, WeighedInsight)
    return SelfPlay(game, {}, game.insight, seed)


def test_positions_are_judged_by_playing_on() -> None:
    play = self_play("course-de-sorcieres", 1)
    data = play.samples(3, played_on=4)
    assert data and all(payoff * 8 % 1 == 0 and 0 <= payoff <= 1 for _, payoff in data)
    assert all(len(difference) == len(play.insight.worth) for difference, _ in data)
    assert data == self_play("course-de-sorcieres", 1).samples(3, played_on=4)


def test_by_default_the_match_itself_tells() -> None:
    data = self_play("course-de-sorcieres", 2).samples(3)
    assert data and {payoff for _, payoff in data} <= {0.0, 0.5, 1.0}


def test_every_round_prints_weights_and_what_they_gain() -> None:
    wishes = ["witty-witches", "--matches", "8", "--rounds", "2", "--option", 'mode="master"']
    command = [sys.executable, "-m", "sabbat.bots.tune", *wishes]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.split()[0] for line in said] == ["weights", "log"] * 2
    assert all("knowing nothing" in line for line in said[1::2])
