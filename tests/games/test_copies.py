"""Games, states and minds are pickled and copied, in both builds."""

import pickle
from copy import copy, deepcopy

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import random_step

STEPS, EVERY = 120, 15


@pytest.mark.parametrize("name", sabbat.games())
def test_a_game_is_copied_by_its_name(name: str) -> None:
    game = sabbat.game(name)
    assert all(twin is game for twin in (copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))))


@pytest.mark.parametrize("name", sabbat.games())
def test_copies_of_states_and_minds_are_like_the_originals(name: str) -> None:
    state, dice = sabbat.new(name), Dice(14)
    for n in range(STEPS):
        if state.turn is None:
            break
        random_step(state, dice)
        if n % EVERY == 0:
            assert all(twin == state for twin in (copy(state), deepcopy(state), pickle.loads(pickle.dumps(state))))
            mind = sabbat.mind(state.view(0))
            for other in (deepcopy(mind), pickle.loads(pickle.dumps(mind))):
                assert type(other) is type(mind) and other.view == mind.view
                assert other.imagine(Dice(n)) == mind.imagine(Dice(n))
