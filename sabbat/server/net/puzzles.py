"""Puzzles: a list for each game, one on the board, the answer, and the puzzle of the day."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter

from sabbat.analysis.puzzles import AVERAGED, Puzzle, kind_of
from sabbat.games import find
from sabbat.server.live.puzzles import Puzzles, untried
from sabbat.server.net.api import REFUSED, Ask, hub_of, visit_of
from sabbat.server.net.exercises import (
    ExerciseAnswer,
    ExerciseHere,
    Progress,
    TriedAction,
    odds,
    played,
    progress,
    set_up,
)
from sabbat.server.net.learning import Id
from sabbat.server.storage.puzzles import RATED, Attempt
from sabbat.server.storage.ratings import Rating


class PuzzleHere(msgspec.Struct):
    """A puzzle, as it is listed."""

    id: str
    game: str
    kind: str
    players: int
    choices: int
    rating: int
    tries: int
    """How many people have tried it."""
    mine: Progress
    own: bool
    """Whether it comes from a match that was played here."""


class PuzzleList(msgspec.Struct):
    """Puzzles, and one's own rating at them, if one has tried any."""

    puzzles: list[PuzzleHere]
    rating: int | None = None
    margin: int | None = None


def puzzles_of(request: Ask) -> Puzzles:
    found: Puzzles = request.app.state.puzzles
    return found


def listed(puzzle: Puzzle, rating: Rating, attempt: Attempt | None) -> PuzzleHere:
    return PuzzleHere(
        puzzle.id,
        puzzle.game,
        kind_of(puzzle.chances),
        puzzle.view["players"],
        len(puzzle.choices),
        rating.shown,
        rating.matches,
        progress(attempt),
        not puzzle.source.startswith("self-play"),
    )


@get("/api/puzzles", responses=REFUSED)
async def all_puzzles(
    request: Ask, game: Annotated[str | None, Parameter(max_length=64, pattern="^[a-z0-9-]+$")] = None
) -> PuzzleList:
    """The puzzles of a game, or all, the easiest first."""
    here, person = puzzles_of(request), visit_of(request).person
    known, tried = await here.kept.ratings(), await here.kept.attempts(person)
    (mine,) = await hub_of(request).ratings.of(person)
    found = [
        listed(one, known.get(one.id, untried(one)), tried.get(one.id))
        for one in (await here.all()).values()
        if game in (None, one.game)
    ]
    own = mine.get(RATED)
    facts = (None, None) if own is None else (own.shown, own.margin)
    return PuzzleList(sorted(found, key=lambda one: (one.rating, one.id)), *facts)


@get("/api/puzzle-of-the-day", responses=REFUSED)
async def daily_puzzle(request: Ask) -> PuzzleHere:
    """One puzzle, the same for everybody until the day ends (UTC)."""
    here = puzzles_of(request)
    puzzle = await here.of_the_day(hub_of(request).now())
    known, tried = await here.kept.ratings(), await here.kept.attempts(visit_of(request).person)
    return listed(puzzle, known.get(puzzle.id, untried(puzzle)), tried.get(puzzle.id))


@get("/api/puzzles/{id:str}", responses=REFUSED)
async def one_puzzle(request: Ask, id: Id) -> ExerciseHere:
    """A puzzle as it is set: a view and its choices, and nothing of the answer."""
    here = puzzles_of(request)
    puzzle = await here.find(id)
    known, tried = await here.kept.ratings(), await here.kept.attempts(visit_of(request).person)
    rating = known.get(id, untried(puzzle))
    return set_up(puzzle.view, progress(tried.get(id)), rating=rating.shown, tries=rating.matches)


@post("/api/puzzles/{id:str}", status_code=200, responses=REFUSED)
async def solve(request: Ask, id: Id, data: JSONBody[TriedAction]) -> ExerciseAnswer:
    """Play an action in a puzzle. One's first try counts for the rating of both."""
    here, person = puzzles_of(request), visit_of(request).person
    puzzle = await here.find(id)
    moment = played(puzzle.view, data.action)
    right = data.action == puzzle.best
    met = await here.kept.met(person, id, right, untried(puzzle), hub_of(request).now())
    return ExerciseAnswer(
        right=right,
        action=data.action,
        choices=odds(puzzle.choices),
        simulations=AVERAGED * puzzle.simulations,
        hidden=find(puzzle.game).hidden,
        moments=[moment],
        tempting=puzzle.tempting,
        rating=None if met is None else met.person.shown,
        change=None if met is None else met.person.shown - met.before.shown,
        next=await _next(request, puzzle.game),
    )


async def _next(request: Ask, game: str) -> str | None:
    """The address of the puzzle of a game, not tried yet, that is nearest to one's own rating."""
    here, person = puzzles_of(request), visit_of(request).person
    known, tried = await here.kept.ratings(), await here.kept.attempts(person)
    (mine,) = await hub_of(request).ratings.of(person)
    own = mine.get(RATED, Rating()).mu
    left = [one for one in (await here.all()).values() if one.game == game and one.id not in tried]
    nearest = min(left, key=lambda one: abs(known.get(one.id, untried(one)).mu - own), default=None)
    return None if nearest is None else f"/puzzles/{nearest.id}"


HANDLERS = [all_puzzles, daily_puzzle, one_puzzle, solve]
