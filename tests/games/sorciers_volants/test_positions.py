"""Reading positions: every check of section 9, and what a position keeps."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.archive.forms import older
from tests.games.sorciers_volants.scenes import CATNAP, HUNT_MEADOW, PLAIN, Position, begun, played, scene, standing

EXAMPLES = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))["positions"]
START, CHASE, STALLED, VOTE, SWEPT, OVER = (entry["position"] for entry in EXAMPLES)
HERE = (2000, 3000, 0)

SCHOOL = scene("school", [HERE, (2000, 5000, 0)], [["7 left"], ["2 left", "3 right"]])
BEE = scene(
    "bumblebee", [HERE, (2000, 5000, 0)], [["7 left"], ["2 left", "3 left reverse"]], legs=[3, 1], markers=[2, None]
)
HUNT = scene("cloud-fool", [HERE, (2000, 5000, 0)], [["7 left"]])
LIMIT = {**SCHOOL, "phase": "over", "reason": "limit", "turns_played": 200}
LANDED = {**BEE, "phase": "over", "reason": "landing", "winner": 0, "legs": [4, 1]}
CHASE_WON = {**CHASE, "phase": "over", "reason": "points", "winner": 1, "points": [0, 5, 1]}
FOOL_WON = {**HUNT, "phase": "over", "reason": "fool-wins", "castles": []}
TURN_0 = {**SCHOOL, "turns_played": 0, "books": [[], []]}
FACE = {**CHASE, "phase": "face", "flyers": [*CHASE["flyers"][:2], None], "waiting": [2], "site": "castle 1"}

GOOD = [START, CHASE, STALLED, VOTE, SWEPT, OVER, SCHOOL, BEE, HUNT, LIMIT, LANDED, CHASE_WON, FOOL_WON, TURN_0, FACE]


@pytest.mark.parametrize("position", GOOD)
def test_good_positions_load_and_come_back(position: Position) -> None:
    state = sabbat.load(position)
    assert (state.dump() if "rules" in position else older(state.game.id, 1, state.dump())) == position


def changed(position: Position, path: str, value: Any) -> Position:
    """The position with one thing put in another's place."""
    position = deepcopy(position)
    *way, last = path.split(".")
    target: Any = position
    for step in way:
        target = target[int(step)] if isinstance(target, list) else target[step]
    target[int(last) if isinstance(target, list) else last] = value
    return position


def flyer(**fields: Any) -> dict[str, Any]:
    found = standing(HERE)
    assert found is not None
    return {**found, **fields}


# Each: a good position, what is changed, and where the reader says the fault is.
BROKEN: list[tuple[Position, dict[str, Any], str]] = [
    # 1: the fields, players, options
    (SCHOOL, {"extra": 1}, "extra"),
    (SCHOOL, {"players": 5}, "players"),
    (SCHOOL, {"options": []}, "options"),
    (SCHOOL, {"options.first": 2}, "options"),
    (SCHOOL, {"options.adventure": "custom"}, "options.layout"),
    (SCHOOL, {"options.layout": PLAIN}, "options.layout"),
    (SCHOOL, {"phase": "lunch"}, "phase"),
    (SCHOOL, {"flyers": [flyer()]}, "flyers"),
    (SCHOOL, {"books": [[]]}, "books"),
    (SCHOOL, {"reverse": [None]}, "reverse"),
    (SCHOOL, {"starts": ["hut 1"]}, "starts"),
    (SCHOOL, {"legs": [0]}, "legs"),
    (SCHOOL, {"markers": [None]}, "markers"),
    (SCHOOL, {"points": [0]}, "points"),
    # 2: pieces
    (SCHOOL, {"books.0": ["21 left"]}, "books.0.0"),
    (SCHOOL, {"books.0": ["7 up"]}, "books.0.0"),
    (SCHOOL, {"books.0": ["7 left reverse"]}, "books.0.0"),
    (SCHOOL, {"books.0": 7}, "books.0"),
    (SCHOOL, {"books.0": ["2 right"]}, "books.1.0"),
    (SCHOOL, {"books.0": [f"{n} left" for n in range(10, 16)]}, "books.0.5"),
    (SCHOOL, {"reverse.0": "9 left"}, "reverse.0"),
    (BEE, {"reverse.0": "2 left"}, "books.1.0"),
    (BEE, {"books.1": [f"{n} left" for n in range(10, 15)]}, "reverse.1"),
    # 3: turns
    (SCHOOL, {"turns_played": -1}, "turns_played"),
    (SCHOOL, {"turns_played": 200}, "turns_played"),
    (SCHOOL, {"turns_played": 201}, "turns_played"),
    (LIMIT, {"turns_played": 199}, "turns_played"),
    (STALLED, {"turns_played": 0}, "phase"),
    (TURN_0, {"books.1": ["2 left"]}, "books.1"),
    (START, {"waiting": [2, 0, 1]}, "waiting"),
    (START, {"waiting": [0, 1]}, "waiting"),
    # 4: flyers
    (SCHOOL, {"flyers.0": None}, "flyers.0"),
    (SWEPT, {"flyers.1": flyer()}, "flyers.1"),
    (SCHOOL, {"flyers.0": flyer(x=10001)}, "flyers.0.x"),
    (SCHOOL, {"flyers.0": flyer(y=-1)}, "flyers.0.y"),
    (SCHOOL, {"flyers.0": flyer(heading=120)}, "flyers.0.heading"),
    (SCHOOL, {"flyers.0": flyer(x=1.5)}, "flyers.0.x"),
    (SCHOOL, {"flyers.0": flyer(z=0)}, "flyers.0.z"),
    (SCHOOL, {"flyers.0": flyer(site="hut 3")}, "flyers.0.site"),
    (SCHOOL, {"flyers.0": flyer(site="here")}, "flyers.0.site"),
    # 5: waiting
    (SWEPT, {"waiting": [1, 1]}, "waiting.1"),
    (SWEPT, {"waiting": [3]}, "waiting.0"),
    (SWEPT, {"waiting": []}, "waiting"),
    (SCHOOL, {"waiting": [1], "flyers.1": None}, "waiting"),
    (SCHOOL, {"phase": "site", "waiting": [1], "flyers.1": None}, "waiting"),
    (BEE, {"phase": "face", "site": "hut 1", "waiting": [1], "flyers.1": None}, "waiting"),
    # 6: starts, site, votes
    (SCHOOL, {"starts.1": None}, "starts.1"),
    (START, {"starts.1": "hut 1"}, "starts.1"),
    (SCHOOL, {"starts.1": "castle 1"}, "starts.1"),
    (SCHOOL, {"site": "hut 1"}, "site"),
    (FACE, {"site": None}, "site"),
    (FACE, {"site": "hut 1"}, "site"),
    (START, {"site": "castle 1"}, "site"),
    (BEE, {"votes": [1]}, "votes"),
    # 7: castles
    (HUNT, {"castles": [2, 1, 3]}, "castles.1"),
    (HUNT, {"castles": [1, 1]}, "castles.1"),
    (HUNT, {"castles": [9]}, "castles.0"),
    (HUNT, {"castles": []}, "castles"),
    (FOOL_WON, {"castles": [1]}, "castles"),
    (SCHOOL, {"castles": [1, 2, 3, 4, 5, 6, 7]}, "castles"),
    (scene(CATNAP, [HERE, HERE]), {"castles": [1, 2, 8]}, "castles.1"),
    # 8: cat and fool
    (SCHOOL, {"cat": None}, "cat"),
    (BEE, {"cat": "home"}, "cat"),
    (SCHOOL, {"cat": 0}, "cat"),
    (SCHOOL, {"cat": "away"}, "cat"),
    (CHASE, {"cat": 3}, "cat"),
    (FACE, {"cat": 2}, "cat"),
    (HUNT, {"fool": None}, "fool"),
    (SCHOOL, {"fool": {"x": 1, "y": 1, "heading": 1}}, "fool"),
    (HUNT, {"fool": {"x": 1, "y": 7501, "heading": 1}}, "fool.y"),
    (HUNT, {"fool": {"x": 1, "y": 1}}, "fool.heading"),
    # 9: legs, points, markers
    (BEE, {"legs.0": 4}, "legs.0"),
    (LANDED, {"legs.0": 5}, "legs.0"),
    (SCHOOL, {"legs.0": 1}, "legs.0"),
    (CHASE, {"points.0": 5}, "points.0"),
    (CHASE_WON, {"points.1": 6}, "points.1"),
    (SCHOOL, {"points.0": 1}, "points.0"),
    (BEE, {"markers.0": 3}, "markers.0"),
    (BEE, {"markers.0": None}, "markers.0"),
    (BEE, {"markers.1": 1}, "markers.1"),
    (BEE, {"legs.1": 3, "markers.1": 2}, "markers.1"),
    (SCHOOL, {"markers.0": 1}, "markers.0"),
    # 10: destination and stalled
    (SCHOOL, {"phase": "destination"}, "phase"),
    (VOTE, {"turns_played": 33}, "markers.2"),
    (VOTE, {"legs": [3, 3, 3, 3], "markers": [1, 2, None, 3], "votes": []}, "markers"),
    (VOTE, {"legs.1": 3, "markers.1": 1}, "votes.0"),
    (VOTE, {"votes": [1, 2, 1]}, "votes.2"),
    (VOTE, {"votes": [1, 1, 1]}, "votes"),
    (VOTE, {"votes": [1, 1, 1, 2]}, "votes"),
    (VOTE, {"votes": [5]}, "votes.0"),
    (STALLED, {"books.0": []}, "books"),
    # 11: reason, winner, flights
    (SCHOOL, {"reason": "cat"}, "reason"),
    (OVER, {"reason": None}, "reason"),
    (OVER, {"reason": "points"}, "reason"),
    (OVER, {"winner": None}, "winner"),
    (LIMIT, {"winner": 0}, "winner"),
    (SCHOOL, {"winner": 0}, "winner"),
    (OVER, {"winner": 2}, "winner"),
    (SCHOOL, {"flights": [{}, {}, {}]}, "flights"),
    (SCHOOL, {"flights": [1]}, "flights.0"),
    (SCHOOL, {"flights": {}}, "flights"),
]


@pytest.mark.parametrize(("position", "changes", "where"), BROKEN, ids=[f"{row[2]} {row[1]}" for row in BROKEN])
def test_broken_positions_are_refused_and_say_where(position: Position, changes: dict[str, Any], where: str) -> None:
    for path, value in changes.items():
        position = changed(position, path, value)
    with pytest.raises(sabbat.BadPosition) as refused:
        sabbat.load(position)
    assert refused.value.facts["where"] == where and refused.value.facts["why"]


@pytest.mark.parametrize("field", list(SCHOOL))
def test_every_field_is_needed_and_of_its_kind(field: str) -> None:
    without = {name: value for name, value in SCHOOL.items() if name != field}
    if field != "rules":
        with pytest.raises(sabbat.BadPosition):
            sabbat.load(without)
    with pytest.raises(sabbat.BadPosition):
        sabbat.load({**SCHOOL, field: 1.5})


def test_flights_are_taken_as_they_are_until_something_flies() -> None:
    strange: list[dict[str, Any]] = [{"who": "somebody"}, {"laid": [1, {"deep": None}]}]
    position = {**STALLED, "flights": strange}
    state = sabbat.load(position)
    strange[0]["who"] = "changed"
    assert state.dump()["flights"] == [{"who": "somebody"}, {"laid": [1, {"deep": None}]}]
    assert str(state) and played(state.dump(), "drop", "take 1 left")["flights"] == []
    assert state.view(0)["trails"] == [{"arcs": [], "fault": None}] * 2


@pytest.mark.parametrize(
    "spoilt",
    [
        {"start": [5810, 0]},
        {"start": [5810, 750, 400]},
        {"pieces": []},
        {"pieces": ["99 left"]},
        {"laid": 9},
        {"kept": "1"},
    ],
)
def test_a_flight_that_cannot_be_read_leaves_no_trail(spoilt: dict[str, Any]) -> None:
    flight = {"who": 0, "start": [5810, 750, 0], "pieces": ["7 right"], "laid": 1, "kept": 1, "stopped_by": None}
    whole, broken = (
        sabbat.load({**STALLED, "flights": [said]}).view(0)["trails"] for said in (flight, {**flight, **spoilt})
    )
    assert len(whole[0]["arcs"]) == 1
    assert broken == [{"arcs": [], "fault": None}]


def test_the_fools_answer_takes_the_second_place() -> None:
    inside = scene(HUNT_MEADOW, [(10000, 5000, 0), HERE], [["7 left"]], phase="stalled", flights=[{"a": 1}, {"b": 2}])
    mine, answer = played(inside, "drop")["flights"]
    assert mine == {"a": 1} and answer["who"] == "fool"


@clause("VOL-D41")
def test_a_figure_may_stand_at_a_castle_that_has_disappeared() -> None:
    position = changed(HUNT, "flyers.0.site", "castle 3")
    assert sabbat.load({**position, "castles": [1, 2]}).dump()["flyers"][0]["site"] == "castle 3"


def test_views_add_what_the_specification_says() -> None:
    state = begun(3, first=1)
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view == {
            **state.dump(),
            "viewer": seat,
            "turn": 1,
            "active": 1,
            "supply": list(range(1, 21)),
            "layout": view["layout"],
            "trails": [],
            "voters": [],
        }
