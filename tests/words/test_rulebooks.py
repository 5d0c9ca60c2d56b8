"""A rulebook is for players first: a story, facts, the box, five lines, and what might be disputed; then the rules."""

import json
import re
from pathlib import Path

import pytest

from sabbat.core.contract import Game
from sabbat.games import folder_of, sections_of, shelf
from sabbat.locales import LANGUAGES, speech

GAMES = [game for game in shelf().values() if game.module.startswith("sabbat.games.")]
DISPUTED = ["VOL-D39", "VOL-D42", "WIT-D2", "WIT-D8", "COU-D18", "AIR-D7"]
every_book = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@every_book
@both_languages
def test_a_rulebook_begins_with_what_players_want_to_know(game: Game, language: str) -> None:
    front = speech(language).front(game)
    story, facts = front["story"]
    low, high = game.players
    assert len(story) > 200 and re.search(rf"{low} (?:to|à) {high} ", facts) and re.search(r"\b(?:7|8|10)\b", facts)
    assert len(front["five"]) == 5 and len(front["box"]) >= 2
    assert all(set(dispute) == {"clause", "question", "print", "house", "option"} for dispute in front["disputes"])


@both_languages
def test_what_players_might_dispute_is_listed(language: str) -> None:
    listed = [dispute["clause"] for game in GAMES for dispute in speech(language).front(game)["disputes"]]
    assert sorted(listed) == sorted(DISPUTED)


@both_languages
def test_the_youngest_begins_only_where_the_book_says_so(language: str) -> None:
    said = {game.id: speech(language).option(game.id, "first") for game in GAMES}
    youngest = {id for id, text in said.items() if re.search(r"youngest|plus jeune", text)}
    assert youngest == {"air-sorciere", "course-de-sorcieres"}


def test_cosines_are_in_an_appendix() -> None:
    sections = sections_of(next(game for game in GAMES if game.id == "sorciers-volants"))
    assert [n for n, section in enumerate(sections) if "VOL-3" in section["clauses"]] == [len(sections) - 1]


@every_book
def test_every_thing_of_the_box_has_a_picture(game: Game) -> None:
    art = (Path(__file__).parents[2] / "web" / "src" / "parts" / "BoxArt.svelte").read_text("utf-8")
    drawn = set(re.findall(r"'(\w+)'", art.partition("as const")[0]))
    things = {id.rpartition("-")[2] for id in re.findall(rf"^({game.id}-box-\w+) =", _rules(game), re.MULTILINE)}
    assert things and things <= drawn


def _rules(game: Game) -> str:
    return (folder_of(game).parents[1] / "locales" / "en" / "rules" / f"{game.id}.ftl").read_text("utf-8")


def test_the_sections_are_written_once() -> None:
    for game in GAMES:
        clauses = json.loads((folder_of(game) / "clauses.json").read_text("utf-8"))["sections"]
        ids = [clause for section in clauses for clause in section["clauses"]]
        assert len(ids) == len(set(ids))
