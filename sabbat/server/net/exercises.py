"""Exercises on the board: one view, find the best action; the answer tells what every action is worth.

Mistakes of one's own matches are exercises: only of matches that are over, only from one's own seat.
"""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter

from sabbat.analysis.appraisal import AppraisedAction
from sabbat.analysis.puzzles import kind_of, seed_of
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadRequest
from sabbat.games import find, shelf
from sabbat.server.live.exercises import Exercises
from sabbat.server.live.perspective import shown
from sabbat.server.net.api import REFUSED, Ask, Code, hub_of, visit_of
from sabbat.server.net.replay import ReplayMoment, acted, anew
from sabbat.server.net.reviews import reviewable
from sabbat.server.storage.puzzles import Attempt, KeptPuzzles

View = dict[str, Any]
Progress = Literal["new", "tried", "solved"]
MATCHES, OFFERED = 24, 6
"""The most reviews of one's matches that are looked through, and the most mistakes that are offered."""
At = Annotated[int, Parameter(ge=0, le=1_000_000)]


class Odds(msgspec.Struct):
    """An action, the chance of winning with it in millionths, and the standard error of that, 0 to 1."""

    action: str
    chance: int
    error: float


class ExerciseHere(msgspec.Struct, kw_only=True):
    """An exercise as it is set."""

    game: str
    kind: str
    """What is to be decided: the verbs to choose from."""
    seat: int
    players: int
    view: View
    actions: list[str]
    previews: dict[str, dict[str, Any] | None]
    mine: Progress = "new"
    played: str | None = None
    """What was played in the match, if it is a mistake of one's own."""
    rating: int | None = None
    tries: int = 0


class ExerciseAnswer(msgspec.Struct, kw_only=True):
    """Whether an action was right, and what every action is worth, the best first."""

    right: bool
    action: str
    choices: list[Odds]
    simulations: int
    hidden: bool
    """Whether the simulations also differ in what the seat could not see."""
    moments: list[ReplayMoment]
    tempting: str | None = None
    """A wrong action that looks good at first sight."""
    rating: int | None = None
    """One's own rating at puzzles, and how a first try has changed it."""
    change: int | None = None
    next: str | None = None
    """The puzzle to go on with."""


class AnswerHere(msgspec.Struct):
    """An answer, or nothing while it is being worked out: then ask again."""

    answer: ExerciseAnswer | None


class TriedAction(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody plays in an exercise."""

    action: Annotated[str, msgspec.Meta(max_length=200)]


class Mistake(msgspec.Struct):
    """A mistake of one's own that can be tried again: move `at` of a match."""

    code: str
    at: int
    game: str
    lost: float
    """What it cost, in chance of winning, 0 to 1."""
    changed: int


def progress(attempt: Attempt | None) -> Progress:
    return "new" if attempt is None else "solved" if attempt.solved else "tried"


def imagined(view: View) -> State:
    """A state that looks like a view to its seat: what the seat may do, and can know of it, is the same in all."""
    return find(view["game"]).mind(view).dream(Dice(seed_of(view)))


def set_up(view: View, mine: Progress, **more: Any) -> ExerciseHere:
    """An exercise from a view and nothing else."""
    state, seat = imagined(view), view["viewer"]
    actions = state.actions()
    return ExerciseHere(
        game=view["game"],
        kind=kind_of(actions),
        seat=seat,
        players=view["players"],
        view=shown(state, seat),
        actions=actions,
        previews={action: state.preview(action, seat) for action in actions},
        mine=mine,
        **more,
    )


def played(view: View, action: str) -> ReplayMoment:
    """What is seen after an action; IllegalAction if it may not be played."""
    state = imagined(view)
    state.check(action)
    return acted(state, action, view["viewer"])


def odds(choices: list[AppraisedAction]) -> list[Odds]:
    return [Odds(one.action, one.chance, round(one.error, 4)) for one in choices]


# -- one's own mistakes ----------------------------------------------------------------------------


def exercises_of(request: Ask) -> Exercises:
    found: Exercises = request.app.state.exercises
    return found


def kept_of(request: Ask) -> KeptPuzzles:
    found: KeptPuzzles = request.app.state.puzzles.kept
    return found


def name_of(code: str, at: int) -> str:
    """The name of a move of a match as an exercise."""
    return f"{code}-{at}"


async def own_view(request: Ask, code: str, at: int) -> tuple[View, str]:
    """What one saw before one's own move of a match that is over, and the move; BadRequest if there is none."""
    table = await reviewable(request, code)
    assert table.match is not None
    moves, mine = table.match.moves, table.seats_of(visit_of(request).person)
    if at >= len(moves) or moves[at].seat not in mine:
        raise BadRequest("no-exercise")
    state = anew(table)
    for move in moves[:at]:
        state.play(move.action)
    seat = moves[at].seat
    if state.turn != seat or seat is None or state.count() < 2:
        raise BadRequest("no-exercise")
    return state.view(seat), moves[at].action


@get("/api/tables/{code:str}/exercises/{at:int}", responses=REFUSED)
async def again(request: Ask, code: Code, at: At) -> ExerciseHere:
    """One's own move of a finished match as an exercise: the view of that moment, and the choices."""
    view, action = await own_view(request, code, at)
    exercises_of(request).begin(code, at, view["game"], view)
    tried = await kept_of(request).attempts(visit_of(request).person)
    return set_up(view, progress(tried.get(name_of(code, at))), played=action)


@post("/api/tables/{code:str}/exercises/{at:int}", status_code=200, responses=REFUSED)
async def try_again(request: Ask, code: Code, at: At, data: JSONBody[TriedAction]) -> AnswerHere:
    """Play something else this time. Right is whatever is no mistake. Ask again until there is an answer."""
    view, _ = await own_view(request, code, at)
    moment = played(view, data.action)
    found = await exercises_of(request).appraisal(code, at, view["game"], view)
    if found is None:
        return AnswerHere(None)
    right = found.fine(data.action)
    person, now = visit_of(request).person, hub_of(request).now()
    await kept_of(request).attempted(person, name_of(code, at), right, now)
    left = [one for one in await unsolved(request) if (one.code, one.at) != (code, at)]
    answer = ExerciseAnswer(
        right=right,
        action=data.action,
        choices=odds(found.choices),
        simulations=found.simulations,
        hidden=find(view["game"]).hidden,
        moments=[moment],
        next=f"/again/{left[0].code}?at={left[0].at}" if left else None,
    )
    return AnswerHere(answer)


@get("/api/me/mistakes", responses=REFUSED)
async def mistakes(request: Ask) -> list[Mistake]:
    """My mistakes that I have not solved yet, of matches that were reviewed; the latest match first."""
    return (await unsolved(request))[:OFFERED]


class _Stroke(msgspec.Struct):
    at: int
    seat: int | None
    mistake: bool = False
    lost: float = 0.0


class _Strokes(msgspec.Struct):
    """Of a review, what is needed here."""

    strokes: list[_Stroke]


async def unsolved(request: Ask) -> list[Mistake]:
    """One's mistakes that are yet to be solved. Where a match was looked at deeply, that counts."""
    person = visit_of(request).person
    reviews = await exercises_of(request).kept.of_person(person, ["deep", "quick"], MATCHES)
    deep = {one.code for one in reviews if one.effort == "deep"}
    tried = await kept_of(request).attempts(person)
    found = []
    for one in reviews:
        if one.game not in shelf() or (one.effort == "quick" and one.code in deep):
            continue
        for stroke in msgspec.json.decode(one.data, type=_Strokes).strokes:
            open_yet = progress(tried.get(name_of(one.code, stroke.at))) != "solved"
            if stroke.mistake and stroke.seat == one.seat and open_yet:
                found.append(Mistake(one.code, stroke.at, one.game, stroke.lost, one.changed))
    return found


HANDLERS = [again, try_again, mistakes]
