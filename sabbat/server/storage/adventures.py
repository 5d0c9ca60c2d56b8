"""Adventures that people made, and the house's own: versions, a maker, public or not, liked, played, hidden."""

import json
from collections.abc import Collection, Mapping
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from sabbat.bots.measure import Measured
from sabbat.core.errors import BadRequest
from sabbat.server.storage.house_names import house_name
from sabbat.server.storage.schema import adventure_likes as likes
from sabbat.server.storage.schema import adventure_versions as versions
from sabbat.server.storage.schema import adventures, people
from sabbat.server.storage.store import Store

KEPT_MOST = 100
"""The most adventures that a person may keep at once."""
DAY_MOST = 60
"""The most versions that a person may keep in a day."""
DAY = 24 * 60 * 60 * 1000
PAGE = 24
HOUSE = "house-"
"""The ids of the house's own begin with it; those of people's have no hyphen."""
NOT_MEASURED = {"hardness": None, "turns": None}
Sort = Literal["new", "liked", "played", "name", "short", "long", "easy", "hard"]
HARDNESS = ("easy", "middling", "hard")


class Adventure(msgspec.Struct, kw_only=True):
    """An adventure in a list; `mine` and `liked` are for whoever asks."""

    id: str
    version: int
    name: str
    goal: str
    players: list[int]
    maker: str
    """The name of whoever made it; nothing if they are forgotten."""
    origin: str | None
    public: bool
    hidden: bool
    created: int
    changed: int
    plays: int
    likes: int
    mine: bool
    liked: bool
    house: bool
    """Whether it is one of the house's own."""
    sentence: str = ""
    measured: Measured | None = None


class Wish(msgspec.Struct, kw_only=True):
    """What of the gallery somebody wants to see."""

    text: str = ""
    goal: str = ""
    players: int = 0
    hardness: str = ""
    turns: int = 0
    """The most turns for each seat; 0 sets no limit."""
    sort: Sort = "new"
    page: int = 0
    mine: bool = False
    house: bool = False
    """Only the house's own."""


class Own(msgspec.Struct):
    """One of the house's own adventures: for how many players, and how bots flew it."""

    id: str
    layout: dict[str, Any]
    seats: list[int]
    measured: Measured


class Unmeasured(msgspec.Struct):
    """A version that nobody has measured yet, and for how few players it can be played."""

    id: str
    version: int
    layout: dict[str, Any]
    players: int


class Adventures:
    """The adventures in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, id: str, maker: str, layout: dict[str, Any], seats: list[int], now: int, **facts: Any) -> None:
        """Keep a new adventure; BadRequest if its maker has too many, or made too many today."""

        def job(connection: Connection) -> None:
            _check_room(connection, maker, now, new=True)
            fresh = {"version": 1, "public": False, "hidden": False, "origin": None, **facts}
            row = {**_listed(layout, seats), **fresh, "id": id, "maker": maker, "created": now, "changed": now}
            connection.execute(sa.insert(adventures).values(**row))
            _add_version(connection, id, 1, layout, now)

        await self.store.write(job)

    async def renew(self, id: str, maker: str, layout: dict[str, Any], seats: list[int], now: int) -> None:
        """Keep a new version of somebody's own adventure; matches keep theirs."""

        def job(connection: Connection) -> None:
            row = _own(connection, id, maker)
            _check_room(connection, maker, now, new=False)
            change = {**_listed(layout, seats), "version": row.version + 1, "changed": now, **NOT_MEASURED}
            connection.execute(sa.update(adventures).where(adventures.c.id == id).values(**change))
            _add_version(connection, id, row.version + 1, layout, now)

        await self.store.write(job)

    async def stock(self, own: list[Own], now: int) -> None:
        """Keep the house's own as this release has them; the gallery loses those that it no longer has."""

        def job(connection: Connection) -> None:
            ids = [one.id for one in own]
            gone = sa.and_(adventures.c.id.startswith(HOUSE, autoescape=True), adventures.c.id.not_in(ids))
            connection.execute(sa.update(adventures).where(gone).values(public=False))
            for one in own:
                _stock_one(connection, one, now)

        await self.store.write(job)

    async def publish(self, id: str, maker: str, public: bool) -> None:
        """Show one's own adventure in the gallery, or take it out."""

        def job(connection: Connection) -> None:
            _own(connection, id, maker)
            connection.execute(sa.update(adventures).where(adventures.c.id == id).values(public=public))

        await self.store.write(job)

    async def hide(self, id: str, hidden: bool) -> None:
        """The host takes an adventure out of the gallery, or lets it in again."""

        def job(connection: Connection) -> None:
            change = sa.update(adventures).where(adventures.c.id == id).values(hidden=hidden)
            if connection.execute(change).rowcount == 0:
                raise BadRequest("no-adventure")

        await self.store.write(job)

    async def delete(self, id: str, maker: str) -> None:
        """Remove one's own adventure; matches that were played on it stay whole, for they hold the layout."""

        def job(connection: Connection) -> None:
            _own(connection, id, maker)
            for table in (adventures, versions, likes):
                connection.execute(sa.delete(table).where(table.c.id == id))

        await self.store.write(job)

    async def like(self, id: str, person: str, liked: bool) -> None:
        """Say that one likes an adventure, or no longer."""

        def job(connection: Connection) -> None:
            _row(connection, id)
            connection.execute(sa.delete(likes).where(likes.c.id == id, likes.c.person == person))
            if liked:
                connection.execute(sa.insert(likes).values(id=id, person=person))

        await self.store.write(job)

    async def count_play(self, id: str) -> None:
        """A match has begun on an adventure."""
        change = sa.update(adventures).where(adventures.c.id == id).values(plays=adventures.c.plays + 1)
        await self.store.write(lambda connection: connection.execute(change))

    async def keep_measures(self, id: str, version: int, measured: Measured) -> None:
        """Remember how bots flew a version; lists go by the present one."""

        def job(connection: Connection) -> None:
            place = sa.and_(versions.c.id == id, versions.c.version == version)
            connection.execute(sa.update(versions).where(place).values(measured=_encoded(measured)))
            listed = {"hardness": measured.hardness, "turns": measured.turns}
            present = sa.and_(adventures.c.id == id, adventures.c.version == version)
            connection.execute(sa.update(adventures).where(present).values(**listed))

        await self.store.write(job)

    async def unmeasured(self, besides: Collection[tuple[str, int]] = ()) -> Unmeasured | None:
        """The public adventure that waits longest for bots to measure its present version."""
        place = sa.and_(versions.c.id == adventures.c.id, versions.c.version == adventures.c.version)
        query = sa.select(adventures.c.id, adventures.c.version, adventures.c.seats, versions.c.layout)
        waiting = query.join(versions, place).where(adventures.c.public, versions.c.measured.is_(None))
        ordered = waiting.order_by(adventures.c.changed, adventures.c.id).limit(len(besides) + 1)

        def question(connection: Connection) -> Unmeasured | None:
            rows = connection.execute(ordered).all()
            row = next((row for row in rows if (row.id, row.version) not in besides), None)
            return row and Unmeasured(row.id, row.version, json.loads(row.layout), int(row.seats.split()[0]))

        return await self.store.read(question)

    async def find(self, id: str, person: str, version: int | None = None) -> tuple[Adventure, dict[str, Any]]:
        """An adventure and its layout; the present version if none is named."""

        def question(connection: Connection) -> tuple[Adventure, dict[str, Any]]:
            row = connection.execute(_question(person).where(adventures.c.id == id)).first()
            if row is None:
                raise BadRequest("no-adventure")
            found = _adventure(row, person)
            place = sa.and_(versions.c.id == id, versions.c.version == (version or found.version))
            kept = connection.execute(sa.select(versions).where(place)).first()
            if kept is None:
                raise BadRequest("no-adventure")
            found.version = kept.version
            found.measured = _measured(kept.measured)
            return found, json.loads(kept.layout)

        return await self.store.read(question)

    async def name_of(self, id: str) -> str | None:
        """What an adventure is called, if it is still there."""
        query = sa.select(adventures.c.name).where(adventures.c.id == id)
        return await self.store.read(lambda connection: connection.execute(query).scalar())

    async def list(
        self, wish: Wish, person: str, called: Mapping[str, str] | None = None
    ) -> tuple[int, list[Adventure]]:
        """How many meet a wish, and a page of them; the house's own are called as a visitor's language has it."""
        name = sa.case(called, value=adventures.c.id, else_=adventures.c.name) if called else adventures.c.name
        conditions = _conditions(wish, person, name)
        count = sa.select(sa.func.count()).select_from(adventures).where(*conditions)
        query = _question(person).where(*conditions).order_by(*_order(wish.sort, name), adventures.c.id)
        page = query.limit(PAGE).offset(PAGE * wish.page)

        def question(connection: Connection) -> tuple[int, list[Adventure]]:
            rows = connection.execute(page).all()
            return connection.execute(count).scalar_one(), [_adventure(row, person) for row in rows]

        return await self.store.read(question)


def _order(sort: Sort, name: sa.ColumnElement[str]) -> list[Any]:
    """What a list is sorted by; whatever is not measured yet comes last."""
    rank = sa.case({name: n for n, name in enumerate(HARDNESS)}, value=adventures.c.hardness)
    turns = sa.func.nullif(adventures.c.turns, 0)
    orders: dict[Sort, list[Any]] = {
        "new": [adventures.c.created.desc()],
        "liked": [sa.desc("likes"), adventures.c.plays.desc()],
        "played": [adventures.c.plays.desc()],
        "name": [sa.func.lower(name)],
        "short": [turns.asc().nulls_last()],
        "long": [turns.desc().nulls_last()],
        "easy": [rank.asc().nulls_last(), turns.asc().nulls_last()],
        "hard": [rank.desc().nulls_last(), turns.desc().nulls_last()],
    }
    return orders[sort]


def _conditions(wish: Wish, person: str, name: sa.ColumnElement[str]) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if wish.mine:
        found.append(adventures.c.maker == person)
    else:
        found += [adventures.c.public, sa.not_(adventures.c.hidden)]
    if wish.house:
        found.append(adventures.c.id.startswith(HOUSE, autoescape=True))
    if wish.text:
        found.append(sa.func.lower(name).contains(wish.text.lower(), autoescape=True))
    if wish.goal:
        found.append(adventures.c.goal == wish.goal)
    if wish.players:
        found.append(adventures.c.seats.contains(str(wish.players)))
    if wish.hardness:
        found.append(adventures.c.hardness == wish.hardness)
    if wish.turns:
        found.append(adventures.c.turns.between(1, wish.turns))
    return found


def _question(person: str) -> sa.Select[Any]:
    """An adventure with its maker's name, its likes and measures, and whether somebody likes it."""
    of = likes.c.id == adventures.c.id
    count = sa.select(sa.func.count()).select_from(likes).where(of).scalar_subquery()
    mine = sa.select(sa.func.count()).select_from(likes).where(of, likes.c.person == person).scalar_subquery()
    named = sa.select(people.c.name).where(people.c.id == adventures.c.maker).scalar_subquery()
    present = sa.and_(versions.c.id == adventures.c.id, versions.c.version == adventures.c.version)
    measured = sa.select(versions.c.measured).where(present).scalar_subquery()
    extra = (count.label("likes"), mine.label("liked"), named.label("called"), measured.label("measured"))
    return sa.select(adventures, *extra)


def _adventure(row: Any, person: str) -> Adventure:
    plain = ("id", "version", "name", "goal", "origin", "public", "hidden", "created", "changed", "plays", "likes")
    return Adventure(
        **{name: getattr(row, name) for name in plain},
        players=[int(seats) for seats in row.seats.split()],
        maker=row.called or (house_name(row.maker) if row.maker else ""),
        mine=row.maker == person,
        liked=bool(row.liked),
        house=row.id.startswith(HOUSE),
        measured=_measured(row.measured),
    )


def _encoded(measured: Measured) -> str:
    return msgspec.json.encode(measured).decode()


def _measured(text: str | None) -> Measured | None:
    return msgspec.json.decode(text, type=Measured) if text else None


def _listed(layout: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    return {"name": layout["name"], "goal": layout["goal"], "seats": " ".join(map(str, seats))}


def _add_version(connection: Connection, id: str, version: int, layout: dict[str, Any], now: int) -> None:
    connection.execute(sa.insert(versions).values(**_version_row(id, version, layout, now)))


def _version_row(id: str, version: int, layout: dict[str, Any], now: int) -> dict[str, Any]:
    text = json.dumps(layout, separators=(",", ":"), ensure_ascii=False)
    return {"id": id, "version": version, "layout": text, "at": now}


def _insert_once(connection: Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """Insert a row, unless another worker, which is starting too, has just done so."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(table).values(**row).on_conflict_do_nothing())


def _stock_one(connection: Connection, one: Own, now: int) -> None:
    """Insert one of the house's own, or keep a new version of it if its layout has changed."""
    row = connection.execute(sa.select(adventures.c.version).where(adventures.c.id == one.id)).first()
    version = 1 if row is None else row.version
    if row is None:
        facts = {"version": 1, "public": True, "hidden": False, "created": 0, "changed": now}
        _insert_once(connection, adventures, {"id": one.id, **_listed(one.layout, one.seats), **facts})
    place = sa.and_(versions.c.id == one.id, versions.c.version == version)
    kept = connection.execute(sa.select(versions.c.layout).where(place)).scalar()
    if kept is None or json.loads(kept) != one.layout:
        version += kept is not None
        _insert_once(connection, versions, _version_row(one.id, version, one.layout, now))
    place = sa.and_(versions.c.id == one.id, versions.c.version == version)
    connection.execute(sa.update(versions).where(place).values(measured=_encoded(one.measured)))
    listed = {**_listed(one.layout, one.seats), "hardness": one.measured.hardness, "turns": one.measured.turns}
    change = sa.update(adventures).where(adventures.c.id == one.id)
    connection.execute(change.values(version=version, public=True, **listed))


def _row(connection: Connection, id: str) -> Any:
    row = connection.execute(sa.select(adventures).where(adventures.c.id == id)).first()
    if row is None:
        raise BadRequest("no-adventure")
    return row


def _own(connection: Connection, id: str, maker: str) -> Any:
    row = _row(connection, id)
    if row.maker != maker:
        raise BadRequest("not-your-adventure")
    return row


def _check_room(connection: Connection, maker: str, now: int, *, new: bool) -> None:
    """How many somebody keeps, and how many versions were kept today."""
    own = sa.select(adventures.c.id).where(adventures.c.maker == maker)
    today = sa.select(sa.func.count()).select_from(versions).where(versions.c.id.in_(own), versions.c.at > now - DAY)
    if connection.execute(today).scalar_one() >= DAY_MOST:
        raise BadRequest("adventures-often", most=DAY_MOST)
    kept = sa.select(sa.func.count()).select_from(adventures).where(adventures.c.maker == maker)
    if new and connection.execute(kept).scalar_one() >= KEPT_MOST:
        raise BadRequest("adventures-many", most=KEPT_MOST)


def forget(connection: Connection, person: str) -> None:
    """Somebody is forgotten: their adventures go, but for those that others can find, which lose their maker."""
    connection.execute(sa.delete(likes).where(likes.c.person == person))
    private = sa.select(adventures.c.id).where(adventures.c.maker == person, sa.not_(adventures.c.public))
    gone = list(connection.scalars(private))
    for table in (versions, likes, adventures):
        connection.execute(sa.delete(table).where(table.c.id.in_(gone)))
    connection.execute(sa.update(adventures).where(adventures.c.maker == person).values(maker=None))


def export(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Every version of everything that somebody made."""
    query = sa.select(versions, adventures.c.public).join(adventures, adventures.c.id == versions.c.id)
    rows = connection.execute(query.where(adventures.c.maker == person).order_by(versions.c.id, versions.c.version))
    return [
        {"id": row.id, "version": row.version, "public": row.public, "adventure": json.loads(row.layout)}
        for row in rows
    ]
