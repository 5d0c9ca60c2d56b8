"""The hub: the tables in memory, who listens to them, and the life of the server. `change.py` changes them."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from sabbat.bots.pool import BotPool
from sabbat.core.errors import BadRequest
from sabbat.server.live import perspective
from sabbat.server.live.autoplay import BOT_PACE, Autoplay
from sabbat.server.live.background import calmly, every
from sabbat.server.live.change import Changes, Decide
from sabbat.server.live.cluster import Alone, Cluster
from sabbat.server.live.expiry import expire
from sabbat.server.live.hints import HINT_RATE, Hints
from sabbat.server.live.metrics import Metrics
from sabbat.server.live.quotas import TABLES, Owner, Quotas
from sabbat.server.live.rooms import Listener, Room
from sabbat.server.live.timing import SteadyClock
from sabbat.server.storage import listings
from sabbat.server.storage.commits import StorageFailed
from sabbat.server.storage.people import People, Person, remember, remembered
from sabbat.server.storage.ratings import Ratings
from sabbat.server.storage.store import Append, Store
from sabbat.server.table import ending, seating, stand_ins
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table, rebuild

log = logging.getLogger("sabbat.server")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
HEARTBEAT = 5.0
"""Seconds between two notes that the server is alive."""
FINISHING = 2.0
"""Seconds to finish changes when the server stops."""
SWEEP = 60.0
"""Seconds between two looks for tables that have expired."""
PULSE = 2 * HEARTBEAT * 1000
"""If any worker noted itself alive within this time, the house was up."""

RENAMED_MOST = 20
"""The most of somebody's latest tables at which a new name is told."""
LATELY = 60 * 60 * 1000

wall_clock = SteadyClock()
"""The time of day for everything that happens at tables."""


def new_code(public: bool) -> str:
    """A table's code; nobody guesses that of a private one."""
    return "".join(secrets.choice(LETTERS) for _ in range(8 if public else 16))


class Deal(NamedTuple):
    """A day, its secret, and the code of the table where somebody plays its deal."""

    day: str
    secret: bytes
    code: str


class Hub:
    """The tables in memory of one worker."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        *,
        now: Callable[[], int] = wall_clock,
        bot_pace: float = BOT_PACE,
        hint_rate: float = HINT_RATE,
        table_quota: int = TABLES,
        metrics: Metrics | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.pool = pool
        self.ratings = Ratings(store)
        self.now = now
        self.metrics = metrics or Metrics()
        self.cluster = cluster or Alone()
        self.people = People(store, self.cluster.alone)
        self.autoplay = Autoplay(self, pool, bot_pace)
        self.hints = Hints(pool, hint_rate)
        self.quotas = Quotas(table_quota)
        self.rooms: dict[str, Room] = {}
        self.changes = Changes(self)
        self.change = self.changes.change
        self.begin = self.changes.begin
        self.down = (0, 0)
        """From when to when the server was last down."""
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        """Rooms that are being rebuilt: whoever wants one of these waits for the same one."""
        self._quiet: dict[str, int] = {}
        """Tables removed from memory and their last event; `wake` loads one only if it has a newer event."""
        self._heartbeat: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None

    # -- the life of a server ----------------------------------------------------------------------

    async def open(self) -> None:
        """Start: credit clocks with the time in which the server was down, and let bots think."""
        now = self.now()
        alive = int(await remembered(self.store, "alive", str(now)))
        self.down = (alive if self.cluster.alone or now - alive > PULSE else now, now)
        if not self.cluster.alone:
            await remember(self.store, "alive", str(now))
        await self.cluster.open(self)
        self._heartbeat = asyncio.create_task(every(HEARTBEAT, self._beat))
        self._sweeper = asyncio.create_task(every(SWEEP, lambda: expire(self)))
        self.begin(calmly(self.ratings.count))
        self.begin(calmly(self.wake))

    async def close(self) -> None:
        """Stop: finish all changes that were begun, and cancel bots."""
        self.closing = True
        for task in (self._heartbeat, self._sweeper):
            if task is not None:
                task.cancel()
        for room in self.rooms.values():
            self.autoplay.calm(room)
        self.ratings.hurry()
        try:
            async with asyncio.timeout(FINISHING):
                await self.changes.finish()
        except TimeoutError:
            log.error("the store did not answer: the house closes with work unfinished")
        await self.cluster.close()
        try:
            async with asyncio.timeout(FINISHING):
                await remember(self.store, "alive", str(self.now()))
        except (StorageFailed, TimeoutError):
            log.warning("the hour of closing could not be written down")

    async def _beat(self) -> None:
        self._tidy()
        await remember(self.store, "alive", str(self.now()))

    async def wake(self) -> None:
        """Load the matches where something may happen by itself, unless another worker runs them."""
        stirring = await self.store.stirring()
        self._quiet = {code: seq for code, seq in self._quiet.items() if stirring.get(code) == seq}
        await self.care_for([code for code in stirring if code not in self._quiet])

    async def care_for(self, codes: list[str]) -> None:
        """Load tables that are not in memory yet, unless another worker runs them."""
        for code in await self.cluster.claim([code for code in codes if code not in self.rooms]):
            try:
                await self.room(code)
            except BadRequest as refusal:
                log.error("a table cannot be loaded", extra={"table": code, "why": refusal.reason})
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": code})

    def _tidy(self) -> None:
        """Remove idle rooms from memory."""
        for room in [room for room in self.rooms.values() if room.idle]:
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        code = room.table.code
        del self.rooms[code]
        self.cluster.leave(code)
        if not self.cluster.alone:
            self._quiet[code] = room.table.seq

    # -- rooms -------------------------------------------------------------------------------------

    async def room(self, code: str, known: list[ev.AnyEvent] | None = None) -> Room:
        """The room of a table, from memory or rebuilt from its stored events; BadRequest if it has none."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self.begin(self._load(code, known))
        return await asyncio.shield(loading)

    async def _load(self, code: str, known: list[ev.AnyEvent] | None) -> Room:
        """Load a table.

        After `join`, other workers send their events; if Redis is down, missed ones are read from the store.
        """
        try:
            events = known or await self.store.events(code)
            if not events:
                raise BadRequest("no-table")
            room = Room(rebuild(code, events))
            await self._let_in(room)
        finally:
            del self._loading[code]
        if not self.cluster.sure:
            async with room.lock:
                await self.changes.follow(room)
        await self._credit(room)
        self.autoplay.see_to(room)
        return room

    async def _let_in(self, room: Room) -> None:
        """Add a room to those in memory."""
        await self.cluster.join(room.table.code)
        self.rooms[room.table.code] = room
        room.sure = self.cluster.sure
        room.count_absent(self.now())

    async def _credit(self, room: Room) -> None:
        """Give back the time in which the server was down, once."""
        clock, (gone, back) = room.table.clock, self.down
        if clock is None or clock.running is None or clock.since >= back or room.table.credited_at >= back:
            return
        pause = back - max(gone, clock.since, room.table.credited_at)
        await self.change(room.table.code, lambda table: stand_ins.credit(table, pause, self.now()))

    async def renew(self, code: str) -> None:
        """Rebuild a table from the store, where somebody's words were removed from its events."""
        await self.reread(code)
        self.cluster.renewed(code)

    async def reread(self, code: str) -> None:
        room = self.rooms.get(code)
        if room is not None:
            async with room.lock:
                room.table = rebuild(code, await self.store.events(code))

    # -- opening and closing -----------------------------------------------------------------------

    async def open_table(
        self, setup: ev.Setup, host: str, *steps: Decide, address: str = "", deal: Deal | None = None
    ) -> Room:
        """A new table, and the first steps at it; all of them, or nothing if one is refused."""
        owner = Owner(host, address)
        await self._may_open(owner)
        code = new_code(setup.public) if deal is None else deal.code
        secret, day = (secrets.token_bytes(32), "") if deal is None else (deal.secret, deal.day)
        events = seating.open_table(setup, host, secret, self.now(), day)
        table = rebuild(code, events)
        for step in steps:
            more = step(table)
            table.apply_all(more)
            events += more
            if table.status == "playing":
                self.may_start(table, owner)
        return await self._found(code, events, owner)

    async def _found(self, code: str, events: list[ev.AnyEvent], owner: Owner) -> Room:
        await self.store.append(code, 1, events, listings.listing(rebuild(code, events).seats, self.now()))
        self.metrics.tables.inc()
        self.quotas.opened(code, owner)
        room = await self.room(code, events)
        self.quotas.note(room.table)
        return room

    async def _may_open(self, owner: Owner) -> None:
        """BadRequest if somebody has too many open tables; those that other workers closed are looked up first."""
        try:
            self.quotas.opening(owner)
        except BadRequest:
            if self.cluster.alone:
                raise
            still = set(await self.store.still_open(self.quotas.open))
            self.quotas.forget(set(self.quotas.open) - still)
            self.quotas.opening(owner)

    def may_start(self, table: Table, owner: Owner) -> None:
        """BadRequest if bots are at work for somebody at many tables already, and there are some at this one."""
        if any(chair.bot for chair in table.chairs):
            self.quotas.starting(owner, [self.quotas.owner(code, host) for code, host in self._at_work()])

    def _at_work(self) -> list[tuple[str, str]]:
        """The tables where a bot is to act, and their hosts."""
        rooms = [room.table for room in self.rooms.values() if room.thinking is not None]
        return [(table.code, table.host) for table in rooms]

    async def close_table(self, code: str, reason: str) -> None:
        """Close a table; whoever is there is told."""
        await self.change(code, lambda table: seating.close(table, reason, self.now()))

    async def rematch(self, code: str, person: str, address: str = "") -> str:
        """The table where the same people meet again, opened by whoever asks first."""
        owner = Owner(person, address)
        if (await self.room(code)).table.rematch is None:
            await self._may_open(owner)
        next_code, secret = new_code((await self.room(code)).table.setup.public), secrets.token_bytes(32)
        there: list[ev.AnyEvent] = []

        def decide(table: Table) -> list[ev.AnyEvent]:
            here, there[:] = ending.rematch(table, person, next_code, secret, self.now())
            return here

        def opening() -> Append:
            return Append(next_code, 1, there, listings.listing(rebuild(next_code, there).seats, self.now()))

        room = await self.change(code, decide, opening)
        assert room.table.rematch is not None
        if there and room.table.rematch == next_code:
            self.quotas.opened(next_code, owner)
            await self.room(next_code, there)
        return room.table.rematch

    async def rename(self, person: Person) -> None:
        """Let a person's name be known at once wherever they sit, or have just played."""
        now = self.now()
        seats = await self.store.seated(person.id, most=RENAMED_MOST)
        for code in dict.fromkeys(one.code for one in seats if one.status != "over" or now - one.changed < LATELY):
            await self.change(code, lambda table: seating.rename(table, person.id, person.name, person.hat, now))

    async def look(self) -> None:
        """Read what other workers did at the tables in memory."""
        for code in await self.store.newer({code: room.table.seq for code, room in self.rooms.items()}):
            room = self.rooms.get(code)
            if room is not None:
                async with room.lock:
                    await self.changes.follow(room)

    # -- listening ---------------------------------------------------------------------------------

    async def watch(self, code: str, listener: Listener, seq: int) -> Room:
        """Add a listener, and tell it first what it missed; if a stand-in plays for its person, that ends."""
        room = await self.room(code)
        if seq > room.table.seq and not self.cluster.alone:
            async with room.lock:
                await self.changes.follow(room)
        perspective.catch_up(room, listener, seq, self.now())
        room.listeners.add(listener)
        self._presence(room)
        if any(room.table.chairs[seat].stand_in for seat in room.table.seats_of(listener.person)):
            await self.change(code, lambda table: stand_ins.come_back(table, listener.person, self.now()))
        return room

    def unwatch(self, code: str, listener: Listener) -> None:
        room = self.rooms.get(code)
        if room is not None and listener in room.listeners:
            room.listeners.discard(listener)
            self._presence(room)
            if room.table.status == "over" and room.idle:
                self._let_go(room)

    def _presence(self, room: Room) -> None:
        """Somebody connected to this worker came or went."""
        self.cluster.present(room)
        self.presence_changed(room)

    def presence_changed(self, room: Room) -> None:
        """Somebody came or went, at this worker or another."""
        room.count_absent(self.now())
        perspective.tell_presence(room)
        self.autoplay.see_to(room)
