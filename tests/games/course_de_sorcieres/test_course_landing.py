"""Course de Sorcières, clause by clause: what happens to a witch that lands on a tile."""

import pytest

import sabbat
from sabbat.testing import clause
from tests.games.course_de_sorcieres.races import after, hand, moment, position, race, rests, witches

# -- tiles -----------------------------------------------------------------------------------------


@clause("COU-23")
def test_a_tile_is_turned_over_at_once_and_stays_so() -> None:
    state = after(race(witches=[[10]], facedown={1: "f4"}, die=3), "move 10")
    assert state.turn == "chance" and moment(state) == ("reveal", 13)
    after(state, "reveal f4")
    assert state.dump()["faceup"]["13"] == "f4" and "f4" not in state.dump()["facedown"][0]
    after(state, "roll 6", "move 0")
    assert state.dump()["faceup"]["13"] == "f4"


@clause("COU-24", "COU-D35")
@pytest.mark.parametrize(
    ("cause", "before", "actions"),
    [
        ("the die", position(witches=[[17]], faceup={20: "l4", 24: "f2"}, die=3), ["move 17"]),
        (
            "a tile turned over",
            position(witches=[[20]], faceup={24: "f2"}, facedown={2: "l4"}, mover=20),
            ["reveal l4"],
        ),
        ("the tile before", position(witches=[[17]], faceup={18: "l2", 20: "l4", 24: "f2"}, die=1), ["move 17"]),
        ("an own card", position(witches=[[17]], faceup={17: "l*", 20: "l4", 24: "f2"}, mover=17), ["play l3"]),
        ("a push", position(witches=[[22]], faceup={22: "m*", 20: "l4", 24: "f2"}, mover=22), ["play m2"]),
        ("a neutral card", position(3, witches=[[22]], faceup={22: "p*", 20: "l4", 24: "f2"}, mover=22), ["draw p2"]),
    ],
)
def test_a_tile_is_obeyed_whatever_brought_her_there(cause: str, before: dict[str, object], actions: list[str]) -> None:
    assert rests(after(sabbat.load(before), *actions), 24), cause


@clause("COU-25", "COU-26")
def test_own_numbers_carry_her_on_until_something_stops_her() -> None:
    state = race(witches=[[8]], faceup={9: "l2", 11: "l3", 14: "l5", 19: "l6", 25: "m2"}, die=1)
    assert rests(after(state, "move 8"), 25), "nobody was asked on the way"


@clause("COU-27")
@pytest.mark.parametrize("standing", [[[8, 13]], [[8], [13]]], ids=["own", "foreign"])
def test_an_own_number_onto_a_witch_is_not_followed(standing: list[list[int]]) -> None:
    state = after(race(witches=standing, faceup={10: "l3", 13: "m2"}, die=2), "move 8")
    assert rests(state, 10)


@clause("COU-27")
def test_the_square_just_left_is_free() -> None:
    state = race(witches=[[10]], faceup={10: "m2", 12: "f*"}, die=2)
    after(state, "move 10")
    assert "play f2" in state.actions()
    assert rests(after(state, "play f2"), 10)


@clause("COU-28")
@pytest.mark.parametrize(("players", "tile"), [(4, "f5"), (4, "p5"), (2, "f5"), (2, "m5")])
def test_a_foreign_number_stops_her(players: int, tile: str) -> None:
    assert rests(after(race(players, witches=[[8]], faceup={10: tile}, die=2), "move 8"), 10)


@clause("COU-40", "COU-D14")
@pytest.mark.parametrize(("tile", "square"), [("l6", 49), ("l7", 50), ("l8", 51), ("l9", 43)])
def test_an_own_number_leads_exactly_home_or_nowhere(tile: str, square: int) -> None:
    state = after(race(witches=[[41], [49]], faceup={43: tile}, die=2), "move 41")
    assert witches(state) == [0, 0, square] and moment(state) == ("roll", None)


# -- own sign --------------------------------------------------------------------------------------


@clause("COU-29")
def test_on_her_own_sign_her_owner_chooses() -> None:
    state = after(race(witches=[[8]], faceup={10: "l*"}, die=2, hands={0: "l2 l5"}), "move 8")
    assert state.turn == 0 and state.actions() == ["stay", "play l2", "play l5"]
    assert rests(after(state.clone(), "stay"), 10)
    assert moment(after(state, "play l5")) == ("reveal", 15)


@clause("COU-30")
def test_a_number_card_needs_a_free_square_or_the_goal() -> None:
    state = race(witches=[[44], [46], [51]], faceup={44: "l*"}, mover=44, hands={0: "l2 l3 l7"})
    assert state.actions() == ["stay", "play l3", "play l7"]
    assert witches(after(state, "play l7")) == [0, 0, 51]


@clause("COU-41", "COU-D15")
def test_no_card_leads_past_51_and_magic_never_to_the_goal() -> None:
    state = race(witches=[[44]], faceup={44: "l*"}, mover=44)
    assert state.actions() == ["stay", *(f"play l{n}" for n in range(2, 8))]


@clause("COU-31", "COU-D16")
def test_a_magic_card_leads_to_the_next_free_own_sign_that_is_face_up() -> None:
    up = {5: "l*", 9: "f*", 20: "l*", 40: "l*", 42: "f2"}
    assert moment(after(race(witches=[[5]], faceup=up, mover=5), "play l*")) == ("magic", 20)
    assert moment(after(race(witches=[[5], [20]], faceup=up, mover=5), "play l*")) == ("magic", 40)
    assert "play l*" not in race(witches=[[5]], faceup={5: "l*", 9: "f*"}, mover=5).actions(), (
        "the others are face down"
    )
    assert "play l*" not in race(witches=[[5], [20], [40]], faceup=up, mover=5).actions()
    assert "play l*" not in race(witches=[[40]], faceup=up, mover=40).actions(), "signs behind do not count"


@clause("COU-D17")
def test_card_after_card_in_one_turn() -> None:
    up = {4: "l*", 20: "l*", 40: "l*"}
    state = race(witches=[[4]], faceup=up, mover=4, hands={0: "l3 l6 l* l*"}, facedown={3: "l6"})
    after(state, "play l*", "play l*", "play l3", "reveal l6")
    assert witches(state) == [0, 0, 49] and hand(state, 0) == ["l6"]


@clause("COU-D19")
@pytest.mark.parametrize(
    ("sign", "hands"), [("l*", {0: ""}), ("l*", {0: "l3 l*"}), ("f*", {1: ""}), ("f*", {1: "f4 f*"})]
)
def test_who_has_no_playable_card_is_not_asked(sign: str, hands: dict[int, str]) -> None:
    state = after(race(witches=[[8], [13], [6]], faceup={10: sign}, die=2, hands=hands), "move 8")
    assert rests(state, 10)


# -- a sign of another seat ------------------------------------------------------------------------


@clause("COU-32", "COU-37", "COU-D24")
def test_the_owner_of_the_sign_decides_in_the_active_seats_turn() -> None:
    state = after(race(witches=[[], [8]], faceup={10: "p*"}, die=2, active=1), "move 8")
    assert state.turn == 3 and state.view(None)["active"] == 1
    assert state.actions()[0] == "stay" and len(state.actions()) > 1
    assert rests(after(state.clone(), "stay"), 10, seat=1)
    pushed = after(state, "play p3")
    assert witches(pushed, 1) == [0, 0, 7] and witches(pushed, 3) == [0, 0, 0]


@clause("COU-33", "COU-D16")
def test_a_magic_card_pushes_to_the_nearest_free_sign_behind() -> None:
    up = {3: "f*", 20: "f*", 36: "l*", 40: "f*"}
    assert moment(after(race(witches=[[40]], faceup=up, mover=40), "play f*")) == ("magic", 20)
    assert "play f*" not in race(witches=[[3]], faceup=up, mover=3, hands={1: "f2 f*"}).actions()
    state = after(race(witches=[[40], [20]], faceup=up, mover=40, hands={1: "f2 f*"}), "play f*")
    assert witches(state) == [0, 0, 3]


@clause("COU-34")
def test_a_number_card_pushes_back_onto_a_free_square() -> None:
    state = race(witches=[[20], [17]], faceup={20: "m*", 15: "f2"}, mover=20, hands={2: "m3 m5"})
    assert state.actions() == ["stay", "play m5"]
    assert rests(after(state, "play m5"), 15)


@clause("COU-35", "COU-D18")
def test_nobody_is_pushed_behind_square_one() -> None:
    state = race(witches=[[6]], faceup={6: "m*", 1: "f2"}, mover=6)
    assert state.actions() == ["stay", "play m2", "play m3", "play m4", "play m5"]
    assert rests(after(state, "play m5"), 1)


@clause("COU-36")
@pytest.mark.parametrize(("sign", "seat", "card"), [("l*", 0, "l5"), ("f*", 1, "f5"), ("f*", 1, "f*")])
def test_a_card_played_is_out_of_the_game(sign: str, seat: int, card: str) -> None:
    state = race(3, witches=[[20]], faceup={20: sign, 4: "f*"}, mover=20)
    before = [hand(state, s) for s in range(3)]
    after(state, f"play {card}")
    before[seat].remove(card)
    assert [hand(state, s) for s in range(3)] == before
    assert len(state.dump()["piles"]["p"]) == 12


@clause("COU-38", "COU-D20")
def test_once_pushed_onto_a_third_seats_sign_that_seat_must_play() -> None:
    state = race(witches=[[20]], faceup={20: "f*", 15: "m*"}, mover=20, hands={2: "m2 m9"})
    after(state, "play f5")
    assert state.dump()["pushed"] is True
    assert state.turn == 2 and state.actions() == ["play m2", "play m9"]


@clause("COU-38", "COU-D20")
def test_the_pusher_must_answer_on_the_pushers_own_sign() -> None:
    state = race(witches=[[40]], faceup={40: "f*", 20: "f*"}, mover=40, hands={1: "f3 f*"})
    after(state, "play f*")
    assert state.turn == 1 and state.actions() == ["play f3"]


@clause("COU-38", "COU-D20")
def test_a_sign_turned_over_after_a_push_binds_too() -> None:
    state = race(witches=[[10]], faceup={10: "f*"}, mover=10, hands={2: "m4"})
    after(state, "play f5")
    assert state.dump()["pushed"] is True and moment(state) == ("reveal", 5)
    assert after(state, "reveal m*").actions() == ["play m4"]


@clause("COU-38", "COU-D19")
def test_who_must_answer_but_cannot_does_not() -> None:
    state = race(witches=[[20]], faceup={20: "f*", 10: "m*"}, mover=20, hands={2: "m10 m*"})
    assert rests(after(state, "play f10"), 10)


@clause("COU-37", "COU-D21")
def test_pushed_then_carried_forward_leaves_the_owner_free() -> None:
    on_number = race(witches=[[20]], faceup={20: "f*", 15: "l3", 18: "m*"}, mover=20)
    after(on_number, "play f5")
    assert moment(on_number) == ("magic", 18) and on_number.turn == 2
    assert on_number.dump()["pushed"] is False and "stay" in on_number.actions()
    on_sign = race(witches=[[20]], faceup={20: "f*", 15: "l*", 18: "m*"}, mover=20)
    after(on_sign, "play f5", "play l3")
    assert on_sign.turn == 2 and "stay" in on_sign.actions()


@clause("COU-37", "COU-D22")
def test_a_neutral_push_leaves_the_owner_free() -> None:
    state = race(3, witches=[[20]], faceup={20: "p*", 15: "f*"}, mover=20)
    after(state, "draw p5")
    assert state.turn == 1 and "stay" in state.actions() and state.dump()["pushed"] is False


@clause("COU-D23")
def test_where_else_a_push_may_lead() -> None:
    def pushed_onto(tile: str) -> sabbat.State:
        return after(race(3, witches=[[20]], faceup={20: "f*", 15: tile, 17: "m2"}, mover=20, turns=6), "play f5")

    assert rests(pushed_onto("l2"), 17)
    assert pushed_onto("l*").turn == 0 and "stay" in pushed_onto("l*").actions()
    assert moment(pushed_onto("p*")) == ("draw", 15)
    assert rests(pushed_onto("m4"), 15)
    assert [pushed_onto(tile).dump()["turns"] for tile in ("l2", "l*", "p*", "m4")] == [7, 6, 6, 7]


@clause("COU-39")
def test_cards_are_played_on_signs_only_and_from_the_own_hand() -> None:
    for state in (
        race(),
        race(die=3),
        race(witches=[[5]], mover=5),
        race(3, witches=[[20]], faceup={20: "p*"}, mover=20),
    ):
        assert not any(action.startswith("play") for action in state.actions())
    state = race(witches=[[20]], faceup={20: "f*"}, mover=20)
    assert {action[5] for action in state.actions() if action != "stay"} == {"f"}


# -- neutral clans ---------------------------------------------------------------------------------


@clause("COU-49", "COU-50")
def test_the_neutral_pile_is_drawn_by_its_copies() -> None:
    state = race(3, witches=[[20]], faceup={20: "p*"}, mover=20, piles={"p": "p2 p7 p* p* p*"})
    assert state.turn == "chance"
    assert dict(zip(state.actions(), state.odds(), strict=True)) == {"draw p2": 1, "draw p7": 1, "draw p*": 3}


@clause("COU-50", "COU-52")
def test_a_neutral_card_pushes_back_and_is_spent() -> None:
    written = position(3, witches=[[20]], faceup={20: "p*", 13: "f2", 5: "p*"}, mover=20, piles={"p": "p7 p*"})
    number = after(sabbat.load(written), "draw p7")
    assert rests(number, 13) and number.dump()["piles"] == {"p": ["p*"]}
    magic = after(sabbat.load(written), "draw p*")
    assert moment(magic) == ("draw", 5), "and there she draws again"
    assert magic.dump()["piles"] == {"p": ["p7"]}


@clause("COU-51", "COU-52", "COU-D25")
@pytest.mark.parametrize(
    ("card", "why"), [("p5", "occupied"), ("p10", "behind square 1"), ("p*", "the only sign behind is occupied")]
)
def test_a_neutral_card_that_cannot_be_carried_out_is_spent_all_the_same(card: str, why: str) -> None:
    square = 25 if card == "p*" else 10
    standing = [[square], [5]]
    state = race(3, witches=standing, faceup={square: "p*", 5: "p*" if square == 25 else "m2"}, mover=square)
    assert rests(after(state, f"draw {card}"), square), why
    assert len(state.dump()["piles"]["p"]) == 11


@clause("COU-D25")
def test_nobody_refuses_a_neutral_card() -> None:
    state = race(3, witches=[[20]], faceup={20: "p*"}, mover=20)
    assert not {"stay", "pass"} & set(state.actions())
    assert moment(after(state, "draw p4")) == ("reveal", 16)


@clause("COU-53", "COU-D26")
@pytest.mark.parametrize(("sign", "pile"), [("m*", ["m3", "m*"]), ("p*", ["p4"])])
def test_each_neutral_clan_has_its_own_pile(sign: str, pile: list[str]) -> None:
    state = race(2, witches=[[16]], faceup={18: sign}, die=2, piles={"m": "m3 m*", "p": "p4"})
    after(state, "move 16")
    assert state.actions() == [f"draw {card}" for card in pile]


@clause("COU-D27")
def test_an_empty_pile_does_nothing() -> None:
    state = after(race(2, witches=[[16]], faceup={18: "m*"}, die=2, piles={"m": ""}), "move 16")
    assert rests(state, 18)
