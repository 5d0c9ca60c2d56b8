"""Who knows what: worlds that a seat cannot tell apart, imagination with the right odds, and that leaks are caught."""

import random
from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

import pytest

import sabbat
from sabbat.core.contract import CHANCE, State
from sabbat.core.dice import Dice
from sabbat.testing import clause
from sabbat.testing.chances import unlikely
from sabbat.testing.walks import moments, plain
from sabbat.testing.worlds import check_masks, check_parallel_walk, check_same_to
from tests.games.witty_witches.facts import key as world_key
from tests.games.witty_witches.facts import worlds
from tests.games.witty_witches.parties import (
    NAMES,
    SPELLS,
    WIT,
    after,
    cards,
    party,
    position,
    unseen_cards,
    unseen_spells,
)

GAME = sabbat.game(WIT)
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"first": 1}), (6, {}), (4, {"mode": "apprentice"})]
DRAWS = 3000


def reshuffled(state: State, seat: int | None, rng: random.Random) -> State:
    """A world that the seat cannot tell from this one, made by shuffling what it does not see."""
    there = state.dump()
    unseen = unseen_cards(there, seat)
    rng.shuffle(unseen)
    top = there["discard"][-1] if there["discard"] else ""
    owed = "owed" in (there["phase"], there["then"]) and there["seat"] != seat
    if owed:
        unseen.remove(top)
    for n, hand in enumerate(there["hands"]):
        if n != seat:
            known = [top] if owed and n == there["seat"] else []
            there["hands"][n] = known + [unseen.pop() for _ in hand[len(known) :]]
    if there["seat"] != seat and there["phase"] == "drawn":
        there["drawn"] = rng.choice(there["hands"][there["seat"]])
    if there["seat"] != seat and there["phase"] == "cast":
        there["held"] = rng.choice(unseen_spells(there))
    return sabbat.load(there)


# -- two worlds ------------------------------------------------------------------------------------


@clause("WIT-7", "WIT-32", "WIT-38", "WIT-D26", "WIT-D46")
@pytest.mark.parametrize("table", TABLES)
def test_worlds_that_differ_in_secrets_alone_look_the_same(table: tuple[int, dict[str, Any]]) -> None:
    rng = random.Random(5)
    for seed in range(3):
        for state in moments(GAME, table, seed, 4):
            for seat in [None, *range(state.players)]:
                check_same_to(state, reshuffled(state, seat, rng), seat)
                if state.actor == CHANCE and rng.random() < 0.2:
                    check_masks(state, seat)


@clause("WIT-7", "WIT-25", "WIT-32")
@pytest.mark.parametrize(
    ("state", "receiver"),
    [
        (sabbat.new(WIT, 3, {"first": 1}), 1),
        (party("draw", hands=["rdk", "ydb", "ydk"], seat=2), 2),
        (party(hands=["rdk", "ydb", "ydk"], penalty=[1, 2]), 1),
    ],
)
def test_a_draw_is_seen_by_the_seat_that_gets_it(state: State, receiver: int) -> None:
    for seat in (0, 1, 2, None):
        seen = [state.seen(text, seat) for text in state.actions()]
        assert seen == (state.actions() if seat == receiver else ["draw ?"] * len(seen))


def test_what_is_played_is_seen_by_all() -> None:
    reveal = sabbat.new(WIT)
    while reveal.dump()["phase"] == "deal":
        reveal.nature(0)
    for state in (reveal, party(hands=["bwc bwb", "rdk"]), party("doubled", spells=["curse-book"])):
        assert all(state.seen(text, seat) == text for text in state.actions() for seat in (0, 1, None))


def test_a_view_names_no_card_that_the_seat_has_not_seen() -> None:
    for state in moments(GAME, (3, {}), 8, 5):
        for seat in [None, *range(3)]:
            view = state.view(seat)
            named = Counter(cards_in(view))
            own = [] if seat is None else state.dump()["hands"][seat]
            drawn = [view["drawn"]] if view["drawn"] not in (None, "?") else []
            assert named == Counter(view["discard"]) + Counter(own) + Counter(drawn)
            assert not drawn or view["seat"] == seat


def cards_in(value: Any) -> list[str]:
    """Every card that is named anywhere in a view."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [card for entry in value for card in cards_in(entry)]
    return [value] if value in NAMES.values() else []


# -- imagination -----------------------------------------------------------------------------------


def imagined(state: State, seat: int | None, key: Callable[[dict[str, Any]], Any], draws: int = DRAWS) -> Counter[str]:
    """What a seat imagines, counted."""
    mind = GAME.mind(plain(state.view(seat)))
    rng = random.Random(7)
    return Counter(str(key(mind.imagine(rng).dump())) for _ in range(draws))


def test_the_worlds_of_a_small_position_are_as_likely_as_their_deals() -> None:
    there = position(hands=["ywb", "bdb", "bdb"], pile="rzc rzc")
    blue, red = cards("bdb"), cards("rzc")
    odds = {
        str([cards("ywb"), a, b]): n for a, b, n in [(blue, blue, 2), (blue, red, 4), (red, blue, 4), (red, red, 2)]
    }
    assert not unlikely(imagined(sabbat.load(there), 0, lambda world: world["hands"]), odds)
    assert sorted(worlds(there, 0).values()) == [2, 2, 4, 4]  # the enumeration of the facts agrees


@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_unseen_card_is_anywhere_by_the_size_of_the_place(seat: int | None) -> None:
    state = party(hands=["ywb rdk", "bdb bzb bzk", "rzc", "ydb ydk rwk rwb"], discard="yzc bwb")
    card = NAMES["bwb"]  # one is the top, so one is left
    sizes = {str(n): len(hand) for n, hand in enumerate(state.dump()["hands"]) if n != seat}
    unseen = len(unseen_cards(state.dump(), seat))
    odds = {**sizes, "pile": unseen - sum(sizes.values())}

    def place(world: dict[str, Any]) -> str:
        return next((str(n) for n, hand in enumerate(world["hands"]) if card in hand), "pile")

    assert not unlikely(imagined(state, seat, place), odds)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_hand_is_a_sample_without_return(seat: int | None) -> None:
    state = party(hands=["ydb rdk", "bdb bzb bzk rdk rwk", "rzc ydk"], discard="rdb bwb")
    dragons = sum("dragon" in card for card in unseen_cards(state.dump(), seat))
    unseen = len(unseen_cards(state.dump(), seat))
    odds = {str(n): comb(dragons, n) * comb(unseen - dragons, 5 - n) for n in range(6)}
    found = imagined(state, seat, lambda world: sum("dragon" in card for card in world["hands"][1]))
    assert not unlikely(found, odds)


def test_the_card_drawn_is_any_of_the_hand_copies_counted() -> None:
    state = party("drawn", seat=1, hands=["ydb rdk", "bdb bdb bzk"], discard="bwb", drawn="bzk")
    unseen = Counter(unseen_cards(state.dump(), 0))
    assert not unlikely(imagined(state, 0, lambda world: world["drawn"]), unseen)
    assert set(imagined(state, 1, lambda world: world["drawn"], 20)) == {NAMES["bzk"]}


def test_the_spell_held_is_any_that_lies_nowhere_in_sight() -> None:
    state = party(
        "cast", seat=1, discard="bdb", held="tornado", then="played", spells=["abacadabra"], gone="curse-book"
    )
    odds = Counter(SPELLS) - Counter(["abacadabra", "curse-book"])
    for seat in (0, None):
        assert not unlikely(imagined(state, seat, lambda world: world["held"]), odds)
    assert set(imagined(state, 1, lambda world: world["held"], 20)) == {"tornado"}


def test_a_double_owed_is_in_the_hand_and_the_rest_is_not_known() -> None:
    state = party("owed", seat=1, hands=["ydb rdk", "bwb bzk rzk"], spells=[None, "curse-witch"])
    top = NAMES["bwb"]
    rest = [card for card in unseen_cards(state.dump(), 0) if card != top]
    assert set(imagined(state, 0, lambda world: top in world["hands"][1], 200)) == {"True"}
    books = sum("book" in card for card in rest)
    odds = {str(n): comb(books, n) * comb(len(rest) - books, 2 - n) for n in range(3)}
    assert not unlikely(imagined(state, 0, lambda world: sum("book" in card for card in world["hands"][1])), odds)


def test_a_view_that_does_not_add_up_is_refused() -> None:
    view = party("owed", seat=1, hands=["ydb rdk", "bwb bzk"], spells=[None, "curse-witch"]).view(0)
    with pytest.raises(sabbat.BadPosition):
        GAME.mind({**view, "hand_counts": [2, 53]})
    with pytest.raises(sabbat.BadPosition):
        GAME.mind({**view, "hand": cards("bwb rdk")})


# -- a test of the tests: planted leaks ------------------------------------------------------------


class Window:
    """A state behind a window; a subclass has a hole in it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


class LeakyView(Window):
    """Shows one card of the next seat's hand."""

    def view(self, seat: int | None) -> dict[str, Any]:
        hands = self.state.dump()["hands"]
        next_hand = hands[(seat or 0) - 1]
        return {**self.state.view(seat), "glimpse": next_hand[0] if next_hand else None}


class LeakyStream(Window):
    """Shows every draw to everybody."""

    def seen(self, text: str, seat: int | None) -> str:
        return text


class LeakyAsides(Window):
    """Lets a seat speak only if another has a pair."""

    def asides(self, seat: int) -> list[str]:
        hands = self.state.dump()["hands"]
        return [f"speak {seat}"] if any(len(set(hand)) < len(hand) for hand in hands) else []


class Shop:
    """The game with windows for states."""

    def __init__(self, window: Callable[[State], Any]) -> None:
        self.window = window
        self.texts = GAME.texts

    def new(self, players: int, options: dict[str, Any]) -> Any:
        return self.window(GAME.new(players, options))

    def mind(self, view: dict[str, Any]) -> "Shop":
        self.view = view
        return self

    def imagine(self, rng: Any) -> Any:
        return self.window(GAME.mind(self.view).imagine(rng))


def caught(window: Callable[[State], Any]) -> bool:
    """Whether the two worlds of a small position are told apart through a window."""
    rng = random.Random(1)
    state: Any = party(hands=["ydb rdk", "bdb bdb", "bzk bzk"])
    try:
        for seat in (0, 1, 2, None):
            for _ in range(5):
                check_same_to(window(state), window(reshuffled(state, seat, rng)), seat)
    except AssertionError:
        return True
    return False


def test_two_worlds_catch_a_view_that_leaks_a_card() -> None:
    assert not caught(Window)
    assert caught(LeakyView)


def test_two_worlds_catch_actions_that_depend_on_secrets() -> None:
    assert caught(LeakyAsides)


def test_the_parallel_walk_catches_a_view_that_leaks_a_card() -> None:
    sound: Any = Shop(Window)
    leaky: Any = Shop(LeakyView)
    check_parallel_walk(sound, 3, {"mode": "apprentice"}, 0, seed=3)
    with pytest.raises(AssertionError):
        check_parallel_walk(leaky, 3, {"mode": "apprentice"}, 0, seed=3)


def test_masks_catch_a_stream_that_shows_a_private_draw() -> None:
    for state in (sabbat.new(WIT), party("draw"), party(hands=["rdk", "ydb"], penalty=[0, 2])):
        leaky: Any = LeakyStream(state)
        check_masks(state, 1)
        with pytest.raises(AssertionError):
            check_masks(leaky, 1)


def test_masks_catch_a_stream_that_shows_a_spell() -> None:
    leaky: Any = LeakyStream(after(party(hands=["bdb rzk", "ydb"]), "play bdb"))
    check_masks(leaky, 0)
    with pytest.raises(AssertionError):
        check_masks(leaky, None)


TRIO: dict[str, Any] = {"hands": ["ywb rdk", "bdb bdb bdk"], "discard": "bwb bzb", "pile": "rzc rzc", "seat": 1}


def real(true: State, dice: Dice) -> dict[str, Any]:
    """What the mind of seat 0 imagines."""
    return GAME.mind(true.view(0)).imagine(dice).dump()


def true_state(true: State, dice: Dice) -> dict[str, Any]:
    """A mind that hands back the state itself."""
    return true.dump()


def true_hand(true: State, dice: Dice) -> dict[str, Any]:
    """A mind that knows the hand, but not which of its cards was drawn."""
    world = true.dump()
    return {**world, "drawn": world["hands"][1][dice.below(3)]}


def kinds_not_copies(true: State, dice: Dice) -> dict[str, Any]:
    """A mind that takes the card drawn for any kind of the hand, pairs counted once."""
    world = real(true, dice)
    kinds = sorted(set(world["hands"][1]))
    return {**world, "drawn": kinds[dice.below(len(kinds))]}


@pytest.mark.parametrize(
    ("imagine", "wrong"), [(real, False), (true_state, True), (true_hand, True), (kinds_not_copies, True)]
)
def test_the_odds_catch_a_mind_that_knows_too_much(
    imagine: Callable[[State, Dice], dict[str, Any]], wrong: bool
) -> None:
    true = party("drawn", **TRIO, drawn="bdb")
    odds = worlds(true.dump(), 0)
    dice = Dice(3)
    found = Counter(world_key(imagine(true, dice)) for _ in range(100 * len(odds)))
    assert unlikely(found, odds) == wrong
