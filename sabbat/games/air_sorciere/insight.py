"""What a good player of Air Sorcière looks at: grimoires, and how near hand and columns are to the next diploma.

A seat's standing is a weighed sum in logits. An action is judged by the standing it leads to, if the turn
were then ended in the best way; flying on is the mean over the draw pile, which is known but for its order.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, lowest, popcount, select
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight, logistic
from sabbat.games.air_sorciere.cards import FIELD, ORANGE, Cards
from sabbat.games.air_sorciere.components import (
    ADD,
    CONFIRM,
    DIPLOMA,
    DISCARD,
    DONE,
    DRAW,
    FLY,
    HAND_LIMIT,
    LAND,
    PLACE,
    RESCUE,
    STAY,
    TAKE,
    VALUES,
)
from sabbat.games.air_sorciere.diploma import FEWEST, MOST, amount, beyond, reach, without
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.table import (
    CHOICE,
    CRASH,
    FLIGHT,
    GRADUATING,
    LANDED,
    NOTHING,
    TAKEOFF,
    Seat,
)

POINT: Final = 0
SCHOOL: Final = 1
TURN: Final = 2
SAFE: Final = 3
EXCESS: Final = 4
JOKER: Final = 5
FIT: Final = 6
FLOWN: Final = 7
SHIELD: Final = 8
IN_HAND: Final = 8  # + 1 … 5 cards of a colour
READY: Final = 11  # + 3 … 5 cards for the best diploma from the hand
COLUMN_OF: Final = 16  # + 1 … 5 cards of a colour in column and hand
LANDING: Final = 19  # + 3 … 5 cards for the best diploma after a landing
SECOND: Final = 22  # + 3 … 5 cards for the next best
FEATURES: Final = 28

STAGES: Final = 8
WON: Final = 20.0
"""Logits of a match that is won."""

WORTH: Final = [0.0] * (2 * FEATURES)


class SchoolInsight(WeighedInsight):
    """The best end of the turn, one card ahead."""

    def __init__(self, worth: list[float], horizon: i64) -> None:
        super().__init__(worth, horizon)
        self.scales: list[list[float]] = []
        """The weights at each stage of the match: they slide from an early to a late set."""
        for stage in range(STAGES + 1):
            late = stage / STAGES
            self.scales.append([(1 - late) * worth[i] + late * worth[FEATURES + i] for i in range(FEATURES)])
        self.trial = Seat()
        self.coming = Seat()
        self.whim = 0.00002

    # -- judging a seat --------------------------------------------------------------------------

    def features(self, state: State, seat: i64) -> list[float]:
        """Every feature once early and once late, each as what a weight of 1 on it alone would count."""
        assert isinstance(state, FlyingSchool)
        found: list[float] = []
        late = float(stage_of(state)) / float(STAGES)
        scale = [0.0] * FEATURES
        for i in range(FEATURES):
            scale[i] = 1.0
            found.append(self.weigh(state, seat, scale))
            scale[i] = 0.0
        return [(1.0 - late) * x for x in found] + [late * x for x in found]

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, FlyingSchool)
        return self.weigh(state, seat, self.scales[stage_of(state)])

    def weigh(self, school: FlyingSchool, seat: i64, scale: list[float]) -> float:
        """A seat's standing; the one on turn has all it could take from the common area."""
        trial = self.trial
        trial.copy_from(school.seats[seat])
        total = 0.0
        if seat == comer(school):
            take_all(trial.area, school.common)
            total = scale[TURN]
        return total + self.holding(trial, school, scale)

    def holding(self, seat: Seat, school: FlyingSchool, scale: list[float]) -> float:
        """What hand, area and grimoires are worth, by the weights given."""
        hand = seat.hand
        area = seat.area
        owned = seat.grimoires
        stock = school.stock
        held = hand.size()
        total = 0.1 * float(points(owned)) * scale[POINT] + 0.2 * float(held if held < 5 else HAND_LIMIT) * scale[SAFE]
        if held > HAND_LIMIT:
            total += 0.2 * float(held - HAND_LIMIT) * scale[EXCESS]
        fitting: i64 = 0
        fewest: i64 = VALUES
        best: i64 = 0
        second: i64 = 0
        flown: i64 = 0
        jokers = reach(hand, owned)
        colour: i64 = 0
        while colour <= ORANGE:
            mine = popcount(hand.column(colour))
            column = area.column(colour)
            left = amount(stock, colour)
            if amount(owned, colour) != 0:
                total += 0.2 * scale[SCHOOL] + float(amount(jokers, colour)) / 15.0 * scale[JOKER]
            if mine != 0 and left != 0:
                total += scale[IN_HAND + (mine if mine < MOST else MOST)]
            fitting += popcount(school.pile.column(colour) & ~covering(column))
            if column != 0:
                size = popcount(column)
                flown += size
                fewest = min(fewest, size)
                if left != 0:
                    both = mine + size
                    total += scale[COLUMN_OF + (both if both < MOST else MOST)]
                hand.add_column(colour, column)
                n = longest(hand, owned, stock)
                drop_column(hand, colour, column)
                if n > best:
                    second = best
                    best = n
                elif n > second:
                    second = n
            colour += 1
        total += float(fitting) / float(school.pile.size() + 1) * scale[FIT] + 0.1 * float(flown) * scale[FLOWN]
        if fewest == 1:
            total += scale[SHIELD]
        n = longest(hand, owned, stock)
        if n >= FEWEST:
            total += scale[READY + n]
        if best >= FEWEST:
            total += scale[LANDING + best]
        if second >= FEWEST:
            total += scale[SECOND + second]
        return total

    def evaluate(self, state: State) -> list[float]:
        """The mean chance of being ahead of each of the others, the seat on turn ending its turn at its best."""
        assert isinstance(state, FlyingSchool)
        scale = self.scales[stage_of(state)]
        standings = [self.weigh(state, seat, scale) for seat in range(state.players)]
        if state.phase in (FLIGHT, LANDED, GRADUATING, CHOICE):
            standings[state.seat] = self.prospect(state)
        others = float(len(standings) - 1)
        payoffs: list[float] = []
        for mine in standings:
            ahead = -0.5  # what comparing with oneself adds
            for theirs in standings:
                ahead += logistic(mine - theirs)
            payoffs.append(ahead / others)
        return payoffs

    def prospect(self, school: FlyingSchool) -> float:
        """The standing of the seat on turn if it ends its turn at its best now."""
        trial = self.trial
        trial.copy_from(school.me)
        phase = school.phase
        if phase in (LANDED, GRADUATING):
            return self.graduation(trial, school)
        if phase == CHOICE:
            trial.area.add(school.drawn)
        return self.stop(trial, school, school.shared != NOTHING)

    # -- ending a turn ---------------------------------------------------------------------------

    def stop(self, trial: Seat, school: FlyingSchool, forced: bool) -> float:
        """The best standing that stopping now can lead to."""
        area = trial.area
        columns = area.smallest_columns() if forced else area.columns()
        best = -1000.0
        if not forced or columns == 0:
            best = self.holding(trial, school, self.scales[stage_of(school)])
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
        best = self.holding(trial, school, self.scales[stage_of(school)])
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
            return -1000.0
        return self.after_diploma(trial, school, colour, cards)

    def after_diploma(self, trial: Seat, school: FlyingSchool, colour: i64, cards: Cards) -> float:
        """The standing once these cards are handed in."""
        won = (cards.size() - 2) * bit(5 * colour)
        trial.hand.drop_all(cards)
        trial.grimoires += won
        school.stock -= won
        if school.sold_out():
            worth = self.end(trial, school)
        else:
            worth = self.holding(trial, school, self.scales[stage_of(school)])
        school.stock += won
        trial.grimoires -= won
        trial.hand.add_all(cards)
        return worth

    def end(self, trial: Seat, school: FlyingSchool) -> float:
        """The match ends: won or lost."""
        mine = 100 * points(trial.grimoires) + trial.hand.size()
        theirs: i64 = 0
        seat: i64 = 0
        while seat < school.players:
            if seat != school.seat:
                other = school.seats[seat]
                theirs = max(theirs, 100 * points(other.grimoires) + other.hand.size())
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
        best = -10000.0
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
        before = self.weigh(state, state.actor, self.scales[stage_of(state)])
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
                return self.holding(trial, school, self.scales[stage_of(school)])
            return self.diploma(trial, school, action - DIPLOMA)
        if phase == GRADUATING:
            return self.gain_of_adding(trial, school, action)
        if phase == CRASH:
            trial.area.lift_column(school.drawn // VALUES)
            if action == RESCUE:
                trial.hand.add(school.drawn)
            return self.holding(trial, school, self.scales[stage_of(school)])
        trial.hand.drop(action - DISCARD)
        return self.holding(trial, school, self.scales[stage_of(school)])

    def gain_in_flight(self, trial: Seat, school: FlyingSchool, action: i64) -> float:
        forced = school.shared != NOTHING
        if action == FLY:
            return self.flight(trial, school, forced)
        if action < DRAW:
            trial.area.add(action - TAKE)
            return self.stop(trial, school, forced) + self.gift(school, action - TAKE)
        if action == STAY:
            return self.holding(trial, school, self.scales[stage_of(school)])
        return self.landing(trial, school, action - LAND)

    def gift(self, school: FlyingSchool, card: i64) -> float:
        """What a card in the common area is worth to the next seat."""
        coming = self.coming
        coming.copy_from(school.seats[(school.seat + 1) % school.players])
        take_all(coming.area, school.common)
        scale = self.scales[stage_of(school)]
        if school.common.holds(card):
            worth = self.holding(coming, school, scale)
            if not coming.area.holds(card):
                return 0.0
            coming.area.drop(card)
            return worth - self.holding(coming, school, scale)
        if not coming.area.fits(card):
            return 0.0
        worth = self.holding(coming, school, scale)
        coming.area.add(card)
        return self.holding(coming, school, scale) - worth

    def flight(self, trial: Seat, school: FlyingSchool, forced: bool) -> float:
        """The mean of turning up one more card and then stopping."""
        area = trial.area
        pile = school.pile
        total = 0.0
        misfits: i64 = 0
        colour: i64 = 0
        while colour <= ORANGE:
            column = area.column(colour)
            cover = covering(column)
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
        worth = self.holding(trial, school, self.scales[stage_of(school)])
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
        if cards.empty() or cards.size() + picked.size() > MOST:
            return -20.0
        own = cards.column(colour)
        card = VALUES * colour + lowest(own) if own != 0 else first_of(cards)
        if action - ADD != card:
            return -10.0
        cards.add_all(picked)
        return self.after_diploma(trial, school, colour, cards)


# -- counting cards --------------------------------------------------------------------------------


def comer(school: FlyingSchool) -> i64:
    """The seat whose turn it is to begin, now or next."""
    if school.phase == TAKEOFF:
        return school.seat
    return school.seat + 1 if school.seat + 1 < school.players else 0


def stage_of(school: FlyingSchool) -> i64:
    """How far the match has come: 0 at its beginning, STAGES when the next grimoire may end it."""
    # The colours that are nearest to being sold out decide.
    stock = school.stock
    spare = school.colours_at_end
    left: i64 = 0
    n: i64 = 0
    used: i64 = 0
    needed = 5 - spare
    while n < needed:
        low: i64 = FIELD
        place: i64 = 0
        colour: i64 = 0
        while colour <= ORANGE:
            if used >> colour & 1 == 0 and amount(stock, colour) < low:
                low = amount(stock, colour)
                place = colour
            colour += 1
        used |= bit(place)
        left += low
        n += 1
    most = needed * (7 if school.players == 2 else 8 if school.players == 3 else 9)
    return (most - left) * STAGES // most


def points(grimoires: i64) -> i64:
    """A point a grimoire, and one for all five colours (AIR-51, AIR-52)."""
    total: i64 = 0
    colours: i64 = 0
    while grimoires != 0:
        if grimoires & FIELD != 0:
            colours += 1
            total += grimoires & FIELD
        grimoires >>= 5
    return total + 1 if colours == 5 else total


def covering(column: i64) -> i64:
    """All values up to the highest of a column."""
    return 0 if column == 0 else 2 * bit(highest(column)) - 1


def take_all(area: Cards, common: Cards) -> None:
    """Lengthen columns by every card of the common area that fits."""
    colour: i64 = 0
    while colour <= ORANGE:
        area.add_column(colour, common.column(colour) & ~covering(area.column(colour)))
        colour += 1


def drop_column(cards: Cards, colour: i64, values: i64) -> None:
    """Take values of one colour out of a set."""
    if colour == ORANGE:
        cards.orange &= ~values
    else:
        cards.low &= ~(values << (VALUES * colour))


def longest(hand: Cards, grimoires: i64, stock: i64) -> i64:
    """The most cards that one diploma could have now, paid by the stock; 2 or fewer are none."""
    jokers = reach(hand, grimoires)
    best: i64 = 0
    colour: i64 = 0
    while colour <= ORANGE:
        pay = amount(stock, colour)
        if pay != 0:
            n = min(most_cards(hand.column(colour), without(jokers, colour)), pay + 2)
            best = max(best, n)
        colour += 1
    return best if best < MOST else MOST


def most_cards(own: i64, jokers: i64) -> i64:
    """Own cards from the lowest up, and jokers above them."""
    if jokers == 0:
        return popcount(own)
    best: i64 = 0
    k: i64 = 0
    while own != 0:
        k += 1
        n = k + popcount(beyond(jokers, lowest(own) + 1))
        best = max(best, n)
        own &= own - 1
    return best


def selection(hand: Cards, grimoires: i64, stock: i64, colour: i64) -> Cards:
    """The largest diploma of a colour, of own cards rather than of jokers, the lowest that do; maybe empty."""
    cards = Cards()
    pay = amount(stock, colour)
    if pay == 0:
        return cards
    most = min(pay + 2, MOST)
    jokers = without(reach(hand, grimoires), colour)
    best: i64 = FEWEST - 1
    chosen: i64 = 0
    own: i64 = 0
    rest = hand.column(colour)
    k: i64 = 0
    while rest != 0 and k < most:
        k += 1
        low = rest & -rest
        own |= low
        rest ^= low
        n = min(k + popcount(beyond(jokers, lowest(low) + 1)), most)
        if n > best or (n == best and n >= FEWEST):
            best = n
            chosen = own
    if chosen == 0:
        return cards
    cards.add_column(colour, chosen)
    add_jokers(cards, hand, beyond(jokers, highest(chosen) + 1), highest(chosen), best - popcount(chosen))
    return cards


def add_jokers(cards: Cards, hand: Cards, able: i64, top: i64, wanted: i64) -> None:
    """So many jokers above a value, of the colours with the fewest cards in hand first, the lowest that do."""
    size: i64 = 1
    while wanted > 0 and size <= VALUES:
        colour: i64 = 0
        while colour <= ORANGE and wanted > 0:
            if amount(able, colour) != 0 and popcount(hand.column(colour)) == size:
                values = hand.column(colour) & ~(2 * bit(top) - 1)
                cards.add_column(colour, values & -values)
                wanted -= 1
            colour += 1
        size += 1


def first_of(cards: Cards) -> i64:
    """The first card in canonical order."""
    return lowest(cards.low) if cards.low != 0 else 60 + lowest(cards.orange)
