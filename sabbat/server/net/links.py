"""The same person on another device: a link tells who one would become, and is followed only on purpose.

Whoever one was before is remembered in this browser, in a signed cookie, and can be taken up again.
"""

import secrets
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from sabbat.core.errors import BadRequest
from sabbat.server.net import qr
from sabbat.server.net.api import REFUSED, Ask, hub_of, me_of, visit_of
from sabbat.server.net.identity import YEAR, Signer
from sabbat.server.storage.people import Person

FORMER = "sabbat-former"
"""The cookie with those whom this browser has been, the latest first."""
FORMER_MOST = 5
BETWEEN = "!"
Token = Annotated[str, Parameter(min_length=1, max_length=64)]


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """A token that makes another device the same person, once."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class NewLink(msgspec.Struct):
    """A token for another device, the page that takes it, and that page as a QR code (SVG)."""

    token: str
    url: str
    qr: str


class Somebody(msgspec.Struct):
    """A person, and how many matches they have finished."""

    id: str
    name: str
    hat: str
    matches: int


class LinkHere(msgspec.Struct):
    """Whom a link makes of whom."""

    now: Somebody
    then: Somebody


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to be again."""

    id: Annotated[str, msgspec.Meta(max_length=64)]


@post("/api/me/links", responses=REFUSED)
async def make_link(request: Ask) -> NewLink:
    """A token with which another device becomes me, once, within ten minutes."""
    hub, me = hub_of(request), await me_of(request)
    await hub.people.keep(me, hub.now())
    token = secrets.token_urlsafe(24)
    await hub.people.make_link(me.id, token, hub.now())
    url = qr.address(str(request.base_url), f"/link/{token}")
    return NewLink(token, url, qr.drawn(url))


@get("/api/links/{token:str}", responses=REFUSED)
async def look_at_link(request: Ask, token: Token) -> LinkHere:
    """Who I am, and whom a token would make of me; it stays good."""
    hub = hub_of(request)
    then = await hub.people.behind_link(token, hub.now())
    return LinkHere(await _somebody(request, visit_of(request).person), await _somebody(request, then.id))


@post("/api/links", responses=REFUSED)
async def follow_link(request: Ask, data: JSONBody[Link]) -> Response[Person]:
    """Become the person who made the token; this browser remembers who I was."""
    hub, visit = hub_of(request), visit_of(request)
    person = await hub.people.follow_link(data.token, hub.now())
    before = [visit.person, *_former(request)] if visit.known else _former(request)
    return _become(request, person, before)


@get("/api/me/former", responses=REFUSED)
async def former(request: Ask) -> list[Somebody]:
    """Whom I have been in this browser, the latest first."""
    return [await _somebody(request, id) for id in _former(request)]


@post("/api/me/back", responses=REFUSED)
async def go_back(request: Ask, data: JSONBody[Back]) -> Response[Person]:
    """Be somebody again whom I have been in this browser; who I was until now is not remembered here."""
    before = _former(request)
    if data.id not in before:
        raise BadRequest("not-been")
    return _become(request, await hub_of(request).people.meet(data.id), before)


async def _somebody(request: Ask, id: str) -> Somebody:
    people = hub_of(request).people
    person = await people.meet(id)
    return Somebody(person.id, person.name, person.hat, await people.finished(id))


def _signer(request: Ask) -> Signer:
    signer: Signer = request.app.state.middleware.signer
    return signer


def _former(request: Ask) -> list[str]:
    """The ids in the cookie whose signatures are ours."""
    signed = request.cookies.get(FORMER, "")[:1000].split(BETWEEN)
    return [id for id in map(_signer(request).read, signed) if id is not None]


def _become(request: Ask, person: Person, before: list[str]) -> Response[Person]:
    """An answer that makes this browser somebody, who is not among those it has been before."""
    signer = _signer(request)
    visit_of(request).cookie = signer.sign(person.id)
    others = [id for id in dict.fromkeys(before) if id != person.id][:FORMER_MOST]
    cookie = Cookie(
        FORMER,
        value=BETWEEN.join(map(signer.sign, others)),
        max_age=YEAR if others else 0,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(person, cookies=[cookie])


HANDLERS = [make_link, look_at_link, follow_link, former, go_back]
