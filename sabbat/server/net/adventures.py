"""Adventures that people share: kept, listed, liked, opened by a link, and played."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter

from sabbat.core.errors import BadRequest
from sabbat.server.live.change import Decide
from sabbat.server.live.measuring import Measuring
from sabbat.server.live.perspective import face
from sabbat.server.net import qr
from sabbat.server.net.api import REFUSED, Ask, NewTable, TableHere, _furnish, hub_of, me_of, visit_of
from sabbat.server.net.house_adventures import called, of_the_day, tell, tell_layout
from sabbat.server.net.workshop import sound, workshop
from sabbat.server.storage.adventures import Adventure, Adventures, Sort, Wish
from sabbat.server.table import events as ev
from sabbat.server.table import playing
from sabbat.server.table.names import clean_title

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LETTERS = 10
Id = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]


class Shared(msgspec.Struct, forbid_unknown_fields=True):
    """An adventure to be kept; where it comes from, if it is a copy."""

    adventure: Any
    origin: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Visibility(msgspec.Struct, forbid_unknown_fields=True):
    """Whether an adventure is to be seen in the gallery."""

    public: bool


class AdventureHere(msgspec.Struct):
    """An adventure with all that is on its table, and what the one it was copied from is called."""

    about: Adventure
    adventure: dict[str, Any]
    origin: str | None = None


class Gallery(msgspec.Struct):
    """A page of the gallery, and how many there are in all."""

    count: int
    found: list[Adventure]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match on an adventure: with bots of a level at once, or a table for friends."""

    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    bots: str | None = None
    options: dict[str, Any] = {}
    """Options of the game beside the adventure, such as what helps the eye."""


def shelf_of(request: Ask) -> Adventures:
    return Adventures(hub_of(request).store)


def measuring_of(request: Ask) -> Measuring:
    measuring: Measuring = request.app.state.measuring
    return measuring


async def _here(request: Ask, id: str, version: int | None = None) -> AdventureHere:
    shelf, visit = shelf_of(request), visit_of(request)
    about, adventure = await shelf.find(id, visit.person, version)
    origin = about.origin and (called(visit.language).get(about.origin) or await shelf.name_of(about.origin))
    return AdventureHere(tell(about, visit.language), tell_layout(id, adventure, visit.language), origin)


def _ready(adventure: Any) -> tuple[dict[str, Any], list[int]]:
    """An adventure as it is kept, checked, and for how many players it is."""
    if isinstance(adventure, dict) and isinstance(adventure.get("name"), str):
        adventure = {**adventure, "name": clean_title(adventure["name"])}
    whole = sound(adventure)
    return whole, workshop()[1].players(whole)


@post("/api/adventures", responses=REFUSED)
async def share(request: Ask, data: JSONBody[Shared]) -> AdventureHere:
    """Keep a new adventure of one's own; whoever has its link can open it."""
    hub, me = hub_of(request), await me_of(request)
    adventure, seats = _ready(data.adventure)
    await hub.people.keep(me, hub.now())
    id = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    await shelf_of(request).add(id, me.id, adventure, seats, hub.now(), origin=data.origin)
    return await _here(request, id)


@put("/api/adventures/{id:str}", responses=REFUSED)
async def renew(request: Ask, id: Id, data: JSONBody[Shared]) -> AdventureHere:
    """Keep a new version of one's own adventure."""
    adventure, seats = _ready(data.adventure)
    await shelf_of(request).renew(id, visit_of(request).person, adventure, seats, hub_of(request).now())
    measuring_of(request).wake()
    return await _here(request, id)


@patch("/api/adventures/{id:str}", responses=REFUSED)
async def publish(request: Ask, id: Id, data: JSONBody[Visibility]) -> AdventureHere:
    """Show one's own adventure in the gallery, or take it out."""
    await shelf_of(request).publish(id, visit_of(request).person, data.public)
    measuring_of(request).wake()
    return await _here(request, id)


@delete("/api/adventures/{id:str}", status_code=204, responses=REFUSED)
async def remove(request: Ask, id: Id) -> None:
    """Remove one's own adventure."""
    await shelf_of(request).delete(id, visit_of(request).person)


@get("/api/adventures", responses=REFUSED)
async def gallery(
    request: Ask,
    text: Annotated[str, Parameter(max_length=60)] = "",
    goal: Annotated[str, Parameter(max_length=20)] = "",
    players: Annotated[int, Parameter(ge=0, le=8)] = 0,
    hardness: Annotated[str, Parameter(max_length=20)] = "",
    turns: Annotated[int, Parameter(ge=0, le=1000)] = 0,
    sort: Annotated[Sort, Parameter()] = "new",
    page: Annotated[int, Parameter(ge=0, le=1000)] = 0,
    mine: Annotated[bool, Parameter()] = False,
    house: Annotated[bool, Parameter()] = False,
) -> Gallery:
    """The adventures that people made public with the house's own, or only the house's, or one's own."""
    visit = visit_of(request)
    found_by = {"text": text, "goal": goal, "players": players, "hardness": hardness, "turns": turns}
    wish = msgspec.convert({**found_by, "sort": sort, "page": page, "mine": mine, "house": house}, Wish)
    count, found = await shelf_of(request).list(wish, visit.person, called(visit.language))
    return Gallery(count, [tell(one, visit.language) for one in found])


@get("/api/adventure-of-the-day", responses=REFUSED)
async def daily(request: Ask) -> Adventure:
    """One of the house's own that the host does not hide: the same for everybody until the day ends (UTC)."""
    visit = visit_of(request)
    _, found = await shelf_of(request).list(Wish(house=True), visit.person)
    if not found:
        raise BadRequest("no-adventure")
    return tell(of_the_day(found, hub_of(request).now()), visit.language)


@get("/api/adventures/{id:str}", responses=REFUSED)
async def one(
    request: Ask, id: Id, version: Annotated[int | None, Parameter(ge=1, le=1_000_000)] = None
) -> AdventureHere:
    """An adventure, by the id in its link."""
    return await _here(request, id, version)


@get("/api/adventures/{id:str}/picture", responses=REFUSED)
async def picture(request: Ask, id: Id) -> Response[str]:
    """Its picture, as SVG."""
    here = await _here(request, id)
    return Response(workshop()[1].svg(here.adventure), media_type="image/svg+xml")


@get("/api/adventures/{id:str}/qr", responses=REFUSED)
async def adventure_qr(request: Ask, id: Id) -> Response[str]:
    """The way to an adventure as a QR code."""
    await _here(request, id)
    return Response(qr.drawn(qr.address(str(request.base_url), f"/a/{id}")), media_type="image/svg+xml")


@put("/api/adventures/{id:str}/like", status_code=204, responses=REFUSED)
async def like(request: Ask, id: Id) -> None:
    """Like an adventure."""
    await shelf_of(request).like(id, visit_of(request).person, True)


@delete("/api/adventures/{id:str}/like", status_code=204, responses=REFUSED)
async def unlike(request: Ask, id: Id) -> None:
    """Take a like back."""
    await shelf_of(request).like(id, visit_of(request).person, False)


@post("/api/adventures/{id:str}/tables", responses=REFUSED)
async def play(request: Ask, id: Id, data: JSONBody[NewMatch]) -> TableHere:
    """Open a table on an adventure; the match holds its layout for ever."""
    hub, me, here = hub_of(request), await me_of(request), await _here(request, id)
    game, bench = workshop()
    setup = ev.Setup(game=game, players=data.players, options={**data.options, **bench.options(here.adventure)})
    wish = NewTable(setup, sit=[0], bots=data.bots, start=data.bots is not None)
    steps: list[Decide] = [lambda table: _furnish(table, me, wish, hub.now())]
    if wish.start:
        steps.append(lambda table: playing.start(table, me.id, hub.now()))
    table = (await hub.open_table(setup, me.id, *steps)).table
    await shelf_of(request).count_play(id)
    return TableHere(table.code, table.seq, face(table))


HANDLERS = [share, renew, publish, remove, gallery, daily, one, picture, adventure_qr, like, unlike, play]
