"""Batches, and Gymnasium's vector environments, agree with matches played one by one; the example learns."""

import runpy
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding

import sabbat
from sabbat.adapters.gymnasium import SabbatVectorEnv
from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import IllegalAction
from sabbat.testing.walks import Table, tables
from sabbat.testing.walks import observed as observation

EXAMPLES = Path(__file__).parents[2] / "examples"
every_game = pytest.mark.parametrize("game", sabbat.games())


@every_game
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


class Singly:
    """Matches played one after the other, with the same chance as a batch of them; others than a learner draw lots."""

    def __init__(self, game: Game, table: Table, n: int, seed: int, learner: int | None = None) -> None:
        self.game, self.table, self.learner = game, table, learner
        self.dice = Dice(seed)
        self.states = [self.begun() for _ in range(n)]

    def begun(self) -> State:
        return self.advanced(self.game.new(*self.table))

    def advanced(self, state: State) -> State:
        """Up to the next decision, or the end."""
        while state.actor != OVER and (state.actor == CHANCE or self.learner not in (None, state.actor)):
            if state.actor == CHANCE:
                state.step(state.outcome_at(self.dice.below(state.weight())))
            else:
                state.step(self.choice(state))
        return state

    def choice(self, state: State) -> int:
        return state.action_at(self.dice.below(state.count()))

    def step(self, actions: list[int]) -> list[list[float]]:
        """What each seat got in each match, if that has just ended; another has then begun."""
        return [self.play(n, action) for n, action in enumerate(actions)]

    def play(self, n: int, action: int) -> list[float]:
        state, worth = self.states[n], []
        state.step(action)
        self.advanced(state)
        while state.actor == OVER:
            worth = [2 * payoff - 1 for payoff in state.payoffs()]
            state = self.begun()
        self.states[n] = state
        return worth


@every_game
def test_rewards_and_ends_are_those_of_matches_played_singly(game: str) -> None:
    for table in tables(sabbat.game(game)):
        batch = sabbat.batch(game, 3, *table, seed=11, observe=False)
        singly, ended = Singly(batch.game, table, 3, 11), 0
        while ended < 2:
            assert batch.actors.tolist() == [state.actor for state in singly.states]
            chosen = [singly.choice(state) for state in singly.states]
            assert batch.sample().tolist() == chosen
            batch.step(chosen)
            worths = singly.step(chosen)
            assert batch.ended.tolist() == [bool(worth) for worth in worths]
            assert batch.rewards.tolist() == [worth or [0.0] * batch.players for worth in worths]
            ended += sum(map(bool, worths))
        assert batch.loop.matches == ended


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
    first, _ = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert (first == again).all() and env.observation_space.contains(first)
    env.close()


@every_game
def test_gymnasium_tells_what_matches_played_singly_tell(game: str) -> None:
    for table in tables(sabbat.game(game)):
        seat = table[0] - 1
        env = SabbatVectorEnv(game, 3, *table, seat=seat)
        observed, infos = env.reset(seed=4)
        singly = Singly(env.batch.game, table, 3, int(seeding.np_random(4)[0].integers(2**31)), seat)
        rng, ended = np.random.default_rng(0), 0
        while ended < 2:
            assert observed.tolist() == [observation(state, seat) for state in singly.states]
            assert env.observation_space.contains(observed)
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
            assert env.action_space.contains(actions)
            observed, rewards, ends, cut, infos = env.step(actions)
            worths = singly.step(actions.tolist())
            assert rewards.tolist() == [worth[seat] if worth else 0.0 for worth in worths]
            assert ends.tolist() == [bool(worth) for worth in worths] and not cut.any()
            ended += int(ends.sum())


def test_the_example_learns_to_beat_random() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_ppo.py"))
    learner = example["Learner"]("course-de-sorcieres", example["Settings"]())
    before = learner.share(400)
    for _ in range(10):
        learner.update()
    assert learner.share(800) > 0.6 > before + 0.03
