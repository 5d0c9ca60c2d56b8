"""PettingZoo's own tests over every game, and what ours adds: masks, asides, clones, pictures."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import sabbat
from sabbat.adapters import pettingzoo
from sabbat.core.errors import IllegalAction
from sabbat.testing.walks import tables

pytestmark = [
    # Said of every observation that is a dictionary with a mask; PettingZoo exempts its own games by their names.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
GAMES = sabbat.games()
every_game = pytest.mark.parametrize("game", GAMES)
with_and_without_asides = pytest.mark.parametrize("asides", [False, True])


def every_table(make: Callable[..., Any], game: str, asides: bool) -> Iterator[Callable[..., Any]]:
    """What makes an environment, for all numbers of players and all options."""
    for players, options in tables(sabbat.game(game)):
        yield partial(make, game, players, options, asides=asides)


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


@with_and_without_asides
@every_game
def test_the_api_test_passes(game: str, asides: bool) -> None:
    for make in every_table(pettingzoo.env, game, asides):
        api_test(make(), num_cycles=200)


@with_and_without_asides
@every_game
def test_the_seed_test_passes(game: str, asides: bool) -> None:
    for make in every_table(pettingzoo.env, game, asides):
        seed_test(partial(make, max_cycles=300), num_cycles=50)


@with_and_without_asides
@every_game
def test_the_max_cycles_test_passes(game: str, asides: bool) -> None:
    for make in every_table(pettingzoo.parallel_env, game, asides):

        def one_by_one(max_cycles: int, make: Callable[..., Any] = make) -> object:
            return parallel_to_aec(make(max_cycles=max_cycles))

        max_cycles_test(SimpleNamespace(parallel_env=make, env=one_by_one))


@with_and_without_asides
@every_game
def test_the_render_test_passes(game: str, asides: bool, capsys: pytest.CaptureFixture[str]) -> None:
    for make in every_table(pettingzoo.env, game, asides):
        render_test(make, {"svg": lambda svg: svg.startswith("<svg") and svg.rstrip().endswith("</svg>")})
        assert capsys.readouterr().out


@with_and_without_asides
@every_game
def test_the_performance_benchmark_runs(game: str, asides: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at the clock once a cycle, and stops after five seconds."""
    for make in every_table(pettingzoo.env, game, asides):
        ticks = count(step=0.1)
        clock = SimpleNamespace(time=lambda ticks=ticks: next(ticks))
        monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
        performance_benchmark(make())
        assert next(ticks) > 5


@with_and_without_asides
@every_game
def test_the_parallel_api_test_passes(game: str, asides: bool) -> None:
    for make in every_table(pettingzoo.parallel_env, game, asides):
        parallel_api_test(make(max_cycles=200), num_cycles=300)


@with_and_without_asides
@every_game
def test_the_parallel_seed_test_passes(game: str, asides: bool) -> None:
    for make in every_table(pettingzoo.parallel_env, game, asides):
        parallel_seed_test(make, num_cycles=50)


@every_game
def test_parallel_matches_with_the_same_seed_are_the_same(game: str) -> None:
    """PettingZoo's own test stops after one cycle."""
    one, other = (pettingzoo.parallel_env(game) for _ in range(2))
    rng = np.random.default_rng(1)
    (seen, _), _ = one.reset(seed=6), other.reset(seed=6)
    while one.agents and one.cycles < 100:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in one.agents}
        actions = {agent: int(rng.choice(ids)) if len(ids) else 0 for agent, ids in legal.items()}
        seen, *told = one.step(actions)
        _, *again = other.step(actions)
        assert told == again and one.table.state == other.table.state
    assert one.cycles > 20


@every_game
def test_max_cycles_cuts_a_match(game: str) -> None:
    env = pettingzoo.env(game, max_cycles=5)
    env.reset(seed=1)
    assert len(play_on(env, 100)) == 5
    assert not env.agents and env.table.state.outcome() is None
    env.reset(seed=1)
    for n in range(5):
        assert not any(env.truncations.values()), n
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not any(env.rewards.values())
    parallel = pettingzoo.parallel_env(game, max_cycles=2)
    parallel.reset(seed=1)
    for cut in (False, True):
        agents = list(parallel.agents)
        _, rewards, ended, truncated, _ = parallel.step(dict.fromkeys(agents, 0))
        assert truncated == dict.fromkeys(agents, cut) and not any(ended.values()) and not any(rewards.values())
    assert not parallel.agents


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


def until_somebody_may_speak(env: pettingzoo.SabbatEnv) -> int:
    """Play the first legal action until the seat to act may speak; the action for that."""
    for seed in range(30):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            for action in np.flatnonzero(mask).tolist():
                if env.table.game.texts[action].startswith("speak"):
                    return int(action)
            env.step(int(np.flatnonzero(mask)[0]))
    raise AssertionError("nobody ever had one card")


def test_an_aside_is_played_where_the_table_allows_it() -> None:
    """Whoever speaks with one card in hand draws two (WIT-30), and it is still their turn."""
    env = pettingzoo.env("witty-witches", options={"mode": "apprentice"}, asides=True)
    speak = until_somebody_may_speak(env)
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    silent, parallel = env.clone(), pettingzoo.parallel_env("witty-witches", asides=True)
    parallel.reset()
    parallel.table = env.table.copy()
    silent.table.asides = False
    with pytest.raises(IllegalAction):
        silent.step(speak)
    env.step(speak)
    *_, infos = parallel.step(dict.fromkeys(parallel.agents, speak))
    assert infos == {each: {} for each in parallel.possible_agents}
    counts = [one.table.state.view(None)["hand_counts"][seat] for one in (silent, env, parallel)]
    assert counts == [1, 3, 3]
    assert env.agent_selection == agent
