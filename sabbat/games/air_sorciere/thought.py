"""Thinking ahead: now every action is open; later a player is trusted to do what looks best.

Otherwise search drowns in what nobody would do, such as half a diploma or one card too many: the more is still to be
decided in a turn the worse it looks, and landing is put off for ever.
"""

from mypy_extensions import i64

from sabbat.core.contract import OpenMind, State
from sabbat.core.dice import Dice, RandomBits
from sabbat.games.air_sorciere.insight import NEVER, SchoolInsight
from sabbat.games.air_sorciere.rules import FlyingSchool


class FlyingThought(FlyingSchool):
    """A match as search plays it through."""

    def __init__(self, school: FlyingSchool) -> None:
        super().__init__(school.game, school.players, school.options)
        self.copy_from(school)
        self.later: bool = False

    def make(self, action: i64) -> None:
        self.later = True
        super().make(action)

    def _look(self) -> None:
        super()._look()
        self._surveyed = True
        if self.later and self.actor >= 0 and self.count() > 1:
            self.narrow()

    def narrow(self) -> None:
        """Leave the action that looks best, and the next best if it is nearly as good."""
        insight = self.game.insight
        assert isinstance(insight, SchoolInsight)
        best = 2.0 * NEVER
        second = 2.0 * NEVER
        chosen: i64 = 0
        other: i64 = 0
        k: i64 = 0
        n = self.count()
        while k < n:
            action = self.action_at(k)
            gain = insight.gain(self, action)
            if gain > best:
                second = best
                other = chosen
                best = gain
                chosen = action
            elif gain > second:
                second = gain
                other = action
            k += 1
        self._mask0 = self._mask1 = self._mask2 = self._mask3 = 0
        if best - second < insight.doubt:
            self.offer(min(chosen, other), 1)
            self.offer(max(chosen, other), 1)
        else:
            self.offer(chosen, 1)


class SchoolMind(OpenMind):
    """Nothing is hidden: what is imagined is the match itself, what is dreamt of a thought."""

    def imagine(self, rng: RandomBits) -> State:
        return self.world.clone()

    def dream(self, dice: Dice) -> State:
        assert isinstance(self.world, FlyingSchool)
        return FlyingThought(self.world)
