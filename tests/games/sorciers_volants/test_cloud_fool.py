"""The hunt for the fool (VOL-79 to VOL-93)."""

from math import atan2, cos, degrees, dist, radians, sin
from typing import Any

import pytest

import sabbat
from sabbat.games.sorciers_volants.fool import set_aside
from sabbat.games.sorciers_volants.sky import SLOT, Seat
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import (
    HUNT_MEADOW,
    Pose,
    Position,
    after,
    begun,
    flown,
    fool_at,
    played,
    reading,
    scene,
    standing,
    where,
)

START = (3000, 10000, 0)
AWAY = (3000, 3000, 0)


def hunt(
    book: list[str],
    fool: Pose,
    *others: Pose,
    start: Pose = START,
    sweeps: str = "figure",
    catch: str = "figure",
    **fields: Any,
) -> Position:
    """A hunt on a meadow after a flight of seat 0; castle 1 is at (10000, 5000), castle 3 at (15000, 5000)."""
    position = scene(HUNT_MEADOW, [start, *(others or (AWAY,))], [book], fool=fool_at(fool), **fields)
    return flown(reading(position, sweeps=sweeps, catch=catch))


def fools(position: Position) -> dict[str, Any]:
    """The fool's flight."""
    mine, answer = position["flights"]
    assert mine["who"] == 0 and answer["who"] == "fool"
    return dict(answer)


def fool(position: Position) -> Pose:
    return position["fool"]["x"], position["fool"]["y"], position["fool"]["heading"]


@clause("VOL-79", "VOL-80", "VOL-D7")
def test_four_huts_and_the_fool_at_castle_4_looking_at_castle_2() -> None:
    for players in (2, 3, 4):
        state = begun(players, adventure="cloud-fool")
        layout = state.view(None)["layout"]
        assert layout["castles"] == begun(players).view(None)["layout"]["castles"]
        assert len(layout["huts"]) == 4 and state.actions() == [f"hut {n}" for n in range(1, 5)]
        x, y, heading = layout["fool"]
        assert state.dump()["fool"] == fool_at((x, y, heading))
        four, two = layout["castles"][3], layout["castles"][1]
        assert abs(dist((x, y), four) - 320 - 450) < 1
        assert abs(degrees(atan2(two[1] - y, two[0] - x)) % 360 - 3 * heading) < 3


# -- which pieces --------------------------------------------------------------------------------


@clause("VOL-82", "VOL-83", "VOL-D35")
def test_he_flies_the_first_three_curves_of_the_book_whether_laid_or_not() -> None:
    book = ["1 left", "3 right", "5 left", "7 right", "9 left reverse"]
    free = hunt(book, (10000, 9000, 90))
    stalled = hunt(book, (10000, 9000, 90), start=(19900, 10000, 0))
    assert stalled["phase"] == "stalled" and len(stalled["flights"]) == 1
    for end in (free, played(stalled, "drop")):
        assert [piece.split()[0] for piece in fools(end)["pieces"]] == ["1", "3", "5"]
        assert sabbat.load(end).view(None)["supply"] == list(range(1, 21))


@clause("VOL-82")
@pytest.mark.parametrize(
    ("book", "curves"),
    [(["4 left"], ["4"]), (["4 left", "2 left"], ["4", "2"]), (["4 left", "7 left reverse"], ["4", "7"])],
)
def test_with_fewer_pieces_he_flies_just_those_a_reverse_piece_last(book: list[str], curves: list[str]) -> None:
    end = hunt(book, (10000, 9000, 90))
    assert [piece.split()[0] for piece in fools(end)["pieces"]] == curves
    assert not any(piece.endswith("reverse") for piece in fools(end)["pieces"])


@clause("VOL-82")
def test_set_aside_they_are_all_left_hand_and_forward_and_nothing_else() -> None:
    twelve, four, nine = 4 * 11, 4 * 3, 4 * 8  # left-hand and forward; 2 more is right-hand, 1 more in reverse
    seat = Seat()
    assert set_aside(seat) == 0
    seat.book, seat.count = twelve + 2 | four << SLOT, 2
    assert set_aside(seat) == twelve | four << SLOT
    seat.reverse = nine + 3
    assert set_aside(seat) == twelve | four << SLOT | nine << 2 * SLOT


@clause("VOL-82")
def test_a_suspended_flight_that_is_kept_or_restarted_sets_nothing_aside() -> None:
    stalled = hunt(["1 left"], (10000, 9000, 90), start=(10000, 5000, 0))  # on top of castle 1
    assert stalled["phase"] == "stalled"
    for action in ("keep", "restart"):
        assert played(stalled, action)["fool"] == stalled["fool"]
    assert played(stalled, "drop")["fool"] != stalled["fool"]


# -- how he flies --------------------------------------------------------------------------------


@clause("VOL-83", "VOL-84", "VOL-D36")
def test_he_chooses_the_sides_that_bring_his_nose_nearest_to_the_lowest_castle() -> None:
    for x, side in ((9000, "right"), (11000, "left")):
        start = (x, 12000, 90)
        end = hunt(["14 left"], start)
        assert fools(end)["pieces"] == [f"14 {side}"] and fool(end) == after(start, f"14 {side}")


@clause("VOL-84")
def test_destroying_the_lowest_castle_comes_first() -> None:
    """To the left his piece touches castle 1, though to the right he would keep the same number of pieces."""
    end = hunt(["12 right"], (10600, 6000, 90))
    assert fools(end)["pieces"] == ["12 left"] and fools(end)["touched"] == ["castle 1"] and end["castles"] == [3]


@clause("VOL-84")
def test_he_would_rather_keep_pieces_than_be_near() -> None:
    """Right and left would leave him nearer to castle 3, but the edge would take the second piece back."""
    end = hunt(["1 left", "4 left"], (14300, 1000, 110), castles=[3])
    assert fools(end)["pieces"] == ["1 right", "4 right"] and fools(end)["kept"] == 2


@clause("VOL-84")
def test_left_goes_before_right_when_all_else_is_equal() -> None:
    """Straight above the castle and looking up, both sides are the same."""
    assert fools(hunt(["20 right"], (10000, 3000, 90)))["pieces"] == ["20 left"]


@clause("VOL-85")
def test_a_castle_that_his_piece_touches_disappears() -> None:
    end = hunt(["1 left"], (9600, 5600, 90))
    assert end["castles"] == [3] and fools(end)["kept"] == 1


@clause("VOL-85", "VOL-D39")
def test_his_landing_figure_makes_castles_disappear_but_his_tail_does_not() -> None:
    nose = hunt(["1 left"], (10000, 6950, 90))
    assert nose["castles"] == [3] and fools(nose)["touched"] == ["castle 1"]
    layout = {**HUNT_MEADOW, "castles": [[14800, 15000], *HUNT_MEADOW["castles"][1:]]}
    start = (14500, 5420, 0)  # he turns away from castle 3 so sharply that his tail comes to lie on it
    tail = flown(scene(layout, [START, AWAY], [["20 left"]], fool=fool_at(start)))
    x, y, _ = fool(tail)
    assert fool(tail) == after(start, "20 right") and dist((x, y - 380), (15000, 5000)) < 70 + 340
    assert tail["castles"] == [1, 3] and fools(tail)["touched"] == []


@clause("VOL-86", "VOL-D37")
def test_edge_and_huts_stop_him_castles_and_players_do_not() -> None:
    at_hut = hunt(["1 left", "2 left"], (2600, 16000, 60), castles=[3])
    assert fools(at_hut)["stopped_by"] == "hut 2" and fools(at_hut)["kept"] == 1
    at_edge = hunt(["1 left", "2 left"], (12000, 1900, 90), castles=[3])
    assert fools(at_edge)["stopped_by"] == "edge" and fools(at_edge)["kept"] == 1
    through = hunt(["1 left", "3 left"], (8500, 10000, 0), (9200, 10150, 90), castles=[3])
    assert fools(through)["kept"] == 2 and fools(through)["stopped_by"] is None


@clause("VOL-87", "VOL-D38")
def test_in_a_corner_he_turns_about_on_the_spot() -> None:
    end = hunt(["1 left", "3 left"], (200, 200, 75))
    assert fool(end) == (200, 200, 15) and fools(end)["kept"] == 0 and fools(end)["stopped_by"] == "edge"


@clause("VOL-87", "VOL-88")
def test_what_he_touches_in_turning_is_touched_as_in_a_landing() -> None:
    end = hunt(["1 left"], (200, 200, 75), (650, 500, 0))
    assert fools(end)["kept"] == 0 and fools(end)["touched"] == ["seat 1"] and end["flyers"][1] is None


# -- players in his way --------------------------------------------------------------------------


@clause("VOL-88", "VOL-D39")
@pytest.mark.parametrize("aside", [225, -190], ids=["on the figure", "on the tail"])
@pytest.mark.parametrize("ahead", [225, -190], ids=["by his figure", "by his tail"])
def test_whoever_he_touches_where_he_lands_disappears_but_keeps_the_book(ahead: int, aside: int) -> None:
    """The player stands across the fool's figure, or across his tail, which lies on the last of his pieces."""
    start = (8500, 10000, 0)
    x, y, heading = after(start, "1 left", "3 left")
    x, y = round(x + ahead * cos(radians(3 * heading))), round(y + ahead * sin(radians(3 * heading)))
    position = scene(HUNT_MEADOW, [START, (x, y + aside, 90)], [["1 left", "3 left"], ["9 left", "8 left reverse"]])
    end = flown({**position, "fool": fool_at(start), "castles": [3]})
    assert fool(end) == after(start, "1 left", "3 left")
    assert fools(end)["touched"] == ["seat 1"] and end["flyers"][1] is None and end["waiting"] == [1]
    assert end["books"] == [[], ["9 left"]] and end["reverse"] == [None, "8 left"]


@clause("VOL-88", "VOL-D39")
@pytest.mark.parametrize("aside", [225, -190], ids=["figure", "tail"])
def test_his_pieces_pass_over_players_but_for_the_other_reading(aside: int) -> None:
    x, y, _ = after((8500, 10000, 0), "1 left")
    passed, swept = (
        hunt(["1 left", "3 left"], (8500, 10000, 0), (x, y + aside, 90), castles=[3], sweeps=sweeps)
        for sweeps in ("figure", "pieces")
    )
    assert fools(passed)["touched"] == [] and where(passed, 1) == (x, y + aside, 90) and passed["waiting"] == []
    assert fools(swept)["touched"] == ["seat 1"] and swept["flyers"][1] is None and swept["waiting"] == [1]
    assert fool(passed) == fool(swept)


@clause("VOL-D40")
def test_the_book_is_flown_later_from_the_hut() -> None:
    position = scene(HUNT_MEADOW, [START, (9200, 10150, 90)], [["1 left", "3 left"], ["9 left"]], castles=[3])
    position = reading(position, sweeps="pieces")
    end = played({**position, "fool": fool_at((8500, 10000, 0))}, "fly", "hut 1", "face 0", "fly")
    assert where(end, 1) == after((1150, 14000, 0), "9 left")


@clause("VOL-89", "VOL-D41")
def test_the_left_neighbour_chooses_a_hut_where_nobody_stands_and_the_player_the_facing() -> None:
    others = [(9200, 10150, 90), (1150, 16000, 0)]
    position = scene(HUNT_MEADOW, [START, *others], [["1 left", "3 left"]], fool=fool_at((8500, 10000, 0)), castles=[3])
    position["flyers"][2]["site"] = "hut 2"
    state = sabbat.load(flown(reading(position, sweeps="pieces")))
    assert state.actor == 2 and state.actions() == ["hut 1", "hut 3", "hut 4"]
    state.play("hut 1")
    assert state.actor == 1 and state.dump()["phase"] == "face"
    state.play("face 0")
    assert state.turn == 1 and state.dump()["flyers"][1] == standing((1150, 14000, 0), "hut 1")


@clause("VOL-90", "VOL-89")
def test_several_are_placed_clockwise_from_the_seat_after_the_active_one() -> None:
    """Even the active seat, which lands in his way, comes last."""
    x, y, _ = after(START, "1 left", "3 left")
    crowd = [(x + 800, y + 300, 90), (x - 500, y - 450, 30)]
    state = sabbat.load(hunt(["1 left", "3 left"], (x + 1500, y + 100, 60), *crowd, castles=[3], sweeps="pieces"))
    assert fools(state.dump())["touched"] == ["seat 0", "seat 1", "seat 2"]
    assert state.dump()["waiting"] == [1, 2, 0]
    for chooser, placed, hut in ((2, 1, "hut 1"), (0, 2, "hut 2"), (1, 0, "hut 3")):
        assert state.turn == chooser
        state.play(hut)
        assert state.turn == placed
        state.play("face 0")
    assert state.turn == 1 and state.dump()["phase"] == "turn"


# -- the end of the hunt -------------------------------------------------------------------------


@clause("VOL-81", "VOL-91", "VOL-D42")
def test_touching_his_figure_forwards_catches_him() -> None:
    x, y, _ = after(START, "1 left")
    by_piece = hunt(["1 left", "3 left"], (x, y + 225, 90))
    by_figure = hunt(["1 left"], (x + 500, y + 200, 90))
    for end in (by_piece, by_figure):
        assert end["reason"] == "fool-caught" and end["winner"] == 0 and where(end) == after(START, "1 left")
        assert end["flights"][0]["touched"] == ["fool"] and len(end["flights"]) == 1
    assert sabbat.load(by_piece).outcome() == {"scores": [1, 0], "ranks": [1, 2], "reason": "fool-caught"}


@clause("VOL-91", "VOL-D42")
def test_his_tail_is_an_obstacle_and_backwards_he_is_one_altogether() -> None:
    x, y, _ = after(START, "1 left", "3 left")
    tail = hunt(["1 left", "3 left"], (x, y - 190, 90))
    assert tail["flights"][0]["stopped_by"] == "fool" and tail["winner"] is None
    x, y, _ = after((6000, 10000, 0), "1 left reverse")
    backwards = hunt(["1 left reverse"], (x, y + 225, 90), start=(6000, 10000, 0))
    assert backwards["flights"][0]["stopped_by"] == "fool" and backwards["phase"] == "stalled"


@clause("VOL-91", "VOL-D42")
def test_where_his_tail_counts_it_is_caught_by_a_piece_or_the_landing_figure_and_not_by_a_tail() -> None:
    x, y, _ = after(START, "1 left")
    by_piece = hunt(["1 left", "3 left"], (x, y - 190, 90), catch="tail")
    by_figure = hunt(["1 left"], (x + 500, y - 200, 90), catch="tail")
    for end in (by_piece, by_figure):
        assert end["reason"] == "fool-caught" and where(end) == after(START, "1 left")
        assert end["flights"][0]["touched"] == ["fool"]
    assert hunt(["1 left"], (x + 500, y - 200, 90))["flights"][0]["stopped_by"] == "fool"
    start = (6000, 10000, 0)
    x, y, _ = after(start, "1 left reverse")
    backwards = hunt(["1 left reverse"], (x, y - 190, 90), start=start, catch="tail")
    assert backwards["flights"][0]["stopped_by"] == "fool" and backwards["phase"] == "stalled"
    x, y, _ = after(START, "20 left")  # it turns so sharply that its tail comes to lie beside its piece
    beside = hunt(["20 left"], (x + 360, y + 420, 0), catch="tail")
    assert beside["flights"][0]["stopped_by"] == "fool" and beside["winner"] is None


@clause("VOL-91")
def test_a_catch_fails_if_the_same_piece_touches_an_obstacle() -> None:
    x, y, _ = after(START, "1 left", "3 left")
    end = hunt(["1 left", "3 left"], (x, y + 225, 90), (x + 150, y - 230, 30))
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["winner"] is None


@clause("VOL-92")
def test_players_do_not_catch_each_other() -> None:
    x, y, _ = after(START, "1 left", "3 left")
    end = hunt(["1 left", "3 left"], (10000, 9000, 90), (x, y + 225, 90))
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["winner"] is None


@clause("VOL-93", "VOL-81", "VOL-D43", "VOL-D44")
def test_without_castles_the_fool_has_won_and_nobody_is_placed() -> None:
    """He completes his flight: the second piece sweeps seat 1 away after the first has taken the last castle."""
    x, y, _ = after((9600, 5900, 90), "1 left", "3 left")
    end = hunt(["1 left", "3 left"], (9600, 5900, 90), (x + 225, y, 60), castles=[1])
    assert end["castles"] == [] and end["reason"] == "fool-wins" and end["winner"] is None
    assert fools(end)["kept"] == 2
    assert end["waiting"] == [] and end["phase"] == "over"
    assert sabbat.load(end).outcome() == {"scores": [0, 0], "ranks": [2, 2], "reason": "fool-wins"}
