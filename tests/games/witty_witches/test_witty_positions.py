"""Reading positions: every check of the specification, and what it says."""

from typing import Any

import pytest

import sabbat
from tests.archive.forms import older
from tests.games.witty_witches.parties import CODES, SPELLS, WIT, cards, party, position

OPEN = position()
DEAL: dict[str, Any] = {"hands": ["ywb ywc", "rdk"], "discard": "", "seat": 1, "turns": 0}
SIX = ["ydb bwc bzk rwb rwk rzk", "ywb yzc bwb bdk rzb rdc"]
REVEAL: dict[str, Any] = {"hands": SIX, "discard": "", "seat": 1, "turns": 0}
OPENING: dict[str, Any] = {**REVEAL, "discard": "bdb", "held": "curse-book", "then": "turn"}
CAST: dict[str, Any] = {"discard": "bdb", "held": "curse-book", "then": "played"}
PAID: dict[str, Any] = {"hands": ["rdk ywb", "ydb"], "penalty": [1, 2]}
APPRENTICE: dict[str, Any] = {"mode": "apprentice"}
ALL = [" ".join(CODES), " ".join(code for code in CODES if code != "bwb")]


def changed(**fields: Any) -> dict[str, Any]:
    return {**OPEN, **fields}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in OPEN.items() if key != name}


BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("1 a field is missing", without("penalty"), "penalty"),
    ("1 a field is unknown", changed(players=2), "players"),
    ("1 no such mode", changed(mode="wizard"), "options"),
    ("1 first is no seat", changed(first=2), "options"),
    ("1 first is true", changed(first=True), "options"),
    ("1 no such phase", changed(phase="end"), "phase"),
    ("1 no such seat", changed(seat=2), "seat"),
    ("1 501 turns", changed(turns=501), "turns"),
    ("1 turns below 0", changed(turns=-1), "turns"),
    ("1 hands are no list", changed(hands="ywb"), "hands"),
    ("1 a hand is no list", changed(hands=["ywb", cards("rdk")]), "hands.0"),
    ("1 one hand", position(hands=["ywb"]), "players"),
    ("1 seven hands", position(hands=CODES[:7], discard="rwb"), "players"),
    ("1 too few spells", changed(spells=[None]), "spells"),
    ("1 no such card", changed(hands=[["blue-dragon-broom"], cards("rdk")]), "hands.0.0"),
    ("1 no such discard", changed(discard=["blue"]), "discard.0"),
    ("1 no such spell", changed(spells=[None, "curse-blue"]), "spells.1"),
    ("1 no such spell discarded", changed(spell_discard=["bless-red"]), "spell_discard.0"),
    ("1 no such curse", changed(spell_removed=["curse-red"]), "spell_removed.0"),
    ("1 no such card drawn", changed(phase="drawn", drawn="?"), "drawn"),
    ("1 no such spell held", changed(phase="cast", held="?"), "held"),
    ("1 no such then", changed(phase="cast", held="tornado", then="over"), "then"),
    ("1 a strange penalty", changed(penalty=1), "penalty"),
    ("1 half a penalty", changed(penalty=[1]), "penalty"),
    ("1 a penalty for nobody", changed(penalty=[2, 1]), "penalty.0"),
    ("2 three in hands", position(hands=["ywb ywb", "ywb"]), "hands.1.0"),
    ("2 three with the discard", position(hands=["ywb rdk", "rdk"], discard="rdk bwb"), "discard.0"),
    ("2 a spell twice", position(spells=["curse-book", "curse-book"]), "spells.1"),
    ("2 a spell active and discarded", position(spells=["curse-book"], gone="curse-book"), "spell_discard.0"),
    ("2 a spell discarded and removed", position(gone="curse-book", removed="curse-book"), "spell_removed.0"),
    ("2 three tornados", position(gone="tornado tornado tornado"), "spell_discard.2"),
    ("2 a spell held and active", position("cast", **CAST, spells=["curse-book"]), "held"),
    ("2 an active tornado", position(spells=[None, "tornado"]), "spells.1"),
    ("2 a blessing removed", position(removed="bless-book"), "spell_removed.0"),
    ("3 a spell in apprentice", position(spells=["curse-book"], **APPRENTICE), "spells.0"),
    ("3 a discarded spell in apprentice", position(gone="curse-book", **APPRENTICE), "spell_discard.0"),
    ("3 a removed spell in apprentice", position(removed="curse-book", **APPRENTICE), "spell_removed.0"),
    ("3 a held spell in apprentice", position("cast", **CAST, **APPRENTICE), "held"),
    ("3 then in apprentice", position(then="played", **APPRENTICE), "then"),
    ("3 conjure in apprentice", position("conjure", discard="bdb", then="played", **APPRENTICE), "phase"),
    ("3 owed in apprentice", position("owed", hands=["bwb", "rdk"], **APPRENTICE), "phase"),
    ("4 another dealer", position("deal", **{**DEAL, "seat": 0}), "seat"),
    ("4 a turn in the deal", position("deal", **{**DEAL, "turns": 1}), "turns"),
    ("4 a discard in the deal", position("deal", **{**DEAL, "discard": "bwb"}), "discard"),
    ("4 a spell in the deal", position("deal", **DEAL, spells=["curse-book"]), "spells.0"),
    ("4 a discarded spell in the deal", position("deal", **DEAL, gone="curse-book"), "spell_discard"),
    ("4 a removed spell in the deal", position("deal", **DEAL, removed="curse-book"), "spell_removed"),
    ("4 dealt out of order", position("deal", **{**DEAL, "hands": ["ywb", "rdk ywc"]}), "hands.0"),
    ("4 dealt from another seat", position("deal", **{**DEAL, "first": 1, "seat": 0}), "hands.0"),
    ("4 all dealt in phase deal", position("deal", **REVEAL), "hands"),
    ("4 too few in phase reveal", position("reveal", **DEAL), "hands"),
    ("4 another dealer in reveal", position("reveal", **{**REVEAL, "seat": 0}), "seat"),
    ("4 a discard in reveal", position("reveal", **{**REVEAL, "discard": "bdb"}), "discard"),
    ("5 no discard", position(discard=""), "discard"),
    ("5 no discard at the end", position("over", hands=["", "rdk"], discard=""), "discard"),
    ("5 no then in cast", position("cast", **{**CAST, "then": None}), "then"),
    ("5 no then in conjure", position("conjure", discard="bdb"), "then"),
    ("5 then in turn", position(then="played"), "then"),
    ("5 a plain top in cast", position("cast", **{**CAST, "discard": "bwb"}), "discard"),
    ("5 a plain top in conjure", position("conjure", then="doubled"), "discard"),
    ("5 the opening spell of another seat", position("cast", **{**OPENING, "seat": 0}), "seat"),
    ("5 the opening spell in turn 1", position("cast", **{**OPENING, "turns": 1}), "turns"),
    ("5 five cards at the opening", position("cast", **{**OPENING, "hands": [SIX[0], SIX[1][4:]]}), "hands"),
    ("5 two discards at the opening", position("cast", **{**OPENING, "discard": "bwb bdb"}), "discard"),
    ("5 a spell at the opening", position("cast", **OPENING, spells=["curse-witch"]), "spells.0"),
    ("5 a discarded spell at the opening", position("cast", **OPENING, gone="tornado"), "spell_discard"),
    ("5 a removed spell at the opening", position("cast", **OPENING, removed="curse-broom"), "spell_removed"),
    ("5 no turn begun", position(turns=0), "turns"),
    ("5 no turn begun, then played", position("cast", **CAST, turns=0), "turns"),
    ("6 an empty hand", position(hands=["ywb", ""]), "hands.1"),
    ("6 an empty hand in played", position("played", hands=["", "rdk"]), "hands.0"),
    ("6 another seat has won", position("over", hands=["ywb", ""]), "hands.1"),
    ("6 two empty hands", position("over", hands=["", "", "rdk"]), "hands.0"),
    ("6 over without a reason", position("over"), "phase"),
    ("7 nothing drawn in drawn", position("drawn"), "drawn"),
    ("7 drawn in turn", position(drawn="ywb"), "drawn"),
    ("7 drawn and not in the hand", position("drawn", drawn="bdb"), "drawn"),
    ("7 drawn as the only card", position("drawn", hands=["ywb", "rdk"], drawn="ywb"), "hands.0"),
    ("7 nothing held in cast", position("cast", **{**CAST, "held": None}), "held"),
    ("7 held in turn", position(held="tornado"), "held"),
    ("8 nothing to owe with", position("owed"), "hands.0"),
    ("8 nor after the spell", position("cast", **{**CAST, "then": "owed"}), "hands.0"),
    ("8 nor before it", position("conjure", discard="bwb bdb", then="owed"), "hands.0"),
    ("9 no card to draw", position("draw", hands=ALL), "phase"),
    ("9 no spell to take", position("conjure", discard="bdb", then="played", gone=" ".join(SPELLS)), "phase"),
    ("10 a penalty in draw", position("draw", **PAID), "penalty"),
    ("10 a penalty at the end", position("over", **{**PAID, "turns": 500}), "penalty"),
    ("10 a penalty in conjure", position("conjure", **{**PAID, "discard": "bdb", "then": "played"}), "penalty"),
    ("10 three cards", position(**{**PAID, "penalty": [1, 3]}), "penalty.1"),
    ("10 no card", position(**{**PAID, "penalty": [1, 0]}), "penalty.1"),
    ("10 two cards in hand", position(**{**PAID, "penalty": [0, 2]}), "penalty"),
    ("10 one card after the first", position(**{**PAID, "penalty": [1, 1]}), "penalty"),
    ("10 an empty draw pile", position(**PAID, pile=""), "penalty"),
    ("10 the one who drew", position("drawn", **{**PAID, "penalty": [0, 1]}, drawn="rdk"), "penalty"),
]


@pytest.mark.parametrize(("broken", "where"), [pytest.param(*row[1:], id=row[0]) for row in BROKEN])
def test_a_broken_position_is_refused(broken: dict[str, Any], where: str) -> None:
    with pytest.raises(sabbat.BadPosition) as error:
        sabbat.load(broken)
    assert error.value.facts["where"] == where
    assert error.value.facts["why"]


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(sabbat.BadPosition, match="game"):
        sabbat.game(WIT).load(changed(game="air-sorciere"))


@pytest.mark.parametrize(
    ("phase", "given"),
    [
        ("deal", DEAL),
        ("reveal", REVEAL),
        ("cast", OPENING),
        ("cast", CAST),
        ("turn", PAID),
        ("over", {"turns": 500}),
        ("over", {"hands": ["", "rdk"]}),
        ("turn", {"gone": " ".join(SPELLS[6:]), "removed": " ".join(SPELLS[:6])}),
    ],
)
def test_what_the_broken_ones_were_made_from_is_sound(phase: str, given: dict[str, Any]) -> None:
    there = position(phase, **given)
    assert older(WIT, 1, sabbat.load(there).dump()) == there


def test_hands_are_read_in_any_order_and_written_in_one() -> None:
    mixed = {**OPEN, "hands": [cards("rdk ywb"), cards("rdk bdb")], "spell_removed": ["curse-book", "curse-witch"]}
    written = sabbat.load(mixed).dump()
    assert written["hands"] == [cards("ywb rdk"), cards("bdb rdk")]
    assert written["spell_removed"] == ["curse-witch", "curse-book"]


def test_piles_that_lie_in_order_keep_it() -> None:
    there = position(discard="rzc ywc bwb", gone="tornado bless-witch curse-book")
    assert older(WIT, 1, sabbat.load(there).dump()) == there


def test_the_picture_tells_everything_needed_to_play() -> None:
    state = party("drawn", hands=["ywb rdk", "bdb"], drawn="rdk", spells=[None, "curse-book"], gone="tornado")
    picture = str(state)
    for text in ("drawn · master", "seat 0", "drawn red-dragon-book*", "top                blue-witch-broom"):
        assert text in picture
    for text in ("draw_count 50", "spell_count 14", "curse-book", "tornado", "yellow-witch-broom*  red-dragon-book*"):
        assert text in picture
    seen = sabbat.game(WIT).picture(state.view(1))
    assert "yellow-witch-broom*" not in seen and "hand 2        ?  ?" in seen and "drawn ?" in seen
    assert "spell" not in str(party(**APPRENTICE)) and "penalty 1 2" in str(party(**PAID))
