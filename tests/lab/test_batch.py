"""Batches agree with matches played one by one; Gymnasium's own check; the example learns."""

import runpy
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import sabbat
from sabbat.adapters.gymnasium import SabbatVectorEnv
from sabbat.core.contract import CHANCE, OVER
from sabbat.core.dice import Dice
from sabbat.core.errors import IllegalAction

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sabbat.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_tells_what_its_matches_tell(game: str) -> None:
    batch = sabbat.batch(game, 6, seed=3)
    sheet = batch.game.encoder.sheet()
    for _ in range(60):
        for n, state in enumerate(batch.loop.states):
            assert batch.actors[n] == state.actor >= 0
            assert batch.masks[n].tobytes() == state.mask()
            state.observe_into(state.actor, sheet)
            assert batch.observations[n].tolist() == list(sheet.cells)
        actions = batch.sample()
        assert batch.masks[np.arange(6), actions].all()
        batch.step(actions)


def test_a_batch_of_one_plays_as_a_match_does() -> None:
    batch = sabbat.batch("witty-witches", 1, players=3, seed=11, observe=False)
    state, dice = sabbat.new("witty-witches", 3), Dice(11)
    assert batch.observations is None
    while True:
        while state.actor == CHANCE:
            state.step(state.outcome_at(dice.below(state.weight())))
        if state.actor == OVER:
            break
        assert batch.actors[0] == state.actor and not batch.ended[0] and not batch.rewards.any()
        state.step(state.action_at(dice.below(state.count())))
        batch.step(batch.sample())
    assert batch.ended[0] and batch.loop.matches == 1
    assert batch.rewards[0].tolist() == [2 * payoff - 1 for payoff in state.payoffs()]
    batch.step(batch.sample())
    assert not batch.ended[0] and not batch.rewards.any(), "a new match has begun"


def test_a_refused_action_changes_nothing_in_any_match() -> None:
    batch = sabbat.batch("course-de-sorcieres", 4, seed=1)
    before = [state.dump() for state in batch.loop.states]
    actions = batch.sample().tolist()
    actions[3] = int(np.flatnonzero(~batch.masks[3])[0])
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert [state.dump() for state in batch.loop.states] == before
    with pytest.raises(ValueError, match="4 actions"):
        batch.step(actions[:3])


def test_with_a_learner_only_its_seat_acts() -> None:
    batch = sabbat.batch("witty-witches", 16, players=4, learner=2, seed=5)
    ended = 0
    for _ in range(100):
        assert (batch.actors == 2).all()
        batch.step(batch.sample())
        ended += int(batch.ended.sum())
    assert ended == batch.loop.matches > 0


def test_gymnasium_sees_a_vector_environment() -> None:
    env = SabbatVectorEnv("witty-witches", 8)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    first, infos = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert (first == again).all() and env.observation_space.contains(first)
    rng = np.random.default_rng(0)
    for _ in range(50):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert env.action_space.contains(actions)
        observed, rewards, ended, cut, infos = env.step(actions)
        assert env.observation_space.contains(observed)
        assert rewards.shape == ended.shape == (8,) and not cut.any()
        assert ((rewards != 0) <= ended).all()
    env.close()


def test_the_example_learns_to_beat_random() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_ppo.py"))
    learner = example["Learner"]("course-de-sorcieres", example["Settings"]())
    before = learner.share(400)
    for _ in range(10):
        learner.update()
    assert learner.share(800) > 0.6 > before + 0.03
