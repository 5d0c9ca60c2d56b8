"""Air Sorcière, clause by clause: the piles, the end, points and ranks."""

from collections import Counter

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import playout
from sabbat.testing import clause
from tests.games.air_sorciere.flights import AIR, COLOURS, DECK, after, at, match, refused

# -- the piles -------------------------------------------------------------------------------------


@clause("AIR-47", "AIR-D26")
def test_the_pile_is_refilled_when_its_last_card_is_settled() -> None:
    state = after(match("draw", pile="k1"), "draw k1")
    assert state.view(None)["draw_pile"] == [] and len(at(state, "discard")) == 74
    after(state, "place")
    assert at(state, "discard") == [] and len(state.view(None)["draw_pile"]) == 74
    assert state.actions() == ["fly", "land black", "stay"]


@clause("AIR-47", "AIR-D26")
def test_crashed_cards_are_refilled_too_and_later_ones_wait() -> None:
    state = match("draw", areas=["o9"], grimoires=["orange"], common="k2", shared="k2", pile="o4")
    after(state, "draw o4")
    assert at(state, "discard") == [] and {"o4", "o9"} <= set(state.view(None)["draw_pile"])
    assert (state.turn, at(state, "phase")) == (1, "takeoff")


@clause("AIR-5", "AIR-47")
def test_a_card_discarded_later_waits_for_the_next_refill() -> None:
    state = match("landed", hands=["k1 k2 k3"])
    after(state, "diploma black", "add k1", "add k2", "add k3", "confirm")
    assert at(state, "discard") == ["k1", "k2", "k3"] and "k1" not in state.view(None)["draw_pile"]
    assert refused(state, "take k1") == "AIR-5"


@clause("AIR-48", "AIR-D27")
@pytest.mark.parametrize("action", ["place", "share"])
def test_both_piles_empty_ends_the_match_at_once(action: str) -> None:
    areas = [" ".join(DECK[:40]), " ".join(DECK[40:74])]
    state = after(match("draw", areas=areas), "draw o15", action)
    assert state.turn is None and state.actions() == []
    outcome = state.outcome()
    assert outcome is not None and outcome["reason"] == "empty"
    assert at(state, "shared") is None
    assert refused(state, "fly") == "AIR-48"


@clause("AIR-48", "AIR-D27")
def test_a_misfit_as_the_very_last_card_ends_the_match_as_well() -> None:
    areas = [" ".join(DECK[1:40]), " ".join(DECK[40:])]
    state = after(match("draw", areas=areas), "draw k1")
    assert (state.turn, at(state, "common"), at(state, "shared")) == (None, ["k1"], None)
    assert sabbat.load(state.dump()) == state


# -- the end ---------------------------------------------------------------------------------------


@clause("AIR-49", "AIR-50", "AIR-D29")
@pytest.mark.parametrize(
    ("players", "colours", "over"),
    [(2, 1, False), (2, 2, True), (3, 2, True), (4, 2, False), (4, 3, True), (5, 2, False), (5, 3, True)],
)
def test_so_many_exhausted_colours_end_the_match(players: int, colours: int, over: bool) -> None:
    number = {2: 7, 3: 8, 4: 9, 5: 9}[players]
    others = " ".join(f"{colour} " * number for colour in COLOURS[1:colours])
    last = "black " * (number - 1)
    state = match("diploma", players=players, hands=["k1 k2 k3"], grimoires=[last, others], diploma="black k1 k2 k3")
    after(state, "confirm")
    assert (state.turn is None) == over
    if over:
        outcome = state.outcome()
        assert outcome is not None and outcome["reason"] == "grimoires"
        assert refused(state, "fly") == ("AIR-49" if players <= 3 else "AIR-50")


@clause("AIR-D28")
def test_nobody_plays_on_after_the_deciding_diploma() -> None:
    hands = ["k1 k2 k3 g1 g2 g3"]
    owned = ["black " * 6, "white " * 7]
    state = match("diploma", hands=hands, grimoires=owned, diploma="black k1 k2 k3", diplomas="many")
    after(state, "confirm")
    assert (state.turn, at(state, "phase"), at(state, "seat"), at(state, "turn_number")) == (None, "over", 0, 10)


@clause("AIR-51", "AIR-52", "AIR-D30")
@pytest.mark.parametrize(("bonus", "points"), [("once", [11, 4, 10]), ("each", [12, 4, 10])])
def test_points(bonus: str, points: list[int]) -> None:
    two_sets = " ".join(COLOURS * 2)
    owned = [two_sets, "black green white violet", "black green white violet " * 2 + "green white"]
    assert match(players=3, grimoires=owned, bonus=bonus).view(None)["points"] == points


@clause("AIR-53", "AIR-54", "AIR-D31")
def test_equal_points_are_ranked_by_cards_in_hand_then_shared() -> None:
    state = match(
        "over",
        players=5,
        hands=["k1 k2", "k3", "k4 k5", "", "k6 k7 k8"],
        areas=["", "w1 w2 w3 w4"],
        grimoires=["black " * 3, "black " * 3, "green " * 3, "violet " * 4, "orange"],
        turn_number=500,
    )
    assert state.outcome() == {"scores": [3, 3, 3, 4, 1], "ranks": [2, 4, 2, 1, 5], "reason": "limit"}


@clause("AIR-53")
def test_every_card_in_hand_counts_however_many_there_are() -> None:
    many = ["k1 k2 k3 k4 k5 k6", "g1 g2 g3 g4 g5 g6 g7"]
    state = match("over", hands=many, grimoires=["black", "green"], turn_number=500)
    assert state.outcome() == {"scores": [1, 1], "ranks": [2, 1], "reason": "limit"}


@clause("AIR-49")
def test_when_all_is_over_a_diploma_is_refused_like_everything_else() -> None:
    state = match("over", grimoires=["black " * 3, "green " * 3], turn_number=500)
    for text in ("diploma green", "fly", "land black"):
        refusal = state.why_not(text, 0)
        assert refusal is not None and (refusal.clause, refusal.reason) == ("AIR-55", "over")


@clause("AIR-53", "AIR-D31")
def test_cards_handed_in_last_no_longer_count_as_hand() -> None:
    owned = ["black " * 6 + "white " * 6, "green " * 7 + "violet " * 6]
    state = match("diploma", hands=["k1 k2 k3 k4", "o1 o2"], grimoires=owned, diploma="black k1 k2 k3")
    after(state, "confirm")
    assert state.outcome() == {"scores": [13, 13], "ranks": [2, 1], "reason": "grimoires"}


@clause("AIR-55", "AIR-D32")
def test_turn_500_is_the_last() -> None:
    state = after(match("flight", areas=["k1"], turn_number=499), "stay")
    assert (at(state, "turn_number"), at(state, "seat")) == (500, 1)
    after(state, "fly", "draw k2", "share", "stay")
    assert (state.turn, at(state, "seat"), at(state, "turn_number"), at(state, "shared")) == (None, 1, 500, None)
    outcome = state.outcome()
    assert outcome is not None and outcome["reason"] == "limit"
    assert refused(state, "fly") == "AIR-55"


@clause("AIR-55", "AIR-D32")
@pytest.mark.parametrize("ending", ["done", "drop", "land green"])
def test_every_way_to_end_turn_500_ends_the_match(ending: str) -> None:
    state = {
        "done": match("landed", hands=["k1 k2 k3"], turn_number=500),
        "drop": match("crash", areas=["o9"], common="k2", shared="k2", drawn="o4", turn_number=500),
        "land green": match("flight", areas=["g1"], common="k2", shared="k2", turn_number=500),
    }[ending]
    assert after(state, ending).turn is None


@clause("AIR-D32")
def test_a_deciding_diploma_in_turn_500_counts_as_grimoires() -> None:
    owned = ["black " * 6, "white " * 7]
    state = match("diploma", hands=["k1 k2 k3"], grimoires=owned, diploma="black k1 k2 k3", turn_number=500)
    outcome = after(state, "confirm").outcome()
    assert outcome is not None and outcome["reason"] == "grimoires"


@clause("AIR-D32")
@pytest.mark.parametrize(("players", "turns"), [(2, 160), (3, 190), (4, 250), (5, 280)])
def test_random_matches_end_by_grimoires_long_before_the_limit(players: int, turns: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(20):
        state = sabbat.new(AIR, players)
        playout(state, Dice(seed))
        outcome = state.outcome()
        assert outcome is not None and at(state, "turn_number") <= turns
        reasons[outcome["reason"]] += 1
    assert reasons == {"grimoires": 20}


@clause("AIR-D38")
def test_witches_of_an_exhausted_colour_play_on() -> None:
    gone = "orange " * 7
    state = match("draw", hands=["k1 k2"], areas=["o1 o2"], grimoires=[gone])
    after(state, "draw o9", "place", "land orange")
    assert at(state, "hands.0") == ["k1", "k2", "o1", "o2", "o9"]
    assert state.actions() == ["diploma black", "done"], "o9 is a joker; there is no orange diploma"
