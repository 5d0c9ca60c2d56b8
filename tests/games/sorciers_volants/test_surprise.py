"""The generator: a thousand adventures, all legal, the same for the same wish, and different from each other."""

import json
from itertools import product

import pytest

from sabbat.games.sorciers_volants import game
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.games.sorciers_volants.surprise import HARDNESS, surprise
from sabbat.testing import clause

WISHES = list(product(GOALS, HARDNESS))
EACH = 84
"""Twelve wishes, a thousand tables."""


@clause("VOL-94", "VOL-96")
@pytest.mark.parametrize(("goal", "hardness"), WISHES)
def test_every_surprise_is_legal_for_two_three_and_four(goal: str, hardness: str) -> None:
    made = [surprise(goal, hardness, seed) for seed in range(EACH)]
    for layout in made:
        assert [faults(layout, players) for players in (2, 3, 4)] == [[], [], []]
        assert layout["goal"] == goal
    assert len({json.dumps(layout) for layout in made}) == EACH
    assert made[5] == surprise(goal, hardness, 5)


@pytest.mark.parametrize(("goal", "hardness"), WISHES)
def test_everybody_finds_a_place_to_start_from(goal: str, hardness: str) -> None:
    assert game.workshop is not None
    for seed in range(6):
        state = game.new(4, game.workshop.options(surprise(goal, hardness, seed)))
        while state.dump()["phase"] in ("site", "face"):
            actions = state.actions()
            assert actions
            state.play(actions[len(actions) // 2])
        assert all(flyer is not None for flyer in state.dump()["flyers"])
