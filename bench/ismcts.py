"""OpenSpiel's Python ISMCTS as a bot of the arena: a second of the processor for each move.

    sabbat arena witty-witches bench.ismcts.OneSecond master --rounds 20 --workers 1 --out ismcts-witty

It drives our compiled rules (`as_openspiel`), plays rollouts at random and keeps OpenSpiel's defaults. It counts
seconds of the processor, so a busy machine does not weaken it.
"""

import sys
import time
from pathlib import Path

from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

sys.path.append(str(Path(__file__).parents[1]))  # behind the installed package: only `bench` is found there

from bench.as_openspiel import SpielState
from sabbat.core.contract import Mind
from sabbat.core.dice import Dice

EXPLORATION = 2.0
"""That of OpenSpiel's own examples, for returns from -1 to 1."""


class OneSecond:
    """As many simulations as fit into a second of the processor, judging by how many fitted before."""

    seconds = 1.0

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.random = RandomState(seed % 2**32)
        self.simulations = 100.0

    def choose(self, mind: Mind, actions: list[str]) -> str:
        if len(actions) == 1:
            return actions[0]
        count = max(10, round(self.simulations))
        bot = ISMCTSBot(
            None,
            RandomRolloutEvaluator(1, self.random),
            EXPLORATION,
            count,
            -1,
            self.random,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            allow_inconsistent_action_sets=True,
        )
        start = time.process_time()
        chosen = int(bot.step(SpielState(mind.imagine(self.dice), [0], self.dice)))
        self.simulations = count * self.seconds / (time.process_time() - start)
        return mind.game.texts[chosen]
