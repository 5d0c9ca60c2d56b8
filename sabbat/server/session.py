"""One client's connection: its messages are decoded, handed to the hub, and answered; the news come in between."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import msgspec

from sabbat.bots.pool import Advice
from sabbat.core.errors import BadRequest, Refused
from sabbat.locales import preferred, speech
from sabbat.server import ending, playing, seating, standins, takebacks, talking, wire
from sabbat.server import events as ev
from sabbat.server.hub import Hub
from sabbat.server.limits import Bucket
from sabbat.server.people import Person
from sabbat.server.table import Table

log = logging.getLogger("sabbat.server")
QUEUE_MOST = 2000
"""So many messages may wait for a client before it is sent away."""
WATCH_MOST = 50
HINT_LEVEL = "master"
HANDLERS: dict[type, str] = {
    wire.Hello: "_hello",
    wire.Watch: "_watch",
    wire.Unwatch: "_unwatch",
    wire.Sit: "_sit",
    wire.Rematch: "_rematch",
    wire.Hint: "_hint",
    wire.Ping: "_ping",
}
"""Who answers a message; all others change a table."""


class JustId(msgspec.Struct):
    """What is read of a message that cannot be read."""

    id: int = 0


class Session:
    """Somebody's connection, and the tables that it watches."""

    def __init__(self, hub: Hub, person: str, language: str, bucket: Bucket) -> None:
        self.hub = hub
        self.person = person
        self.speech = speech(language)
        self.bucket = bucket
        self.greeted = False
        self.frames = False
        self.watched: set[str] = set()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._hints: set[asyncio.Task[None]] = set()

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """Send a text when its turn comes; a client that does not listen is sent away."""
        if self.outbox.qsize() < QUEUE_MOST:
            self.outbox.put_nowait(text)
        else:
            self.part("slow")

    def answer(self, word: wire.AnyWord) -> None:
        self.tell(wire.encode(word))

    def part(self, reason: str) -> None:
        """Say goodbye and close, after what waits."""
        self.close()
        self.outbox.put_nowait(wire.encode(wire.Bye(reason=reason)))
        self.outbox.put_nowait(None)

    def close(self) -> None:
        """The connection is gone: watch nothing any more."""
        for code in self.watched:
            self.hub.unwatch(code, self)
        self.watched = set()
        for hint in self._hints:
            hint.cancel()

    # -- in ----------------------------------------------------------------------------------------

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks for, and answer it; nothing that a client sends closes the connection."""
        self.hub.metrics.messages.inc()
        id = 0
        try:
            ask = self._read(text)
            id = ask.id
            await self._do(ask)
        except Refused as error:
            self._refuse(id or _id_in(text), error)
        except Exception:
            self.hub.metrics.failures.inc()
            log.exception("a message failed")
            self._refuse(id, BadRequest("our-fault"))

    def _read(self, text: str | bytes) -> wire.AnyAsk:
        if not self.bucket.take(self.hub.now()):
            raise BadRequest("too-fast")
        if len(text) > wire.MESSAGE_MOST:
            raise BadRequest("too-long", most=wire.MESSAGE_MOST)
        try:
            ask = wire.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadRequest("bad-message", why=str(error)) from None
        if not self.greeted and not isinstance(ask, wire.Hello):
            raise BadRequest("no-hello")
        return ask

    def _refuse(self, id: int, error: Refused) -> None:
        self.hub.metrics.refused.labels(error.reason).inc()
        clause = getattr(error, "clause", None)
        self.answer(
            wire.Wrong(id=id, code=error.reason, message=self.speech.explain(error, spoken=True), clause=clause)
        )

    async def _do(self, ask: wire.AnyAsk) -> None:
        await getattr(self, HANDLERS.get(type(ask), "_change"))(ask)

    async def _hello(self, ask: wire.Hello) -> None:
        if ask.version != wire.VERSION:
            raise BadRequest("other-version", version=ask.version, allowed=wire.VERSION)
        self.greeted = True
        self.frames = ask.frames
        self.speech = speech(preferred(ask.lang))
        self.answer(wire.Welcome(id=ask.id, version=wire.VERSION, you=await self._me(), now=self.hub.now()))

    async def _me(self) -> Person:
        return await self.hub.people.find(self.person) or Person(self.person)

    async def _ping(self, ask: wire.Ping) -> None:
        self.answer(wire.Pong(id=ask.id, now=self.hub.now()))

    async def _watch(self, ask: wire.Watch) -> None:
        if ask.table not in self.watched and len(self.watched) >= WATCH_MOST:
            raise BadRequest("too-many-tables", most=WATCH_MOST)
        room = await self.hub.watch(ask.table, self, ask.seq)
        self.watched.add(ask.table)
        self.answer(wire.Done(id=ask.id, seq=room.table.seq))

    async def _unwatch(self, ask: wire.Unwatch) -> None:
        self.watched.discard(ask.table)
        self.hub.unwatch(ask.table, self)
        self.answer(wire.Done(id=ask.id))

    async def _sit(self, ask: wire.Sit) -> None:
        me = await self._me()

        def decide(table: Table) -> list[ev.AnyEvent]:
            return seating.sit(table, me.id, me.name, ask.seat, self.hub.now(), hat=me.hat, nonce=ask.nonce)

        room = await self.hub.change(ask.table, decide)
        self.answer(wire.Done(id=ask.id, seq=room.table.seq))

    async def _rematch(self, ask: wire.Rematch) -> None:
        code = await self.hub.rematch(ask.table, self.person)
        self.answer(wire.Done(id=ask.id, table=code))

    async def _change(self, ask: Any) -> None:
        """Whatever changes a table: decided by one function, made durable, then answered."""
        name = (await self._me()).name if isinstance(ask, wire.Say) else ""
        try:
            room = await self.hub.change(ask.table, lambda table: decide(table, self.person, name, ask, self.hub.now()))
        except playing.Stale:
            room = await self.hub.room(ask.table)
            room.catch_up(self, min(ask.seq, room.table.seq), self.hub.now())
            self.answer(wire.Done(id=ask.id, seq=room.table.seq, stale=True))
            return
        self.answer(wire.Done(id=ask.id, seq=room.table.seq))

    async def _hint(self, ask: wire.Hint) -> None:
        room = await self.hub.room(ask.table)
        standins.hint_allowed(room.table, self.person, ask.seat)
        if self._hints:
            raise BadRequest("one-hint")
        task = asyncio.create_task(self._think(ask, room.table))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(self, ask: wire.Hint, table: Table) -> None:
        state, seq = table.playing().state, table.seq
        with contextlib.suppress(asyncio.CancelledError):
            advice = await self.hub.pool.advise(HINT_LEVEL, state.view(ask.seat), state.actions(), secrets.randbits(60))
            self.answer(_hinted(ask, seq, advice))


def _hinted(ask: wire.Hint, seq: int, advice: Advice) -> wire.Hinted:
    chance = None if advice.chance is None else round(advice.chance, 2)
    return wire.Hinted(id=ask.id, table=ask.table, seat=ask.seat, seq=seq, action=advice.action, chance=chance)


def decide(table: Table, person: str, name: str, ask: Any, now: int) -> list[ev.AnyEvent]:
    """The events that a message leads to, or the refusal."""
    match ask:
        case wire.Act():
            return playing.act(table, person, ask.seat, ask.action, ask.seq, now, ask.lag)
        case wire.Say():
            return talking.say(table, person, name, ask.text, now, nonce=ask.nonce)
        case wire.Leave():
            return seating.leave(table, person, ask.seat, now)
        case wire.PlaceBot():
            return seating.place_bot(table, person, ask.seat, ask.level, now)
        case wire.Change():
            return seating.change(table, person, ask.setup, now)
        case wire.Start():
            return playing.start(table, person, now)
        case wire.Mute():
            return talking.mute(table, person, ask.person, ask.on, now)
        case wire.TakeBack():
            return takebacks.ask(table, person, ask.seat, ask.seq, now)
        case wire.Answer():
            return takebacks.answer(table, person, ask.yes, now)
        case wire.Resign():
            return ending.resign(table, person, ask.seat, now)
        case wire.Return():
            return standins.come_back(table, person, now)
    raise BadRequest("bad-message", why=type(ask).__name__)


def _id_in(text: str | bytes) -> int:
    """The id of a message that could not be read, if at least that can."""
    try:
        return msgspec.json.decode(text[: wire.MESSAGE_MOST], type=JustId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return 0
