"""The tables of the specification, poses, pieces and the contact of segments (VOL-2 to VOL-10)."""

import math
import random
from collections import Counter
from itertools import product

import pytest

from sabbat.games.sorciers_volants import geometry
from sabbat.games.sorciers_volants.components import CASTLE_HALF_WIDTHS, CURVES
from sabbat.games.sorciers_volants.geometry import (
    BACKWARDS,
    FORWARD,
    LEFT,
    RIGHT,
    Body,
    Piece,
    piece,
    take_id,
)
from sabbat.testing import clause
from tests.games.sorciers_volants import slow_geometry as slow

HEADINGS = range(120)

Pose = tuple[int, int, int]


def laid(text: str, heading: int) -> Piece:
    """The piece of a text such as '7 left' or '4 right reverse'."""
    words = text.split()
    way = BACKWARDS if words[2:] else FORWARD
    return piece(take_id(int(words[0]), RIGHT if words[1] == "right" else LEFT, way), heading)


def flown(pose: Pose, *texts: str) -> Pose:
    """The end pose of pieces laid one after the other."""
    x, y, h = pose
    for text in texts:
        p = laid(text, h)
        x, y, h = x + p.end_x, y + p.end_y, p.end_heading
    return x, y, h


def spine(body: Body) -> list[slow.Point]:
    return slow.placed(body).spine


def all_pieces() -> list[tuple[int, int, int, int]]:
    """Every (curve, side, way, heading)."""
    return list(product(range(1, 21), (LEFT, RIGHT), (FORWARD, BACKWARDS), HEADINGS))


# The tables


@clause("VOL-3")
def test_the_rotation_table_is_the_cosine_in_millionths() -> None:
    for h in HEADINGS:
        assert geometry.COSINE[h] == round(1e6 * math.cos(math.radians(3 * h)))
        assert geometry.SINE[h] == round(1e6 * math.sin(math.radians(3 * h)))


@clause("VOL-3")
def test_rotation_rounds_halves_upwards() -> None:
    assert geometry.rot(1, 0, 20) == (1, 1)
    assert geometry.rot(-1, 0, 20) == (0, -1)
    assert geometry.rot(7, -3, 0) == (7, -3)


@clause("VOL-2")
def test_headings_go_clockwise_from_the_right() -> None:
    assert [geometry.rot(450, 0, h) for h in (0, 30, 60, 90)] == [(450, 0), (0, 450), (-450, 0), (0, -450)]


@clause("VOL-8")
def test_curves_are_arcs_of_their_length_and_turn() -> None:
    for curve in CURVES:
        angle = math.radians(3 * curve.turn)
        radius = 10 * curve.length_mm / angle
        for k, vertex in enumerate(curve.vertices):
            bend = angle * k / 6
            assert vertex == (round(radius * math.sin(bend)), round(radius * (1 - math.cos(bend))))


@clause("VOL-8")
def test_curves_all_differ_and_none_is_straight() -> None:
    assert len(CURVES) == 20
    assert len({c.length_mm for c in CURVES}) == 20
    assert len({c.turn / c.length_mm for c in CURVES}) == 20
    assert [c.turn for c in CURVES] == sorted({c.turn for c in CURVES})
    assert CURVES[0].turn > 0


@clause("VOL-4")
def test_half_widths_are_those_of_the_box() -> None:
    assert CASTLE_HALF_WIDTHS == (380, 360, 340, 320, 300, 270, 240, 210)
    assert laid("1 left", 0).half_width == 70
    assert geometry.FIGURES[0].half_width == 100
    assert geometry.TAILS[0].half_width == 70


@clause("VOL-7")
def test_figure_and_tail_lie_before_and_behind_the_joint() -> None:
    for h in HEADINGS:
        assert spine(geometry.FIGURES[h]) == slow.figure(0, 0, h).spine
        assert spine(geometry.TAILS[h]) == slow.tail(0, 0, h).spine
        assert spine(geometry.BROOMS[h]) == slow.broom(0, 0, h).spine
        assert geometry.nose(5, 7, h) == slow.broom(5, 7, h).spine[2]


@clause("VOL-9", "VOL-10")
def test_every_piece_is_laid_as_written() -> None:
    for curve, side, way, h in all_pieces():
        lay = slow.forward if way == FORWARD else slow.backwards
        body, end_heading = lay(curve, side == RIGHT, 0, 0, h)
        p = piece(take_id(curve, side, way), h)
        assert spine(p) == body.spine
        assert (p.end_x, p.end_y, p.end_heading) == (*body.spine[6], end_heading)


def test_the_box_of_a_body_bounds_it() -> None:
    for body in [*geometry.PIECES, *geometry.FIGURES, *geometry.TAILS, *geometry.BROOMS]:
        w = body.half_width
        assert (body.left, body.right) == (min(body.xs) - w, max(body.xs) + w)
        assert (body.top, body.bottom) == (min(body.ys) - w, max(body.ys) + w)


def test_take_ids_are_those_of_the_actions() -> None:
    order = product(range(1, 21), (LEFT, RIGHT), (FORWARD, BACKWARDS))
    assert [take_id(*choice) for choice in order] == list(range(80))


# Symmetries. No rotated vertex falls on an exact half, so rounding never breaks them.


@clause("VOL-3")
def test_no_vertex_is_rounded_from_an_exact_half() -> None:
    sites = [r + 450 for r in (*CASTLE_HALF_WIDTHS, 200)]
    points = [(s, 0) for s in (100, 350, 380, 450, *sites)]
    points += [(a, hand * b) for c in CURVES for a, b in c.vertices for hand in (1, -1)]
    for (x, y), h in product(points, HEADINGS):
        c, s = geometry.COSINE[h], geometry.SINE[h]
        assert (x * c - y * s) % 1000000 != 500000
        assert (x * s + y * c) % 1000000 != 500000


@clause("VOL-9", "VOL-10")
def test_a_quarter_turn_turns_every_piece() -> None:
    for curve, side, way, h in all_pieces():
        p = piece(take_id(curve, side, way), h)
        turned = piece(take_id(curve, side, way), (h + 30) % 120)
        assert spine(turned) == [(-y, x) for x, y in spine(p)]
        assert turned.end_heading == (p.end_heading + 30) % 120


@clause("VOL-9", "VOL-10")
def test_left_mirrors_right() -> None:
    for curve, way, h in product(range(1, 21), (FORWARD, BACKWARDS), HEADINGS):
        right = piece(take_id(curve, RIGHT, way), h)
        left = piece(take_id(curve, LEFT, way), -h % 120)
        assert spine(left) == [(x, -y) for x, y in spine(right)]
        assert left.end_heading == -right.end_heading % 120


@clause("VOL-10")
def test_backwards_right_swings_the_nose_to_the_left() -> None:
    assert flown((5000, 5000, 90), "20 right reverse") == (5318, 5318, 60)
    assert flown((5000, 5000, 90), "20 left reverse") == (4682, 5318, 0)


# Flights of the worked examples (section 11)

FLIGHTS = [
    ((7780, 3360, 100), ("20 right", "5 left"), (9218, 3630, 4)),
    ((6976, 3719, 77), ("13 right",), (6747, 2943, 92)),
    ((4150, 3800, 5), ("14 right", "5 right", "12 right"), (4674, 6256, 41)),
    ((6306, 3815, 98), ("17 right", "5 right"), (8113, 3499, 6)),
    ((5450, 1550, 113), ("1 left", "6 right", "18 right", "4 left"), (8025, 1557, 17)),
    ((4950, 2400, 65), ("1 left", "6 right", "18 right"), (2822, 1487, 94)),
    ((6100, 2550, 44), ("20 left", "9 right", "15 right"), (6500, 4809, 42)),
]


@clause("VOL-9")
@pytest.mark.parametrize(("start", "pieces", "end"), FLIGHTS)
def test_flights_of_the_worked_examples(start: Pose, pieces: tuple[str, ...], end: Pose) -> None:
    assert flown(start, *pieces) == end


# Contact of a spine with a point, of segments with each other


@clause("VOL-5")
def test_contact_beside_a_segment_is_exact() -> None:
    assert geometry.point_near_segment(5, 0, 0, 0, 8, 6, 3)
    assert not geometry.point_near_segment(6, 0, 0, 0, 8, 6, 3)
    assert geometry.point_near_segment(-3, -4, 0, 0, 8, 6, 5)
    assert not geometry.point_near_segment(-4, -4, 0, 0, 8, 6, 5)
    assert geometry.point_near_segment(11, 10, 0, 0, 8, 6, 5)


@clause("VOL-5", "VOL-D2")
def test_segments_on_a_small_grid() -> None:
    for ax, ay, bx, by, cx, cy, dx, dy in product(range(3), range(3), range(4), range(3), repeat=2):
        a, b, c, d = (ax, ay), (bx, by), (cx, cy), (dx, dy)
        assert geometry.segments_near(*a, *b, *c, *d, 0) == slow.share_a_point(a, b, c, d)
        assert geometry.segments_near(*a, *b, *c, *d, 1) == slow.segments_within(a, b, c, d, 1)


@clause("VOL-5", "VOL-35")
def test_fast_and_slow_agree_at_the_very_rim() -> None:
    rng = random.Random(35)
    seen: Counter[tuple[bool, bool]] = Counter()
    for _ in range(20000):
        body = slow.any_body(rng)
        here = slow.placed(body)
        r = rng.choice(CASTLE_HALF_WIDTHS)
        p = beside(here, here.half_width + r, rng)
        q = p[0] + rng.randrange(-250, 250), p[1] + rng.randrange(-250, 250)
        point = geometry.spine_near_point(body, *p, here.half_width + r)
        segment = geometry.spine_near_segment(body, *p, *q, here.half_width + r)
        assert point == slow.touch(here, slow.Body([p], r))
        assert segment == slow.touch(here, slow.Body([p, q], r))
        seen[point, segment] += 1
    assert min(seen[found] for found in ((True, True), (False, True), (False, False))) > 1000


def beside(body: slow.Body, distance: int, rng: random.Random) -> slow.Point:
    """A point at about this distance from the spine, at right angles to one of its segments."""
    (ax, ay), (bx, by) = rng.choice(slow.segments(body.spine))
    along, out = rng.random(), rng.choice((1, -1)) * distance / math.hypot(bx - ax, by - ay)
    x = ax + along * (bx - ax) - out * (by - ay)
    y = ay + along * (by - ay) + out * (bx - ax)
    return round(x), round(y)
