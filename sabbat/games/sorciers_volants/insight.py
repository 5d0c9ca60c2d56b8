"""What a good player of Les Sorciers Volants looks at: where a plan would end, and the way to go from there.

Ways are measured in table units (0.1 mm). The chart of a layout tells the way to go round castles and through the gates
of a course; a plan is a flight imagined with the exact geometry; an action is worth the way it saves.

What a turn, a flight, a point and the like are worth in way was read off matches of search against itself (80
simulations a move, 20 to 24 matches an adventure): the turns that the winner still needed, regressed on its way to go,
came to 1.2 to 1.4 turns for 1000 units in school, race and hunt, and half a turn for a flight not yet flown.
"""

import heapq
import math
from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import lowest, popcount
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight
from sabbat.games.sorciers_volants.components import DROP, FACE, FACING_STEP, FLY, KEEP, PIECES_MOST, SITE
from sabbat.games.sorciers_volants.flight import FOOL_FIGURE, MIN_PIECES_TO_SCORE
from sabbat.games.sorciers_volants.geometry import BROOMS, COSINE, FIGURES, SINE, TAILS, Body, piece
from sabbat.games.sorciers_volants.layouts import CATCH_FOOL, KEEP_CAT, RACE, TOUCH_CAT, Layout
from sabbat.games.sorciers_volants.lines import BACKWARD_BETWEEN, BACKWARD_OUTSIDE, FORWARD_BETWEEN, crossing
from sabbat.games.sorciers_volants.sites import fits, pose_at
from sabbat.games.sorciers_volants.sky import (
    DESTINATION,
    FACING,
    HOME,
    NONE,
    SITE_BITS,
    SLOT,
    SLOT_MASK,
    STALLED,
    TURN,
    Sky,
)
from sabbat.games.sorciers_volants.table import ALL_CASTLES, CAT, FIGURE, FOOL, OBSTACLES, TAIL, WALLS, Flyer

CELLS: Final = 1200
"""About so many squares has a chart: 250 units wide on the standard table."""
CHARTS: Final = 8
"""So many are kept."""
FAR: Final = 1000000
NARROW: Final = 150
TIGHT: Final = 320
"""Room beside a flyer's way, from joint to rim: less than a figure needs, and just enough."""

AHEAD: Final = 500
"""A pose is judged a broom's length ahead of its joint, so that its heading counts."""
TURN_WORTH: Final = 770
"""The way flown in a turn, turns for taking and flying together."""
PENDING_WORTH: Final = 460
"""What a flight costs that is still to be flown; more pieces may share it."""
POINT_WORTH: Final = 3600
"""A point of the cat chase, what goes wrong included."""
CHASE: Final = 3500
"""The fool not caught: he will have moved before one gets there."""
LAND_FROM: Final = 1500
"""The distance from which a reverse piece reaches a hut well."""

WORTH: Final = [3.0, 3.0, 0.9, 0.5]
"""How much the square root of the turns to go counts, in logits, for each goal.

Fitted to 40 matches of search against itself: 1.5, 2.3, 0.9, 0.4. In the first two adventures 6 did no worse than 2
(38 : 28 with 500 simulations), in the others 2 did better (38 : 14): hence sharper there and not here.
"""
DANGER: Final = [1.0, 0.53, 0.44, 0.32, 0.23, 0.14, 0.1, 0.05, 0.04]
"""How often the fool won, by the castles left (400 matches of the policy)."""


class Chart:
    """The table of a layout in squares: the room there is, and the way to go along the course or to the cat."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        table = layout.table
        self.cell: Final[i64] = i64(math.sqrt(float(table.width * table.height) / float(CELLS)))
        self.cols: Final[i64] = (table.width + self.cell - 1) // self.cell
        self.rows: Final[i64] = (table.height + self.cell - 1) // self.cell
        self.squares: Final[i64] = self.cols * self.rows
        self.room: Final[list[i64]] = [self.room_at(n) for n in range(self.squares)]
        self.ways: Final[list[i64]] = [FAR] * ((layout.leg_count + 1) * self.squares)
        """By leg and square; after the course, by hut and square."""
        if layout.goal == RACE:
            self.chart_course()
        elif layout.has_cat:
            x, y = layout.source["cat"]
            self.ways[self.square(x, y)] = 0
            self.spread(self.ways, 0)

    def fits(self, layout: Layout) -> bool:
        """Is it this layout's chart? A player-made one is read anew from every position."""
        if layout is self.layout:
            return True
        if layout.source != self.layout.source:
            return False
        self.layout = layout
        return True

    def x_of(self, n: i64) -> i64:
        return n % self.cols * self.cell + self.cell // 2

    def y_of(self, n: i64) -> i64:
        return n // self.cols * self.cell + self.cell // 2

    def square(self, x: i64, y: i64) -> i64:
        """The square that a place lies in, or the nearest."""
        col = min(max(x // self.cell, 0), self.cols - 1)
        row = min(max(y // self.cell, 0), self.rows - 1)
        return row * self.cols + col

    def room_at(self, n: i64) -> i64:
        """How far a square is from the edge and the nearest castle or hut."""
        x = self.x_of(n)
        y = self.y_of(n)
        table = self.layout.table
        room = min(min(x, table.width - x), min(y, table.height - y))
        for disc in table.discs:
            if disc.bit != CAT:
                room = min(room, distance(x - disc.x, y - disc.y) - disc.half_width)
        return room

    def chart_course(self) -> None:
        """The course, from its end; there the nearest hut waits, if there is a landing."""
        layout = self.layout
        last = layout.leg_count * self.squares
        homes: list[i64] = []
        if layout.landing:
            for hut in range(layout.hut_count):
                homes += self.way_home(hut)
        for k in range(len(homes) if layout.landing else self.squares):
            end = last + k % self.squares
            self.ways[end] = min(self.ways[end], homes[k] if layout.landing else 0)
        self.spread(self.ways, layout.leg_count)
        self.ways.extend(homes)

    def way_home(self, hut: i64) -> list[i64]:
        """The way to a hut from everywhere."""
        home: list[i64] = [FAR] * self.squares
        home[self.square(self.layout.site_xs[hut], self.layout.site_ys[hut])] = 0
        self.spread(home, 0)
        return home

    def spread(self, ways: list[i64], legs: i64) -> None:
        """Dijkstra backwards from the squares whose way is known, through the legs of the course."""
        size = len(ways)
        open_nodes = [ways[node] * size + node for node in range(size) if ways[node] < FAR]
        heapq.heapify(open_nodes)
        while open_nodes:
            first: i64 = heapq.heappop(open_nodes)
            node = first % size
            if ways[node] < first // size:
                continue
            leg = node // self.squares
            n = node % self.squares
            for step in range(9):
                col = n % self.cols + step % 3 - 1
                row = n // self.cols + step // 3 - 1
                if step == 4 or col < 0 or row < 0 or col >= self.cols or row >= self.rows:
                    continue
                m = row * self.cols + col
                way = ways[node] + self.toll(m) * (10 if step % 2 == 1 else 14) // 10
                before = max(leg - 1, 0)
                while before <= min(leg + 1, legs):
                    other = before * self.squares + m
                    if way < ways[other] and (
                        legs == 0 or self.passed(before, self.x_of(m), self.y_of(m), self.x_of(n), self.y_of(n)) == leg
                    ):
                        ways[other] = way
                        heapq.heappush(open_nodes, way * size + other)
                    before += 1

    def toll(self, n: i64) -> i64:
        """What crossing a square costs; nothing is forbidden, so that every place has a way."""
        room = self.room[n]
        if room < NARROW:
            return 4 * self.cell
        return self.cell * 3 // 2 if room < TIGHT else self.cell

    def passed(self, legs: i64, px: i64, py: i64, qx: i64, qy: i64) -> i64:
        """VOL-54 to VOL-56: the legs done after going straight from P to Q."""
        if legs >= self.layout.leg_count:
            return legs
        leg = self.layout.course[legs]
        crossed = crossing(px, py, qx, qy, leg.ax, leg.ay, leg.bx, leg.by)
        if crossed == (BACKWARD_OUTSIDE if leg.round else FORWARD_BETWEEN):
            return legs + 1
        return legs - 1 if leg.round and crossed == BACKWARD_BETWEEN else legs

    def way(self, x: i64, y: i64, legs: i64) -> i64:
        """The way to go from a place after so many legs: over the best of the four squares around it."""
        half = self.cell // 2
        col = min(max((x - half) // self.cell, 0), self.cols - 2)
        row = min(max((y - half) // self.cell, 0), self.rows - 2)
        best: i64 = 10 * FAR
        k: i64 = 0
        while k < 4:
            n = (row + k // 2) * self.cols + col + k % 2
            cx = self.x_of(n)
            cy = self.y_of(n)
            leg = self.passed(legs, x, y, cx, cy)
            best = min(best, distance(cx - x, cy - y) + self.ways[leg * self.squares + n])
            k += 1
        return best + 3 * self.beyond(x, y)

    def beyond(self, x: i64, y: i64) -> i64:
        """How far a place is off the table."""
        table = self.layout.table
        return max(max(-x, x - table.width), 0) + max(max(-y, y - table.height), 0)


def distance(dx: i64, dy: i64) -> i64:
    return i64(math.sqrt(float(dx * dx + dy * dy)))


class Plan:
    """A flight imagined: where it leads, and what it brings."""

    def __init__(self, chart: Chart) -> None:
        self.chart: Final = chart
        self.who: i64 = 0
        self.others: i64 = 0
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
        self.fault = fault
        self.size = seat.size()

    def resume(self, trunk: "Plan") -> None:
        """Go on from where another plan has led."""
        self.who = trunk.who
        self.others = trunk.others
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
        while self.kept < count and not self.done and self.lay(sky, book & SLOT_MASK, among):
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
        if found & OBSTACLES & ~(FOOL_FIGURE | prey):
            return False
        out = self.has and sky.layout.ring.crossed(laid, self.x, self.y)
        if sky.layout.goal == RACE:
            self.count_legs(laid)
        self.x += laid.end_x
        self.y += laid.end_y
        self.heading = laid.end_heading
        self.kept += 1
        if found & (FOOL_FIGURE | CAT | prey):
            self.touch(sky, found)
        elif out:
            self.has = False
            self.lost = True
        return True

    def touch(self, sky: Sky, found: i64) -> None:
        """The fool, the cat or its carrier is touched."""
        if found & FOOL_FIGURE or sky.layout.goal == TOUCH_CAT:
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
        layout = self.chart.layout
        if self.legs >= layout.leg_count and not layout.landing:
            self.done = True

    def land(self, sky: Sky) -> bool:
        """VOL-32: do figure and tail fit here? What they touch takes effect."""
        figure = sky.table.touched(FIGURES[self.heading], self.x, self.y, self.others)
        tail = sky.table.touched(TAILS[self.heading], self.x, self.y, self.others)
        free: i64 = FOOL_FIGURE & figure
        prey = self.prey(sky)
        if figure & prey:
            free |= prey
        if (figure | tail) & OBSTACLES & ~free:
            return False
        self.landed = True
        if figure & (FOOL_FIGURE | prey) or (figure | tail) & CAT:
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

    # -- the way to go ---------------------------------------------------------------------------

    def togo(self, sky: Sky, pieces: i64) -> i64:
        """The way to go from where the plan has led with so many pieces, to the win."""
        if self.done:
            return 0
        goal = sky.layout.goal
        ahead_x = self.x + AHEAD * COSINE[self.heading] // 1000000
        ahead_y = self.y + AHEAD * SINE[self.heading] // 1000000
        if goal == TOUCH_CAT:
            return TURN_WORTH // 2 + self.chart.way(ahead_x, ahead_y, 0)
        if goal == RACE:
            return self.togo_course(sky, ahead_x, ahead_y)
        if goal == CATCH_FOOL:
            fool = sky.table.flyers[FOOL]
            return CHASE + self.straight(ahead_x, ahead_y, fool.front_x, fool.front_y) * 4 // 5
        left = sky.layout.points - sky.seats[self.who].points
        if self.scores(pieces):
            left -= 1
            if left == 0:
                self.done = True
                return 0
        return left * POINT_WORTH + self.togo_cat(sky, ahead_x, ahead_y)

    def straight(self, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
        """The way to something that moves, as the crow flies, unless a wall is right ahead."""
        way = distance(to_x - x, to_y - y) + 3 * self.chart.beyond(x, y)
        return way + TURN_WORTH if self.chart.room[self.chart.square(x, y)] < NARROW else way

    def togo_cat(self, sky: Sky, x: i64, y: i64) -> i64:
        """Without the cat, the way to it; with it, the want of room."""
        if self.has:
            room = self.chart.room[self.chart.square(x, y)] - self.chart.beyond(x, y)
            out = 0 if sky.layout.ring.holds(x, y) else TURN_WORTH
            return max(AHEAD - room, 0) + out
        if sky.cat >= 0 and sky.cat != self.who:
            carrier = sky.table.flyers[sky.cat]
            return (TURN_WORTH + self.straight(x, y, carrier.x, carrier.y)) * 3 // 5
        return (TURN_WORTH + self.chart.way(x, y, 0)) * 3 // 5

    def togo_course(self, sky: Sky, x: i64, y: i64) -> i64:
        """Along the course, and then home."""
        layout = sky.layout
        if self.legs < layout.leg_count:
            legs = self.chart.passed(self.legs, self.x, self.y, x, y)
            way = self.chart.way(x, y, legs)
            return way + (3 * TURN_WORTH if layout.landing else TURN_WORTH // 2)
        marker = sky.seats[self.who].marker
        if marker != NONE:
            return self.togo_home(marker, x, y)
        best: i64 = FAR
        huts = sky.unmarked()
        while huts != 0:
            best = min(best, self.togo_home(lowest(huts), x, y))
            huts &= huts - 1
        return best

    def togo_home(self, hut: i64, x: i64, y: i64) -> i64:
        """To a hut: fly near and turn round, or back into it from where the tail points at it."""
        layout = self.chart.layout
        dx = self.x - layout.site_xs[hut]
        dy = self.y - layout.site_ys[hut]
        apart = max(distance(dx, dy), 1)
        turned = (dx * COSINE[self.heading] + dy * SINE[self.heading]) // (1000 * apart)  # 1000: tail to the hut
        near = TURN_WORTH * (1000 - turned) // 1000 + 2 * max(apart - LAND_FROM, 0) + max(LAND_FROM // 2 - apart, 0)
        far = 2 * TURN_WORTH + max(self.chart.way(x, y, layout.leg_count + 1 + hut) - 1000, 0)
        return 2 * TURN_WORTH + min(near, far) * 3 // 2


class Trunk:
    """The plan on the book of the seat to act, remembered while its further pieces are compared."""

    def __init__(self, chart: Chart) -> None:
        self.plan: Final = Plan(chart)
        self.way: i64 = 0
        """The way to go from its end."""
        self.flyer: Flyer | None = None
        self.target: Flyer | None = None
        self.who: i64 = NONE
        self.book: i64 = 0
        self.count: i64 = 0
        self.legs: i64 = 0
        self.points: i64 = 0
        self.marker: i64 = NONE
        self.cat: i64 = 0

    def follow(self, sky: Sky) -> None:
        """Look again if anything that it depends on has changed; what else is in the way is not looked at."""
        who = sky.active
        seat = sky.seats[who]
        cat = sky.cat
        flyer = sky.table.flyers[who]
        target = sky.table.flyers[cat if cat >= 0 else FOOL]
        if (
            flyer is self.flyer
            and target is self.target
            and who == self.who
            and seat.book == self.book
            and seat.count == self.count
            and seat.legs == self.legs
            and seat.points == self.points
            and seat.marker == self.marker
            and cat == self.cat
        ):
            return
        self.flyer = flyer
        self.target = target
        self.who = who
        self.book = seat.book
        self.count = seat.count
        self.legs = seat.legs
        self.points = seat.points
        self.marker = seat.marker
        self.cat = cat
        plan = self.plan
        plan.begin(sky, who)
        plan.walk(sky, seat.count, CAT | plan.prey(sky) if sky.layout.goal == KEEP_CAT else 0)
        self.way = plan.togo(sky, 0)


class FlightInsight(WeighedInsight):
    """The way saved by each action; positions are judged by the ways to go."""

    def __init__(self, worth: list[float], horizon: i64, tries: i64 = 10) -> None:
        super().__init__(worth, horizon)
        self.tries = tries
        """So many curves the policy looks at before it takes one."""
        self.plans: list[Plan] = []
        self.trunks: list[Trunk] = []
        """One of each for each of the layouts seen last."""

    def plan(self, sky: Sky) -> Plan:
        """A plan on the chart of the layout."""
        plans = self.plans
        if len(plans) > 0 and plans[0].chart.layout is sky.layout:
            return plans[0]
        for k in range(len(plans)):
            if plans[k].chart.fits(sky.layout):
                plans.insert(0, plans.pop(k))
                self.trunks.insert(0, self.trunks.pop(k))
                return plans[0]
        if len(plans) == CHARTS:
            plans.pop()
            self.trunks.pop()
        chart = Chart(sky.layout)
        plans.insert(0, Plan(chart))
        self.trunks.insert(0, Trunk(chart))
        return plans[0]

    # -- evaluation ------------------------------------------------------------------------------

    def features(self, state: State, seat: i64) -> list[float]:
        """The square root of the way to go, in turns; the shorter it is the more a turn counts."""
        assert isinstance(state, Sky)
        found = [0.0, 0.0, 0.0, 0.0]
        found[state.layout.goal] = -math.sqrt(max(float(self.way(state, seat)) / float(TURN_WORTH), 0.0))
        return found

    def way(self, sky: Sky, seat: i64) -> i64:
        """The way to go after the flight on the book, the turn for flying it included."""
        plan = self.plan(sky)
        plan.fly(sky, seat)
        way = plan.togo(sky, plan.size)
        if plan.size > 0:
            way += PENDING_WORTH
        if sky.active != seat:
            way += TURN_WORTH // 2
        return way

    def evaluate(self, state: State) -> list[float]:
        """Where the fool may win, everybody loses by the castles that he has wiped out."""
        assert isinstance(state, Sky)
        payoffs = super().evaluate(state)
        if state.layout.goal != CATCH_FOOL:
            return payoffs
        castles = popcount(state.table.present & ALL_CASTLES)
        hope = 1.0 - DANGER[castles]
        return [hope * payoff for payoff in payoffs]

    # -- policy ----------------------------------------------------------------------------------

    def choose(self, state: State, dice: Dice) -> i64:
        """The best of a few actions; flying is always one of them."""
        n = state.count()
        best = state.action_at(n - 1)
        if n == 1:
            return best
        hope = self.promise(state, best)
        tries = self.tries
        while tries > 0:
            action = state.action_at(dice.below(n))
            promise = self.promise(state, action)
            if promise > hope:
                hope = promise
                best = action
            tries -= 1
        return best

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Sky)
        phase = state.phase
        if phase == TURN:
            return self.promise_of_flight(state) if action == FLY else self.promise_of_take(state, action)
        if phase == STALLED:
            return self.promise_of_choice(state, action)
        if phase == FACING:
            plan = self.plan(state)
            plan.begin(state, state.waiting())
            plan.heading = FACING_STEP * (action - FACE)
            plan.x, plan.y = pose_at(state, state.site, plan.heading)
            return nearness(plan.togo(state, 0))
        return self.promise_of_site(state, action - SITE)

    def promise_of_flight(self, sky: Sky) -> float:
        """The mean way saved in each turn spent on the plan."""
        plan = self.plan(sky)
        plan.begin(sky, sky.active)
        before = plan.togo(sky, 0)
        plan.fly(sky, sky.active)
        after = plan.togo(sky, plan.size)
        if plan.done:
            return 1.0
        if plan.kept == 0:
            return 0.05
        return worth((before - after) // (plan.size + 1))

    def promise_of_take(self, sky: Sky, take: i64) -> float:
        """The way saved by one more piece."""
        plan = self.plan(sky)
        trunk = self.trunks[0]
        trunk.follow(sky)
        plan.resume(trunk.plan)
        count = trunk.count
        price: i64 = 0
        if take & 1 == 1:
            if not plan.back(sky, take):
                return 0.01
            price = TURN_WORTH
        else:
            if not plan.lay(sky, take, plan.others):
                return 0.02
            if not plan.done and not plan.land(sky):
                price = TURN_WORTH * 2 if count + 1 == PIECES_MOST else TURN_WORTH
        after = plan.togo(sky, count + 1)
        if plan.done:
            return 0.97
        return worth(trunk.way - after - price)

    def promise_of_choice(self, sky: Sky, action: i64) -> float:
        """Keep the plan if only flyers are in its way; begin again if nothing else helps."""
        flyer = sky.table.flyers[sky.active]
        seat = sky.seats[sky.active]
        free = fits(sky, seat.piece_at(0), flyer.x, flyer.y, flyer.heading, WALLS)
        if action == KEEP:
            return 0.6 if free else 0.1
        return 0.5 if action == DROP else 0.9

    def promise_of_site(self, sky: Sky, site: i64) -> float:
        """A site near the goal for oneself, a far one for another."""
        plan = self.plan(sky)
        who = sky.active if sky.phase == DESTINATION else sky.waiting()
        plan.begin(sky, who)
        if sky.phase == DESTINATION:
            near = nearness(plan.togo_home(site, plan.x, plan.y))
        else:
            plan.x = sky.layout.site_xs[site]
            plan.y = sky.layout.site_ys[site]
            near = nearness(plan.togo(sky, 0))
        return near if who == sky.actor else 1.0 - near


def worth(gain: i64) -> float:
    """The promise of an action that saves so much way."""
    amount = float(gain)
    return 0.5 + 0.45 * amount / (float(TURN_WORTH) + (amount if amount > 0.0 else -amount))


def nearness(way: i64) -> float:
    """The promise of a place with so much way to go."""
    return 1.0 / (1.0 + float(way) / (5.0 * float(TURN_WORTH)))
