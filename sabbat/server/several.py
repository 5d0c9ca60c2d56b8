"""Several workers of one house: they tell each other what happened over Redis, and share the work by leases.

While Redis is away each reads the store for what the others did; the store decides in any case.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from sabbat.server import events as ev
from sabbat.server.leases import Leases
from sabbat.server.line import Line
from sabbat.server.people import remembered
from sabbat.server.rooms import Room
from sabbat.server.rounds import calmly, every
from sabbat.server.store import Store

if TYPE_CHECKING:
    from sabbat.server.hub import Hub

log = logging.getLogger("sabbat.server")
RENEW = 3.0
"""Seconds between two renewals of leases."""
LOOK = 0.5
"""Seconds between two looks at the store while Redis is away …"""
LOOK_ANYWAY = 5.0
"""… and while it is there, in case that a message was lost."""
GREET = 10.0
"""Seconds between two words about who is at a table …"""
GONE = 30_000
"""… and milliseconds after which they no longer count."""
WAKE = 10.0
"""Seconds between two looks for tables that nobody sees to."""


class Word(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a worker says to the others about a table."""

    worker: str


class Happened(Word, frozen=True, kw_only=True, tag="happened"):
    """These events are durable, as number `first` and on."""

    first: int
    events: list[ev.AnyEvent]


class Renewed(Word, frozen=True, kw_only=True, tag="renewed"):
    """Words were taken out of the past: read it anew."""


class Here(Word, frozen=True, kw_only=True, tag="here"):
    """These people are connected with me; `ask` if I want to know who is with you."""

    people: list[str]
    ask: bool = False


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Happened | Renewed | Here] = msgspec.json.Decoder(Happened | Renewed | Here)


class Several:
    """One worker's dealings with the others."""

    alone = False

    def __init__(self, store: Store, redis: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self.store = store
        self.leases = Leases(store, self.id)
        self.line = Line(redis, self._heard, self._line_changed)
        self._hub: Hub | None = None
        self._house = ""
        self._wished: set[str] = set()
        self._hurry = asyncio.Event()
        self._line_since = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def hub(self) -> "Hub":
        assert self._hub is not None
        return self._hub

    @property
    def sure(self) -> bool:
        return self.line.up

    async def open(self, hub: "Hub") -> None:
        self._hub = hub
        self._house = await remembered(self.store, "house", secrets.token_urlsafe(9))
        self.line.open()
        loops = (self._renew_soon(), every(GREET, self._greet), self._look(), every(WAKE, hub.wake))
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.hub.rooms.values():
            self._say(room.table.code, Here(worker=self.id, people=[]))
        await self.line.close()
        await calmly(self.leases.release, self.leases.taken)

    # -- telling -----------------------------------------------------------------------------------

    def _channel(self, code: str) -> str:
        return f"sabbat:{self._house}:{code}"

    def _say(self, code: str, word: Word) -> None:
        if self.line.up:
            self.line.say(self._channel(code), _encoder.encode(word))

    async def join(self, code: str) -> None:
        await self.line.join(self._channel(code))
        self._say(code, Here(worker=self.id, people=[], ask=True))

    def leave(self, code: str) -> None:
        self._wished.discard(code)
        self.hub.in_background(self.line.leave(self._channel(code)))
        if self.leases.holds(code):
            self.hub.in_background(calmly(self.leases.release, [code]))

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        self._say(code, Happened(worker=self.id, first=first, events=list(events)))

    def renewed(self, code: str) -> None:
        self._say(code, Renewed(worker=self.id))

    def present(self, room: Room) -> None:
        self._say(room.table.code, Here(worker=self.id, people=sorted(room.people_here)))

    async def _greet(self) -> None:
        """Say again who is here; forget workers that have said nothing for long, if we can hear."""
        for room in list(self.hub.rooms.values()):
            if room.listeners:
                self.present(room)
            if self.line.up and room.forget_elsewhere(self.hub.now() - GONE):
                self.hub.presence_changed(room)

    # -- hearing -----------------------------------------------------------------------------------

    def _heard(self, channel: str, message: bytes) -> None:
        room = self.hub.rooms.get(channel.rpartition(":")[2])
        if room is None:
            return
        try:
            word = _decoder.decode(message)
        except msgspec.DecodeError:
            log.warning("a worker of another version said something")
            return
        if word.worker == self.id:
            return
        match word:
            case Happened():
                self.hub.in_background(calmly(self.hub.hear, room, word.first, word.events))
            case Renewed():
                self.hub.in_background(calmly(self.hub.reread, room.table.code))
            case Here():
                self._met(room, word)

    def _met(self, room: Room, word: Here) -> None:
        if word.ask and room.listeners:
            self.present(room)
        if not word.ask and room.hear_elsewhere(word.worker, set(word.people), self.hub.now()):
            self.hub.presence_changed(room)

    def _line_changed(self) -> None:
        """Redis came or went: without it nobody is known to be away; with it again, say who is here and ask."""
        self._line_since = time.monotonic()
        for room in self.hub.rooms.values():
            room.sure = self.line.up
            room.refresh_elsewhere(self.hub.now())
            if self.line.up:
                self._say(room.table.code, Here(worker=self.id, people=[], ask=True))
                self.present(room)
            self.hub.presence_changed(room)

    async def _look(self) -> None:
        """Read what others did: often while Redis is away, and until all can be trusted to be back."""
        waited = 0.0
        while True:
            await asyncio.sleep(LOOK)
            waited += LOOK
            if self._anxious or waited >= LOOK_ANYWAY:
                waited = 0.0
                await calmly(self.hub.look)

    @property
    def _anxious(self) -> bool:
        return not self.line.up or time.monotonic() - self._line_since < LOOK_ANYWAY

    # -- sharing the work --------------------------------------------------------------------------

    def mine(self, code: str) -> bool:
        if self.leases.holds(code):
            return True
        if code not in self._wished:
            self._wished.add(code)
            self._hurry.set()
        return False

    async def claim(self, codes: Iterable[str]) -> set[str]:
        return await self.leases.take(codes)

    async def _renew_soon(self) -> None:
        """Renew what is ours and take what we wish for, at once when there is a new wish."""
        while True:
            await calmly(self._renew)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), RENEW)
            self._hurry.clear()

    async def _renew(self) -> None:
        got = await self.leases.take({*self.leases.taken, *self._wished})
        new = got & self._wished
        self._wished -= got
        for code in new:
            if code in self.hub.rooms:
                self.hub.minder.see_to(self.hub.rooms[code])
