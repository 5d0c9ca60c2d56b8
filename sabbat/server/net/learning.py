"""Lessons on the real board: a position, an idea, your move, and what follows. A game's are in its lessons.json.

A lesson keeps no state here: the learner sends what was played so far, and gets the moment that it leads to.
"""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter

import sabbat
from sabbat.core.contract import Game, State
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.games import find, folder_of, sections_of
from sabbat.locales import speech
from sabbat.server.live.perspective import shown
from sabbat.server.net.api import REFUSED, Ask, visit_of
from sabbat.server.net.replay import ReplayMoment, acted

Id = Annotated[str, Parameter(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]


class LessonStep(msgspec.Struct, frozen=True):
    """What is wanted of the learner (nothing: anything legal), and what then happens by itself."""

    want: list[str] = []
    then: list[str] = []


class Lesson(msgspec.Struct, frozen=True):
    """One idea, on a position, in a few steps."""

    id: str
    position: dict[str, Any]
    steps: list[LessonStep]
    seat: int = 0
    clauses: list[str] = []


class Picture(msgspec.Struct, frozen=True):
    """A position that shows what some clauses mean."""

    clauses: list[str]
    position: dict[str, Any]
    seat: int = 0


class Book(msgspec.Struct, frozen=True):
    """What a game teaches with."""

    lessons: list[Lesson] = []
    pictures: list[Picture] = []


class LessonHere(msgspec.Struct):
    """A lesson, as it is listed."""

    id: str
    clauses: list[str]
    steps: int


class PictureHere(msgspec.Struct):
    """A picture for the rulebook."""

    clauses: list[str]
    seat: int
    players: int
    view: dict[str, Any]


class Section(msgspec.Struct):
    """A section of the rulebook: the message of its title, and its clauses."""

    title: str
    clauses: list[str]


class Learning(msgspec.Struct):
    """Everything to learn a game from; the texts of lessons and clauses are in the Fluent files."""

    lessons: list[LessonHere]
    pictures: list[PictureHere]
    sections: list[Section]


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner has played so far, the last perhaps wrong."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=64)]],
        msgspec.Meta(max_length=32),
    ] = []


class LessonMoment(msgspec.Struct, kw_only=True):
    """Where a lesson stands: the verdict on the last action, what followed, and what is wanted next."""

    seat: int
    players: int
    step: int
    steps: int
    over: bool
    verdict: Literal["right", "other", "illegal"] = "right"
    message: str = ""
    clause: str | None = None
    want: list[str]
    view: dict[str, Any]
    actions: list[str]
    previews: dict[str, dict[str, Any] | None]
    moments: list[ReplayMoment]


@cache
def book(game: Game) -> Book:
    """What a game teaches with; nothing if it brings nothing."""
    path = folder_of(game) / "lessons.json"
    return msgspec.json.decode(path.read_bytes(), type=Book) if path.exists() else Book()


def start(lesson: Lesson) -> State:
    """The state that a lesson begins with."""
    return sabbat.load(lesson.position)


@get("/api/learn/{game:str}", sync_to_thread=False, responses=REFUSED)
def learning(game: Id) -> Learning:
    """The lessons of a game, pictures for its rulebook, and its sections."""
    known = find(game)
    return Learning(
        [LessonHere(one.id, one.clauses, len(one.steps)) for one in book(known).lessons],
        [_picture(one) for one in book(known).pictures],
        [Section(one["title"], one["clauses"]) for one in sections_of(known)],
    )


def _picture(picture: Picture) -> PictureHere:
    state = sabbat.load(picture.position)
    return PictureHere(picture.clauses, picture.seat, int(state.players), shown(state, picture.seat))


@post("/api/learn/{game:str}/{lesson:str}", status_code=200, sync_to_thread=False, responses=REFUSED)
def learn(request: Ask, game: Id, lesson: Id, data: JSONBody[Played]) -> LessonMoment:
    """The moment that the learner's actions lead to in a lesson."""
    known = {one.id: one for one in book(find(game)).lessons}
    if lesson not in known:
        raise BadRequest("no-lesson", lesson=lesson, allowed=list(known))
    return after(known[lesson], data.actions, visit_of(request).language)


def after(lesson: Lesson, actions: list[str], language: str) -> LessonMoment:
    """Play a lesson up to the learner's last action; an action that is not wanted changes nothing."""
    state, done = start(lesson), 0
    moments = [ReplayMoment(None, "", state.turn, shown(state, lesson.seat))]
    verdict: Literal["right", "other", "illegal"] = "right"
    refusal: IllegalAction | None = None
    for action in actions:
        if done == len(lesson.steps):
            break
        step = lesson.steps[done]
        try:
            state.check(action)
        except IllegalAction as error:
            verdict, refusal = "illegal", error
            break
        if step.want and action not in step.want:
            verdict = "other"
            break
        moments = [acted(state, text, lesson.seat) for text in (action, *step.then)]
        done += 1
    over = done == len(lesson.steps)
    choices = [] if over or state.actor != lesson.seat else state.actions()
    return LessonMoment(
        seat=lesson.seat,
        players=int(state.players),
        step=done,
        steps=len(lesson.steps),
        over=over,
        verdict=verdict,
        message="" if refusal is None else speech(language).explain(refusal, spoken=True),
        clause=None if refusal is None else refusal.clause,
        want=[] if over else lesson.steps[done].want,
        view=shown(state, lesson.seat),
        actions=choices,
        previews={action: state.preview(action, lesson.seat) for action in choices},
        moments=moments if verdict == "right" else [],
    )


HANDLERS = [learning, learn]
