"""The way to go along the course of a race, for a flyer that cannot turn on the spot.

A node is a square of the chart, one of eight directions, and the legs done. From there one flies a square ahead and
turns by an eighth at most, or flies a square backwards where there is reverse flight.

On 240 races by dice, by which the costs below were also chosen, bots without search reached the end of all but 8 in 40
turns, and of all but 37 on a chart without directions. In the flying school directions did not help (26 : 34), so
other goals do without.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.chart import FAR, Chart, distance
from sabbat.games.sorciers_volants.geometry import HEADINGS

DIRECTIONS: Final = 8
SECTOR: Final = HEADINGS // DIRECTIONS
COLS: Final[list[i64]] = [1, 1, 0, -1, -1, -1, 0, 1]
ROWS: Final[list[i64]] = [0, 1, 1, 1, 0, -1, -1, -1]
BEND: Final = 150
"""What an eighth of a turn costs: the curves that bend most are short."""
TURNING: Final = 250
"""The way on which the tightest curves bend by an eighth."""
BACK: Final = 2
"""A square costs so many times as much backwards: only the last piece of a flight goes there."""
SOLID: Final = 70
"""Where there is less room, no piece can lie."""
WALL: Final = 30
"""A square that no piece can lie on costs so many times as much: more than any way round a castle."""


def put(buckets: list[list[i64]], k: i64, node: i64) -> None:
    """A node into the bucket of its way."""
    while len(buckets) <= k:
        buckets.append([])
    buckets[k].append(node)


class Course:
    """The ways along a course, by legs done, square and direction."""

    def __init__(self, chart: Chart, homeward: list[i64]) -> None:
        """`homeward`: what is left to go from each square after the last leg."""
        self.chart: Final = chart
        self.legs: Final[i64] = chart.layout.leg_count
        self.layer: Final[i64] = chart.squares * DIRECTIONS
        before_end: i64 = self.legs * self.layer
        self.ways: Final[list[i64]] = [FAR] * before_end
        for way in homeward:
            for _ in range(DIRECTIONS):
                self.ways.append(way)
        self.spread(self.steps(), [self.toll(n) for n in range(chart.squares)])

    def toll(self, n: i64) -> i64:
        """What crossing a square costs; nothing is forbidden, so that every place has a way."""
        chart = self.chart
        return WALL * chart.cell if chart.room[n] < SOLID else chart.toll(n)

    def steps(self) -> list[i64]:
        """The legs done after a step, by legs done before, square and direction."""
        chart = self.chart
        found: list[i64] = []
        for leg in range(self.legs):
            for n in range(chart.squares):
                x = chart.x_of(n)
                y = chart.y_of(n)
                for d in range(DIRECTIONS):
                    found.append(chart.passed(leg, x, y, x + COLS[d] * chart.cell, y + ROWS[d] * chart.cell))
        return found

    def spread(self, after: list[i64], tolls: list[i64]) -> None:
        """Dijkstra backwards from the end of the course.

        Every step costs a square's width or more, so nodes whose ways differ by less are taken in any order.
        """
        chart = self.chart
        ways = self.ways
        buckets: list[list[i64]] = []
        for node in range(self.legs * self.layer, len(ways)):
            put(buckets, ways[node] // chart.cell, node)
        at: i64 = 0
        while at < len(buckets):
            for node in buckets[at]:
                if ways[node] // chart.cell == at:
                    self.spread_from(node, after, tolls, buckets)
            buckets[at] = []
            at += 1

    def spread_from(self, node: i64, after: list[i64], tolls: list[i64], buckets: list[list[i64]]) -> None:
        """The ways of those nodes from which one step leads to this one."""
        chart = self.chart
        ways = self.ways
        bend = BEND + max(TURNING - chart.cell, 0)
        n = node // DIRECTIONS % chart.squares
        leg = node // self.layer
        senses: i64 = 2 if chart.layout.reverse else 1
        for turn in range(3):
            d = (node + turn + DIRECTIONS - 1) % DIRECTIONS
            for sense in range(senses):
                step = d if sense == 0 else (d + DIRECTIONS // 2) % DIRECTIONS
                col = n % chart.cols - COLS[step]
                row = n // chart.cols - ROWS[step]
                if col < 0 or row < 0 or col >= chart.cols or row >= chart.rows:
                    continue
                m = row * chart.cols + col
                cost = tolls[m] * (14 if step % 2 == 1 else 10) // 10 * (BACK if sense == 1 else 1)
                way = ways[node] + cost + (0 if turn == 1 else bend)
                before = max(leg - 1, 0)
                while before <= leg + 1 and before < self.legs:
                    place = before * self.layer + m * DIRECTIONS
                    if way < ways[place + d] and after[place + step] == leg:
                        ways[place + d] = way
                        put(buckets, way // chart.cell, place + d)
                    before += 1

    def way(self, x: i64, y: i64, heading: i64, legs: i64) -> i64:
        """The way to go from a pose after so many legs: over the best of the four squares around it.

        Between two directions it is the mean of theirs.
        """
        chart = self.chart
        half = chart.cell // 2
        col = min(max((x - half) // chart.cell, 0), chart.cols - 2)
        row = min(max((y - half) // chart.cell, 0), chart.rows - 2)
        d = heading // SECTOR
        e = (d + 1) % DIRECTIONS
        with_d: i64 = 10 * FAR
        with_e: i64 = 10 * FAR
        k: i64 = 0
        while k < 4:
            n = (row + k // 2) * chart.cols + col + k % 2
            cx = chart.x_of(n)
            cy = chart.y_of(n)
            apart = distance(cx - x, cy - y)
            place = chart.passed(legs, x, y, cx, cy) * self.layer + n * DIRECTIONS
            with_d = min(with_d, apart + self.ways[place + d])
            with_e = min(with_e, apart + self.ways[place + e])
            k += 1
        share = heading % SECTOR
        return (with_d * (SECTOR - share) + with_e * share) // SECTOR + 3 * chart.beyond(x, y)
