"""The deal of the day: what it is, playing it, and how one did among all who played it."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from sabbat.core import fair
from sabbat.core.errors import BadRequest
from sabbat.games import find
from sabbat.server.live.deals import Deals
from sabbat.server.live.perspective import face
from sabbat.server.net.api import REFUSED, Ask, TableHere, me_of, visit_of
from sabbat.server.storage.deals import MOST, DealPlayed
from sabbat.server.table import deals as days
from sabbat.server.table import events as ev


class DealResult(msgspec.Struct):
    """How somebody did: their place among all who played the deal, then their rank and points in their match."""

    place: int
    name: str
    hat: str
    rank: int
    score: int | None
    """None if the match was given up."""
    mine: bool = False
    code: str | None = None
    """The match, if it may be looked at: one's own, and everybody's once the day is over."""


class NextDeal(msgspec.Struct):
    """The deal of the next day: its chance is committed to already."""

    day: str
    game: str
    commitment: str


class DealHere(msgspec.Struct):
    """The deal of a day."""

    day: str
    game: str
    options: dict[str, Any]
    players: int
    level: str
    """Of the bots at the other seats."""
    ends: int
    """When nobody can begin it any more, in milliseconds since 1970."""
    commitment: str
    sum: str
    """What the scores count: points, cards, legs (`of` so many), or none."""
    results: list[DealResult]
    played: int
    """How many have finished it."""
    mine: str | None = None
    """The table where whoever asks has begun it."""
    my_place: int | None = None
    of: int = 0
    today: bool = False
    secret: str | None = None
    """What decided its chance, told a few hours after the day."""
    next: NextDeal | None = None


def deals_of(request: Ask) -> Deals:
    found: Deals = request.app.state.deals
    return found


async def deal_of(request: Ask, day: str) -> DealHere:
    """A day's deal, as whoever asks may know it."""
    deals, person = deals_of(request), visit_of(request).person
    setup, secret, told = days.setup_of(day), await deals.secret(day), deals.is_told(day)
    played = await deals.played(day)
    results = [_result(place, one, person, told) for place, one in placed(played)]
    today, tally = day == deals.today(), tally_of(setup)
    return DealHere(
        day=day,
        game=setup.game,
        options=setup.options,
        players=setup.players,
        level=days.LEVEL,
        ends=days.end_of(day),
        commitment=fair.commitment(secret),
        sum=tally["sum"],
        of=tally.get("of", 0),
        results=[one for n, one in enumerate(results) if n < MOST or one.mine],
        played=len(results),
        mine=await deals.kept.find(day, person),
        my_place=next((one.place for one in results if one.mine), None),
        today=today,
        secret=secret.hex() if told else None,
        next=await _next(deals, day) if today else None,
    )


def tally_of(setup: ev.Setup) -> dict[str, Any]:
    """What is counted in a match."""
    return find(setup.game).new(setup.players, setup.options).tally(0) or {"sum": "none"}


def placed(played: list[DealPlayed]) -> list[tuple[int, DealPlayed]]:
    """Everybody's place, the best first; those who did equally well share one."""
    found: list[tuple[int, DealPlayed]] = []
    for n, one in enumerate(played, start=1):
        shared = n > 1 and one.order == played[n - 2].order
        found.append((found[-1][0] if shared else n, one))
    return found


def _result(place: int, one: DealPlayed, person: str, told: bool) -> DealResult:
    mine = one.person == person
    return DealResult(place, one.name, one.hat, one.rank, one.score, mine, one.code if told or mine else None)


async def _next(deals: Deals, day: str) -> NextDeal:
    coming = days.after(day)
    return NextDeal(coming, days.setup_of(coming).game, fair.commitment(await deals.secret(coming)))


@get("/api/deal", responses=REFUSED)
async def todays_deal(request: Ask) -> DealHere:
    """The deal of today."""
    return await deal_of(request, deals_of(request).today())


@get("/api/deals/{day:str}", responses=REFUSED)
async def one_deal(request: Ask, day: Annotated[str, Parameter(max_length=10)]) -> DealHere:
    """The deal of a day, today's or an earlier one."""
    if days.date_of(day) > days.date_of(deals_of(request).today()):
        raise BadRequest("deal-not-yet")
    return await deal_of(request, day)


@post("/api/deal", responses=REFUSED)
async def play_deal(request: Ask) -> TableHere:
    """Play the deal of today: the table is opened and the match begun, or the one that was begun is found again."""
    table = (await deals_of(request).play(await me_of(request), visit_of(request).address)).table
    return TableHere(table.code, table.seq, face(table))


HANDLERS = [todays_deal, one_deal, play_deal]
