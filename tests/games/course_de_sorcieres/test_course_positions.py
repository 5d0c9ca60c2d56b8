"""Positions of Course de Sorcières: the invariants of section 9, and what each seat knows (section 8)."""

import json
import random
from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.course_de_sorcieres.races import CLANS, NUMBERS, after, divided, position, race

GONE = object()
"""In a change: the field is taken away."""


def changed(whole: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A copy of a position with other values at dotted paths."""
    copy: dict[str, Any] = json.loads(json.dumps(whole))
    for path, value in changes.items():
        *way, last = path.split(".")
        spot: Any = copy
        for step in way:
            spot = spot[int(step)] if isinstance(spot, list) else spot[step]
        if value is GONE:
            del spot[last]
        else:
            spot[int(last) if isinstance(spot, list) else last] = value
    return copy


SPLIT = after(sabbat.new("course-de-sorcieres", 3), "put l2 1", "put l3 1").dump()
STAGES = SPLIT["facedown"]
ROLL = position(3, witches=[[20], [49]], faceup={20: "f2", 5: "p*"})
DOWN = ROLL["facedown"]
MOVE = position(3, witches=[[20]], faceup={20: "f2"}, die=4)
REVEAL = position(3, witches=[[20], [21]], faceup={21: "f2"}, mover=20)
MAGIC = position(3, witches=[[20], [21]], faceup={20: "f*", 21: "f2"}, mover=20)
DRAW = position(3, witches=[[20]], faceup={20: "p*"}, mover=20)
OVER = position(3, witches=[[49, 50, 51]], phase="over")
FOUR = position(4)

BASES = [SPLIT, ROLL, MOVE, REVEAL, MAGIC, DRAW, OVER, FOUR]

BROKEN: list[tuple[int, dict[str, Any], dict[str, Any], str]] = [
    # 1: fields, types and ranges
    *((1, ROLL, {field: GONE}, field) for field in ROLL),
    (1, ROLL, {"surplus": 1}, "surplus"),
    (1, ROLL, {"game": "chess"}, "game"),
    (1, ROLL, {"game": None}, "game"),
    *((1, ROLL, {"players": players}, "players") for players in (1, 5, "3", 3.0, True, None)),
    *((1, ROLL, {"options": {"first": first}}, "options") for first in (-1, 3, "0", None)),
    (1, ROLL, {"options": {"last": 0}}, "options"),
    (1, ROLL, {"options": []}, "options"),
    (1, ROLL, {"options": None}, "options"),
    *((1, ROLL, {"phase": phase}, "phase") for phase in ("flight", "ROLL", 1, None)),
    *((1, ROLL, {"turns": turns}, "turns") for turns in (-1, 1001, 1.5, "1", None)),
    *((1, MOVE, {"die": die}, "die") for die in ("4", 4.0, True)),
    *((1, REVEAL, {"mover": mover}, "mover") for mover in ("20", 20.0)),
    *((1, ROLL, {"pushed": pushed}, "pushed") for pushed in (0, None, "no")),
    *((1, ROLL, {field: "x"}, field) for field in ("witches", "hands", "piles", "faceup", "facedown")),
    (1, ROLL, {"witches": [[0, 0, 20]]}, "witches"),
    (1, ROLL, {"hands": []}, "hands"),
    (1, ROLL, {"facedown": DOWN[:2]}, "facedown"),
    # 2: witches
    (2, ROLL, {"witches.0": [0, 20]}, "witches.0"),
    (2, ROLL, {"witches.0": [0, 0, 0, 20]}, "witches.0"),
    (2, ROLL, {"witches.0": [0, 0, 52]}, "witches.0.2"),
    (2, ROLL, {"witches.0": [-1, 0, 20]}, "witches.0.0"),
    (2, ROLL, {"witches.0": [0, 20, 20]}, "witches.0.2"),
    (2, ROLL, {"witches.2": [0, 0, 20]}, "witches.2.2"),
    # 3: cards
    (3, ROLL, {"hands.0": ["f2"]}, "hands.0"),
    (3, ROLL, {"hands.0": ["l2", "l2"]}, "hands.0"),
    (3, ROLL, {"hands.1": ["f*"] * 4}, "hands.1"),
    (3, ROLL, {"hands.1": ["f2", "f11"]}, "hands.1.1"),
    (3, ROLL, {"piles": {}}, "piles.p"),
    (3, ROLL, {"piles.m": []}, "piles.m"),
    (3, FOUR, {"piles.p": []}, "piles.p"),
    (3, ROLL, {"piles.p": ["m2"]}, "piles.p"),
    (3, ROLL, {"piles.p": ["p2", "p2"]}, "piles.p"),
    # 4: tiles
    *((4, ROLL, {"faceup." + square: "l2"}, "faceup." + square) for square in ("0", "49", "05", "one")),
    (4, ROLL, {"faceup.20": "f1"}, "faceup.20"),
    (4, ROLL, {"faceup.20": None}, "faceup.20"),
    (4, ROLL, {"facedown.1": DOWN[1][1:]}, "facedown.1"),
    (4, ROLL, {"facedown.2": [tile for tile in DOWN[2] if tile != "m*"]}, "facedown.2"),
    (4, ROLL, {"facedown.1": [*DOWN[1], DOWN[1][0]]}, "facedown.1"),
    (4, ROLL, {"facedown.1": [*DOWN[1], DOWN[1][0], DOWN[1][0]]}, "facedown.1"),
    (4, ROLL, {"facedown.0": [*DOWN[0], "p*"]}, "facedown.0"),
    (4, ROLL, {"facedown.2": [*DOWN[2], "l*"]}, "facedown.2"),
    (4, ROLL, {"facedown.0": ["l11"]}, "facedown.0.0"),
    (4, ROLL, {"facedown.0": [*DOWN[0], "l10"]}, "facedown.0"),
    (4, ROLL, {"facedown.2": ["l2" if tile == "l10" else tile for tile in DOWN[2]]}, "facedown.2"),
    (4, ROLL, {"faceup.21": DOWN[1][0]}, "facedown.1"),
    (4, SPLIT, {"facedown.0": ["l2", "l3", "l4", "l5", *STAGES[1]]}, "facedown.0"),
    (4, SPLIT, {"facedown.1": ["l5", *STAGES[1]]}, "facedown"),
    (4, SPLIT, {"facedown": divided(3).dump()["facedown"]}, "facedown"),
    # 5: phase split
    (5, SPLIT, {"facedown.0": [t for t in STAGES[0] if t != "l2"], "faceup": {"1": "l2"}}, "faceup"),
    (5, SPLIT, {"turns": 1}, "turns"),
    (5, SPLIT, {"witches.0": [0, 0, 49]}, "witches"),
    (5, SPLIT, {"hands.0": NUMBERS["l"]}, "hands.0"),
    # 6: die, mover, pushed
    (6, MOVE, {"die": None}, "die"),
    (6, MOVE, {"die": 0}, "die"),
    (6, MOVE, {"die": 7}, "die"),
    (6, ROLL, {"die": 3}, "die"),
    (6, OVER, {"die": 3}, "die"),
    *((6, moving, {"mover": None}, "mover") for moving in (REVEAL, MAGIC, DRAW)),
    *((6, still, {"mover": 20}, "mover") for still in (ROLL, MOVE, OVER, SPLIT)),
    (6, REVEAL, {"mover": 21}, "mover"),
    (6, REVEAL, {"mover": 22}, "mover"),
    (6, REVEAL, {"mover": 0}, "mover"),
    (6, REVEAL, {"mover": 49}, "mover"),
    *((6, still, {"pushed": True}, "pushed") for still in (ROLL, MOVE, OVER, SPLIT)),
    # 7: witches stand on face-up tiles
    (7, ROLL, {"witches.2": [0, 0, 8]}, "faceup.8"),
    (7, REVEAL, {"witches.2": [0, 0, 8]}, "faceup.8"),
    (7, {**MAGIC, "phase": "reveal"}, {}, "mover"),
    # 8: what she stands on in phases magic and draw
    (8, {**MOVE, "phase": "magic", "die": None, "mover": 20}, {}, "mover"),
    (8, {**MOVE, "phase": "draw", "die": None, "mover": 20}, {}, "mover"),
    (8, {**DRAW, "phase": "magic"}, {}, "mover"),
    (8, {**MAGIC, "phase": "draw"}, {}, "mover"),
    (8, MAGIC, {"hands.1": ["f*"]}, "hands.1"),
    (8, MAGIC, {"hands.1": []}, "hands.1"),
    (8, DRAW, {"piles.p": []}, "piles.p"),
    # 9: the end
    (9, ROLL, {"phase": "over"}, "phase"),
    (9, OVER, {"phase": "roll"}, "phase"),
    (9, ROLL, {"turns": 1000}, "phase"),
    (9, OVER, {"witches.1": [49, 49, 49]}, "witches"),
]


@pytest.mark.parametrize("base", BASES, ids=[base["phase"] for base in BASES])
def test_the_unbroken_positions_load(base: dict[str, Any]) -> None:
    assert sabbat.load(base).dump() == sabbat.load(sabbat.load(base).dump()).dump()


@pytest.mark.parametrize(
    ("whole", "changes", "where"),
    [
        pytest.param(whole, changes, where, id=f"{number} {whole['phase']}: {' '.join(changes) or 'phase'} {n}")
        for n, (number, whole, changes, where) in enumerate(BROKEN)
    ],
)
def test_a_broken_invariant_is_named(whole: dict[str, Any], changes: dict[str, Any], where: str) -> None:
    with pytest.raises(sabbat.BadPosition) as refused:
        sabbat.load(changed(whole, changes))
    assert refused.value.facts["where"] == where
    assert refused.value.facts["why"]
    assert isinstance(refused.value, ValueError)


def test_neutral_piles_are_full_in_phase_split() -> None:
    with pytest.raises(sabbat.BadPosition, match="full in phase split"):
        sabbat.load(changed(SPLIT, {"piles.p": NUMBERS["p"]}))


def test_every_invariant_is_broken_somewhere() -> None:
    assert {number for number, *_ in BROKEN} == set(range(1, 10))


def test_the_end_by_turns_may_be_a_finish_too() -> None:
    outcome = sabbat.load({**OVER, "turns": 1000}).outcome()
    assert outcome is not None and outcome["reason"] == "finished"


def test_lists_may_come_in_any_order_and_go_out_in_canonical_order() -> None:
    shuffled = json.loads(json.dumps(MAGIC))
    rng = random.Random(1)
    for cards in [*shuffled["hands"], *shuffled["piles"].values(), *shuffled["facedown"], *shuffled["witches"]]:
        rng.shuffle(cards)
    shuffled["faceup"] = dict(reversed(shuffled["faceup"].items()))
    assert shuffled["hands"] != MAGIC["hands"]
    again = sabbat.load(shuffled).dump()
    assert again == {**MAGIC, "rules": 1} and list(again["faceup"]) == ["20", "21"]


def test_a_missing_option_is_filled_in() -> None:
    assert sabbat.load({**ROLL, "options": {}}).dump()["options"] == {"first": 0}


# -- what each seat knows --------------------------------------------------------------------------

SIGNS = ["l*", "f*", "m*", "p*"]


@clause("COU-4", "COU-6", "COU-D5", "COU-D7")
def test_in_the_division_a_seat_sees_its_own_puts_and_the_signs() -> None:
    state = after(sabbat.new("course-de-sorcieres", 3), *(f"put l{n} {1 + n % 3}" for n in range(2, 11)), "put f2 2")
    assert state.view(0)["facedown"][1] == ["l4", "l7", "l10", *SIGNS]
    assert state.view(1)["facedown"] == [SIGNS, ["l*", "f2", "f*", "m*", "p*"], SIGNS]
    for seat in (2, None):
        assert state.view(seat)["facedown"] == [SIGNS] * 3
    assert {state.view(seat)["to_put"] for seat in (None, 0, 1, 2)} == {"f3"}
    assert (state.view(0)["turn"], state.view(0)["active"], state.view(0)["viewer"]) == (1, 0, 0)


@clause("COU-4")
def test_in_the_division_a_seat_is_told_what_room_each_stage_has_left() -> None:
    state = after(sabbat.new("course-de-sorcieres", 3), "put l2 1", "put l3 1", "put l4 3")
    assert state.view(0)["room"] == [1, 3, 2]
    assert state.view(1)["room"] == [3, 3, 3]
    assert state.view(None)["room"] is None
    assert all("room" not in sabbat.load(base).view(0) for base in (MAGIC, DRAW, OVER))


@clause("COU-4", "COU-6", "COU-D5")
def test_a_put_is_seen_by_its_seat_only() -> None:
    state = sabbat.new("course-de-sorcieres", 3)
    assert [state.seen("put l2 3", seat) for seat in (0, 1, 2, None)] == ["put l2 3", *["put l2 ?"] * 3]


@clause("COU-48", "COU-D7")
def test_nobody_sees_where_neutral_tiles_go() -> None:
    state = sabbat.new("course-de-sorcieres", 3)
    for clan in CLANS[:3]:
        after(state, *(f"put {tile} {1 + n // 3}" for n, tile in enumerate(NUMBERS[clan])))
    assert state.turn == "chance"
    assert {state.seen("put p2 3", seat) for seat in (0, 1, 2, None)} == {"put p2 ?"}
    after(state, "put p2 3")
    assert all("p2" not in stage for seat in (None, 0, 1, 2) for stage in state.view(seat)["facedown"])


@clause("COU-6", "COU-D28")
def test_in_the_race_foreign_numbers_are_counted_but_not_named() -> None:
    state = race(3, witches=[[10]], faceup={10: "f4", 12: "m*"}, facedown={1: "l2 l5 l9 f3 f6"})
    other = ["p?", "p?", "p?", "p*"]
    assert state.view(0)["facedown"][0] == ["l2", "l5", "l9", "l*", "f?", "f?", "f*", "m?", "m?", "m?", *other]
    assert state.view(1)["facedown"][0] == ["l?", "l?", "l?", "l*", "f3", "f6", "f*", "m?", "m?", "m?", *other]
    assert state.view(None)["facedown"][0] == ["l?", "l?", "l?", "l*", "f?", "f?", "f*", "m?", "m?", "m?", *other]
    assert state.view(None)["to_put"] is None and state.view(None)["viewer"] is None


def test_all_but_facedown_is_public() -> None:
    state = sabbat.load(MAGIC)
    extra = {"viewer": 2, "turn": 1, "active": 0, "to_put": None, "points": state.view(2)["points"]}
    assert {**state.view(2), "facedown": None} == {**state.dump(), "facedown": None, **extra}
    assert sabbat.load(OVER).view(None)["turn"] is None
    assert sabbat.load(DRAW).view(None)["turn"] == "chance"


@pytest.mark.parametrize("base", BASES[1:], ids=[base["phase"] for base in BASES[1:]])
def test_all_actions_but_puts_are_public(base: dict[str, Any]) -> None:
    state = sabbat.load(base)
    for action in state.actions():
        assert [state.seen(action, seat) for seat in (None, 0, 1, 2)] == [action] * 4
