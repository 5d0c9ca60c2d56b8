"""Set-up, turns and the end of Les Sorciers Volants (VOL-11 to VOL-25, VOL-98 to VOL-100)."""

import random

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import playout
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import (
    CAT_MEADOW,
    MEADOW,
    PLAIN,
    after,
    begun,
    flown,
    played,
    scene,
    standing,
    where,
)

GAME = sabbat.game("sorciers-volants")
AT = (10000, 10000, 0)
AWAY = (3000, 3000, 0)

# Huts in two corners, so shut in by castles that no facing is free there.
CROWDED = {
    **PLAIN,
    "castles": [
        [950, 380], [360, 950], [1150, 1150], [9050, 7170], [9640, 6550], [8900, 6400], None, [7000, 3750]
    ],
    "huts": [[300, 300], [9700, 7200]],
    "starts": ["hut 1", "hut 2", "castle 8"],
}  # fmt: skip


# -- the set-up ----------------------------------------------------------------------------------


@clause("VOL-11", "VOL-D48")
def test_each_seat_has_a_colour_that_changes_nothing_else() -> None:
    assert begun(3).dump()["options"]["colors"] == ["red", "green", "violet"]
    one, two = begun(2), begun(2, colors=["yellow", "violet"])
    dice = Dice(3)
    while one.turn is not None:
        action = one.action_at(dice.below(one.count()))
        one.play_id(action)
        two.play_id(action)
    assert {**one.dump(), "options": None} == {**two.dump(), "options": None}


@clause("VOL-11", "VOL-D48")
@pytest.mark.parametrize("colors", [["red", "red"], ["red"], ["red", "blue"], "red", [["red"], "green"], None])
def test_colours_are_different_ones_of_the_box(colors: object) -> None:
    with pytest.raises(sabbat.BadRequest):
        begun(2, colors=colors)


@clause("VOL-12", "VOL-D1", "VOL-D51")
def test_twenty_curves_lie_open_beside_the_table_and_nothing_is_left_to_chance() -> None:
    for seat in (None, 0, 1):
        assert begun().view(seat)["supply"] == list(range(1, 21))
    assert not GAME.chance and not GAME.hidden


@clause("VOL-13")
def test_the_whole_table_may_be_flown_over() -> None:
    outside = flown(scene("school", [(2000, 900, 0), (1300, 4550, 0)], [["1 right", "3 left"]]))
    across = flown(scene("cat-chase", [(5000, 5900, 30), (5000, 2000, 0)], [["2 left"]]))
    for position in (outside, across):
        flight = position["flights"][0]
        assert flight["kept"] == len(flight["pieces"]) and flight["touched"] == []


@clause("VOL-14", "VOL-15", "VOL-22")
def test_seats_choose_and_then_play_clockwise_from_the_first() -> None:
    state = begun(4, first=2)
    for seat in (2, 3, 0, 1):
        assert state.turn == seat and state.dump()["phase"] == "site"
        state.play(state.actions()[0])
        assert state.turn == seat and state.dump()["phase"] == "face"
        state.play("face 0")
    for seat in (2, 3, 0, 1, 2):
        assert state.turn == seat and state.dump()["phase"] == "turn"
        state.play(state.actions()[0])


@clause("VOL-15")
def test_a_start_site_is_chosen_once() -> None:
    state = begun(3)
    assert state.actions() == ["hut 1", "hut 2", "hut 3"]
    state.play("hut 2")
    state.play("face 0")
    assert state.actions() == ["hut 1", "hut 3"]
    assert state.dump()["starts"] == ["hut 2", None, None]
    assert state.dump()["flyers"][0] == standing((1300, 3750, 0), "hut 2")


@clause("VOL-16", "VOL-17", "VOL-D8")
def test_facings_are_those_with_room_for_figure_and_tail() -> None:
    state = begun()
    state.play("hut 1")
    towards_the_edge = range(45, 80, 5)
    assert state.actions() == [f"face {h}" for h in range(0, 120, 5) if h not in towards_the_edge]


@clause("VOL-17")
def test_a_neighbour_takes_away_facings() -> None:
    state = begun()
    for action in ("hut 1", "face 30", "hut 2"):
        state.play(action)
    assert "face 90" not in state.actions() and "face 30" in state.actions()


@clause("VOL-17")
def test_a_site_without_a_legal_facing_is_not_offered() -> None:
    assert begun(adventure="custom", layout=CROWDED).actions() == ["castle 8"]


@clause("VOL-D47")
def test_if_no_free_site_has_room_one_that_is_taken_will_do() -> None:
    state = begun(adventure="custom", layout=CROWDED)
    for action in ("castle 8", "face 0"):
        state.play(action)
    assert state.actions() == ["castle 8"]


@clause("VOL-D47")
def test_if_no_site_has_room_the_free_ones_and_all_facings_are_offered() -> None:
    state = begun(adventure="custom", layout={**CROWDED, "starts": ["hut 1", "hut 2"]})
    assert state.actions() == ["hut 1", "hut 2"]
    state.play("hut 1")
    assert len(state.actions()) == 24
    state.play("face 5")
    assert state.actions() == ["hut 2"]


# -- a turn --------------------------------------------------------------------------------------


@clause("VOL-18", "VOL-24", "VOL-42")
def test_an_empty_book_must_take_and_one_with_a_piece_may_fly() -> None:
    empty = sabbat.load(scene("school", [(1300, 2950, 0), (1300, 4550, 0)]))
    assert empty.actions() == [f"take {c} {side}" for c in range(1, 21) for side in ("left", "right")]
    with_one = sabbat.load(scene("school", [(1300, 2950, 0), (1300, 4550, 0)], [["7 left"]]))
    assert with_one.actions()[-1] == "fly" and len(with_one.actions()) == 39


@clause("VOL-19", "VOL-20", "VOL-21", "VOL-22")
def test_a_curve_goes_to_the_next_slot_for_good_and_ends_the_turn() -> None:
    state = sabbat.load(scene("school", [(1300, 2950, 0), (1300, 4550, 0)], [["7 left"]]))
    state.play("take 3 right")
    assert state.turn == 1 and state.dump()["books"] == [["7 left", "3 right"], []]
    for other in ("take 3 left", "take 7 right", "take 3 right"):
        with pytest.raises(sabbat.IllegalAction):
            state.play(other)


@clause("VOL-23")
def test_a_full_book_must_fly() -> None:
    book = ["1 left", "2 left", "3 left", "4 left", "5 left"]
    assert sabbat.load(scene("school", [(1300, 2950, 0), (1300, 4550, 0)], [book])).actions() == ["fly"]


@clause("VOL-25", "VOL-34")
def test_curves_are_away_while_on_a_book_and_back_after_the_flight() -> None:
    position = scene(MEADOW, [AT, AWAY], [["7 left", "3 right"], ["9 left", "10 left reverse"]])
    assert sabbat.load(position).view(None)["supply"] == [n for n in range(1, 21) if n not in (3, 7, 9, 10)]
    assert sabbat.load(flown(position)).view(None)["supply"] == [n for n in range(1, 21) if n not in (9, 10)]


@clause("VOL-D10")
def test_the_supply_never_runs_out() -> None:
    curves = [f"{n} left" for n in range(1, 20)]
    books = [curves[:4], curves[4:9], curves[9:14], curves[14:19]]
    state = sabbat.load(scene("school", [(1300, 1950 + 1200 * k, 0) for k in range(4)], books))
    assert state.actions() == ["take 20 left", "take 20 right", "fly"]


@clause("VOL-D9", "VOL-20")
def test_nothing_is_previewed_unless_asked_for() -> None:
    position = scene("school", [(1300, 2950, 0), (1300, 4550, 0)], [["7 left", "3 right"], ["1 left"]])
    state = sabbat.load(position)
    assert "aim" not in state.view(0)
    assert state.preview("fly", 0) is None
    assert state.preview("take 4 left", 0) == {"slot": 3}


@clause("VOL-D9")
def test_aim_help_draws_ones_own_book() -> None:
    position = scene("school", [(1300, 2950, 0), (1300, 4550, 0)], [["9 right", "5 left"], ["1 left"]])
    position["options"]["aim_help"] = "book"
    state = sabbat.load(position)
    aim = state.view(0)["aim"]
    assert [arc["from"] for arc in aim["book"]] == [[1300, 2950, 0], list(after((1300, 2950, 0), "9 right"))]
    assert tuple(aim["end"]) == after((1300, 2950, 0), "9 right", "5 left")
    assert len(state.view(1)["aim"]["book"]) == 1
    assert state.preview("take 4 left", 0) == {"slot": 3}
    assert state.preview("fly", 0) == {"arcs": aim["book"], "end": aim["end"]}
    assert state.preview("fly", 1) is None and state.preview("fly", None) is None
    assert state.view(None)["aim"] is None
    state.play("fly")
    assert where(state.dump()) == tuple(aim["end"])


@clause("VOL-D9")
def test_full_aim_help_draws_what_may_be_taken_too() -> None:
    position = scene("bumblebee", [(1300, 2950, 0), (1300, 4550, 0)], [["7 left"], ["1 left"]])
    position["options"]["aim_help"] = "full"
    state = sabbat.load(position)
    for action in state.actions()[:-1]:
        told = state.preview(action, 0)
        assert told is not None
        assert told["arc"]["from"] == list(after((1300, 2950, 0), "7 left"))
        assert told["arc"]["to"] == list(after((1300, 2950, 0), "7 left", action.removeprefix("take ")))
        assert state.preview(action, 1) == {"slot": told["slot"]}
    assert sabbat.mind(state.view(0)).imagine(random.Random(1)) == state


# -- the end -------------------------------------------------------------------------------------


@clause("VOL-99", "VOL-D46")
def test_the_match_ends_when_every_seat_has_had_its_turns() -> None:
    state = begun(3, rounds=2)
    while state.turn is not None:
        state.play(state.actions()[0])
    assert state.dump()["turns_played"] == 6
    assert state.outcome() == {"scores": [0, 0, 0], "ranks": [1, 1, 1], "reason": "limit"}


@clause("VOL-100", "VOL-99")
def test_at_the_limit_legs_and_points_rank_the_seats() -> None:
    race = scene("bumblebee", [(1300, 1000, 0)] * 4, legs=[1, 2, 0, 2], phase="over", reason="limit", turns_played=400)
    assert sabbat.load(race).outcome() == {"scores": [1, 2, 0, 2], "ranks": [3, 1, 4, 1], "reason": "limit"}
    chase = scene("cat-chase", [(5000, 2000, 0)] * 3, points=[1, 4, 0], phase="over", reason="limit", turns_played=300)
    assert sabbat.load(chase).outcome() == {"scores": [1, 4, 0], "ranks": [2, 1, 3], "reason": "limit"}


@clause("VOL-98")
def test_a_win_clears_the_winners_book_and_nothing_else() -> None:
    position = scene("school", [(7700, 3750, 0), (1300, 4550, 0)], [["1 left", "3 left", "12 right"], ["9 left"]])
    end = flown(position)
    assert end["winner"] == 0 and end["books"] == [[], ["9 left"]]
    assert where(end) == after((7700, 3750, 0), "1 left") and end["flights"][0]["kept"] == 1


@clause("VOL-98", "VOL-D45")
def test_a_theft_that_brings_the_last_point_leaves_the_victim_off_the_table() -> None:
    thief = (9000, 11000, 0)
    victim = (*after(thief, "5 left")[:2], 30)
    position = scene(CAT_MEADOW, [thief, victim], [["5 left", "3 right"], ["9 left"]], cat=1, points=[2, 1])
    end = flown(position)
    assert end["reason"] == "points" and end["points"] == [3, 1]
    assert end["flyers"][1] is None and end["waiting"] == [] and end["books"] == [[], []]


def test_random_matches_are_as_long_as_the_specification_says() -> None:
    lengths = [playout(begun(2), Dice(seed)) for seed in range(20)]
    assert 200 < sum(lengths) / len(lengths) < 280
    assert GAME.longest == 2 * 4 + 500 * 4 * (2 + 2 * 4)


def test_a_take_or_another_flight_forgets_the_last_one() -> None:
    position = scene(MEADOW, [AT, AWAY], [["7 left"], ["9 left"]])
    assert [flight["who"] for flight in played(position, "fly", "fly")["flights"]] == [1]
    assert played(position, "fly", "take 1 left")["flights"] == []
