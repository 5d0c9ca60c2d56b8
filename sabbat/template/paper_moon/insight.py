"""What a good player of Paper Moon looks at: the search tries this first, and plays its rollouts by it."""

from sabbat.core.contract import Insight, State
from sabbat.core.dice import Dice

from .components import CLAIM, DOUBT, NONE, WORTH
from .rules import PaperMoon

DOUBTFUL = [0.1, 0.4, 0.6]
"""How often to doubt a toad, a cat, a witch. It asks the claim, never the card: who answers cannot see that."""


class ClaimInsight(Insight):
    """Claims the truth or something better, and doubts what is claimed too gladly."""

    def choose(self, state: State, dice: Dice) -> int:
        """An action in proportion to its promise."""
        actions = state.action_ids()
        weights = [1 + round(100 * self.promise(state, action)) for action in actions]
        r = dice.below(sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            r -= weight
            if r < 0:
                return action
        return actions[-1]

    def promise(self, state: State, action: int) -> float:
        assert isinstance(state, PaperMoon)
        if state.claim != NONE:
            doubt = DOUBTFUL[state.claim]
            return doubt if action == DOUBT else 1 - doubt
        claim = action - CLAIM
        doubt = DOUBTFUL[claim]
        gain = WORTH[claim] * (1 + doubt if claim == state.card else 1 - 2 * doubt)
        return max(0.0, min(1.0, gain / 5))
