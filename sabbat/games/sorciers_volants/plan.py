"""A plan: a flight imagined with the exact geometry."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import lowest
from sabbat.games.sorciers_volants.chart import Chart
from sabbat.games.sorciers_volants.course import Course
from sabbat.games.sorciers_volants.flight import MIN_PIECES_TO_SCORE
from sabbat.games.sorciers_volants.geometry import BROOMS, FIGURES, TAILS, Body, piece
from sabbat.games.sorciers_volants.layouts import RACE, TOUCH_CAT
from sabbat.games.sorciers_volants.sky import HOME, NONE, SITE_BITS, SLOT, SLOT_MASK, Sky
from sabbat.games.sorciers_volants.table import CAT, FIGURE, OBSTACLES, TAIL


class Plan:
    """A flight imagined: where it leads, and what it brings."""

    def __init__(self, chart: Chart, course: Course | None = None) -> None:
        self.chart: Final = chart
        self.course: Final = course
        self.who: i64 = 0
        self.others: i64 = 0
        self.quarry: i64 = 0
        self.x: i64 = 0
        self.y: i64 = 0
        self.heading: i64 = 0
        self.legs: i64 = 0
        self.size: i64 = 0
        self.kept: i64 = 0
        self.fault: bool = False
        self.done: bool = False
        """It wins."""
        self.has: bool = False
        """It has the cat."""
        self.lost: bool = False
        self.landed: bool = False

    def begin(self, sky: Sky, who: i64) -> None:
        """At the flyer's place."""
        flyer = sky.table.flyers[who]
        self.who = who
        self.others = (OBSTACLES | CAT) & ~(FIGURE[who] | TAIL[who])
        self.quarry = sky.quarry()
        self.x = flyer.x
        self.y = flyer.y
        self.heading = flyer.heading
        self.legs = sky.seats[who].legs
        self.size = 0
        self.kept = 0
        self.fault = False
        self.done = False
        self.has = sky.cat == who
        self.lost = False
        self.landed = False
        if not sky.table.present & FIGURE[who]:
            site = lowest(sky.layout.starts) if sky.site == NONE else sky.site
            self.x = sky.layout.site_xs[site]
            self.y = sky.layout.site_ys[site]

    def fly(self, sky: Sky, who: i64) -> None:
        """The book as it would be flown now."""
        self.begin(sky, who)
        seat = sky.seats[who]
        if seat.size() == 0:
            return
        self.walk(sky, seat.count, self.others)
        fault = self.kept < seat.count
        while not self.done and self.kept > 0 and not self.land(sky):
            fault = True
            left = self.kept - 1
            self.begin(sky, who)
            self.walk(sky, left, self.others)
        if not fault and not self.done and seat.reverse != NONE:
            fault = not self.back(sky, seat.reverse)
        if self.landed:
            self.finish_course()
        self.fault = fault
        self.size = seat.size()

    def resume(self, trunk: "Plan") -> None:
        """Go on from where another plan has led."""
        self.who = trunk.who
        self.others = trunk.others
        self.quarry = trunk.quarry
        self.x = trunk.x
        self.y = trunk.y
        self.heading = trunk.heading
        self.legs = trunk.legs
        self.size = trunk.size
        self.kept = trunk.kept
        self.fault = trunk.fault
        self.done = trunk.done
        self.has = trunk.has
        self.lost = trunk.lost
        self.landed = trunk.landed

    def walk(self, sky: Sky, count: i64, among: i64) -> None:
        """So many pieces of the book, until one is faulty."""
        book = sky.seats[self.who].book
        while self.kept < count and not self.done and self.lay(sky, book & SLOT_MASK, among & self.others):
            book >>= SLOT

    def prey(self, sky: Sky) -> i64:
        """Figure and tail of another seat that has the cat."""
        cat = sky.cat
        return FIGURE[cat] | TAIL[cat] if cat >= 0 and cat != self.who and not self.has else 0

    def lay(self, sky: Sky, take: i64, among: i64) -> bool:
        """VOL-26 to VOL-31: a forward piece; False if it is faulty. Nothing is tested among no things."""
        laid = piece(take, self.heading)
        found = sky.table.touched(laid, self.x, self.y, among) if among != 0 else 0
        prey = self.prey(sky)
        if found & OBSTACLES & ~(self.quarry | prey):
            return False
        out = self.has and sky.layout.ring.crossed(laid, self.x, self.y)
        if sky.layout.goal == RACE:
            self.count_legs(laid)
        self.x += laid.end_x
        self.y += laid.end_y
        self.heading = laid.end_heading
        self.kept += 1
        if found & (self.quarry | CAT | prey):
            self.touch(sky, found)
        elif out:
            self.has = False
            self.lost = True
        return True

    def touch(self, sky: Sky, found: i64) -> None:
        """The fool, the cat or its carrier is touched."""
        if found & self.quarry or sky.layout.goal == TOUCH_CAT:
            self.done = True
        elif sky.cat == HOME or found & self.prey(sky):
            if sky.cat != HOME:
                self.others &= ~self.prey(sky)
            self.has = True

    def count_legs(self, laid: Body) -> None:
        """VOL-53: along a piece."""
        px = self.x
        py = self.y
        for k in range(1, len(laid.xs)):
            qx = self.x + laid.xs[k]
            qy = self.y + laid.ys[k]
            self.legs = self.chart.passed(self.legs, px, py, qx, qy)
            px = qx
            py = qy

    def finish_course(self) -> None:
        """VOL-62: where it has landed; a course without landing is won by completing it."""
        layout = self.chart.layout
        if layout.goal == RACE and not layout.landing and self.legs >= layout.leg_count:
            self.done = True

    def land(self, sky: Sky) -> bool:
        """VOL-32: do figure and tail fit here? What they touch takes effect."""
        figure = sky.table.touched(FIGURES[self.heading], self.x, self.y, self.others)
        tail = sky.table.touched(TAILS[self.heading], self.x, self.y, self.others)
        free: i64 = self.quarry if figure & self.quarry else 0
        prey = self.prey(sky)
        if figure & prey:
            free |= prey
        if (figure | tail) & OBSTACLES & ~free:
            return False
        self.landed = True
        if figure & (self.quarry | prey) or (figure | tail) & CAT:
            self.touch(sky, figure | tail & CAT)
        self.check_bounds(sky)
        return True

    def back(self, sky: Sky, take: i64) -> bool:
        """VOL-47 to VOL-49, VOL-60: the reverse piece; False if it is faulty."""
        laid = piece(take, self.heading)
        own = sky.seats[self.who].marker
        hut: i64 = 0 if own == NONE else SITE_BITS[own]
        found = sky.table.touched(laid, self.x, self.y, self.others)
        if found & OBSTACLES & ~hut:
            return False
        x = self.x + laid.end_x
        y = self.y + laid.end_y
        figure = sky.table.touched(FIGURES[laid.end_heading], x, y, self.others)
        tail = sky.table.touched(TAILS[laid.end_heading], x, y, self.others)
        if (figure | tail) & OBSTACLES & ~hut:
            return False
        self.done = (found | tail) & hut != 0
        if not self.done and figure & hut:
            return False
        if self.has and sky.layout.ring.crossed(laid, self.x, self.y):
            self.has = False
            self.lost = True
        if sky.layout.goal == RACE and not self.done:
            self.count_legs(laid)
        self.x = x
        self.y = y
        self.heading = laid.end_heading
        self.landed = True
        self.kept += 1
        if (found | figure | tail) & CAT:
            self.touch(sky, CAT)
        self.check_bounds(sky)
        return True

    def check_bounds(self, sky: Sky) -> None:
        """VOL-76: landing with the cat."""
        ring = sky.layout.ring
        if self.has and (ring.crossed(BROOMS[self.heading], self.x, self.y) or not ring.holds(self.x, self.y)):
            self.has = False
            self.lost = True

    def scores(self, pieces: i64) -> bool:
        """VOL-68, VOL-69: does it bring a point?"""
        return self.has and self.landed and not self.fault and not self.lost and pieces >= MIN_PIECES_TO_SCORE
