"""OpenSpiel's own tests over every game, resampling from what a seat knows, and its algorithms at work."""

import pickle
import random
import unittest
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest

import sabbat
from sabbat.adapters import openspiel
from sabbat.core.errors import BadRequest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import ismcts, mcts

GAMES = sabbat.games()
HIDDEN = [game for game in GAMES if sabbat.game(game).hidden]
SHORT: dict[str, dict[str, Any]] = {"sorciers-volants": {"rounds": 3}}
"""Options that make a match short."""


def walked(game: Any, actions: int, seed: int = 0) -> Any:
    """A match of a game after so many random actions, or at the next decision after them."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        actions -= 1
    return state


# -- OpenSpiel's own tests -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_random_simulation_test_passes(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    low, high = sabbat.game(game).players
    for players in range(low, high + 1):
        pyspiel.random_sim_test(openspiel.load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes(game: str) -> None:
    name = openspiel.name_of(game)
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [problem for _, problem in result.errors + result.failures] == []


# -- matches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_as_without_openspiel(game: str) -> None:
    state = walked(openspiel.load(game), 40)
    twin = sabbat.new(game)
    for action in state.history():
        twin.play_id(action)
    assert state.state == twin
    loaded, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (str(loaded), str(again)) == (str(state.get_game()), str(state))
    assert str(pickle.loads(pickle.dumps(state))) == str(state) == str(state.clone())


def test_options_and_players_come_through_and_wrong_ones_are_told() -> None:
    game = openspiel.load("witty-witches", 4, {"mode": "apprentice", "first": 2})
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 4
    assert again.new_initial_state().state.options == {"mode": "apprentice", "first": 2}
    with pytest.raises(BadRequest, match="bad option value"):
        openspiel.load("witty-witches", 2, {"mode": "loud"})
    with pytest.raises(BadRequest, match="bad players"):
        openspiel.load("witty-witches", 9)


def test_returns_come_from_ranks() -> None:
    state = walked(openspiel.load("witty-witches", 3), 10**6)
    assert state.is_terminal()
    assert state.returns() == [2 * payoff - 1 for payoff in state.state.payoffs()]
    assert max(state.returns()) == 1.0 and sum(state.returns()) == 0.0


# -- what a seat knows -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDDEN)
def test_a_resampled_match_looks_the_same_to_its_player_and_holds_other_secrets(game: str) -> None:
    worlds = 0
    for seed in range(6):
        state = walked(openspiel.load(game), 30 + seed, seed)
        player, dice = state.current_player(), random.Random(seed)
        if player < 0:
            continue
        twins = [state.resample_from_infostate(player, dice.random) for _ in range(4)]
        for twin in twins:
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions() and twin.history() == []
        worlds += len({str(twin) for twin in twins} - {str(state)})
    assert worlds > 5


def test_an_information_state_remembers_and_tells_no_secret() -> None:
    state = walked(openspiel.load("witty-witches"), 20, 1)
    told = [state.information_state_string(seat) for seat in (0, 1)]
    assert all("* draw ?\n" in text for text in told) and told[0] != told[1]
    moved = state.clone()
    moved.apply_action(moved.legal_actions()[0])
    assert moved.information_state_string(0).startswith(told[0].partition("{")[0])
    assert moved.information_state_tensor(0) != state.information_state_tensor(0)


# -- algorithms ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDDEN)
def test_ismcts_finds_a_legal_action(game: str) -> None:
    state = walked(openspiel.load(game), 45, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 12, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", [game for game in GAMES if game not in HIDDEN])
def test_mcts_in_cpp_finds_a_legal_action(game: str) -> None:
    state = walked(openspiel.load(game, options=SHORT.get(game)), 8, 3)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 6, 10, False, 1, False, pyspiel.ChildSelectionPolicy.UCT)
    assert bot.step_with_policy(state)[1] in state.legal_actions()


@pytest.mark.parametrize("game", [game for game in GAMES if game not in HIDDEN])
def test_mcts_in_python_finds_a_legal_action(game: str) -> None:
    state = walked(openspiel.load(game, options=SHORT.get(game)), 8, 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
