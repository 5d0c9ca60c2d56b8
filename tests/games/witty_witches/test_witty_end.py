"""Witty Witches, clause by clause: silence, and how a match ends."""

from typing import Any

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import playout
from sabbat.testing import clause
from tests.games.witty_witches.parties import CODES, WIT, after, at, cards, party, refused, texts

# -- silence ---------------------------------------------------------------------------------------

PHASES: list[tuple[str, dict[str, Any]]] = [
    ("turn", {}),
    ("drawn", {"drawn": "rdk"}),
    ("played", {}),
    ("doubled", {"discard": "bwb bwb"}),
    ("owed", {"hands": ["bwb rdk", "ydb", "yzc"], "spells": ["curse-witch"]}),
    ("cast", {"discard": "bdb", "held": "curse-book", "then": "played"}),
]


@clause("WIT-30", "WIT-31", "WIT-32", "WIT-D20", "WIT-D21")
@pytest.mark.parametrize(("phase", "given"), PHASES)
def test_speaking_with_one_card_costs_two(phase: str, given: dict[str, Any]) -> None:
    state = party(phase, **{"hands": ["rwk rdk", "ydb", "yzc"], **given})
    before = state.dump()
    assert (state.asides(0), state.asides(1), state.asides(2)) == ([], ["speak 1"], ["speak 2"])
    assert not any(action.startswith("speak") for action in state.actions())
    after(state, "speak 1")
    assert (state.turn, at(state, "penalty")) == ("chance", [1, 2])
    assert [state.seen("draw red-wizard-book", seat) for seat in (0, 1, None)] == [
        "draw ?",
        *texts("draw rzk"),
        "draw ?",
    ]
    after(state, "draw rzk")
    assert (state.turn, at(state, "penalty")) == ("chance", [1, 1])
    after(state, "draw rzc")
    assert at(state, "hands.1") == cards("ydb rzc rzk")
    for field in ("phase", "seat", "turns", "drawn", "held", "then", "spells", "discard", "penalty"):
        assert at(state, field) == before[field]
    assert (state.turn, state.asides(1), state.asides(2)) == (0, [], ["speak 2"])


@clause("WIT-31", "WIT-D16", "WIT-D20", "WIT-D21")
def test_talking_is_free_at_all_other_times() -> None:
    state = party(hands=["rwk rdk", "ydb"])
    assert refused(state, "speak 0") == "WIT-31"
    after(state, "draw")
    assert refused(state, "speak 1") == "WIT-31" and state.asides(1) == []
    assert after(party(hands=["bwc rdk", "ydb"]), "play bwc").actions() == ["end"]  # no call for the last card


@clause("WIT-30", "WIT-D21")
def test_the_speaker_may_be_the_one_on_turn() -> None:
    state = after(party(hands=["rdk", "ydb ydk"]), "speak 0", "draw bwc", "draw bwb")
    assert (state.turn, state.actions()) == (0, texts("play bwc", "double bwb"))


@clause("WIT-D22")
def test_penalty_cards_count_at_once() -> None:
    state = party("played", hands=["rdk", "ydb ydk"])
    assert state.actions() == ["end"]
    after(state, "speak 0", "draw bwb", "draw rzk")
    assert state.actions() == texts("double bwb", "end")


@clause("WIT-33")
def test_the_pile_is_formed_anew_between_penalty_cards() -> None:
    state = after(party(hands=["rdk ydk", "ydb"], pile="rzc"), "speak 1", "draw rzc")
    assert (at(state, "discard"), at(state, "penalty"), state.weight()) == (cards("bwb"), [1, 1], 49)
    first = after(party(hands=["rdk ydk", "ydb"], pile=""), "speak 1")
    assert (at(first, "discard"), first.weight()) == (cards("bwb"), 50)


@clause("WIT-33")
def test_the_penalty_is_one_card_if_there_is_no_other() -> None:
    rest = " ".join(code for code in CODES for _ in range(2) if code not in ("bwb", "rdk", "rzc"))
    state = party(hands=[f"{rest} bwb rdk rzc", "rdk"], discard="bwb", pile="rzc")
    after(state, "speak 1", "draw rzc")
    assert (state.turn, at(state, "penalty"), at(state, "hands.1")) == (0, None, cards("rzc rdk"))


@clause("WIT-31", "WIT-D23")
def test_nobody_can_be_fined_if_nothing_can_be_drawn() -> None:
    rest = " ".join(code for code in CODES for _ in range(2 - (code in ("bwb", "rdk"))))
    state = party(hands=["rdk", rest], discard="bwb")
    assert state.asides(0) == [] and refused(state, "speak 0") == "WIT-31"


# -- the end ---------------------------------------------------------------------------------------


@clause("WIT-34")
@pytest.mark.parametrize(
    ("phase", "given", "action"),
    [
        ("turn", {"hands": ["bwc", "ydb"]}, "play bwc"),
        ("turn", {"hands": ["bdb", "ydb"]}, "play bdb"),  # with stars: no spell is taken
        ("turn", {"hands": ["bwb", "ydb"]}, "double bwb"),  # no extra turn
        ("played", {"hands": ["bwb", "ydb"]}, "double bwb"),
        ("owed", {"hands": ["bwb", "ydb"], "spells": ["curse-witch"]}, "double bwb"),
        ("turn", {"hands": ["bwc bdc", "ydb"], "spells": ["abacadabra"]}, "abacadabra"),
    ],
)
def test_an_empty_hand_wins_at_once(phase: str, given: dict[str, Any], action: str) -> None:
    state = after(party(phase, **given), action)
    assert (state.turn, at(state, "phase"), at(state, "seat"), at(state, "turns")) == (None, "over", 0, 12)
    assert state.outcome() == {"scores": [0, -1], "ranks": [1, 2], "reason": "empty-hand"}
    assert state.actions() == [] and refused(state, "end") == "WIT-34"


@clause("WIT-35", "WIT-D44")
def test_fewer_cards_are_better_and_ties_share_a_rank() -> None:
    state = after(party(hands=["bwc", "ydb ydk", "ydb rdk", "rzc rzk rdc"]), "play bwc")
    assert state.outcome() == {"scores": [0, -2, -2, -3], "ranks": [1, 2, 2, 4], "reason": "empty-hand"}


@clause("WIT-36")
@pytest.mark.parametrize(
    ("phase", "action"), [("played", "end"), ("doubled", "extra"), ("doubled", "end"), ("doubled", "witch 0 1")]
)
def test_five_hundred_turns_are_the_limit(phase: str, action: str) -> None:
    hands = ["rdk rdc", "ydb"]
    state = after(party(phase, hands=hands, turns=500, discard="rwk bwb", spells=["curse-book"]), action)
    assert (state.turn, at(state, "seat"), at(state, "turns")) == (None, 0, 500)
    assert state.outcome() == {"scores": [-2, -1], "ranks": [2, 1], "reason": "turn-limit"}
    assert state.view(0)["winners"] == [1] and "winners" not in party().view(0)


@clause("WIT-36")
def test_the_last_turn_is_played_to_its_end() -> None:
    state = after(party("played", hands=["rdk", "bwc rzk"], turns=499), "end")
    assert (state.turn, at(state, "turns")) == (1, 500)
    assert after(state, "play bwc", "end").turn is None


@clause("WIT-D45")
@pytest.mark.parametrize("mode", ["apprentice", "master"])
def test_random_matches_end_with_an_empty_hand(mode: str) -> None:
    for seed in range(100):
        state = sabbat.new(WIT, 2, {"mode": mode})
        playout(state, Dice(seed))
        outcome = state.outcome()
        assert outcome is not None and outcome["reason"] == "empty-hand"


@clause("WIT-D46")
def test_hands_stay_hidden_at_the_end() -> None:
    state = after(party(hands=["bwc", "ydb ydk", "rdk"]), "play bwc")
    assert state.view(0)["hand"] == [] and state.view(None)["hand"] is None
    assert "hands" not in state.view(1) and "yellow-dragon-book" not in str(state.view(2))
