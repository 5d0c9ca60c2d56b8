"""The fool's flight: every way he could lie the curves is tried out, and the best taken (VOL-82 to VOL-88)."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest
from sabbat.games.sorciers_volants.components import CASTLE_COUNT, HUT_COUNT
from sabbat.games.sorciers_volants.geometry import ABOUT, FIGURES, HEADINGS, TAILS, nose, piece
from sabbat.games.sorciers_volants.sky import (
    NONE,
    NOTE_CASTLE,
    NOTE_SEAT,
    SLOT,
    SLOT_MASK,
    Flight,
    Seat,
    Sky,
)
from sabbat.games.sorciers_volants.table import ALL_CASTLES, ALL_HUTS, CASTLE, EDGE, FIGURE, FOOL, TAIL

PIECES: Final = 3
PLAYERS: Final = 0x1FE000  # figures and tails of the four seats
STOPPERS: Final = EDGE + ALL_HUTS
TOUCHABLE: Final = STOPPERS + ALL_CASTLES + PLAYERS
CASTLES_ONLY: Final = STOPPERS + ALL_CASTLES
NO_CASTLE: Final = CASTLE_COUNT


def set_aside(seat: Seat) -> i64:
    """VOL-82: the first three pieces of a book as the fool will hold them, all left-hand and forward."""
    curves: i64 = 0
    k = min(seat.size(), PIECES)
    while k > 0:
        k -= 1
        curves = (curves << SLOT) | (seat.piece_at(k) & ~3)
    return curves


class Chase:
    """The search for the fool's best flight with some curves."""

    def __init__(self, sky: Sky, curves: i64, count: i64) -> None:
        fool = sky.table.flyers[FOOL]
        self.sky: Final[Sky] = sky
        self.curves: Final[i64] = curves
        self.count: Final[i64] = count
        self.in_the_way: Final[i64] = TOUCHABLE if sky.options["sweeps"] == "pieces" else CASTLES_ONLY
        """What a piece that he lays touches (VOL-88)."""
        self.start_x: Final[i64] = fool.x
        self.start_y: Final[i64] = fool.y
        self.start_heading: Final[i64] = fool.heading
        self.x: i64 = 0  # the best flight so far
        self.y: i64 = 0
        self.heading: i64 = 0
        self.book: i64 = 0
        self.laid: i64 = 0
        self.kept: i64 = 0
        self.stop: i64 = 0
        self.touched: i64 = 0
        self.target: i64 = NONE
        self.distance: i64 = 0

    def explore(self, k: i64, x: i64, y: i64, heading: i64, book: i64, touched: i64) -> None:
        """VOL-84: go on from the end of k pieces both ways, left before right."""
        if k == self.count:
            self.land(k, x, y, heading, book, touched, 0)
            return
        curve = self.curves >> (SLOT * k) & SLOT_MASK
        self.lay(k, curve, x, y, heading, book, touched)
        self.lay(k, curve + 2, x, y, heading, book + 2 * bit(SLOT * k), touched)

    def lay(self, k: i64, take: i64, x: i64, y: i64, heading: i64, book: i64, touched: i64) -> None:
        """One piece; after a fault the later ones make no difference."""
        laid = piece(take, heading)
        found = self.sky.table.touched(laid, x, y, self.in_the_way)
        if found & STOPPERS:
            self.land(k, x, y, heading, book, touched, found & STOPPERS)
        else:
            self.explore(k + 1, x + laid.end_x, y + laid.end_y, laid.end_heading, book, touched | found)

    def land(self, laid: i64, x: i64, y: i64, heading: i64, book: i64, touched: i64, stop: i64) -> None:
        """VOL-86, VOL-87: as for players, but for a turn-about on the spot if no piece is kept."""
        table = self.sky.table
        kept = laid
        while True:
            if kept == 0:
                heading = (self.start_heading + ABOUT) % HEADINGS
            figure = table.touched(FIGURES[heading], x, y, TOUCHABLE)
            tail = table.touched(TAILS[heading], x, y, TOUCHABLE)
            hit = figure & STOPPERS
            if hit == 0:
                hit = tail & STOPPERS
            if hit == 0 or kept == 0:
                touched |= figure & (ALL_CASTLES | PLAYERS) | tail & PLAYERS
                self.judge(laid, kept, x, y, heading, book, touched, stop)
                return
            if stop == 0:
                stop = hit
            kept -= 1
            x, y, heading = self.end_of(kept, book)

    def end_of(self, pieces: i64, book: i64) -> tuple[i64, i64, i64]:
        """The pose at the end of so many pieces."""
        x = self.start_x
        y = self.start_y
        heading = self.start_heading
        while pieces > 0:
            laid = piece(book & SLOT_MASK, heading)
            x += laid.end_x
            y += laid.end_y
            heading = laid.end_heading
            book >>= SLOT
            pieces -= 1
        return x, y, heading

    def judge(self, laid: i64, kept: i64, x: i64, y: i64, heading: i64, book: i64, touched: i64, stop: i64) -> None:
        """VOL-84: keep this flight if it is better than the best so far."""
        left = self.sky.table.present & ALL_CASTLES & ~touched
        target: i64 = NO_CASTLE if left == 0 else lowest(left) - 1
        distance = self.distance_to(target, x, y, heading)
        if target != self.target:
            better = target > self.target
        elif kept != self.kept:
            better = kept > self.kept
        else:
            better = distance < self.distance
        if better:
            self.x = x
            self.y = y
            self.heading = heading
            self.book = book
            self.laid = laid
            self.kept = kept
            self.stop = stop
            self.touched = touched
            self.target = target
            self.distance = distance

    def distance_to(self, target: i64, x: i64, y: i64, heading: i64) -> i64:
        """The squared distance from his nose to the castle; 0 if there is none."""
        if target == NO_CASTLE:
            return 0
        tip_x, tip_y = nose(x, y, heading)
        dx = self.sky.layout.site_xs[HUT_COUNT + target] - tip_x
        dy = self.sky.layout.site_ys[HUT_COUNT + target] - tip_y
        return dx * dx + dy * dy

    def commit(self) -> None:
        """VOL-85, VOL-88: the flight is flown; castles and players touched disappear."""
        sky = self.sky
        flight = Flight(FOOL, self.start_x, self.start_y, self.start_heading, self.book, self.count, NONE)
        flight.laid = self.laid
        flight.kept = self.kept
        flight.stop = self.stop
        for n in range(CASTLE_COUNT):
            if self.touched & CASTLE[n]:
                flight.note(NOTE_CASTLE + n)
        for who in range(sky.players):
            if self.touched & (FIGURE[who] | TAIL[who]):
                flight.note(NOTE_SEAT + who)
                sky.lift(who)
        sky.table.remove(self.touched & ALL_CASTLES)
        sky.table.place(FOOL, self.x, self.y, self.heading)
        sky.answer = flight
        if len(sky.told) > 1:
            sky.told = sky.told[:1]

    def queue_up(self) -> None:
        """VOL-90: those swept away are placed clockwise, beginning with the seat after the active one."""
        sky = self.sky
        for k in range(1, sky.players + 1):
            who = (sky.active + k) % sky.players
            if self.touched & (FIGURE[who] | TAIL[who]):
                sky.enqueue(who)


def fly_fool(sky: Sky, curves: i64, count: i64) -> bool:
    """VOL-83: the fool flies those curves; False if no castle is left (VOL-93)."""
    chase = Chase(sky, curves, count)
    chase.explore(0, chase.start_x, chase.start_y, chase.start_heading, curves, 0)
    chase.commit()
    if sky.table.present & ALL_CASTLES == 0:
        return False
    chase.queue_up()
    return True
