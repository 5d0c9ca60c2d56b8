"""Every row of the table "what a refusal names", and that each refusal can be said in every language."""

import re
from typing import Any

import pytest

import sabbat
from sabbat.locales import HERE, LANGUAGES, speech
from sabbat.testing import clause
from tests.games.air_sorciere.flights import match, refused

FLYING: dict[str, Any] = {"areas": ["k5 g6 g7", "v9"], "common": "k4 k8 w2", "discard": "o1", "hands": ["w9"]}
SHARED: dict[str, Any] = {"areas": ["k5 g6 g7"], "common": "k4 w2", "shared": "w2"}
CAT: dict[str, Any] = {"hands": ["k1 k2 k3 k4 k5 k6", "g1"], "drawn": "o15"}
CRASH: dict[str, Any] = {"areas": ["o9"], "common": "k2", "shared": "k2", "drawn": "o4", "hands": ["w1 w2 w3"]}
LANDED: dict[str, Any] = {"hands": ["k1 k2 k3 g1 v1 v2 v3"], "grimoires": ["", "violet " * 7]}
WHITE: dict[str, Any] = {"hands": ["k9 g3 g9 g10 w4 w5 w6 o9 o8"], "grimoires": ["green orange"]}
FIVE: dict[str, Any] = {"hands": ["w1 w2 w3 w4 w5 w6"], "diploma": "white w1 w2 w3 w4 w5"}

ROWS: list[tuple[str, dict[str, Any], str, str | None, str]] = [
    ("takeoff", FLYING, "take o2", "AIR-17", "air-not-in-common"),
    ("takeoff", FLYING, "take w9", "AIR-17", "air-not-in-common"),
    ("takeoff", FLYING, "take k5", "AIR-17", "air-not-in-common"),
    ("takeoff", FLYING, "take o1", "AIR-5", "air-card-discarded"),
    ("flight", FLYING, "take v9", "AIR-15", "air-in-another-area"),
    ("flight", FLYING, "take k4", "AIR-14", "air-does-not-fit"),
    ("flight", {**SHARED, "shared": "k4"}, "take k4", "AIR-14", "air-does-not-fit"),
    ("flight", SHARED, "take w2", "AIR-18", "air-shared-this-turn"),
    ("takeoff", FLYING, "land black", "AIR-23", "air-nothing-flown"),
    ("takeoff", FLYING, "stay", "AIR-23", "air-nothing-flown"),
    ("flight", FLYING, "land white", "AIR-24", "air-no-column"),
    ("flight", SHARED, "land white", "AIR-27", "air-no-column"),
    ("flight", SHARED, "land green", "AIR-27", "air-not-smallest"),
    ("flight", SHARED, "stay", "AIR-27", "air-must-land"),
    ("flight", SHARED, "place", "AIR-22", "air-placed-by-itself"),
    ("draw", SHARED, "place", "AIR-22", "air-placed-by-itself"),
    ("crash", CRASH, "share", "AIR-21", "air-shared-already"),
    ("cat", {**CAT, "common": "k9", "shared": "k9"}, "share", "AIR-21", "air-shared-already"),
    ("cat", CAT, "discard g1", "AIR-45", "air-not-in-that-hand"),
    ("crash", CRASH, "diploma white", "AIR-40", "air-no-diploma-after-crash"),
    ("diploma", {**WHITE, "diploma": "white"}, "diploma white", "AIR-D17", "air-diploma-begun"),
    ("takeoff", {"hands": ["k1 k2 k3"]}, "diploma black", "AIR-33", "air-diploma-needs-landing"),
    ("draw", {"hands": ["k1 k2 k3"]}, "diploma black", "AIR-33", "air-diploma-needs-landing"),
    ("over", {"turn_number": 500}, "diploma black", "AIR-55", "over"),
    ("landed", LANDED, "diploma green", "AIR-34", "air-too-few-cards"),
    ("landed", LANDED, "diploma white", "AIR-34", "air-too-few-cards"),
    ("landed", LANDED, "diploma violet", "AIR-36", "air-none-left"),
    ("diploma", {**WHITE, "diploma": "white w4"}, "add w7", "AIR-34", "air-not-in-hand"),
    ("diploma", FIVE, "add w6", "AIR-34", "air-five-at-most"),
    (
        "diploma",
        {"hands": ["w1 w2 w3 w4"], "grimoires": ["", "white " * 6], "diploma": "white w1 w2 w3"},
        "add w4",
        "AIR-36",
        "air-stock-too-small",
    ),
    ("diploma", {**WHITE, "diploma": "white w4"}, "add k9", "AIR-42", "air-joker-needs-grimoire"),
    ("diploma", {**WHITE, "diploma": "white w4"}, "add g3", "AIR-43", "air-joker-too-low"),
    ("diploma", {**WHITE, "diploma": "white w4 g9"}, "add g10", "AIR-44", "air-joker-colour-used"),
    ("diploma", {**WHITE, "diploma": "white w4 g9"}, "add g9", "AIR-44", "air-joker-colour-used"),
    ("diploma", {**WHITE, "diploma": "white w5"}, "add w4", "AIR-D17", "air-out-of-order"),
    ("diploma", {**WHITE, "diploma": "white w5"}, "add w5", "AIR-D17", "air-out-of-order"),
    ("diploma", {**WHITE, "diploma": "white w4 g9"}, "add w6", "AIR-D17", "air-out-of-order"),
    ("diploma", {**WHITE, "diploma": "white w4 w5 o9"}, "add g9", "AIR-D17", "air-out-of-order"),
    ("diploma", {**WHITE, "diploma": "white"}, "add g9", "AIR-D17", "air-out-of-order"),
    ("diploma", {**WHITE, "diploma": "white w4"}, "add o9", "AIR-D17", "air-dead-end"),
    ("diploma", {"hands": ["w1 w2 w3"], "diploma": "white"}, "add w2", "AIR-D17", "air-dead-end"),
    ("diploma", FIVE, "done", "AIR-D17", "not-now"),
    ("diploma", FIVE, "fly", "AIR-D17", "not-now"),
    ("diploma", {**WHITE, "diploma": "white w4"}, "confirm", "AIR-34", "air-three-at-least"),
    ("takeoff", {}, "fly high", None, "unknown-action"),
    ("over", {"turn_number": 500}, "fly high", None, "unknown-action"),
    ("over", {"turn_number": 500}, "fly", "AIR-55", "over"),
    ("over", {"turn_number": 500}, "diploma black", "AIR-55", "over"),
    ("over", {"grimoires": ["black " * 7 + "green " * 7]}, "fly", "AIR-49", "over"),
    ("over", {"grimoires": ["black " * 7 + "green " * 7]}, "diploma black", "AIR-49", "over"),
    ("over", {"players": 4, "grimoires": ["black " * 9 + "green " * 9 + "white " * 9]}, "stay", "AIR-50", "over"),
    ("draw", FLYING, "fly", "AIR-4", "not-now"),
    ("draw", FLYING, "place", "AIR-4", "not-now"),
    ("draw", FLYING, "draw o1", "AIR-4", "cannot-come-up"),
    ("cat", CAT, "fly", "AIR-12", "not-now"),
    ("choice", {"drawn": "k1"}, "stay", "AIR-12", "not-now"),
    ("choice", {"drawn": "k1"}, "draw k2", "AIR-12", "not-now"),
    ("crash", CRASH, "discard w1", "AIR-12", "not-now"),
    ("landed", LANDED, "fly", "AIR-25", "not-now"),
    ("landed", LANDED, "take k9", "AIR-25", "not-now"),
    ("landed", LANDED, "land black", "AIR-25", "not-now"),
    ("landed", LANDED, "stay", "AIR-25", "not-now"),
    ("landed", LANDED, "confirm", "AIR-10", "not-now"),
    ("takeoff", FLYING, "place", "AIR-10", "not-now"),
    ("takeoff", FLYING, "draw k1", "AIR-10", "not-now"),
    ("flight", FLYING, "share", "AIR-10", "not-now"),
    ("flight", FLYING, "done", "AIR-10", "not-now"),
    ("flight", FLYING, "add k1", "AIR-10", "not-now"),
]


@clause(
    *["AIR-4", "AIR-5", "AIR-10", "AIR-12", "AIR-14", "AIR-15", "AIR-17", "AIR-18", "AIR-21", "AIR-22", "AIR-23"],
    *["AIR-24", "AIR-25", "AIR-27", "AIR-33", "AIR-34", "AIR-36", "AIR-40", "AIR-42", "AIR-43", "AIR-44", "AIR-45"],
    *["AIR-49", "AIR-50", "AIR-55", "AIR-D17"],
)
@pytest.mark.parametrize(
    ("phase", "given", "action", "named", "reason"),
    [pytest.param(*row, id=f"{n}: {row[2]} in {row[0]}") for n, row in enumerate(ROWS)],
)
def test_a_refusal_names_its_clause(
    phase: str, given: dict[str, Any], action: str, named: str | None, reason: str
) -> None:
    state = match(phase, **given)
    assert refused(state, action) == named
    with pytest.raises(sabbat.IllegalAction) as error:
        state.check(action)
    assert error.value.reason == reason
    for language in LANGUAGES:
        assert speech(language).explain(error.value)


def test_every_reason_that_has_words_is_shown_here() -> None:
    for language in LANGUAGES:
        written = re.findall(
            r"^refusal-(air-[a-z-]+) =", (HERE / language / "air-sorciere.ftl").read_text("utf-8"), re.M
        )
        assert set(written) == {reason for *_, reason in ROWS if reason.startswith("air-")}


def test_a_general_refusal_lists_the_verbs_of_the_moment() -> None:
    with pytest.raises(sabbat.IllegalAction) as error:
        match("flight", areas=["k1"], common="k2").play("done")
    assert error.value.facts["allowed"] == ["fly", "take", "land", "stay"]
