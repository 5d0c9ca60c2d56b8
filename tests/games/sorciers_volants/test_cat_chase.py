"""The cat chase (VOL-63 to VOL-78)."""

from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import (
    CAT_MEADOW,
    Pose,
    Position,
    after,
    begun,
    flown,
    played,
    scene,
    standing,
    where,
)

AWAY = (3000, 3000, 0)
START = (9000, 12000, 0)

# Castles 1, 2 and 3 are joined by a triangle; its long side is the line x + y = 20000.
FENCED: dict[str, Any] = {**CAT_MEADOW, "ring": [1, 2, 3], "cat": [9000, 9000]}


def chase(start: Pose, other: Pose, book: list[str], **fields: Any) -> Position:
    """An open cat chase after a flight of seat 0."""
    return flown(scene(CAT_MEADOW, [start, other], [book, ["16 left", "15 right reverse"]], **fields))


@clause("VOL-63", "VOL-64", "VOL-65", "VOL-D27", "VOL-D50")
def test_castle_1_stands_in_a_ring_of_seven_and_the_cat_touches_it() -> None:
    state = begun(4, adventure="cat-chase")
    layout = state.view(None)["layout"]
    (x, y), *ring = layout["castles"]
    assert (x, y) == (5000, 3750) and layout["huts"] == [] and layout["ring"] == [2, 3, 4, 5, 6, 7, 8]
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        assert abs(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - 2603) < 5
    assert state.actions() == [f"castle {n}" for n in range(2, 9)]
    assert state.dump()["cat"] == "home" and layout["cat"] == [x, y + 380 + 120]


# -- catching ------------------------------------------------------------------------------------


@clause("VOL-66")
@pytest.mark.parametrize(
    ("start", "piece"),
    [
        ((9500, 10000, 0), "1 left"),
        ((8362, 10085, 0), "1 left"),
        ((9532, 10080, 0), "20 right"),
        ((10500, 10000, 0), "9 left reverse"),
    ],
    ids=["piece", "figure", "tail", "backwards"],
)
def test_the_cat_at_home_is_caught_by_touching_it(start: Pose, piece: str) -> None:
    end = chase(start, AWAY, [piece])
    assert end["cat"] == 0 and end["flights"][0]["touched"] == ["cat"] and end["phase"] == "turn"
    assert where(end) == after(start, piece)


@clause("VOL-67", "VOL-68")
def test_the_flight_goes_on_and_ends_with_a_point() -> None:
    end = chase((9500, 10000, 0), AWAY, ["1 left", "3 right"])
    assert where(end) == after((9500, 10000, 0), "1 left", "3 right")
    assert end["cat"] == 0 and end["points"] == [1, 0]


@clause("VOL-68", "VOL-69", "VOL-D34")
@pytest.mark.parametrize(
    ("book", "points"),
    [(["1 left"], 0), (["1 left reverse"], 0), (["1 left", "3 left"], 1), (["1 left", "4 left reverse"], 1)],
)
def test_a_flight_with_the_cat_scores_with_two_pieces_of_any_kind(book: list[str], points: int) -> None:
    assert chase(START, AWAY, book, cat=0)["points"] == [points, 0]


@clause("VOL-69")
def test_an_interrupted_flight_does_not_score() -> None:
    x, y, _ = after(START, "1 left", "3 right")
    end = chase(START, (x, y + 225, 90), ["1 left", "3 right"], cat=0)
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["cat"] == 0 and end["points"] == [0, 0]


@clause("VOL-78")
def test_the_last_point_wins_at_once() -> None:
    end = chase(START, AWAY, ["1 left", "3 left"], cat=0, points=[2, 2])
    assert end["reason"] == "points" and end["winner"] == 0
    assert sabbat.load(end).outcome() == {"scores": [3, 2], "ranks": [1, 2], "reason": "points"}


# -- stealing ------------------------------------------------------------------------------------


def across(part: str, piece: str) -> Pose:
    """A flyer whose figure or tail lies across the way of a piece, beyond its end pose's figure."""
    x, y, _ = after(START, piece)
    return (x, y + 225, 90) if part == "figure" else (x, y - 190, 90)


@clause("VOL-70", "VOL-73", "VOL-D32")
@pytest.mark.parametrize("part", ["figure", "tail"])
def test_a_piece_steals_from_figure_or_tail_and_the_victim_leaves_at_once(part: str) -> None:
    end = chase(START, across(part, "1 left"), ["1 left", "3 right"], cat=1)
    assert where(end) == after(START, "1 left", "3 right")  # the victim was no obstacle any more
    assert end["cat"] == 0 and end["points"] == [1, 0] and end["flights"][0]["touched"] == ["seat 1"]
    assert end["flyers"][1] is None and end["waiting"] == [1]
    assert end["books"] == [[], []] and end["reverse"] == [None, None]


@clause("VOL-70")
def test_a_landing_figure_steals_too() -> None:
    x, y, _ = after(START, "1 left")
    end = chase(START, (x + 500, y + 200, 90), ["1 left"], cat=1)
    assert end["cat"] == 0 and where(end) == after(START, "1 left") and end["points"] == [0, 0]


@clause("VOL-71", "VOL-D31")
def test_a_tail_does_not_steal() -> None:
    """As at any landing: the tail alone touches seat 1, so the last piece is withdrawn."""
    start = (*START[:2], 2)
    x, y, _ = after(start, "1 left")
    end = chase(start, (x + 768, y - 195, 60), ["1 left", "20 right"], cat=1)
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["flights"][0]["kept"] == 1 and end["cat"] == 1


@clause("VOL-70", "VOL-28")
def test_who_does_not_have_the_cat_is_an_obstacle() -> None:
    end = chase(START, across("figure", "1 left"), ["1 left", "3 right"])
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["cat"] == "home"


@clause("VOL-72")
def test_nobody_steals_backwards() -> None:
    x, y, _ = after(START, "1 left reverse")
    end = chase(START, (x, y + 225, 90), ["1 left reverse"], cat=1)
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["cat"] == 1 and end["phase"] == "stalled"


@clause("VOL-71", "VOL-D16")
def test_an_undone_theft_leaves_the_victim_as_it_was() -> None:
    layout = {**CAT_MEADOW, "castles": [*CAT_MEADOW["castles"][:3], None, None, None, None, [0, 0]]}
    end_x, end_y, _ = after(START, "1 left")
    layout["castles"][7] = [end_x + 560, end_y - 50]
    victim = standing((end_x, end_y + 225, 90), "castle 2")
    position = scene(layout, [START, AWAY], [["1 left"], ["9 left", "10 right reverse"]], cat=1)
    position["flyers"][1] = victim
    stalled = flown(position)
    assert stalled["phase"] == "stalled" and stalled["flights"][0]["laid"] == 1
    for field in ("cat", "flyers", "books", "reverse", "waiting", "points"):
        assert stalled[field] == position[field]
    assert stalled["flights"][0]["touched"] == [] and sabbat.load(stalled).view(None)["supply"].count(9) == 0


@clause("VOL-74", "VOL-75", "VOL-D33")
def test_the_thief_chooses_a_castle_where_nobody_started_and_the_victim_its_facing() -> None:
    state = sabbat.load(chase(START, across("figure", "1 left"), ["1 left"], cat=1))
    assert state.actor == 0 and state.actions() == ["castle 3"]
    state.play("castle 3")
    assert state.actor == 1 and "face 90" in state.actions() and "face 60" not in state.actions()
    state.play("face 90")
    assert state.turn == 1 and state.dump()["phase"] == "turn"
    assert state.dump()["flyers"][1] == standing((1000, 19000 - 340 - 450, 90), "castle 3")


@clause("VOL-D47")
def test_an_exile_with_no_castle_left_goes_to_any() -> None:
    layout = {**CAT_MEADOW, "castles": [*CAT_MEADOW["castles"][:2], *[None] * 6]}
    position = scene(layout, [START, across("figure", "1 left")], [["1 left"]], cat=1)
    assert sabbat.load(flown(position)).actions() == ["castle 1", "castle 2"]


# -- the ring ------------------------------------------------------------------------------------


def fenced(start: Pose, book: list[str], other: Pose = AWAY, **fields: Any) -> Position:
    """A chase in the triangle after a flight of seat 0."""
    return flown(scene(FENCED, [start, other], [book], **fields))


@clause("VOL-76", "VOL-77", "VOL-69")
def test_a_carrier_who_crosses_a_line_loses_the_cat_and_flies_on() -> None:
    end = fenced((9000, 10000, 0), ["3 left", "1 right"], cat=0)
    assert end["cat"] == "home" and end["points"] == [0, 0] and end["flights"][0]["touched"] == ["ring"]
    assert where(end) == after((9000, 10000, 0), "3 left", "1 right") and end["flights"][0]["stopped_by"] is None


@clause("VOL-76")
def test_nobody_else_minds_the_ring() -> None:
    assert fenced((9000, 10000, 0), ["3 left", "1 right"])["flights"][0]["touched"] == []


@clause("VOL-76", "VOL-D28", "VOL-D29")
def test_lying_across_a_line_is_out_of_bounds_though_no_piece_crosses_it() -> None:
    """The joint stays inside, the nose looks over the line; a piece's width over it does not matter."""
    end = fenced((8100, 10400, 0), ["1 left"], cat=0)
    x, y, _ = where(end)
    assert x + y < 20000 < x + y + 450 and end["cat"] == "home"
    beside_it = fenced((7300, 11200, 90), ["1 left"], cat=0)
    assert beside_it["cat"] == 0


@clause("VOL-76", "VOL-D28")
def test_the_piece_that_wins_the_cat_may_cross_the_line() -> None:
    inwards = fenced((10300, 9800, 75), ["3 left", "4 right"])
    assert inwards["flights"][0]["touched"] == ["cat"] and inwards["cat"] == 0 and inwards["points"] == [1, 0]
    outwards = fenced((8600, 8700, 15), ["3 left", "1 left"])
    assert outwards["flights"][0]["touched"][:2] == ["cat", "ring"] and outwards["cat"] == "home"


@clause("VOL-76")
def test_without_a_ring_nobody_is_out_of_bounds() -> None:
    assert chase((9000, 10000, 0), AWAY, ["3 left", "1 right"], cat=0)["cat"] == 0


@clause("VOL-77", "VOL-D30")
def test_the_cat_goes_home_even_if_somebody_stands_there() -> None:
    end = fenced((9000, 10000, 0), ["3 left", "1 right"], (9000, 9000, 0), cat=0)
    assert end["cat"] == "home" and where(end, 1) == (9000, 9000, 0)
    assert played(end, "take 5 left")["cat"] == "home"


@clause("VOL-D30", "VOL-69")
def test_a_cat_lost_and_caught_again_in_one_flight_scores_nothing() -> None:
    layout = {**FENCED, "cat": [9600, 9900]}
    end = flown(scene(layout, [(8500, 10400, 30), AWAY], [["19 left", "18 left", "12 left"]], cat=0))
    assert end["flights"][0]["touched"] == ["ring", "cat"] and end["flights"][0]["stopped_by"] is None
    assert end["cat"] == 0 and end["points"] == [0, 0]
