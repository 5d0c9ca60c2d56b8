"""Witty Witches, clause by clause: set-up, the turn, doubles, drawing."""

from collections import Counter

import pytest

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.playout import playout
from sabbat.games.witty_witches.components import NEAR, STARS
from sabbat.testing import clause
from sabbat.testing.walks import walk
from tests.games.witty_witches.parties import (
    CODES,
    NAMES,
    SPELLS,
    STARRED,
    WIT,
    after,
    at,
    cards,
    party,
    refused,
    texts,
)

BOTH = pytest.mark.parametrize("mode", ["apprentice", "master"])


def shared(card: str, other: str) -> int:
    return sum(mine == theirs for mine, theirs in zip(card, other, strict=True))


def dealt(players: int = 2, **options: object) -> sabbat.State:
    """A match whose cards are dealt in canonical order: yellow ones, each with its double."""
    state = sabbat.new(WIT, players, options)
    while at(state, "phase") == "deal":
        state.play(state.actions()[0])
    return state


# -- set-up ----------------------------------------------------------------------------------------


@clause("WIT-1", "WIT-D1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_take_seats(players: int) -> None:
    state = dealt(players)
    assert [len(hand) for hand in at(state, "hands")] == [6] * players
    assert state.view(None)["draw_count"] == 54 - 6 * players


@clause("WIT-1", "WIT-D1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(sabbat.BadRequest):
        sabbat.new(WIT, players)


@clause("WIT-1", "WIT-18", "WIT-D6")
def test_play_goes_clockwise() -> None:
    state = party("played", seat=1, hands=["ywb", "rdk", "rdk"])
    assert after(state, "end").turn == 2
    assert after(party("played", seat=2, hands=["ywb", "rdk", "rdk"]), "end").turn == 0


@clause("WIT-2")
def test_in_apprentice_stars_mean_nothing() -> None:
    state = after(party(hands=["bdb ydk", "rdk"], mode="apprentice"), "play bdb")
    assert (at(state, "phase"), state.turn) == ("played", 0)
    assert state.view(0)["spell_count"] == 0
    first = after(dealt(mode="apprentice"), "reveal rdk")
    assert (at(first, "phase"), first.turn) == ("turn", 0)


@clause("WIT-2")
def test_in_master_the_same_card_brings_a_spell() -> None:
    assert at(after(party(hands=["bdb ydk", "rdk"]), "play bdb"), "phase") == "conjure"


@clause("WIT-3", "WIT-14", "WIT-15")
@pytest.mark.parametrize("card", [code for code in CODES if code != "bwb"])
def test_two_of_three_and_nothing_else(card: str) -> None:
    state = party(hands=[f"{card} rdk", "ydb"], mode="apprentice")
    assert (f"play {NAMES[card]}" in state.actions()) == (shared(card, "bwb") == 2)


@clause("WIT-3")
def test_stars_are_no_characteristic() -> None:
    assert refused(party(hands=["yzk ydc", "rdk"], discard="ywb"), "play yzk") == "WIT-15"


@clause("WIT-4", "WIT-8", "WIT-D2")
def test_every_kind_is_there_twice() -> None:
    state = sabbat.new(WIT)
    assert state.actions() == [f"draw {name}" for name in NAMES.values()]
    assert state.odds() == [2] * 27 and state.weight() == 54


@clause("WIT-5", "WIT-D3", "WIT-D48")
def test_nine_kinds_have_stars() -> None:
    assert [name.endswith("*") for name in NAMES.values()].count(True) == 9
    assert [code for n, code in enumerate(CODES) if STARS >> n & 1] == STARRED
    for n, code in enumerate(CODES):
        near = [other for k, other in enumerate(CODES) if NEAR[n] >> k & 1]
        assert near == [other for other in CODES if shared(code, other) == 2]
        assert sum(other in STARRED for other in near) == (0 if code in STARRED else 3)


@clause("WIT-6", "WIT-11", "WIT-D4")
def test_sixteen_spells() -> None:
    state = after(dealt(), "reveal rdk")
    assert dict(zip(state.actions(), state.odds(), strict=True)) == {f"conjure {s}": SPELLS.count(s) for s in SPELLS}
    assert state.view(None)["spell_count"] == 16 == len(SPELLS)
    assert (at(state, "spell_discard"), at(state, "spells")) == ([], [None, None])


@clause("WIT-7", "WIT-D7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_are_dealt_one_at_a_time_from_the_first_seat(first: int) -> None:
    state = sabbat.new(WIT, 3, {"first": first})
    for n in range(18):
        seat = (first + n) % 3
        before = state.view(None)["hand_counts"]
        text = state.actions()[-1]
        assert state.seen(text, seat) == text
        assert state.seen(text, (seat + 1) % 3) == state.seen(text, None) == "draw ?"
        state.play(text)
        grown = [b - a for a, b in zip(before, state.view(None)["hand_counts"], strict=True)]
        assert grown == [int(other == seat) for other in range(3)]
    assert at(state, "phase") == "reveal"


@clause("WIT-8")
def test_every_copy_left_is_equally_likely() -> None:
    state = party("draw", hands=["rdk ydb", "rdk ydk"], discard="ydb bwk bwb")
    assert f"draw {NAMES['rdk']}" not in state.actions() and refused(state, "draw ydb") == "WIT-8"
    odds = dict(zip(state.actions(), state.odds(), strict=True))
    assert [odds[f"draw {NAMES[code]}"] for code in ("ydk", "bwk", "bwb", "ywb")] == [1, 1, 1, 2]
    assert state.weight() == 47


@clause("WIT-9", "WIT-10", "WIT-D5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_guest_then_the_first_turn(first: int) -> None:
    state = dealt(first=first)
    assert (at(state, "seat"), state.turn) == (1 - first, "chance")
    after(state, "reveal rzc")
    assert (at(state, "discard"), state.turn, at(state, "turns")) == (cards("rzc"), first, 1)
    assert state.view(None)["draw_count"] == 41


@clause("WIT-12", "WIT-D43")
@pytest.mark.parametrize(
    ("spell", "choice", "spells", "gone"),
    [
        ("curse-book", "cast 0", ["curse-book", None], []),
        ("curse-book", "cast 1", [None, "curse-book"], []),
        ("abacadabra", "cast discard", [None, None], ["abacadabra"]),
        ("tornado", "tornado clockwise", [None, None], ["tornado"]),
    ],
)
def test_the_dealer_casts_for_a_first_guest_with_stars(
    spell: str, choice: str, spells: list[str | None], gone: list[str]
) -> None:
    state = after(dealt(), "reveal rdk", f"conjure {spell}")
    assert (state.turn, at(state, "then"), at(state, "turns")) == (1, "turn", 0)
    after(state, choice)
    assert (at(state, "spells"), at(state, "spell_discard")) == (spells, gone)
    assert (state.turn, at(state, "phase"), at(state, "turns")) == (0, "turn", 1)


# -- the turn --------------------------------------------------------------------------------------


@BOTH
@clause("WIT-13", "WIT-17", "WIT-D8", "WIT-D9")
def test_what_a_turn_is(mode: str) -> None:
    assert party(hands=["bwc bwb rdk", "ydb"], mode=mode).actions() == texts("play bwc", "double bwb")
    assert party(hands=["bwb rdk", "ydb"], mode=mode).actions() == texts("double bwb")
    assert party(hands=["ydk rdk", "ydb"], mode=mode).actions() == ["draw"]


@clause("WIT-13")
def test_cards_come_from_the_own_hand() -> None:
    assert refused(party(hands=["ydk rdk", "bwc"]), "play bwc") == "WIT-13"


@clause("WIT-14")
def test_a_discard_is_the_new_top() -> None:
    state = after(party(hands=["bwc rdk", "ydb"]), "play bwc")
    assert (at(state, "discard"), at(state, "hands.0")) == (cards("bwb bwc"), cards("rdk"))


@clause("WIT-15", "WIT-D10")
@pytest.mark.parametrize("spell", [None, "bless-witch", "bless-broom"])
def test_the_twin_of_the_top_is_no_regular_discard(spell: str | None) -> None:
    state = party(hands=["bwb bwc", "ydb"], spells=[spell])
    assert refused(state, "play bwb") == "WIT-15"
    assert "double blue-witch-broom" in state.actions()


@clause("WIT-16", "WIT-18")
def test_one_regular_discard_a_turn() -> None:
    state = after(party(hands=["bwc bdc rdk", "ydb"]), "play bwc")
    assert refused(state, "play bdc") == "WIT-16" and state.actions() == ["end"]
    assert after(state, "end").turn == 1


@clause("WIT-17")
@pytest.mark.parametrize("hand", ["bwc rdk", "bwb rdk"])
@pytest.mark.parametrize("action", ["draw", "pass"])
def test_who_can_discard_must(hand: str, action: str) -> None:
    assert refused(party(hands=[hand, "ydb"]), action) == "WIT-17"


# -- doubles ---------------------------------------------------------------------------------------


@clause("WIT-19", "WIT-20")
@pytest.mark.parametrize(("discard", "turns"), [("rdk bwb", 12), ("bwb", 1)])
def test_the_double_of_the_top_at_the_beginning_of_a_turn(discard: str, turns: int) -> None:
    state = party(hands=["bwb rzc", "ydb"], discard=discard, turns=turns)
    assert at(after(state, "double bwb"), "phase") == "doubled"


@clause("WIT-19")
def test_only_the_twin_is_a_double() -> None:
    assert refused(party(hands=["bwc bwc", "ydb"]), "double bwc") == "WIT-19"


@clause("WIT-20", "WIT-23")
def test_also_at_the_beginning_of_an_extra_turn() -> None:
    state = after(party("doubled", hands=["bwc bwc rdk", "ydb"], discard="bwb bwb"), "extra", "play bwc", "double bwc")
    assert (at(state, "phase"), at(state, "turns")) == ("doubled", 13)


@clause("WIT-21")
def test_a_double_right_after_the_discard_is_free() -> None:
    state = after(party(hands=["bwc bwc rdk", "ydb"]), "play bwc")
    assert state.actions() == texts("double bwc", "end")
    assert after(state.clone(), "end").turn == 1
    assert at(after(state, "double bwc"), "phase") == "doubled"


@clause("WIT-22", "WIT-23", "WIT-D12", "WIT-D13")
def test_an_extra_turn_is_a_choice_and_a_whole_turn() -> None:
    state = party("doubled", hands=["rdk ydk", "ydb"], discard="bwb bwb")
    assert state.actions() == ["extra", "end"]
    assert after(state.clone(), "end").turn == 1
    after(state, "extra")
    assert (state.turn, state.actions(), at(state, "turns")) == (0, ["draw"], 13)
    assert refused(state, "end") == "WIT-13" and refused(state, "extra") == "WIT-22"


@clause("WIT-24", "WIT-D11")
def test_every_double_earns_an_extra_turn() -> None:
    state = party(hands=["bwb bwc bwc bdc bdc rzk", "ydb"])
    after(state, "double bwb", "extra", "play bwc", "double bwc", "extra", "play bdc", "double bdc", "extra")
    assert (state.turn, at(state, "turns"), at(state, "hands.0")) == (0, 15, cards("rzk"))


# -- drawing ---------------------------------------------------------------------------------------


@clause("WIT-25", "WIT-26")
@pytest.mark.parametrize(
    ("card", "choices"), [("bwc", ["play bwc", "end"]), ("bwb", ["double bwb", "end"]), ("rdk", ["end"])]
)
def test_a_drawn_card_may_be_played_at_once(card: str, choices: list[str]) -> None:
    state = after(party(hands=["ydk rzk", "ydb"]), "draw", f"draw {card}")
    assert state.actions() == texts(*choices)
    assert (at(state, "drawn"), len(at(state, "hands.0"))) == (NAMES[card], 3)


@clause("WIT-26")
def test_what_follows_a_drawn_card_is_as_always() -> None:
    drawn = party("drawn", hands=["ydk bdb", "ydb"], drawn="bdb")
    assert at(after(drawn, "play bdb"), "phase") == "conjure"
    assert at(drawn, "then") == "played" and at(drawn, "drawn") is None
    double = after(party("drawn", hands=["ydk bwb", "ydb"], drawn="bwb"), "double bwb")
    assert at(double, "phase") == "doubled"


@clause("WIT-26", "WIT-D14")
def test_no_other_card_after_drawing() -> None:
    state = party("drawn", hands=["bwc bwk rdk", "ydb"], drawn="rdk")
    assert state.actions() == ["end"]
    assert refused(state, "play bwc") == refused(state, "play bwk") == "WIT-26"


@clause("WIT-27")
def test_a_drawn_card_may_be_kept() -> None:
    state = after(party("drawn", hands=["ydk bwc", "ydb"], drawn="bwc"), "end")
    assert (state.turn, at(state, "hands.0"), at(state, "drawn")) == (1, cards("ydk bwc"), None)


@clause("WIT-28", "WIT-D17", "WIT-D18")
def test_an_empty_draw_pile_is_formed_anew_when_a_card_is_needed() -> None:
    state = party(hands=["bwc ydk", "ydk"], discard="bwb", pile="")
    assert state.view(None)["draw_count"] == 0
    after(state, "play bwc", "end")
    assert state.view(None)["draw_count"] == 0  # nobody needed it
    under = Counter(at(state, "discard")[:-1])
    after(state, "draw")
    assert at(state, "discard") == cards("bwc")
    assert dict(zip(state.actions(), state.odds(), strict=True)) == {f"draw {card}": n for card, n in under.items()}


@clause("WIT-28")
def test_a_pile_with_cards_is_left_alone() -> None:
    state = after(party(hands=["ydk", "ydk"], pile="rdk"), "draw")
    assert state.actions() == texts("draw rdk") and len(at(state, "discard")) == 51


@clause("WIT-29", "WIT-D19")
def test_who_can_draw_nothing_passes() -> None:
    rest = " ".join(code for code in CODES for _ in range(2 - (code in ("bwb", "rdk"))))
    state = party(hands=["rdk", rest], discard="bwb")
    assert state.actions() == ["pass"]
    assert refused(state, "draw") == "WIT-29"
    after(state, "pass")
    assert state.turn == 1 and "double blue-witch-broom" in state.actions()


@clause("WIT-D15")
def test_the_end_is_announced_even_without_a_choice() -> None:
    assert after(party(hands=["bwc rdk", "ydb"]), "play bwc").actions() == ["end"]
    assert after(party(hands=["ydk rdk", "ydb"]), "draw", "draw rzc").actions() == ["end"]


@clause("WIT-4", "WIT-D47")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_is_lost_and_a_match_takes_its_forty_turns(players: int) -> None:
    for state in walk(sabbat.new(WIT, players), players):
        view = state.view(None)
        assert sum(view["hand_counts"]) + view["draw_count"] + len(view["discard"]) == 54
        lying = [spell for spell in view["spells"] if spell] + view["spell_discard"] + view["spell_removed"]
        assert len(lying) + view["spell_count"] + (view["held"] is not None) == 16
    turns = []
    for seed in range(60):
        end = sabbat.new(WIT, players)
        playout(end, Dice(seed))
        turns.append(end.dump()["turns"])
    assert 25 < sum(turns) / len(turns) < 75
