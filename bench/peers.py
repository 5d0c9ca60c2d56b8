"""What others offer, played at random in the same way: OpenSpiel from Python and in its C++, RLCard."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import rlcard

from bench.ours import Played

PEERS = {"crazy_eights": "crazy_eights(players=2)", "go_fish": "go_fish", "maedn": "maedn(players=2)"}


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome in whose share a number below 1 falls."""
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def openspiel_python(name: str, start: Any = None) -> Callable[[], Played]:
    """A random match of an OpenSpiel game driven from Python, from the beginning or from a state."""
    game = pyspiel.load_game(PEERS[name])
    random = Random(1).random

    def match() -> Played:
        state = game.new_initial_state() if start is None else start.clone()
        steps = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = drawn(state.chance_outcomes(), random())
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
                decisions += 1
            state.apply_action(action)
            steps += 1
        return steps, decisions

    return match


class OpenSpielInside:
    """OpenSpiel's own C++ rollouts, reached through a search of one simulation from the first decision.

    The rollouts' length cannot be asked for; it is the mean of matches from there driven from Python.
    """

    ROLLOUTS = 200

    def __init__(self, name: str) -> None:
        game = pyspiel.load_game(PEERS[name])
        self.state = game.new_initial_state()
        random = Random(1)
        while self.state.is_chance_node():
            self.state.apply_action(random.choice(self.state.chance_outcomes())[0])
        evaluator = pyspiel.RandomRolloutEvaluator(self.ROLLOUTS, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        match = openspiel_python(name, self.state)
        self.mean_steps = sum(match()[0] for _ in range(1000)) / 1000

    def measure(self, seconds: float) -> dict[str, float]:
        matches = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            self.bot.mcts_search(self.state)
            matches += self.ROLLOUTS
        return {"steps": matches * self.mean_steps / spent, "decisions": 0.0, "matches": matches / spent}


def rlcard_uno() -> Callable[[], Played]:
    """A random match of RLCard's uno, two players."""
    env: Any = rlcard.make("uno", config={"seed": 1})
    random = Random(1).random

    def match() -> Played:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, decisions

    return match
