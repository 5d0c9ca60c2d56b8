"""Every row of the table "clause to name in a refusal", and that everything can be said in every language."""

import re
from typing import Any

import pytest

import sabbat
from sabbat.games.witty_witches.table import PHASES
from sabbat.locales import HERE, LANGUAGES, speech
from sabbat.testing import clause
from tests.games.witty_witches.parties import CODES, WIT, party, refused, spelt

TWO = ["bwc rdk", "ydb"]
OVER: dict[str, Any] = {"hands": ["", "ydb"]}
CAST: dict[str, Any] = {"discard": "bdb", "held": "curse-book", "then": "played"}
TORNADO: dict[str, Any] = {**CAST, "held": "tornado"}
OWED: dict[str, Any] = {"hands": ["bwb rdk", "ydb"], "spells": ["curse-witch"]}
DOUBLED: dict[str, Any] = {"hands": ["rdk bwc", "ydb"], "discard": "bwb bwb", "spells": ["curse-book"]}
STUCK: dict[str, Any] = {
    "hands": ["rdk", " ".join(code for code in CODES for _ in range(2 - (code in ("bwb", "rdk"))))]
}

ROWS: list[tuple[str, dict[str, Any], str, str | None, str]] = [
    ("turn", {}, "dance", None, "unknown-action"),
    ("turn", {}, "play blue-dragon-broom", None, "unknown-action"),
    ("turn", {}, "witch 6 6", None, "unknown-action"),
    ("over", OVER, "dance", None, "unknown-action"),
    ("over", OVER, "end", "WIT-34", "over"),
    ("over", OVER, "speak 1", "WIT-34", "over"),
    ("over", OVER, "witch 1 1", "WIT-34", "over"),
    ("over", OVER, "draw rdk", "WIT-34", "over"),
    ("turn", {}, "speak 0", "WIT-31", "wit-talk-is-free"),
    ("turn", {}, "speak 5", "WIT-31", "wit-talk-is-free"),
    ("draw", {"hands": ["rdk", "ydb"]}, "speak 1", "WIT-31", "wit-talk-is-free"),
    ("draw", {}, "end", "WIT-8", "not-now"),
    ("draw", {}, "draw", "WIT-8", "not-now"),
    ("draw", {}, "witch 1 1", "WIT-8", "not-now"),
    ("draw", {}, "draw rdk", "WIT-8", "cannot-come-up"),
    ("draw", {}, "reveal rzc", "WIT-8", "cannot-come-up"),
    (
        "conjure",
        {"discard": "bdb", "then": "played", "gone": "curse-book"},
        "conjure curse-book",
        "WIT-8",
        "cannot-come-up",
    ),
    ("turn", {"hands": ["rdk", "ydb"], "penalty": [1, 2]}, "draw", "WIT-8", "not-now"),
    ("turn", {}, "draw rzc", "WIT-8", "not-now"),
    ("turn", {}, "conjure tornado", "WIT-8", "not-now"),
    ("cast", CAST, "reveal rzc", "WIT-8", "not-now"),
    ("cast", CAST, "end", "WIT-37", "wit-place-the-spell"),
    ("cast", CAST, "play rdk", "WIT-37", "wit-place-the-spell"),
    ("cast", CAST, "witch 0 0", "WIT-37", "wit-place-the-spell"),
    ("owed", OWED, "end", "WIT-50", "wit-double-owed"),
    ("owed", OWED, "play rdk", "WIT-50", "wit-double-owed"),
    ("owed", OWED, "cast 0", "WIT-50", "wit-double-owed"),
    ("played", {}, "draw", "WIT-18", "wit-discarded-already"),
    ("played", {}, "pass", "WIT-18", "wit-discarded-already"),
    ("drawn", {"drawn": "rdk"}, "draw", "WIT-27", "wit-drawn-already"),
    ("drawn", {"drawn": "rdk"}, "pass", "WIT-27", "wit-drawn-already"),
    ("doubled", DOUBLED, "draw", "WIT-22", "wit-say-extra-first"),
    ("doubled", DOUBLED, "pass", "WIT-22", "wit-say-extra-first"),
    ("turn", {"hands": TWO}, "play bwk", "WIT-13", "wit-not-in-hand"),
    ("turn", {"hands": TWO}, "double bwb", "WIT-13", "wit-not-in-hand"),
    ("played", {"hands": TWO}, "play bwk", "WIT-13", "wit-not-in-hand"),
    ("drawn", {"hands": TWO, "drawn": "rdk"}, "play bwk", "WIT-13", "wit-not-in-hand"),
    ("played", {"hands": TWO}, "play bwc", "WIT-16", "wit-one-discard"),
    ("played", {"hands": TWO}, "play rdk", "WIT-16", "wit-one-discard"),
    ("drawn", {"hands": TWO, "drawn": "rdk"}, "play bwc", "WIT-26", "wit-only-the-drawn-card"),
    ("drawn", {"hands": ["bwb rdk", "ydb"], "drawn": "rdk"}, "double bwb", "WIT-26", "wit-only-the-drawn-card"),
    ("drawn", {"hands": TWO, "drawn": "rdk"}, "play rdk", "WIT-15", "wit-does-not-fit"),
    ("turn", {"hands": TWO}, "play rdk", "WIT-15", "wit-does-not-fit"),
    ("turn", {"hands": ["bwb rdk", "ydb"]}, "play bwb", "WIT-15", "wit-is-the-double"),
    ("turn", {"hands": TWO, "spells": ["curse-dragon"]}, "play rdk", "WIT-15", "wit-does-not-fit"),
    ("turn", {"hands": TWO, "spells": ["curse-witch"]}, "play bwc", "WIT-43", "wit-cursed"),
    ("turn", {"hands": TWO}, "double rdk", "WIT-19", "wit-not-the-double"),
    ("turn", {"hands": TWO}, "draw", "WIT-17", "wit-can-discard"),
    ("turn", {"hands": TWO}, "pass", "WIT-17", "wit-can-discard"),
    ("turn", STUCK, "draw", "WIT-29", "wit-nothing-to-draw"),
    ("turn", {"hands": ["rdk", "ydb"]}, "pass", "WIT-29", "wit-can-draw"),
    ("turn", {}, "end", "WIT-13", "wit-nothing-done"),
    ("turn", {}, "extra", "WIT-22", "wit-no-double-played"),
    ("played", {}, "extra", "WIT-22", "wit-no-double-played"),
    ("turn", {"hands": ["bwc", "ydb"]}, "abacadabra", "WIT-45", "wit-no-abacadabra"),
    ("turn", {"hands": TWO, "spells": ["abacadabra"]}, "abacadabra", "WIT-45", "wit-no-chain"),
    ("played", {"hands": TWO, "spells": ["abacadabra"]}, "abacadabra", "WIT-45", "wit-no-chain"),
    ("played", {"hands": ["bwc", "ydb"], "spells": ["abacadabra"]}, "abacadabra", "WIT-13", "not-now"),
    ("turn", {"spells": ["curse-book"]}, "witch 0 1", "WIT-51", "wit-witching-needs-a-double"),
    ("turn", {"spells": ["curse-book"]}, "witch 0 0", "WIT-51", "wit-witching-needs-a-double"),
    ("doubled", DOUBLED, "witch 1 0", "WIT-52", "wit-no-spell-there"),
    ("doubled", DOUBLED, "witch 4 discard", "WIT-52", "wit-no-spell-there"),
    ("doubled", DOUBLED, "witch 0 0", "WIT-52", "wit-same-seat"),
    ("doubled", DOUBLED, "witch 1 1", "WIT-52", "wit-no-spell-there"),
    ("doubled", DOUBLED, "witch 0 5", "WIT-13", "wit-no-such-seat"),
    ("turn", {}, "cast 0", "WIT-37", "wit-no-spell-taken"),
    ("doubled", DOUBLED, "cast discard", "WIT-37", "wit-no-spell-taken"),
    ("cast", TORNADO, "cast 0", "WIT-48", "wit-tornado-blows"),
    ("cast", TORNADO, "cast 5", "WIT-48", "wit-tornado-blows"),
    ("cast", CAST, "tornado clockwise", "WIT-48", "wit-no-tornado"),
    ("turn", {}, "tornado clockwise", "WIT-48", "wit-no-tornado"),
    ("cast", CAST, "cast 2", "WIT-13", "wit-no-such-seat"),
    ("doubled", DOUBLED, "play bwc", "WIT-13", "not-now"),
    ("doubled", DOUBLED, "play rdk", "WIT-15", "wit-does-not-fit"),
]


@clause(
    *["WIT-8", "WIT-13", "WIT-15", "WIT-16", "WIT-17", "WIT-18", "WIT-19", "WIT-22", "WIT-26", "WIT-27", "WIT-29"],
    *["WIT-31", "WIT-34", "WIT-37", "WIT-43", "WIT-45", "WIT-48", "WIT-50", "WIT-51", "WIT-52"],
)
@pytest.mark.parametrize(
    ("phase", "given", "action", "named", "reason"),
    [pytest.param(*row, id=f"{n}: {row[2]} in {row[0]}") for n, row in enumerate(ROWS)],
)
def test_a_refusal_names_its_clause(
    phase: str, given: dict[str, Any], action: str, named: str | None, reason: str
) -> None:
    state = party(phase, **given)
    assert refused(state, action) == named
    with pytest.raises(sabbat.IllegalAction) as error:
        state.check(spelt(action))
    assert error.value.reason == reason
    for language in LANGUAGES:
        assert speech(language).explain(error.value)


def test_every_reason_that_has_words_is_shown_here() -> None:
    for language in LANGUAGES:
        written = re.findall(r"^refusal-(wit-[a-z-]+) =", (HERE / language / f"{WIT}.ftl").read_text("utf-8"), re.M)
        assert set(written) == {reason for *_, reason in ROWS if reason.startswith("wit-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_all_its_words(language: str) -> None:
    names = ["name", "sentence", "option-mode", "option-first", *(f"phase-{phase}" for phase in PHASES)]
    for name in [*names, "reason-empty-hand", "reason-turn-limit"]:
        assert speech(language).say(f"{WIT}-{name}")
    for text in [*sabbat.game(WIT).texts, "draw ?", "conjure ?"]:
        assert speech(language).action(WIT, text)
