"""The hub: every change of every table goes through `change`: decided, made durable, and only then visible."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sabbat.bots.pool import BotPool
from sabbat.core.errors import BadRequest
from sabbat.server import ending, playing, rows, seating, standins
from sabbat.server import events as ev
from sabbat.server.metrics import Metrics
from sabbat.server.people import People, remember, remembered
from sabbat.server.rooms import Listener, Room
from sabbat.server.schema import tables
from sabbat.server.store import Store
from sabbat.server.table import Table, rebuild
from sabbat.server.writer import Conflict, StorageFailed

log = logging.getLogger("sabbat.server")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TRIES = 8
HEARTBEAT = 5.0
"""Seconds between two notes that the server is alive."""
SOON = 10
"""The least milliseconds before an alarm rings: timers are not that exact."""
BOT_PACE = 0.9
"""Seconds that a bot takes at least, so that people can follow."""

Decide = Callable[[Table], list[ev.AnyEvent]]


def wall_clock() -> int:
    return int(time.time() * 1000)


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
    ) -> None:
        self.store = store
        self.pool = pool
        self.people = People(store)
        self.now = now
        self.bot_pace = bot_pace
        self.metrics = metrics or Metrics()
        self.rooms: dict[str, Room] = {}
        self.down = (0, 0)
        """From when to when the server was last down."""
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._rematching = asyncio.Lock()
        self._heart: asyncio.Task[None] | None = None

    # -- the life of a server ----------------------------------------------------------------------

    async def open(self) -> None:
        """Go on where the house was left: clocks are credited, bots think again."""
        now = self.now()
        self.down = (int(await remembered(self.store, "alive", str(now))), now)
        self._heart = asyncio.create_task(self._beat())
        self._in_background(self._wake())

    async def close(self) -> None:
        """Finish what is being written down; think no more."""
        self.closing = True
        if self._heart is not None:
            self._heart.cancel()
        for room in self.rooms.values():
            self._calm(room)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await remember(self.store, "alive", str(self.now()))
        except StorageFailed:
            log.warning("the hour of closing could not be written down")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await remember(self.store, "alive", str(self.now()))
            except StorageFailed as error:
                log.error("storage failed", extra={"why": error.facts["why"]})
            self._tidy()

    async def _wake(self) -> None:
        """Care again for the matches that were being played."""
        for listed in await self.store.listed(tables.c.status == "playing", most=10_000):
            await self.room(listed.code)

    def _tidy(self) -> None:
        """Let go of rooms that nobody would miss."""
        for code in [code for code, room in self.rooms.items() if room.idle]:
            del self.rooms[code]

    def _in_background(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- rooms -------------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The room of a table, from memory or rebuilt from its events; BadRequest if there is no such table."""
        if code in self.rooms:
            return self.rooms[code]
        lock = self._loading.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.rooms:
                events = await self.store.events(code)
                self._loading.pop(code, None)
                if not events:
                    raise BadRequest("no-table")
                self.rooms[code] = Room(rebuild(code, events))
                self.rooms[code].count_absent(self.now())
                await self._credit(self.rooms[code])
                self._schedule(self.rooms[code])
        return self.rooms[code]

    async def _credit(self, room: Room) -> None:
        """Give back the time in which the server was down, once."""
        clock, (gone, back) = room.table.clock, self.down
        if clock is None or clock.running is None or clock.since >= back or room.table.credited_at >= back:
            return
        pause = back - max(gone, clock.since)
        await self.change(room.table.code, lambda table: standins.credit(table, pause, self.now()))

    async def renew(self, code: str) -> None:
        """Rebuild a table from the store: words of its past were taken out there."""
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
        self.rooms[code] = room
        self.metrics.tables.inc()
        room.count_absent(self.now())
        self._schedule(room)
        return room

    async def rematch(self, code: str, person: str) -> str:
        """The table where the same people meet again, opened by whoever asks first."""
        room = await self.room(code)
        async with self._rematching:
            next_code, secret = new_code(room.table.setup.public), secrets.token_bytes(32)
            here, there = ending.rematch(room.table, person, next_code, secret, self.now())
            if there:
                await self._found(next_code, there)
                await self.change(code, lambda table: [] if table.rematch else here)
        assert room.table.rematch is not None
        return room.table.rematch

    async def change(self, code: str, decide: Decide) -> Room:
        """Let something happen at a table, if `decide` agrees; it is durable when this returns.

        Whoever asks may go away meanwhile: what was begun is finished.
        """
        return await asyncio.shield(self._in_background(self._change(code, decide)))

    async def _change(self, code: str, decide: Decide) -> Room:
        room = await self.room(code)
        async with room.lock:
            for _ in range(TRIES):
                events = decide(room.table)
                if not events:
                    return room
                try:
                    await self._append(room, events)
                except Conflict:
                    await self._follow(room)
                    continue
                self._happened(room, events)
                return room
        raise StorageFailed("storage-failed", why="conflict")

    async def _append(self, room: Room, events: list[ev.AnyEvent]) -> None:
        """Write events down; and what lists say, if these events may change it."""
        listing = None
        if any(not isinstance(event, (ev.Moved, ev.Said)) for event in events):
            listing = rows.listing(room.table.foresee(events), self.now())
        await self.store.append(room.table.code, room.table.seq + 1, events, listing)

    async def _follow(self, room: Room) -> None:
        """Another worker was first: what it wrote has happened."""
        self.metrics.conflicts.inc()
        self._happened(room, await self.store.events(room.table.code, room.table.seq))

    def _happened(self, room: Room, events: list[ev.AnyEvent]) -> None:
        """Now it is visible."""
        self.metrics.events.inc(len(events))
        self.metrics.moves.inc(sum(isinstance(event, ev.Moved) and event.seat is not None for event in events))
        room.happen(events, self.now())
        if any(isinstance(event, (ev.Started, ev.Sat, ev.Left)) for event in events):
            room.count_absent(self.now())
        self._schedule(room)

    # -- listening ---------------------------------------------------------------------------------

    async def watch(self, code: str, listener: Listener, seq: int) -> Room:
        """Somebody listens: first to what they missed; who was away is back."""
        room = await self.room(code)
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

    def _presence(self, room: Room) -> None:
        room.count_absent(self.now())
        room.tell_presence()
        self._schedule(room)

    # -- what happens by itself --------------------------------------------------------------------

    def _calm(self, room: Room) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if room.thinking is not None:
            room.thinking.cancel()
            room.thinking = None

    def _schedule(self, room: Room) -> None:
        """See to it that bots think and clocks ring."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if self.closing:
            return
        due = room.due()
        if due is not None:
            wait = max(SOON, due - self.now()) / 1000
            room.alarm = asyncio.get_running_loop().call_later(wait, self._ring, room)
        seat = room.table.to_act
        if room.thinking is None and seat is not None and room.table.chairs[seat].mind is not None:
            room.thinking = self._in_background(self._think(room))
            room.thinking.add_done_callback(lambda task: self._thought(room, task))

    def _ring(self, room: Room) -> None:
        room.alarm = None
        self._in_background(self._stand_in(room))

    async def _stand_in(self, room: Room) -> None:
        await self._quietly(self.change(room.table.code, lambda table: self._overdue(room, table)))
        self._schedule(room)

    def _overdue(self, room: Room, table: Table) -> list[ev.AnyEvent]:
        """Stand-ins for whoever ran out of time, or was away too long."""
        now = self.now()
        events = standins.time_up(table, now)
        done = {event.seat for event in events if isinstance(event, ev.StoodIn)}
        for person, since in room.absent.items():
            if now - since >= table.setup.away * 1000:
                more = standins.gone(table, person, room.present, now)
                events += [event for event in more if isinstance(event, ev.StoodIn) and event.seat not in done]
        return events

    async def _think(self, room: Room) -> None:
        """A bot's turn: think from its view, in the pool, at a human pace."""
        table, seat = room.table, room.table.to_act
        if seat is None or (level := table.chairs[seat].mind) is None or table.match is None:
            return
        seq, state = table.turn_seq, table.match.state
        actions = state.actions()
        pace = asyncio.create_task(asyncio.sleep(self.bot_pace if len(actions) > 1 else self.bot_pace / 2))
        try:
            action = await self.pool.choose(level, state.view(seat), actions, secrets.randbits(60))
            await pace
        finally:
            pace.cancel()
        await self._quietly(
            self.change(table.code, lambda now: playing.act_for_bot(now, seat, action, seq, self.now()))
        )

    def _thought(self, room: Room, task: "asyncio.Task[None]") -> None:
        room.thinking = None
        if not task.cancelled():
            if task.exception() is not None:
                log.error("a bot could not think", exc_info=task.exception())
            self._schedule(room)

    async def _quietly(self, change: Coroutine[Any, Any, Room]) -> None:
        """A change that nobody asked for: if the store fails it is tried again in a while."""
        try:
            await change
        except playing.Stale:
            pass
        except StorageFailed as error:
            log.error("storage failed", extra={"why": error.facts["why"]})
            await asyncio.sleep(1)
