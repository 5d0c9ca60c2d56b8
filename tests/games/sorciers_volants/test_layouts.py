"""Layouts: the adventures of the box, players' own, and what is refused (VOL-94 to VOL-97, section 7)."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.games.sorciers_volants import layouts
from sabbat.games.sorciers_volants.layouts import parse_adventure, read_adventure
from sabbat.locales import LANGUAGES, speech
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import CATNAP, CUSTOM, HUNT_MEADOW, OPEN_CHASE, PLAIN, SMALL_HUNT, begun

FILES = Path(layouts.__file__).with_name("adventures")
LANDING = {**PLAIN, "landing": True}
RINGED = {**OPEN_CHASE, "castles": [[3000, 5250], [3000, 1000], None, None, None, None, None, [7000, 3750]]}


@clause("VOL-94", "VOL-95")
@pytest.mark.parametrize("layout", CUSTOM, ids=lambda layout: str(layout["name"]))
def test_players_may_make_their_own_adventures(layout: dict[str, Any]) -> None:
    state = begun(2, adventure="custom", layout=layout)
    assert state.view(0)["layout"] == layout and state.dump()["options"]["layout"] == layout
    assert sabbat.load(state.dump()) == state


@clause("VOL-97")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("adventure", ["school", "bumblebee", "cat-chase", "cloud-fool"])
def test_the_adventures_of_the_box_are_layouts_like_any_other(adventure: str, players: int) -> None:
    standard = begun(players, adventure=adventure)
    custom = begun(players, adventure="custom", layout=standard.view(None)["layout"])
    assert {**standard.dump(), "options": None} == {**custom.dump(), "options": None}
    for _ in range(4 * players):
        assert custom.actions() == standard.actions()
        action = standard.actions()[len(standard.actions()) // 2]
        standard.play(action)
        custom.play(action)
    assert {**standard.dump(), "options": None} == {**custom.dump(), "options": None}


@clause("VOL-97", "VOL-D3")
def test_every_adventure_is_a_file() -> None:
    assert sorted(path.stem for path in FILES.glob("*.json")) == sorted(layouts.ADVENTURES)
    for path in FILES.glob("*.json"):
        found = parse_adventure(path.read_text("utf-8"))
        assert list(found) == [2, 3, 4] and all(layout.source["name"] == path.stem for layout in found.values())


def test_a_file_may_hold_one_layout_for_as_many_players_as_it_has_room_for() -> None:
    assert list(read_adventure(PLAIN)) == [2, 3] and list(read_adventure(LANDING)) == [2]
    assert list(read_adventure({"2": PLAIN, "3": PLAIN})) == [2, 3]
    with pytest.raises(sabbat.BadPosition, match=r"4\.starts: 4 players need as many start sites"):
        read_adventure({"2": PLAIN, "4": PLAIN})
    with pytest.raises(sabbat.BadPosition, match="the field is missing"):
        read_adventure({})
    with pytest.raises(sabbat.BadPosition, match="line 2"):
        parse_adventure('{"name":\n nothing}')


@clause("VOL-94")
def test_a_layout_belongs_to_custom_alone() -> None:
    for options, reason, said in (
        ({"adventure": "custom"}, "vol-layout-missing", {"en": "needs a layout", "fr": "plan"}),
        ({"adventure": "school", "layout": PLAIN}, "vol-layout-unused", {"en": "takes a layout", "fr": "plan"}),
    ):
        with pytest.raises(sabbat.BadRequest) as refused:
            begun(2, **options)
        assert refused.value.reason == reason
        for language in LANGUAGES:
            assert said[language] in speech(language).explain(refused.value)


@clause("VOL-96")
def test_a_layout_for_too_few_players_is_refused() -> None:
    begun(3, adventure="custom", layout=PLAIN)
    with pytest.raises(sabbat.BadRequest):
        begun(4, adventure="custom", layout=PLAIN)


@clause("VOL-94")
def test_a_match_keeps_its_layout_whatever_happens_to_the_original() -> None:
    mine = deepcopy(PLAIN)
    state = begun(2, adventure="custom", layout=mine)
    mine["castles"][0] = [9, 9]
    state.view(0)["layout"]["castles"][0] = [9, 9]
    state.dump()["options"]["layout"]["castles"][0] = [9, 9]
    assert state.view(0)["layout"] == state.dump()["options"]["layout"] == PLAIN


BROKEN: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    (PLAIN, {"extra": 1}, "extra", "no such field"),
    (PLAIN, {"name": ""}, "name", "1 to 40 characters"),
    (PLAIN, {"name": "x" * 41}, "name", "1 to 40 characters"),
    (PLAIN, {"name": 7}, "name", "1 to 40 characters"),
    (PLAIN, {"table": [4999, 7500]}, "table.0", "from 5000 to 20000"),
    (PLAIN, {"table": [10000, 20001]}, "table.1", "from 5000 to 20000"),
    (PLAIN, {"table": [10000]}, "table", "2 entries"),
    (PLAIN, {"castles": [[3000, 5250]]}, "castles", "8 entries"),
    (PLAIN, {"castles": [[3000, 5250, 1], *PLAIN["castles"][1:]]}, "castles.0", "2 entries"),
    (PLAIN, {"castles": [[3000.0, 5250], *PLAIN["castles"][1:]]}, "castles.0.0", "a whole number"),
    (PLAIN, {"castles": [[True, 5250], *PLAIN["castles"][1:]]}, "castles.0.0", "a whole number"),
    (PLAIN, {"castles": [[379, 5250], *PLAIN["castles"][1:]]}, "castles.0", "castle 1 does not lie wholly"),
    (PLAIN, {"castles": [[3000, 7121], *PLAIN["castles"][1:]]}, "castles.0", "castle 1 does not lie wholly"),
    (PLAIN, {"castles": [[1200, 4550], *PLAIN["castles"][1:]]}, "huts.1", "hut 2 overlaps castle 1"),
    (PLAIN, {"castles": [[6411, 3750], *PLAIN["castles"][1:]]}, "castles.7", "castle 8 overlaps castle 1"),
    (PLAIN, {"huts": [[650, 2950], [650, 3349]]}, "huts.1", "hut 2 overlaps hut 1"),
    (PLAIN, {"huts": [[650, 1000 + 500 * k] for k in range(5)]}, "huts", "4 huts in the box"),
    (PLAIN, {"huts": [[650, 2950], None]}, "huts.1", "a list"),
    (PLAIN, {"cat": [5000, 3750]}, "cat", "goal race has no cat"),
    (CATNAP, {"cat": None}, "cat", "goal touch-cat needs a cat"),
    (CATNAP, {"cat": [119, 3750]}, "cat", "cat does not lie wholly"),
    (CATNAP, {"cat": [3499, 5250]}, "cat", "cat overlaps castle 1"),
    (PLAIN, {"fool": [5000, 1000, 0]}, "fool", "goal race has no fool"),
    (SMALL_HUNT, {"fool": None}, "fool", "goal catch-fool needs a fool"),
    (SMALL_HUNT, {"fool": [2000, 1200]}, "fool", "3 entries"),
    (SMALL_HUNT, {"fool": [2000, 1200, 120]}, "fool.2", "from 0 to 119"),
    (SMALL_HUNT, {"fool": [450, 2500, 60]}, "fool", "his figure touches edge"),
    (SMALL_HUNT, {"fool": [650, 2000, 90]}, "fool", "his figure touches hut 1"),
    (SMALL_HUNT, {"fool": [1200, 1500, 0]}, "fool", "his tail touches hut 1"),
    (PLAIN, {"starts": ["hut 1"]}, "starts", "2 players need"),
    (PLAIN, {"starts": ["hut 1", "hut 1"]}, "starts.1", "hut 1 is there twice"),
    (PLAIN, {"starts": ["hut 1", "castle 2"]}, "starts.1", "there is no castle 2"),
    (PLAIN, {"starts": ["hut 1", "hut 3"]}, "starts.1", "there is no hut 3"),
    (PLAIN, {"starts": ["hut 1", "tower 2"]}, "starts.1", "is none of"),
    (PLAIN, {"goal": "sleep"}, "goal", "is none of"),
    (PLAIN, {"reverse": 1}, "reverse", "true or false"),
    (PLAIN, {"course": []}, "course", "1 to 12 legs"),
    (PLAIN, {"course": [["gate", 1, 8]] * 13}, "course", "1 to 12 legs"),
    (PLAIN, {"course": [["jump", 1, 8]]}, "course.0.0", "is none of"),
    (PLAIN, {"course": [["gate", 1, 2]]}, "course.0.2", "2 is no castle"),
    (PLAIN, {"course": [["gate", True, 8]]}, "course.0.1", "True is no castle"),
    (PLAIN, {"course": [["gate", 8, 8]]}, "course.0", "two different castles"),
    (PLAIN, {"course": [["round", 1, 8]]}, "course.0", "must directly follow"),
    (PLAIN, {"course": [["gate", 8, 1], ["round", 1, 8]]}, "course.1", "must directly follow"),
    (CATNAP, {"course": [["gate", 1, 8]]}, "course", "goal touch-cat has no course"),
    (PLAIN, {"landing": True, "reverse": False}, "landing", "reverse must be true"),
    (PLAIN, {"landing": True, "huts": [[650, 2950]], "starts": ["hut 1", "castle 1"]}, "huts", "a landing needs a hut"),
    (CATNAP, {"landing": True}, "landing", "goal touch-cat has no landing"),
    (RINGED, {"ring": [1, 8]}, "ring", "at least three"),
    (RINGED, {"ring": [1, 2, 3]}, "ring.2", "3 is no castle"),
    (RINGED, {"ring": [1, 2, 8, 1]}, "ring.3", "castle 1 is there twice"),
    (PLAIN, {"ring": [1, 8]}, "ring", "goal race has no ring"),
    (OPEN_CHASE, {"points": 0}, "points", "from 1 to 9"),
    (OPEN_CHASE, {"points": 10}, "points", "from 1 to 9"),
    (PLAIN, {"points": 1}, "points", "goal race has no points"),
    (PLAIN, {"points": False}, "points", "goal race has no points"),
    (OPEN_CHASE, {"castles": [None] * 8, "starts": ["hut 1", "hut 2"]}, "castles", "goal keep-cat needs a castle"),
    (SMALL_HUNT, {"castles": [None] * 8, "starts": ["hut 1", "hut 2"]}, "castles", "goal catch-fool needs a castle"),
    (
        SMALL_HUNT,
        {"huts": [[650, 1500]], "starts": ["hut 1", "castle 1"]},
        "huts",
        "goal catch-fool needs a hut for each of 2",
    ),
]


@clause("VOL-96")
@pytest.mark.parametrize(("layout", "change", "where", "why"), BROKEN, ids=[f"{row[2]}: {row[3]}" for row in BROKEN])
def test_a_layout_that_breaks_a_rule_is_refused(
    layout: dict[str, Any], change: dict[str, Any], where: str, why: str
) -> None:
    broken = {**layout, **change}
    with pytest.raises(sabbat.BadRequest) as refused:
        begun(2, adventure="custom", layout=broken)
    assert refused.value.facts["where"] == f"layout.{where}" and why in str(refused.value.facts["why"])
    for language in LANGUAGES:
        assert where in speech(language).explain(refused.value)
    position = begun(2, adventure="custom", layout=layout).dump()
    position["options"]["layout"] = broken
    with pytest.raises(sabbat.BadPosition, match=re.escape(why)):
        sabbat.load(position)


@clause("VOL-96")
@pytest.mark.parametrize("value", [7, "school", [], {}, {"name": "x"}, True])
def test_what_is_no_layout_at_all_is_refused(value: object) -> None:
    with pytest.raises(sabbat.BadRequest):
        begun(2, adventure="custom", layout=value)


@clause("VOL-96")
@pytest.mark.parametrize(
    "layout",
    [
        {**PLAIN, "castles": [[380, 7120], *PLAIN["castles"][1:]]},
        {**PLAIN, "castles": [[6410, 3750], *PLAIN["castles"][1:]]},
        {**CATNAP, "cat": [3500, 5250]},
        {**HUNT_MEADOW, "fool": [500 + 200 + 70 + 380 + 1, 14000, 0]},
        {**RINGED, "ring": [8, 1, 2], "points": 9},
        {**CATNAP, "castles": [None] * 8, "starts": ["hut 1", "hut 2"]},
    ],
)
def test_what_just_fits_is_allowed(layout: dict[str, Any]) -> None:
    begun(2, adventure="custom", layout=layout)


@clause("VOL-95")
def test_the_switch_decides_about_reverse_flight() -> None:
    for reverse in (True, False):
        state = begun(2, adventure="custom", layout={**PLAIN, "reverse": reverse})
        while state.dump()["phase"] != "turn":
            state.play(state.actions()[0])
        assert ("take 1 left reverse" in state.actions()) == reverse


@pytest.mark.parametrize(
    ("option", "value"),
    [("adventure", "polo"), ("first", 2), ("rounds", 0), ("rounds", 501), ("aim_help", True), ("colour", "red")],
)
def test_unknown_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(sabbat.BadRequest):
        begun(2, **{option: value})
