"""What is asked for over plain HTTP: tables, people, records. OpenAPI is made from these handlers."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from sabbat.bots.levels import LEVELS
from sabbat.core.errors import BadRequest
from sabbat.games import find, house_games, shelf
from sabbat.locales import guest_words, speech
from sabbat.server.live.change import Decide
from sabbat.server.live.hub import Hub
from sabbat.server.live.news import Face
from sabbat.server.live.perspective import audiences, face
from sabbat.server.net import messages, qr
from sabbat.server.net.middleware import Visit
from sabbat.server.storage.commits import StorageFailed
from sabbat.server.storage.people import Person, clean_hat, clean_name
from sabbat.server.table import ending, playing, seating
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table

Code = Annotated[str, Parameter(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Ask = Request[Any, Any, State]
HEALTH = 0.8
"""Seconds that the database may take to say that it is well."""


class Problem(msgspec.Struct):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    message: str


REFUSED = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "Refused"),
        (404, "Not there"),
        (408, "Too slow"),
        (413, "Too long"),
        (429, "Too often"),
        (503, "No storage"),
    )
}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened; at once one may sit down, give the other seats to bots, and start."""

    setup: ev.Setup
    sit: Annotated[list[messages.SeatNumber], msgspec.Meta(max_length=8)] = []
    bots: str | None = None
    start: bool = False


class TableHere(msgspec.Struct):
    """A table as everybody sees it."""

    code: str
    seq: int
    face: Face


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """Another name, another hat."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    hat: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class GameOption(msgspec.Struct):
    """An option of a game, in words."""

    name: str
    default: Any
    allowed: str
    sentence: str
    values: list[str | int] | None = None
    """What there is to choose from, if it is a choice."""
    labels: list[str] | None = None
    """The same in words."""
    low: int | None = None
    high: int | None = None


class GameHere(msgspec.Struct):
    """A game of the house."""

    id: str
    name: str
    sentence: str
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: str
    """How long a match takes."""
    hidden: bool
    """Whether a seat may know something that others don't."""
    guest: bool
    """Whether it comes from another package, and brings its words itself."""
    options: list[GameOption]
    levels: list[str]


def hub_of(request: Ask) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def visit_of(request: Ask) -> Visit:
    visit: Visit = request.scope["sabbat"]  # type: ignore[typeddict-item]
    return visit


async def me_of(request: Ask) -> Person:
    person = visit_of(request).person
    return await hub_of(request).people.meet(person)


def may_look(request: Ask, table: Table) -> None:
    """BadRequest if whoever asks may not look at a match; one of the deal of a day is everybody's once that is over."""
    person = visit_of(request).person
    table.need_welcome(person)
    if not (table.deal and table.status == "over" and ending.is_told(table, hub_of(request).now())):
        audiences(table, person)


# -- games and tables ------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=REFUSED)
def games(request: Ask) -> list[GameHere]:
    """The games of the house, in the language that the browser prefers."""
    said = speech(visit_of(request).language)
    return [
        GameHere(
            id=game.id,
            name=said.name(game.id),
            sentence=said.sentence(game.id),
            players=game.players,
            minutes=said.minutes(game.id),
            hidden=game.hidden,
            guest=game.id not in house_games(),
            options=[
                GameOption(
                    option.name,
                    option.default(game.players[0]),
                    option.allowed(game.players[0]),
                    said.option(game.id, option.name),
                    values := getattr(option, "values", None),
                    None if values is None else [said.value(game.id, option.name, value) for value in values],
                    getattr(option, "low", None),
                    getattr(option, "high", None),
                )
                for option in game.options
            ],
            levels=list(LEVELS),
        )
        for game in shelf().values()
    ]


@get("/api/games/{game:str}/box", sync_to_thread=False, responses=REFUSED)
def box(game: Annotated[str, Parameter(max_length=64)]) -> dict[str, Any]:
    """What a board must know of a game's box to draw it: sizes, lengths, radii."""
    return find(game).box


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=False, responses=REFUSED)
def words(
    game: Annotated[str, Parameter(max_length=64)], language: Annotated[str, Parameter(pattern="^(en|fr)$")]
) -> Response[str]:
    """The messages that a game from another package brings, in Fluent's syntax."""
    return Response(guest_words(find(game), language), media_type="text/plain; charset=utf-8")


@post("/api/tables", responses=REFUSED)
async def open_table(request: Ask, data: JSONBody[NewTable]) -> TableHere:
    """Open a table."""
    hub, me = hub_of(request), await me_of(request)
    steps: list[Decide] = [lambda table: _furnish(table, me, data, hub.now())]
    if data.start:
        steps.append(lambda table: playing.start(table, me.id, hub.now()))
    table = (await hub.open_table(data.setup, me.id, *steps, address=visit_of(request).address)).table
    return TableHere(table.code, table.seq, face(table))


def _furnish(table: Table, me: Person, wish: NewTable, now: int) -> list[ev.AnyEvent]:
    """Sit down, and let bots have the other seats."""
    events: list[ev.AnyEvent] = []
    for seat in dict.fromkeys(wish.sit):
        events += seating.sit(table, me.id, me.name, seat, now, hat=me.hat)
    if wish.bots is not None:
        for seat in range(len(table.chairs)):
            if seat not in wish.sit:
                events += seating.place_bot(table, me.id, seat, wish.bots, now)
    return events


@get("/api/tables/{code:str}", responses=REFUSED)
async def one_table(request: Ask, code: Code) -> TableHere:
    """A table, by its code."""
    table = (await hub_of(request).room(code)).table
    if table.status == "closed":
        raise BadRequest("table-closed")
    return TableHere(code, table.seq, face(table))


@get("/api/tables/{code:str}/qr", responses=REFUSED)
async def table_qr(request: Ask, code: Code) -> Response[str]:
    """The way to a table as a QR code."""
    await hub_of(request).room(code)
    return Response(qr.drawn(qr.address(str(request.base_url), f"/t/{code}")), media_type="image/svg+xml")


@get("/api/tables/{code:str}/record", responses=REFUSED)
async def record(request: Ask, code: Code) -> Response[str]:
    """The record of a finished match, its secret told."""
    room = await hub_of(request).room(code)
    may_look(request, room.table)
    written = str(ending.record(room.table, hub_of(request).now()))
    name = f'attachment; filename="{room.table.setup.game}-{code}.txt"'
    return Response(written, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


# -- people ----------------------------------------------------------------------------------------


@get("/api/me", responses=REFUSED)
async def me(request: Ask) -> Person:
    """Who am I?"""
    return await me_of(request)


@patch("/api/me", responses=REFUSED)
async def change_me(request: Ask, data: JSONBody[NewMe]) -> Person:
    """Take another name or hat."""
    now = await me_of(request)
    name = now.name if data.name is None else clean_name(data.name)
    hat = now.hat if data.hat is None else clean_hat(data.hat)
    hub = hub_of(request)
    known = await hub.people.keep(Person(now.id, name, hat), hub.now())
    await hub.rename(known)
    return known


@delete("/api/me", status_code=204, responses=REFUSED)
async def forget_me(request: Ask) -> None:
    """Forget me: my name and my words are taken out of everything."""
    hub, visit = hub_of(request), visit_of(request)
    for code in await hub.people.forget(visit.person):
        await hub.renew(code)
    visit.cookie = ""


@get("/api/me/data", responses=REFUSED)
async def my_data(request: Ask) -> dict[str, Any]:
    """All that is kept of me."""
    return await hub_of(request).people.export(visit_of(request).person)


# -- running ---------------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def healthz(request: Ask) -> dict[str, str]:
    """Whether the server and its database are well, within a second."""
    try:
        async with asyncio.timeout(HEALTH):
            await hub_of(request).store.well()
    except TimeoutError:
        raise StorageFailed("storage-slow") from None
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Ask) -> Response[bytes]:
    """Figures for Prometheus."""
    hub = hub_of(request)
    hub.metrics.rooms.set(len(hub.rooms))
    hub.metrics.commits.set(hub.store.commits)
    hub.metrics.stand_ins.set(hub.pool.failures)
    hub.metrics.restarts.set(hub.pool.replaced)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/wire.json", include_in_schema=False, sync_to_thread=False)
def wire_schema() -> dict[str, Any]:
    """The messages of the WebSocket as JSON Schema."""
    return messages.schema()


def missing(path: str) -> BadRequest:
    return BadRequest("no-page", path=path[:100])


HANDLERS = [
    games,
    box,
    words,
    open_table,
    one_table,
    table_qr,
    record,
    me,
    change_me,
    forget_me,
    my_data,
    healthz,
    metrics,
    wire_schema,
]
