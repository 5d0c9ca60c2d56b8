"""A seat's view of Air Sorcière as a vector: where every card lies, seats counted from the observer."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.contract import State
from sabbat.core.observation import Encoder, Part, Sheet, by_seat, relative, seats, single
from sabbat.games.air_sorciere import game
from sabbat.games.air_sorciere.cards import LOW, Cards
from sabbat.games.air_sorciere.components import CARDS, COLOURS, TURN_LIMIT, VALUES
from sabbat.games.air_sorciere.diploma import amount
from sabbat.games.air_sorciere.table import PHASES, Table

MOST_SEATS: Final = 5
_CARDS: Final = len(CARDS)
_COLOURS: Final = len(COLOURS)
_PHASES: Final = len(PHASES)

PARTS: Final = [
    single("players", MOST_SEATS, "how many play"),
    single("many", 1, "1 if several diplomas a turn are allowed"),
    single("bonus_each", 1, "1 if every set of five colours has a bonus, 0 if only the first"),
    Part("phase", PHASES, 1, "the moment of the turn"),
    Part("seat", seats(MOST_SEATS), 1, "whose turn it is"),
    Part("actor", seats(MOST_SEATS), 1, "who has to choose now"),
    Part("hands", by_seat(MOST_SEATS, CARDS), 1, "the hand of each seat"),
    Part("areas", by_seat(MOST_SEATS, CARDS), 1, "the columns before each seat"),
    Part("grimoires", by_seat(MOST_SEATS, COLOURS), 9, "the grimoires of each seat"),
    Part("common", CARDS, 1, "the common area"),
    Part("discard", CARDS, 1, "the discard pile"),
    Part("draw_pile", CARDS, 1, "the cards of the draw pile"),
    Part("diploma_cards", CARDS, 1, "the cards picked for a diploma"),
    Part("shared", CARDS, 1, "the card shared in this turn"),
    Part("drawn", CARDS, 1, "the card drawn and not yet placed"),
    Part("diploma_colour", COLOURS, 1, "the colour of the diploma being composed"),
    Part("stock", COLOURS, 9, "the grimoires left"),
    single("turn_number", TURN_LIMIT + 1, "turns begun"),
]


class AirEncoder(Encoder):
    """Writes the open table of section 8: no card is ever secret (AIR-D34)."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        sheet.number(state.players)
        sheet.number(1 if state.many else 0)
        sheet.number(1 if state.options["bonus"] == "each" else 0)
        sheet.one_of(state.phase, _PHASES)
        sheet.one_of(relative(state.seat, seat, state.players), MOST_SEATS)
        sheet.one_of(relative(state.actor, seat, state.players), MOST_SEATS)
        self.write_seats(state, seat, sheet)
        write_cards(state.common, sheet)
        write_cards(state.discard, sheet)
        write_cards(state.pile, sheet)
        write_cards(state.picked, sheet)
        sheet.one_of(state.shared, _CARDS)
        sheet.one_of(state.drawn, _CARDS)
        sheet.one_of(state.diploma_colour, _COLOURS)
        write_colours(state.stock, sheet)
        sheet.number(state.turn_number)

    def write_seats(self, table: Table, seat: i64, sheet: Sheet) -> None:
        """What each seat has; the cells of seats at which nobody sits are empty."""
        players = table.players
        n: i64 = 0
        while n < players:
            write_cards(table.seats[(seat + n) % players].hand, sheet)
            n += 1
        sheet.zeros((MOST_SEATS - players) * _CARDS)
        n = 0
        while n < players:
            write_cards(table.seats[(seat + n) % players].area, sheet)
            n += 1
        sheet.zeros((MOST_SEATS - players) * _CARDS)
        n = 0
        while n < players:
            write_colours(table.seats[(seat + n) % players].grimoires, sheet)
            n += 1
        sheet.zeros((MOST_SEATS - players) * _COLOURS)


def write_cards(cards: Cards, sheet: Sheet) -> None:
    """A cell for each card of the box."""
    sheet.flags(cards.low, LOW)
    sheet.flags(cards.orange, VALUES)


def write_colours(fields: i64, sheet: Sheet) -> None:
    """Five numbers, a colour each."""
    colour: i64 = 0
    while colour < _COLOURS:
        sheet.number(amount(fields, colour))
        colour += 1


encoder = AirEncoder(game, PARTS)
