"""A room: a table in memory, who listens to it, and what is to happen next without anybody asking."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from sabbat.core.errors import BadRequest
from sabbat.server import events as ev
from sabbat.server import wire
from sabbat.server.clock import LAG_MOST, SECOND
from sabbat.server.sights import FACELESS, SIGHTLESS, audiences, face, sight
from sabbat.server.table import Eyes, Table, told_to
from sabbat.server.turnstile import Turnstile

Frames = dict[Eyes, list[wire.Frame]]


class Listener(Protocol):
    """Somebody's connection."""

    @property
    def person(self) -> str: ...

    @property
    def frames(self) -> bool:
        """Whether it wants to see every moment."""

    def tell(self, message: bytes) -> None:
        """Send a message, in order; never waits."""


@dataclass(eq=False)
class Room:
    """What a table needs while somebody cares for it."""

    table: Table
    lock: Turnstile = field(default_factory=Turnstile)
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
        """All who are connected with this worker."""
        return {listener.person for listener in self.listeners}

    @property
    def people(self) -> set[str]:
        """All who are there, wherever they are connected."""
        return self.people_here.union(*(people for people, _ in self.elsewhere.values()))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.listeners and self.thinking is None and self.alarm is None and not self.lock.held

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
        """A worker says who is connected with it; whether that is news."""
        before, _ = self.elsewhere.pop(worker, (set(), 0))
        if people:
            self.elsewhere[worker] = people, now
        return people != before

    def forget_elsewhere(self, before: int) -> bool:
        """Forget workers that have said nothing since; whether there were any."""
        silent = [worker for worker, (_, at) in self.elsewhere.items() if at < before]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def refresh_elsewhere(self, now: int) -> None:
        """Nobody can have said anything for a while: let it count from now."""
        self.elsewhere = {worker: (people, now) for worker, (people, _) in self.elsewhere.items()}

    # -- telling -----------------------------------------------------------------------------------

    def eyes_of(self, person: str) -> list[Eyes]:
        """Through whose eyes a person looks at the table; nobody's if they may not."""
        try:
            return audiences(self.table, person)
        except BadRequest:
            return []

    def happen(self, events: list[ev.AnyEvent], now: int) -> None:
        """Let events have happened and tell every listener; who wants them gets the moments between moves too."""
        frames: Frames = {}
        if sum(isinstance(event, ev.Moved) for event in events) > 1:
            frames = {eyes: [] for one in self.listeners if one.frames for eyes in self.eyes_of(one.person)}
        batch = []
        for event in events:
            batch.append(self.table.apply(event))
            if isinstance(event, ev.Moved) and self.table.match is not None:
                for eyes, seen in frames.items():
                    seen.append(wire.Frame(self.table.seq, self.table.match.state.view(eyes)))
        self.publish(batch, frames, now)

    def publish(self, batch: list[tuple[ev.Told, ...]], frames: Frames, now: int) -> None:
        """Tell every listener what happened: one encoding for each distinct audience."""
        messages: dict[tuple[Eyes, bool], bytes] = {}
        kinds = {type(told[0].event) for told in batch}
        new_face = face(self.table) if kinds - FACELESS else None
        sighted = bool(kinds - SIGHTLESS)
        for listener in list(self.listeners):
            for eyes in self.eyes_of(listener.person):
                audience = eyes, listener.frames
                if audience not in messages:
                    news = wire.News(
                        table=self.table.code,
                        seat=eyes,
                        after=self.table.seq - len(batch),
                        seq=self.table.seq,
                        events=told_to(batch, eyes),
                        frames=frames.get(eyes, []) if listener.frames else [],
                        face=new_face,
                        sight=sight(self.table, eyes, now) if sighted else None,
                    )
                    messages[audience] = wire.encode(news)
                listener.tell(messages[audience])

    def catch_up(self, listener: Listener, seq: int, now: int) -> None:
        """Tell one listener what it missed after `seq`, and how things stand."""
        after = seq if seq <= self.table.seq else 0
        for eyes in audiences(self.table, listener.person):
            news = wire.News(
                table=self.table.code,
                seat=eyes,
                after=after,
                seq=self.table.seq,
                events=told_to(self.table.story[after:], eyes),
                face=face(self.table),
                sight=sight(self.table, eyes, now),
            )
            listener.tell(wire.encode(news))

    def tell_presence(self) -> None:
        """Tell every listener who is there."""
        present = self.present
        others = len(self.people - self.table.players())
        message = wire.encode(wire.Here(table=self.table.code, present=sorted(present), watching=others))
        for listener in list(self.listeners):
            listener.tell(message)
