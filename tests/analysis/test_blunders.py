"""Positions with a forced win or a clear blunder, made for it: the review says so."""

import json
from typing import Any

import pytest

import sabbat
from sabbat.analysis import Effort, judge_decision
from sabbat.analysis.chances import WHOLE
from sabbat.analysis.review import DOUBT, MISTAKE
from tests.analysis.blunders import FILE, ends, hope, possible

MADE: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text("utf-8"))
CASES = [pytest.param(game, one, id=f"{game} {n + 1}") for game, some in MADE.items() for n, one in enumerate(some)]
SIMULATIONS = {"air-sorciere": 80, "course-de-sorcieres": 40, "sorciers-volants": 80, "witty-witches": 160}


ROLLOUTS = {"air-sorciere": 8, "course-de-sorcieres": 60, "sorciers-volants": 60, "witty-witches": 60}
CLEAR = 0.1
"""A clear blunder gives away at least so much of winning, played out so many times."""


def test_there_are_ten_of_each_game() -> None:
    assert {game: len(some) >= 10 for game, some in MADE.items()} == dict.fromkeys(sabbat.games(), True)


@pytest.mark.parametrize(("game", "made"), CASES)
def test_played_out_what_is_called_good_wins_and_a_blunder_does_not(game: str, made: dict[str, Any]) -> None:
    """In every world that the seat takes for possible the good actions win before anybody else acts."""
    state = sabbat.load(made["position"])
    seat = int(state.actor)
    worlds = possible(state, seat)
    assert made["good"] and made["blunder"] not in made["good"]
    for action in made["good"]:
        assert {ends(world, action, seat) for world in worlds} == {1.0}
    assert hope(worlds, made["blunder"], seat, ROLLOUTS[game]) <= 1.0 - CLEAR


@pytest.mark.parametrize(("game", "made"), CASES)
def test_the_review_says_that_a_blunder_was_one(game: str, made: dict[str, Any]) -> None:
    state = sabbat.load(made["position"])
    assert isinstance(state.turn, int)
    found = judge_decision(state.game, state.view(state.turn), made["blunder"], Effort(SIMULATIONS[game], 1))
    assert found.lost >= MISTAKE and found.lost > DOUBT * found.error, found
    assert found.best is not None and (not made["good"] or found.best in made["good"] or found.odds[1] > 0.99 * WHOLE)
