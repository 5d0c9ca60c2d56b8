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


@pytest.mark.parametrize(
    ("game", "printed"),
    [
        ("air-sorciere", ["2", "5", "8", "30", "Hanno", "Wilfried Kuhn", "Amigo", "Gigamic"]),
        ("course-de-sorcieres", ["2", "4", "7", "30", "Wolfgang Panning", "Queen Games"]),
        ("sorciers-volants", ["2", "4", "10", "Heinrich Glumpler", "Michael Menzel", "Kosmos, 2005", "Rio Grande"]),
        ("witty-witches", ["2", "6", "8", "10", "20"]),
    ],
)
@both_languages
def test_the_facts_of_the_printed_game_are_told(game: str, printed: list[str], language: str) -> None:
    facts = speech(language).front(next(one for one in GAMES if one.id == game))["story"][1]
    assert [fact for fact in printed if fact not in facts] == []


@both_languages
def test_castles_and_colours_are_called_as_in_print(language: str) -> None:
    voice = speech(language)
    for clause in ("VOL-38", "COU-1"):
        text = voice.say(clause)
        assert "Federstrich" in text and "Himmelpieks" in text if clause == "VOL-38" else "orange" in text


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
