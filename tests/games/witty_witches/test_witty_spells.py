"""Witty Witches, clause by clause: spells, curses, blessings, Abacadabra, Tornado, witching."""

from typing import Any

import pytest

from sabbat.testing import clause
from tests.games.witty_witches.parties import CODES, NAMES, SPELLS, after, at, cards, party, refused, texts

NAMED = {"witch": "w", "wizard": "z", "dragon": "d", "broom": "b", "cauldron": "c", "book": "k"}


def named(card: str, word: str) -> bool:
    """Whether a card has the character or object."""
    return card[1 if word in ("witch", "wizard", "dragon") else 2] == NAMED[word]


# -- taking and placing ----------------------------------------------------------------------------


@clause("WIT-37", "WIT-D24", "WIT-D25")
@pytest.mark.parametrize(
    ("phase", "given", "action", "then"),
    [
        ("turn", {"hands": ["bdb rzk", "ydb"]}, "play bdb", "played"),
        ("drawn", {"hands": ["bdb rzk", "ydb"], "drawn": "bdb"}, "play bdb", "played"),
        ("turn", {"hands": ["bdb rzk", "ydb"], "discard": "bdb"}, "double bdb", "doubled"),
        ("played", {"hands": ["bdb rzk", "ydb"], "discard": "bdb"}, "double bdb", "doubled"),
        ("turn", {"hands": ["bdb bdb rzk", "ydb"], "spells": ["curse-dragon"]}, "play bdb", "owed"),
    ],
)
def test_every_card_with_stars_brings_a_spell(phase: str, given: dict[str, Any], action: str, then: str) -> None:
    state = after(party(phase, **given), action)
    assert (at(state, "phase"), at(state, "then"), state.turn) == ("conjure", then, "chance")
    after(state, "conjure bless-book", "cast discard")
    assert (at(state, "phase"), at(state, "then"), state.turn) == (then, None, 0)


@clause("WIT-D24")
def test_a_starred_pair_brings_two() -> None:
    state = after(party(hands=["bdb bdb rzk", "ydb"]), "play bdb", "conjure curse-book", "cast 1", "double bdb")
    after(state, "conjure bless-book", "cast 0")
    assert (at(state, "phase"), at(state, "spells")) == ("doubled", ["bless-book", "curse-book"])


@clause("WIT-38", "WIT-D26")
def test_only_the_taker_sees_the_spell_until_it_is_placed() -> None:
    state = after(party(hands=["bdb rzk", "ydb", "ydk"]), "play bdb")
    assert state.seen("conjure tornado", 0) == "conjure tornado"
    assert [state.seen("conjure tornado", seat) for seat in (1, 2, None)] == ["conjure ?"] * 3
    after(state, "conjure curse-book")
    assert [state.view(seat)["held"] for seat in (0, 1, 2, None)] == ["curse-book", "?", "?", "?"]
    after(state, "cast discard")
    assert state.view(2)["spell_discard"] == ["curse-book"] and state.view(2)["held"] is None


@clause("WIT-39", "WIT-D25")
@pytest.mark.parametrize("held", ["curse-book", "bless-witch", "abacadabra"])
def test_any_spell_may_go_to_anybody_or_away(held: str) -> None:
    state = party("cast", hands=["rzk", "ydb", "ydk"], discard="bdb", held=held, then="played")
    assert state.actions() == ["cast 0", "cast 1", "cast 2", "cast discard"]
    for seat in range(3):
        placed = after(state.clone(), f"cast {seat}")
        assert at(placed, "spells") == [held if other == seat else None for other in range(3)]
    assert at(after(state, "cast discard"), "spell_discard") == [held]


@clause("WIT-40")
def test_one_spell_a_player() -> None:
    state = party("cast", discard="bdb", held="curse-book", then="played", spells=["bless-witch"])
    after(state, "cast 0")
    assert (at(state, "spells.0"), at(state, "spell_discard")) == ("curse-book", ["bless-witch"])


@clause("WIT-41", "WIT-D28", "WIT-D29")
def test_a_spell_counts_from_the_next_turn_on_and_an_extra_turn_is_one() -> None:
    state = party("cast", hands=["rzk bdb", "ydb"], discard="bwb bdb", held="bless-wizard", then="doubled")
    after(state, "cast 0")
    assert refused(state, "play rzk") == "WIT-13"
    assert "play red-wizard-book" in after(state, "extra").actions()


@clause("WIT-41")
def test_a_spell_counts_for_its_owner_alone() -> None:
    assert party(hands=["rwk rdk", "ydb"], spells=[None, "bless-witch"]).actions() == ["draw"]


@clause("WIT-42", "WIT-D27")
def test_a_spell_stays_after_its_effect() -> None:
    state = after(party(hands=["rzk yzc rdk", "ydb"], spells=["bless-wizard"]), "play rzk", "end")
    assert at(state, "spells") == ["bless-wizard", None]


# -- curses and blessings --------------------------------------------------------------------------


@clause("WIT-43", "WIT-44", "WIT-D32")
@pytest.mark.parametrize("word", list(NAMED))
@pytest.mark.parametrize("kind", ["curse", "bless"])
def test_curses_forbid_and_blessings_free(kind: str, word: str) -> None:
    for card in CODES:
        if card == "bwb":
            continue
        fits = sum(a == b for a, b in zip(card, "bwb", strict=True)) == 2
        allowed = fits and not named(card, word) if kind == "curse" else fits or named(card, word)
        state = party(hands=[f"{card} bwb", "ydb"], spells=[f"{kind}-{word}"])
        assert (f"play {NAMES[card]}" in state.actions()) == allowed, card


@clause("WIT-49", "WIT-D30")
@pytest.mark.parametrize("curse", ["curse-witch", "curse-broom"])
def test_the_double_of_the_top_is_never_forbidden(curse: str) -> None:
    assert party(hands=["bwb rdk", "ydb"], spells=[curse]).actions() == texts("double bwb")
    drawn = party("drawn", hands=["bwb rdk", "ydb"], drawn="bwb", spells=[curse])
    assert drawn.actions() == texts("double bwb", "end")
    played = party("played", hands=["bwb rdk", "ydb"], spells=[curse])
    assert played.actions() == texts("double bwb", "end")


@clause("WIT-50", "WIT-D30")
def test_a_forbidden_pair_may_be_played_as_a_whole() -> None:
    state = party(hands=["bwc bwc bwk rzc rzc", "ydb"], spells=["curse-witch"])
    assert state.actions() == texts("play bwc")
    after(state, "play bwc")
    assert (at(state, "phase"), state.actions()) == ("owed", texts("double bwc"))
    assert refused(state, "end") == "WIT-50"
    assert at(after(state, "double bwc"), "phase") == "doubled"


@clause("WIT-50", "WIT-D30")
def test_the_second_card_is_owed_even_if_the_curse_disappears() -> None:
    state = after(party(hands=["bwk bwk rzc", "ydb"], spells=["curse-witch"]), "play bwk", "conjure bless-book")
    after(state, "cast 0")
    assert (at(state, "spells.0"), state.actions()) == ("bless-book", texts("double bwk"))


@clause("WIT-50", "WIT-D31")
def test_the_drawn_card_counts_for_a_pair() -> None:
    state = party("drawn", hands=["bwc bwc rdk", "ydb"], drawn="bwc", spells=["curse-witch"])
    assert state.actions() == texts("play bwc", "end")
    assert after(state, "play bwc").actions() == texts("double bwc")
    alone = party("drawn", hands=["bwc rzc rdk", "ydb"], drawn="bwc", spells=["curse-witch"])
    assert alone.actions() == ["end"] and refused(alone, "play bwc") == "WIT-43"


# -- Abacadabra ------------------------------------------------------------------------------------


@clause("WIT-45", "WIT-D33", "WIT-D34")
@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ("bwc", "bwc"),
        ("bwc bdc rdc", "bwc bdc rdc"),
        ("rwb bwb", "rwb bwb"),  # the double of the top comes later
        ("bwc bwc bdc", "bwc bdc bwc"),
        ("ywb rwb", "ywb rwb"),  # both orders do: the first one counts
        ("bwc bwk bdc", "bwk bwc bdc"),
        ("bwc bwc", None),
        ("bwb", None),  # a double does not connect with the top
        ("bwc rdk", None),
        ("rdc", None),
    ],
)
def test_a_chain_through_the_whole_hand_wins(hand: str, order: str | None) -> None:
    state = party(hands=[hand, "ydb"], spells=["abacadabra"])
    if order is None:
        assert refused(state, "abacadabra") == "WIT-45"
    else:
        after(state, "abacadabra")
        assert (at(state, "discard"), at(state, "hands.0")) == (cards(f"bwb {order}"), [])
        assert at(state, "phase") == "over" and at(state, "spell_discard") == []


@clause("WIT-46")
def test_abacadabra_need_not_be_used() -> None:
    assert party(hands=["bwc bdc", "ydb"], spells=["abacadabra"]).actions() == texts("play bwc", "abacadabra")
    assert party(hands=["rdk ydk", "ydb"], spells=["abacadabra"]).actions() == ["draw"]


@clause("WIT-45")
def test_abacadabra_works_for_its_owner_alone() -> None:
    assert refused(party(hands=["bwc bdc", "ydb"], spells=[None, "abacadabra"]), "abacadabra") == "WIT-45"


@clause("WIT-47", "WIT-D35")
def test_the_drawn_card_may_be_what_was_missing() -> None:
    state = after(party(hands=["bdc rdc", "ydb"], spells=["abacadabra"]), "draw", "draw bwc")
    assert state.actions() == texts("play bwc", "abacadabra", "end")
    assert at(after(state, "abacadabra"), "discard") == cards("bwb bwc bdc rdc")


# -- Tornado ---------------------------------------------------------------------------------------

FOUR: dict[str, Any] = {
    "hands": ["rzk", "ydb", "ydk", "rdc"],
    "discard": "bdb",
    "held": "tornado",
    "then": "played",
    "spells": ["curse-book", None, "bless-witch", "abacadabra"],
}


@clause("WIT-48", "WIT-D37", "WIT-D38")
@pytest.mark.parametrize(
    ("direction", "spells"),
    [
        ("clockwise", ["abacadabra", "curse-book", None, "bless-witch"]),
        ("counterclockwise", [None, "bless-witch", "abacadabra", "curse-book"]),
    ],
)
def test_a_tornado_moves_every_spell(direction: str, spells: list[str | None]) -> None:
    state = party("cast", **FOUR)
    assert state.actions() == ["tornado clockwise", "tornado counterclockwise"]
    assert refused(state, "cast 1") == refused(state, "cast discard") == "WIT-48"
    after(state, f"tornado {direction}")
    assert (at(state, "spells"), at(state, "spell_discard"), at(state, "phase")) == (spells, ["tornado"], "played")


@clause("WIT-D36")
def test_a_tornado_without_spells_and_one_between_two() -> None:
    state = party("cast", **{**FOUR, "spells": []})
    assert state.count() == 2 and at(after(state, "tornado clockwise"), "spells") == [None] * 4
    for direction in ("clockwise", "counterclockwise"):
        pair = party("cast", discard="bdb", held="tornado", then="played", spells=["curse-book", None])
        assert at(after(pair, f"tornado {direction}"), "spells") == [None, "curse-book"]


# -- witching --------------------------------------------------------------------------------------

DOUBLED: dict[str, Any] = {
    "hands": ["rzk rdc", "ydb", "ydk"],
    "discard": "bwb bwb",
    "spells": ["curse-book", "bless-witch", None],
}


@clause("WIT-51", "WIT-D39")
def test_an_extra_turn_or_witching() -> None:
    state = party("doubled", **DOUBLED)
    assert refused(after(state.clone(), "extra"), "witch 0 1") == "WIT-51"
    assert refused(after(state, "witch 0 1"), "extra") == "WIT-22"


@clause("WIT-51", "WIT-D39")
def test_witching_needs_a_spell_somewhere_and_another_seat() -> None:
    state = party("doubled", **DOUBLED)
    assert refused(state, "witch 2 0") == refused(state, "witch 1 1") == "WIT-52"
    assert party("doubled", **{**DOUBLED, "spells": []}).actions() == ["extra", "end"]


@clause("WIT-D40")
def test_no_witching_after_the_first_card_of_a_pair() -> None:
    state = party("played", hands=["bwb rdk", "ydb"], spells=["curse-book"])
    assert refused(state, "witch 0 1") == "WIT-51"


@clause("WIT-52", "WIT-53", "WIT-54")
@pytest.mark.parametrize(
    ("action", "spells", "gone"),
    [
        ("witch 0 1", [None, "curse-book", None], ["bless-witch"]),
        ("witch 0 2", [None, "bless-witch", "curse-book"], []),
        ("witch 1 0", ["bless-witch", None, None], ["curse-book"]),
        ("witch 1 2", ["curse-book", None, "bless-witch"], []),
        ("witch 0 discard", [None, "bless-witch", None], ["curse-book"]),
        ("witch 1 discard", ["curse-book", None, None], ["bless-witch"]),
    ],
)
def test_witching_moves_a_spell_and_ends_the_turn(action: str, spells: list[str | None], gone: list[str]) -> None:
    state = after(party("doubled", **DOUBLED), action)
    assert (at(state, "spells"), at(state, "spell_discard")) == (spells, gone)
    assert (state.turn, at(state, "phase")) == (1, "turn")


@clause("WIT-52")
def test_six_seats_can_be_witched() -> None:
    hands = ["rzk", "ydb", "ydk", "rdc", "ydc", "rwk"]
    state = party("doubled", hands=hands, discard="bwb bwb", spells=["curse-book"] + [None] * 4 + ["bless-witch"])
    assert state.actions() == [
        "extra",
        *(f"witch 0 {place}" for place in (1, 2, 3, 4, 5, "discard")),
        *(f"witch 5 {place}" for place in (0, 1, 2, 3, 4, "discard")),
        "end",
    ]
    assert at(after(state, "witch 5 4"), "spells") == ["curse-book", None, None, None, "bless-witch", None]


# -- the spell pile --------------------------------------------------------------------------------

WORN: dict[str, Any] = {
    "hands": ["bdb rzk", "ydb"],
    "spells": ["curse-book", "bless-book"],
    "gone": " ".join(spell for spell in SPELLS if not spell.endswith("book")),
}


@clause("WIT-55", "WIT-D17", "WIT-D41")
def test_the_spell_pile_comes_back_without_curses() -> None:
    state = party(**WORN)
    assert state.view(None)["spell_count"] == 0 and at(state, "spell_removed") == []
    after(state, "play bdb")
    assert at(state, "spell_removed") == SPELLS[:5]
    assert (at(state, "spell_discard"), state.weight()) == ([], 9)
    assert (at(state, "spells"), refused(state, "conjure curse-witch")) == (["curse-book", "bless-book"], "WIT-8")
    after(state, "conjure bless-broom", "cast 0")
    assert (at(state, "spell_discard"), at(state, "spell_removed")) == (["curse-book"], SPELLS[:5])


@clause("WIT-D42")
def test_spells_never_run_out() -> None:
    hands = ["bdb rzk", "ydb", "ydk", "rdc", "ydc", "rwk"]
    spells = [spell for spell in SPELLS if spell.startswith("bless")]
    gone = "abacadabra tornado abacadabra tornado"
    state = after(party(hands=hands, spells=spells, gone=gone, removed=" ".join(SPELLS[:6])), "play bdb")
    assert state.odds() == [2, 2] and state.actions() == ["conjure abacadabra", "conjure tornado"]
