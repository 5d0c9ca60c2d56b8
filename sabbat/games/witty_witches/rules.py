"""Witty Witches: what may be done at the party, and what each action does (clauses WIT-…)."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount, select
from sabbat.core.contract import CHANCE, OVER
from sabbat.core.errors import IllegalAction
from sabbat.games.witty_witches.cards import (
    kinds_in,
    left_of,
    put_on,
    put_spell,
    spell_at,
    spells_in,
    spells_left,
    take_off,
    take_spell,
    with_card,
    without_card,
)
from sabbat.games.witty_witches.chain import chain_order, chainable
from sabbat.games.witty_witches.components import (
    ABACADABRA,
    ALL_KINDS,
    BLESSINGS,
    CAST,
    CAST_AWAY,
    CHAIN_SPELL,
    CONJURE,
    COPIES,
    DEAL,
    DOUBLE,
    DRAW,
    END,
    EXTRA,
    GET,
    KINDS,
    MOST_SEATS,
    NAMED,
    NEAR,
    PASS,
    PLAY,
    REVEAL,
    SPEAK,
    STARS,
    TORNADO,
    TORNADO_SPELL,
    TURN_LIMIT,
    WITCH,
)
from sabbat.games.witty_witches.preview import foretell
from sabbat.games.witty_witches.refusals import refuse
from sabbat.games.witty_witches.table import (
    CASTING,
    CONJURING,
    DEALING,
    DOUBLED,
    DRAWING,
    DRAWN,
    FINISHED,
    NOTHING,
    OWED,
    PLAYED,
    REVEALING,
    TURN,
    Table,
)


class Party(Table):
    """A match at one moment."""

    def clone(self) -> "Party":
        twin = Party(self.game, self.players, self.options)
        twin.copy_from(self)
        return twin

    # -- legality --------------------------------------------------------------------------------

    def survey(self) -> None:
        phase = self.phase
        if self.actor == CHANCE:
            self.survey_chance()
        elif phase == TURN:
            self.survey_turn()
        elif phase == PLAYED:
            self.offer(DOUBLE, self.me.hand & bit(self.top))
            self.offer(END, 1)
        elif phase == DRAWN:
            self.survey_drawn()
        elif phase == DOUBLED:
            self.survey_doubled()
        elif phase == OWED:
            self.offer(DOUBLE, bit(self.top))
        elif self.held == TORNADO_SPELL:
            self.offer(TORNADO, 3)
        else:
            self.offer(CAST, bit(self.players) - 1 | bit(CAST_AWAY - CAST))

    def survey_chance(self) -> None:
        """What may come up, penalty cards included (WIT-8, WIT-32)."""
        if self.phase == CONJURING:
            self.offer(CONJURE, spells_in(self.spell_pile))
        else:
            self.offer(REVEAL if self.phase == REVEALING else GET, kinds_in(self.pile))

    def survey_turn(self) -> None:
        """A regular discard, the double of the top, Abacadabra; else a draw (WIT-13, WIT-17, WIT-29)."""
        possible = self.discardable() | (self.me.hand & bit(self.top)) << KINDS
        if self.me.spell == CHAIN_SPELL and self.chains():
            possible |= bit(ABACADABRA)
        if possible == 0:
            possible = bit(DRAW) if self.can_draw() else bit(PASS)
        self.offer(PLAY, possible)

    def survey_drawn(self) -> None:
        """Of single cards only the drawn one may be discarded (WIT-26, WIT-27, WIT-47)."""
        card = bit(self.drawn)
        possible = self.discardable() & card | (card & bit(self.top)) << KINDS
        if self.me.spell == CHAIN_SPELL and self.chains():
            possible |= bit(ABACADABRA)
        self.offer(PLAY, possible)
        self.offer(END, 1)

    def survey_doubled(self) -> None:
        """An extra turn, witching or nothing (WIT-22, WIT-51 to WIT-53)."""
        possible = bit(END - EXTRA) | 1
        targets = bit(self.players - 1) - 1 | bit(MOST_SEATS - 1)
        seat: i64 = 0
        while seat < self.players:
            if self.seats[seat].spell != NOTHING:
                possible |= targets << (MOST_SEATS * seat + WITCH - EXTRA)
            seat += 1
        self.offer(EXTRA, possible)

    def discardable(self) -> i64:
        """The kinds that may be discarded regularly (WIT-14, WIT-15, WIT-43, WIT-44, WIT-50)."""
        me = self.me
        near = NEAR[self.top]
        spell = me.spell
        if spell < 0 or spell >= CHAIN_SPELL:
            return me.hand & near
        named = NAMED[spell]
        if spell < BLESSINGS:
            return me.hand & near & (~named | me.hand >> KINDS)
        return me.hand & (near | named) & ~bit(self.top)

    def chains(self) -> bool:
        """Whether the whole hand can be put in a chain (WIT-45, WIT-47)."""
        hand = self.me.hand
        return chainable(hand & ALL_KINDS, hand >> KINDS, self.top)

    def aside_ids(self, seat: i64) -> list[int]:
        """A seat with one card may speak if a card can be drawn (WIT-30, WIT-31, WIT-D23)."""
        if self.actor < 0 or popcount(self.seats[seat].hand) != 1 or not self.can_draw():
            return []
        return [SPEAK + seat]

    def refusal(self, action: i64, text: str) -> IllegalAction:
        return refuse(self, action, text)

    # -- what is told beforehand -----------------------------------------------------------------

    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:
        return foretell(self, text, seat)

    # -- chance ----------------------------------------------------------------------------------

    def share(self, action: i64) -> i64:
        """Every copy left is equally likely (WIT-8)."""
        if action >= CONJURE:
            return spells_left(self.spell_pile, action - CONJURE)
        return left_of(self.pile, action - (REVEAL if action >= REVEAL else GET))

    def weight(self) -> i64:
        if self.actor != CHANCE:
            return 0
        return popcount(self.spell_pile if self.phase == CONJURING else self.pile)

    def outcome_at(self, r: i64) -> i64:
        if self.phase == CONJURING:
            return CONJURE + spell_at(select(self.spell_pile, r))
        kind = select(self.pile, r) >> 1
        return REVEAL + kind if self.phase == REVEALING else GET + kind

    # -- what actions do -------------------------------------------------------------------------

    def make(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.make_chance(action)
        elif action < DOUBLE:
            self.make_play(action)
        elif action < ABACADABRA:
            self.lay(action - DOUBLE, DOUBLED)
        elif action in (END, PASS):
            self.end_turn()
        elif action == DRAW:
            self.refill()
            self.phase = DRAWING
            self.actor = CHANCE
        else:
            self.make_rarely(action)

    def make_rarely(self, action: i64) -> None:
        if action == EXTRA:
            self.begin_turn(self.seat)
        elif action == ABACADABRA:
            self.make_abacadabra()
        elif action < END:
            self.make_witch((action - WITCH) // MOST_SEATS, (action - WITCH) % MOST_SEATS)
        elif action < TORNADO:
            self.make_cast(action - CAST)
        elif action < SPEAK:
            self.make_tornado(1 if action == TORNADO else self.players - 1)
        else:
            self.speak(action - SPEAK)

    def make_chance(self, action: i64) -> None:
        phase = self.phase
        if action >= CONJURE:
            self.held = action - CONJURE
            self.spell_pile = take_spell(self.spell_pile, self.held)
            self.phase = CASTING
            self.actor = self.seat
        elif self.fine != 0:
            self.make_penalty(action - GET)
        elif phase == DRAWING:
            self.drawn = action - GET
            self.pile = take_off(self.pile, self.drawn)
            self.me.hand = with_card(self.me.hand, self.drawn)
            self.phase = DRAWN
            self.actor = self.seat
        elif phase == DEALING:
            self.make_deal(action - GET)
        else:
            self.make_reveal(action - REVEAL)

    def make_deal(self, kind: i64) -> None:
        """Six cards a seat, one at a time (WIT-7, WIT-D7)."""
        seat = self.seats[self.receiver()]
        seat.hand = with_card(seat.hand, kind)
        self.pile = take_off(self.pile, kind)
        if popcount(self.pile) == COPIES * KINDS - DEAL * self.players:
            self.phase = REVEALING

    def make_reveal(self, kind: i64) -> None:
        """The first guest; if it has stars the dealer casts a spell (WIT-9, WIT-12)."""
        self.pile = take_off(self.pile, kind)
        self.discard.append(kind)
        self.top = kind
        if self.master and STARS & bit(kind) != 0:
            self.conjure(TURN)
        else:
            self.begin_turn(self.first)

    def make_play(self, kind: i64) -> None:
        """A regular discard; one that a curse forbids is the first of a pair (WIT-14, WIT-50)."""
        spell = self.me.spell
        if 0 <= spell < BLESSINGS and NAMED[spell] & bit(kind) != 0:
            self.lay(kind, OWED)
        else:
            self.lay(kind, PLAYED)

    def lay(self, kind: i64, after: i64) -> None:
        """A card goes from the hand onto the discard pile; stars bring a spell first (WIT-34, WIT-37)."""
        me = self.me
        me.hand = without_card(me.hand, kind)
        self.discard.append(kind)
        self.top = kind
        if me.hand == 0:
            self.stop()
        elif self.master and STARS & bit(kind) != 0:
            self.conjure(after)
        else:
            self.phase = after

    def make_abacadabra(self) -> None:
        """The whole hand in its first possible order (WIT-45, WIT-D34)."""
        hand = self.me.hand
        for kind in chain_order(hand & ALL_KINDS, hand >> KINDS, self.top):
            self.discard.append(kind)
            self.top = kind
        self.me.hand = 0
        self.stop()

    def refill(self) -> None:
        """An empty draw pile is formed anew from all discards but the top (WIT-28, WIT-D17)."""
        if self.pile != 0:
            return
        self.discard.pop()
        for kind in self.discard:
            self.pile = put_on(self.pile, kind)
        self.discard = [self.top]

    # -- spells ----------------------------------------------------------------------------------

    def conjure(self, after: i64) -> None:
        """A spell is taken; an empty spell pile is formed anew without curses (WIT-37, WIT-55)."""
        self.then = after
        if self.spell_pile == 0:
            for spell in self.spell_discard:
                if spell < BLESSINGS:
                    self.spell_removed |= bit(spell)
                else:
                    self.spell_pile = put_spell(self.spell_pile, spell)
            self.spell_discard = []
        self.phase = CONJURING
        self.actor = CHANCE

    def make_cast(self, place: i64) -> None:
        """The spell taken goes to a seat or away (WIT-39)."""
        if place == CAST_AWAY - CAST:
            self.spell_discard.append(self.held)
        else:
            self.bestow(self.held, place)
        self.go_on()

    def bestow(self, spell: i64, place: i64) -> None:
        """A seat has one spell: an older one is discarded (WIT-40, WIT-54)."""
        seat = self.seats[place]
        if seat.spell != NOTHING:
            self.spell_discard.append(seat.spell)
        seat.spell = spell

    def make_tornado(self, step: i64) -> None:
        """Every active spell moves so many seats on, all at once (WIT-48, WIT-D36)."""
        spells: list[i64] = [seat.spell for seat in self.seats]
        seat: i64 = 0
        while seat < self.players:
            self.seats[(seat + step) % self.players].spell = spells[seat]
            seat += 1
        self.spell_discard.append(TORNADO_SPELL)
        self.go_on()

    def go_on(self) -> None:
        """The spell is placed; the turn goes on, or the first one begins (WIT-12, WIT-37)."""
        if self.then == TURN:
            self.begin_turn(self.first)
        else:
            self.phase = self.then

    def make_witch(self, origin: i64, target: i64) -> None:
        """An active spell goes to another seat or away, and the turn is over (WIT-52 to WIT-54)."""
        spell = self.seats[origin].spell
        self.seats[origin].spell = NOTHING
        if target == MOST_SEATS - 1:
            self.spell_discard.append(spell)
        else:
            self.bestow(spell, target + 1 if target >= origin else target)
        self.end_turn()

    # -- silence ---------------------------------------------------------------------------------

    def speak(self, seat: i64) -> None:
        """Two penalty cards for who speaks with one card in hand (WIT-30, WIT-33)."""
        self.fined = seat
        self.fine = 2
        self.refill()
        self.actor = CHANCE

    def make_penalty(self, kind: i64) -> None:
        """A penalty card; after the last the interrupted seat goes on (WIT-32, WIT-33)."""
        seat = self.seats[self.fined]
        seat.hand = with_card(seat.hand, kind)
        self.pile = take_off(self.pile, kind)
        self.fine -= 1
        if self.fine != 0 and self.can_draw():
            self.refill()
        else:
            self.fine = 0
            self.actor = self.seat

    # -- turns -----------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The next seat clockwise (WIT-1, WIT-18)."""
        seat = self.seat + 1
        self.begin_turn(0 if seat == self.players else seat)

    def begin_turn(self, seat: i64) -> None:
        """A turn begins, or the match ends after the last one (WIT-23, WIT-36)."""
        if self.turns == TURN_LIMIT:
            self.stop()
            return
        self.turns += 1
        self.seat = seat
        self.me = self.seats[seat]
        self.phase = TURN
        self.actor = seat

    def stop(self) -> None:
        """The match is over; `seat` stays that of the last turn (WIT-34)."""
        self.phase = FINISHED
        self.actor = OVER
