"""What is told before an action is played: it agrees with what playing it does."""

from typing import Any

import pytest

import sabbat
from sabbat.core.contract import State
from sabbat.locales import speech
from sabbat.testing.walks import moments
from tests.games.witty_witches.parties import NAMES, WIT, party, spelt

GAME = sabbat.game(WIT)
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"first": 1}), (6, {}), (4, {"mode": "apprentice"})]


def told(state: State, action: str, seat: int | None = 0) -> dict[str, Any]:
    found = state.preview(spelt(action), seat)
    assert found is not None
    return found


def test_a_card_shows_the_two_characteristics_that_let_it_in() -> None:
    before = told(party(hands=("ywb rdk", "bdb rdk")), "play ywb")
    assert before["shared"] == before["welcome"] == [False, True, True]
    assert before["why"] == "shared" and before["left"] == 1 and not before["wins"]


def test_a_blessed_card_shows_what_the_blessing_names() -> None:
    before = told(party(hands=("rdk ydc", "bdb rdc"), spells=("bless-dragon", None)), "play rdk")
    assert (before["why"], before["shared"], before["welcome"]) == ("blessing", [False] * 3, [False, True, False])
    before = told(party(hands=("rdk ydc", "bdb rdc"), spells=("bless-book", None)), "play rdk")
    assert before["welcome"] == [False, False, True]


def test_a_blessing_is_not_the_reason_where_two_characteristics_are() -> None:
    before = told(party(hands=("bdb ydc", "bdk rdc"), spells=("bless-dragon", None)), "play bdb")
    assert (before["why"], before["welcome"]) == ("shared", [True, False, True])


def test_a_double_shares_everything_and_stars_bring_a_spell() -> None:
    before = told(party(hands=("bdb ydc", "yzc rdc"), discard="bdb"), "double bdb")
    assert (before["why"], before["welcome"], before["spell"]) == ("double", [True] * 3, True)
    assert not told(party(hands=("bdb", "yzc rdc"), discard="bdb"), "double bdb")["spell"]
    assert not told(party(hands=("bdb ydc", "yzc rdc"), discard="bdb", mode="apprentice"), "double bdb")["spell"]


def test_half_of_a_cursed_pair_owes_the_other() -> None:
    state = party(hands=("ywb ywb ydc", "bdb rdk"), spells=("curse-witch", None))
    assert told(state, "play ywb")["owes"]
    assert not told(party(hands=("ywb ywb ydc", "bdb rdk")), "play ywb")["owes"]


def test_a_draw_tells_how_many_of_the_unseen_cards_could_be_played() -> None:
    state = party(hands=("yzc yzc", "bdb rdk"), discard="bwb")
    # Six kinds share two of three with the blue witch with a broom, and its own double: 6 × 2 + 1 of 54 - 3 cards.
    assert told(state, "draw") == {"fits": 13, "of": 51}
    cursed = party(hands=("yzc yzc", "bdb rdk"), discard="bwb", spells=("curse-witch", None))
    assert told(cursed, "draw") == {"fits": 5, "of": 51}  # a curse leaves the wizards, the dragons and the double
    assert state.preview("draw", 1) is None and state.preview("draw", None) is None


def test_a_pile_formed_anew_is_known() -> None:
    state = party(hands=("yzc yzc", "bdb rdk"), discard="ywb bwb", pile="")
    known = told(state, "draw")
    assert known["of"] == len(state.view(0)["discard"]) - 1


def test_a_spell_says_where_it_goes_what_it_replaces_and_which_own_cards_it_names() -> None:
    state = party(
        "cast",
        hands=("ywb rdk", "bwb rdk"),
        discard="rwc",
        held="curse-witch",
        then="played",
        spells=("bless-dragon", None),
    )
    assert told(state, "cast 0") == {
        "spell": "curse-witch",
        "to": 0,
        "replaces": "bless-dragon",
        "touches": [NAMES["ywb"]],
    }
    assert told(state, "cast 1")["touches"] == [] and told(state, "cast discard")["to"] is None
    assert told(state, "cast 0", 1)["spell"] is None and told(state, "cast 1", 1)["touches"] == []


def test_witching_and_the_tornado_move_spells() -> None:
    state = party("doubled", hands=("ywb rdk", "bdb rdk", "rwk"), spells=("curse-witch", "bless-book", None))
    assert told(state, "witch 0 2", 2) == {
        "from": 0,
        "spell": "curse-witch",
        "to": 2,
        "replaces": None,
        "touches": [NAMES["rwk"]],
    }
    assert told(state, "witch 0 1")["replaces"] == "bless-book"
    hands = ("ywb rdk", "bdk rdk", "rwk")
    blown = party("cast", hands=hands, held="tornado", then="played", discard="bdb", spells=("curse-witch", None, None))
    assert told(blown, "tornado clockwise")["moves"] == [{"spell": "curse-witch", "from": 0, "to": 1}]
    assert told(blown, "tornado counterclockwise")["moves"] == [{"spell": "curse-witch", "from": 0, "to": 2}]


def test_what_speaking_costs() -> None:
    assert told(party(hands=("ywb rdk", "bdb")), "speak 1") == {"seat": 1, "penalty": 2}
    few = party(hands=("ywb rdk", "bdb"), pile="yzc")
    assert told(few, "speak 1")["penalty"] == 2  # the discards are cards, too


def test_the_end_of_a_turn_is_known_as_such() -> None:
    state = party("played", hands=("ywb rdk", "bdb rdk"))
    assert told(state, "end") == {"ends": True, "next": 1}
    assert "ends" not in told(party("doubled"), "extra")


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_told_is_what_happens(players: int, options: dict[str, Any]) -> None:
    for state in moments(GAME, (players, options), players, 3):
        if isinstance(state.turn, int):
            for text in state.actions():
                agrees(state, state.turn, text)


def agrees(state: State, seat: int, text: str) -> None:
    before = told(state, text, seat)
    after = state.clone()
    after.play(text)
    was, now = state.view(seat), after.view(seat)
    if "shared" in before:
        assert (before["why"] == "shared") == (sum(before["shared"]) == 2)
        assert any(before["welcome"]) and before["left"] == now["hand_counts"][seat]
        assert before["wins"] == (after.turn is None)
        assert before["spell"] == (now["phase"] == "conjure")
        assert before["owes"] == (now["phase"] == "owed" or now["then"] == "owed")
    if "to" in before and before["to"] is not None:
        assert now["spells"][before["to"]] == before["spell"]
        assert (before["replaces"] is not None) == (len(now["spell_discard"]) > len(was["spell_discard"]))
    if "moves" in before:
        assert {(move["to"], move["spell"]) for move in before["moves"]} == {
            (n, spell) for n, spell in enumerate(now["spells"]) if spell
        }
    if "next" in before:
        assert after.turn == before["next"]


def test_the_box_says_which_cards_a_spell_names() -> None:
    touches = GAME.box["touches"]
    assert touches["curse-witch"][NAMES["bwb"]] == 1 and touches["bless-book"][NAMES["rdk"]] == 2
    assert NAMES["bdb"] not in touches["curse-witch"] and len(touches["bless-dragon"]) == 9


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (party(hands=("yzc yzc", "bdb rdk")), "draw a card"),
        (party("drawn", hands=("rdk rdc", "bdb rdk"), drawn="rdc"), "your turn ends"),
        (party("drawn", hands=("rdk ywb", "bdb rdk"), drawn="ywb"), "Play the card you have drawn"),
        (party("played", hands=("rdk rdc", "bdb rdk")), "Nothing is left to do"),
        (party("played", hands=("rdk bwb", "bdb rdk")), "Play the double"),
        (party("cast", held="tornado", then="played", discard="bdb"), "Choose its direction"),
        (party("doubled"), "Take an extra turn, or end"),
        (party("doubled", spells=(None, "abacadabra")), "witch a spell"),
    ],
)
def test_only_what_is_possible_is_asked(state: State, asked: str) -> None:
    assert asked in speech("en").phase(state.view(0), state.actions())
