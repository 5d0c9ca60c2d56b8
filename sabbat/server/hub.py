"""The hub: every change of every table goes through `change`: decided, made durable, and only then visible."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sabbat.bots.pool import BotPool
from sabbat.core.errors import BadRequest, Refused
from sabbat.server import ending, rows, seating, standins
from sabbat.server import events as ev
from sabbat.server.commits import Conflict, StorageFailed
from sabbat.server.crew import Alone, Crew
from sabbat.server.ledger import Page
from sabbat.server.metrics import Metrics
from sabbat.server.minder import BOT_PACE, Minder
from sabbat.server.people import People, remember, remembered
from sabbat.server.playing import Stale
from sabbat.server.rooms import Listener, Room
from sabbat.server.rounds import calmly, every
from sabbat.server.store import Store
from sabbat.server.table import Table, rebuild

log = logging.getLogger("sabbat.server")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TRIES = 8
HEARTBEAT = 5.0
"""Seconds between two notes that the server is alive."""
PULSE = 2 * HEARTBEAT * 1000
"""While another worker was alive so many milliseconds ago, the house was not down."""

T = TypeVar("T")
Decide = Callable[[Table], list[ev.AnyEvent]]
Then = Callable[[Room | BaseException], None]
UNLISTED = (ev.Moved, ev.Said)
"""What changes nothing that lists say."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def new_code(public: bool) -> str:
    """A table's code; nobody guesses that of a private one."""
    return "".join(secrets.choice(LETTERS) for _ in range(8 if public else 16))


class Hub:
    """The tables that are being cared for."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        *,
        now: Callable[[], int] = wall_clock,
        bot_pace: float = BOT_PACE,
        metrics: Metrics | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.store = store
        self.pool = pool
        self.people = People(store)
        self.now = now
        self.metrics = metrics or Metrics()
        self.crew = crew or Alone()
        self.minder = Minder(self, pool, bot_pace)
        self.rooms: dict[str, Room] = {}
        self.down = (0, 0)
        """From when to when the server was last down."""
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._quiet: dict[str, int] = {}
        """Tables of which nothing was to be expected, and their last event then."""
        self._heart: asyncio.Task[None] | None = None

    # -- the life of a server ----------------------------------------------------------------------

    async def open(self) -> None:
        """Go on where the house was left: clocks are credited, bots think again."""
        now = self.now()
        alive = int(await remembered(self.store, "alive", str(now)))
        self.down = (alive if self.crew.alone or now - alive > PULSE else now, now)
        if not self.crew.alone:
            await remember(self.store, "alive", str(now))
        await self.crew.open(self)
        self._heart = asyncio.create_task(every(HEARTBEAT, self._beat))
        self.in_background(calmly(self.wake))

    async def close(self) -> None:
        """Finish what is being written down; think no more."""
        self.closing = True
        if self._heart is not None:
            self._heart.cancel()
        for room in self.rooms.values():
            self.minder.calm(room)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:
                pass
        await self.crew.close()
        try:
            await remember(self.store, "alive", str(self.now()))
        except StorageFailed:
            log.warning("the hour of closing could not be written down")

    async def _beat(self) -> None:
        self._tidy()
        await remember(self.store, "alive", str(self.now()))

    async def wake(self) -> None:
        """Care for matches where something may happen by itself, unless another worker does."""
        stirring = await self.store.stirring()
        self._quiet = {code: seq for code, seq in self._quiet.items() if stirring.get(code) == seq}
        wanting = [code for code in stirring if code not in self.rooms and code not in self._quiet]
        for code in await self.crew.claim(wanting):
            await self.room(code)

    def _tidy(self) -> None:
        """Let go of rooms that nobody would miss."""
        for room in [room for room in self.rooms.values() if room.idle]:
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        code = room.table.code
        del self.rooms[code]
        self.crew.leave(code)
        if not self.crew.alone:
            self._quiet[code] = room.table.seq

    def in_background(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Work that is finished before the hub closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- rooms -------------------------------------------------------------------------------------

    async def room(self, code: str, known: list[ev.AnyEvent] | None = None) -> Room:
        """The room of a table: in memory, or rebuilt from its events, if need be read; BadRequest if there are none."""
        if code in self.rooms:
            return self.rooms[code]
        lock = self._loading.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.rooms:
                await self._load(code, known)
        return self.rooms[code]

    async def _load(self, code: str, known: list[ev.AnyEvent] | None) -> None:
        """Read a table; with other workers about, hear of it then, and read what happened in between."""
        events = known or await self.store.events(code)
        self._loading.pop(code, None)
        if not events:
            raise BadRequest("no-table")
        room = Room(rebuild(code, events))
        await self._let_in(room)
        if not self.crew.alone:
            async with room.lock:
                await self._follow(room)
        await self._credit(room)
        self.minder.see_to(room)

    async def _let_in(self, room: Room) -> None:
        """Care for a table from now on."""
        await self.crew.join(room.table.code)
        self.rooms[room.table.code] = room
        room.sure = self.crew.sure
        room.count_absent(self.now())

    async def _credit(self, room: Room) -> None:
        """Give back the time in which the server was down, once."""
        clock, (gone, back) = room.table.clock, self.down
        if clock is None or clock.running is None or clock.since >= back or room.table.credited_at >= back:
            return
        pause = back - max(gone, clock.since, room.table.credited_at)
        await self.change(room.table.code, lambda table: standins.credit(table, pause, self.now()))

    async def renew(self, code: str) -> None:
        """Rebuild a table from the store: words of its past were taken out there."""
        await self.reread(code)
        self.crew.renewed(code)

    async def reread(self, code: str) -> None:
        room = self.rooms.get(code)
        if room is not None:
            async with room.lock:
                room.table = rebuild(code, await self.store.events(code))

    # -- change ------------------------------------------------------------------------------------

    async def open_table(self, setup: ev.Setup, host: str, *steps: Decide) -> Room:
        """A new table, and the first steps at it; all of them, or nothing if one is refused."""
        code = new_code(setup.public)
        events = seating.open_table(setup, host, secrets.token_bytes(32), self.now())
        table = rebuild(code, events)
        for step in steps:
            more = step(table)
            table.apply_all(more)
            events += more
        return await self._found(code, events)

    async def _found(self, code: str, events: list[ev.AnyEvent]) -> Room:
        room = Room(rebuild(code, events))
        await self.store.append(code, 1, events, rows.listing(room.table, self.now()))
        await self._let_in(room)
        self.metrics.tables.inc()
        self.minder.see_to(room)
        return room

    async def rematch(self, code: str, person: str) -> str:
        """The table where the same people meet again, opened by whoever asks first."""
        next_code, secret = new_code((await self.room(code)).table.setup.public), secrets.token_bytes(32)
        there: list[ev.AnyEvent] = []

        def decide(table: Table) -> list[ev.AnyEvent]:
            here, there[:] = ending.rematch(table, person, next_code, secret, self.now())
            return here

        def opening() -> Page:
            return Page(next_code, 1, there, rows.listing(rebuild(next_code, there), self.now()))

        room = await asyncio.shield(self.in_background(self._change(code, decide, opening)))
        assert room.table.rematch is not None
        if there and room.table.rematch == next_code:
            await self.room(next_code, there)
        return room.table.rematch

    async def change(self, code: str, decide: Decide) -> Room:
        """Let something happen at a table, if `decide` agrees; it is durable when this returns.

        Whoever asks may go away meanwhile: what was begun is finished.
        """
        return await asyncio.shield(self.in_background(self._change(code, decide)))

    async def _change(self, code: str, decide: Decide, beside: Callable[[], Page] | None = None) -> Room:
        room = await self.room(code)
        async with room.lock:
            for _ in range(TRIES):
                try:
                    events = decide(room.table)
                    if not events:
                        return room
                    await self._append(room, events, *([] if beside is None else [beside()]))
                except Conflict:
                    self.metrics.conflicts.inc()
                    await self._follow(room)
                except (Refused, Stale) as refusal:
                    if self.crew.alone or isinstance(refusal, StorageFailed) or not await self._follow(room):
                        raise
                else:
                    self._happened(room, events)
                    self.crew.happened(code, room.table.seq - len(events) + 1, events)
                    return room
        raise StorageFailed("storage-failed", why="conflict")

    def change_soon(self, code: str, decide: Decide, then: Then) -> None:
        """What `change` does, without the cost of a task where nobody is in the way: moves come this way.

        `then` hears the room, or why nothing happened; what `decide` refuses at once is raised.
        """
        room = self.rooms.get(code)
        if room is None or not self.crew.alone or not room.lock.enter():
            self._change_later(code, decide, then)
            return
        try:
            events = decide(room.table)
        except BaseException:
            room.lock.leave()
            raise
        self.store.keep_soon(self._page(room, events), lambda failure: self._kept(room, events, failure, decide, then))

    def _change_later(self, code: str, decide: Decide, then: Then) -> None:
        """Change a table in a task of its own."""
        task = self.in_background(self._change(code, decide))
        task.add_done_callback(lambda done: None if done.cancelled() else then(done.exception() or done.result()))

    def _kept(
        self, room: Room, events: list[ev.AnyEvent], failure: Exception | None, decide: Decide, then: Then
    ) -> None:
        """What was decided is durable, or could not be kept; if somebody else was first, it is decided anew."""
        try:
            if failure is None:
                self._happened(room, events)
        except Exception as error:
            failure = error
        finally:
            room.lock.leave()
        if isinstance(failure, Conflict):
            self._change_later(room.table.code, decide, then)
        else:
            then(failure or room)

    async def _append(self, room: Room, events: list[ev.AnyEvent], *beside: Page) -> None:
        """Write events down, and perhaps those of another table with them."""
        await self.store.keep(self._page(room, events), *beside)

    def _page(self, room: Room, events: list[ev.AnyEvent]) -> Page:
        """Events as they are kept, with what lists say of the table if these events may change it."""
        listing = None
        if any(type(event) not in UNLISTED for event in events):
            listing = rows.listing(room.table.foresee(events), self.now())
        return Page(room.table.code, room.table.seq + 1, events, listing)

    async def _follow(self, room: Room) -> bool:
        """What other workers wrote has happened; False if that is nothing."""
        events = await self.store.events(room.table.code, room.table.seq)
        if events:
            self._happened(room, events)
        return bool(events)

    async def hear(self, room: Room, first: int, events: list[ev.AnyEvent]) -> None:
        """Another worker says what has happened; if something is missing before it, that is read."""
        async with room.lock:
            known = room.table.seq + 1 - first
            if known < 0:
                await self._follow(room)
            elif events[known:]:
                self._happened(room, events[known:])

    async def look(self) -> None:
        """Read what other workers did at the tables in memory."""
        for code in await self.store.newer({code: room.table.seq for code, room in self.rooms.items()}):
            room = self.rooms.get(code)
            if room is not None:
                async with room.lock:
                    await self._follow(room)

    def _happened(self, room: Room, events: list[ev.AnyEvent]) -> None:
        """Now it is visible."""
        self.metrics.events += len(events)
        seats_changed = False
        for event in events:
            if isinstance(event, ev.Moved):
                self.metrics.moves += event.seat is not None
            elif isinstance(event, (ev.Started, ev.Sat, ev.Left)):
                seats_changed = True
        room.happen(events, self.now())
        if seats_changed:
            self.presence_changed(room)
        else:
            self.minder.see_to(room)

    # -- listening ---------------------------------------------------------------------------------

    async def watch(self, code: str, listener: Listener, seq: int) -> Room:
        """Somebody listens: first to what they missed; who was away is back."""
        room = await self.room(code)
        if seq > room.table.seq and not self.crew.alone:
            async with room.lock:
                await self._follow(room)
        room.catch_up(listener, seq, self.now())
        room.listeners.add(listener)
        self._presence(room)
        if any(room.table.chairs[seat].stand_in for seat in room.table.seats_of(listener.person)):
            await self.change(code, lambda table: standins.come_back(table, listener.person, self.now()))
        return room

    def unwatch(self, code: str, listener: Listener) -> None:
        room = self.rooms.get(code)
        if room is not None and listener in room.listeners:
            room.listeners.discard(listener)
            self._presence(room)
            if room.table.status == "over" and room.idle:
                self._let_go(room)

    def _presence(self, room: Room) -> None:
        """Somebody of ours came or went."""
        self.crew.present(room)
        self.presence_changed(room)

    def presence_changed(self, room: Room) -> None:
        """Somebody came or went, here or elsewhere."""
        room.count_absent(self.now())
        room.tell_presence()
        self.minder.see_to(room)
