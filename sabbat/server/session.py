"""One client's connection: its messages are decoded, handed to the hub, and answered; the news come in between."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Protocol

import msgspec

from sabbat.bots.pool import Advice
from sabbat.core.errors import BadRequest, Refused
from sabbat.locales import preferred, speech
from sabbat.server import ending, playing, seating, standins, takebacks, talking, wire
from sabbat.server import events as ev
from sabbat.server.hub import Hub
from sabbat.server.limits import Bucket
from sabbat.server.people import Person
from sabbat.server.rooms import Room
from sabbat.server.table import Table

log = logging.getLogger("sabbat.server")
INBOX_MOST = 50
"""So many messages of a client may wait; what comes beyond that is left in the network."""
WATCH_MOST = 50
GONE = 1012
"""How a WebSocket says that the service begins anew."""
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


class Line(Protocol):
    """The way to a client."""

    def tell(self, message: bytes) -> bool:
        """Send a message at once; False if too much waits for this client already."""

    def hang_up(self, code: int) -> None:
        """Close, after what waits."""

    def listen(self, on: bool) -> None:
        """Read on, or leave what comes where it is."""


class Session:
    """Somebody's connection, and the tables that it watches. Messages are done one after the other."""

    def __init__(self, hub: Hub, line: Line, person: str, language: str, bucket: Bucket) -> None:
        self.hub = hub
        self.line = line
        self.person = person
        self.speech = speech(language)
        self.bucket = bucket
        self.greeted = False
        self.frames = False
        self.watched: set[str] = set()
        self.closed = False
        self.parted = False
        self.busy = False
        """Whether a message is being done."""
        self._inbox: list[bytes] = []
        self._hints: set[asyncio.Task[None]] = set()

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Send a message; a client that does not listen is sent away."""
        if not self.parted and not self.line.tell(message):
            self.part("slow")

    def answer(self, word: wire.AnyWord) -> None:
        self.tell(wire.encode(word))

    def part(self, reason: str) -> None:
        """Say goodbye and close, after what waits."""
        if not self.parted:
            self.close()
            self.line.tell(wire.encode(wire.Bye(reason=reason)))
            self.parted = True
            self.line.hang_up(GONE)

    def close(self) -> None:
        """The connection is gone: watch nothing any more."""
        for code in self.watched:
            self.hub.unwatch(code, self)
        self.watched = set()
        self.closed = True
        self._inbox.clear()
        for hint in self._hints:
            hint.cancel()

    # -- in ----------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Take a message, to be done after those before it; nothing that a client sends closes the connection."""
        self._inbox.append(data)
        if not self.busy:
            self._work()
        elif len(self._inbox) == INBOX_MOST:
            self.line.listen(False)

    def _work(self) -> None:
        """Do what waits, until one takes its time."""
        while self._inbox and not self.busy:
            if len(self._inbox) == INBOX_MOST:
                self.line.listen(True)
            self._begin(self._inbox.pop(0))

    def _begin(self, data: bytes) -> None:
        """Begin to do what a message asks for; the end may come later."""
        self.hub.metrics.messages += 1
        try:
            ask = self._read(data)
        except Refused as refusal:
            self._refuse(_id_in(data), refusal)
            return
        self.busy = True
        try:
            self._do(ask)
        except Exception as error:
            self._conclude(ask, error)
            self.busy = False

    def _do(self, ask: wire.AnyAsk) -> None:
        """Moves are many, and need no task of their own; all else may."""
        if isinstance(ask, wire.Act):
            now = self.hub.now()
            self.hub.change_soon(
                ask.table,
                lambda table: playing.act(table, self.person, ask.seat, ask.action, ask.seq, now, ask.lag),
                lambda found: self._end(ask, found),
            )
        else:
            task = self.hub.in_background(getattr(self, HANDLERS.get(type(ask), "_change"))(ask))
            task.add_done_callback(lambda done: self._end(ask, None if done.cancelled() else done.exception()))

    def _end(self, ask: wire.AnyAsk, found: Room | BaseException | None) -> None:
        """A message was done: go on to the next one."""
        self._conclude(ask, found)
        self.busy = False
        self._work()

    def _conclude(self, ask: wire.AnyAsk, found: Room | BaseException | None) -> None:
        """Answer a message, if that is still to be done: with where the table stands, or why nothing happened."""
        if isinstance(found, Room):
            self.answer(wire.Done(id=ask.id, seq=found.table.seq))
        elif isinstance(found, playing.Stale) and isinstance(ask, wire.Act | wire.TakeBack):
            self._late(ask)
        elif isinstance(found, Refused):
            self._refuse(ask.id, found)
        elif found is not None:
            self.hub.metrics.failures.inc()
            log.error("a message failed", exc_info=found)
            self._refuse(ask.id, BadRequest("our-fault"))

    def _late(self, ask: wire.Act | wire.TakeBack) -> None:
        """What was asked for was meant for a moment that is past: the answer is the present."""
        room = self.hub.rooms.get(ask.table)
        seq = ask.seq if room is None else room.table.seq
        if room is not None:
            room.catch_up(self, min(ask.seq, seq), self.hub.now())
        self.answer(wire.Done(id=ask.id, seq=seq, stale=True))

    def _read(self, text: bytes) -> wire.AnyAsk:
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
        if self.closed:
            self.close()
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
        room = await self.hub.change(ask.table, lambda table: decide(table, self.person, name, ask, self.hub.now()))
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


def _id_in(text: bytes) -> int:
    """The id of a message that could not be read, if at least that can."""
    try:
        return msgspec.json.decode(text[: wire.MESSAGE_MOST], type=JustId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return 0
