"""Diplomas and jokers: by example, and against all complete selections written out."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabbat.core.errors import IllegalAction
from sabbat.games.air_sorciere.cards import Cards
from sabbat.games.air_sorciere.diploma import addable, diplomas
from sabbat.testing import clause
from tests.games.air_sorciere.flights import COLOURS, DECK, after, at, grimoires, match, refused

LETTERS = "kgwvo"
Selection = tuple[str, ...]


# -- all complete selections, as the specification defines them ------------------------------------


def complete_selections(hand: list[str], owned: list[int], stock: int, colour: int) -> Iterator[Selection]:
    """Every list of cards that is a diploma: own cards rising, then jokers in colour order."""
    own = [card for card in hand if card[0] == LETTERS[colour]]
    for number in range(1, 6):
        for chosen in combinations(own, number):
            for jokers in joker_lists(hand, owned, colour, value(chosen[-1])):
                cards = (*chosen, *jokers)
                if 3 <= len(cards) <= 5 and len(cards) - 2 <= stock:
                    yield cards


def joker_lists(hand: list[str], owned: list[int], colour: int, top: int) -> Iterator[Selection]:
    """At most one card of each other colour with a grimoire, each higher than the highest own card."""
    choices: list[list[str | None]] = []
    for joker, letter in enumerate(LETTERS):
        able = joker != colour and owned[joker] > 0
        choices.append([None, *(card for card in hand if able and card[0] == letter and value(card) > top)])
    for cards in product(*choices):
        yield tuple(card for card in cards if card is not None)


def value(card: str) -> int:
    return int(card[1:])


def beginnings(selections: list[Selection]) -> dict[Selection, set[str]]:
    """What can come next after each beginning of a complete selection."""
    found: dict[Selection, set[str]] = {(): set()}
    for cards in selections:
        found.setdefault(cards, set())
        for n, card in enumerate(cards):
            found.setdefault(cards[:n], set()).add(card)
    return found


# -- the function under test, in words -------------------------------------------------------------


def cards_of(names: list[str] | Selection) -> Cards:
    cards = Cards()
    for name in names:
        cards.add(DECK.index(name))
    return cards


def packed(numbers: list[int]) -> int:
    return sum(number * 32**colour for colour, number in enumerate(numbers))


def next_cards(hand: list[str], picked: Selection, owned: list[int], stock: list[int], colour: int) -> set[str]:
    able = Cards()
    able.low, able.orange = addable(cards_of(hand), cards_of(picked), packed(owned), packed(stock), colour)
    return set(able.names())


HANDS = st.lists(st.sampled_from(DECK), max_size=11, unique=True).map(lambda hand: sorted(hand, key=DECK.index))
TWO_COLOURS = st.lists(st.sampled_from(DECK[:8] + DECK[60:68]), max_size=9, unique=True).map(
    lambda hand: sorted(hand, key=DECK.index)
)
NUMBERS = st.lists(st.sampled_from([0, 0, 1, 2, 9]), min_size=5, max_size=5)
STOCK = st.lists(st.sampled_from([0, 1, 2, 3, 9]), min_size=5, max_size=5)


@clause("AIR-34", "AIR-36", "AIR-41", "AIR-42", "AIR-43", "AIR-44", "AIR-D17", "AIR-D18", "AIR-D19", "AIR-D21")
@settings(max_examples=400)
@given(HANDS | TWO_COLOURS, NUMBERS, STOCK, st.integers(0, 4))
def test_addable_is_what_all_complete_selections_say(
    hand: list[str], owned: list[int], stock: list[int], colour: int
) -> None:
    selections = list(complete_selections(hand, owned, stock[colour], colour))
    for picked, follows in beginnings(selections).items():
        assert next_cards(hand, picked, owned, stock, colour) == follows, picked
    assert bool(selections) == bool(diplomas(cards_of(hand), packed(owned), packed(stock)) >> colour & 1)


@clause("AIR-34", "AIR-41", "AIR-D17")
@settings(max_examples=40)
@given(HANDS.filter(lambda hand: len(hand) > 5), STOCK, st.data())
def test_actions_walk_through_exactly_the_complete_selections(
    hand: list[str], stock: list[int], data: st.DataObject
) -> None:
    owned = [7 - left if left < 7 else 0 for left in stock]
    if sum(number < 7 for number in owned) <= 3:
        return
    stock = [7 - number for number in owned]
    names = " ".join(f"{colour} " * number for colour, number in zip(COLOURS, owned, strict=True))
    possible = [list(complete_selections(hand, owned, stock[colour], colour)) for colour in range(5)]
    if not any(possible):
        return
    state = match("landed", hands=[" ".join(hand)], grimoires=[names])
    chosen = [colour for colour, selections in zip(COLOURS, possible, strict=True) if selections]
    assert state.actions() == [*(f"diploma {colour}" for colour in chosen), "done"]
    colour = data.draw(st.sampled_from(chosen))
    selections = possible[COLOURS.index(colour)]
    selection = data.draw(st.sampled_from(selections))
    after(state, f"diploma {colour}")
    for n, card in enumerate(selection):
        assert ("confirm" in state.actions()) == (selection[:n] in selections)
        after(state, f"add {card}")
    after(state, "confirm")
    assert at(state, "discard") == sorted(selection, key=DECK.index)
    assert at(state, "hands.0") == [card for card in hand if card not in selection]
    assert at(state, "grimoires.0")[colour] == owned[COLOURS.index(colour)] + len(selection) - 2


# -- diplomas --------------------------------------------------------------------------------------


@clause("AIR-34", "AIR-35", "AIR-37")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("cards", "won"), [(3, 1), (4, 2), (5, 3)])
def test_three_four_or_five_cards_buy_one_two_or_three_grimoires(colour: str, cards: int, won: int) -> None:
    letter = LETTERS[COLOURS.index(colour)]
    hand = [f"{letter}{value}" for value in range(2, 8)]
    state = after(match("landed", hands=[" ".join(hand)]), f"diploma {colour}", *(f"add {c}" for c in hand[:cards]))
    assert "confirm" in state.actions()
    after(state, "confirm")
    assert at(state, "grimoires.0") == grimoires(**{colour: won})
    assert state.view(1)["stock"] == {**dict.fromkeys(COLOURS, 7), colour: 7 - won}
    assert (at(state, "hands.0"), at(state, "discard")) == (hand[cards:], hand[:cards])


@clause("AIR-34")
def test_neither_two_nor_six_cards_make_a_diploma() -> None:
    state = after(match("landed", hands=["k1 k2 k3 k4 k5 k6"]), "diploma black", "add k1", "add k2")
    assert refused(state, "confirm") == "AIR-34"
    after(state, "add k3", "add k4", "add k5")
    assert state.actions() == ["confirm"]
    assert refused(state, "add k6") == "AIR-34"


@clause("AIR-33")
@pytest.mark.parametrize("shared", [None, "w1"])
def test_soft_and_forced_landings_lead_to_diplomas_with_the_cards_just_landed(shared: str | None) -> None:
    state = match("flight", hands=["k7"], areas=["k1 k2"], common="w1", shared=shared)
    after(state, "land black")
    assert (at(state, "phase"), at(state, "shared"), state.actions()) == ("landed", None, ["diploma black", "done"])


@clause("AIR-36", "AIR-D21")
@pytest.mark.parametrize(("left", "most"), [(0, 0), (1, 3), (2, 4), (3, 5), (7, 5)])
def test_the_stock_limits_the_size(left: int, most: int) -> None:
    hand = ["k1", "k2", "k3", "k4", "k5", "k6", "g1", "g2", "g3"]
    state = match("landed", hands=[" ".join(hand)], grimoires=["", "black " * (7 - left)])
    if most == 0:
        assert state.actions() == ["diploma green", "done"]
        assert refused(state, "diploma black") == "AIR-36"
        return
    after(state, "diploma black", *(f"add {card}" for card in hand[:most]))
    assert state.actions() == ["confirm"]
    assert refused(state, f"add {hand[most]}") == ("AIR-34" if most == 5 else "AIR-36")


@clause("AIR-38", "AIR-D16")
def test_one_diploma_a_turn() -> None:
    state = match("diploma", hands=["k1 k2 k3 g1 g2 g3"], diploma="black k1 k2 k3")
    assert (after(state, "confirm").turn, at(state, "phase")) == (1, "takeoff")


@clause("AIR-38", "AIR-D16", "AIR-D20")
def test_many_diplomas_until_none_is_possible_or_wanted() -> None:
    state = match("diploma", hands=["k1 k2 k3 k14 g1 g2 w1 w2 w3"], diploma="black k1 k2 k3", diplomas="many")
    after(state, "confirm")
    assert state.actions() == ["diploma green", "diploma white", "done"], "the black 14 is a joker from now on"
    after(
        state, "diploma green", "add g1", "add g2", "add k14", "confirm", "diploma white", "add w1", "add w2", "add w3"
    )
    after(state, "confirm")
    assert (state.turn, at(state, "phase")) == (1, "takeoff")
    assert at(state, "grimoires.0") == grimoires(black=1, green=1, white=1)


@clause("AIR-38", "AIR-39")
@pytest.mark.parametrize("diplomas", ["one", "many"])
def test_graduating_is_voluntary(diplomas: str) -> None:
    state = after(match("landed", hands=["k1 k2 k3"], diplomas=diplomas), "done")
    assert (state.turn, at(state, "hands.0")) == (1, ["k1", "k2", "k3"])


@clause("AIR-D22")
def test_a_landing_without_a_possible_diploma_passes_the_turn() -> None:
    state = after(match("flight", hands=["k1"], areas=["k2 g1"]), "land black")
    assert (state.turn, at(state, "phase")) == (1, "takeoff")


# -- jokers ----------------------------------------------------------------------------------------


def graduating(hand: str, owned: str, *added: str) -> list[str]:
    """The legal actions on the way to a white diploma."""
    state = match("landed", hands=[hand], grimoires=[owned])
    return after(state, "diploma white", *(f"add {card}" for card in added)).actions()


@clause("AIR-41", "AIR-D18")
def test_one_own_card_and_up_to_four_jokers() -> None:
    hand, owned = "k5 g6 w1 v7 o8", "black green violet orange"
    assert graduating(hand, owned) == ["add w1"]
    assert graduating(hand, owned, "w1", "k5", "g6", "v7", "o8") == ["confirm"]
    state = match("diploma", hands=[hand], grimoires=[owned], diploma="white w1 k5 g6 v7 o8")
    assert at(after(state, "confirm"), "grimoires.0.white") == 3


@clause("AIR-41", "AIR-D18")
def test_jokers_alone_are_no_diploma() -> None:
    state = match("landed", hands=["k5 g6 v7 o8 w9 w10 w11"], grimoires=["black green violet orange"])
    assert "diploma white" in state.actions()
    after(state, "diploma white")
    assert refused(state, "add k5") == "AIR-D17"


@clause("AIR-42", "AIR-D20")
def test_a_joker_needs_a_grimoire_of_its_colour_the_diploma_needs_none() -> None:
    assert graduating("k9 g9 w1 w2 w3", "green", "w1", "w2") == ["add g9", "add w3"]
    state = match("diploma", hands=["k9 g9 w1 w2 w3"], grimoires=["green"], diploma="white w1 w2")
    assert refused(state, "add k9") == "AIR-42"


@clause("AIR-43", "AIR-D19")
def test_a_joker_is_higher_than_the_highest_own_card_handed_in() -> None:
    hand = "g5 g8 w2 w7 w9 v7 v10"
    assert graduating(hand, "green violet", "w2", "g5") == ["add v7", "add v10"]
    assert graduating(hand, "green violet", "w2", "w7") == ["add g8", "add w9", "add v10"]
    assert graduating(hand, "green violet", "w2", "w9") == ["add v10"], "the white 7 would come too late"
    state = match("diploma", hands=[hand], grimoires=["green violet"], diploma="white w2 w7")
    assert refused(state, "add v7") == refused(state, "add g5") == "AIR-43"
    with pytest.raises(IllegalAction) as said:
        state.check("add v7")
    assert (said.value.facts["card"], said.value.facts["highest"]) == ("v7", "w7")


@clause("AIR-43", "AIR-D19")
def test_cards_kept_in_hand_do_not_matter_for_jokers() -> None:
    assert "add g5" in graduating("g5 w2 w3 w15", "green", "w2", "w3")


@clause("AIR-44")
def test_each_colour_is_joker_once() -> None:
    state = match("diploma", hands=["g8 g9 w1 w2 o9"], grimoires=["green orange"], diploma="white w1 w2 g8")
    assert state.actions() == ["add o9", "confirm"]
    assert refused(state, "add g9") == "AIR-44"


@clause("AIR-D17")
def test_cards_come_in_order_and_never_into_a_dead_end() -> None:
    hand, owned = "k9 g9 w1 w2 o9", "black green orange"
    assert graduating(hand, owned) == ["add w1", "add w2"]
    assert graduating(hand, owned, "w1") == ["add k9", "add g9", "add w2"], "after o9 alone nothing could follow"
    assert graduating(hand, owned, "w1", "g9") == ["add o9"]
    assert graduating("w1 w2 w3", "") == ["add w1"]


@clause("AIR-D17")
def test_a_diploma_begun_is_not_taken_back() -> None:
    state = match("diploma", hands=["w1 w2 w3 k1 k2 k3"], diploma="white")
    assert state.actions() == ["add w1"]
    assert {refused(state, action) for action in ("done", "fly", "diploma black", "stay", "draw k4")} == {"AIR-D17"}
