"""Tables in lists, as a person reads them: which game, with whom, since when, whose turn it is."""

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import get
from sqlalchemy import Connection

from sabbat.server.live.hub import Hub
from sabbat.server.net.api import REFUSED, Ask, hub_of, visit_of
from sabbat.server.storage import ratings
from sabbat.server.storage.house_names import house_name
from sabbat.server.storage.listings import Listing, Seated
from sabbat.server.storage.schema import people, places, tables

MOST = 50
EACH, LOOKED_AT = 3, 300
"""How many public tables of one host are listed, and how many are looked at for that."""
AT_ONCE = 500


class Company(msgspec.Struct):
    """Who sits at a table: a bot of a level, somebody by name, or nobody yet."""

    name: str = ""
    bot: str | None = None
    mine: bool = False


class OpenTable(msgspec.Struct):
    """A public table; `turn` is the seat that must act, where the house knows it without asking the store."""

    code: str
    game: str
    status: str
    opened: int
    changed: int
    options: dict[str, Any]
    company: list[Company]
    turn: int | None = None


class Mine(OpenTable, kw_only=True):
    """A match of somebody's; `waiting` if it is their turn."""

    waiting: bool


class Finished(msgspec.Struct):
    """A match that somebody has finished."""

    code: str
    game: str
    changed: int
    options: dict[str, Any]
    company: list[Company]
    rank: int | None
    score: int | None


class Figures(msgspec.Struct):
    """What became of somebody's matches of a game; the rating is on the scale of chess, give or take `margin`."""

    game: str
    matches: int
    won: int
    rating: int | None = None
    margin: int | None = None


class History(msgspec.Struct):
    """The finished matches of somebody, and figures for each game."""

    matches: list[Finished]
    figures: list[Figures]


async def company(hub: Hub, codes: list[str], person: str) -> dict[str, list[Company]]:
    """Who sits at these tables, seat by seat."""
    found: dict[str, list[Company]] = {code: [] for code in codes}
    columns = (places.c.code, places.c.person, places.c.bot, people.c.name)

    def ask(connection: Connection) -> None:
        for start in range(0, len(codes), AT_ONCE):
            chosen = places.c.code.in_(codes[start : start + AT_ONCE])
            query = sa.select(*columns).outerjoin(people, people.c.id == places.c.person).where(chosen)
            for code, who, bot, name in connection.execute(query.order_by(places.c.code, places.c.seat)):
                found[code].append(Company(name or (house_name(who) if who else ""), bot, who == person))

    await hub.store.read(ask)
    return found


def _options(written: str) -> dict[str, Any]:
    """What was agreed on; nothing is known of tables from before this was written down."""
    options: dict[str, Any] = msgspec.json.decode(written or "{}")
    return options


@get("/api/tables", responses=REFUSED)
async def open_tables(request: Ask) -> list[OpenTable]:
    """The public tables that wait for players, or can be watched; a few of each host."""
    hub, person = hub_of(request), visit_of(request).person
    chosen = (tables.c.public, tables.c.status.in_(["open", "playing"]))
    found = a_few_of_each(await hub.store.listed(*chosen, most=LOOKED_AT))
    who = await company(hub, [one.code for one in found], person)
    return [_open(hub, one, who[one.code]) for one in found]


def a_few_of_each(found: list[Listing]) -> list[Listing]:
    """A list that nobody can fill alone: people's tables before those where only bots play, a few of each host."""
    seen: Counter[str] = Counter()
    shown = []
    for one in sorted(found, key=lambda one: not any(place.person for place in one.places)):
        seen[one.host] += 1
        if seen[one.host] <= EACH:
            shown.append(one)
    return shown[:MOST]


def _open(hub: Hub, one: Listing, who: list[Company]) -> OpenTable:
    room = hub.rooms.get(one.code)
    turn = None if room is None else room.table.to_act
    return OpenTable(one.code, one.game, one.status, one.opened, one.changed, _options(one.options), who, turn)


@get("/api/me/tables", responses=REFUSED)
async def my_tables(request: Ask) -> list[Mine]:
    """My tables that are not over, those waiting for me first."""
    hub, person = hub_of(request), visit_of(request).person
    seats = {seat.code: seat for seat in await hub.store.seated(person) if seat.status in ("open", "playing")}
    mine = list(seats.values())[:MOST]
    who = await company(hub, [seat.code for seat in mine], person)
    found = [await _mine(hub, seat, who[seat.code]) for seat in mine]
    return sorted(found, key=lambda one: (not one.waiting, -one.changed))


async def _mine(hub: Hub, seat: Seated, who: list[Company]) -> Mine:
    turn = (await hub.room(seat.code)).table.to_act
    waiting = turn is not None and who[turn].mine
    facts = (seat.code, seat.game, seat.status, seat.opened, seat.changed, _options(seat.options), who, turn)
    return Mine(*facts, waiting=waiting)


@get("/api/me/history", responses=REFUSED)
async def history(request: Ask) -> History:
    """My finished matches, and what became of them."""
    hub, person = hub_of(request), visit_of(request).person
    finished = [seat for seat in await hub.store.seated(person) if seat.rank is not None]
    (known,) = await hub.ratings.of(person)
    who = await company(hub, list({seat.code for seat in finished}), person)
    return History([_finished(seat, who[seat.code]) for seat in finished], _figures(finished, known))


def _finished(seat: Seated, who: list[Company]) -> Finished:
    return Finished(seat.code, seat.game, seat.changed, _options(seat.options), who, seat.rank, seat.score)


def _figures(finished: list[Seated], known: dict[str, ratings.Rating]) -> list[Figures]:
    matches = Counter(seat.game for seat in finished)
    won = Counter(seat.game for seat in finished if seat.rank == 1)
    rated = {game: (rating.shown, rating.margin) for game, rating in known.items()}
    return [Figures(game, count, won[game], *rated.get(game, (None, None))) for game, count in matches.items()]


HANDLERS = [open_tables, my_tables, history]
