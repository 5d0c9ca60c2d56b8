"""One client's connection: its messages are decoded, handed to the hub, and answered; the news come in between."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from sabbat.bots.pool import Advice
from sabbat.core.errors import BadRequest, Refused
from sabbat.locales import Naming, naming, preferred, speech
from sabbat.server.live.change import Decide
from sabbat.server.live.hub import Hub
from sabbat.server.live.news import encode
from sabbat.server.live.perspective import catch_up
from sabbat.server.live.quotas import Owner
from sabbat.server.live.timing import Bucket, ticks
from sabbat.server.net import messages
from sabbat.server.storage.people import Person
from sabbat.server.table import banning, chat, ending, playing, seating, stand_ins, takebacks
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table

log = logging.getLogger("sabbat.server")
INBOX_MOST = 50
"""The most messages of a client that wait; then the server stops reading from it."""
PING_MOST = 100
"""A ping has fewer bytes."""
WATCH_MOST = 50
CODES = {"restart": 1012, "slow": 1013, "flood": 4429, "blocked": 4403, "silent": 4408}
"""The close code of each reason for which the server closes a connection."""
COMING_AND_GOING = {messages.Sit, messages.Leave, messages.PlaceBot, messages.Change, messages.Mute, messages.Ban}
"""Messages that have a stricter limit: everybody at the table is told of each."""


class JustId(msgspec.Struct):
    """What is read of a message that cannot be read."""

    id: int = 0


class Client(Protocol):
    """A connection to a client."""

    def tell(self, message: bytes) -> bool:
        """Send a message soon; False if too much waits for this client already."""

    def hang_up(self, code: int) -> None:
        """Close after sending what waits."""

    def listen(self, on: bool) -> None:
        """Resume or pause reading."""

    def check(self) -> None:
        """Close if the client has been silent for too long."""


class Session:
    """Somebody's connection, and the tables that it watches. Messages are handled one after the other."""

    __slots__ = (
        "_answering",
        "_ended",
        "_hints",
        "_inbox",
        "bucket",
        "busy",
        "busy_since",
        "client",
        "closed",
        "frames",
        "greeted",
        "hub",
        "owner",
        "parted",
        "person",
        "since",
        "speech",
        "watched",
    )

    def __init__(
        self,
        hub: Hub,
        client: Client,
        person: str,
        language: str,
        bucket: Bucket,
        *,
        address: str = "?",
        ended: Callable[["Session"], None] | None = None,
    ) -> None:
        """`ended` is called when the connection is gone."""
        self.hub = hub
        self.client = client
        self.person = person
        self.speech = speech(language)
        self.bucket = bucket
        self.owner = Owner(person, address)
        self.greeted = False
        self.since = time.monotonic()
        self.frames = False
        self.watched: set[str] = set()
        self.closed = False
        self.parted = False
        self.busy = False
        """Whether a message is being handled."""
        self.busy_since = 0.0
        self._answering = 0
        """The id of that message; 0 if there is none, or once its sender was told that it takes long."""
        self._inbox: list[bytes] = []
        self._hints: list[asyncio.Task[Advice]] = []
        self._ended = ended

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Send a message; a client that does not listen is sent away."""
        if not self.parted and not self.client.tell(message):
            self.part("slow")

    def answer(self, message: messages.AnyMessage) -> None:
        self.tell(encode(message))

    def part(self, reason: str) -> None:
        """Say goodbye and close after sending what waits."""
        if not self.parted:
            self.close()
            self.client.tell(encode(messages.Bye(reason=reason)))
            self.parted = True
            self.client.hang_up(CODES[reason])

    def shut(self, code: str, why: BadRequest) -> None:
        """Tell the client that it may not watch a table any more."""
        self.watched.discard(code)
        self.answer(messages.Shut(table=code, code=why.reason, message=self.speech.explain(why)))

    def tell_waiting(self) -> None:
        """The answer takes long: tell the client so, once."""
        if self._answering:
            message = self.speech.explain(BadRequest("storage-slow"))
            self.answer(messages.Waiting(id=self._answering, message=message))
            self._answering = 0

    def flooded(self) -> None:
        """Close a connection that sent far too much."""
        self.hub.metrics.refused.labels("flood").inc()
        log.warning("a connection was closed because it sent far too much", extra={"address": self.owner.address})
        self.part("flood")

    def end(self) -> None:
        """The connection is gone."""
        self.close()
        if self._ended is not None:
            self._ended(self)

    def close(self) -> None:
        """Watch nothing any more."""
        for code in self.watched:
            self.hub.unwatch(code, self)
        self.watched = set()
        self.closed = True
        self._inbox.clear()
        for hint in list(self._hints):
            hint.cancel()

    # -- in ----------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Queue a message behind those that wait; nothing in a message closes the connection."""
        if self.closed:
            return
        if self.busy and len(data) < PING_MOST and b'"ping"' in data and self._ping_meanwhile(data):
            return
        self._inbox.append(data)
        if not self.busy:
            self.busy = True
            self.hub.begin(self._handle_all())
        elif len(self._inbox) == INBOX_MOST:
            self.client.listen(False)

    def _ping_meanwhile(self, data: bytes) -> bool:
        """Answer a ping though another message is being handled: a slow store is no dead connection."""
        try:
            ask = messages.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            return False
        if not isinstance(ask, messages.Ping) or not self.greeted or not self.bucket.take(ticks()):
            return False
        self.answer(messages.Pong(id=ask.id, now=self.hub.now()))
        return True

    async def _handle_all(self) -> None:
        """Handle the queued messages, one after the other; if one fails, answer with the reason."""
        while self._inbox:
            if len(self._inbox) == INBOX_MOST:
                self.client.listen(True)
            data, ask = self._inbox.pop(0), None
            self.hub.metrics.messages += 1
            try:
                ask = self._decode(data)
                self.busy_since, self._answering = time.monotonic(), ask.id
                await HANDLERS.get(type(ask), Session._change)(self, ask)
            except Exception as failure:
                self._fail(_id_in(data) if ask is None else ask.id, ask, failure)
            self._answering = 0
        self.busy = False

    def _fail(self, id: int, ask: messages.AnyAsk | None, failure: BaseException) -> None:
        """Answer that a message changed nothing, and why."""
        if isinstance(failure, playing.Stale) and isinstance(ask, messages.Act | messages.TakeBack):
            self._late(ask)
        elif isinstance(failure, Refused):
            self._refuse(id, failure, self._called(ask))
        else:
            self.hub.metrics.failures.inc()
            log.error("a message failed", exc_info=failure)
            self._refuse(id, BadRequest("our-fault"))

    def _late(self, ask: messages.Act | messages.TakeBack) -> None:
        """Answer an action that comes too late: send the news that its sender had not seen."""
        room = self.hub.rooms.get(ask.table)
        seq = ask.seq if room is None else room.table.seq
        if room is not None:
            catch_up(room, self, min(ask.seq, seq), self.hub.now())
        self.answer(messages.Done(id=ask.id, seq=seq, stale=True))

    def _decode(self, text: bytes) -> messages.AnyAsk:
        if not self.bucket.take(ticks()):
            raise BadRequest("too-fast")
        if len(text) > messages.MESSAGE_MOST:
            raise BadRequest("too-long", most=messages.MESSAGE_MOST)
        try:
            ask = messages.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadRequest("bad-message", why=str(error)) from None
        if not self.greeted and not isinstance(ask, messages.Hello):
            raise BadRequest("no-hello")
        if type(ask) in COMING_AND_GOING:
            self.hub.quotas.seating(self.owner)
        return ask

    def _called(self, ask: messages.AnyAsk | None) -> Naming | None:
        """What the seats of a table are called in a refusal of an action."""
        room = self.hub.rooms.get(ask.table) if isinstance(ask, messages.Act) else None
        if room is None or not isinstance(ask, messages.Act):
            return None
        chairs = room.table.chairs
        return naming([self.speech.say(f"level-{c.bot}-name") if c.bot else c.name for c in chairs], ask.seat)

    def _refuse(self, id: int, error: Refused, called: Naming | None = None) -> None:
        self.hub.metrics.refused.labels(error.reason).inc()
        clause = getattr(error, "clause", None)
        message = self.speech.explain(error, spoken=True, called=called)
        self.answer(messages.Wrong(id=id, code=error.reason, message=message, clause=clause))

    async def _hello(self, ask: messages.Hello) -> None:
        if ask.version != messages.VERSION:
            raise BadRequest("other-version", version=ask.version, allowed=messages.VERSION)
        self.greeted = True
        self.frames = ask.frames
        self.speech = speech(preferred(ask.lang))
        self.answer(messages.Welcome(id=ask.id, version=messages.VERSION, you=await self._me(), now=self.hub.now()))

    async def _me(self) -> Person:
        return await self.hub.people.meet(self.person)

    async def _ping(self, ask: messages.Ping) -> None:
        self.answer(messages.Pong(id=ask.id, now=self.hub.now()))

    async def _watch(self, ask: messages.Watch) -> None:
        if ask.table not in self.watched and len(self.watched) >= WATCH_MOST:
            raise BadRequest("too-many-tables", most=WATCH_MOST)
        room = await self.hub.watch(ask.table, self, ask.seq)
        self.watched.add(ask.table)
        if self.closed:
            self.close()
        self.answer(messages.Done(id=ask.id, seq=room.table.seq))

    async def _unwatch(self, ask: messages.Unwatch) -> None:
        self.watched.discard(ask.table)
        self.hub.unwatch(ask.table, self)
        self.answer(messages.Done(id=ask.id))

    # -- changes -----------------------------------------------------------------------------------

    def _change(self, ask: Any) -> Awaitable[None]:
        """Handle a message that changes a table as `decide` says."""
        now = self.hub.now()
        return self._change_table(ask, lambda table: decide(table, self.person, ask, now))

    async def _change_table(self, ask: Any, decide: Decide) -> None:
        """Let the hub decide, store and show a change; then answer with the number of the last event."""
        room = await self.hub.change(ask.table, decide)
        self.answer(messages.Done(id=ask.id, seq=room.table.seq))

    async def _sit(self, ask: messages.Sit) -> None:
        me, now = await self._me(), self.hub.now()
        sit = partial(seating.sit, hat=me.hat, nonce=ask.nonce)
        await self._change_table(ask, lambda table: sit(table, me.id, me.name, ask.seat, now))

    async def _say(self, ask: messages.Say) -> None:
        me, now = await self._me(), self.hub.now()
        await self._change_table(ask, lambda table: chat.say(table, me.id, me.name, ask.text, now, nonce=ask.nonce))

    async def _start(self, ask: messages.Start) -> None:
        self.hub.may_start((await self.hub.room(ask.table)).table, self.owner)
        await self._change(ask)

    async def _rematch(self, ask: messages.Rematch) -> None:
        code = await self.hub.rematch(ask.table, self.person, self.owner.address)
        self.answer(messages.Done(id=ask.id, table=code))

    # -- questions ---------------------------------------------------------------------------------

    async def _hint(self, ask: messages.Hint) -> None:
        table = (await self.hub.room(ask.table)).table
        stand_ins.hint_allowed(table, self.person, ask.seat)
        if not table.assisted:
            now = self.hub.now()
            table = (await self.hub.change(ask.table, lambda t: stand_ins.helped(t, self.person, ask.seat, now))).table
        hint, seq = self.hub.hints.ask(table, self.person, ask.seat), table.seq
        self._hints.append(hint)
        hint.add_done_callback(lambda done: self._hinted(ask, seq, done))

    def _hinted(self, ask: messages.Hint, seq: int, hint: "asyncio.Task[Advice]") -> None:
        self._hints.remove(hint)
        if hint.cancelled():
            return
        failure = hint.exception()
        if failure is not None:
            self._fail(ask.id, ask, failure)
        else:
            self.answer(_hinted(ask, seq, hint.result()))

    async def _previews(self, ask: messages.Previews) -> None:
        table = (await self.hub.room(ask.table)).table
        found = playing.previews(table, self.person, ask.seat)
        self.answer(messages.Previewed(id=ask.id, table=ask.table, seat=ask.seat, seq=table.seq, previews=found))


def _hinted(ask: messages.Hint, seq: int, advice: Advice) -> messages.Hinted:
    chance = None if advice.chance is None else round(advice.chance, 2)
    return messages.Hinted(id=ask.id, table=ask.table, seat=ask.seat, seq=seq, action=advice.action, chance=chance)


def decide(table: Table, person: str, ask: Any, now: int) -> list[ev.AnyEvent]:
    """The events that a message leads to, or the refusal."""
    match ask:
        case messages.Act():
            return playing.act(table, person, ask.seat, ask.action, ask.seq, now, ask.lag)
        case messages.Leave():
            return seating.leave(table, person, ask.seat, now)
        case messages.PlaceBot():
            return seating.place_bot(table, person, ask.seat, ask.level, now)
        case messages.Change():
            return seating.change(table, person, ask.setup, now)
        case messages.Start():
            return playing.start(table, person, now)
        case messages.Mute():
            return chat.mute(table, person, ask.person, ask.on, now)
        case messages.Ban():
            return banning.ban(table, person, ask.person, ask.on, now)
        case messages.TakeBack():
            return takebacks.ask(table, person, ask.seat, ask.seq, now)
        case messages.Answer():
            return takebacks.answer(table, person, ask.yes, now)
        case messages.Resign():
            return ending.resign(table, person, ask.seat, now)
        case messages.Return():
            return stand_ins.come_back(table, person, now)
    raise BadRequest("bad-message", why=type(ask).__name__)


HANDLERS: Final[dict[type, Callable[[Session, Any], Awaitable[None]]]] = {
    messages.Hello: Session._hello,
    messages.Watch: Session._watch,
    messages.Unwatch: Session._unwatch,
    messages.Sit: Session._sit,
    messages.Say: Session._say,
    messages.Start: Session._start,
    messages.Rematch: Session._rematch,
    messages.Hint: Session._hint,
    messages.Previews: Session._previews,
    messages.Ping: Session._ping,
}
"""Which method handles a kind of message; all other kinds change a table as `decide` says."""


def _id_in(text: bytes) -> int:
    """The id of a message that could not be read, if at least that can."""
    try:
        return msgspec.json.decode(text[: messages.MESSAGE_MOST], type=JustId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return 0
