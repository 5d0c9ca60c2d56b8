"""How long bots take: a pause to begin a turn, a shorter one within it, and never less than such bots think."""

import math
from collections import deque

from sabbat.bots.levels import THINKING

WITHIN_A_TURN = 0.25
"""The part of the pause that each further action of a turn takes."""
LATEST = 100
"""The most thoughts of a level in a game that are remembered."""
FEW = 10
"""With fewer thoughts than this, a bot takes as long as a level may think."""


class Tempo:
    """The pauses of a house. What a bot holds decides how long it thinks, so it may not decide when it plays.

    Where something is hidden, a bot plays as long after it began to think as the slowest of the latest thoughts of its
    level in its game took, whatever its own took, and at the end of a whole number of the shorter pauses. How long it
    waited for a process to think in is no secret.
    """

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._thoughts: dict[tuple[str, str], deque[float]] = {}

    def rest(self, begins: bool, waited: float, thought: float, hidden: tuple[str, str] | None) -> float:
        """How long a bot still rests that has waited and then thought for so long; `hidden`: its game and level."""
        if self.pace <= 0:
            return 0.0
        pause = (self.pace if begins else self.pace * WITHIN_A_TURN) - waited
        if hidden is None:
            return max(0.0, pause - thought)
        slot = self.pace * WITHIN_A_TURN
        return slot * math.ceil(max(pause, self._slowest(hidden, thought), thought) / slot) - thought

    def _slowest(self, hidden: tuple[str, str], thought: float) -> float:
        """The slowest of the latest thoughts, this one among them."""
        latest = self._thoughts.setdefault(hidden, deque(maxlen=LATEST))
        latest.append(min(thought, THINKING))
        return max(latest) if len(latest) >= FEW else THINKING
