"""What is told before an action is played: it agrees with what playing it does."""

from typing import Any

import pytest

import sabbat
from sabbat.core.contract import State
from sabbat.testing.walks import moments
from tests.games.air_sorciere.flights import AIR
from tests.games.air_sorciere.flights import match as school

GAME = sabbat.game(AIR)


def told(state: State, action: str) -> dict[str, Any]:
    found = state.preview(action, None)
    assert found is not None
    return found


def test_the_risk_of_a_draw_is_counted_from_the_pile() -> None:
    state = school("flight", areas=("k3 k5 g2",), pile="k1 k2 k9 g1 w7 o15")
    assert told(state, "fly") == {
        "pile": 6,
        "misfits": 3,
        "percent": 50,
        "by": {"black": 2, "green": 1, "white": 0, "violet": 0, "orange": 0},
        "percent_by": {"black": 33, "green": 17, "white": 0, "violet": 0, "orange": 0},
        "brings": "share",
    }
    assert told(school("flight", areas=("k3",), common="o1", shared="o1"), "fly")["brings"] == "crash"


def test_a_card_turned_up_tells_where_it_ends() -> None:
    fits = school("draw", areas=("k3 k5",))
    assert told(fits, "draw k9")["does"] == "choice"
    assert told(fits, "draw k1") == {"card": "k1", "does": "shared", "lost": []}
    daring = {"areas": ("k3 k5",), "common": "o1", "shared": "o1"}
    assert told(school("draw", **daring), "draw k9")["does"] == "placed"
    assert told(school("draw", **daring), "draw k1")["does"] == "crashed"
    known = school("draw", grimoires=("black",), **daring)
    assert told(known, "draw k1") == {"card": "k1", "does": "crash", "lost": ["k3", "k5", "k1"]}
    cat = school("draw", hands=("g1 g2 g3 g4 g5 g6",))
    assert told(cat, "draw k15")["does"] == "cat"


def test_a_rescued_card_is_not_lost() -> None:
    state = school("crash", areas=("k3 k5",), common="o1", shared="o1", drawn="k1")
    assert told(state, "drop")["lost"] == ["k3", "k5", "k1"]
    assert told(state, "rescue") == {"card": "k1", "does": "crash", "lost": ["k3", "k5"], "rescued": "k1"}


def test_a_landing_tells_what_comes_to_the_hand_and_the_diplomas_that_it_allows() -> None:
    state = school("flight", areas=("k3 k5 g9",), hands=("k1 k8",))
    assert told(state, "land black") == {"gains": ["k3", "k5"], "hand": 4, "diplomas": {"black": 2}}
    assert told(state, "land green")["diplomas"] == {}


def test_every_diploma_of_a_colour_is_listed_by_what_it_earns() -> None:
    state = school("landed", hands=("k1 k3 k8 g9 w2",), grimoires=("green",))
    known = told(state, "diploma black")
    assert {worth: sorted(cards) for worth, cards in known["selections"].items()} == {
        "1": [["k1", "k3", "g9"], ["k1", "k3", "k8"], ["k1", "k8", "g9"], ["k3", "k8", "g9"]],
        "2": [["k1", "k3", "k8", "g9"]],
    }
    assert known["most"] == 2
    assert known["why"] == {
        "w2": {
            "reason": "air-joker-needs-grimoire",
            "facts": {"action": "add w2", "card": "w2", "colour": "white"},
        }
    }


def test_too_many_diplomas_are_not_listed() -> None:
    hand = " ".join(f"k{n}" for n in range(1, 13))
    known = told(school("landed", hands=(hand,)), "diploma black")
    assert known["selections"] is None and known["most"] == 3


def test_the_end_of_a_turn_is_known_as_such() -> None:
    assert told(school("flight", areas=("k3",)), "stay") == {"ends": True}
    assert told(school("landed", hands=("k1 k3 k8",)), "done") == {"ends": True}


def test_a_pile_that_is_turned_over_is_told() -> None:
    assert "refill" not in told(school("draw", pile="k1 k2"), "draw k1")
    assert told(school("choice", drawn="k1", pile=""), "place")["refill"]


def test_what_may_not_be_played_has_no_preview() -> None:
    assert school().preview("land black", 0) is None and school().preview("nonsense", 0) is None


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_told_is_what_happens(players: int) -> None:
    for state in moments(GAME, (players, {}), players, 20):
        if state.turn is not None:
            for text in state.actions()[:12]:
                agrees(state, text)


def agrees(state: State, text: str) -> None:
    before = told(state, text)
    after = state.clone()
    after.play(text)
    was, now = state.view(None), after.view(None)
    seat = was["seat"]
    if "lost" in before and before["does"] == "crash":
        fallen = set(was["areas"][seat]) | {before["card"]}
        assert set(before["lost"]) == fallen - set(now["areas"][seat]) - set(now["hands"][seat])
    if "gains" in before:
        assert sorted([*was["hands"][seat], *before["gains"]]) == sorted(now["hands"][seat])
        assert len(now["hands"][seat]) == before["hand"]
    if text == "confirm":
        won = sum(now["grimoires"][seat].values()) - sum(was["grimoires"][seat].values())
        assert won == before["grimoires"] > 0
    if before.get("ends"):
        assert now["seat"] != seat or after.turn is None


def test_points_are_added_up_colour_by_colour_with_the_bonus_last() -> None:
    some = "black green green white violet orange orange orange"
    state = school(grimoires=(some, "black"))
    assert state.tally(0) == {
        "parts": [
            {"what": "black", "points": 1},
            {"what": "green", "points": 2},
            {"what": "white", "points": 1},
            {"what": "violet", "points": 1},
            {"what": "orange", "points": 3},
            {"what": "bonus", "points": 1},
        ],
        "sum": "points",
    }
    assert state.tally(1) == {"parts": [{"what": "black", "points": 1}], "sum": "points"}
