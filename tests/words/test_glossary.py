"""One thing has one name: the words that docs/glossary.md does not use are nowhere in the messages."""

import re
from pathlib import Path

import pytest

from sabbat.core.contract import Game
from sabbat.core.options import Choice
from sabbat.games import shelf
from sabbat.locales import HERE, LANGUAGES
from tests.words.test_typography import texts

GAMES = [game for game in shelf().values() if game.module.startswith("sabbat.games.")]
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
ALLOWED = {"talon": "course-de-sorcieres", "courbe": "sorciers-volants", "cercle": "course-de-sorcieres"}
"""A word that one game does not use may be another’s; in Volants a `courbe` is the shape of a tronçon."""
SEATS_FROM_ZERO = re.compile(r"\b(?:[Ss]eats?|[Pp]layers?|[Pp]laces?|[Jj]oueurs?) 0\b")


def unused() -> set[str]:
    """The words in the third column of the glossary's tables."""
    rows = [line.split("|") for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    words = {word.strip() for row in rows for word in row[3].split(",")}
    return words - {"", "not used", "---"}


def everything(language: str) -> list[tuple[str, str, str]]:
    """Every text of a language, with its file and message."""
    files = sorted((HERE / language).rglob("*.ftl"))
    return [(path.stem, id, text) for path in files for id, text in texts(path)]


def test_the_glossary_names_words_that_are_not_used() -> None:
    assert {"robot", "siège", "horloge", "pine"} <= unused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    banned = re.compile(rf"(?<![\w-])({'|'.join(sorted(unused(), key=len, reverse=True))})s?(?![\w-])", re.IGNORECASE)
    found = [
        (id, word[0])
        for file, id, text in everything(language)
        if (word := banned.search(text)) and ALLOWED.get(word[1].lower()) != file
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_counted_from_one(language: str) -> None:
    assert [(id, text) for _, id, text in everything(language) if SEATS_FROM_ZERO.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_no_word_of_the_notation(language: str) -> None:
    """A French reader knows no `keep`, and an English one no `touch-cat`."""
    quoted = re.compile(
        r"[“«][\s\u00a0]?(?:first|take|fly|stay|rescue|drop|keep|restart|confirm|landed|end|extra|speak|pass|move|play|"
        r"layout|rounds|colors|aim_help|touch-cat|keep-cat|catch-fool|race|gate|round|reverse|diplomas|bonus|limit)\b"
    )
    rules = [one for one in everything(language) if (HERE / language / "rules" / f"{one[0]}.ftl").exists()]
    assert [(id, text) for _, id, text in rules if quoted.search(text)] == []


def values(game: Game) -> set[str]:
    """What the choices among a game's options may be, as it is written."""
    return {str(value) for option in game.options if isinstance(option, Choice) for value in option.values}


CHOOSING = [game for game in GAMES if values(game)]


@pytest.mark.parametrize("game", CHOOSING, ids=[game.id for game in CHOOSING])
def test_a_french_reader_meets_no_value_of_an_option_as_it_is_written(game: Game) -> None:
    """Values are English words, such as `custom` or `apprentice`; people read what they mean."""
    written = re.compile(rf"\b(?:{'|'.join(values(game))})\b")
    assert [(id, text) for file, id, text in everything("fr") if file == game.id and written.search(text)] == []
