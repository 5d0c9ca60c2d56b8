"""The chart of a layout: the way to go round castles, to the cat or to a hut, in table units (0.1 mm)."""

import heapq
import math
from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.layouts import RACE, Layout
from sabbat.games.sorciers_volants.lines import BACKWARD_BETWEEN, BACKWARD_OUTSIDE, FORWARD_BETWEEN, crossing
from sabbat.games.sorciers_volants.table import CAT

CELLS: Final = 1200
"""About so many squares has a chart: 250 units wide on the standard table."""
FAR: Final = 1000000
NARROW: Final = 150
TIGHT: Final = 320
"""Room beside a flyer's way, from joint to rim: less than a figure needs, and just enough."""


class Chart:
    """The table of a layout in squares: the room there is, and the way to go to the cat or, in a race, to each hut."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        table = layout.table
        self.cell: Final[i64] = i64(math.sqrt(float(table.width * table.height) / float(CELLS)))
        self.cols: Final[i64] = (table.width + self.cell - 1) // self.cell
        self.rows: Final[i64] = (table.height + self.cell - 1) // self.cell
        self.squares: Final[i64] = self.cols * self.rows
        self.room: Final[list[i64]] = [self.room_at(n) for n in range(self.squares)]
        self.ways: Final[list[i64]] = []
        """By square, to the cat; or by hut and square."""
        if layout.goal == RACE and layout.landing:
            for hut in range(layout.hut_count):
                self.spread(layout.site_xs[hut], layout.site_ys[hut])
        elif layout.goal != RACE and layout.has_cat:
            x, y = layout.source["cat"]
            self.spread(x, y)

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

    def spread(self, x: i64, y: i64) -> None:
        """Dijkstra backwards from a place to every square."""
        size = self.squares
        ways: list[i64] = [FAR] * size
        goal = self.square(x, y)
        ways[goal] = 0
        open_nodes: list[i64] = [goal]
        while open_nodes:
            first: i64 = heapq.heappop(open_nodes)
            n = first % size
            if ways[n] < first // size:
                continue
            for step in range(9):
                col = n % self.cols + step % 3 - 1
                row = n // self.cols + step // 3 - 1
                if step == 4 or col < 0 or row < 0 or col >= self.cols or row >= self.rows:
                    continue
                m = row * self.cols + col
                way = ways[n] + self.toll(m) * (10 if step % 2 == 1 else 14) // 10
                if way < ways[m]:
                    ways[m] = way
                    heapq.heappush(open_nodes, way * size + m)
        self.ways.extend(ways)

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

    def way(self, x: i64, y: i64, hut: i64 = 0) -> i64:
        """The way to go from a place, to the cat or to a hut: over the best of the four squares around it."""
        half = self.cell // 2
        col = min(max((x - half) // self.cell, 0), self.cols - 2)
        row = min(max((y - half) // self.cell, 0), self.rows - 2)
        best: i64 = 10 * FAR
        k: i64 = 0
        while k < 4:
            n = (row + k // 2) * self.cols + col + k % 2
            best = min(best, distance(self.x_of(n) - x, self.y_of(n) - y) + self.ways[hut * self.squares + n])
            k += 1
        return best + 3 * self.beyond(x, y)

    def beyond(self, x: i64, y: i64) -> i64:
        """How far a place is off the table."""
        table = self.layout.table
        return max(max(-x, x - table.width), 0) + max(max(-y, y - table.height), 0)


def distance(dx: i64, dy: i64) -> i64:
    return i64(math.sqrt(float(dx * dx + dy * dy)))
