"""A player's flight, piece by piece (section 6, VOL-26 to VOL-36, VOL-47 to VOL-78, VOL-91)."""

from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.geometry import BROOMS, FIGURES, TAILS, Piece, piece
from sabbat.games.sorciers_volants.layouts import RACE, TOUCH_CAT
from sabbat.games.sorciers_volants.lines import BACKWARD_BETWEEN, BACKWARD_OUTSIDE, FORWARD_BETWEEN, crossing
from sabbat.games.sorciers_volants.sky import (
    CAT_TOUCHED,
    COURSE_DONE,
    FOOL_CAUGHT,
    LANDED,
    NONE,
    NOTE_CAT,
    NOTE_FOOL,
    NOTE_HUT,
    NOTE_RING,
    NOTE_SEAT,
    POINTS_MADE,
    SITE_BITS,
    SLOT,
    SLOT_MASK,
    Flight,
    Seat,
    Sky,
)
from sabbat.games.sorciers_volants.table import CAT, FIGURE, OBSTACLES, TAIL

MIN_PIECES_TO_SCORE: Final = 2


class Loot:
    """What a theft took, so that it can be undone (VOL-71)."""

    def __init__(self, sky: Sky, victim: i64, queue: i64, touched: i64) -> None:
        seat = sky.seats[victim]
        self.victim: Final[i64] = victim
        self.book: Final[i64] = seat.book
        self.count: Final[i64] = seat.count
        self.reverse: Final[i64] = seat.reverse
        self.site: Final[i64] = seat.site
        self.queue: Final[i64] = queue
        self.touched: Final[i64] = touched


class Trip:
    """The active seat's flight while it is flown; steps that may win return True if they did."""

    def __init__(self, sky: Sky) -> None:
        who = sky.active
        flyer = sky.table.flyers[who]
        seat = sky.seats[who]
        self.sky: Final[Sky] = sky
        self.who: Final[i64] = who
        self.seat: Final[Seat] = seat
        self.others: Final[i64] = (OBSTACLES | CAT) & ~(FIGURE[who] | TAIL[who])
        self.quarry: Final[i64] = sky.quarry()
        self.flight: Final[Flight] = Flight(who, flyer.x, flyer.y, flyer.heading, seat.book, seat.count, seat.reverse)
        self.x: i64 = flyer.x
        self.y: i64 = flyer.y
        self.heading: i64 = flyer.heading
        self.stop: i64 = 0
        self.laid: i64 = 0
        self.kept: i64 = 0
        self.lost: bool = False
        self.stolen: i64 = 0  # the number of the piece that stole
        self.loot: Loot | None = None

    def fly(self) -> bool:
        """The whole flight; True if the flyer has left its place or won."""
        won = self.go_forward() or self.land() or self.go_on()
        flight = self.flight
        flight.laid = self.laid
        flight.kept = self.kept
        flight.stop = self.stop
        self.sky.flight = flight
        return won or self.kept > 0

    def go_on(self) -> bool:
        """What follows the forward part: legs, the reverse piece, the landing place and the score."""
        sky = self.sky
        race = sky.layout.goal == RACE
        if race:
            self.count_forward_legs()
            if sky.lacks_marker(self.who):
                sky.mark_only_hut(self.who)
        if self.stop == 0 and self.seat.reverse != NONE and self.go_back():
            return True
        if self.kept > 0:
            sky.put(self.who, self.x, self.y, self.heading, NONE)
        if race and not sky.layout.landing and self.seat.legs >= sky.layout.leg_count:
            return self.win(COURSE_DONE)
        return sky.cat == self.who and self.score()

    # -- forward ---------------------------------------------------------------------------------

    def go_forward(self) -> bool:
        """VOL-26 to VOL-31: lay the forward pieces until one is faulty."""
        table = self.sky.table
        book = self.seat.book
        while self.laid < self.seat.count:
            laid = piece(book & SLOT_MASK, self.heading)
            found = table.touched(laid, self.x, self.y, self.others)
            self.stop = found & OBSTACLES & ~(self.quarry | self.carrier())
            if self.stop != 0:
                return False
            if self.lay(laid, found):
                return True
            book >>= SLOT
        return False

    def lay(self, laid: Piece, found: i64) -> bool:
        """VOL-31: a forward piece is laid and what it touches takes effect."""
        sky = self.sky
        out = sky.cat == self.who and sky.layout.ring.crossed(laid, self.x, self.y)
        self.advance(laid)
        self.laid += 1
        self.kept = self.laid
        if found & self.quarry:
            return self.catch_fool()
        if found & CAT:
            return self.reach_cat()
        if found & self.carrier():
            self.steal()
            self.stolen = self.laid
        elif out:
            self.lose_cat()
        return False

    def advance(self, laid: Piece) -> None:
        """To the end pose of a piece (VOL-9, VOL-10)."""
        self.x += laid.end_x
        self.y += laid.end_y
        self.heading = laid.end_heading

    def go_to(self, pieces: i64) -> None:
        """Back to the start, then to the end of so many pieces."""
        self.x = self.flight.x
        self.y = self.flight.y
        self.heading = self.flight.heading
        book = self.flight.book
        while pieces > 0:
            self.advance(piece(book & SLOT_MASK, self.heading))
            book >>= SLOT
            pieces -= 1

    def land(self) -> bool:
        """VOL-32, VOL-33: put figure and tail at the end of the last piece where they fit."""
        table = self.sky.table
        while self.kept > 0:
            figure = table.touched(FIGURES[self.heading], self.x, self.y, self.others)
            tail = table.touched(TAILS[self.heading], self.x, self.y, self.others)
            carrier = self.carrier()
            free: i64 = self.quarry if figure & self.quarry else 0
            if figure & carrier:
                free |= carrier
            hit = figure & OBSTACLES & ~free
            if hit == 0:
                hit = tail & OBSTACLES & ~free
            if hit == 0:
                return self.touch_down(figure, tail)
            if self.stop == 0:
                self.stop = hit
            if self.kept == self.stolen:
                self.undo_theft()
            self.kept -= 1
            self.go_to(self.kept)
        return False

    def touch_down(self, figure: i64, tail: i64) -> bool:
        """VOL-32: the landing is free; what figure and tail touch takes effect."""
        if figure & self.quarry:
            return self.catch_fool()
        if (figure | tail) & CAT:
            if self.reach_cat():
                return True
        elif figure & self.carrier():
            self.steal()
        self.check_bounds()
        return False

    # -- backwards -------------------------------------------------------------------------------

    def go_back(self) -> bool:
        """VOL-47 to VOL-50, VOL-60, VOL-72: lay the reverse piece and put tail and figure at its end."""
        sky = self.sky
        table = sky.table
        laid = piece(self.seat.reverse, self.heading)
        own = self.seat.marker
        hut: i64 = 0 if own == NONE else SITE_BITS[own]
        found = table.touched(laid, self.x, self.y, self.others)
        self.stop = found & OBSTACLES & ~hut
        if self.stop != 0:
            return False
        self.laid += 1
        x = self.x + laid.end_x
        y = self.y + laid.end_y
        heading = laid.end_heading
        if found & CAT:
            if sky.layout.goal == TOUCH_CAT:
                return self.arrive(laid) and self.reach_cat()
            self.reach_cat()
        elif sky.cat == self.who and sky.layout.ring.crossed(laid, self.x, self.y):
            self.lose_cat()
        figure = table.touched(FIGURES[heading], x, y, self.others)
        tail = table.touched(TAILS[heading], x, y, self.others)
        hit = figure & OBSTACLES & ~hut
        if hit == 0:
            hit = tail & OBSTACLES & ~hut
        if hit == 0 and (found | tail) & hut:
            self.flight.note(NOTE_HUT + own)
            return self.arrive(laid) and self.win(LANDED)
        self.stop = hit if hit != 0 else figure & hut
        return self.stop == 0 and self.arrive(laid) and self.touch_down_backwards(laid, figure, tail)

    def arrive(self, laid: Piece) -> bool:
        """VOL-48: the reverse piece is kept."""
        self.advance(laid)
        self.kept += 1
        return True

    def touch_down_backwards(self, laid: Piece, figure: i64, tail: i64) -> bool:
        """The landing after the reverse piece is free; what figure and tail touch takes effect."""
        if (figure | tail) & CAT and self.reach_cat():
            return True
        self.check_bounds()
        if self.sky.layout.goal == RACE:
            self.count_legs(laid, self.x - laid.end_x, self.y - laid.end_y)
        return False

    # -- cat, carrier, fool ----------------------------------------------------------------------

    def carrier(self) -> i64:
        """Figure and tail of another seat that has the cat (VOL-70)."""
        cat = self.sky.cat
        return FIGURE[cat] | TAIL[cat] if cat >= 0 and cat != self.who else 0

    def reach_cat(self) -> bool:
        """VOL-41, VOL-66: the cat at home is touched."""
        self.flight.note(NOTE_CAT)
        if self.sky.layout.goal == TOUCH_CAT:
            return self.win(CAT_TOUCHED)
        self.sky.cat = self.who
        self.sky.table.remove(CAT)
        return False

    def steal(self) -> None:
        """VOL-70, VOL-73: the cat changes hats, the victim loses its book and leaves the table."""
        sky = self.sky
        victim = sky.cat
        self.loot = Loot(sky, victim, sky.queue, self.flight.touched)
        self.flight.note(NOTE_SEAT + victim)
        sky.cat = self.who
        sky.clear_book(sky.seats[victim])
        sky.lift(victim)
        sky.enqueue(victim)

    def undo_theft(self) -> None:
        """VOL-71: the piece that stole is withdrawn, and all that came of it."""
        sky = self.sky
        loot = self.loot
        assert loot is not None
        victim = loot.victim
        sky.cat = victim
        sky.table.remove(CAT)
        sky.table.restore(FIGURE[victim] | TAIL[victim])
        sky.seats[victim].site = loot.site
        sky.refill_book(sky.seats[victim], loot.book, loot.count, loot.reverse)
        sky.queue = loot.queue
        self.flight.touched = loot.touched
        self.stolen = 0
        self.lost = False

    def check_bounds(self) -> None:
        """VOL-76: a player who has the cat must land clear of the ring's lines and inside."""
        if self.sky.cat != self.who:
            return
        ring = self.sky.layout.ring
        if ring.crossed(BROOMS[self.heading], self.x, self.y) or not ring.holds(self.x, self.y):
            self.lose_cat()

    def lose_cat(self) -> None:
        """VOL-77: out of bounds."""
        self.flight.note(NOTE_RING)
        self.sky.send_home()
        self.lost = True

    def score(self) -> bool:
        """VOL-68, VOL-69, VOL-78: a point for ending a flight with the cat."""
        if self.stop != 0 or self.lost or self.seat.size() < MIN_PIECES_TO_SCORE:
            return False
        self.seat.points += 1
        return self.seat.points >= self.sky.layout.points and self.win(POINTS_MADE)

    def catch_fool(self) -> bool:
        """VOL-91."""
        self.flight.note(NOTE_FOOL)
        return self.win(FOOL_CAUGHT)

    def win(self, reason: i64) -> bool:
        """VOL-98: the figure is shown where it has come to."""
        self.sky.put(self.who, self.x, self.y, self.heading, NONE)
        self.sky.win(self.who, reason)
        return True

    # -- the course ------------------------------------------------------------------------------

    def count_forward_legs(self) -> None:
        """VOL-53: along the forward pieces kept."""
        pieces = self.kept
        book = self.flight.book
        x = self.flight.x
        y = self.flight.y
        heading = self.flight.heading
        while pieces > 0:
            laid = piece(book & SLOT_MASK, heading)
            self.count_legs(laid, x, y)
            x += laid.end_x
            y += laid.end_y
            heading = laid.end_heading
            book >>= SLOT
            pieces -= 1

    def count_legs(self, laid: Piece, x: i64, y: i64) -> None:
        """VOL-53 to VOL-56: along one piece, segment by segment."""
        px = x
        py = y
        for k in range(1, len(laid.xs)):
            qx = x + laid.xs[k]
            qy = y + laid.ys[k]
            self.pass_segment(px, py, qx, qy)
            px = qx
            py = qy

    def pass_segment(self, px: i64, py: i64, qx: i64, qy: i64) -> None:
        """VOL-54 to VOL-56: one segment changes the count by at most one."""
        seat = self.seat
        if seat.legs >= self.sky.layout.leg_count:
            return
        leg = self.sky.layout.course[seat.legs]
        crossed = crossing(px, py, qx, qy, leg.ax, leg.ay, leg.bx, leg.by)
        if crossed == (BACKWARD_OUTSIDE if leg.round else FORWARD_BETWEEN):
            seat.legs += 1
        elif leg.round and crossed == BACKWARD_BETWEEN:
            seat.legs -= 1
