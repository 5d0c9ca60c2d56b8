"""Several workers of one house: they exchange events over Redis and share the work by leases.

While Redis is down, each worker polls the store for what the others did. The store decides in any case.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from sabbat.server.live.background import calmly, every
from sabbat.server.live.leases import Leases
from sabbat.server.live.redis_bus import RedisBus
from sabbat.server.live.rooms import Room
from sabbat.server.live.worker_messages import (
    Happened,
    HeldTable,
    Holding,
    Released,
    Renewed,
    WorkerMessage,
    decode,
    encode,
)
from sabbat.server.storage.people import remembered
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub

log = logging.getLogger("sabbat.server")
RENEW = 0.6
"""Seconds between two renewals of leases."""
LOOK = 0.2
"""Seconds between two polls of the store while Redis is down or hangs …"""
LOOK_ANYWAY = 5.0
"""… and while it is up, in case a message was lost. After Redis is back, it is not trusted for so long."""
GREET = 10.0
"""Seconds between two messages about who is at a table …"""
GONE = 30_000
"""… and milliseconds after which they no longer count."""
WAKE = 10.0
"""Seconds between two searches for tables whose bots and clocks no worker runs."""


class RedisCluster:
    """The cluster as one worker sees it, over Redis."""

    alone = False

    def __init__(self, store: Store, redis: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self.store = store
        self.leases = Leases(store, self.id)
        self.bus = RedisBus(redis, self._receive, self._bus_changed, self._worker_gone)
        self._hub: Hub | None = None
        self._house = ""
        self._others: dict[str, set[str]] = {}
        """For each of our tables, the other workers that have it in memory."""
        self._wished: set[str] = set()
        self._hurry = asyncio.Event()
        self._distrusted_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def hub(self) -> "Hub":
        assert self._hub is not None
        return self._hub

    @property
    def sure(self) -> bool:
        return self.bus.up

    async def open(self, hub: "Hub") -> None:
        self._hub = hub
        house = await remembered(self.store, "house", secrets.token_urlsafe(9))
        self._house = f"sabbat:{house}"
        self.bus.open(self._channel(self.id), self._house)
        loops = (self._renew_soon(), every(GREET, self._greet), self._look(), every(WAKE, hub.wake))
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for code in list(self._others):
            self._release(code)
        await self.bus.close()
        await calmly(self.leases.release, self.leases.taken)

    # -- sending -----------------------------------------------------------------------------------

    def _channel(self, worker: str) -> str:
        return f"{self._house}:{worker}"

    def _send(self, code: str, message: WorkerMessage) -> None:
        """Send a message, encoded once, to the workers that have a table in memory."""
        if others := self._others.get(code):
            data = encode(message)
            for worker in others:
                self.bus.publish(self._channel(worker), data)

    def _announce(self, tables: list[HeldTable]) -> None:
        """Tell all workers which tables we have in memory; those that have one of them, too, answer."""
        self.bus.publish(self._house, encode(Holding(self.id, tables, ask=True)))

    async def join(self, code: str) -> None:
        """Announce a table. The others answer with their last event, so that nothing they did before is missed."""
        self._others[code] = set()
        self._announce([HeldTable(code, 0, [])])

    def leave(self, code: str) -> None:
        self._wished.discard(code)
        self._release(code)
        if self.leases.holds(code):
            self.hub.begin(calmly(self.leases.release, [code]))

    def _release(self, code: str) -> None:
        self._send(code, Released(self.id, code))
        self._others.pop(code, None)

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        self._send(code, Happened(code, first, list(events)))

    def renewed(self, code: str) -> None:
        self._send(code, Renewed(code))

    def present(self, room: Room) -> None:
        self._send(room.table.code, Holding(self.id, [_held(room)]))

    async def _greet(self) -> None:
        """Announce our tables again; if Redis is up, forget workers that have been silent for long."""
        self._announce([_held(room) for room in self.hub.rooms.values()])
        for room in list(self.hub.rooms.values()):
            if self.bus.up and room.forget_elsewhere(self.hub.now() - GONE):
                self.hub.presence_changed(room)

    # -- receiving ---------------------------------------------------------------------------------

    def _receive(self, data: bytes) -> None:
        """Handle the messages of a bundle; one that fails spoils no other."""
        try:
            messages = decode(data)
        except msgspec.DecodeError:
            log.warning("a message of a worker of another version cannot be read")
            return
        for message in messages:
            try:
                self._handle(message)
            except Exception:
                log.exception("a message of another worker failed")

    def _handle(self, message: WorkerMessage) -> None:
        match message:
            case Happened():
                if message.code in self.hub.rooms:
                    self.hub.changes.receive(self.hub.rooms[message.code], message.first, message.events)
            case Renewed():
                self.hub.begin(calmly(self.hub.reread, message.code))
            case Released():
                self._others.get(message.code, set()).discard(message.worker)
                if message.code in self.hub.rooms:
                    self._met(self.hub.rooms[message.code], message.worker, [])
            case Holding():
                if message.worker != self.id:
                    self._learn(message)

    def _learn(self, message: Holding) -> None:
        """Another worker announced its tables. It is answered about those we share, if it asks or is new to us."""
        common = [one for one in message.tables if one.code in self._others and one.code in self.hub.rooms]
        ours = [(self.hub.rooms[one.code], one) for one in common]
        told = [room for room, one in ours if message.ask or message.worker not in self._others[one.code]]
        for room, one in ours:
            self._others[one.code].add(message.worker)
            if one.seq > room.table.seq:
                self.hub.changes.receive(room, one.seq + 1, [])
            if one.seq:
                self._met(room, message.worker, one.people)
        if told:
            answer = Holding(self.id, [_held(room) for room in told])
            self.bus.publish(self._channel(message.worker), encode(answer))

    def _met(self, room: Room, worker: str, people: list[str]) -> None:
        if room.hear_elsewhere(worker, set(people), self.hub.now()):
            self.hub.presence_changed(room)

    def _worker_gone(self, channel: str) -> None:
        """A worker has gone. Its people may reconnect to another one; it may itself come back."""
        gone = channel.rpartition(":")[2]
        for others in self._others.values():
            others.discard(gone)

    def _bus_changed(self) -> None:
        """Redis went down or came back. Without it nobody counts as away; when it is back, announce our tables."""
        if self.bus.up:
            self._announce([_held(room) for room in self.hub.rooms.values()])
        for room in self.hub.rooms.values():
            room.sure = self.bus.up
            room.refresh_elsewhere(self.hub.now())
            self.hub.presence_changed(room)

    async def _look(self) -> None:
        """Poll the store for what others did: often while Redis is down or hangs, and for a while after it is back."""
        waited = 0.0
        while True:
            await asyncio.sleep(LOOK)
            waited += LOOK
            if self._distrustful or waited >= LOOK_ANYWAY:
                waited = 0.0
                await calmly(self.hub.look)

    @property
    def _distrustful(self) -> bool:
        """Whether Redis is down or silent, or was a moment ago."""
        if not self.bus.up or self.bus.silent:
            self._distrusted_at = time.monotonic()
        return time.monotonic() - self._distrusted_at < LOOK_ANYWAY

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
        """Renew our leases and take those we asked for; a new request is served at once."""
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
                self.hub.autoplay.see_to(self.hub.rooms[code])
        await self.hub.care_for(await self.leases.lapsed())


def _held(room: Room) -> HeldTable:
    return HeldTable(room.table.code, room.table.seq, sorted(room.people_here))
