"""The lines between castles: gates (VOL-53) and ring (VOL-76)."""

import random
from importlib import import_module
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sabbat.games.sorciers_volants import geometry, lines
from sabbat.testing import clause
from tests.games.sorciers_volants import slow_geometry as slow

shapely: Any = import_module("shapely")  # it has no types, and mypy would follow a plain import into it

RING = [(5000, 750), (7345, 1880), (7925, 4418), (6302, 6453), (3698, 6453), (2075, 4418), (2655, 1880)]

CROSSINGS = {
    lines.NO_CROSSING: "",
    lines.FORWARD_BETWEEN: "forward between",
    lines.BACKWARD_BETWEEN: "backward between",
    lines.FORWARD_OUTSIDE: "forward outside",
    lines.BACKWARD_OUTSIDE: "backward outside",
}


@clause("VOL-53")
def test_outward_through_the_line_between_castles_3_and_4_is_forward() -> None:
    gate = (7000, 2550, 7000, 4950)
    assert lines.crossing(6900, 3000, 7100, 3000, *gate) == lines.FORWARD_BETWEEN
    assert lines.crossing(7100, 3000, 6900, 3000, *gate) == lines.BACKWARD_BETWEEN
    assert lines.crossing(7100, 2000, 6900, 2000, *gate) == lines.BACKWARD_OUTSIDE
    assert lines.crossing(6900, 6000, 7100, 6000, *gate) == lines.FORWARD_OUTSIDE
    assert lines.crossing(6900, 3000, 7000, 3000, *gate) == lines.NO_CROSSING
    assert lines.crossing(7000, 3000, 7001, 3000, *gate) == lines.FORWARD_BETWEEN


@clause("VOL-53")
def test_crossings_on_a_small_grid() -> None:
    for px, py, qx, qy, ax, ay, bx, by in product(range(3), range(4), range(3), range(3), repeat=2):
        p, q, a, b = (px, py), (qx, qy), (ax, ay), (bx, by)
        assert CROSSINGS[lines.crossing(*p, *q, *a, *b)] == slow.crossing(p, q, a, b)


def ring_of(points: list[slow.Point]) -> lines.Ring:
    return lines.Ring([x for x, _ in points], [y for _, y in points])


@clause("VOL-76", "VOL-D29")
def test_bodies_cross_the_ring_as_written_and_as_shapely_sees_it() -> None:
    rng = random.Random(76)
    ring = ring_of(RING)
    drawn = shapely.LinearRing(RING)
    crossed = 0
    for _ in range(3000):
        body = rng.choice(geometry.BROOMS) if rng.random() < 0.3 else rng.choice(geometry.PIECES)
        x, y = rng.randrange(10000), rng.randrange(7500)
        here = slow.placed(body, x, y)
        found = ring.crossed(body, x, y)
        assert found == slow.crosses_ring(here, RING)
        assert found == drawn.intersects(shapely.LineString(here.spine))
        crossed += found
    assert crossed > 300


@clause("VOL-76")
def test_reaching_a_line_is_crossing_it() -> None:
    ring = ring_of([(2000, 2000), (4000, 2000), (4000, 4000), (2000, 4000)])
    broom = geometry.BROOMS[0]
    assert ring.crossed(broom, 4000 - 450, 3000)
    assert not ring.crossed(broom, 4000 - 451, 3000)
    assert ring.crossed(broom, 4000 + 450, 3000)
    assert ring.crossed(broom, 2500, 2000)
    assert not ring.crossed(broom, 3000, 3000)


@clause("VOL-76")
def test_the_middle_is_inside_the_ring_and_the_corners_are_not() -> None:
    ring = ring_of(RING)
    assert ring.holds(5000, 3750)
    assert not ring.holds(8113, 3499)
    assert not any(ring.holds(x, y) for x, y in ((1, 1), (9999, 1), (1, 7499), (9999, 7499)))


@clause("VOL-76")
def test_without_a_ring_nobody_is_out_of_bounds() -> None:
    ring = ring_of([])
    assert ring.holds(1, 1)
    assert not ring.crossed(geometry.BROOMS[0], 5000, 3750)


@clause("VOL-76")
@settings(max_examples=500)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=3, max_size=8), st.data())
def test_inside_is_even_odd_on_any_polygon(ring: list[slow.Point], data: st.DataObject) -> None:
    p = data.draw(st.tuples(st.integers(-1, 10), st.integers(-1, 10)))
    assert ring_of(ring).holds(*p) == slow.inside_ring(p, ring)


@clause("VOL-76")
def test_inside_agrees_with_shapely_off_the_lines() -> None:
    rng = random.Random(77)
    ring, drawn = ring_of(RING), shapely.Polygon(RING)
    for _ in range(3000):
        p = rng.randrange(1500, 8500), rng.randrange(7500)
        here = shapely.Point(p)
        assert drawn.exterior.distance(here) <= slow.BAND or ring.holds(*p) == drawn.contains(here)
