"""The one way in which a table changes: check, decide, keep, show. `change` reads from top to bottom; to show events,
`perspective.happen` applies them to the table and tells every listener what it may know.

A change holds the lock of its table from the decision until everybody was told. Nobody is told anything before it is
on the disk. Whoever asked for a change may go away: what was begun is finished.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from sabbat.core.errors import Refused
from sabbat.server.live import perspective
from sabbat.server.live.background import calmly
from sabbat.server.live.rooms import Room
from sabbat.server.storage import listings
from sabbat.server.storage.commits import Conflict, StorageFailed, WriterDied
from sabbat.server.storage.store import Append
from sabbat.server.table import events as ev
from sabbat.server.table.playing import Stale
from sabbat.server.table.table import Table

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub

TRIES = 8
"""How often a change is decided anew because another worker was first."""

T = TypeVar("T")
Decide = Callable[[Table], list[ev.AnyEvent]]
"""Reads a table and answers with the events that are to happen, or raises the refusal."""


class Changes:
    """Changes the tables of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.store = hub.store
        self.cluster = hub.cluster
        self.rooms = hub.rooms
        self._begun: set[asyncio.Task[Any]] = set()

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        """The loop of this server; to look for it takes a system call."""
        return asyncio.get_running_loop()

    async def change(self, code: str, decide: Decide, beside: Callable[[], Append] | None = None) -> Room:
        """Let something happen at a table, if `decide` agrees; `beside` is stored with it, or neither is.

        When this returns, the events are durable, and every listener was told.
        """
        if asyncio.current_task(self._loop) not in self._begun:
            return await asyncio.shield(self.begin(self.change(code, decide, beside)))
        room = self.rooms.get(code) or await self.hub.room(code)
        async with room.lock:
            if self.rooms.get(code) is not room:  # the hub let go of it while we waited
                return await self.change(code, decide, beside)
            for _ in range(TRIES):
                try:
                    events = decide(room.table)
                    if not events:
                        return room
                    touched = ev.touched_by(events)
                    append = self._append(room, events, touched)
                    await (self.store.keep(append) if beside is None else self.store.keep(append, beside()))
                except (Conflict, WriterDied) as failure:
                    self.hub.metrics.conflicts.inc(isinstance(failure, Conflict))
                    await self.follow(room)
                except (Refused, Stale) as refusal:
                    if self.cluster.alone or isinstance(refusal, StorageFailed) or not await self.follow(room):
                        raise
                else:
                    self._show(room, events, touched)
                    if not self.cluster.alone:
                        self.cluster.happened(code, room.table.seq - len(events) + 1, events)
                    return room
        raise StorageFailed("storage-failed", why="conflict")

    def _append(self, room: Room, events: list[ev.AnyEvent], touched: int) -> Append:
        """Events as they are stored, with the new listing of the table if they change it."""
        listing = None
        if touched & ev.LISTING:
            listing = listings.listing(room.table.seats.after_all(events), self.hub.now())
        return Append(room.table.code, room.table.seq + 1, events, listing)

    def _show(self, room: Room, events: list[ev.AnyEvent], touched: int) -> None:
        """Apply events that are durable, tell every listener, and see to what follows by itself."""
        hub = self.hub
        hub.metrics.events += len(events)
        for event in events:
            if isinstance(event, ev.Moved) and event.seat is not None:
                hub.metrics.moves += 1
        perspective.happen(room, events, touched, hub.now)
        if touched & ev.LISTING:
            hub.quotas.note(room.table)
            if any(isinstance(event, ev.Ended) for event in events):
                self.begin(calmly(hub.ratings.count))
        if touched & ev.SEATS:
            hub.presence_changed(room)
        elif _may_go_on(room):
            hub.autoplay.see_to(room)

    # -- what other workers did --------------------------------------------------------------------

    async def follow(self, room: Room) -> bool:
        """Read and show what other workers wrote; False if they wrote nothing. The caller holds the lock."""
        events = await self.store.events(room.table.code, room.table.seq)
        if events:
            self._show(room, events, ev.touched_by(events))
        return bool(events)

    def receive(self, room: Room, first: int, events: list[ev.AnyEvent]) -> None:
        """Another worker sent events; if earlier ones are missing, they are read from the store."""
        if room.lock.locked() or room.table.seq + 1 < first:
            self.begin(calmly(self._receive_later, room, first, events))
        else:
            self._show_new(room, first, events)

    async def _receive_later(self, room: Room, first: int, events: list[ev.AnyEvent]) -> None:
        async with room.lock:
            if room.table.seq + 1 < first:
                await self.follow(room)
            else:
                self._show_new(room, first, events)

    def _show_new(self, room: Room, first: int, events: list[ev.AnyEvent]) -> None:
        """Show what is new of events that follow those we know. Nobody holds the lock, or the caller does."""
        new = events[room.table.seq + 1 - first :]
        if new:
            self._show(room, new, ev.touched_by(new))

    # -- what was begun is finished ----------------------------------------------------------------

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start work that nobody may cancel: it is finished before the hub closes."""
        task = self._loop.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def finish(self) -> None:
        """Wait for all work that was begun."""
        while self._begun:
            await asyncio.gather(*self._begun, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:
                pass


def _may_go_on(room: Room) -> bool:
    """Whether something may happen next by itself: a clock runs, a bot plays, or somebody who plays is away."""
    table = room.table
    return bool(room.alarm is not None or room.absent or table.clock is not None or table.seats.has_minds)
