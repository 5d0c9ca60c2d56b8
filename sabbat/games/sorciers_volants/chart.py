"""The chart of a layout: the way to go round castles and through the gates of a course, in table units (0.1 mm)."""

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
