"""Search speed: simulations per CPU second and game, next to OpenSpiel's information-set search, in one run.

    .venv-bench/bin/python bench/search.py [rounds] [seconds]

Compared is simulations × mean playout length: actions that the search plays through per second. Peers are
OpenSpiel's C++ search on `hearts` and its Python search driving our own rules.
"""

import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

sys.path.append(str(Path(__file__).parents[1]))  # behind the installed package: only `bench` is found there

import sabbat
from bench.as_openspiel import SpielState
from sabbat.bots.search import Search
from sabbat.core.build import compiled
from sabbat.core.contract import Insight, State
from sabbat.core.dice import Dice
from sabbat.core.playout import random_step
from sabbat.games import shelf

Rate = tuple[float, float]
"""Simulations and actions per CPU second."""


def first_decisions(game: str) -> list[State]:
    """Some states of random matches in which a seat has a choice."""
    found = []
    for seed in range(8):
        dice = Dice(seed)
        state = sabbat.new(game)
        for _ in range(25):
            random_step(state, dice)
        while state.actor < 0 or state.count() < 2:
            random_step(state, dice)
        found.append(state)
    return found


def our_search(game: str, guided: bool) -> Callable[[float], Rate]:
    """Our search; unguided it plays uniformly random rollouts to the end, as the peers do."""
    states = first_decisions(game)

    def run(seconds: float) -> Rate:
        simulations = steps = n = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = states[n % len(states)]
            search = Search(state.game.mind(state.view(state.actor)), n, state.game.insight if guided else Insight())
            search.run(200, early=False)
            simulations += search.simulations
            steps += search.steps
            n += 1
        return simulations / spent, steps / spent

    return run


def hearts_search() -> Callable[[float], Rate]:
    """OpenSpiel's C++ search on hearts, from the first trick; its rollouts' length is that of random matches."""
    game = pyspiel.load_game("hearts")
    random = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    length = sum(random_length(state, random) for _ in range(200)) / 200
    simulations = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        0.7,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def run(seconds: float) -> Rate:
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            bot.step(state)
            done += simulations
        return done / spent, done * length / spent

    return run


def spiel_search(game: str) -> Callable[[float], Rate]:
    """OpenSpiel's Python search on our game."""
    states = first_decisions(game)
    simulations = 20

    def run(seconds: float) -> Rate:
        steps = [0]
        n = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            evaluator = RandomRolloutEvaluator(1, RandomState(n))
            bot = ISMCTSBot(None, evaluator, 0.7, simulations, -1, RandomState(n), allow_inconsistent_action_sets=True)
            bot.run_search(SpielState(states[n % len(states)].clone(), steps, Dice(n)))
            n += 1
        return n * simulations / spent, steps[0] / spent

    return run


def random_length(state: Any, random: Random) -> int:
    state = state.clone()
    steps = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    if not compiled():
        sys.exit("the bench needs the compiled package: make bench")
    contenders: dict[str, Callable[[float], Rate]] = {"OpenSpiel C++ ISMCTS, hearts": hearts_search()}
    for game in shelf():
        contenders[f"{game}, random rollouts"] = our_search(game, guided=False)
        contenders[f"{game}, with insight"] = our_search(game, guided=True)
        contenders[f"{game}, OpenSpiel's Python ISMCTS"] = spiel_search(game)
    results: dict[str, list[Rate]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, run in contenders.items():
            results[name].append(run(seconds))
    text = report(results, rounds, seconds)
    Path(__file__).with_name("search.md").write_text(text, "utf-8")
    print(text)


def report(results: dict[str, list[Rate]], rounds: int, seconds: float) -> str:
    peer = median(rate[1] for rate in next(iter(results.values())))
    lines = [
        "# Search benchmark",
        "",
        f"Per CPU second, medians of {rounds} interleaved rounds of {seconds} s; "
        f"Python {platform.python_version()}, one core. Written by `make bench`.",
        "",
        "| search | simulations/s | actions/s | lowest – highest | × OpenSpiel C++ |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name, runs in results.items():
        actions = sorted(rate[1] for rate in runs)
        simulations = median(rate[0] for rate in runs)
        middle, spread = median(actions), f"{actions[0]:,.0f} – {actions[-1]:,.0f}"
        lines.append(f"| {name} | {simulations:,.0f} | {middle:,.0f} | {spread} | {middle / peer:.2f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
