"""What a good player of Course de Sorcières looks at: the turns that every witch still needs."""

import math
from typing import ClassVar, Final

from mypy_extensions import i64

from sabbat.core.bits import lowest, popcount
from sabbat.core.contract import CHANCE, OVER, State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight
from sabbat.games.course_de_sorcieres.arrivals import Arrivals, chance
from sabbat.games.course_de_sorcieres.components import MOVE, NUMBERS, PLAY, SIGN, STAY, TRACK_END
from sabbat.games.course_de_sorcieres.first_sight import squares_won
from sabbat.games.course_de_sorcieres.outlook import PIPS, TURN, Outlook
from sabbat.games.course_de_sorcieres.rules import Race
from sabbat.games.course_de_sorcieres.track import MAGIC, MOVING, NINE, ROLLING, SPLITTING

MAGIC_CARD: Final = 140
"""What a magic card costs at the beginning, in 256ths of a turn: with it the policy won 50.8 % of 8,000 matches."""

WORTH: Final = [1.39, -0.40, 1.05, 0.89, 1.42]
"""The odds of the race, what the hindmost needs, cards by pips, by number, magic cards, in logits.

Fitted to 9,000 positions before a roll, each played on 100 times by the policy: what it foretells of 3,000 others is
7.2 % off (root mean square), where weighing turns, points and arrivals one by one came to 7.7 %. `python -m
sabbat.bots.tune course-de-sorcieres --played-on 20 --matches 1000` finds 1.39, -0.44, 0.98, 0.79, 1.29, which foretell
neither better nor worse.
"""

DIVISION: Final[list[i64]] = [0, 2, 2, 0, 2, 0, 1, 1, 1]
"""The stage of each number: it won 51.7 % of 50,000 matches of the policy against divisions at random."""
PLANNED: Final = 0.011
"""What a number in its stage is worth, in logits: planned divisions have six more of them than divisions at random."""

WAY: Final = 3 * 49
WHIMS: Final = 8
"""In rollouts one action of so many is any."""


class RaceInsight(WeighedInsight):
    """The policy saves turns; positions are judged when the turn is over, by who will be home first with what."""

    levels: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 8.0),
        "novice": (0, 2.0),
        "apprentice": (0, 0.2),
        "adept": (0, 0.07),
        "expert": (50, 0.0),
        "master": (5000, 0.0),
    }

    def __init__(self, worth: list[float], horizon: i64) -> None:
        super().__init__(worth, horizon)
        self.outlook = Outlook()
        self.arrivals = [Arrivals() for _ in range(4)]

    # -- judging a position ----------------------------------------------------------------------

    def evaluate(self, state: State) -> list[float]:
        """The turn is played to its end, then the seats are compared; before the race, their divisions."""
        assert isinstance(state, Race)
        if state.phase == SPLITTING:
            return super().evaluate(state)
        race = state.clone()
        self.finish_turn(race)
        if race.actor == OVER:
            return race.payoffs()
        self.look(race)
        return super().evaluate(race)

    def finish_turn(self, race: Race) -> None:
        """Play by the policy until the next roll; chance depends on nothing but the position."""
        dice = Dice(race.cards + race.occupied * 31 + race.down0 + race.down1 * 3 + race.down2 * 7 + race.die)
        while race.phase != ROLLING and race.actor != OVER:
            if race.actor == CHANCE:
                race.step(race.outcome_at(dice.below(race.weight())))
            else:
                race.step(self.best(race, dice))

    def look(self, race: Race) -> None:
        """Reckon when the witches of every seat come home."""
        seat: i64 = 0
        while seat < race.players:
            self.arrivals[seat].look(race, seat)
            seat += 1

    def features(self, state: State, seat: i64) -> list[float]:
        """What a seat has; all of it counts the more, and cards the less, the shorter the leader's way is."""
        assert isinstance(state, Race)
        self.look(state)
        return self.assets(state, seat)

    def settled(self, state: State) -> bool:
        """Before a roll."""
        assert isinstance(state, Race)
        return state.phase == ROLLING

    def standing(self, state: State, seat: i64) -> float:
        """The weighed sum of a seat's features, once all seats have been looked at."""
        assert isinstance(state, Race)
        if state.phase == SPLITTING:
            return PLANNED * float(planned(state, seat))
        total = 0.0
        for worth, asset in zip(self.worth, self.assets(state, seat)):  # noqa: B905
            total += worth * asset
        return total

    def assets(self, race: Race, seat: i64) -> list[float]:
        """The features, once all seats have been looked at."""
        cards = race.cards_of(seat)
        left = way_left(race)
        weight = 10.0 / math.sqrt(float(5 + left))
        use = weight * float(left) / float(WAY)
        return [
            self.odds(seat, race.players),
            weight * self.arrivals[seat].hindmost / 10.0,
            use * float(PIPS[cards & NINE]) / 54.0,
            use * float(popcount(cards & NINE)) / 9.0,
            use * float(cards >> 9) / 3.0,
        ]

    def odds(self, seat: i64, players: i64) -> float:
        """Half the odds of a seat against the others, their mean, in logits."""
        total = 0.0
        other: i64 = 0
        while other < players:
            if other != seat:
                p = min(max(chance(self.arrivals[seat], self.arrivals[other]), 0.001), 0.999)
                total += math.log(p / (1.0 - p))
            other += 1
        return total / float(2 * players - 2)

    # -- the policy ------------------------------------------------------------------------------

    def choose(self, state: State, dice: Dice) -> i64:
        """The action that looks best; now and then any."""
        assert isinstance(state, Race)
        n = state.count()
        if n == 1:
            return state.action_at(0)
        if dice.below(WHIMS) == 0:
            return state.action_at(dice.below(n))
        return self.best(state, dice)

    def best(self, race: Race, dice: Dice) -> i64:
        """The action that wins most, ties at random."""
        self.outlook.look(race, race.active)
        most: i64 = -1000000
        chosen: i64 = 0
        n = race.count()
        k: i64 = 0
        while k < n:
            action = race.action_at(k)
            gain = self.gain(race, action) * 8 + dice.below(8)
            if gain > most:
                most = gain
                chosen = action
            k += 1
        return chosen

    def promise(self, state: State, action: i64) -> float:
        """The squares won at first sight; tiles are divided as planned."""
        assert isinstance(state, Race)
        if state.phase == SPLITTING:
            return 0.75 if self.gain(state, action) > 0 else 0.5
        won = float(squares_won(state, action))
        return 0.5 + 0.5 * won / (10.0 + abs(won))

    def gain(self, race: Race, action: i64) -> i64:
        """What an action seems to win for the seat to act, the outlook of the active seat being known."""
        if race.phase == MOVING:
            return self.gain_of_move(race, action - MOVE)
        if race.phase == MAGIC:
            return self.gain_of_card(race, action - PLAY) if action != STAY else 0
        return TURN if DIVISION[race.due % NUMBERS] == action % 3 else 0

    def gain_of_move(self, race: Race, square: i64) -> i64:
        """The turns saved."""
        if square > TRACK_END:
            return 0
        reached = race.start(race.die) if square == 0 else square + race.die
        return self.outlook.stands[square] - self.outlook.lands[reached]

    def gain_of_card(self, race: Race, card: i64) -> i64:
        """The turns saved, or lost to a foe; a magic card is kept for later."""
        square = race.mover
        clan = card // 10
        face = card % 10
        price: i64 = MAGIC_CARD * way_left(race) // WAY if face == SIGN else 0
        stand = self.outlook.stands[square]
        if clan == race.active:
            return stand - self.outlook.lands[race.card_ahead(square, face, clan)] - price
        return self.outlook.lands[race.card_behind(square, face, clan)] - stand - price


def planned(race: Race, seat: i64) -> i64:
    """How many numbers of a seat lie in the stage they should."""
    total: i64 = 0
    n: i64 = 0
    while n < NUMBERS:
        total += race.facedown(DIVISION[n]) >> (10 * seat + n) & 1
        n += 1
    return total


def way_left(race: Race) -> i64:
    """How many squares the leading clan has still to go."""
    best: i64 = 0
    seat: i64 = 0
    while seat < race.players:
        best = max(best, way_gone(race, seat))
        seat += 1
    return WAY - best


def way_gone(race: Race, seat: i64) -> i64:
    """The squares that a seat's witches have behind them."""
    squares = race.witches(seat)
    home = race.arrivals(seat)
    gone = 49 * ((home & 3) + (home >> 2 & 3) + (home >> 4 & 3))
    while squares != 0:
        gone += lowest(squares)
        squares &= squares - 1
    return gone
