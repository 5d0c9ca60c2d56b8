"""What a good player of Course de Sorcières looks at: squares won and lost, reckoned one landing ahead.

Everything is measured in tenths of a square. The weights come from self-play (`sabbat.bots.tune`).
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.contract import Insight, State
from sabbat.core.dice import Dice
from sabbat.games.course_de_sorcieres.components import GOAL_END, MOVE, PLAY, SIGN, STAY, TRACK_END
from sabbat.games.course_de_sorcieres.rules import MAGIC, MOVING, Race

HOME: Final = 0
POINT: Final = 1
HIDDEN: Final = 2
OWN_SIGN: Final = 3
FOE_SIGN: Final = 4
NEUTRAL_SIGN: Final = 5
CARD: Final = 6
PUSH: Final = 7
START: Final = 8
WEIGHTS: Final[list[i64]] = [20, 30, 10, 40, -50, -40, 25, 10, 5]
"""Arriving, each point, an unknown tile, an own sign, a foe's, a neutral one, a card spent, pushing (tenths), starting."""


class RaceInsight(Insight):
    """One landing ahead."""

    def __init__(self, weights: list[i64]) -> None:
        self.weights = weights

    def choose(self, state: State, dice: Dice) -> i64:
        """The action that looks best; one time in eight any."""
        n = state.count()
        if n == 1:
            return state.action_at(0)
        assert isinstance(state, Race)
        if dice.below(8) == 0 or (state.phase != MOVING and state.phase != MAGIC):
            return state.action_at(dice.below(n))
        best: i64 = -1000000
        chosen: i64 = 0
        k: i64 = 0
        while k < n:
            action = state.action_at(k)
            gain = self.gain(state, action) * 8 + dice.below(8)
            if gain > best:
                best = gain
                chosen = action
            k += 1
        return chosen

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Race)
        gain = float(self.gain(state, action))
        return 0.5 + 0.5 * gain / (100.0 + (gain if gain > 0.0 else -gain))

    def gain(self, race: Race, action: i64) -> i64:
        """What an action seems to win for the seat to act."""
        if race.phase == MOVING:
            return self.gain_of_move(race, action - MOVE)
        if race.phase == MAGIC and action != STAY:
            return self.gain_of_card(race, action - PLAY)
        return 0

    def gain_of_move(self, race: Race, square: i64) -> i64:
        if square > TRACK_END:
            return 0
        if square == 0:
            reached = race.start(race.die)
            return 10 * reached + self.landing(race, reached, 3) + self.weights[START]
        reached = square + race.die
        return 10 * race.die + self.landing(race, reached, 3)

    def gain_of_card(self, race: Race, card: i64) -> i64:
        square = race.mover
        clan = card // 10
        face = card % 10
        if clan == race.active:
            reached = race.card_ahead(square, face, clan)
            return 10 * (reached - square) + self.landing(race, reached, 3) - self.weights[CARD]
        reached = race.card_behind(square, face, clan)
        lost = 10 * (square - reached) - self.landing(race, reached, 3)
        return lost * self.weights[PUSH] // 10 - self.weights[CARD]

    def landing(self, race: Race, square: i64, depth: i64) -> i64:
        """What lies in store for the active seat's witch on a square."""
        if square > TRACK_END:
            return self.weights[HOME] + self.weights[POINT] * (square - 47)
        tile = race.tiles[square]
        if tile < 0:
            return self.weights[HIDDEN]
        clan = tile // 10
        face = tile - 10 * clan
        if face == SIGN:
            return self.sign(race, clan)
        if clan != race.active or depth == 0:
            return 0
        reached = square + face + 2
        if reached > GOAL_END or race.open_squares() >> reached & 1 == 0:
            return 0
        return 10 * (face + 2) + self.landing(race, reached, depth - 1)

    def sign(self, race: Race, clan: i64) -> i64:
        """The worth of landing on a sign: nothing if its owner has no card left."""
        if race.cards_of(clan) == 0:
            return 0
        if clan == race.active:
            return self.weights[OWN_SIGN]
        return self.weights[FOE_SIGN] if clan < race.players else self.weights[NEUTRAL_SIGN]
