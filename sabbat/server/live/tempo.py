"""How long bots take: a pause to begin a turn, a shorter one within it, and never less than such bots think."""

import math

WITHIN_A_TURN = 0.25
"""The part of the pause that each further action of a turn takes."""
LONGEST = 0.6
"""Seconds that a bot may think."""
FADE = 0.9
"""How fast a long thought is forgotten."""


class Tempo:
    """The pauses of a house. What a bot holds decides how long it thinks, so it may not decide when it plays.

    Where something is hidden, a bot waits as long as the slowest of the latest thoughts of its level in its game,
    whatever its own took, and plays at the end of a whole number of the shorter pauses.
    """

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._slowest: dict[tuple[str, str], float] = {}

    def rest(self, begins: bool, spent: float, hidden: tuple[str, str] | None) -> float:
        """How long a bot still waits that has thought for so long; `hidden` names its game and level."""
        if self.pace <= 0:
            return 0.0
        pause = self.pace if begins else self.pace * WITHIN_A_TURN
        if hidden is None:
            return max(0.0, pause - spent)
        slot = self.pace * WITHIN_A_TURN
        slowest = max(min(spent, LONGEST), FADE * self._slowest.get(hidden, LONGEST))
        self._slowest[hidden] = slowest
        return slot * math.ceil(max(pause, slowest, spent) / slot) - spent
