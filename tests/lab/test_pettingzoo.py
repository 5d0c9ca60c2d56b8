"""PettingZoo's own tests over every game, and what ours adds: masks, asides, clones, pictures."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import sabbat
from sabbat.adapters import pettingzoo
from sabbat.core.errors import IllegalAction

GAMES = sabbat.games()
OF_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""Said of every observation that is a dictionary with a mask; PettingZoo exempts its own games by their names."""


def play_on(env: pettingzoo.SabbatEnv, decisions: int, seed: int = 0) -> list[tuple[str, int]]:
    """Random legal play; who did what."""
    rng = np.random.default_rng(seed)
    done = []
    for agent in env.agent_iter(decisions):
        observation, _, ended, cut, _ = env.last()
        assert observation is not None
        action = None if ended or cut else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        if action is not None:
            done.append((agent, action))
    return done


def warnings_of(env: Any) -> set[str]:
    """What PettingZoo's test of its interface warns of."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env, num_cycles=200)
    return {str(one.message) for one in said}


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes_without_a_warning_of_ours(game: str) -> None:
    for players in range(sabbat.game(game).players[0], sabbat.game(game).players[1] + 1):
        assert warnings_of(pettingzoo.env(game, players)) <= OF_MASKS


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, max_cycles=300), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_the_max_cycles_test_passes(game: str) -> None:
    def parallel(max_cycles: int) -> pettingzoo.SabbatParallelEnv:
        return pettingzoo.parallel_env(game, max_cycles=max_cycles)

    def one_by_one(max_cycles: int) -> object:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


@pytest.mark.parametrize("game", GAMES)
def test_the_render_test_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(render_mode: str) -> pettingzoo.SabbatEnv:
        return pettingzoo.env(game, render_mode=render_mode)

    render_test(drawn, {"svg": lambda svg: svg.startswith("<svg") and svg.rstrip().endswith("</svg>")})
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_api_test_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(game, max_cycles=200), num_cycles=300)


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    env = pettingzoo.env("witty-witches")
    env.reset(seed=1)
    before = env.table.state.dump()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        env.step(illegal)
    assert refused.value.clause and env.table.state.dump() == before
    parallel = pettingzoo.parallel_env("witty-witches")
    parallel.reset(seed=1)
    *_, infos = parallel.step(dict.fromkeys(parallel.agents, illegal))
    assert any(info.get("refused", "").startswith(refused.value.clause) for info in infos.values())
    assert parallel.table.state.dump() == before


def test_rewards_come_from_ranks_and_each_agent_gets_its_own() -> None:
    env = pettingzoo.env("witty-witches", 3)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        totals[agent] += reward
        assert observation is not None
        env.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    outcome = env.table.state.outcome()
    assert outcome is not None
    assert [totals[agent] for agent in env.possible_agents] == [2 * p - 1 for p in env.table.state.payoffs()]
    assert max(totals.values()) == 1.0


def test_a_clone_has_the_same_future_and_leaves_the_original_alone() -> None:
    env = pettingzoo.env("witty-witches")
    env.reset(seed=2)
    play_on(env, 10)
    twin = env.clone()
    before = env.table.state.dump()
    there = play_on(twin, 40, seed=7)
    assert env.table.state.dump() == before
    assert play_on(env, 40, seed=7) == there
    assert env.table.state == twin.table.state


def test_asides_are_legal_where_the_table_allows_them() -> None:
    speaking = {}
    for asides in (False, True):
        env = pettingzoo.env("witty-witches", options={"mode": "apprentice"}, asides=asides)
        found = 0
        for seed in range(30):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                if env.terminations[agent]:
                    break
                mask = env.observe(agent)["action_mask"]
                words = [sabbat.game("witty-witches").texts[i] for i in np.flatnonzero(mask)]
                found += any(word.startswith("speak") for word in words)
                env.step(int(np.flatnonzero(mask)[0]))
        speaking[asides] = found
    assert speaking[False] == 0 < speaking[True]
