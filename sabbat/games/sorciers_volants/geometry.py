"""Bodies on the table and when they touch, exactly and in integers (VOL-2 to VOL-10).

A body's vertices are kept relative to the joint from which it is laid, one body per heading, so that a test
adds nothing but the place. Every product stays far below 2**62 on a table of at most 20000 x 20000 units.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.components import (
    CURVES,
    FIGURE_FROM,
    FIGURE_HALF_WIDTH,
    FIGURE_TO,
    FLYER_REACH,
    PIECE_HALF_WIDTH,
    TAIL_HALF_WIDTH,
    TAIL_LENGTH,
    Curve,
)

HEADINGS: Final = 120
ABOUT: Final = 60
LEFT: Final = 0
RIGHT: Final = 1
FORWARD: Final = 0
BACKWARDS: Final = 1
TAKES: Final = 80

_QUARTER: Final = (
    1000000, 998630, 994522, 987688, 978148, 965926, 951057, 933580, 913545, 891007, 866025,
    838671, 809017, 777146, 743145, 707107, 669131, 629320, 587785, 544639, 500000,
    453990, 406737, 358368, 309017, 258819, 207912, 156434, 104528, 52336, 0,
)  # fmt: skip


def _cosine(heading: int) -> int:
    """VOL-3: C[h], unfolded from the quarter table."""
    half = min(heading, HEADINGS - heading)
    return _QUARTER[half] if half <= 30 else -_QUARTER[ABOUT - half]


COSINE: Final[list[i64]] = [_cosine(h) for h in range(HEADINGS)]
SINE: Final[list[i64]] = [_cosine((h - 30) % HEADINGS) for h in range(HEADINGS)]


def rot(x: i64, y: i64, heading: i64) -> tuple[i64, i64]:
    """VOL-3: (x, y) turned to the heading, rounded to whole units."""
    c = COSINE[heading]
    s = SINE[heading]
    return (x * c - y * s + 500000) // 1000000, (x * s + y * c + 500000) // 1000000


class Body:
    """VOL-4: a spine and a half-width; left, top, right and bottom bound all of it, seen from the joint."""

    def __init__(self, xs: list[i64], ys: list[i64], half_width: i64) -> None:
        self.xs: Final[list[i64]] = xs
        self.ys: Final[list[i64]] = ys
        self.half_width: Final[i64] = half_width
        self.left: Final[i64] = min(xs) - half_width
        self.top: Final[i64] = min(ys) - half_width
        self.right: Final[i64] = max(xs) + half_width
        self.bottom: Final[i64] = max(ys) + half_width


class Piece(Body):
    """A curve laid at one heading, with its end pose: the place seen from the joint, the heading absolute."""

    def __init__(self, xs: list[i64], ys: list[i64], end_heading: i64) -> None:
        super().__init__(xs, ys, PIECE_HALF_WIDTH)
        self.end_x: Final[i64] = xs[len(xs) - 1]
        self.end_y: Final[i64] = ys[len(ys) - 1]
        self.end_heading: Final[i64] = end_heading


def _straight(stations: tuple[int, ...], half_width: i64) -> list[Body]:
    """A body along the flyer's axis, at each heading."""
    bodies: list[Body] = []
    for h in range(HEADINGS):
        places = [rot(s, 0, h) for s in stations]
        bodies.append(Body([p[0] for p in places], [p[1] for p in places], half_width))
    return bodies


FIGURES: Final[list[Body]] = _straight((FIGURE_FROM, FIGURE_TO), FIGURE_HALF_WIDTH)
TAILS: Final[list[Body]] = _straight((0, -TAIL_LENGTH), TAIL_HALF_WIDTH)
BROOMS: Final[list[Body]] = _straight((-FLYER_REACH, 0, FLYER_REACH), 0)


def _forward(curve: Curve, side: int, heading: int) -> Piece:
    """VOL-9: the curve laid forward."""
    hand = 1 if side == RIGHT else -1
    places = [rot(a, hand * b, heading) for a, b in curve.vertices]
    return Piece([p[0] for p in places], [p[1] for p in places], (heading + hand * curve.turn) % HEADINGS)


def _all_pieces() -> list[Piece]:
    """VOL-9, VOL-10: laid backwards, a curve is its other hand laid forward by a flyer turned about."""
    forward = [_forward(c, side, h) for h in range(HEADINGS) for c in CURVES for side in (LEFT, RIGHT)]
    hands = len(forward) // HEADINGS
    pieces: list[Piece] = []
    for k in range(len(forward)):
        other = k - 1 if k % 2 == RIGHT else k + 1
        about = forward[(other + ABOUT * hands) % len(forward)]
        pieces.append(forward[k])
        pieces.append(Piece(about.xs, about.ys, (about.end_heading + ABOUT) % HEADINGS))
    return pieces


PIECES: Final[list[Piece]] = _all_pieces()


def take_id(curve: i64, side: i64, way: i64) -> i64:
    """The id of the action that takes this curve, 0 to 79 (section 6)."""
    return (curve - 1) * 4 + side * 2 + way


def piece(take: i64, heading: i64) -> Piece:
    """VOL-9, VOL-10: the piece of this take id, laid at this heading."""
    return PIECES[heading * TAKES + take]


def site_pose(x: i64, y: i64, half_width: i64, facing: i64) -> tuple[i64, i64]:
    """VOL-16: the joint of a figure put at the rim of a site, looking away from its centre."""
    ahead = rot(half_width + FLYER_REACH, 0, facing)
    return x + ahead[0], y + ahead[1]


def nose(x: i64, y: i64, heading: i64) -> tuple[i64, i64]:
    """VOL-7: the tip of the broom."""
    ahead = rot(FLYER_REACH, 0, heading)
    return x + ahead[0], y + ahead[1]


def point_near_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> bool:
    """VOL-5: is P within reach of the segment AB?"""
    dx = bx - ax
    dy = by - ay
    ex = px - ax
    ey = py - ay
    t = ex * dx + ey * dy
    if t <= 0:
        return ex * ex + ey * ey <= reach * reach
    length2 = dx * dx + dy * dy
    if t >= length2:
        return (px - bx) * (px - bx) + (py - by) * (py - by) <= reach * reach
    cross = dx * ey - dy * ex
    return cross * cross <= reach * reach * length2


def segments_cross(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Do AB and CD cross? True only if they share a point; a shared end point may go unseen."""
    ux = bx - ax
    uy = by - ay
    if (ux * (cy - ay) - uy * (cx - ax) > 0) == (ux * (dy - ay) - uy * (dx - ax) > 0):
        return False
    vx = dx - cx
    vy = dy - cy
    return (vx * (ay - cy) - vy * (ax - cx) > 0) != (vx * (by - cy) - vy * (bx - cx) > 0)


def segments_near(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64, reach: i64) -> bool:
    """VOL-5: are AB and CD within reach of each other? With reach 0: do they share a point?"""
    return (
        segments_cross(ax, ay, bx, by, cx, cy, dx, dy)
        or point_near_segment(ax, ay, cx, cy, dx, dy, reach)
        or point_near_segment(bx, by, cx, cy, dx, dy, reach)
        or point_near_segment(cx, cy, ax, ay, bx, by, reach)
        or point_near_segment(dx, dy, ax, ay, bx, by, reach)
    )


def spine_near_point(body: Body, px: i64, py: i64, reach: i64) -> bool:
    """VOL-5: does the spine, laid from (0, 0), come within reach of P?"""
    xs = body.xs
    ys = body.ys
    ax = xs[0]
    ay = ys[0]
    for k in range(1, len(xs)):
        bx = xs[k]
        by = ys[k]
        if point_near_segment(px, py, ax, ay, bx, by, reach):
            return True
        ax = bx
        ay = by
    return False


def spine_near_segment(body: Body, cx: i64, cy: i64, dx: i64, dy: i64, reach: i64) -> bool:
    """VOL-5: does the spine, laid from (0, 0), come within reach of the segment CD?

    Most of it is too far away: on one side of the box around all that is within reach of CD.
    """
    left = (cx if cx < dx else dx) - reach
    right = (dx if cx < dx else cx) + reach
    top = (cy if cy < dy else dy) - reach
    bottom = (dy if cy < dy else cy) + reach
    w = body.half_width
    if body.right - w < left or body.left + w > right or body.bottom - w < top or body.top + w > bottom:
        return False
    xs = body.xs
    ys = body.ys
    ax = xs[0]
    ay = ys[0]
    for k in range(1, len(xs)):
        bx = xs[k]
        by = ys[k]
        aside = (ax < left and bx < left) or (ax > right and bx > right)
        beyond = (ay < top and by < top) or (ay > bottom and by > bottom)
        if not aside and not beyond and segments_near(ax, ay, bx, by, cx, cy, dx, dy, reach):
            return True
        ax = bx
        ay = by
    return False
