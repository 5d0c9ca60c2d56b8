"""Air Sorcière, clause by clause: set-up, the flight, landing, crash, the cat."""

import random

import pytest

import sabbat
from sabbat.testing import clause
from sabbat.testing.walks import walk
from tests.games.air_sorciere.flights import AIR, COLOURS, DECK, after, at, grimoires, match, refused, unseen

# -- set-up ----------------------------------------------------------------------------------------


@clause("AIR-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_take_seats(players: int) -> None:
    assert len(sabbat.new(AIR, players).dump()["hands"]) == players


@clause("AIR-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(sabbat.BadRequest):
        sabbat.new(AIR, players)


@clause("AIR-2", "AIR-D1")
def test_every_card_once_in_canonical_order() -> None:
    assert DECK[0] == "k1" and DECK[-1] == "o15"
    assert sabbat.new(AIR).view(None)["draw_pile"] == DECK
    assert list(sabbat.new(AIR).view(None)["stock"]) == COLOURS


@clause("AIR-3", "AIR-7")
@pytest.mark.parametrize(("players", "number"), [(2, 7), (3, 8), (4, 9), (5, 9)])
def test_the_stock_depends_on_the_number_of_players(players: int, number: int) -> None:
    assert sabbat.new(AIR, players).view(None)["stock"] == dict.fromkeys(COLOURS, number)


@clause("AIR-4")
def test_all_cards_start_in_the_pile_and_are_equally_likely() -> None:
    state = after(sabbat.new(AIR), "fly")
    assert state.turn == "chance"
    assert state.actions() == [f"draw {card}" for card in DECK]
    assert state.odds() == [1] * 75 and state.weight() == 75


@clause("AIR-4")
def test_only_cards_in_the_pile_come_up() -> None:
    state = match("draw", hands=["k1", "o2"], areas=["k2", "o15"], common="w3", discard="v4", shared="w3")
    out = {"k1", "o2", "k2", "o15", "w3", "v4"}
    assert state.actions() == [f"draw {card}" for card in DECK if card not in out]
    assert refused(state, "draw v4") == "AIR-4"


@clause("AIR-5", "AIR-6", "AIR-8")
@pytest.mark.parametrize("players", [2, 5])
def test_everything_else_starts_empty(players: int) -> None:
    opening = sabbat.new(AIR, players).dump()
    assert opening["hands"] == opening["areas"] == [[]] * players
    assert opening["grimoires"] == [grimoires()] * players
    assert opening["common"] == opening["discard"] == []


@clause("AIR-6", "AIR-D34", "AIR-D39")
def test_every_place_is_in_sight_of_everybody() -> None:
    state = match(hands=["k1", "g1 g2"], areas=["w1", "v1"], common="o9 o3", discard="k15 k14")
    views = [state.view(seat) for seat in (None, 0, 1)]
    assert [view.pop("viewer") for view in views] == [None, 0, 1]
    assert views[0] == views[1] == views[2]
    assert views[0].items() >= state.dump().items()
    assert views[0]["common"] == ["o3", "o9"] and views[0]["discard"] == ["k14", "k15"]
    assert views[0]["draw_pile"] == unseen(state.dump())
    assert sabbat.mind(state.view(1)).imagine(random.Random(1)) == state
    assert not any(state.asides(seat) for seat in (0, 1))


@clause("AIR-9", "AIR-D33")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_begins_and_turns_go_clockwise(first: int) -> None:
    state = sabbat.new(AIR, 3, {"first": first})
    for n in range(4):
        assert (state.turn, at(state, "turn_number")) == ((first + n) % 3, n + 1)
        after(state, "fly", f"draw k{n + 1}", "place", "stay")


@clause("AIR-D33")
def test_the_first_seat_is_a_seat() -> None:
    with pytest.raises(sabbat.BadRequest):
        sabbat.new(AIR, 3, {"first": 3})


# -- the turn --------------------------------------------------------------------------------------


@clause("AIR-10", "AIR-11", "AIR-D6")
def test_at_least_one_witch_is_flown_even_if_nothing_can_be_taken() -> None:
    assert match(areas=["k5"]).actions() == ["fly"]
    assert match(areas=["k5"], common="k4 k6").actions() == ["fly", "take k6"]


@clause("AIR-11", "AIR-17", "AIR-D6")
def test_a_taken_card_counts_as_flown() -> None:
    state = after(match(common="k6"), "take k6")
    assert state.actions() == ["fly", "land black", "stay"]


@clause("AIR-11", "AIR-17")
def test_drawn_and_taken_cards_mix_without_limit() -> None:
    state = after(
        match(common="g2 g4 o1"), "take g2", "fly", "draw g3", "place", "take g4", "take o1", "fly", "draw o2"
    )
    after(state, "place")
    assert at(state, "areas.0") == ["g2", "g3", "g4", "o1", "o2"]
    assert state.turn == 0


@clause("AIR-12")
def test_a_drawn_card_is_settled_before_anything_else() -> None:
    state = after(match(areas=["k5"], common="g7"), "take g7", "fly", "draw k6")
    assert state.actions() == ["place", "share"]
    assert [refused(state, action) for action in ("fly", "take g7", "land black", "stay")] == ["AIR-12"] * 4


# -- the personal area -----------------------------------------------------------------------------


@clause("AIR-13", "AIR-14", "AIR-D4")
@pytest.mark.parametrize("colour", "kgwvo")
def test_columns_rise_each_in_its_colour(colour: str) -> None:
    others = " ".join(f"{letter}15" for letter in "kgwvo" if letter != colour)
    common = " ".join(f"{colour}{value}" for value in (1, 6, 8, 15))
    state = match(areas=[f"{colour}7 {others}"], common=common)
    assert state.actions() == ["fly", f"take {colour}8", f"take {colour}15"]


@clause("AIR-14", "AIR-D4")
def test_a_colour_without_a_column_starts_one_with_any_card() -> None:
    common = " ".join(DECK[:30])
    assert match(areas=["w1 v1 o1"], common=common).actions()[1:] == [f"take {card}" for card in DECK[:30]]


@clause("AIR-14", "AIR-D4")
def test_fitting_is_the_same_from_the_pile_and_from_the_common_area() -> None:
    for card in DECK:
        areas = ["k1 g15 w7 w8 v3 o9"]
        if card in areas[0].split():
            continue
        taken = f"take {card}" in match(areas=areas, common=card).actions()
        drawn = at(after(match("draw", areas=areas), f"draw {card}"), "phase") == "choice"
        highest = {"k": 1, "g": 15, "w": 8, "v": 3, "o": 9}[card[0]]
        assert taken == drawn == (int(card[1:]) > highest)


@clause("AIR-13", "AIR-D3")
def test_no_second_column_of_a_colour() -> None:
    state = after(match("draw", areas=["g9"]), "draw g8")
    assert at(state, "areas.0") == ["g9"] and at(state, "common") == ["g8"]


@clause("AIR-15", "AIR-D2")
def test_areas_stay_from_turn_to_turn() -> None:
    state = after(
        match(areas=["k5 g6", "w7"]), "fly", "draw v1", "place", "land black", "fly", "draw o1", "place", "stay"
    )
    assert at(state, "areas") == [["g6", "v1"], ["w7", "o1"]]


@clause("AIR-15")
def test_nobody_takes_from_another_area() -> None:
    assert refused(match(areas=["", "w7"]), "take w7") == "AIR-15"


@clause("AIR-16", "AIR-20")
def test_a_drawn_card_that_fits_is_placed_or_shared() -> None:
    state = after(match("draw", areas=["k5"]), "draw k9")
    assert state.actions() == ["place", "share"]
    placed, shared = after(state.clone(), "place"), after(state.clone(), "share")
    assert (at(placed, "areas.0"), at(placed, "common"), at(placed, "shared")) == (["k5", "k9"], [], None)
    assert (at(shared, "areas.0"), at(shared, "common"), at(shared, "shared")) == (["k5"], ["k9"], "k9")


@clause("AIR-17", "AIR-D5")
def test_a_taken_card_goes_straight_to_the_area_and_must_fit() -> None:
    state = match(areas=["k5"], common="k4 k9")
    assert refused(state, "take k4") == "AIR-14"
    after(state, "take k9")
    assert (at(state, "areas.0"), at(state, "common"), at(state, "phase")) == (["k5", "k9"], ["k4"], "flight")


@clause("AIR-18")
def test_what_one_shared_can_be_taken_by_the_next_only() -> None:
    state = after(match("draw", areas=["k5"]), "draw k9", "share")
    assert refused(state, "take k9") == "AIR-18"
    after(state, "land black")
    assert "take k9" in state.actions()


@clause("AIR-18")
def test_a_shared_orange_card_is_locked_as_well() -> None:
    state = after(match("draw", areas=["k5"], common="o8 v8"), "draw o9", "share")
    assert state.actions() == ["fly", "take v8", "take o8", "land black"]
    assert refused(state, "take o9") == "AIR-18"


# -- the common area -------------------------------------------------------------------------------


@clause("AIR-19", "AIR-D9", "AIR-D36")
def test_the_first_misfit_is_shared_by_itself() -> None:
    state = after(match("draw", areas=["g9"]), "draw g2")
    assert (at(state, "common"), at(state, "shared"), at(state, "phase")) == (["g2"], "g2", "flight")
    assert state.turn == 0


@clause("AIR-21", "AIR-D7")
def test_one_card_a_turn_is_shared() -> None:
    state = after(match("draw", areas=["g9"]), "draw g2", "fly", "draw w1")
    assert at(state, "phase") == "flight" and at(state, "areas.0") == ["g9", "w1"]
    assert refused(state, "share") == "AIR-21"


@clause("AIR-21")
def test_taken_cards_do_not_count_as_shared_and_stay() -> None:
    state = after(match(common="k1"), "take k1", "fly", "draw k2", "share")
    assert at(state, "shared") == "k2" and at(state, "areas.0") == ["k1"]


@clause("AIR-22", "AIR-D8", "AIR-D36")
def test_after_sharing_a_card_that_fits_is_placed_by_itself() -> None:
    state = after(match("draw", areas=["g9"], common="g2", shared="g2"), "draw g10")
    assert (at(state, "areas.0"), at(state, "phase"), state.turn) == (["g9", "g10"], "flight", 0)


# -- stopping and landing --------------------------------------------------------------------------


@clause("AIR-23")
def test_no_stop_before_a_card_was_flown() -> None:
    state = match(areas=["k5 g6"])
    assert [refused(state, action) for action in ("land black", "land white", "stay")] == ["AIR-23"] * 3


@clause("AIR-24", "AIR-26", "AIR-D10")
def test_before_sharing_any_column_lands_or_none() -> None:
    state = match("flight", areas=["k1 k2 k3 w1 o1 o2"])
    assert state.actions() == ["fly", "land black", "land white", "land orange", "stay"]
    after(state, "stay")
    assert (state.turn, at(state, "areas.0"), at(state, "hands.0")) == (1, ["k1", "k2", "k3", "w1", "o1", "o2"], [])


@clause("AIR-25", "AIR-D11", "AIR-D22")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_landing_takes_one_whole_column_into_the_hand(colour: str) -> None:
    letter = {"black": "k"}.get(colour, colour[0])
    area = ["k1", "k2", "g1", "g2", "w1", "w2", "v1", "v2", "o1", "o2"]
    state = after(match("flight", areas=[" ".join(area)]), f"land {colour}")
    assert at(state, "hands.0") == [f"{letter}1", f"{letter}2"]
    assert at(state, "areas.0") == [card for card in area if card[0] != letter]
    assert (state.turn, at(state, "phase")) == (1, "takeoff"), "no diploma is possible: the turn passes by itself"


@clause("AIR-25")
def test_no_more_flying_after_a_landing() -> None:
    state = after(match("flight", areas=["k1 k2 k3 g1"], common="g2"), "land black")
    assert state.actions() == ["diploma black", "done"]
    assert [refused(state, action) for action in ("fly", "take g2", "land green", "stay")] == ["AIR-25"] * 4


@clause("AIR-27", "AIR-D12")
def test_after_sharing_the_column_with_the_fewest_cards_must_land() -> None:
    state = match("flight", areas=["k1 k2 g14 g15 w1 w2 w3 o13"], common="k3", shared="k3")
    assert state.actions() == ["fly", "land orange"]
    assert refused(state, "stay") == refused(state, "land black") == "AIR-27"


@clause("AIR-27", "AIR-29")
@pytest.mark.parametrize(
    ("area", "smallest"),
    [
        ("k1 k2 g1 g2 w1 w2 w3", ["black", "green"]),
        ("k1 g1 w1 v1 o1", COLOURS),
        ("v1 v2 v3 v4 o1 o2 o3 o4", ["violet", "orange"]),
        ("k1 k2 k3 v7 o8 o9", ["violet"]),
        (" ".join(DECK[60:]), ["orange"]),
        (" ".join(DECK[:15] + DECK[45:]), ["black", "violet", "orange"]),
    ],
)
def test_among_equally_small_columns_the_player_chooses(area: str, smallest: list[str]) -> None:
    state = match("flight", areas=[area], common="g15", shared="g15")
    assert [action for action in state.actions() if action != "fly"] == [f"land {colour}" for colour in smallest]


@clause("AIR-28", "AIR-33", "AIR-D13")
def test_with_nothing_to_land_one_may_stop_fly_or_take_but_not_graduate() -> None:
    state = match("flight", hands=["k4 k6 k13"], common="g12 v14", shared="v14")
    assert state.actions() == ["fly", "take g12", "stay"]
    after(state, "stay")
    assert (state.turn, at(state, "phase"), at(state, "shared")) == (1, "takeoff", None)


@clause("AIR-26", "AIR-33", "AIR-D10")
def test_no_diploma_without_a_landing() -> None:
    state = match("flight", hands=["k4 k6 k13"], areas=["w1"])
    assert refused(state, "diploma black") == "AIR-33"
    assert after(state, "stay").turn == 1


@clause("AIR-D35")
def test_anne_has_a_column_of_three_black_cards_to_land() -> None:
    state = match(areas=["g6 v4"], common="k3 k7 k11 g9 w8")
    after(state, "take k3", "take k7", "take k11", "take g9", "fly", "draw w5", "place", "take w8", "land black")
    assert at(state, "hands.0") == ["k3", "k7", "k11"]


# -- crash -----------------------------------------------------------------------------------------


@clause("AIR-30", "AIR-31", "AIR-D36")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_second_misfit_crashes_with_its_column_and_ends_the_turn(colour: str) -> None:
    letter = {"black": "k"}.get(colour, colour[0])
    area = ["k7", "k8", "g7", "g8", "w7", "w8", "v7", "v8", "o7", "o8"]
    state = match("draw", areas=[" ".join(area)], grimoires=[colour], common=f"{letter}2", shared=f"{letter}2")
    after(state, f"draw {letter}3")
    assert at(state, "areas.0") == [card for card in area if card[0] != letter]
    assert at(state, "discard") == [f"{letter}3", f"{letter}7", f"{letter}8"]
    assert (state.turn, at(state, "shared"), at(state, "drawn")) == (1, None, None)


@clause("AIR-30", "AIR-D14")
def test_crashes_need_a_column_of_the_colour() -> None:
    for state in walk(sabbat.new(AIR, 3), 11):
        if at(state, "phase") == "crash":
            crashed = at(state, "drawn")
            assert any(card[0] == crashed[0] for card in at(state, f"areas.{at(state, 'seat')}"))


@clause("AIR-32", "AIR-D15")
@pytest.mark.parametrize(("action", "hand", "discard"), [("rescue", ["o4"], ["o9"]), ("drop", [], ["o4", "o9"])])
def test_a_beginner_may_rescue_the_crashed_card(action: str, hand: list[str], discard: list[str]) -> None:
    state = after(match("draw", areas=["k8 o9"], grimoires=["black"], common="k2", shared="k2"), "draw o4")
    assert state.actions() == ["rescue", "drop"]
    after(state, action)
    assert (at(state, "hands.0"), at(state, "discard"), at(state, "areas.0")) == (hand, discard, ["k8"])
    assert (state.turn, at(state, "phase")) == (1, "takeoff")


@clause("AIR-32", "AIR-D15")
def test_the_bonus_asks_what_the_seat_owns_not_what_is_left() -> None:
    gone = " ".join(["orange"] * 7)
    state = after(match("draw", areas=["o9"], grimoires=["", gone], common="k2", shared="k2"), "draw o4")
    assert at(state, "phase") == "crash"


@clause("AIR-40")
def test_no_diploma_after_a_crash() -> None:
    state = match("crash", hands=["w1 w5 w6"], areas=["o9"], common="k2", shared="k2", drawn="o4")
    assert refused(state, "diploma white") == "AIR-40"
    assert after(state, "rescue").turn == 1


# -- the black cat ---------------------------------------------------------------------------------


@clause("AIR-45", "AIR-D24")
def test_the_cat_asks_clockwise_from_the_seat_on_turn() -> None:
    hands = ["k1 k2 k3 k4 k5 k6", "g1 g2 g3 g4 g5", "w1 w2 w3 w4 w5 w6 w7", "v1 v2 v3 v4 v5 v6"]
    state = after(match("draw", players=4, seat=2, hands=hands), "draw o15")
    asked = []
    while at(state, "phase") == "cat":
        asked.append(state.turn)
        assert state.actions() == [f"discard {card}" for card in at(state, f"hands.{state.turn}")]
        after(state, state.actions()[-1])
    assert asked == [2, 2, 3, 0]
    assert [len(hand) for hand in at(state, "hands")] == [5, 5, 5, 5]
    assert at(state, "discard") == ["k6", "w6", "w7", "v6"]
    assert (at(state, "phase"), state.turn) == ("choice", 2)


@clause("AIR-45", "AIR-D24", "AIR-D37")
def test_only_a_drawn_15_limits_hands() -> None:
    many = " ".join(DECK[:12])
    assert at(after(match("draw", hands=[many]), "draw o14"), "phase") == "choice"
    assert at(after(match("draw", hands=[many]), "draw o15"), "phase") == "cat"
    assert at(after(match("draw", hands=["k1 k2 k3 k4 k5"], areas=["g1 g2"]), "draw o15"), "phase") == "choice"


@clause("AIR-45", "AIR-D23")
def test_a_15_taken_from_the_common_area_wakes_no_cat() -> None:
    state = after(match(hands=["k1 k2 k3 k4 k5 k6"], common="o15"), "take o15")
    assert at(state, "phase") == "flight"


@clause("AIR-46", "AIR-D25")
@pytest.mark.parametrize("fifteen", ["k15", "g15", "w15", "v15", "o15"])
def test_a_15_always_fits(fifteen: str) -> None:
    area = f"{fifteen[0]}14"
    assert after(match("draw", areas=[area]), f"draw {fifteen}").actions() == ["place", "share"]
    other = "g1" if fifteen[0] == "k" else "k1"
    state = after(match("draw", areas=[area], common=other, shared=other), f"draw {fifteen}")
    assert at(state, "areas.0") == [area, fifteen] and at(state, "phase") == "flight"


@clause("AIR-46", "AIR-D26")
def test_after_the_cat_a_last_15_is_settled_and_the_victims_are_shuffled_in() -> None:
    state = match("draw", hands=["k1 k2 k3 k4 k5 k6"], areas=["g1"], common="g2 g3", shared="g3", pile="o15")
    rest = at(state, "discard")
    after(state, "draw o15", "discard k1")
    assert at(state, "discard") == [] and state.view(None)["draw_pile"] == ["k1", *rest]
    assert at(state, "areas.0") == ["g1", "o15"] and at(state, "phase") == "flight"
