"""Course de Sorcières, clause by clause: set-up, the turn, the goal, the end, whole matches."""

from collections import Counter
from itertools import pairwise

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import playout
from sabbat.testing import clause
from sabbat.testing.walks import walk
from tests.games.course_de_sorcieres.races import (
    CLANS,
    NUMBERS,
    after,
    divided,
    moment,
    race,
    rests,
    stage_of,
    witches,
)

COURSE = "course-de-sorcieres"
FULL_HANDS = [[*NUMBERS[clan], *[clan + "*"] * 3] for clan in CLANS]

# -- set-up ----------------------------------------------------------------------------------------


@clause("COU-1", "COU-47", "COU-53", "COU-D4")
@pytest.mark.parametrize(("players", "neutral"), [(2, "mp"), (3, "p"), (4, "")])
def test_seats_lead_clans_in_order_and_the_others_are_neutral(players: int, neutral: str) -> None:
    opening = sabbat.new(COURSE, players).dump()
    assert [cards[0][0] for cards in opening["hands"]] == list(CLANS[:players])
    assert list(opening["piles"]) == list(neutral)
    assert len(opening["witches"]) == players, "neutral witches stay in the box"


@clause("COU-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(sabbat.BadRequest):
        sabbat.new(COURSE, players)


@clause("COU-2", "COU-10", "COU-11", "COU-49")
def test_a_seat_begins_with_three_witches_at_the_start_and_twelve_cards() -> None:
    opening = sabbat.new(COURSE, 3).dump()
    assert opening["witches"] == [[0, 0, 0]] * 3
    assert opening["hands"] == FULL_HANDS[:3]
    assert opening["piles"] == {"p": FULL_HANDS[3]}


@clause("COU-2", "COU-3", "COU-48")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_clan_lays_twelve_tiles_with_the_faces_of_its_cards(players: int) -> None:
    laid = Counter(tile for stage in divided(players).dump()["facedown"] for tile in stage)
    assert laid == Counter(card for cards in FULL_HANDS for card in cards)


@clause("COU-4", "COU-5", "COU-D5")
def test_each_of_the_1680_divisions_has_one_path() -> None:
    states = [sabbat.new(COURSE, 4)]
    for _ in range(9):
        states = [after(state.clone(), action) for state in states for action in state.actions()]
    groups = {str(state.dump()["facedown"]) for state in states}
    assert len(states) == len(groups) == 1680
    for state in states[::100]:
        assert [len([t for t in stage if t[0] == "l"]) for stage in state.dump()["facedown"]] == [4, 4, 4]
        assert all(stage.count("l*") == 1 for stage in state.dump()["facedown"])


@clause("COU-4", "COU-D5")
def test_seats_divide_one_after_the_other_whoever_is_first() -> None:
    state = sabbat.new(COURSE, 3, {"first": 2})
    for seat in range(3):
        for n, tile in enumerate(NUMBERS[CLANS[seat]]):
            assert state.turn == seat
            assert state.actions()[0].startswith(f"put {tile} ")
            state.play(f"put {tile} {1 + n // 3}")
    assert state.turn == "chance"


@clause("COU-5", "COU-D5")
def test_a_stage_with_three_numbers_is_full_and_the_last_tile_is_asked_for() -> None:
    state = after(sabbat.new(COURSE, 2), "put l2 1", "put l3 1", "put l4 1")
    assert state.actions() == ["put l5 2", "put l5 3"]
    after(state, "put l5 2", "put l6 2", "put l7 3", "put l8 3", "put l9 2")
    assert state.actions() == ["put l10 3"]


@clause("COU-5", "COU-D6")
def test_magic_tiles_lie_in_their_stages_from_the_beginning() -> None:
    assert sabbat.new(COURSE, 2).dump()["facedown"] == [["l*", "f*", "m*", "p*"]] * 3


@clause("COU-48", "COU-D7")
def test_chance_divides_neutral_tiles_by_the_room_that_is_left() -> None:
    state = sabbat.new(COURSE, 2)
    for clan in "lf":
        after(state, *(f"put {tile} {1 + n // 3}" for n, tile in enumerate(NUMBERS[clan])))
    assert state.turn == "chance" and state.odds() == [3, 3, 3]
    after(state, "put m2 2", "put m3 2", "put m4 3")
    assert dict(zip(state.actions(), state.odds(), strict=True)) == {"put m5 1": 3, "put m5 2": 1, "put m5 3": 2}
    after(state, "put m5 2", "put m6 1")
    assert dict(zip(state.actions(), state.odds(), strict=True)) == {"put m7 1": 2, "put m7 3": 2}
    after(state, "put m7 1", "put m8 1", "put m9 3", "put m10 3")
    assert state.turn == "chance" and state.actions() == ["put p2 1", "put p2 2", "put p2 3"]


@clause("COU-6", "COU-D1")
def test_sixteen_tiles_a_stage_all_face_down() -> None:
    laid = divided().dump()
    assert [len(stage) for stage in laid["facedown"]] == [16, 16, 16]
    assert laid["faceup"] == {}


@clause("COU-6", "COU-7", "COU-D8")
@pytest.mark.parametrize(("square", "stage"), [(1, 1), (16, 1), (17, 2), (32, 2), (33, 3), (48, 3)])
def test_a_tile_is_drawn_from_those_face_down_in_its_stage(square: int, stage: int) -> None:
    state = race(witches=[[square], [20]], faceup={20: "f3"}, mover=square)
    tiles = state.dump()["facedown"][stage - 1]
    assert len(tiles) == (15 if stage == 2 else 16) and stage_of(square) == stage
    assert state.actions() == [f"reveal {tile}" for tile in tiles]
    assert set(state.odds()) == {1}


@clause("COU-8", "COU-45", "COU-D3")
@pytest.mark.parametrize(("die", "points"), [(1, 2), (2, 3), (3, 4)])
def test_the_goal_squares_after_48_are_worth_2_3_and_4(die: int, points: int) -> None:
    state = after(race(2, witches=[[48, 49, 49]], die=die), "move 48")
    assert witches(state) == [49, 49, 48 + die]
    assert (state.outcome() or {})["scores"] == [4 + points, 0]


@clause("COU-9")
def test_the_track_has_numbers_and_no_shape() -> None:
    fields = "game rules players options phase turns die mover pushed witches hands piles faceup facedown"
    assert set(sabbat.new(COURSE, 2).dump()) == set(fields.split())
    assert list(sabbat.new(COURSE, 2).options) == ["first"]


@clause("COU-12", "COU-22", "COU-D9", "COU-D34")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 2), (4, 1)])
def test_turns_go_clockwise_from_the_first_seat_and_nobody_is_skipped(players: int, first: int) -> None:
    assert sabbat.new(COURSE, players).view(None)["active"] == 0
    turns = 0
    for state in walk(divided(players, first), seed=players):
        if state.dump()["phase"] == "move":
            assert state.turn == (first + turns) % players
            assert state.dump()["turns"] == turns
            turns += 1
    assert turns > 20


@clause("COU-D28")
def test_hands_and_piles_are_open_to_all() -> None:
    state = race(3, hands={0: "l2 l*", 1: ""}, piles={"p": "p9 p*"})
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["hands"] == [["l2", "l*"], [], FULL_HANDS[2]]
        assert state.view(seat)["piles"] == {"p": ["p9", "p*"]}


# -- the turn --------------------------------------------------------------------------------------


@clause("COU-13", "COU-D2", "COU-D10")
def test_chance_rolls_a_die_of_six() -> None:
    state = divided()
    assert state.turn == "chance"
    assert state.actions() == [f"roll {n}" for n in range(1, 7)] and state.odds() == [1] * 6
    rolled = after(state.clone(), "roll 4")
    assert rolled.turn == 0 and rolled.dump()["die"] == 4


@clause("COU-14", "COU-D11")
def test_any_witch_that_can_move_may_be_chosen_but_one_must() -> None:
    state = race(witches=[[10, 20]], die=3)
    assert state.actions() == ["move 0", "move 10", "move 20"]
    with pytest.raises(sabbat.IllegalAction):
        state.play("pass")


@clause("COU-15")
def test_one_witch_uses_the_whole_roll() -> None:
    state = after(race(witches=[[10, 20]], faceup={15: "f2"}, die=5), "move 10")
    assert witches(state) == [0, 15, 20]
    assert moment(state) == ("roll", None)


@clause("COU-16")
@pytest.mark.parametrize("standing", [[[10, 14, 30]], [[10, 30], [14]]], ids=["own", "foreign"])
def test_no_movement_ends_on_another_witch(standing: list[list[int]]) -> None:
    assert "move 10" not in race(witches=standing, die=4).actions()
    assert "move 10" in race(witches=standing, die=5).actions()


@clause("COU-17", "COU-43")
def test_any_number_of_witches_share_a_goal_square() -> None:
    state = after(race(witches=[[48, 50], [50, 50], [50]], die=2), "move 48")
    assert [witches(state, seat) for seat in range(3)] == [[0, 50, 50], [0, 50, 50], [0, 0, 50]]
    assert state.dump()["phase"] == "roll"


@clause("COU-18")
def test_squares_jumped_over_count_as_steps() -> None:
    state = after(race(witches=[[10, 11], [12], [13]], faceup={14: "f2"}, die=4), "move 10")
    assert witches(state) == [0, 11, 14]


@clause("COU-19", "COU-D12")
@pytest.mark.parametrize(("die", "reached"), [(1, 2), (2, 5), (3, 6), (4, 8), (5, 9)])
def test_a_start_counts_only_free_squares(die: int, reached: int) -> None:
    state = after(race(witches=[[1, 4], [3], [7]], die=die), "move 0")
    assert moment(state) == ("reveal", reached)


@clause("COU-19", "COU-D12")
def test_the_farthest_start_is_seventeen() -> None:
    state = race(witches=[[1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]], die=6)
    assert "move 0" in state.actions()
    assert moment(after(state, "move 0")) == ("reveal", 17)


@clause("COU-D12")
def test_on_the_track_occupied_squares_count_again() -> None:
    state = after(race(witches=[[5], [6], [7]], faceup={8: "l3", 9: "m2", 11: "f3"}, die=3), "move 5")
    assert rests(state, 11)


@clause("COU-20", "COU-41")
def test_nobody_moves_past_51() -> None:
    state = race(witches=[[46, 47, 48]], die=5)
    assert state.actions() == ["move 46"]
    assert witches(after(state, "move 46")) == [47, 48, 51]


@clause("COU-21", "COU-D10")
def test_who_cannot_move_passes_and_does_not_roll_again() -> None:
    state = race(witches=[[42, 48, 49], [46]], die=4)
    assert state.turn == 0 and state.actions() == ["pass"]
    state.play("pass")
    assert witches(state) == [42, 48, 49]
    assert state.view(None)["active"] == 1 and state.dump()["phase"] == "roll"


@clause("COU-D10")
def test_a_single_move_and_a_single_forced_card_are_asked_for() -> None:
    assert race(witches=[[46, 47, 48]], die=5).actions() == ["move 46"]
    state = race(witches=[[9]], faceup={9: "f*"}, mover=9, pushed=True, hands={1: "f2 f10"})
    assert state.turn == 1 and state.actions() == ["play f2"]


@clause("COU-22")
def test_the_turn_ends_when_she_rests() -> None:
    before = race(witches=[[10]], faceup={12: "p2"}, die=2, turns=8)
    state = after(before, "move 10")
    assert {"phase": "roll", "turns": 9, "die": None, "mover": None, "pushed": False}.items() <= state.dump().items()


@clause("COU-D13")
def test_tiles_passed_or_stood_upon_do_nothing() -> None:
    state = race(witches=[[10], [20]], faceup={10: "l3", 12: "l9", 14: "f2", 23: "m4"}, die=4)
    after(state, "move 10")
    assert witches(state) == [0, 0, 14], "neither her own 3 nor the 9 she passed carries her"
    assert sorted(state.dump()["faceup"]) == ["10", "12", "14", "20", "23"], "face-down tiles passed stay so"
    after(state, "roll 3", "move 20")
    assert witches(state) == [0, 0, 14]


@clause("COU-D29")
def test_broomsticks_stop_nobody() -> None:
    assert rests(after(race(witches=[[15]], faceup={18: "f2"}, die=3), "move 15"), 18)
    assert rests(after(race(witches=[[30]], faceup={31: "l6", 37: "f2"}, die=1), "move 30"), 37)
    pushed = race(witches=[[18]], faceup={18: "f*", 14: "m2"}, mover=18)
    assert rests(after(pushed, "play f4"), 14)


# -- the goal and the end --------------------------------------------------------------------------


@clause("COU-40", "COU-42")
def test_a_witch_at_home_never_moves_again() -> None:
    for die in (1, 2):
        assert race(witches=[[49, 50]], die=die).actions() == ["move 0"]


@clause("COU-40")
@pytest.mark.parametrize(("die", "legal"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, False)])
def test_the_goal_is_reached_by_the_exact_number(die: int, legal: bool) -> None:
    state = race(witches=[[46, 49, 51], [47], [48]], die=die)
    assert state.actions() == (["move 46"] if legal else ["pass"])
    if legal:
        assert sorted([46 + die, 49, 51]) == witches(after(state, "move 46"))


@clause("COU-44", "COU-D30")
def test_the_third_witch_home_ends_the_race_in_the_middle_of_a_chain() -> None:
    state = after(race(3, witches=[[40, 49, 49]], faceup={42: "l8"}, die=2, turns=6), "move 40")
    assert state.turn is None and state.actions() == []
    ended = {"phase": "over", "turns": 6, "die": None, "mover": None, "pushed": False}
    assert ended.items() <= state.dump().items()


@clause("COU-44")
def test_two_witches_home_end_nothing() -> None:
    state = after(race(witches=[[48, 49]], die=1), "move 48")
    assert state.outcome() is None and moment(state) == ("roll", None)


@clause("COU-45", "COU-46", "COU-D30")
def test_the_most_points_win_whoever_ended_the_race() -> None:
    state = after(race(3, witches=[[48, 49, 49], [47, 51, 51], [46, 45]], die=1), "move 48")
    assert state.outcome() == {"scores": [6, 8, 0], "ranks": [2, 1, 3], "reason": "finished"}
    assert state.view(None)["winners"] == [1]


@clause("COU-46", "COU-D31")
def test_ties_share_a_rank() -> None:
    state = after(race(witches=[[48, 49, 50], [51, 51], [51, 51], [50]], die=2), "move 48")
    assert state.outcome() == {"scores": [8, 8, 8, 3], "ranks": [1, 1, 1, 4], "reason": "finished"}
    assert state.view(3)["winners"] == [0, 1, 2]


@clause("COU-D32")
def test_the_thousandth_turn_is_the_last() -> None:
    state = after(race(2, witches=[[50], [48, 51]], faceup={3: "m2"}, die=3, turns=998), "move 0")
    assert state.outcome() is None
    state = after(state, "roll 4", "move 0", "reveal m3")
    assert state.dump()["turns"] == 1000
    assert state.outcome() == {"scores": [3, 4], "ranks": [2, 1], "reason": "limit"}


@clause("COU-D32")
def test_a_pass_and_a_finish_in_the_thousandth_turn() -> None:
    state = after(race(2, witches=[[], [46, 48, 51]], faceup={46: "m2"}, die=6, turns=999), "pass")
    assert (state.outcome() or {})["reason"] == "limit"
    state = after(race(2, witches=[[], [48, 49, 51]], die=1, turns=999), "move 48")
    assert (state.outcome() or {})["reason"] == "finished" and state.dump()["turns"] == 999


# -- whole matches ---------------------------------------------------------------------------------


@clause("COU-36", "COU-52", "COU-D33")
def test_between_two_cards_a_witch_only_moves_forward_and_no_card_returns() -> None:
    for seed in range(3):
        trail = []
        for state in walk(divided(3), seed):
            now = state.dump()
            cards = sum(len(cards) for cards in [*now["hands"], *now["piles"].values()])
            trail.append((now["turns"], cards, now["mover"]))
        for (turn, cards, square), (next_turn, next_cards, next_square) in pairwise(trail):
            assert cards - next_cards in (0, 1)
            if turn == next_turn and cards == next_cards and square is not None and next_square is not None:
                assert next_square >= square


@pytest.mark.parametrize(("players", "length", "turns"), [(2, 256, 72), (3, 329, 103), (4, 397, 132)])
def test_random_matches_finish_and_are_as_long_as_measured(players: int, length: int, turns: int) -> None:
    """Section 10: means of random play."""
    actions, played, matches = 0, 0, 300
    for seed in range(matches):
        state = sabbat.new(COURSE, players)
        actions += playout(state, Dice(seed))
        played += state.dump()["turns"]
        assert (state.outcome() or {})["reason"] == "finished"
    assert actions / matches == pytest.approx(length, rel=0.05)
    assert played / matches == pytest.approx(turns, rel=0.05)


def test_actions_are_numbered_as_in_section_6() -> None:
    game = sabbat.game(COURSE)
    assert game.action_count == 265
    named = {0: "put l2 1", 107: "put p10 3", 108: "roll 1", 113: "roll 6", 114: "move 0", 162: "move 48", 163: "pass"}
    named |= {
        164: "reveal l2",
        203: "reveal p*",
        204: "stay",
        205: "play l2",
        244: "play p*",
        245: "draw m2",
        264: "draw p*",
    }
    assert {i: game.action_text(i) for i in named} == named
