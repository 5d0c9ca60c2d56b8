"""A room: a table in memory, its listeners, its timer, and its bot that thinks."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from sabbat.core.errors import BadRequest
from sabbat.server.table.clock import LAG_MOST, SECOND
from sabbat.server.table.table import Table


class Listener(Protocol):
    """Somebody's connection."""

    @property
    def person(self) -> str: ...

    @property
    def frames(self) -> bool:
        """Whether it wants to see every moment."""

    def tell(self, message: bytes) -> None:
        """Send a message, in order; never waits."""

    def shut(self, code: str, why: BadRequest) -> None:
        """A table is shut to them: they listen no more."""


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory, with all that the server knows of it beside its events."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever changes the table holds it."""
    listeners: set[Listener] = field(default_factory=set)
    absent: dict[str, int] = field(default_factory=dict)
    """The players who are not there, and since when."""
    elsewhere: dict[str, tuple[set[str], int]] = field(default_factory=dict)
    """Who is connected with each other worker, and when that was last said."""
    sure: bool = True
    """Whether we know who is connected with other workers."""
    thinking: "asyncio.Task[None] | None" = None
    alarm: asyncio.TimerHandle | None = None

    @property
    def present(self) -> set[str]:
        """The players who are there."""
        return self.people & self.table.players()

    @property
    def people_here(self) -> set[str]:
        """Everybody at the table who is connected to this worker."""
        return {listener.person for listener in self.listeners}

    @property
    def people(self) -> set[str]:
        """Everybody at the table, whichever worker they are connected to."""
        return self.people_here.union(*(people for people, _ in self.elsewhere.values()))

    @property
    def idle(self) -> bool:
        """Whether the room may be removed from memory: nobody listens, and nothing is under way."""
        return not self.listeners and self.thinking is None and self.alarm is None and not self.lock.locked()

    @property
    def asleep(self) -> bool:
        """Whether bots may rest: no person plays any more, and nobody looks, as far as we know."""
        return self.sure and not self.people and all(chair.mind is not None for chair in self.table.chairs)

    def count_absent(self, now: int) -> None:
        """Note who is there and who is not."""
        missing = self.table.players() - self.present
        self.absent = {person: self.absent.get(person, now) for person in missing}

    def due(self) -> int | None:
        """When something is to happen by itself: time is up, or somebody was away too long."""
        table = self.table
        if table.status != "playing":
            return None
        times = [] if table.clock is None or (end := table.clock.deadline()) is None else [end + LAG_MOST]
        if table.setup.away and self.sure and self.absent and self.present:
            away = [person for person in self.absent if self._awaited(person)]
            times += [self.absent[person] + table.setup.away * SECOND for person in away]
        return min(times, default=None)

    def _awaited(self, person: str) -> bool:
        return any(self.table.chairs[seat].mind is None for seat in self.table.seats_of(person))

    # -- other workers -----------------------------------------------------------------------------

    def hear_elsewhere(self, worker: str, people: set[str], now: int) -> bool:
        """Note who is connected to another worker; True if that has changed."""
        before, _ = self.elsewhere.pop(worker, (set(), 0))
        if people:
            self.elsewhere[worker] = people, now
        return people != before

    def forget_elsewhere(self, before: int) -> bool:
        """Forget workers that have said nothing since `before`; True if there were any."""
        silent = [worker for worker, (_, at) in self.elsewhere.items() if at < before]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def refresh_elsewhere(self, now: int) -> None:
        """Redis was down, so no worker could send anything: count their silence from now."""
        self.elsewhere = {worker: (people, now) for worker, (people, _) in self.elsewhere.items()}
