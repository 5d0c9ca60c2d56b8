"""A seat's view of Witty Witches as a vector: the own hand, the discards, the spells, and what can be counted."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.core.contract import State
from sabbat.core.observation import NONE, Encoder, Part, Sheet, by_seat, relative, seats, single
from sabbat.games.witty_witches import game
from sabbat.games.witty_witches.components import BLESSINGS, CARDS, KINDS, MOST_SEATS, SPELLS, TURN_LIMIT
from sabbat.games.witty_witches.table import CASTING, CONJURING, DRAWN, PHASES, Table

_SPELLS: Final = len(SPELLS)
_PHASES: Final = len(PHASES)

PARTS: Final = [
    single("players", MOST_SEATS, "how many play"),
    single("master", 1, "1 with spells, 0 in mode apprentice"),
    Part("phase", PHASES, 1, "the moment of the turn"),
    Part("then", PHASES, 1, "the moment that follows when a spell has been placed"),
    Part("seat", seats(MOST_SEATS), 1, "whose turn it is"),
    Part("hand", CARDS, 2, "the own cards, how many of each kind"),
    Part("top", CARDS, 1, "the top of the discard pile"),
    Part("discard", CARDS, 2, "the discard pile, its top included"),
    Part("drawn", CARDS, 1, "the card that the observer has just drawn"),
    Part("held", SPELLS, 1, "the spell that the observer has to place"),
    Part("spells", by_seat(MOST_SEATS, SPELLS), 1, "the active spell of each seat"),
    Part("spell_discard", SPELLS, 2, "the discarded spells"),
    Part("spell_removed", SPELLS[:BLESSINGS], 1, "the curses that are out of the game"),
    Part("hand_counts", seats(MOST_SEATS), len(CARDS) * 2, "how many cards each seat has"),
    Part("penalty", seats(MOST_SEATS), 1, "who draws penalty cards"),
    single("fine", 2, "how many penalty cards are still to be drawn"),
    single("draw_count", 54, "cards in the draw pile"),
    single("spell_count", 16, "spells in their pile"),
    single("turns", TURN_LIMIT, "turns begun"),
]


class PartyEncoder(Encoder):
    """Writes the view of section 8."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        me = state.seats[seat]
        placing = state.phase in (CONJURING, CASTING)
        mine = seat == state.seat
        sheet.number(state.players)
        sheet.number(1 if state.master else 0)
        sheet.one_of(state.phase, _PHASES)
        sheet.one_of(state.then if placing else NONE, _PHASES)
        sheet.one_of(relative(state.seat, seat, state.players), MOST_SEATS)
        sheet.pairs(me.hand, me.hand >> KINDS, KINDS)
        sheet.one_of(state.top, KINDS)
        sheet.tally(state.discard, KINDS)
        sheet.one_of(state.drawn if mine and state.phase == DRAWN else NONE, KINDS)
        sheet.one_of(state.held if mine and state.phase == CASTING else NONE, _SPELLS)
        self.write_spells(state, seat, sheet)
        self.write_counts(state, seat, sheet)

    def write_spells(self, table: Table, seat: i64, sheet: Sheet) -> None:
        n: i64 = 0
        while n < MOST_SEATS:
            here = n < table.players
            sheet.one_of(table.seats[(seat + n) % table.players].spell if here else NONE, _SPELLS)
            n += 1
        sheet.tally(table.spell_discard, _SPELLS)
        sheet.flags(table.spell_removed, BLESSINGS)

    def write_counts(self, table: Table, seat: i64, sheet: Sheet) -> None:
        n: i64 = 0
        while n < MOST_SEATS:
            sheet.number(popcount(table.seats[(seat + n) % table.players].hand) if n < table.players else 0)
            n += 1
        sheet.one_of(relative(table.fined, seat, table.players) if table.fine != 0 else NONE, MOST_SEATS)
        sheet.number(table.fine)
        sheet.number(popcount(table.pile))
        sheet.number(popcount(table.spell_pile))
        sheet.number(table.turns)


encoder = PartyEncoder(game, PARTS)
