"""Every legal action of a view with its chance of winning, by sequential halving.

The simulations are spent in rounds. In each round all actions that are left are simulated equally often, each in its
own tree; then the worse half drops out. So the actions that matter are measured most, and what an earlier round has
found out about the answers of the others is known in the next.
"""

import math
from dataclasses import dataclass
from typing import Any

import msgspec

from sabbat.analysis.chances import WHOLE, Estimate, Inquiry
from sabbat.analysis.review import DOUBT, MISTAKE
from sabbat.core.contract import Game

FEWEST_ROUNDS = 2
"""The first round also teaches the tree how the others answer; what is measured in it alone is rough."""


@dataclass(frozen=True)
class AppraisedAction:
    """An action, and the chance of winning with it as far as the seat can know."""

    action: str
    chance: int
    """In millionths."""
    error: float
    """The standard error of the chance, 0 to 1."""


class Appraisal(msgspec.Struct, frozen=True):
    """What was found out about all actions of a view, the best first."""

    choices: list[AppraisedAction]
    simulations: int

    @property
    def best(self) -> AppraisedAction:
        return self.choices[0]

    def fine(self, action: str) -> bool:
        """Whether an action is no mistake: the best one is hardly better, or not for sure."""
        mine = next(one for one in self.choices if one.action == action)
        lost = (self.best.chance - mine.chance) / WHOLE
        return lost < MISTAKE or lost <= DOUBT * math.hypot(self.best.error, mine.error)


def appraise(game: Game, view: dict[str, Any], simulations: int, seed: int) -> list[AppraisedAction]:
    """What each legal action of a view is worth, the best first. The view is all that is known."""
    search = Inquiry(game.mind(view), seed, game.insight)
    seat: int = view["viewer"]
    left: list[int] = search.mind.dream(search.dice).action_ids()
    rounds = max(FEWEST_ROUNDS, math.ceil(math.log2(max(len(left), 2))))
    found: dict[int, Estimate] = {}
    for _ in range(rounds):
        share = max(2, simulations // (rounds * len(left)))
        for action in left:
            found[action] = search.measure(action, share, game.insight.trust)
        left.sort(key=lambda action: -found[action].chances()[seat])
        left = left[: max(2, (len(left) + 1) // 2)]
        search.root.children = [node for node in search.root.children if node.action in left]
    told = [_told(game, seat, action, estimate) for action, estimate in found.items()]
    return sorted(told, key=lambda one: -one.chance)


def _told(game: Game, seat: int, action: int, estimate: Estimate) -> AppraisedAction:
    """As reviews tell it: a chance of winning, calibrated."""
    return AppraisedAction(game.action_text(action), estimate.chances()[seat], estimate.error(seat))
