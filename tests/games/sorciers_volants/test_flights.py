"""Flying, forward and backwards (VOL-26 to VOL-37, VOL-43 to VOL-50), and the flying school."""

from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.sorciers_volants import slow_rules
from tests.games.sorciers_volants.scenes import (
    CAT_MEADOW,
    CATNAP,
    MEADOW,
    PLAIN,
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

AT = (10000, 10000, 0)
AWAY = (3000, 3000, 0)
LOOP = ["20 right", "19 right", "17 right", "16 right", "15 right"]


def beside(pose: Pose, ahead: int, aside: int, heading: int) -> Pose:
    """A pose so far to the right of another and below it."""
    return pose[0] + ahead, pose[1] + aside, heading


def across(part: str, piece: str, pose: Pose) -> Pose:
    """A flyer whose figure or tail lies across a piece laid from a pose, two thirds along it."""
    x, y = slow_rules.laid(piece, pose)[0].spine[4]
    return (x, y + 225, 90) if part == "figure" else (x, y - 190, 90)


def result(position: Position) -> tuple[int, int, str | None]:
    """Pieces laid and kept in a flight, and what stopped it."""
    flight = position["flights"][0]
    return flight["laid"], flight["kept"], flight["stopped_by"]


# -- forward -------------------------------------------------------------------------------------


@clause("VOL-26", "VOL-27", "VOL-32")
def test_every_piece_is_laid_from_the_end_of_the_one_before() -> None:
    book = ["7 left", "3 right", "20 right", "1 left", "12 right"]
    end = flown(scene(MEADOW, [AT, AWAY], [book]))
    assert where(end) == after(AT, *book)
    assert end["flights"][0]["laid"] == end["flights"][0]["kept"] == 5


@clause("VOL-29", "VOL-D11")
def test_a_flyer_is_not_in_its_own_way() -> None:
    end = flown(scene(MEADOW, [AT, AWAY], [LOOP]))
    assert end["flights"][0]["stopped_by"] is None and where(end) == after(AT, *LOOP)


@clause("VOL-29", "VOL-D12")
def test_the_cat_is_not_in_the_way() -> None:
    end = flown(scene(CAT_MEADOW, [(9500, 10000, 0), AWAY], [["1 left", "3 right"]]))
    assert end["flights"][0]["touched"] == ["cat"] and end["flights"][0]["kept"] == 2


@clause("VOL-28", "VOL-30")
@pytest.mark.parametrize("part", ["figure", "tail"])
def test_other_flyers_and_their_tails_are_obstacles(part: str) -> None:
    middle = after(AT, "1 left")
    end = flown(scene(MEADOW, [AT, across(part, "3 right", middle)], [["1 left", "3 right", "7 left"]]))
    assert result(end) == (1, 1, "seat 1") and where(end) == middle


@clause("VOL-30", "VOL-D15")
def test_a_faulty_piece_touches_nothing() -> None:
    layout = {**CATNAP, "castles": [[5400, 3750], *CATNAP["castles"][1:]]}
    layout["cat"] = [4900, 3750]
    end = flown(scene(layout, [(4300, 3750, 0), (1000, 1000, 0)], [["5 left"]]))
    assert result(end) == (0, 0, "castle 1") and end["flights"][0]["touched"] == []
    assert end["phase"] == "stalled"


@clause("VOL-31", "VOL-D16", "VOL-67")
def test_a_cat_at_home_is_caught_even_by_a_piece_that_is_withdrawn() -> None:
    layout = {**CAT_MEADOW, "castles": [[11200, 9900], *CAT_MEADOW["castles"][1:]], "cat": [10300, 10060]}
    end = flown(scene(layout, [(9000, 10000, 0), AWAY], [["2 left", "4 right"], []]))
    assert result(end) == (2, 1, "castle 1")
    assert end["flights"][0]["touched"] == ["cat"] and end["cat"] == 0 and end["points"] == [0, 0]


@clause("VOL-33", "VOL-D14")
def test_the_tail_is_tested_at_the_landing_too() -> None:
    """The sharp last curve leaves the tail sticking out, where only the tail touches seat 1."""
    start = (*AT[:2], 2)
    middle = after(start, "1 left")
    end = flown(scene(MEADOW, [start, beside(middle, 768, -195, 60)], [["1 left", "20 right"]]))
    assert result(end) == (2, 1, "seat 1") and where(end) == middle


@clause("VOL-33", "VOL-D13", "VOL-D49")
def test_the_landing_steps_back_as_far_as_it_must() -> None:
    """All three pieces fit, but the figure only at the end of the first."""
    end = flown(scene(MEADOW, [AT, beside(AT, 2050, 60, 90)], [["2 left", "4 right", "18 left"]]))
    assert result(end) == (3, 1, "seat 1") and where(end) == after(AT, "2 left")


# -- suspension ----------------------------------------------------------------------------------


BLOCKED: dict[str, Any] = scene("school", [(5800, 4250, 99), (1300, 4550, 0)], [["10 right", "14 right"], ["2 left"]])


@clause("VOL-36", "VOL-25", "VOL-D17")
def test_a_suspended_player_keeps_or_drops_the_pieces() -> None:
    stalled = flown(BLOCKED)
    assert stalled["phase"] == "stalled" and sabbat.load(stalled).actions() == ["keep", "drop"]
    kept, dropped = played(stalled, "keep"), played(stalled, "drop")
    assert kept["books"] == BLOCKED["books"] and dropped["books"] == [[], ["2 left"]]
    assert kept["turns_played"] == dropped["turns_played"] == BLOCKED["turns_played"] + 1


@clause("VOL-D17")
def test_a_landing_that_steps_back_to_the_start_suspends_too() -> None:
    layout = {**MEADOW, "castles": [[11303, 9921], *MEADOW["castles"][1:]]}
    stalled = flown(scene(layout, [AT, AWAY], [["4 left"]]))
    assert result(stalled) == (1, 0, "castle 1")
    assert stalled["phase"] == "stalled" and where(stalled) == AT


CORNER = (200, 200, 75)
IN_CASTLE_1 = (5000, 3750, 0)  # nobody gets there, but nobody would get away either


@clause("VOL-37", "VOL-D18")
def test_a_walled_in_flyer_may_begin_again_where_it_started() -> None:
    position = scene("school", [CORNER, (1300, 4550, 0)], [["10 right"]])
    stalled = sabbat.load(flown(position))
    assert stalled.actions() == ["keep", "drop", "restart"]
    stalled.play("restart")
    assert stalled.dump()["phase"] == "face" and stalled.dump()["site"] == "hut 1" and stalled.actor == 0
    assert stalled.dump()["books"] == [[], []]
    stalled.play("face 0")
    assert stalled.dump()["flyers"][0] == standing((1300, 2950, 0), "hut 1") and stalled.actor == 1


@clause("VOL-37")
def test_only_what_never_moves_walls_a_flyer_in() -> None:
    crowd = [beside(AT, 500, 0, 90), beside(AT, 450, 300, 30)]
    layout = {**MEADOW, "starts": ["castle 1", "castle 2", "castle 3"]}
    layout["castles"] = [[1000, 1000], [19000, 1000], [1000, 19000], None, None, None, None, None]
    stalled = flown(scene(layout, [AT, *crowd], [["1 left"]]))
    assert stalled["phase"] == "stalled" and sabbat.load(stalled).actions() == ["keep", "drop"]


@clause("VOL-37")
def test_a_reverse_curve_leads_out_where_there_is_reverse_flight() -> None:
    stalled = flown(scene("bumblebee", [(9700, 3750, 0), (1300, 4550, 0)], [["10 right"]]))
    assert sabbat.load(stalled).actions() == ["keep", "drop"]
    in_school = flown(scene("school", [(9700, 3750, 0), (1300, 4550, 0)], [["10 right"]]))
    assert sabbat.load(in_school).actions() == ["keep", "drop", "restart"]


@clause("VOL-37")
def test_the_cat_goes_home_and_progress_is_kept() -> None:
    position = scene("cat-chase", [IN_CASTLE_1, (5000, 2000, 0)], [["10 right"]], cat=0, points=[3, 1])
    after_it = played(position, "fly", "restart")
    assert after_it["cat"] == "home" and after_it["points"] == [3, 1] and after_it["site"] == "castle 2"


@clause("VOL-37", "VOL-D41")
def test_an_occupied_start_site_is_passed_over() -> None:
    position = scene("school", [CORNER, (1300, 2950, 0)], [["10 right"]])
    position["flyers"][1]["site"] = "hut 1"
    assert played(position, "fly", "restart")["site"] == "hut 2"


@clause("VOL-D47")
def test_restart_passes_over_castles_that_have_disappeared() -> None:
    hunt = {**PLAIN, "goal": "catch-fool", "fool": [5000, 1000, 0], "course": [], "starts": ["castle 1", "castle 8"]}
    hunt["castles"] = [[3000, 5250], [5000, 5250], None, None, None, None, None, [7000, 3750]]
    for castles, site in ([2, 8], "castle 8"), ([2], "castle 1"):
        position = scene(hunt, [(5000, 5250, 0), (5000, 2500, 0)], [["10 right"]], castles=castles)
        assert played(position, "fly", "restart")["site"] == site


# -- the flying school ---------------------------------------------------------------------------


@clause("VOL-38", "VOL-39", "VOL-40", "VOL-D3", "VOL-D4", "VOL-D5", "VOL-D6", "VOL-D50")
def test_the_school_stands_as_described() -> None:
    for players in (2, 3, 4):
        layout = begun(players).view(None)["layout"]
        one, two, three, four, *inner = layout["castles"]
        assert one[0] == two[0] < three[0] == four[0] and two[1] < three[1] < four[1] < one[1]
        assert one[1] - two[1] == 3000  # two book widths of 150 mm
        assert all(one[0] < x < three[0] and two[1] < y < one[1] for x, y in inner)
        assert len(layout["huts"]) == players and all(x < one[0] - 380 for x, _ in layout["huts"])
        assert layout["starts"] == [f"hut {n}" for n in range(1, players + 1)]
        assert layout["cat"][0] > three[0] and three[1] < layout["cat"][1] < four[1]


@clause("VOL-41")
@pytest.mark.parametrize(
    ("start", "book", "kept"),
    [((7700, 3750, 0), ["1 left", "3 left"], 1), ((7262, 3835, 0), ["1 left"], 1)],
    ids=["piece", "figure"],
)
def test_whoever_touches_the_cat_wins(start: Pose, book: list[str], kept: int) -> None:
    end = flown(scene("school", [start, (1300, 4550, 0)], [book]))
    assert end["reason"] == "cat" and end["winner"] == 0 and end["flights"][0]["kept"] == kept
    assert where(end) == after(start, *book[:kept])


@clause("VOL-42")
def test_there_is_no_reverse_in_the_school() -> None:
    assert not any(action.endswith("reverse") for action in sabbat.load(BLOCKED).actions())


# -- backwards -----------------------------------------------------------------------------------


@clause("VOL-43", "VOL-44", "VOL-45")
def test_a_curve_may_be_taken_as_the_one_reverse_piece() -> None:
    position = scene("bumblebee", [(1300, 2950, 0), (1300, 4550, 0)], [[], ["1 left"]])
    state = sabbat.load(position)
    assert "take 9 left reverse" in state.actions()
    state.play("take 9 left reverse")
    assert state.dump()["reverse"] == ["9 left", None] and state.dump()["books"][0] == []
    state.play("take 2 left")
    assert state.actions() == ["fly"]


@clause("VOL-46", "VOL-D20")
def test_a_reverse_piece_is_one_of_five() -> None:
    four = ["1 left", "2 left", "3 left", "4 left"]
    place = [(1300, 2950, 0), (1300, 4550, 0)]
    assert "take 9 left reverse" in sabbat.load(scene("bumblebee", place, [four])).actions()
    assert sabbat.load(scene("bumblebee", place, [[*four, "9 left"]])).actions() == ["fly"]
    with pytest.raises(sabbat.BadPosition):
        sabbat.load(scene("bumblebee", place, [[*four, "9 left", "10 left reverse"]]))


@clause("VOL-47", "VOL-48", "VOL-D19")
@pytest.mark.parametrize("side", ["left", "right"])
def test_without_forward_pieces_the_flyer_reverses_from_where_it_stands(side: str) -> None:
    end = flown(scene(MEADOW, [AT, AWAY], [[f"9 {side} reverse"]]))
    x, y, heading = where(end)
    assert (x, y, heading) == after(AT, f"9 {side} reverse")
    assert x < AT[0] and (y < AT[1]) == (side == "left")
    assert (heading < 60) == (side == "left")  # the nose swings to the other side


@clause("VOL-49", "VOL-D21")
def test_a_reverse_that_does_not_fit_leaves_the_forward_part() -> None:
    middle = after(AT, "1 left")
    other = beside(after(middle, "9 left reverse"), -500, -300, 0)  # in the way of the tail only
    end = flown(scene(MEADOW, [AT, other], [["1 left", "9 left reverse"]]))
    assert result(end) == (2, 1, "seat 1") and where(end) == middle
    assert end["reverse"] == [None, None] and end["phase"] == "turn"


@clause("VOL-50", "VOL-34")
def test_after_an_interruption_there_is_no_reverse() -> None:
    middle = after(AT, "1 left")
    other = across("tail", "3 right", middle)
    end = flown(scene(MEADOW, [AT, other], [["1 left", "3 right", "9 left reverse"]]))
    assert end["flights"][0]["pieces"] == ["1 left", "3 right", "9 left reverse"]
    assert result(end) == (1, 1, "seat 1") and where(end) == middle
    assert end["reverse"] == [None, None] and sabbat.load(end).view(None)["supply"] == list(range(1, 21))
