"""Reading positions: every check of the specification, and what it says."""

from typing import Any

import pytest

import sabbat
from tests.games.air_sorciere.flights import COLOURS, DECK, position

MANY = "k1 k2 k3 k4 k5 k6"


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**base, **fields}


def without(base: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in base.items() if key != name}


def owned(seat: int, **numbers: Any) -> list[dict[str, Any]]:
    """Grimoires of two seats, some of one seat changed."""
    found: list[dict[str, Any]] = [dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)]
    found[seat].update(numbers)
    return found


OPEN = position()
NO_PILE: dict[str, Any] = {"areas": [" ".join(DECK[:40]), " ".join(DECK[40:])]}
SOLD_OUT = ["black " * 7, "green " * 7]
CRASH: dict[str, Any] = {"areas": ["o9"], "common": "k2", "shared": "k2", "drawn": "o4"}

BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("1 a field is missing", without(OPEN, "shared"), "shared"),
    ("1 a field is unknown", changed(OPEN, players=2), "players"),
    ("1 hands are no list", changed(OPEN, hands="k1"), "hands"),
    ("1 a hand is no list", changed(OPEN, hands=["k1", []]), "hands.0"),
    ("1 a grimoire number is a text", changed(OPEN, grimoires=owned(1, white="1")), "grimoires.1.white"),
    ("1 a colour is missing", changed(OPEN, grimoires=[*owned(0)[:1], {"black": 0}]), "grimoires.1.green"),
    ("1 an unknown colour", changed(OPEN, grimoires=owned(0, red=1)), "grimoires.0.red"),
    ("1 no game", changed(OPEN, game="chess"), "game"),
    ("1 an unknown phase", changed(OPEN, phase="landing"), "phase"),
    ("1 an unknown option", changed(OPEN, options={"second": 1}), "options"),
    ("1 an unknown value", changed(OPEN, options={"diplomas": "few"}), "options"),
    ("1 first is no seat", changed(OPEN, options={"first": 2}), "options"),
    ("2 one seat", changed(OPEN, hands=[[]], areas=[[]], grimoires=[{}]), "players"),
    ("2 six seats", changed(OPEN, hands=[[]] * 6, areas=[[]] * 6, grimoires=[{}] * 6), "players"),
    ("2 too few areas", changed(OPEN, areas=[[]]), "areas"),
    ("2 too many grimoires", changed(OPEN, grimoires=[*owned(0), *owned(0)]), "grimoires"),
    ("2 no such seat", changed(OPEN, seat=2), "seat"),
    ("2 seat true", changed(OPEN, seat=True), "seat"),
    ("2 turn 0", changed(OPEN, turn_number=0), "turn_number"),
    ("2 turn 501", changed(OPEN, turn_number=501), "turn_number"),
    ("3 a wrong card in hand", changed(OPEN, hands=[["k16"], []]), "hands.0.0"),
    ("3 a wrong card in the common area", changed(OPEN, common=["k1", "b1"]), "common.1"),
    ("3 twice in a hand", changed(OPEN, hands=[["k1", "k1"], []]), "hands.0.1"),
    ("3 in a hand and an area", changed(OPEN, hands=[["k1"], []], areas=[[], ["g1", "k1"]]), "areas.1.1"),
    ("3 common and discarded", changed(OPEN, common=["k1"], discard=["k1"]), "discard.0"),
    ("3 drawn and discarded", position("choice", drawn="k1", discard="k1"), "drawn"),
    ("4 a negative number", changed(OPEN, grimoires=owned(0, black=-1)), "grimoires.0.black"),
    ("4 more than there are", changed(OPEN, grimoires=owned(1, black=8)), "grimoires.1.black"),
    ("4 more together", position(grimoires=["white " * 4, "white " * 4]), "grimoires.1.white"),
    ("5 shared lies elsewhere", position("flight", areas=["k1"], shared="k2"), "shared"),
    ("5 shared in takeoff", position("takeoff", common="k1", shared="k1"), "shared"),
    ("5 shared in landed", position("landed", hands=["w1 w2 w3"], common="k1", shared="k1"), "shared"),
    (
        "5 shared in diploma",
        position("diploma", hands=["w1 w2 w3"], common="k1", shared="k1", diploma="white"),
        "shared",
    ),
    ("5 shared in over", position("over", turn_number=500, common="k1", shared="k1"), "shared"),
    ("6 nothing drawn in cat", position("cat", hands=[MANY]), "drawn"),
    ("6 nothing drawn in choice", position("choice"), "drawn"),
    ("6 nothing drawn in crash", position("crash", **{**CRASH, "drawn": None}), "drawn"),
    ("6 drawn in flight", position("flight", areas=["k1"], drawn="k2"), "drawn"),
    ("6 drawn in over", position("over", turn_number=500, drawn="k2"), "drawn"),
    ("7 no colour in diploma", position("diploma", hands=["w1 w2 w3"]), "diploma_colour"),
    ("7 a colour in landed", position("landed", hands=["w1 w2 w3"], diploma="white"), "diploma_colour"),
    ("7 cards in landed", changed(position("landed", hands=["w1 w2 w3"]), diploma_cards=["w1"]), "diploma_cards"),
    ("8 the match has ended", position(grimoires=SOLD_OUT), "phase"),
    ("8 it has, with four", position(players=4, grimoires=["black " * 9, "green " * 9, "orange " * 9]), "phase"),
    ("9 no pile in takeoff", position("takeoff", **NO_PILE), "discard"),
    ("9 no pile in draw", position("draw", **NO_PILE), "discard"),
    ("9 no pile in flight", position("flight", **NO_PILE), "discard"),
    ("9 no pile in landed", position("landed", hands=["k1 k2 k3", " ".join(DECK[3:])]), "discard"),
    ("9 no pile in diploma", position("diploma", hands=["k1 k2 k3", " ".join(DECK[3:])], diploma="black"), "discard"),
    ("10 nothing flown", position("flight", areas=["", "k1"]), "areas.0"),
    ("11 a cat without a 15", position("cat", hands=[MANY], drawn="o14"), "drawn"),
    ("11 a cat with small hands", position("cat", hands=["k1 k2 k3 k4 k5"], drawn="o15"), "hands"),
    ("12 shared in choice", position("choice", common="k1", shared="k1", drawn="k2"), "shared"),
    ("12 no fit in choice", position("choice", areas=["k9"], drawn="k2"), "drawn"),
    ("12 the cat comes first", position("choice", hands=[MANY], drawn="o15"), "hands"),
    ("13 nothing shared in crash", position("crash", **{**CRASH, "shared": None}), "shared"),
    ("13 a fit in crash", position("crash", **{**CRASH, "drawn": "o10"}), "drawn"),
    ("13 a grimoire in crash", position("crash", **CRASH, grimoires=["orange"]), "grimoires.0.orange"),
    ("14 no diploma", position("landed", hands=["k1 k2", "w1 w2 w3"]), "hands.0"),
    ("14 not that colour", position("diploma", hands=["k1 k2 k3"], diploma="white"), "diploma_colour"),
    (
        "14 out of stock",
        position("diploma", hands=["k1 k2 k3"], grimoires=["black " * 7], diploma="black"),
        "diploma_colour",
    ),
    ("14 not in hand", position("diploma", hands=["k1 k2 k3"], diploma="black k1 k4"), "diploma_cards.1"),
    ("14 out of order", position("diploma", hands=["k1 k2 k3"], diploma="black k2"), "diploma_cards.0"),
    ("14 twice", position("diploma", hands=["k1 k2 k3"], diploma="black k1 k1"), "diploma_cards.1"),
    ("14 a wrong card", position("diploma", hands=["k1 k2 k3"], diploma="black k0"), "diploma_cards.0"),
    ("15 nothing has ended it", position("over"), "phase"),
]


@pytest.mark.parametrize(("broken", "where"), [pytest.param(*row[1:], id=row[0]) for row in BROKEN])
def test_a_broken_position_is_refused(broken: dict[str, Any], where: str) -> None:
    with pytest.raises(sabbat.BadPosition) as error:
        sabbat.load(broken)
    assert error.value.facts["where"] == where
    assert error.value.facts["why"]


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(sabbat.BadPosition, match="game"):
        sabbat.game("air-sorciere").load(changed(OPEN, game="course-de-sorcieres"))


def test_lists_are_read_in_any_order_and_written_in_one() -> None:
    mixed = position(hands=["o1 k2 k1"], areas=["w9 g3"], common="v15 v2", discard="o15 g1")
    written = sabbat.load(mixed).dump()
    assert (written["hands"][0], written["areas"][0]) == (["k1", "k2", "o1"], ["g3", "w9"])
    assert (written["common"], written["discard"]) == (["v2", "v15"], ["g1", "o15"])
    assert sabbat.load(written).dump() == written


def test_missing_options_have_their_defaults() -> None:
    assert sabbat.load(changed(OPEN, options={"bonus": "each"})).dump()["options"] == {
        "first": 0,
        "diplomas": "one",
        "bonus": "each",
    }


def test_turn_number_and_seat_are_free_of_each_other() -> None:
    for seat in (0, 1):
        assert sabbat.load(position(seat=seat, turn_number=7)).turn == seat


def test_the_selection_is_written_own_cards_first() -> None:
    given = position("diploma", hands=["k9 w1 w2"], grimoires=["black"], diploma="white w1 w2 k9")
    assert sabbat.load(given).dump()["diploma_cards"] == ["w1", "w2", "k9"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (position("over", grimoires=SOLD_OUT, turn_number=500), "grimoires"),
        (position("over", **NO_PILE, turn_number=500), "empty"),
        (position("over", turn_number=500), "limit"),
    ],
)
def test_the_reason_of_an_end_is_the_first_that_holds(given: dict[str, Any], reason: str) -> None:
    outcome = sabbat.load(given).outcome()
    assert outcome is not None and outcome["reason"] == reason


def test_the_last_card_may_be_settled_with_an_empty_pile() -> None:
    assert sabbat.load(position("choice", drawn="k1", pile="")).view(None)["draw_pile"] == []


def test_the_picture_tells_everything_needed_to_play() -> None:
    state = sabbat.load(
        position("flight", hands=["k1"], areas=["g2 g3", "w4"], common="v5 o6", shared="v5", discard="k7")
    )
    picture = str(state)
    for text in ("flight", "seat 0", "shared v5", "g2 g3", "w4", "v5   o6", "k7", "orange 7", "k8…k15"):
        assert text in picture
    assert sabbat.game("air-sorciere").picture(state.view(1)) == picture
