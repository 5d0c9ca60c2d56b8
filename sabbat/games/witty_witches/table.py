"""The table of Witty Witches: where every card and spell is, what each seat may know of it, how it is written down."""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import indices, popcount
from sabbat.core.contract import CHANCE, OVER, Game, State, ranks
from sabbat.games.witty_witches.cards import ALL_CARDS, ALL_SPELLS, names
from sabbat.games.witty_witches.components import CARDS, CONJURE, COPIES, GET, KINDS, REVEAL, SPELLS

PHASES: Final = [
    *("deal", "reveal", "turn", "draw", "drawn", "conjure", "cast", "played", "owed", "doubled", "over"),
]
DEALING: Final = 0
REVEALING: Final = 1
TURN: Final = 2
DRAWING: Final = 3
DRAWN: Final = 4
CONJURING: Final = 5
CASTING: Final = 6
PLAYED: Final = 7
OWED: Final = 8
DOUBLED: Final = 9
FINISHED: Final = 10

NOTHING: Final = -1
"""No card, no spell, no seat."""


class Seat:
    """What one player has: a hand and at most one active spell (WIT-40)."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.spell: i64 = NOTHING


class Table(State):
    """All places, and the moment of the turn."""

    def __init__(self, game: Game, players: i64, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.master: bool = options["mode"] == "master"
        self.first: i64 = options["first"]
        self.phase: i64 = DEALING
        self.seat: i64 = (self.first + players - 1) % players
        self.turns: i64 = 0
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.me: Seat = self.seats[self.seat]  # the seat whose turn it is
        self.pile: i64 = ALL_CARDS
        self.discard: list[i64] = []
        self.top: i64 = NOTHING
        self.drawn: i64 = NOTHING  # counts in phase drawn
        self.held: i64 = NOTHING  # counts in phase cast
        self.then: i64 = NOTHING  # counts in phases conjure and cast
        self.spell_pile: i64 = ALL_SPELLS if self.master else 0
        self.spell_discard: list[i64] = []
        self.spell_removed: i64 = 0
        self.fined: i64 = NOTHING  # the seat that draws penalty cards
        self.fine: i64 = 0  # how many of them are still to be drawn

    def copy_from(self, other: "Table") -> None:
        """Become equal to another table of the same match."""
        self.actor = other.actor
        self.phase = other.phase
        self.seat = other.seat
        self.turns = other.turns
        n: i64 = 0
        while n < self.players:
            mine = self.seats[n]
            theirs = other.seats[n]
            mine.hand = theirs.hand
            mine.spell = theirs.spell
            n += 1
        self.me = self.seats[self.seat]
        self.pile = other.pile
        self.discard = other.discard.copy()
        self.top = other.top
        self.drawn = other.drawn
        self.held = other.held
        self.then = other.then
        self.spell_pile = other.spell_pile
        self.spell_discard = other.spell_discard.copy()
        self.spell_removed = other.spell_removed
        self.fined = other.fined
        self.fine = other.fine

    # -- reading the table -----------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether the draw pile, renewed if need be, has a card (WIT-28, WIT-29)."""
        return self.pile != 0 or len(self.discard) > 1

    def receiver(self) -> i64:
        """The seat that gets the next card drawn (WIT-7, WIT-25, WIT-32)."""
        if self.fine != 0:
            return self.fined
        if self.phase == DEALING:
            return (self.first + COPIES * KINDS - popcount(self.pile)) % self.players
        return self.seat

    def empty_hand(self) -> bool:
        """Whether some seat has no card left."""
        return any(seat.hand == 0 for seat in self.seats)

    # -- the end ---------------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """Minus the cards in hand (WIT-34, WIT-35, WIT-36)."""
        if self.phase != FINISHED:
            return None
        scores = [-int(popcount(seat.hand)) for seat in self.seats]
        return {"scores": scores, "ranks": ranks(scores), "reason": "empty-hand" if self.empty_hand() else "turn-limit"}

    def tally(self, seat: int) -> dict[str, Any] | None:
        """A hand is one sum: the cards in it."""
        return {"parts": [], "sum": "cards"}

    # -- who may know what -----------------------------------------------------------------------

    def seen_by(self, action: i64, seat: i64) -> str:
        """A card drawn is seen by the seat that gets it, a spell by its taker (WIT-7, WIT-32, WIT-38)."""
        if GET <= action < REVEAL and seat != self.receiver():
            return "draw ?"
        if action >= CONJURE and seat != self.seat:
            return "conjure ?"
        return self.game.texts[action]

    def public(self) -> dict[str, Any]:
        """What everybody knows."""
        then = self.phase in (CONJURING, CASTING)
        return {
            "phase": PHASES[self.phase],
            "seat": int(self.seat),
            "turns": int(self.turns),
            "discard": [CARDS[kind] for kind in self.discard],
            "then": PHASES[self.then] if then else None,
            "spells": [None if seat.spell == NOTHING else SPELLS[seat.spell] for seat in self.seats],
            "spell_discard": [SPELLS[spell] for spell in self.spell_discard],
            "spell_removed": [SPELLS[spell] for spell in indices(self.spell_removed)],
            "penalty": [int(self.fined), int(self.fine)] if self.fine != 0 else None,
        }

    def dump(self) -> dict[str, Any]:
        position = {**self.head(), **self.public()}
        position["hands"] = [names(seat.hand) for seat in self.seats]
        position["drawn"] = CARDS[self.drawn] if self.phase == DRAWN else None
        position["held"] = SPELLS[self.held] if self.phase == CASTING else None
        return position

    def view(self, seat: int | None) -> dict[str, Any]:
        """The open table, the own hand, and what can be counted (section 8)."""
        mine = seat == self.seat
        known = {**self.view_head(seat), **self.public()}
        known["hand"] = None if seat is None else names(self.seats[seat].hand)
        known["hand_counts"] = [int(popcount(other.hand)) for other in self.seats]
        known["draw_count"] = int(popcount(self.pile))
        known["spell_count"] = int(popcount(self.spell_pile))
        known["drawn"] = None
        if self.phase == DRAWN:
            known["drawn"] = CARDS[self.drawn] if mine else "?"
        known["held"] = None
        if self.phase == CASTING:
            known["held"] = SPELLS[self.held] if mine else "?"
        if self.phase == FINISHED:
            known["winners"] = self.winners()
        return known

    def actor_of_phase(self) -> i64:
        """Who acts in the phase."""
        if self.phase == FINISHED:
            return OVER
        chance = self.fine != 0 or self.phase in (DEALING, REVEALING, DRAWING, CONJURING)
        return CHANCE if chance else self.seat
