"""Air Sorcière: what may be done on the table, and what each action does (clauses AIR-…)."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount, select
from sabbat.core.contract import CHANCE, OVER
from sabbat.core.errors import IllegalAction
from sabbat.games.air_sorciere.cards import LOW, covered
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
    TURN_LIMIT,
    VALUES,
)
from sabbat.games.air_sorciere.diploma import FEWEST, addable, amount, diplomas
from sabbat.games.air_sorciere.preview import foretell
from sabbat.games.air_sorciere.refusals import refuse
from sabbat.games.air_sorciere.table import (
    CAT,
    CHOICE,
    CRASH,
    DRAWING,
    FINISHED,
    FLIGHT,
    GRADUATING,
    LANDED,
    NOTHING,
    TAKEOFF,
    Table,
)


class FlyingSchool(Table):
    """A match at one moment."""

    def clone(self) -> "FlyingSchool":
        twin = FlyingSchool(self.game, self.players, self.options)
        twin.copy_from(self)
        return twin

    # -- legality --------------------------------------------------------------------------------

    def survey(self) -> None:
        phase = self.phase
        if phase == FLIGHT:
            self.offer_flying()
            self.offer_stopping()
        elif phase == TAKEOFF:
            self.offer_flying()
        elif phase == DRAWING:
            self.offer(DRAW, self.pile.low)
            self.offer(DRAW + LOW, self.pile.orange)
        elif phase == CHOICE:
            self.offer(PLACE, 3)
        elif phase == CRASH:
            self.offer(RESCUE, 3)
        elif phase == LANDED:
            self.offer(DIPLOMA, self.diplomas)
            self.offer(DONE, 1)
        elif phase == GRADUATING:
            self.offer_adding()
        else:
            hand = self.seats[self.actor].hand
            self.offer(DISCARD, hand.low)
            self.offer(DISCARD + LOW, hand.orange)

    def offer_flying(self) -> None:
        """Fly a card, or take one that fits and was not shared in this turn (AIR-11, AIR-17, AIR-18)."""
        area = self.me.area
        low = self.common.low & ~covered(area.low)
        orange = self.common.orange & ~covered(area.orange)
        if self.shared >= LOW:
            orange &= ~bit(self.shared - LOW)
        elif self.shared >= 0:
            low &= ~bit(self.shared)
        self.offer(FLY, 2 * low | 1)
        self.offer(TAKE + LOW, orange)

    def offer_stopping(self) -> None:
        """Land a column, or stay if nothing was shared or there is none (AIR-23 to AIR-29)."""
        columns = self.landable()
        if self.shared == NOTHING or columns == 0:
            columns |= bit(STAY - LAND)
        self.offer(LAND, columns)

    def offer_adding(self) -> None:
        """Cards that lead to a complete selection; a complete one can be confirmed (AIR-34, AIR-D17)."""
        low, orange = addable(self.me.hand, self.picked, self.me.grimoires, self.stock, self.diploma_colour)
        if self.picked.size() >= FEWEST:
            orange |= bit(CONFIRM - ADD - LOW)
        self.offer(ADD, low)
        self.offer(ADD + LOW, orange)

    def refusal(self, action: i64, text: str) -> IllegalAction:
        return refuse(self, action, text)

    # -- what is told beforehand -----------------------------------------------------------------

    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:
        return foretell(self, text)

    # -- chance ----------------------------------------------------------------------------------

    def weight(self) -> i64:
        """Every card still in the pile is equally likely (AIR-4)."""
        return self.pile.size() if self.phase == DRAWING else 0

    def outcome_at(self, r: i64) -> i64:
        low = self.pile.low
        n = popcount(low)
        if r < n:
            return DRAW + select(low, r)
        return DRAW + LOW + select(self.pile.orange, r - n)

    # -- what actions do -------------------------------------------------------------------------

    def make(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAWING:
            self.make_draw(action - DRAW)
        elif phase in (FLIGHT, TAKEOFF):
            self.make_flight(action)
        elif phase == CHOICE:
            self.make_choice(action == PLACE)
        elif phase == LANDED:
            if action == DONE:
                self.end_turn()
            else:
                self.diploma_colour = action - DIPLOMA
                self.phase = GRADUATING
        elif phase == GRADUATING:
            if action == CONFIRM:
                self.graduate()
            else:
                self.picked.add(action - ADD)
        elif phase == CRASH:
            self.crash(action == RESCUE)
        else:
            self.make_discard(action - DISCARD)

    def make_flight(self, action: i64) -> None:
        """Fly a card, take one, land a column, or stay (AIR-11, AIR-17, AIR-23)."""
        if action == FLY:
            self.phase = DRAWING
            self.actor = CHANCE
        elif action < DRAW:
            self.common.drop(action - TAKE)
            self.me.area.add(action - TAKE)
            self.phase = FLIGHT
        elif action == STAY:
            self.end_turn()
        else:
            self.land(action - LAND)

    def make_draw(self, card: i64) -> None:
        """A card is turned up; a 15 wakes the cat first (AIR-12, AIR-45)."""
        self.pile.drop(card)
        self.drawn = card
        if card % VALUES == VALUES - 1:
            self.wake_cat()
        else:
            self.settle()

    def wake_cat(self) -> None:
        """The next seat with too many cards discards one; then the drawn 15 is settled (AIR-45, AIR-46)."""
        crowded = self.crowded_seat()
        if crowded == NOTHING:
            self.settle()
        else:
            self.phase = CAT
            self.actor = crowded

    def make_discard(self, card: i64) -> None:
        """A card falls to the cat (AIR-45)."""
        self.seats[self.actor].hand.drop(card)
        self.discard.add(card)
        self.wake_cat()

    def settle(self) -> None:
        """The drawn card is placed, shared or crashes, by itself where there is no choice (AIR-12, AIR-D36)."""
        card = self.drawn
        area = self.me.area
        if area.fits(card):
            if self.shared == NOTHING:
                self.phase = CHOICE
                self.actor = self.seat
            else:
                area.add(card)
                self.fly_on()
        elif self.shared == NOTHING:
            self.share_drawn()
        elif amount(self.me.grimoires, card // VALUES) == 0:
            self.phase = CRASH
            self.actor = self.seat
        else:
            self.crash(False)

    def make_choice(self, placed: bool) -> None:
        """A card that fits is placed or shared as the player likes (AIR-16, AIR-20)."""
        if placed:
            self.me.area.add(self.drawn)
            self.fly_on()
        else:
            self.share_drawn()

    def share_drawn(self) -> None:
        """The drawn card goes to the common area (AIR-19, AIR-20, AIR-21)."""
        self.common.add(self.drawn)
        self.shared = self.drawn
        self.fly_on()

    def fly_on(self) -> None:
        """The drawn card is settled and the flight goes on."""
        if self.refill():
            self.phase = FLIGHT
            self.actor = self.seat

    def crash(self, rescued: bool) -> None:
        """The column of the drawn card is lost, and the card unless rescued; the turn ends (AIR-30 to AIR-32)."""
        card = self.drawn
        colour = card // VALUES
        self.discard.add_column(colour, self.me.area.lift_column(colour))
        if rescued:
            self.me.hand.add(card)
        else:
            self.discard.add(card)
        if self.refill():
            self.end_turn()

    def refill(self) -> bool:
        """Turn the discard pile over if the draw pile is empty; whether the match goes on (AIR-47, AIR-48, AIR-D26)."""
        self.drawn = NOTHING
        if self.pile.empty():
            if self.discard.empty():
                self.stop()
                return False
            self.pile.copy_from(self.discard)
            self.discard.clear()
        return True

    def land(self, colour: i64) -> None:
        """A column is taken into the hand; then the player may graduate (AIR-25, AIR-33)."""
        me = self.me
        me.hand.add_column(colour, me.area.lift_column(colour))
        self.shared = NOTHING
        self.ask_for_diploma()

    def ask_for_diploma(self) -> None:
        """Graduating is voluntary; where no diploma is possible, the turn passes by itself (AIR-39, AIR-D22)."""
        self.diplomas = diplomas(self.me.hand, self.me.grimoires, self.stock)
        if self.diplomas != 0:
            self.phase = LANDED
        else:
            self.end_turn()

    def graduate(self) -> None:
        """Hand in the cards picked for grimoires (AIR-34, AIR-35, AIR-37, AIR-38)."""
        won = (self.picked.size() - 2) * bit(5 * self.diploma_colour)
        self.me.hand.drop_all(self.picked)
        self.discard.add_all(self.picked)
        self.me.grimoires += won
        self.stock -= won
        self.picked.clear()
        self.diploma_colour = NOTHING
        if self.sold_out():
            self.stop()
        elif self.many:
            self.ask_for_diploma()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next seat clockwise, or the end after turn 500 (AIR-9, AIR-55)."""
        if self.turn_number == TURN_LIMIT:
            self.stop()
            return
        self.shared = NOTHING
        self.turn_number += 1
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
        self.me = self.seats[self.seat]
        self.phase = TAKEOFF
        self.actor = self.seat

    def stop(self) -> None:
        """The match is over; seat and turn stay those of the last turn."""
        self.shared = NOTHING
        self.phase = FINISHED
        self.actor = OVER
