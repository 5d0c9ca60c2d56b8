"""What a body touches on the table: fast against slow, against Shapely, and wherever the table is moved."""

import random
from importlib import import_module
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.games.sorciers_volants import geometry, table
from sabbat.games.sorciers_volants.components import CASTLE_HALF_WIDTHS
from sabbat.games.sorciers_volants.geometry import FIGURES, FORWARD, LEFT, TAILS, piece, take_id
from sabbat.games.sorciers_volants.table import CASTLE, CAT, EDGE, FIGURE, HUT, OBSTACLES, TAIL, Table
from sabbat.testing import clause
from tests.games.sorciers_volants import slow_geometry as slow

shapely: Any = import_module("shapely")  # it has no types, and mypy would follow a plain import into it

EVERYTHING = OBSTACLES | CAT
SCHOOL = [(3000, 5250), (3000, 2250), (7000, 2550), (7000, 4950), (3900, 3250), (4500, 4800), (5300, 2550),
          (6000, 3550)]  # fmt: skip

Pose = tuple[int, int, int]


def school() -> Table:
    return table.lay_out(10000, 7500, SCHOOL, [(650, 2950), (650, 4550)], (8900, 3750))


@clause("VOL-5", "VOL-35")
@pytest.mark.parametrize(("h", "dx", "dy"), [(0, -1, 0), (30, 0, -1), (60, 1, 0), (90, 0, 1)])
def test_touching_is_contact_and_one_unit_more_is_not(h: int, dx: int, dy: int) -> None:
    reach = 70 + 380
    for gap, touched in ((0, CASTLE[0]), (1, 0)):
        castle = (5000 + dx * (reach + gap), 5000 + dy * (reach + gap))
        scene = table.lay_out(10000, 10000, [castle], [], None)
        assert scene.touched(piece(take_id(7, LEFT, FORWARD), h), 5000, 5000, EVERYTHING) == touched


@clause("VOL-1", "VOL-6", "VOL-35")
def test_a_body_touches_the_edge_when_its_rim_reaches_it() -> None:
    scene = table.lay_out(10000, 7500, [], [], None)
    for h, x, y in ((0, 10000 - 450, 3000), (30, 3000, 7500 - 450), (60, 450, 3000), (90, 3000, 450)):
        inwards = geometry.rot(-1, 0, h)
        assert scene.touched(FIGURES[h], x, y, EVERYTHING) == EDGE
        assert scene.touched(FIGURES[h], x + inwards[0], y + inwards[1], EVERYTHING) == 0


@clause("VOL-5", "VOL-35")
@pytest.mark.parametrize("h", [0, 30, 60, 90])
def test_two_flyers_nose_to_nose(h: int) -> None:
    scene = table.lay_out(10000, 10000, [], [], None)
    scene.place(1, 5000, 5000, (h + 60) % 120)
    for away, touched in ((900, FIGURE[1]), (901, 0)):
        dx, dy = geometry.rot(-away, 0, h)
        assert scene.touched(FIGURES[h], 5000 + dx, 5000 + dy, EVERYTHING) == touched


@clause("VOL-5", "VOL-35")
def test_figure_and_tail_of_a_flyer_are_two_things() -> None:
    scene = table.lay_out(10000, 10000, [], [], None)
    scene.place(1, 5000, 5000, 60)
    assert scene.touched(FIGURES[0], 5000, 5000 + 170, EVERYTHING) == TAIL[1]
    assert scene.touched(FIGURES[0], 5000, 5000 + 171, EVERYTHING) == 0
    assert scene.touched(TAILS[30], 5000, 5000, EVERYTHING) == FIGURE[1] | TAIL[1]
    assert scene.touched(TAILS[30], 5000, 5000, EVERYTHING & ~TAIL[1]) == FIGURE[1]
    assert scene.touched(TAILS[30], 5000, 5000, EVERYTHING & ~FIGURE[1]) == TAIL[1]


class Scene:
    """A table crowded at random, kept twice: for the fast tests and for the slow ones."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.size = 5000, 6000
        places = [self.place() for _ in range(13)]
        self.table = table.lay_out(*self.size, places[:8], places[8:12], places[12])
        bits = [*CASTLE, *HUT, CAT]
        widths = [*CASTLE_HALF_WIDTHS, 200, 200, 200, 200, 120]
        self.bodies = {b: slow.Body([p], w) for b, p, w in zip(bits, places, widths, strict=True)}
        for slot in range(5):
            pose = *self.place(), rng.randrange(120)
            self.table.place(slot, *pose)
            self.bodies[FIGURE[slot]] = slow.figure(*pose)
            self.bodies[TAIL[slot]] = slow.tail(*pose)

    def place(self) -> slow.Point:
        return self.rng.randrange(self.size[0]), self.rng.randrange(self.size[1])

    def touched(self, body: slow.Body) -> int:
        """What the slow geometry says."""
        found = sum(bit for bit, other in self.bodies.items() if slow.touch(body, other))
        return found | (EDGE if slow.touches_edge(body, *self.size) else 0)


@clause("VOL-5", "VOL-6")
def test_fast_and_slow_agree_on_crowded_tables() -> None:
    rng = random.Random(20261115)
    cases = 0
    while cases < 100000:
        scene = Scene(rng)
        for _ in range(20):
            body = slow.any_body(rng)
            x, y = scene.place()
            assert scene.table.touched(body, x, y, EVERYTHING) == scene.touched(slow.placed(body, x, y))
            cases += len(scene.bodies) + 1


@clause("VOL-5")
def test_contact_agrees_with_shapely_outside_the_band() -> None:
    rng = random.Random(5)
    for _ in range(150):
        scene = Scene(rng)
        for _ in range(4):
            body = slow.any_body(rng)
            x, y = scene.place()
            here = slow.placed(body, x, y)
            line = shapely.LineString(here.spine)
            touched = scene.table.touched(body, x, y, EVERYTHING)
            for bit, other in scene.bodies.items():
                there = shapely.LineString(other.spine) if other.spine[1:] else shapely.Point(*other.spine)
                room = line.distance(there) - here.half_width - other.half_width
                assert abs(room) <= slow.BAND or (room < 0) == bool(touched & bit)


# Moving the whole table changes nothing

poses = st.tuples(st.integers(0, 6000), st.integers(0, 5000), st.integers(0, 119))
places = st.tuples(st.integers(0, 6000), st.integers(0, 5000))
takes = st.integers(0, 79)
WIDTH, HEIGHT = 6000, 5000


def touched_by(
    take: int, pose: Pose, castle: slow.Point, other: Pose, size: slow.Point = (WIDTH, HEIGHT)
) -> tuple[int, int, int]:
    """What a piece, and the figure and tail at its end, touch on a table with a castle and a flyer."""
    scene = table.lay_out(*size, [None, castle], [], None)
    scene.place(2, *other)
    x, y, h = pose
    p = piece(take, h)
    ex, ey = x + p.end_x, y + p.end_y
    return (
        scene.touched(p, x, y, EVERYTHING),
        scene.touched(FIGURES[p.end_heading], ex, ey, EVERYTHING),
        scene.touched(TAILS[p.end_heading], ex, ey, EVERYTHING),
    )


@clause("VOL-5")
@given(takes, poses, places, poses, st.integers(-3000, 3000), st.integers(-3000, 3000))
def test_contact_does_not_depend_on_the_place(
    take: int, pose: Pose, castle: slow.Point, other: Pose, dx: int, dy: int
) -> None:
    here = touched_by(take, pose, castle, other)
    there = touched_by(
        take,
        (pose[0] + dx, pose[1] + dy, pose[2]),
        (castle[0] + dx, castle[1] + dy),
        (other[0] + dx, other[1] + dy, other[2]),
    )
    assert [t & ~EDGE for t in here] == [t & ~EDGE for t in there]


@clause("VOL-5", "VOL-6")
@given(takes, poses, places, poses)
def test_contact_survives_a_quarter_turn(take: int, pose: Pose, castle: slow.Point, other: Pose) -> None:
    def turned(p: Pose) -> Pose:
        return HEIGHT - p[1], p[0], (p[2] + 30) % 120

    moved = HEIGHT - castle[1], castle[0]
    there = touched_by(take, turned(pose), moved, turned(other), size=(HEIGHT, WIDTH))
    assert there == touched_by(take, pose, castle, other)


@clause("VOL-5", "VOL-6")
@given(takes, poses, places, poses)
def test_contact_survives_a_mirror(take: int, pose: Pose, castle: slow.Point, other: Pose) -> None:
    def mirrored(p: Pose) -> Pose:
        return p[0], HEIGHT - p[1], -p[2] % 120

    other_hand = take + 2 if take % 4 < 2 else take - 2
    there = touched_by(other_hand, mirrored(pose), (castle[0], HEIGHT - castle[1]), mirrored(other))
    assert there == touched_by(take, pose, castle, other)


# The table


def test_only_what_is_present_and_asked_about_is_touched() -> None:
    scene = school()
    figure = FIGURES[0]
    assert scene.touched(figure, 8500, 3750, EVERYTHING) == CAT
    assert scene.touched(figure, 8500, 3750, OBSTACLES) == 0
    scene.remove(CAT)
    assert scene.touched(figure, 8500, 3750, EVERYTHING) == 0
    scene.restore(CAT)
    assert scene.touched(figure, 8500, 3750, EVERYTHING) == CAT
    assert scene.touched(figure, 10, 10, EVERYTHING & ~EDGE) == 0


def test_flyers_come_and_go_and_copies_are_independent() -> None:
    scene = school()
    tail = TAILS[0]
    assert scene.touched(tail, 5000, 1000, EVERYTHING) == 0
    scene.place(0, 5000, 1000, 45)
    twin = scene.copy()
    assert scene.touched(tail, 5000, 1000, EVERYTHING) == FIGURE[0] | TAIL[0]
    scene.remove(FIGURE[0] | TAIL[0])
    assert scene.touched(tail, 5000, 1000, EVERYTHING) == 0
    assert twin.touched(tail, 5000, 1000, EVERYTHING) == FIGURE[0] | TAIL[0]
    twin.place(0, 1000, 1000, 0)
    scene.restore(FIGURE[0] | TAIL[0])
    assert scene.touched(tail, 5000, 1000, EVERYTHING) == FIGURE[0] | TAIL[0]
    assert twin.touched(tail, 5000, 1000, EVERYTHING) == 0
    assert (twin.flyers[0].x, twin.flyers[0].y, twin.flyers[0].heading) == (1000, 1000, 0)


@clause("VOL-D49")
def test_several_touched_are_named_in_order() -> None:
    everything = [EDGE, *CASTLE, *HUT]
    for slot in range(5):
        everything += [FIGURE[slot], TAIL[slot]]
    everything.append(CAT)
    assert everything == sorted(everything)
    assert sum(everything) == EVERYTHING
    names = [table.first_name(bit) for bit in everything]
    assert names[:1] + names[1:9:7] + names[9:13:3] == ["edge", "castle 1", "castle 8", "hut 1", "hut 4"]
    assert names[13:] == [f"seat {s}" for s in (0, 0, 1, 1, 2, 2, 3, 3)] + ["fool", "fool", "cat"]
    assert table.first_name(CAT | TAIL[2] | HUT[3]) == "hut 4"


def test_the_sets_of_bits_hold_what_they_say() -> None:
    assert sum(CASTLE) == table.ALL_CASTLES
    assert sum(HUT) == table.ALL_HUTS
    assert sum(FIGURE) + sum(TAIL) == table.ALL_FLYERS
    assert EDGE + sum(CASTLE) + sum(HUT) == table.WALLS
    assert OBSTACLES == table.WALLS + table.ALL_FLYERS


@clause("VOL-16")
def test_a_figure_at_a_site_looks_away_from_it() -> None:
    assert geometry.site_pose(650, 2950, 200, 0) == (1300, 2950)
    assert geometry.site_pose(650, 4350, 200, 5) == (1278, 4518)
    for facing, site in product(range(0, 120, 5), range(8)):
        scene = table.lay_out(20000, 20000, [None] * site + [(9000, 9000)], [], None)
        x, y = geometry.site_pose(9000, 9000, CASTLE_HALF_WIDTHS[site], facing)
        assert scene.touched(FIGURES[facing], x, y, EVERYTHING) == 0
