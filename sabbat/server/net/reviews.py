"""Serves reviews of finished matches: what was luck and what was play. A client polls until the review is computed."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get
from litestar.params import Parameter

from sabbat.analysis.telling import ToldReview
from sabbat.core.errors import BadRequest
from sabbat.server.live.perspective import shown
from sabbat.server.live.reviews import Reviews
from sabbat.server.net.api import REFUSED, Ask, Code
from sabbat.server.net.replay import ReplayMoment, anew, finished
from sabbat.server.table.table import Table

Depth = Literal["quick", "deep"]


class ReviewHere(msgspec.Struct):
    """A review, or how far the work on it is: `done` of so many `pieces`."""

    review: ToldReview | None
    done: int = 0
    pieces: int = 0


def reviews_of(request: Ask) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


async def reviewable(request: Ask, code: str) -> Table:
    """The table of a match that was played to its end, if whoever asks may look at it."""
    table = await finished(request, code)
    if table.match is None or table.match.state.turn is not None:
        raise BadRequest("given-up-review")
    return table


@get("/api/tables/{code:str}/review", responses=REFUSED)
async def review(request: Ask, code: Code, effort: Annotated[Depth, Parameter()] = "quick") -> ReviewHere:
    """The review of a match that was played to its end; computed if it is not stored. Ask again until it is there."""
    reviews = reviews_of(request)
    table = await reviewable(request, code)
    kept = await reviews.read(code, effort)
    if kept is not None:
        return ReviewHere(kept)
    work = reviews.work(table, effort)
    return ReviewHere(work.review, work.done, work.pieces)


@delete("/api/tables/{code:str}/review", responses=REFUSED)
async def give_up_review(request: Ask, code: Code) -> None:
    """Give up the work on a deep review."""
    await reviewable(request, code)
    reviews_of(request).give_up(code, "deep")


@get("/api/tables/{code:str}/instead", responses=REFUSED)
async def instead(
    request: Ask, code: Code, at: Annotated[int, Parameter(ge=0)], action: Annotated[str, Parameter(max_length=200)]
) -> ReplayMoment:
    """How a finished match would have looked if another action had been played as move `at`."""
    table = await finished(request, code)
    assert table.match is not None
    state, moves = anew(table), table.match.moves
    if at >= len(moves):
        raise BadRequest("bad-message", why=f"at: 0 … {len(moves) - 1}")
    for move in moves[:at]:
        state.play(move.action)
    state.check(action)
    preview = state.preview(action, None)
    seat = moves[at].seat
    state.play(action)
    return ReplayMoment(seat, action, state.turn, shown(state, seat), preview)


HANDLERS = [review, give_up_review, instead]
