"""The table of Air Sorcière: where every card and grimoire is, what can be read off it, and how it is written down."""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.contract import Game, State, ranks
from sabbat.games.air_sorciere.cards import ORANGE, Cards
from sabbat.games.air_sorciere.components import CARDS, COLOURS, COLOURS_AT_END, GRIMOIRES, HAND_LIMIT, LETTERS
from sabbat.games.air_sorciere.diploma import EACH, amount

PHASES: Final = ["takeoff", "draw", "cat", "choice", "crash", "flight", "landed", "diploma", "over"]
TAKEOFF: Final = 0
DRAWING: Final = 1
CAT: Final = 2
CHOICE: Final = 3
CRASH: Final = 4
FLIGHT: Final = 5
LANDED: Final = 6
GRADUATING: Final = 7
FINISHED: Final = 8

NOTHING: Final = -1
"""No card, or no colour."""


class Seat:
    """What lies before one player (AIR-8)."""

    def __init__(self) -> None:
        self.hand = Cards()
        self.area = Cards()
        self.grimoires: i64 = 0  # five bits a colour

    def copy_from(self, other: "Seat") -> None:
        self.hand.copy_from(other.hand)
        self.area.copy_from(other.area)
        self.grimoires = other.grimoires


class Table(State):
    """All places, and the moment of the turn."""

    def __init__(self, game: Game, players: i64, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.many: bool = options["diplomas"] == "many"
        self.colours_at_end: i64 = COLOURS_AT_END[players]
        self.phase: i64 = TAKEOFF
        self.turn_number: i64 = 1
        self.seat: i64 = options["first"]
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.me: Seat = self.seats[self.seat]  # the seat on turn
        self.pile = Cards()
        self.common = Cards()
        self.discard = Cards()
        self.shared: i64 = NOTHING
        self.drawn: i64 = NOTHING
        self.diplomas: i64 = 0  # in phase landed: the colours in which one is possible, as five bits
        self.diploma_colour: i64 = NOTHING
        self.picked = Cards()
        self.grimoires_of_a_colour: i64 = GRIMOIRES[players]
        self.stock: i64 = self.grimoires_of_a_colour * EACH  # five bits a colour
        self.pile.fill()
        self.actor = self.seat

    def copy_from(self, other: "Table") -> None:
        """Become equal to another table of the same match."""
        self.actor = other.actor
        self.phase = other.phase
        self.turn_number = other.turn_number
        self.seat = other.seat
        seat: i64 = 0
        while seat < self.players:
            self.seats[seat].copy_from(other.seats[seat])
            seat += 1
        self.me = self.seats[self.seat]
        self.pile.copy_from(other.pile)
        self.common.copy_from(other.common)
        self.discard.copy_from(other.discard)
        self.shared = other.shared
        self.drawn = other.drawn
        self.diplomas = other.diplomas
        self.diploma_colour = other.diploma_colour
        self.picked.copy_from(other.picked)
        self.stock = other.stock

    # -- reading the table -----------------------------------------------------------------------

    def crowded_seat(self) -> i64:
        """The first seat, clockwise from the one on turn, that the cat asks for cards, or NOTHING (AIR-45, AIR-D24)."""
        seat = self.seat
        n: i64 = 0
        while n < self.players:
            if self.seats[seat].hand.size() > HAND_LIMIT:
                return seat
            seat += 1
            if seat == self.players:
                seat = 0
            n += 1
        return NOTHING

    def landable(self) -> i64:
        """The columns that may land, as five bits: any before sharing, the smallest after (AIR-24, AIR-27, AIR-29)."""
        if self.shared == NOTHING:
            return self.me.area.columns()
        return self.me.area.smallest_columns()

    def sold_out(self) -> bool:
        """Whether so few colours of grimoires are left that the match ends (AIR-49, AIR-50, AIR-D29)."""
        left: i64 = 0
        colour: i64 = 0
        while colour <= ORANGE:
            if amount(self.stock, colour) != 0:
                left += 1
            colour += 1
        return left <= self.colours_at_end

    def reason(self) -> str:
        """Why the match is over, the first that holds (section 10)."""
        if self.sold_out():
            return "grimoires"
        return "empty" if self.pile.empty() and self.discard.empty() else "limit"

    def points(self, seat: int) -> int:
        """A point a grimoire and the bonus for all five colours (AIR-51, AIR-52, AIR-D30)."""
        owned = list(by_colour(self.seats[seat].grimoires).values())
        sets = min(owned)
        return sum(owned) + (sets if self.options["bonus"] == "each" else min(sets, 1))

    # -- the contract ----------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """Most points, then most cards in hand (AIR-53, AIR-54, AIR-D31)."""
        if self.phase != FINISHED:
            return None
        scores = [self.points(seat) for seat in range(self.players)]
        merits = [100 * score + int(self.seats[seat].hand.size()) for seat, score in enumerate(scores)]
        return {"scores": scores, "ranks": ranks(merits), "reason": self.reason()}

    def tally(self, seat: int) -> dict[str, Any] | None:
        """Grimoires, colour by colour, and the bonus (AIR-51, AIR-52)."""
        parts = [{"what": colour, "points": n} for colour, n in by_colour(self.seats[seat].grimoires).items() if n > 0]
        bonus = self.points(seat) - sum(by_colour(self.seats[seat].grimoires).values())
        return {"parts": [*parts, {"what": "bonus", "points": bonus}] if bonus else parts, "sum": "points"}

    def public(self) -> dict[str, Any]:
        """Everything on the table: no card of this game is ever secret (AIR-D34)."""
        return {
            "phase": PHASES[self.phase],
            "turn_number": int(self.turn_number),
            "seat": int(self.seat),
            "hands": [seat.hand.names() for seat in self.seats],
            "areas": [seat.area.names() for seat in self.seats],
            "grimoires": [by_colour(seat.grimoires) for seat in self.seats],
            "common": self.common.names(),
            "discard": self.discard.names(),
            "shared": card_name(self.shared),
            "drawn": card_name(self.drawn),
            "diploma_colour": None if self.diploma_colour == NOTHING else COLOURS[self.diploma_colour],
            "diploma_cards": self.picked_names(),
        }

    def picked_names(self) -> list[str]:
        """The selection in its order: own cards, then jokers (AIR-D17)."""
        own = LETTERS[self.diploma_colour]
        return sorted(self.picked.names(), key=lambda name: name[0] != own)

    def dump(self) -> dict[str, Any]:
        return {**self.head(), **self.public()}

    def view(self, seat: int | None) -> dict[str, Any]:
        """The open table, and what can be counted on it (section 8)."""
        known = {**self.view_head(seat), **self.public()}
        known["stock"] = by_colour(self.stock)
        known["draw_pile"] = self.pile.names()
        known["points"] = [self.points(n) for n in range(self.players)]
        return known


def by_colour(fields: i64) -> dict[str, int]:
    """Five numbers by the names of their colours."""
    return {colour: int(amount(fields, i)) for i, colour in enumerate(COLOURS)}


def card_name(card: i64) -> str | None:
    return None if card == NOTHING else CARDS[card]
