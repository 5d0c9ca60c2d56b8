"""Every lesson can be done as it is written, and says in both languages what to do; pictures can be drawn."""

import pytest

import sabbat
from sabbat.core.contract import Game
from sabbat.games import sections_of, shelf
from sabbat.locales import LANGUAGES, speech
from sabbat.server.net.learning import Lesson, after, book, start

GAMES = list(shelf().values())
LESSONS = [pytest.param(game, lesson, id=f"{game.id}-{lesson.id}") for game in GAMES for lesson in book(game).lessons]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_done_as_it_is_written(game: Game, lesson: Lesson) -> None:
    done: list[str] = []
    for n, step in enumerate(lesson.steps):
        now = after(lesson, done, "en")
        assert (now.verdict, now.step, now.over) == ("right", n, False)
        assert now.actions and set(step.want) <= set(now.actions)
        done.append((step.want or now.actions)[0])
    last = after(lesson, done, "en")
    assert last.over and last.verdict == "right" and not last.actions and last.want == []
    assert [moment.action for moment in last.moments][1:] or not lesson.steps[-1].then


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_what_to_do(game: Game, lesson: Lesson, language: str) -> None:
    name = f"{game.id}-lesson-{lesson.id}"
    ids = [name, *(f"{name}-{n + 1}" for n in range(len(lesson.steps))), f"{name}-end"]
    assert all(speech(language).say(id) for id in ids)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_lessons_and_pictures_name_clauses_that_exist(game: Game) -> None:
    known = {clause for section in sections_of(game) for clause in section["clauses"]}
    taught = book(game)
    assert len(taught.lessons) >= 5
    named = [one.clauses for one in taught.lessons] + [one.clauses for one in taught.pictures]
    assert all(clauses and set(clauses) <= known for clauses in named)
    assert all(sabbat.load(picture.position).view(picture.seat) for picture in taught.pictures)


def test_what_is_not_wanted_changes_nothing_and_what_is_illegal_names_its_clause() -> None:
    lesson = next(lesson for game in GAMES for lesson in book(game).lessons if len(start(lesson).actions()) > 1)
    other = next((action for action in start(lesson).actions() if action not in lesson.steps[0].want), None)
    if other is not None and lesson.steps[0].want:
        told = after(lesson, [other], "fr")
        assert (told.verdict, told.step, told.moments) == ("other", 0, [])
    refused = after(lesson, ["no such thing"], "fr")
    assert refused.verdict == "illegal" and refused.message and refused.view == after(lesson, [], "fr").view


PLAIN = {
    "air-sorciere": {1, 2, 3, 4, 5, 6, 7, 8, 9, 47, 48, 55},
    "course-de-sorcieres": {1, 2, 3, 6, 7, 8, 9, 10, 11, 12},
    "sorciers-volants": {*range(1, 12), 14, 38, 39, 40, 48, 51, 53, 63, 64, 65, 79, 80, *range(94, 101)},
    "witty-witches": {1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 29, 32, 33, 36},
}
"""The clauses that nobody decides by: what is in the box and where it lies, who begins, measures and formulas, what
happens by itself, limits that no match reaches, and how adventures are written.
"""


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_clause_that_a_player_decides_by_is_taught(game: Game) -> None:
    if game.id not in PLAIN:
        pytest.skip("a game from elsewhere teaches what it likes")
    clauses = {clause for section in sections_of(game) for clause in section["clauses"] if "-D" not in clause}
    plain = {f"{game.prefix}-{number}" for number in PLAIN[game.id]}
    taught = {clause for lesson in book(game).lessons for clause in lesson.clauses}
    assert plain <= clauses and not plain & taught
    assert sorted(clauses - plain - taught) == []
