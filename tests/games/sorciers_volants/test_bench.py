"""The workshop: what is wrong is told on the thing itself, files are read, and one flies alone (VOL-94, VOL-96)."""

import random
from typing import Any

import pytest

import sabbat
from sabbat.games.sorciers_volants import game
from sabbat.games.sorciers_volants.faults import faults
from sabbat.games.sorciers_volants.layouts import ADVENTURES
from sabbat.locales import LANGUAGES, Speech, speech
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import CUSTOM, PLAIN, SMALL_HUNT, begun
from tests.games.sorciers_volants.test_layouts import BROKEN

assert game.workshop is not None
bench = game.workshop
STARTERS = bench.starters()
STRICT = {language: Speech(language, [], strict=True) for language in LANGUAGES}


@clause("VOL-96")
def test_every_fault_is_told_at_once_and_on_its_thing() -> None:
    bad = {**SMALL_HUNT, "name": "", "huts": [[650, 1500], [650, 1600]], "points": 3, "fool": [450, 2500, 60]}
    found = {(fault.facts["where"], tuple(fault.things)) for fault in bench.faults(bad)}
    assert found == {("name", ()), ("huts.1", ("hut 2", "hut 1")), ("points", ()), ("fool", ("fool",))}
    assert all(fault.clause == "VOL-96" for fault in bench.faults(bad))


@clause("VOL-96")
@pytest.mark.parametrize(("layout", "change", "where", "why"), BROKEN, ids=[f"{row[2]}: {row[3]}" for row in BROKEN])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_a_sentence_in_each_language(
    language: str, layout: dict[str, Any], change: dict[str, Any], where: str, why: str
) -> None:
    found = faults({**layout, **change}, 2)
    assert found[0].facts["where"] == where and why in found[0].facts["why"]
    for fault in found:
        said = STRICT[language].explain(fault)
        assert said.endswith(".") and (said[0].isupper() or said[0].isdigit())
        assert said != speech("fr" if language == "en" else "en").explain(fault)


@clause("VOL-96")
@pytest.mark.parametrize(
    ("leg", "where", "reason"),
    [
        (["gate", 1, 99], "course.1.2", "leg-castle"),
        (["gate", 2, 2], "course.1", "leg-same"),
        (["round", 3, 4], "course.1", "leg-round"),
    ],
)
def test_a_faulty_leg_is_counted_from_1(leg: list[Any], where: str, reason: str) -> None:
    (fault,) = bench.faults({**STARTERS["bumblebee"], "course": [["gate", 1, 2], leg]})
    assert (fault.reason, fault.facts["where"]) == (f"vol-layout-{reason}", where)
    assert fault.facts["leg"] == 2 and fault.things == ["leg 2"]


@pytest.mark.parametrize(
    "layout", [*CUSTOM, *(STARTERS[name] for name in ADVENTURES)], ids=lambda one: str(one["name"])
)
def test_what_can_be_played_has_no_fault(layout: dict[str, Any]) -> None:
    assert bench.faults(layout) == [] and 2 in bench.players(layout)


def test_an_empty_table_lacks_what_its_goal_needs_and_nothing_else() -> None:
    wants = {fault.facts["where"] for fault in bench.faults(STARTERS["empty"])}
    assert wants == {"cat", "starts"}


def test_a_goal_uses_what_the_check_allows_it() -> None:
    """Every field that a goal does not use is refused with it."""
    fields = {"cat": [9000, 3750], "fool": [5000, 6000, 0], "course": [["gate", 1, 2]], "ring": [1, 2, 3], "points": 3}
    bare = {**STARTERS["school"], "cat": None}
    for goal, used in bench.goals().items():
        for name, value in fields.items():
            reasons = {fault.reason for fault in bench.faults({**bare, "goal": goal, name: value})}
            assert ("vol-layout-useless" in reasons) == (name not in used), (goal, name)


def test_a_file_with_several_layouts_is_edited_as_the_one_for_most_players() -> None:
    assert bench.read({"2": PLAIN, "3": {**PLAIN, "name": "three"}})["name"] == "three"
    assert bench.read({**PLAIN, "starts": []})["starts"] == [], "what is only wrong can be mended"
    with pytest.raises(sabbat.BadPosition, match="castles: 8 entries are needed"):
        bench.read({**PLAIN, "castles": []})


@clause("VOL-53", "VOL-54")
def test_the_arrow_of_a_gate_shows_the_way_that_counts() -> None:
    bee = STARTERS["bumblebee"]
    out, back, home = bench.guides(bee)
    assert (out["kind"], out["at"], out["heading"]) == ("gate", [7000, 3750], 0), "to the right, castle 3 on the left"
    assert (back["kind"], back["heading"]) == ("round", 60) and (home["at"], home["heading"]) == ([3000, 3750], 60)
    assert [guide["leg"] for guide in (out, back, home)] == [1, 2, 3]
    assert bench.guides({**bee, "castles": [None] * 8}) == []


@pytest.mark.parametrize("name", ADVENTURES)
def test_somebody_flies_alone_until_they_win_or_tire(name: str) -> None:
    dice = random.Random(name)
    state = bench.wait(bench.alone(STARTERS[name]))
    for _ in range(120):
        if state.turn is None:
            break
        assert state.turn == 0
        view = bench.lone_view(state)
        assert view["players"] == len(view["flyers"]) == len(view["books"]) == 1
        action = dice.choice(state.actions())
        assert "fly" not in state.actions() or state.preview("fly", 0), "the path is shown"
        state.play(action)
        state = bench.wait(state)
        if state.turn == 0 and view["phase"] == "turn":
            assert state.view(0)["flyers"][1] is None, "nobody is in the way"


@pytest.mark.parametrize("layout", CUSTOM, ids=lambda one: str(one["name"]))
def test_a_picture_is_drawn_of_every_layout(layout: dict[str, Any]) -> None:
    assert bench.svg(layout).startswith("<svg ")
    assert begun(2, **bench.options(layout)).view(0)["layout"] == layout
