"""The geometry of the specification word for word, slow and plain: what the fast one is tested against."""

import random
from dataclasses import dataclass
from itertools import pairwise

from sabbat.games.sorciers_volants import geometry
from sabbat.games.sorciers_volants.components import CURVES
from sabbat.games.sorciers_volants.geometry import COSINE, SINE

Point = tuple[int, int]

BAND = 1e-6
"""Shapely reckons in floating point: closer to contact than this, in units, it is not asked."""


@dataclass(frozen=True)
class Body:
    """VOL-4: a spine (one vertex: a point) and a half-width."""

    spine: list[Point]
    half_width: int


def placed(body: geometry.Body, x: int = 0, y: int = 0) -> Body:
    """A body of the fast geometry laid from (x, y)."""
    return Body([(x + a, y + b) for a, b in zip(body.xs, body.ys, strict=True)], int(body.half_width))


def any_body(rng: random.Random) -> geometry.Body:
    """A figure, a tail or, mostly, a piece of the fast geometry."""
    kind = rng.randrange(10)
    if kind == 0:
        return geometry.FIGURES[rng.randrange(120)]
    return geometry.TAILS[rng.randrange(120)] if kind == 1 else rng.choice(geometry.PIECES)


def rnd(v: int) -> int:
    """VOL-3."""
    return (v + 500000) // 1000000


def rot(x: int, y: int, h: int) -> Point:
    """VOL-3."""
    return rnd(x * COSINE[h] - y * SINE[h]), rnd(x * SINE[h] + y * COSINE[h])


def moved(x: int, y: int, by: Point) -> Point:
    return x + by[0], y + by[1]


def figure(x: int, y: int, h: int) -> Body:
    """VOL-7."""
    return Body([moved(x, y, rot(100, 0, h)), moved(x, y, rot(350, 0, h))], 100)


def tail(x: int, y: int, h: int) -> Body:
    """VOL-7."""
    return Body([(x, y), moved(x, y, rot(-380, 0, h))], 70)


def broom(x: int, y: int, h: int) -> Body:
    """VOL-76: the chain from tail end over joint to nose."""
    return Body([moved(x, y, rot(-450, 0, h)), (x, y), moved(x, y, rot(450, 0, h))], 0)


def forward(curve: int, right: bool, x: int, y: int, h: int) -> tuple[Body, int]:
    """VOL-9: the piece and the heading of its end pose."""
    c = CURVES[curve - 1]
    if right:
        return Body([moved(x, y, rot(a, b, h)) for a, b in c.vertices], 70), (h + c.turn) % 120
    return Body([moved(x, y, rot(a, -b, h)) for a, b in c.vertices], 70), (h - c.turn) % 120


def backwards(curve: int, right: bool, x: int, y: int, h: int) -> tuple[Body, int]:
    """VOL-10: the piece and the heading of its end pose."""
    c = CURVES[curve - 1]
    if right:
        return Body([moved(x, y, rot(-a, b, h)) for a, b in c.vertices], 70), (h - c.turn) % 120
    return Body([moved(x, y, rot(-a, -b, h)) for a, b in c.vertices], 70), (h + c.turn) % 120


def cross(o: Point, p: Point, q: Point) -> int:
    """(p - o) x (q - o), as in VOL-53."""
    return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])


def distance2(p: Point, q: Point) -> int:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def sign(v: int) -> int:
    return (v > 0) - (v < 0)


def point_within(p: Point, a: Point, b: Point, r: int) -> bool:
    """VOL-5: the exact test for a point and a segment."""
    t = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    if t <= 0:
        return distance2(p, a) <= r**2
    if t >= distance2(a, b):
        return distance2(p, b) <= r**2
    return cross(a, b, p) ** 2 <= r**2 * distance2(a, b)


def on_segment(p: Point, a: Point, b: Point) -> bool:
    between = min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    return between and cross(a, b, p) == 0


def share_a_point(a: Point, b: Point, c: Point, d: Point) -> bool:
    """An end point of one lies on the other, or each has its ends strictly on both sides of the other."""
    if on_segment(a, c, d) or on_segment(b, c, d) or on_segment(c, a, b) or on_segment(d, a, b):
        return True
    apart = sign(cross(a, b, c)) * sign(cross(a, b, d)) == -1
    return apart and sign(cross(c, d, a)) * sign(cross(c, d, b)) == -1


def segments_within(a: Point, b: Point, c: Point, d: Point, r: int) -> bool:
    """VOL-5: two segments."""
    return (
        share_a_point(a, b, c, d)
        or point_within(a, c, d, r)
        or point_within(b, c, d, r)
        or point_within(c, a, b, r)
        or point_within(d, a, b, r)
    )


def segments(spine: list[Point]) -> list[tuple[Point, Point]]:
    """The segments of a chain; a point is a segment of no length."""
    return list(pairwise(spine)) or [(spine[0], spine[0])]


def touch(one: Body, other: Body) -> bool:
    """VOL-5."""
    r = one.half_width + other.half_width
    return any(segments_within(*s, *t, r) for s in segments(one.spine) for t in segments(other.spine))


def touches_edge(body: Body, width: int, height: int) -> bool:
    """VOL-6."""
    w = body.half_width
    return any(x - w <= 0 or y - w <= 0 or x + w >= width or y + w >= height for x, y in body.spine)


def crossing(p: Point, q: Point, a: Point, b: Point) -> str:
    """VOL-53: '' or 'forward between', 'backward outside' and so on."""
    side_p = 1 if cross(a, b, p) >= 0 else -1
    side_q = 1 if cross(a, b, q) >= 0 else -1
    if side_p == side_q:
        return ""
    way = "forward" if side_p == 1 else "backward"
    return way + (" between" if sign(cross(p, q, a)) * sign(cross(p, q, b)) <= 0 else " outside")


def crosses_ring(body: Body, ring: list[Point]) -> bool:
    """VOL-76: does the spine share a point with a line of the ring?"""
    return any(share_a_point(*s, *t) for s in segments(body.spine) for t in pairwise([*ring, *ring[:1]]))


def inside_ring(p: Point, ring: list[Point]) -> bool:
    """VOL-76: the even-odd rule."""
    count = 0
    for a, b in pairwise([*ring, *ring[:1]]):
        if (a[1] > p[1]) != (b[1] > p[1]):
            count += cross(a, b, p) > 0 if b[1] > a[1] else cross(a, b, p) < 0
    return count % 2 == 1
