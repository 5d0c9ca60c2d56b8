"""Every row of the table "which clause a refusal names", and that each refusal can be said in every language."""

import re
from typing import Any

import pytest

import sabbat
from sabbat.locales import HERE, LANGUAGES, speech
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import CAT_MEADOW, HUNT_MEADOW, MEADOW, Position, begun, played, scene
from tests.games.sorciers_volants.test_sorciers_volants import CROWDED

GAME = sabbat.game("sorciers-volants")
PAIR = [(1300, 2950, 0), (1300, 4550, 0)]
FIVE = ["1 left", "2 left", "3 left", "4 left", "5 left"]

SCHOOL = scene("school", PAIR, [["7 left"], ["9 right"]])
EMPTY = scene("school", PAIR)
FULL = scene("school", PAIR, [FIVE])
FULL_BACK = scene("bumblebee", PAIR, [[*FIVE[:4], "5 left reverse"]])
BACK = scene("bumblebee", PAIR, [["7 left", "8 left reverse"]])
ONE_WAY = scene({**MEADOW, "reverse": False}, [(10000, 10000, 0), (3000, 3000, 0)])
STALLED = scene("school", [(5800, 4250, 99), (1300, 4550, 0)], [["10 right"]], phase="stalled")
SECOND = played(begun(2).dump(), "hut 2", "face 0")
CROWD = begun(adventure="custom", layout=CROWDED).dump()
FACE = played(begun(2).dump(), "hut 1")
EXILE = scene(CAT_MEADOW, [(9000, 9000, 0), None], phase="site", waiting=[1], cat=0)
SWEPT = scene(HUNT_MEADOW, [(9000, 9000, 0), None, (1150, 16000, 0)], phase="site", waiting=[1])
SWEPT["flyers"][2]["site"] = "hut 2"
VOTE = scene("bumblebee", [*PAIR, (5000, 1000, 0)], legs=[3, 3, 0], markers=[None, 2, None], phase="destination")
LIMIT = {**SCHOOL, "phase": "over", "reason": "limit", "turns_played": 200}
WON = {**SCHOOL, "phase": "over", "reason": "cat", "winner": 0}

ROWS: list[tuple[Position, str, str | None, str, dict[str, Any]]] = [
    (LIMIT, "fly", "VOL-99", "over", {}),
    (LIMIT, "nonsense", "VOL-99", "over", {}),
    (WON, "take 1 left", "VOL-98", "over", {}),
    (SCHOOL, "take 7 right", "VOL-25", "vol-not-in-supply", {"curve": 7, "seat": 0}),
    (SCHOOL, "take 9 right reverse", "VOL-25", "vol-not-in-supply", {"curve": 9, "seat": 1}),
    (BACK, "take 8 left", "VOL-25", "vol-not-in-supply", {"curve": 8, "seat": 0}),
    (FULL, "take 6 left", "VOL-23", "vol-book-full", {}),
    (FULL, "take 1 left", "VOL-25", "vol-not-in-supply", {"curve": 1, "seat": 0}),
    (FULL, "take 6 left reverse", "VOL-23", "vol-book-full", {}),
    (FULL_BACK, "take 6 left", "VOL-23", "vol-book-full", {}),
    (BACK, "take 6 left", "VOL-45", "vol-reverse-placed", {}),
    (BACK, "take 6 left reverse", "VOL-45", "vol-reverse-placed", {}),
    (SCHOOL, "take 6 left reverse", "VOL-42", "vol-no-reverse", {}),
    (ONE_WAY, "take 6 left reverse", "VOL-95", "vol-no-reverse", {}),
    (EMPTY, "fly", "VOL-24", "vol-empty-book", {}),
    (STALLED, "restart", "VOL-37", "vol-not-walled-in", {}),
    (SCHOOL, "keep", "VOL-36", "vol-not-stalled", {}),
    (FACE, "drop", "VOL-36", "vol-not-stalled", {}),
    (EXILE, "restart", "VOL-36", "vol-not-stalled", {}),
    (SECOND, "hut 2", "VOL-15", "vol-site-taken", {"kind": "hut", "number": 2, "seat": 0}),
    (EXILE, "castle 2", "VOL-74", "vol-start-castle", {"number": 2, "seat": 1}),
    (SWEPT, "hut 2", "VOL-89", "vol-hut-occupied", {"number": 2, "seat": 2}),
    (VOTE, "hut 2", "VOL-59", "vol-hut-marked", {"number": 2, "seat": 1}),
    (FACE, "face 60", "VOL-17", "vol-facing-blocked", {"by": "edge", "by_number": 0, "seat": 0}),
    (CROWD, "hut 1", "VOL-17", "vol-no-facing", {"kind": "hut", "number": 1}),
    (SCHOOL, "take 21 left", None, "unknown-action", {"allowed": ["take", "fly"]}),
    (FACE, "face 7", None, "unknown-action", {"allowed": ["face"]}),
    (SCHOOL, "hut 1", "VOL-18", "not-now", {"allowed": ["take", "fly"]}),
    (SCHOOL, "face 0", "VOL-18", "not-now", {"allowed": ["take", "fly"]}),
    (STALLED, "fly", "VOL-18", "not-now", {"allowed": ["keep", "drop"]}),
    (STALLED, "take 1 left", "VOL-18", "not-now", {"allowed": ["keep", "drop"]}),
    (SECOND, "castle 1", "VOL-18", "not-now", {"allowed": ["hut"]}),
    (SECOND, "hut 3", "VOL-18", "not-now", {"allowed": ["hut"]}),
    (EXILE, "hut 1", "VOL-18", "not-now", {"allowed": ["castle"]}),
    (EXILE, "castle 4", "VOL-18", "not-now", {"allowed": ["castle"]}),
    (SWEPT, "castle 1", "VOL-18", "not-now", {"allowed": ["hut"]}),
    (VOTE, "castle 1", "VOL-18", "not-now", {"allowed": ["hut"]}),
    (VOTE, "hut 4", "VOL-18", "not-now", {"allowed": ["hut"]}),
    (VOTE, "fly", "VOL-18", "not-now", {"allowed": ["hut"]}),
]


def refused(position: Position, action: str) -> sabbat.IllegalAction:
    """The refusal of an action; nothing has changed."""
    state = sabbat.load(position)
    before = state.dump()
    with pytest.raises(sabbat.IllegalAction) as caught:
        state.play(action)
    assert state.dump() == before
    return caught.value


@clause("VOL-18")
@pytest.mark.parametrize(
    ("position", "action", "named", "reason", "facts"), ROWS, ids=[f"{r[1]}: {r[2]}" for r in ROWS]
)
def test_refusals(position: Position, action: str, named: str | None, reason: str, facts: dict[str, Any]) -> None:
    error = refused(position, action)
    assert (error.clause, error.reason, error.facts) == (named, reason, {"action": action, **facts})
    for language in LANGUAGES:
        assert speech(language).explain(error)


@pytest.mark.parametrize(
    ("taken", "heading", "by"),
    [("hut 2", "face 90", ("seat", 0)), ("hut 2", "face 45", ("edge", 0))],
)
def test_the_obstacle_of_a_facing_is_named(taken: str, heading: str, by: tuple[str, int]) -> None:
    position = played(begun(2).dump(), "hut 1", "face 30", taken)
    error = refused(position, heading)
    assert (error.facts["by"], error.facts["by_number"]) == by


def test_every_message_of_the_game_is_there_in_every_language_and_used() -> None:
    for language in LANGUAGES:
        said = (HERE / language / "sorciers-volants.ftl").read_text("utf-8")
        reasons = set(re.findall(r"^refusal-(vol-[a-z-]+)", said, re.MULTILINE))
        assert reasons == {row[3] for row in ROWS if row[3].startswith("vol-")}
        verbs = {text.split()[0] for text in GAME.texts}
        assert verbs == set(re.findall(r"^sorciers-volants-do-([a-z]+)", said, re.MULTILINE))
        for text in GAME.texts:
            assert speech(language).action(GAME.id, text)
