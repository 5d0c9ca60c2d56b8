"""What the rules tell of an action beforehand is what playing it does; what a flight would touch they keep (VOL-D9)."""

import math
import random
from typing import Any

import pytest

import sabbat
from sabbat.games import find
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import Pose, begun, flown, random_scene, scene, where

BOX = find("sorciers-volants").box


def previewed(state: sabbat.State, action: str, seat: int) -> dict[str, Any]:
    """What is told beforehand."""
    told = state.preview(action, seat)
    assert told is not None
    return told


def at_part(arc: dict[str, Any], part: float) -> tuple[float, float]:
    """A point on the way along an arc, as a board draws it."""
    turn = arc["sweep"] * part * math.pi / 60
    dx, dy = (arc["from"][k] - arc["centre"][k] for k in (0, 1))
    return (
        arc["centre"][0] + dx * math.cos(turn) - dy * math.sin(turn),
        arc["centre"][1] + dx * math.sin(turn) + dy * math.cos(turn),
    )


@clause("VOL-8", "VOL-9", "VOL-10")
@pytest.mark.parametrize("heading", [0, 17, 45, 90, 113])
def test_an_arc_leads_from_its_joint_to_its_end(heading: int) -> None:
    position = scene("bumblebee", [(5000, 3000, heading), (1300, 4550, 0)])
    position["options"]["aim_help"] = "full"
    state = sabbat.load(position)
    for action in state.actions():
        arc = previewed(state, action, 0)["arc"]
        assert math.dist(at_part(arc, 0), arc["from"][:2]) < 0.01
        assert math.dist(at_part(arc, 1), arc["to"][:2]) < 3
        assert (arc["from"][2] + arc["sweep"]) % 120 == arc["to"][2]


@clause("VOL-19", "VOL-43")
def test_a_taken_curve_goes_to_the_slot_that_was_told() -> None:
    state = sabbat.load(scene("bumblebee", [(5000, 3000, 0), (1300, 4550, 0)], [["7 left"], []]))
    assert previewed(state, "take 4 right", 0) == {"slot": 2}
    assert previewed(state, "take 4 right reverse", 0) == {"slot": "reverse"}
    state.play("take 4 right")
    assert state.dump()["books"][0][1] == "4 right"


@clause("VOL-16")
def test_a_figure_stands_as_was_told() -> None:
    state = begun(2)
    poses = previewed(state, "hut 1", 0)["poses"]
    state.play("hut 1")
    assert [previewed(state, action, 0)["pose"] for action in state.actions()] == poses
    action = state.actions()[3]
    pose = tuple(previewed(state, action, 0)["pose"])
    state.play(action)
    assert where(state.dump()) == pose


@clause("VOL-36", "VOL-37")
@pytest.mark.parametrize(("other", "begins"), [((1300, 4550, 0), "hut 1"), ((1300, 2950, 0), "hut 2")])
def test_what_is_given_back_and_where_one_begins_again_was_told(other: Pose, begins: str) -> None:
    position = scene("school", [(200, 200, 75), other], [["10 right", "4 left"]])
    position["flyers"][1]["site"] = "hut 1" if begins == "hut 2" else None
    state = sabbat.load(flown(position))
    assert previewed(state, "drop", 0) == {"returns": [10, 4]}
    assert previewed(state, "restart", 0) == {"returns": [10, 4], "site": begins}
    assert state.preview("keep", 0) is None and state.preview("fly", 0) is None
    state.play("restart")
    assert state.dump()["site"] == begins and {4, 10} <= set(state.view(0)["supply"])


@clause("VOL-58", "VOL-59")
def test_a_vote_tells_whether_it_decides_and_who_is_asked_next() -> None:
    flyers = [(3500, 3800, 60), (6000, 6500, 0), (8500, 1000, 0)]
    state = sabbat.load(flown(scene("bumblebee", flyers, [["1 left"]], legs=[2, 0, 1])))
    assert state.turn == 1 and state.view(None)["voters"] == [1, 2]
    assert previewed(state, "hut 2", 1) == {"for": 0, "decides": False, "asks": 2}
    state.play("hut 2")
    assert previewed(state, "hut 2", 2) == {"for": 0, "decides": True, "asks": None}
    assert previewed(state, "hut 3", 2) == {"for": 0, "decides": False, "asks": 0}
    state.play("hut 2")
    assert state.dump()["markers"][0] == 2 and state.view(None)["voters"] == []


@clause("VOL-D9")
def test_what_a_flight_would_touch_is_never_told() -> None:
    for n in range(40):
        position = random_scene(random.Random(n))
        position["options"]["aim_help"] = "full"
        told = sabbat.load(position).preview("fly", 0)
        assert told is not None and set(told) == {"arcs", "end"}


@clause("VOL-26", "VOL-33", "VOL-47")
def test_the_trail_of_a_flight_says_where_it_lies_and_which_piece_was_refused() -> None:
    kinds = set()
    for n in range(400):
        before = random_scene(random.Random(n))
        after = flown(before)
        view = sabbat.load(after).view(None)
        assert len(view["trails"]) == len(view["flights"])
        flight, trail = view["flights"][0], view["trails"][0]
        assert len(trail["arcs"]) == len(flight["pieces"])
        assert trail["arcs"][0]["from"] == flight["start"]
        for one, other in zip(trail["arcs"], trail["arcs"][1:], strict=False):
            assert one["to"] == other["from"]
        kinds.add(trail["fault"] is None)
        if trail["fault"] is not None:
            assert trail["fault"] == flight["laid"] and flight["stopped_by"] is not None
        if flight["stopped_by"] is None:
            assert trail["fault"] is None
        if flight["kept"] and after["flyers"][0] is not None:
            assert list(where(after)) == trail["arcs"][flight["kept"] - 1]["to"]
    assert kinds == {True, False}


@clause("VOL-47")
def test_a_reverse_piece_is_no_fault_where_the_landing_failed() -> None:
    seen = 0
    for n in range(600):
        view = sabbat.load(flown(random_scene(random.Random(n)))).view(None)
        flight, trail = view["flights"][0], view["trails"][0]
        if flight["kept"] < flight["laid"] == len(flight["pieces"]) - 1 and flight["pieces"][-1].endswith("reverse"):
            assert trail["fault"] is None
            seen += 1
    assert seen > 3


@clause("VOL-1", "VOL-8")
def test_the_box_has_what_is_drawn() -> None:
    assert BOX["castles"] == [380, 360, 340, 320, 300, 270, 240, 210]
    assert [BOX[what] for what in ("hut", "cat", "piece", "reach", "facing", "slots")] == [200, 120, 70, 450, 5, 5]
    assert BOX["curves"][0] == {"length": 124, "turn": 2, "radius": 11841, "end": [1238, 65]}
    assert len(BOX["curves"]) == 20


@clause("VOL-100")
def test_the_tally_says_what_counts() -> None:
    def tally(adventure: str) -> dict[str, Any] | None:
        return sabbat.new("sorciers-volants", 3, {"adventure": adventure}).tally(0)

    assert tally("bumblebee") == {"parts": [], "sum": "legs", "of": 3}
    assert tally("cat-chase") == {"parts": [], "sum": "points"}
    assert tally("school") == tally("cloud-fool") == {"parts": [], "sum": "none"}
