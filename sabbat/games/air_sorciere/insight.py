"""What a good player of Air Sorcière looks at: the best end of the turn, one card ahead.

An action is judged by the standing it leads to, if the turn were then ended in the best way; flying on is the
mean over the draw pile, which is known but for its order.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest, popcount, select
from sabbat.core.contract import CHANCE, OVER, State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight, logistic
from sabbat.games.air_sorciere.cards import ORANGE, Cards, covered
from sabbat.games.air_sorciere.components import (
    ADD,
    CONFIRM,
    DIPLOMA,
    DISCARD,
    DONE,
    DRAW,
    FLY,
    LAND,
    PLACE,
    RESCUE,
    STAY,
    TAKE,
    VALUES,
)
from sabbat.games.air_sorciere.diploma import FEWEST, MOST, amount
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.selection import first_of, longest, selection
from sabbat.games.air_sorciere.standing import (
    FEATURES,
    STAGES,
    TURN,
    drop_column,
    points,
    scales,
    stage_of,
    take_all,
    weigh,
)
from sabbat.games.air_sorciere.table import CHOICE, CRASH, FLIGHT, GRADUATING, LANDED, NOTHING, TAKEOFF, Seat
from sabbat.games.air_sorciere.upset import upset

WON: Final = 20.0
"""Logits of a match that is won."""
NEVER: Final = -1000.0

WORTH: Final = [
    *[8.341, 0.975, 0.196, 1.127, 1.354, 3.585, 3.409, -0.158, -0.018, 0.042],
    *[2.199, -0.029, 0.416, 1.678, 0.729, 1.313, 0.832, 0.274, 0.748, 1.38],
]
"""Early, then late, in the order of the features in `standing`; in logits.

Fitted to self-play from upset positions, in the second round from plain weights, by rounds such as `python -m
sabbat.bots.tune air-sorciere --upset --rounds 2 --start …` plays them: in plain self-play whoever can graduate does, so
that what a diploma is worth does not show. Weights fitted to plain self-play foretell its end better (log loss 0.458,
these 0.489) and play far worse: they won 12 % of 1,500 matches of the policy against these.
"""


class SchoolInsight(WeighedInsight):
    """The best end of the turn, one card ahead."""

    levels: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 0.3),
        "novice": (0, 0.03),
        "apprentice": (0, 0.021),
        "adept": (0, 0.01),
        "expert": (25, 0.0),
        "master": (2000, 0.0),
    }
    trust: float = 0.1
    """Differences are stretched for the search: believed so far, guesses foretell who wins best."""
    calibration: ClassVar[list[float]] = [0.5, 0.74, 0.9, 0.97, 0.995, 1.0]
    """So doubted, guesses are too careful; from 54 matches of experts (`bench/review.py fit`)."""

    def __init__(self, worth: list[float], horizon: i64, contrast: float = 1.0, doubt: float = 0.0) -> None:
        super().__init__(worth, horizon)
        self.contrast = contrast
        """How far differences are stretched, so that search tells actions apart that differ little."""
        self.doubt = doubt
        """How much less, in logits, a second action may look worth to be thought through as well."""
        self.whim = 0.00002
        self.scales = scales(worth)
        self.trial = Seat()
        self.coming = Seat()

    # -- judging a seat --------------------------------------------------------------------------

    def features(self, state: State, seat: i64) -> list[float]:
        """Every feature once early and once late, each as what a weight of 1 on it alone would count."""
        assert isinstance(state, FlyingSchool)
        late = float(stage_of(state)) / float(STAGES)
        found: list[float] = []
        scale = [0.0] * FEATURES
        for i in range(FEATURES):
            scale[i] = 1.0
            found.append(self.before_turn(state, seat, scale))
            scale[i] = 0.0
        return [(1.0 - late) * x for x in found] + [late * x for x in found]

    def settled(self, state: State) -> bool:
        """Between turns."""
        assert isinstance(state, FlyingSchool)
        return state.phase == TAKEOFF

    def upset(self, state: State, dice: Dice) -> None:
        assert isinstance(state, FlyingSchool)
        upset(state, dice)

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, FlyingSchool)
        return self.before_turn(state, seat, self.scales[stage_of(state)])

    def before_turn(self, school: FlyingSchool, seat: i64, scale: list[float]) -> float:
        """A seat's standing between turns; the one whose turn comes has all it can take from the common area."""
        trial = self.trial
        trial.copy_from(school.seats[seat])
        if seat != comer(school):
            return weigh(trial, school, scale)
        take_all(trial.area, school.common)
        return scale[TURN] + weigh(trial, school, scale)

    def worth_of(self, seat: Seat, school: FlyingSchool) -> float:
        """What a seat's cards and grimoires are worth now."""
        return weigh(seat, school, self.scales[stage_of(school)])

    def evaluate(self, state: State) -> list[float]:
        """The mean chance of being ahead of each of the others, once the turn is played to its end."""
        assert isinstance(state, FlyingSchool)
        school = state
        if school.phase != TAKEOFF:
            school = state.clone()
            self.play_turn(school)
            if school.actor == OVER:
                return school.payoffs()
        scale = self.scales[stage_of(school)]
        standings = [self.before_turn(school, seat, scale) for seat in range(school.players)]
        others = float(len(standings) - 1)
        payoffs: list[float] = []
        for mine in standings:
            ahead = -0.5  # what comparing with oneself adds
            for theirs in standings:
                ahead += logistic(self.contrast * (mine - theirs))
            payoffs.append(ahead / others)
        return payoffs

    def play_turn(self, school: FlyingSchool) -> None:
        """Play by the policy until the turn is over; chance depends on nothing but the position."""
        dice = Dice(school.pile.low ^ school.discard.low // 3 ^ school.pile.orange ^ school.turn_number)
        while school.phase != TAKEOFF and school.actor != OVER:
            if school.actor == CHANCE:
                school.step(school.outcome_at(dice.below(school.weight())))
            else:
                school.step(self.choose(school, dice))

    # -- ending a turn ---------------------------------------------------------------------------

    def stop(self, trial: Seat, school: FlyingSchool, forced: bool) -> float:
        """The best standing that stopping now can lead to."""
        area = trial.area
        columns = area.smallest_columns() if forced else area.columns()
        best = NEVER
        if not forced or columns == 0:
            best = self.worth_of(trial, school)
        colour: i64 = 0
        while columns != 0:
            if columns & 1 != 0:
                best = max(best, self.landing(trial, school, colour))
            columns >>= 1
            colour += 1
        return best

    def landing(self, trial: Seat, school: FlyingSchool, colour: i64) -> float:
        """The standing after landing a column, and after the best diploma if there is one."""
        values = trial.area.lift_column(colour)
        trial.hand.add_column(colour, values)
        worth = self.graduation(trial, school)
        drop_column(trial.hand, colour, values)
        trial.area.add_column(colour, values)
        return worth

    def graduation(self, trial: Seat, school: FlyingSchool) -> float:
        """The standing after the best diploma, or after none."""
        best = self.worth_of(trial, school)
        if longest(trial.hand, trial.grimoires, school.stock) >= FEWEST:
            colour: i64 = 0
            while colour <= ORANGE:
                best = max(best, self.diploma(trial, school, colour))
                colour += 1
        return best

    def diploma(self, trial: Seat, school: FlyingSchool, colour: i64) -> float:
        """The standing after the best diploma of a colour; very low if there is none."""
        cards = selection(trial.hand, trial.grimoires, school.stock, colour)
        if cards.empty():
            return NEVER
        return self.after_diploma(trial, school, colour, cards)

    def after_diploma(self, trial: Seat, school: FlyingSchool, colour: i64, cards: Cards) -> float:
        """The standing once these cards are handed in."""
        won = (cards.size() - 2) * bit(5 * colour)
        trial.hand.drop_all(cards)
        trial.grimoires += won
        school.stock -= won
        worth = self.end(trial, school) if school.sold_out() else self.worth_of(trial, school)
        school.stock += won
        trial.grimoires -= won
        trial.hand.add_all(cards)
        return worth

    def end(self, trial: Seat, school: FlyingSchool) -> float:
        """The match ends: won or lost."""
        mine = merit(trial)
        theirs: i64 = 0
        seat: i64 = 0
        while seat < school.players:
            if seat != school.seat:
                theirs = max(theirs, merit(school.seats[seat]))
            seat += 1
        if mine == theirs:
            return 0.0
        return WON if mine > theirs else -WON

    # -- judging an action -----------------------------------------------------------------------

    def choose(self, state: State, dice: Dice) -> i64:
        """The action that looks best, by and large."""
        n = state.count()
        if n == 1:
            return state.action_at(0)
        assert isinstance(state, FlyingSchool)
        best = 2.0 * NEVER
        chosen: i64 = 0
        k: i64 = 0
        while k < n:
            action = state.action_at(k)
            gain = self.gain(state, action) + float(dice.below(1000)) * self.whim
            if gain > best:
                best = gain
                chosen = action
            k += 1
        return chosen

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, FlyingSchool)
        before = self.standing(state, state.actor)
        return logistic(self.gain(state, action) - before)

    def gain(self, school: FlyingSchool, action: i64) -> float:
        """The standing that an action leads to for the seat to act, in logits."""
        phase = school.phase
        trial = self.trial
        trial.copy_from(school.seats[school.actor])
        if phase in (FLIGHT, TAKEOFF):
            return self.gain_in_flight(trial, school, action)
        if phase == CHOICE:
            if action == PLACE:
                trial.area.add(school.drawn)
                return self.stop(trial, school, False)
            return self.stop(trial, school, True) - self.gift(school, school.drawn)
        if phase == LANDED:
            if action == DONE:
                return self.worth_of(trial, school)
            return self.diploma(trial, school, action - DIPLOMA)
        if phase == GRADUATING:
            return self.gain_of_adding(trial, school, action)
        if phase == CRASH:
            trial.area.lift_column(school.drawn // VALUES)
            if action == RESCUE:
                trial.hand.add(school.drawn)
            return self.worth_of(trial, school)
        trial.hand.drop(action - DISCARD)
        return self.worth_of(trial, school)

    def gain_in_flight(self, trial: Seat, school: FlyingSchool, action: i64) -> float:
        forced = school.shared != NOTHING
        if action == FLY:
            return self.flight(trial, school, forced)
        if action < DRAW:
            trial.area.add(action - TAKE)
            return self.stop(trial, school, forced) + self.gift(school, action - TAKE)
        if action == STAY:
            return self.worth_of(trial, school)
        return self.landing(trial, school, action - LAND)

    def gift(self, school: FlyingSchool, card: i64) -> float:
        """What a card in the common area is worth to the next seat."""
        coming = self.coming
        coming.copy_from(school.seats[(school.seat + 1) % school.players])
        take_all(coming.area, school.common)
        if school.common.holds(card):
            worth = self.worth_of(coming, school)
            if not coming.area.holds(card):
                return 0.0
            coming.area.drop(card)
            return worth - self.worth_of(coming, school)
        if not coming.area.fits(card):
            return 0.0
        worth = self.worth_of(coming, school)
        coming.area.add(card)
        return self.worth_of(coming, school) - worth

    def flight(self, trial: Seat, school: FlyingSchool, forced: bool) -> float:
        """The mean of turning up one more card and then stopping."""
        area = trial.area
        pile = school.pile
        total = 0.0
        misfits: i64 = 0
        colour: i64 = 0
        while colour <= ORANGE:
            column = area.column(colour)
            cover = covered(column)
            left = pile.column(colour)
            fitting = left & ~cover
            n = popcount(fitting)
            if n != 0:
                card = VALUES * colour + select(fitting, n // 2)
                area.add(card)
                total += float(n) * self.stop(trial, school, forced)
                area.drop(card)
            n = popcount(left & cover)
            if n != 0:
                misfits += n
                if forced:
                    total += float(n) * self.crash(trial, school, colour, lowest(left))
            colour += 1
        if misfits != 0 and not forced:
            total += float(misfits) * self.stop(trial, school, True)
        return total / float(pile.size())

    def crash(self, trial: Seat, school: FlyingSchool, colour: i64, value: i64) -> float:
        """The standing after a crash."""
        card = VALUES * colour + value
        rescued = amount(trial.grimoires, colour) == 0
        values = trial.area.lift_column(colour)
        if rescued:
            trial.hand.add(card)
        worth = self.worth_of(trial, school)
        if rescued:
            trial.hand.drop(card)
        trial.area.add_column(colour, values)
        return worth

    def gain_of_adding(self, trial: Seat, school: FlyingSchool, action: i64) -> float:
        """The cards of the best selection in their order, then confirming."""
        colour = school.diploma_colour
        picked = school.picked
        if action == CONFIRM:
            return self.after_diploma(trial, school, colour, picked)
        cards = selection(trial.hand, trial.grimoires, school.stock, colour)
        cards.drop_all(picked)
        if cards.empty() or cards.size() + picked.size() > MOST or action - ADD != first_of(cards, colour):
            return NEVER
        cards.add_all(picked)
        return self.after_diploma(trial, school, colour, cards)


def merit(seat: Seat) -> i64:
    """Most points win, then most cards in hand (AIR-53)."""
    return 100 * points(seat.grimoires) + seat.hand.size()


def comer(school: FlyingSchool) -> i64:
    """The seat whose turn it is to begin, now or next."""
    if school.phase == TAKEOFF:
        return school.seat
    return school.seat + 1 if school.seat + 1 < school.players else 0
