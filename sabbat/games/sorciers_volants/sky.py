"""Everything on and beside the table of Les Sorciers Volants, and how it is moved about.

A piece is known by its take id (0 to 79: curve, side, way), a site by its place in SITES. The supply is two
masks of take ids, four bits a curve, just as the legal actions are offered.
"""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount
from sabbat.core.contract import OVER, Game, State
from sabbat.games.sorciers_volants.components import CURVE_COUNT, HUT_COUNT
from sabbat.games.sorciers_volants.layouts import CATCH_FOOL, KEEP_CAT, RACE, Layout
from sabbat.games.sorciers_volants.table import CASTLE, CAT, FIGURE, FOOL_FIGURE, FOOL_TAIL, HUT, TAIL, Table

PHASES: Final = ["site", "face", "turn", "stalled", "destination", "over"]
CHOOSING_SITE: Final = 0
FACING: Final = 1
TURN: Final = 2
STALLED: Final = 3
DESTINATION: Final = 4
FINISHED: Final = 5

REASONS: Final = ["cat", "landing", "course", "points", "fool-caught", "fool-wins", "limit"]
CAT_TOUCHED: Final = 0
LANDED: Final = 1
COURSE_DONE: Final = 2
POINTS_MADE: Final = 3
FOOL_CAUGHT: Final = 4
FOOL_WINS: Final = 5
LIMIT: Final = 6

NONE: Final = -1
"""No piece, no site, no seat."""
HOME: Final = -1
NO_CAT: Final = -2
"""Where the cat is, if not with a seat."""

SLOT: Final = 7  # bits of a piece on a book
SLOT_MASK: Final = 127
LOW_CURVES: Final = 15
"""The takes of the first fifteen curves are one mask of sixty bits, those of the others the second."""
HIGH_BASE: Final = 60
ALL_LOW: Final = 0xFFFFFFFFFFFFFFF
ALL_HIGH: Final = 0xFFFFF
FORWARD_LOW: Final = 0x555555555555555
FORWARD_HIGH: Final = 0x55555

SITE_BITS: Final[list[i64]] = [*HUT, *CASTLE]
"""What a site is on the table."""

NOTES: Final = [
    "",
    "cat",
    "ring",
    "fool",
    *(f"seat {seat}" for seat in range(4)),
    *(f"hut {hut}" for hut in range(1, 5)),
    *(f"castle {castle}" for castle in range(1, 9)),
]
"""What a flight can touch; noted as digits of base 32."""
NOTE: Final = 32
NOTE_CAT: Final = 1
NOTE_RING: Final = 2
NOTE_FOOL: Final = 3
NOTE_SEAT: Final = 4
NOTE_HUT: Final = 8
NOTE_CASTLE: Final = 12


class Seat:
    """What belongs to one player: the book, and what is known of the figure beyond its pose."""

    def __init__(self) -> None:
        self.book: i64 = 0  # forward pieces, seven bits each, slot 1 lowest
        self.count: i64 = 0
        self.reverse: i64 = NONE
        self.start: i64 = NONE
        self.site: i64 = NONE
        self.legs: i64 = 0
        self.marker: i64 = NONE  # a site
        self.points: i64 = 0

    def copy(self) -> "Seat":
        twin = Seat()
        twin.book = self.book
        twin.count = self.count
        twin.reverse = self.reverse
        twin.start = self.start
        twin.site = self.site
        twin.legs = self.legs
        twin.marker = self.marker
        twin.points = self.points
        return twin

    def size(self) -> i64:
        """Pieces on the book, a reverse piece counted (VOL-46)."""
        return self.count if self.reverse == NONE else self.count + 1

    def piece_at(self, k: i64) -> i64:
        """The k-th piece of the book, a reverse piece last."""
        return self.book >> (SLOT * k) & SLOT_MASK if k < self.count else self.reverse


class Flight:
    """What the last flight did, for the client to show (section 9)."""

    def __init__(self, who: i64, x: i64, y: i64, heading: i64, book: i64, count: i64, reverse: i64) -> None:
        self.who: Final[i64] = who  # a seat, or the slot of the fool
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.heading: Final[i64] = heading
        self.book: Final[i64] = book
        self.count: Final[i64] = count
        self.reverse: Final[i64] = reverse
        self.laid: i64 = 0
        self.kept: i64 = 0
        self.stop: i64 = 0  # bits of the table, the obstacle being the first of them
        self.touched: i64 = 0

    def note(self, what: i64) -> None:
        """Remember something touched."""
        self.touched = self.touched * NOTE + what


class Sky(State):
    """A match at one moment: its data, without the rules for actions."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, Any], layout: Layout, table: Table, seats: list[Seat]
    ) -> None:
        super().__init__(game, players, options)
        self.layout: Final = layout
        self.table: Final = table
        self.seats: Final = seats
        self.phase: i64 = CHOOSING_SITE
        self.turns: i64 = 0
        self.limit: i64 = players * options["rounds"]
        self.active: i64 = options["first"]
        self.low: i64 = ALL_LOW
        self.high: i64 = ALL_HIGH
        self.queue: i64 = 0  # waiting seats, each plus one, as octal digits, the first lowest
        self.site: i64 = NONE
        self.cat: i64 = HOME if layout.has_cat else NO_CAT
        self.votes: i64 = 0  # how many have voted
        self.first_vote: i64 = NONE
        self.last_vote: i64 = NONE
        self.winner: i64 = NONE
        self.reason: i64 = NONE
        self.told: list[Any] = []  # flights read from a position, as they are
        self.flight: Flight | None = None
        self.answer: Flight | None = None  # the fool's

    def quarry(self) -> i64:
        """What of the fool must be touched to catch him (VOL-91, VOL-D42)."""
        if self.layout.goal == CATCH_FOOL and self.options["catch"] == "tail":
            return FOOL_FIGURE | FOOL_TAIL
        return FOOL_FIGURE

    def copy_to(self, twin: "Sky") -> None:
        """Make a new state the same in all that is neither table nor seats."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.turns = self.turns
        twin.active = self.active
        twin.low = self.low
        twin.high = self.high
        twin.queue = self.queue
        twin.site = self.site
        twin.cat = self.cat
        twin.votes = self.votes
        twin.first_vote = self.first_vote
        twin.last_vote = self.last_vote
        twin.winner = self.winner
        twin.reason = self.reason
        twin.told = self.told
        twin.flight = self.flight
        twin.answer = self.answer

    # -- books and supply ------------------------------------------------------------------------

    def draw(self, take: i64) -> None:
        """A curve leaves the supply (VOL-25)."""
        curve = take >> 2
        if curve < LOW_CURVES:
            self.low &= ~(15 * bit(4 * curve))
        else:
            self.high &= ~(15 * bit(4 * (curve - LOW_CURVES)))

    def give_back(self, take: i64) -> None:
        """A curve returns to the supply (VOL-25)."""
        curve = take >> 2
        if curve < LOW_CURVES:
            self.low |= 15 * bit(4 * curve)
        else:
            self.high |= 15 * bit(4 * (curve - LOW_CURVES))

    def in_supply(self, take: i64) -> bool:
        if take < HIGH_BASE:
            return self.low >> take & 1 == 1
        return self.high >> (take - HIGH_BASE) & 1 == 1

    def supply(self) -> list[int]:
        """The numbers of the curves in the supply."""
        return [curve for curve in range(1, CURVE_COUNT + 1) if self.in_supply(4 * curve - 4)]

    def clear_book(self, seat: Seat) -> None:
        """All pieces of a book return to the supply (VOL-25)."""
        k: i64 = 0
        while k < seat.count:
            self.give_back(seat.book >> (SLOT * k) & SLOT_MASK)
            k += 1
        if seat.reverse != NONE:
            self.give_back(seat.reverse)
        seat.book = 0
        seat.count = 0
        seat.reverse = NONE

    def refill_book(self, seat: Seat, book: i64, count: i64, reverse: i64) -> None:
        """A book as it was before it was cleared (VOL-71)."""
        seat.book = book
        seat.count = count
        seat.reverse = reverse
        k: i64 = 0
        while k < seat.size():
            self.draw(seat.piece_at(k))
            k += 1

    # -- figures ---------------------------------------------------------------------------------

    def put(self, who: i64, x: i64, y: i64, heading: i64, site: i64) -> None:
        """A player's figure stands at a pose from now on, at a site or not."""
        self.table.place(who, x, y, heading)
        self.seats[who].site = site

    def lift(self, who: i64) -> None:
        """A player's figure leaves the table."""
        self.table.remove(FIGURE[who] | TAIL[who])
        self.seats[who].site = NONE

    def standing_at(self, site: i64, but: i64) -> i64:
        """Another seat than `but` whose figure was placed at that site and has not moved (VOL-D41), or NONE."""
        for seat in range(self.players):
            if self.seats[seat].site == site and seat != but:
                return seat
        return NONE

    def send_home(self) -> None:
        """The cat is back at its place (VOL-77)."""
        self.cat = HOME
        self.table.restore(CAT)

    # -- waiting ---------------------------------------------------------------------------------

    def waiting(self) -> i64:
        """The seat to be placed next; there is one."""
        return (self.queue & 7) - 1

    def enqueue(self, who: i64) -> None:
        """A seat waits to be placed, after the others."""
        place: i64 = 1
        while place <= self.queue:
            place *= 8
        self.queue += (who + 1) * place

    # -- destination -----------------------------------------------------------------------------

    def unmarked(self) -> i64:
        """The huts without a marker, as sites."""
        huts = bit(self.layout.hut_count) - 1
        for seat in self.seats:
            if seat.marker != NONE:
                huts &= ~bit(seat.marker)
        return huts

    def behind(self) -> i64:
        """How many players have not completed the course (VOL-58)."""
        n: i64 = 0
        for seat in self.seats:
            if seat.legs < self.layout.leg_count:
                n += 1
        return n

    def voter(self) -> i64:
        """VOL-58: who names a hut now: the next of the players behind, or the leader."""
        if self.votes > 0 and self.first_vote != self.last_vote:
            return self.active
        left = self.votes
        for k in range(1, self.players):
            who = (self.active + k) % self.players
            if self.seats[who].legs < self.layout.leg_count:
                if left == 0:
                    return who
                left -= 1
        return self.active

    def lacks_marker(self, who: i64) -> bool:
        """VOL-57: has the seat completed the course of a race with landing, without a destination yet?"""
        seat = self.seats[who]
        return self.layout.landing and seat.legs >= self.layout.leg_count and seat.marker == NONE

    def mark_only_hut(self, who: i64) -> bool:
        """VOL-57, VOL-58: the only unmarked hut needs no asking; False if there are more."""
        huts = self.unmarked()
        if popcount(huts) != 1:
            return False
        self.seats[who].marker = popcount(huts - 1)
        return True

    # -- the end ---------------------------------------------------------------------------------

    def win(self, who: i64, reason: i64) -> None:
        """VOL-98: a player has won; the pieces return, nobody is placed any more."""
        seat = self.seats[who]
        self.clear_book(seat)
        if self.layout.goal == RACE:
            seat.legs = self.layout.leg_count + 1
        self.winner = who
        self.stop(reason)

    def stop(self, reason: i64) -> None:
        """The match is over."""
        self.phase = FINISHED
        self.actor = OVER
        self.reason = reason
        self.queue = 0
        self.votes = 0
        self.site = NONE

    def end_turn(self) -> None:
        """Section 6, end of turn: a destination hut, then figures to be placed, then the next turn (VOL-99)."""
        if self.lacks_marker(self.active) and not self.mark_only_hut(self.active):
            self.phase = DESTINATION
            self.actor = self.voter()
        elif self.queue != 0:
            self.phase = CHOOSING_SITE
            self.actor = self.chooser()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """VOL-14: clockwise."""
        self.turns += 1
        self.active += 1
        if self.active == self.players:
            self.active = 0
        if self.turns == self.limit:
            self.stop(LIMIT)
        else:
            self.phase = TURN
            self.actor = self.active

    def chooser(self) -> i64:
        """Who chooses the site for the seat that waits: itself, the thief, or its left neighbour."""
        if self.turns > 0 and self.layout.goal == KEEP_CAT:
            return self.active
        if self.turns > 0 and self.layout.goal == CATCH_FOOL:
            return (self.waiting() + 1) % self.players
        return self.waiting()


def curve_text(take: i64) -> str:
    """A piece as it lies on a book: `7 left`."""
    return f"{take // 4 + 1} {'right' if take & 2 else 'left'}"


def site_of_hut(number: int) -> int:
    """The site of a hut's number; NONE for none."""
    return number - 1 if 1 <= number <= HUT_COUNT else NONE
