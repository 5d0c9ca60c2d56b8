"""What is told before an action is played: it agrees with what playing it does, and tells no secret."""

from collections import Counter
from typing import Any

import pytest

import sabbat
from sabbat.core.contract import State
from sabbat.testing.walks import moments
from tests.games.course_de_sorcieres.races import position

GAME = sabbat.game("course-de-sorcieres")


def race(**facts: Any) -> State:
    return sabbat.load(position(**facts))


def told(state: State, action: str) -> dict[str, Any]:
    found = state.preview(action, None)
    assert found is not None
    return found


def test_a_move_is_told_over_own_numbers_to_its_last_square() -> None:
    state = race(die=3, witches=((10,),), faceup={13: "l4", 17: "l6", 23: "f2"})
    assert told(state, "move 10") == {"from": 10, "stops": [13, 17, 23], "ground": "f2", "points": 0}


def test_a_blocked_number_ends_the_flight() -> None:
    state = race(die=3, witches=((10,), (17,)), faceup={13: "l4", 17: "f7"})
    assert told(state, "move 10")["stops"] == [13]


def test_a_new_witch_leaves_occupied_squares_out_of_the_count() -> None:
    state = race(die=2, witches=((), (1, 2)), faceup={1: "f3", 2: "f4", 4: "m5"})
    assert told(state, "move 0")["stops"] == [4]


def test_the_goal_counts_two_three_four() -> None:
    state = race(die=3, witches=((48, 47),))
    assert [told(state, f"move {square}")["points"] for square in (47, 48)] == [3, 4]


def test_the_last_square_of_the_track_is_no_goal() -> None:
    state = race(die=3, witches=((45,),), faceup={48: "f2"})
    assert told(state, "move 45") == {"from": 45, "stops": [48], "ground": "f2", "points": 0}


def test_a_hidden_tile_is_told_by_its_odds() -> None:
    state = race(die=3, witches=((10,),))
    down = [tile for tile in state.view(0)["facedown"][0] if tile]
    own, signs = (sum(tile[0] == "l" for tile in down), sum(tile[1] == "*" and tile[0] != "l" for tile in down))
    assert told(state, "move 10")["odds"] == {"all": len(down), "own": own, "signs": signs}


def test_a_card_is_told_forwards_and_backwards() -> None:
    state = race(mover=20, witches=((20,),), faceup={20: "f*", 15: "l3", 18: "m2"})
    assert told(state, "play f5") == {
        "card": "f5", "forwards": False, "from": 20, "stops": [15, 18], "ground": "m2", "points": 0,
    }  # fmt: skip
    state = race(mover=20, witches=((20,),), faceup={20: "l*", 25: "m3"})
    assert told(state, "play l5")["forwards"] is True
    assert told(state, "play l5")["stops"] == [25]


def test_a_witch_pushed_back_may_come_round_to_her_own_square() -> None:
    state = race(mover=20, witches=((20,),), faceup={20: "f*", 15: "l5"})
    assert told(state, "play f5")["stops"] == [15, 20]


def test_a_neutral_card_may_do_nothing() -> None:
    state = race(players=2, mover=3, witches=((3,),), faceup={3: "m*"})
    assert told(state, "draw m7") == {"card": "m7", "forwards": False, "from": 3, "stops": []}


@pytest.mark.parametrize(
    ("tile", "does", "owner"),
    [
        ("l5", "own", 0),
        ("l2", "blocked", 0),
        ("f5", "foreign", 1),
        ("l*", "own-sign", 0),
        ("f*", "sign", 1),
        ("m*", "neutral-sign", None),
    ],
)
def test_a_tile_turned_over_tells_what_it_does(tile: str, does: str, owner: int | None) -> None:
    state = race(players=2, mover=10, witches=((10,), (12,)), faceup={12: "f7"}, phase="reveal")
    found = told(state, f"reveal {tile}")
    assert (found["does"], found["owner"]) == (does, owner)
    assert found["stops"] == ([15] if does == "own" else [])


def test_whether_a_tile_can_come_up_is_not_told() -> None:
    lies_here = race(mover=10, witches=((10,),), phase="reveal", facedown={1: "m5"})
    elsewhere = race(mover=10, witches=((10,),), phase="reveal", facedown={2: "m5"})
    assert lies_here.view(0)["facedown"] == elsewhere.view(0)["facedown"]
    assert lies_here.preview("reveal m5", 0) == elsewhere.preview("reveal m5", 0) is not None


def test_a_pass_only_ends_the_turn() -> None:
    state = race(die=6, witches=((49, 49, 48),))
    assert told(state, "pass") == {"ends": True}
    assert state.preview("move 3", 0) is None and state.preview("nonsense", 0) is None


def test_points_are_added_up_witch_by_witch() -> None:
    state = race(die=1, witches=((12, 49, 51),))
    parts = [{"what": "home", "points": 4}, {"what": "home", "points": 2}, {"what": "away", "points": 0}]
    assert state.tally(0) == {"parts": parts, "sum": "points"}
    assert state.view(None)["points"] == [6, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_what_happens(players: int) -> None:
    seen = Counter[str]()
    for state in moments(GAME, (players, {}), seed=players, every=2):
        for action in state.actions():
            found = state.preview(action, None)
            if found is None or "stops" not in found:
                continue
            seen[action.split(" ")[0]] += 1
            before, after = state.view(None), state.clone()
            after.play(action)
            squares = Counter(before["witches"][before["active"]])
            if found["stops"]:
                squares[found["from"]] -= 1
                squares[found["stops"][-1]] += 1
            assert +squares == Counter(after.view(None)["witches"][before["active"]]), (str(state), action, found)
    assert {"move", "play", "reveal"} <= {*seen}
