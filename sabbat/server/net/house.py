"""What the host of the house may do while it is open: look at all tables, close one, block people and addresses.

Whoever can read the database can read the token, and is the host; `sabbat house` does both.
"""

import hmac
from ipaddress import ip_network
from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, put
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter

from sabbat.core.errors import BadRequest
from sabbat.server.live.blocks import Blocks
from sabbat.server.net.api import Ask, Code, hub_of
from sabbat.server.storage.listings import Listing
from sabbat.server.storage.schema import tables

TABLES_MOST = 500
TOKEN = "token"
"""Under which name the house remembers the token of its host."""
Who = Annotated[str, Parameter(min_length=1, max_length=64)]


class Blocked(msgspec.Struct):
    """Who may not come in: ids of people, addresses, networks."""

    blocked: list[str]


def for_the_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: BadRequest unless the token of the house comes along."""
    given = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), connection.app.state.token.encode()):
        raise BadRequest("no-token")


def blocks_of(request: Ask) -> Blocks:
    blocks: Blocks = request.app.state.blocks
    return blocks


@get("/tables")
async def all_tables(request: Ask) -> list[Listing]:
    """The tables that are open or being played, also private ones, those that changed last first."""
    return await hub_of(request).store.listed(tables.c.status.in_(["open", "playing"]), most=TABLES_MOST)


@delete("/tables/{code:str}", status_code=204)
async def close_table(request: Ask, code: Code) -> None:
    """Close a table; whoever is there is told."""
    await hub_of(request).close_table(code, "house")


@get("/blocked")
async def blocked(request: Ask) -> Blocked:
    """Who may not come in."""
    return Blocked(blocks_of(request).listed)


@put("/blocked/{who:str}")
async def block(request: Ask, who: Who) -> Blocked:
    """Let somebody in no more: a person by their id, an address, or a network such as 192.0.2.0-24."""
    await blocks_of(request).add(_named(who))
    request.app.state.turn_out()
    return Blocked(blocks_of(request).listed)


@delete("/blocked/{who:str}", status_code=200)
async def unblock(request: Ask, who: Who) -> Blocked:
    """Let somebody in again."""
    await blocks_of(request).remove(_named(who))
    return Blocked(blocks_of(request).listed)


def _named(who: str) -> str:
    """An address as it is compared, a person as they are; in a path a network has a hyphen for its slash."""
    try:
        return str(ip_network(who.replace("-", "/"), strict=False))
    except ValueError:
        return who


HANDLERS = [
    Router(
        "/api/house",
        route_handlers=[all_tables, close_table, blocked, block, unblock],
        guards=[for_the_host],
        include_in_schema=False,
    )
]
