"""The terminal and the browser say the same: what Python makes of actions and views is kept for the client's own tests.

`python -m tests.words.test_twins` writes said.json anew; web/src/lib/words.test.ts holds the client against it.
"""

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import sabbat
from sabbat.core.record import Record, Step, steps
from sabbat.locales import LANGUAGES, speech

HERE = Path(__file__).parent
SAID = HERE / "said.json"
ARCHIVE = HERE.parent / "archive"
RECORDS = 6
"""So many matches of each game are looked through, of different numbers of players and kinds."""
EACH = 3
"""So many actions of each verb, and moments of each phase."""


def played(game: str) -> Iterator[Step]:
    """Moments of old matches of a game, the same ones every time."""
    paths = sorted((ARCHIVE / game).glob("*/*.record"))
    for path in paths[:: max(1, len(paths) // RECORDS)]:
        yield from steps(sabbat.game(game), Record.parse(path.read_text("utf-8")))


def moments(game: str) -> tuple[dict[str, list[str]], dict[str, list[tuple[dict[str, Any], list[str]]]]]:
    """Actions by their verb, and simple views with what can be done by their phase."""
    actions: dict[str, list[str]] = {}
    phases: dict[str, list[tuple[dict[str, Any], list[str]]]] = {}
    for step in played(game):
        legal = step.state.actions()
        for action in legal:
            known = actions.setdefault(action.partition(" ")[0], [])
            if len(known) < EACH and action not in known:
                known.append(action)
        if isinstance(step.state.turn, int):
            view = step.state.view(step.state.turn)
            plain = {name: value for name, value in view.items() if isinstance(value, (str, int)) or name == "game"}
            verbs = sorted({action.partition(" ")[0] for action in legal})
            known_views = phases.setdefault(f"{view['phase']} {verbs}", [])
            if len(known_views) < EACH:
                known_views.append((plain, verbs))
    return actions, phases


def said() -> list[dict[str, Any]]:
    """What is said of them, in every language."""
    told: list[dict[str, Any]] = []
    for game in sabbat.games():
        actions, phases = moments(game)
        for language in LANGUAGES:
            words = speech(language)
            for action in (action for known in actions.values() for action in known):
                did, can = words.action(game, action), words.action(game, action, "can")
                told.append({"language": language, "game": game, "action": action, "did": did, "can": can or did})
            for view, verbs in (moment for known in phases.values() for moment in islice(known, EACH)):
                asked = words.phase(view, verbs)
                told.append({"language": language, "game": game, "view": view, "actions": verbs, "asked": asked})
    return told


def test_english_articles_fit_the_words_that_follow() -> None:
    sentences = [str(text) for one in said() if one["language"] == "en" for text in one.values()]
    assert [text for text in sentences if re.search(r"\b(?:a [aeio]|an [^aeiouh\W])", text, re.IGNORECASE)] == []


def test_the_client_is_held_against_what_is_said_today() -> None:
    assert json.loads(SAID.read_text("utf-8")) == said(), "write it anew: python -m tests.words.test_twins"


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in said())
    SAID.write_text(f"[\n{lines}\n]\n", "utf-8")
