"""People: guests with a name and a hat, the same on another device by a one-time link, forgotten when they wish."""

import hashlib
import re
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.core.errors import BadRequest
from sabbat.server.storage import adventures, deals, puzzles, ratings
from sabbat.server.storage.batch import Sink
from sabbat.server.storage.house_names import house_name
from sabbat.server.storage.schema import events, house, links, people, places, tables, visits
from sabbat.server.storage.schema import ratings as ratings_table
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev
from sabbat.server.table.names import readable, tidy
from sabbat.server.table.seating import NAME_MOST

HAT = re.compile(r"[a-z][a-z0-9-]{0,19}|")
LINK_TIME = 10 * 60 * 1000
FIND = sa.select(people.c.id, people.c.name, people.c.hat).where(people.c.id == sa.bindparam("id"))
KEEP = sa.text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
KEEP_ANEW = sa.text(
    "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
KEEP_PERSON = sa.text(
    "INSERT INTO people (id, name, hat, created) VALUES (:id, :name, :hat, :created) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, hat = excluded.hat"
)


class Person(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str = ""
    hat: str = ""


def clean_name(name: str) -> str:
    """A name as it is kept: printable, no space around it; BadRequest if it is too long or nothing."""
    clean = tidy(name)
    if len(clean) > NAME_MOST or not readable(clean):
        raise BadRequest("bad-name", most=NAME_MOST)
    return clean


def clean_hat(hat: str) -> str:
    if not HAT.fullmatch(hat):
        raise BadRequest("bad-hat")
    return hat


class People:
    """Who is known, in a store. Where no other process changes people, those met of late are cached."""

    CACHED_MOST = 10_000

    def __init__(self, store: Store, alone: bool = False) -> None:
        """`alone`: no other process changes people."""
        self.store = store
        self.alone = alone
        self._cached: dict[str, Person | None] = {}
        self._changes = 0
        """How often somebody has changed: what was read before that is not cached."""

    async def find(self, id: str) -> Person | None:
        """The person with this id, if anybody has it."""
        if id in self._cached:
            return self._cached[id]
        changes = self._changes
        row = await self.store.read(lambda connection: connection.execute(FIND, {"id": id}).first())
        person = None if row is None else Person(*row)
        if self.alone and changes == self._changes:
            if len(self._cached) >= self.CACHED_MOST:
                self._cached.clear()
            self._cached[id] = person
        return person

    def _changed(self, id: str) -> None:
        self._changes += 1
        self._cached.pop(id, None)

    async def meet(self, id: str) -> Person:
        """The person with this id; who has not said a name goes by one of the house."""
        person = await self.find(id) or Person(id)
        return person if person.name else msgspec.structs.replace(person, name=house_name(id))

    async def keep(self, person: Person, now: int) -> Person:
        """Remember somebody under their present name and hat."""
        fields = {"id": person.id, "name": person.name, "hat": person.hat, "created": now}
        await self.store.write(lambda connection: connection.execute(KEEP_PERSON, fields))
        self._changed(person.id)
        return person

    async def make_link(self, person: str, token: str, now: int) -> None:
        """Issue a token that stands for this person, once and for a short time."""
        row = {"token": _hashed(token), "person": person, "expires": now + LINK_TIME}

        def job(connection: Connection) -> None:
            connection.execute(sa.delete(links).where(sa.or_(links.c.expires < now, links.c.person == person)))
            connection.execute(sa.insert(links).values(**row))

        await self.store.write(job)

    async def behind_link(self, token: str, now: int) -> Person:
        """The person that a token stands for; the token stays valid."""
        query = sa.select(links.c.person).where(links.c.token == _hashed(token), links.c.expires >= now)
        id = await self.store.read(lambda connection: connection.execute(query).scalar())
        return await self._linked(id)

    async def _linked(self, id: str | None) -> Person:
        person = await self.find(id) if id is not None else None
        if person is None:
            raise BadRequest("link-gone")
        return person

    async def follow_link(self, token: str, now: int) -> Person:
        """The person that a token stands for; the token cannot be used again."""

        def job(connection: Connection) -> str | None:
            query = sa.select(links.c.person).where(links.c.token == _hashed(token), links.c.expires >= now)
            found: str | None = connection.execute(query).scalar()
            connection.execute(sa.delete(links).where(links.c.token == _hashed(token)))
            return found

        return await self._linked(await self.store.write(job))

    async def finished(self, person: str) -> int:
        """How many matches somebody has finished."""
        codes = sa.select(sa.func.count(places.c.code.distinct())).join(tables, tables.c.code == places.c.code)
        query = codes.where(places.c.person == person, tables.c.status == "over")
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of somebody: who they are, where they sat, what they said."""
        known = await self.find(person)
        seats = await self.store.seated(person)
        said = await self.store.read(lambda connection: _said(connection, person, self.store.sink))
        rated = await self.store.read(lambda connection: ratings.of(connection, person))
        made = await self.store.read(lambda connection: adventures.export(connection, person))
        dealt = await self.store.read(lambda connection: deals.export(connection, person))
        tried = await self.store.read(lambda connection: puzzles.export(connection, person))
        made_here = {"said": said, "ratings": rated, "adventures": made, "deals": dealt, "exercises": tried}
        return {"person": known, "seats": seats, **made_here}

    async def forget(self, person: str) -> list[str]:
        """Remove somebody's name and words everywhere; their seats stay, without a name. Return the tables touched."""
        touched = await self.store.rewrite(lambda connection: _forget(connection, person))
        self._changed(person)
        return touched


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _mentions(connection: Connection, person: str, sink: Sink | None = None) -> list[tuple[str, int, ev.AnyEvent]]:
    """The events that name a person: where they sat down, and what they said; also those not flushed by a `sink`."""
    tables_of = sa.select(visits.c.code).where(visits.c.person == person)
    codes = set(connection.scalars(tables_of))
    waiting = [] if sink is None else sink.unflushed(connection)
    stored = {(code, seq): data for code, seq, data in waiting if code in codes}
    stored |= {(row.code, row.seq): row.data for row in connection.execute(_events_of(tables_of))}
    found = [(code, seq, ev.from_bytes(data)) for (code, seq), data in sorted(stored.items())]
    return [(code, seq, event) for code, seq, event in found if getattr(event, "person", None) == person]


def _events_of(codes: sa.Select[tuple[str]]) -> sa.Select[Any]:
    return sa.select(events.c.code, events.c.seq, events.c.data).where(events.c.code.in_(codes))


def _said(connection: Connection, person: str, sink: Sink) -> list[dict[str, Any]]:
    mentions = _mentions(connection, person, sink)
    return [
        {"table": code, "at": event.at, "text": event.text} for code, _, event in mentions if isinstance(event, ev.Said)
    ]


def _forget(connection: Connection, person: str) -> list[str]:
    touched = set()
    for code, seq, event in _mentions(connection, person):
        blank = _without_words(event)
        if blank is not event:
            place = sa.and_(events.c.code == code, events.c.seq == seq)
            connection.execute(sa.update(events).where(place).values(data=ev.to_bytes(blank)))
            touched.add(code)
    adventures.forget(connection, person)
    deals.forget(connection, person)
    puzzles.forget(connection, person)
    connection.execute(sa.delete(ratings_table).where(ratings_table.c.who == person))
    connection.execute(sa.delete(visits).where(visits.c.person == person))
    connection.execute(sa.delete(people).where(people.c.id == person))
    connection.execute(sa.delete(links).where(links.c.person == person))
    connection.execute(sa.update(places).where(places.c.person == person).values(person=None))
    return sorted(touched)


def _without_words(event: ev.AnyEvent) -> ev.AnyEvent:
    if isinstance(event, (ev.Sat, ev.Invited, ev.Named)):
        return msgspec.structs.replace(event, name="", hat="")
    if isinstance(event, ev.Said):
        return msgspec.structs.replace(event, name="", text="")
    return event


async def remembered(store: Store, name: str, otherwise: str) -> str:
    """What the house remembers under a name; kept now if it is nothing yet."""

    def job(connection: Connection) -> str:
        connection.execute(KEEP, {"name": name, "value": otherwise})
        found: str = connection.execute(sa.select(house.c.value).where(house.c.name == name)).scalar_one()
        return found

    return await store.write(job)


async def remember(store: Store, name: str, value: str) -> None:
    """Let the house remember something anew."""
    await store.write(lambda connection: connection.execute(KEEP_ANEW, {"name": name, "value": value}))
