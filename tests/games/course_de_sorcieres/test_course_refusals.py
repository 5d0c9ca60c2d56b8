"""Every row of the table "Which clause a refusal names" (section 6)."""

from typing import Any

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.course_de_sorcieres.races import CLANS, NUMBERS, after, position, race

SPLIT = sabbat.new("course-de-sorcieres", 3)
FULL_STAGE = after(SPLIT.clone(), "put l2 1", "put l3 1", "put l4 1")
NEUTRAL_SPLIT = SPLIT.clone()
for _clan in CLANS[:3]:
    after(NEUTRAL_SPLIT, *(f"put {tile} {1 + n // 3}" for n, tile in enumerate(NUMBERS[_clan])))
NEUTRAL_FULL = after(NEUTRAL_SPLIT.clone(), "put p2 3", "put p3 3", "put p4 3")

POSITIONS: dict[str, dict[str, Any]] = {
    "finished": position(3, witches=[[49, 50, 51]], phase="over"),
    "limit": position(3, turns=1000, phase="over"),
    "split": SPLIT.dump(),
    "full stage": FULL_STAGE.dump(),
    "neutral split": NEUTRAL_SPLIT.dump(),
    "neutral full": NEUTRAL_FULL.dump(),
    "roll": position(3),
    # Seat 0 on 10 (blocked by 13) and 48 (too near the end), one at the start; seat 1 on 13.
    "move": position(3, witches=[[10, 48], [13]], die=3, faceup={13: "m2"}),
    "move, none at the start": position(3, witches=[[10, 20, 46], [13]], die=6),
    "cannot move": position(3, witches=[[46, 48, 49], [47]], die=1),
    "reveal": position(3, witches=[[20]], facedown={1: "f2", 2: "f5"}, mover=20),
    # Seat 0 on its own sign 44; seat 1 on 46, two ahead. No l10 in hand.
    "own sign": position(
        3, witches=[[44], [46]], faceup={44: "l*", 5: "l*"}, mover=44, hands={0: "l2 l3 l8 l9 l* l* l*"}
    ),
    # Seat 0 on seat 1's sign 6; seat 2 on 3, three behind. No f10 in hand.
    "foreign sign": position(
        3, witches=[[6], [], [3]], faceup={6: "f*", 20: "f*"}, mover=6, hands={1: "f2 f3 f6 f9 f* f* f*"}
    ),
    # Seat 0 on seat 1's sign 6; seat 2 on the very first square, five behind.
    "first square taken": position(3, witches=[[6], [], [1]], faceup={6: "f*"}, mover=6),
    "must play": position(3, witches=[[6]], faceup={6: "f*"}, mover=6, pushed=True),
    "draw": position(2, witches=[[20]], faceup={20: "m*"}, mover=20, piles={"m": "m2 m3 m10"}),
}

ROWS = [
    # anything when the game is over
    ("finished", ["move 0", "roll 1", "play l2", "put l2 1", "stay", "pass", "fly", ""], "COU-44"),
    ("limit", ["move 0", "roll 1", "play l2", "put l2 1", "stay", "pass", "fly", ""], "COU-D32"),
    # a text that is no action of the game
    ("split", ["fly", "", "put l11 1", "put l* 1", "put l2 4", "put l2 ?", "PUT l2 1"], "COU-4"),
    ("roll", ["fly", "roll 0", "roll 7", "roll"], "COU-13"),
    ("move", ["fly", "move 49", "move -1", "move 00", " move 0"], "COU-14"),
    ("reveal", ["fly", "reveal l11", "reveal ?"], "COU-23"),
    ("own sign", ["fly", "play l1", "play"], "COU-29"),
    ("foreign sign", ["fly", "play f1", "play"], "COU-32"),
    ("draw", ["fly", "draw l2", "draw ?"], "COU-50"),
    # a chance text while a seat is to act
    ("split", ["roll 1", "reveal l2", "draw m2", "put p2 1"], "COU-4"),
    ("move", ["roll 3", "reveal f2", "draw p2", "put p2 1"], "COU-14"),
    ("own sign", ["roll 3", "reveal l2", "draw p2", "put p2 1"], "COU-29"),
    ("foreign sign", ["roll 3", "reveal l2", "draw p2", "put p2 1"], "COU-32"),
    # put: not due, into a full stage, after phase split
    ("split", ["put l3 1", "put f2 1", "put m10 3"], "COU-D5"),
    ("full stage", ["put l4 2", "put l6 1"], "COU-D5"),
    ("neutral split", ["put p3 1", "put l2 1"], "COU-D5"),
    ("full stage", ["put l5 1"], "COU-4"),
    ("neutral full", ["put p5 3"], "COU-4"),
    ("roll", ["put l2 1", "put p2 1"], "COU-6"),
    ("move", ["put l2 1", "put m10 3"], "COU-6"),
    ("reveal", ["put l2 1", "put p2 1"], "COU-6"),
    ("own sign", ["put f2 1"], "COU-6"),
    ("draw", ["put l2 1", "put m2 1"], "COU-6"),
    # move: no own witch there, onto a witch, past 51
    ("move", ["move 11", "move 13"], "COU-14"),
    ("move, none at the start", ["move 0", "move 48"], "COU-14"),
    ("move", ["move 10"], "COU-16"),
    ("move, none at the start", ["move 46"], "COU-20"),
    # pass while a witch can move; stay where a card must be played
    ("move", ["pass"], "COU-21"),
    ("must play", ["stay"], "COU-38"),
    # play: another clan's card or another phase, a card no longer in hand
    ("own sign", ["play f2", "play m2", "play p2"], "COU-39"),
    ("foreign sign", ["play l2", "play m2", "play p*"], "COU-39"),
    *(
        (name, ["play l2", "play f*"], "COU-39")
        for name in ("split", "neutral split", "roll", "move", "reveal", "draw")
    ),
    ("own sign", ["play l4", "play l10"], "COU-36"),
    ("foreign sign", ["play f4", "play f10"], "COU-36"),
    # play forwards: onto a witch, past 51, magic without a sign
    ("own sign", ["play l2"], "COU-30"),
    ("own sign", ["play l8", "play l9"], "COU-41"),
    ("own sign", ["play l*"], "COU-31"),
    # play backwards: onto a witch, behind square 1, magic without a sign
    ("foreign sign", ["play f3"], "COU-34"),
    ("first square taken", ["play f5"], "COU-34"),
    ("foreign sign", ["play f6", "play f9"], "COU-35"),
    ("foreign sign", ["play f*"], "COU-33"),
    # reveal or draw of what cannot come up
    ("reveal", ["reveal f2"], "COU-23"),
    ("draw", ["draw m4", "draw m*", "draw p2"], "COU-50"),
    # any other action
    ("split", ["move 0", "pass", "stay"], "COU-4"),
    ("neutral split", ["move 0", "pass", "stay", "roll 1"], "COU-4"),
    ("roll", ["move 0", "stay"], "COU-13"),
    ("move", ["stay"], "COU-14"),
    ("cannot move", ["stay"], "COU-14"),
    ("reveal", ["move 0", "stay", "roll 1"], "COU-23"),
    ("own sign", ["move 0", "move 44"], "COU-29"),
    ("foreign sign", ["move 0", "move 6"], "COU-32"),
    ("must play", ["move 0"], "COU-32"),
    ("draw", ["move 0", "stay", "roll 1"], "COU-50"),
]


@pytest.mark.parametrize(
    ("name", "action", "named"),
    [
        pytest.param(name, action, named, id=f"{name}: {action!r} {named}", marks=clause(named))
        for name, actions, named in ROWS
        for action in actions
    ],
)
def test_a_refusal_names_its_clause(name: str, action: str, named: str) -> None:
    state = sabbat.load(POSITIONS[name])
    for attempt in (state.check, state.play):
        with pytest.raises(sabbat.IllegalAction) as refused:
            attempt(action)
        assert refused.value.clause == named
        assert str(refused.value).startswith(f"{named}: ")
        assert refused.value.facts["action"] == action
    assert state.dump() == sabbat.load(POSITIONS[name]).dump()


@pytest.mark.parametrize(
    ("name", "action", "facts"),
    [
        ("full stage", "put l5 1", {"stage": 1}),
        ("neutral full", "put p5 3", {"stage": 3}),
        ("split", "put l3 1", {"due": "l2"}),
        ("move", "move 10", {"square": 13}),
        ("move", "move 11", {"square": 11}),
        ("move, none at the start", "move 0", {"square": 0}),
        ("move, none at the start", "move 46", {"square": 52}),
        ("own sign", "play l2", {"square": 46}),
        ("own sign", "play l8", {"square": 52}),
        ("foreign sign", "play f3", {"square": 3}),
        ("first square taken", "play f5", {"square": 1}),
    ],
)
def test_a_refusal_names_the_stage_the_tile_or_the_square(name: str, action: str, facts: dict[str, Any]) -> None:
    with pytest.raises(sabbat.IllegalAction) as refused:
        sabbat.load(POSITIONS[name]).play(action)
    assert refused.value.facts == {"action": action, **facts}


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ("finished", "limit")])
def test_an_unknown_text_is_said_to_be_unknown(name: str) -> None:
    with pytest.raises(sabbat.IllegalAction) as refused:
        sabbat.load(POSITIONS[name]).play("fly")
    assert refused.value.reason == "unknown-action"


def test_with_four_players_no_put_is_a_chance_text() -> None:
    with pytest.raises(sabbat.IllegalAction) as refused:
        race(4, die=2).play("put p2 1")
    assert refused.value.clause == "COU-6"


def test_while_a_seat_acts_no_refusal_of_a_reveal_looks_at_what_is_hidden() -> None:
    for hidden in ("f2", "f10"):
        state = race(2, witches=[[10]], facedown={1: hidden}, die=2)
        with pytest.raises(sabbat.IllegalAction) as refused:
            state.play("reveal f2")
        assert (refused.value.clause, refused.value.reason) == ("COU-14", "not-now")
