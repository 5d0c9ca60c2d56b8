"""What is asked for over plain HTTP: tables, people, records. OpenAPI is made from these handlers."""

import secrets
from collections import Counter
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from sabbat.bots.levels import LEVELS
from sabbat.core.errors import BadRequest
from sabbat.games import shelf
from sabbat.locales import speech
from sabbat.server import ending, playing, qr, ratings, seating, wire
from sabbat.server import events as ev
from sabbat.server.doorway import Doorway, Visit
from sabbat.server.hub import Decide, Hub
from sabbat.server.people import Person, clean_hat, clean_name
from sabbat.server.rows import Listing, Seated
from sabbat.server.schema import tables
from sabbat.server.sights import face
from sabbat.server.table import Table

Code = Annotated[str, Parameter(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Ask = Request[Any, Any, State]


class Problem(msgspec.Struct):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    message: str


REFUSED = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "Refused"),
        (404, "Not there"),
        (413, "Too long"),
        (429, "Too often"),
        (503, "No storage"),
    )
}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened; at once one may sit down, give the other seats to bots, and start."""

    setup: ev.Setup
    sit: Annotated[list[wire.SeatNumber], msgspec.Meta(max_length=8)] = []
    bots: str | None = None
    start: bool = False


class TableHere(msgspec.Struct):
    """A table as everybody sees it."""

    code: str
    seq: int
    face: wire.Face


class Mine(msgspec.Struct):
    """A match of somebody's; `waiting` if it is their turn."""

    code: str
    game: str
    status: str
    changed: int
    waiting: bool


class Figures(msgspec.Struct):
    """What became of somebody's matches of a game."""

    game: str
    matches: int
    won: int
    rating: float | None = None


class History(msgspec.Struct):
    """The finished matches of somebody, and figures for each game."""

    matches: list[Seated]
    figures: list[Figures]


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """Another name, another hat."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    hat: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """A token that makes another device the same person, once."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class NewLink(msgspec.Struct):
    """A token for another device, the page that takes it, and that page as a QR code (SVG)."""

    token: str
    url: str
    qr: str


class GameOption(msgspec.Struct):
    """An option of a game, in words."""

    name: str
    default: Any
    allowed: str
    sentence: str
    values: list[Any] | None = None
    """What there is to choose from, if it is a choice."""
    low: int | None = None
    high: int | None = None


class GameHere(msgspec.Struct):
    """A game of the house."""

    id: str
    name: str
    sentence: str
    players: list[int]
    minutes: str
    """How long a match takes."""
    hidden: bool
    """Whether a seat may know something that others don't."""
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
    return await hub_of(request).people.find(person) or Person(person)


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
            players=list(game.players),
            minutes=said.minutes(game.id),
            hidden=game.hidden,
            options=[
                GameOption(
                    option.name,
                    option.default(game.players[0]),
                    option.allowed(game.players[0]),
                    said.option(game.id, option.name),
                    getattr(option, "values", None),
                    getattr(option, "low", None),
                    getattr(option, "high", None),
                )
                for option in game.options
            ],
            levels=list(LEVELS),
        )
        for game in shelf().values()
    ]


@post("/api/tables", responses=REFUSED)
async def open_table(request: Ask, data: JSONBody[NewTable]) -> TableHere:
    """Open a table."""
    hub, me = hub_of(request), await me_of(request)
    steps: list[Decide] = [lambda table: _furnish(table, me, data, hub.now())]
    if data.start:
        steps.append(lambda table: playing.start(table, me.id, hub.now()))
    table = (await hub.open_table(data.setup, me.id, *steps)).table
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


@get("/api/tables", responses=REFUSED)
async def open_tables(request: Ask) -> list[Listing]:
    """The public tables that wait for players, or can be watched."""
    conditions = (tables.c.public, tables.c.status.in_(["open", "playing"]))
    return await hub_of(request).store.listed(*conditions)


@get("/api/tables/{code:str}", responses=REFUSED)
async def one_table(request: Ask, code: Code) -> TableHere:
    """A table, by its code."""
    room = await hub_of(request).room(code)
    return TableHere(code, room.table.seq, face(room.table))


@get("/api/tables/{code:str}/qr", responses=REFUSED)
async def table_qr(request: Ask, code: Code) -> Response[str]:
    """The way to a table as a QR code."""
    await hub_of(request).room(code)
    return Response(qr.drawn(qr.address(str(request.base_url), f"/t/{code}")), media_type="image/svg+xml")


@get("/api/tables/{code:str}/record", responses=REFUSED)
async def record(request: Ask, code: Code) -> Response[str]:
    """The record of a finished match, its secret told."""
    room = await hub_of(request).room(code)
    written = str(ending.record(room.table))
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
    return await hub.people.keep(Person(now.id, name, hat), hub.now())


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


@get("/api/me/tables", responses=REFUSED)
async def my_tables(request: Ask) -> list[Mine]:
    """My tables that are not over, those waiting for me first."""
    hub, person = hub_of(request), visit_of(request).person
    seats = {seat.code: seat for seat in await hub.store.seated(person) if seat.status != "over"}
    found = [await _mine(hub, seat, person) for seat in list(seats.values())[:50]]
    return sorted(found, key=lambda mine: (not mine.waiting, -mine.changed))


async def _mine(hub: Hub, seat: Seated, person: str) -> Mine:
    table = (await hub.room(seat.code)).table
    waiting = table.to_act is not None and table.to_act in table.seats_of(person)
    return Mine(seat.code, seat.game, seat.status, seat.changed, waiting)


@get("/api/me/history", responses=REFUSED)
async def history(request: Ask) -> History:
    """My finished matches, and what became of them."""
    store, person = hub_of(request).store, visit_of(request).person
    finished = [seat for seat in await store.seated(person) if seat.rank is not None]
    known = await store.read(lambda connection: ratings.of(connection, person))
    matches = Counter(seat.game for seat in finished)
    won = Counter(seat.game for seat in finished if seat.rank == 1)
    return History(
        finished,
        [
            Figures(game, count, won[game], known[game].shown if game in known else None)
            for game, count in matches.items()
        ],
    )


@post("/api/me/links", responses=REFUSED)
async def make_link(request: Ask) -> NewLink:
    """A token with which another device becomes me, once, within ten minutes."""
    hub, me = hub_of(request), await me_of(request)
    await hub.people.keep(me, hub.now())
    token = secrets.token_urlsafe(24)
    await hub.people.make_link(me.id, token, hub.now())
    url = qr.address(str(request.base_url), f"/link/{token}")
    return NewLink(token, url, qr.drawn(url))


@post("/api/links", responses=REFUSED)
async def follow_link(request: Ask, data: JSONBody[Link]) -> Person:
    """Become the person who made the token."""
    hub = hub_of(request)
    person = await hub.people.follow_link(data.token, hub.now())
    doorway: Doorway = request.app.state.doorway
    visit_of(request).cookie = doorway.signer.sign(person.id)
    return person


# -- running ---------------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def healthz(request: Ask) -> dict[str, str]:
    """Whether the server and its database are well."""
    await hub_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Ask) -> Response[bytes]:
    """Figures for Prometheus."""
    hub = hub_of(request)
    hub.metrics.rooms.set(len(hub.rooms))
    hub.metrics.commits.set(hub.store.commits)
    hub.metrics.stand_ins.set(hub.pool.failures)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/wire.json", include_in_schema=False, sync_to_thread=False)
def wire_schema() -> dict[str, Any]:
    """The messages of the WebSocket as JSON Schema."""
    return wire.schema()


def missing(path: str) -> BadRequest:
    return BadRequest("no-page", path=path[:100])


HANDLERS = [
    games,
    open_table,
    open_tables,
    one_table,
    table_qr,
    record,
    me,
    change_me,
    forget_me,
    my_data,
    my_tables,
    history,
    make_link,
    follow_link,
    healthz,
    metrics,
    wire_schema,
]
