"""The flight of the bumblebee and other races (VOL-51 to VOL-62)."""

from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import PLAIN, Pose, Position, begun, flown, played, scene, where

AWAY = (9000, 6500, 0)

# A gate right beside the huts, so that one flight can pass it and land.
YARD: dict[str, Any] = {
    **PLAIN,
    "castles": [[3200, 1700], None, None, None, None, None, None, [400, 1700]],
    "huts": [[350, 2150], [350, 4200]],
    "starts": ["hut 1", "hut 2"],
    "landing": True,
    "course": [["gate", 1, 8]],
}


def race(start: Pose, book: list[str], legs: int, **fields: Any) -> Position:
    """The bumblebee after a flight of seat 0, which has done so many legs."""
    return flown(scene("bumblebee", [start, AWAY], [book], legs=[legs, 0], **fields))


@clause("VOL-51", "VOL-52")
def test_the_bumblebee_has_the_castles_and_huts_of_the_school_and_no_cat() -> None:
    for players in (2, 3, 4):
        school, bee = (begun(players, adventure=name).view(None)["layout"] for name in ("school", "bumblebee"))
        for field in ("castles", "huts", "starts"):
            assert bee[field] == school[field]
        assert bee["cat"] is None and begun(players, adventure="bumblebee").dump()["cat"] is None
        assert bee["course"] == [["gate", 3, 4], ["round", 3, 4], ["gate", 1, 2]] and bee["landing"]


@clause("VOL-52", "VOL-54")
def test_the_first_leg_leads_out_between_castles_3_and_4() -> None:
    assert race((6500, 3900, 0), ["1 left"], 0)["legs"] == [1, 0]
    assert race((6500, 6000, 0), ["1 left"], 0)["legs"] == [0, 0]  # past them
    assert race((7500, 3900, 60), ["1 left"], 0)["legs"] == [0, 0]  # inwards


@clause("VOL-52", "VOL-55")
@pytest.mark.parametrize("start", [(7500, 6000, 60), (7500, 1500, 60)], ids=["round castle 4", "round castle 3"])
def test_the_second_leg_leads_back_round_either_castle(start: Pose) -> None:
    assert race(start, ["1 left"], 1)["legs"] == [2, 0]


@clause("VOL-56", "VOL-D24")
def test_turning_back_through_the_gate_undoes_it_until_a_castle_is_rounded() -> None:
    assert race((7500, 3900, 60), ["1 left"], 1)["legs"] == [0, 0]
    assert race((7500, 3900, 60), ["1 left"], 2)["legs"] == [2, 0]


@clause("VOL-52", "VOL-D23")
def test_the_line_between_castles_1_and_2_counts_on_the_way_home_only() -> None:
    assert race((2500, 3800, 0), ["1 left"], 0)["legs"] == [0, 0]
    assert race((2500, 3800, 0), ["1 left"], 2)["legs"] == [2, 0]
    assert race((3500, 3800, 60), ["1 left"], 2)["legs"] == [3, 0]


@clause("VOL-53", "VOL-D22")
def test_it_is_the_joint_that_has_to_cross() -> None:
    end = race((6200, 3900, 0), ["4 left"], 0)
    assert where(end)[0] < 7000 < where(end)[0] + 350 and end["legs"] == [0, 0]


@clause("VOL-53", "VOL-D16")
def test_a_withdrawn_piece_does_not_count() -> None:
    """The second piece would cross the line, but at its end the figure touches seat 1."""
    end = flown(scene("bumblebee", [(5950, 3950, 0), (7900, 4080, 90)], [["2 left", "4 right"]]))
    assert end["flights"][0]["laid"] == 2 and end["flights"][0]["kept"] == 1
    assert end["legs"] == [0, 0]


@clause("VOL-53")
def test_a_reverse_piece_counts_like_any_other() -> None:
    assert race((7300, 3900, 60), ["2 left reverse"], 0)["legs"] == [0, 0]
    assert race((6600, 3900, 60), ["2 left reverse"], 0)["legs"] == [1, 0]


# -- destinations --------------------------------------------------------------------------------


HOME = scene("bumblebee", [(3500, 3800, 60), AWAY, (6000, 6500, 0), (8500, 1000, 0)], [["1 left"]], legs=[2, 0, 1, 2])


@clause("VOL-57", "VOL-58", "VOL-D25")
def test_the_players_behind_vote_clockwise() -> None:
    state = sabbat.load(flown(HOME))
    assert state.dump()["phase"] == "destination"
    for seat, vote in ((1, "hut 4"), (2, "hut 4"), (3, "hut 4")):
        assert state.turn == seat and state.actions() == ["hut 1", "hut 2", "hut 3", "hut 4"]
        state.play(vote)
    assert state.dump()["markers"] == [4, None, None, None]
    assert state.turn == 1 and state.dump()["phase"] == "turn" and state.dump()["votes"] == []


@clause("VOL-58")
def test_a_copy_remembers_every_vote() -> None:
    for votes in (["hut 4"], ["hut 4", "hut 1"], ["hut 4", "hut 4", "hut 2"]):
        state = sabbat.load(played(HOME, "fly", *votes))
        twin = state.clone()
        assert twin == state and twin.dump()["votes"] == [int(vote[-1]) for vote in votes]
        assert (twin.turn, twin.actions()) == (state.turn, state.actions())


@clause("VOL-58", "VOL-D25")
def test_at_the_first_dissent_the_leader_chooses() -> None:
    for votes in (["hut 4", "hut 1"], ["hut 4", "hut 4", "hut 2"]):
        state = sabbat.load(played(HOME, "fly", *votes))
        assert state.actor == 0 and state.dump()["votes"] == [int(vote[-1]) for vote in votes]
        state.play("hut 3")
        assert state.dump()["markers"][0] == 3 and state.actor == 1


@clause("VOL-58", "VOL-59")
def test_players_who_are_home_do_not_vote_and_their_huts_are_taken() -> None:
    position = {**HOME, "legs": [2, 3, 1, 3], "markers": [None, 2, None, 4]}
    state = sabbat.load(flown(position))
    assert state.turn == 2 and state.actions() == ["hut 1", "hut 3"]
    state.play("hut 3")
    assert state.dump()["markers"] == [3, 2, None, 4]


@clause("VOL-58")
def test_with_nobody_behind_the_leader_chooses() -> None:
    layout = {**YARD, "huts": [[350, 2150], [350, 4200], [350, 5400]]}
    position = scene(layout, [(980, 1600, 30), AWAY], [["20 left"]], legs=[0, 1], markers=[None, 2])
    state = sabbat.load(flown(position))
    assert state.turn == 0 and state.actions() == ["hut 1", "hut 3"]


@clause("VOL-57", "VOL-58")
def test_the_only_unmarked_hut_is_taken_without_asking() -> None:
    end = race((3500, 3800, 60), ["1 left"], 2)
    assert end["phase"] == "destination"
    position = scene("bumblebee", [(3500, 3800, 60), AWAY], [["1 left"]], legs=[2, 3], markers=[None, 1])
    assert flown(position)["markers"] == [2, 1] and flown(position)["phase"] == "turn"


@clause("VOL-57", "VOL-D26", "VOL-60")
def test_one_flight_may_complete_the_course_and_land_in_the_only_hut_left() -> None:
    book = ["20 left", "8 right reverse"]
    only = flown(scene(YARD, [(980, 1600, 30), AWAY], [book], legs=[0, 1], markers=[None, 2]))
    assert only["reason"] == "landing" and only["markers"] == [1, 2]
    undecided = flown(scene(YARD, [(980, 1600, 30), AWAY], [book]))
    assert undecided["flights"][0]["stopped_by"] == "hut 1" and undecided["phase"] == "destination"


# -- landing -------------------------------------------------------------------------------------


def in_the_yard(start: Pose, piece: str, marker: int, other: Pose = AWAY) -> Position:
    """The yard after a flight of seat 0, which only has to land."""
    markers = [marker, None]
    return flown(scene(YARD, [start, other], [[piece]], legs=[1, 0], markers=markers))


@clause("VOL-60", "VOL-62")
def test_a_reverse_piece_or_tail_in_the_marked_hut_wins() -> None:
    end = in_the_yard((1298, 1918, 0), "8 right reverse", 1)
    assert end["winner"] == 0 and end["reason"] == "landing" and end["legs"] == [2, 0]
    assert sabbat.load(end).outcome() == {"scores": [2, 0], "ranks": [1, 2], "reason": "landing"}


@clause("VOL-60", "VOL-61")
def test_another_hut_is_an_obstacle() -> None:
    assert in_the_yard((1298, 1918, 0), "8 right reverse", 2)["flights"][0]["stopped_by"] == "hut 1"


@clause("VOL-60")
def test_forwards_the_own_hut_is_an_obstacle() -> None:
    assert in_the_yard((1500, 4200, 60), "3 left", 2)["flights"][0]["stopped_by"] == "hut 2"


@clause("VOL-60")
def test_a_figure_alone_in_the_hut_is_a_contact() -> None:
    end = in_the_yard((780, 4500, 0), "20 right reverse", 2)
    assert end["flights"][0]["stopped_by"] == "hut 2" and end["phase"] == "stalled"


@clause("VOL-61")
def test_no_landing_if_the_figure_touches_somebody() -> None:
    end = in_the_yard((1298, 1918, 0), "8 right reverse", 1, (1400, 1850, 60))
    assert end["flights"][0]["stopped_by"] == "seat 1" and end["winner"] is None


@clause("VOL-37", "VOL-60")
def test_the_own_hut_is_no_wall_backwards() -> None:
    """Castles ahead and on both sides: the only way out leads backwards into hut 2."""
    castles = [[3200, 1700], [1440, 4200], [620, 3500], None, [560, 4900], None, None, [400, 1700]]
    for marker, walled_in in ((1, True), (2, False)):
        position = scene({**YARD, "castles": castles}, [(980, 4200, 0), AWAY], [["1 left"]], phase="stalled")
        position |= {"legs": [1, 0], "markers": [marker, None]}
        assert ("restart" in sabbat.load(position).actions()) == walled_in
