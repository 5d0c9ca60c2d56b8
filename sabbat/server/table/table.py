"""A table: what its events add up to, and what each listener may see of it.

Only `apply` changes a table. The other modules here (seating, playing, chat, ending, takebacks, stand_ins) decide what
may happen: their functions read a table and return events.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from sabbat.core import fair
from sabbat.core.errors import BadRequest
from sabbat.core.match import Match
from sabbat.core.record import Move
from sabbat.games import find
from sabbat.server.table import events as ev
from sabbat.server.table.clock import Clock
from sabbat.server.table.seats import Chair, Seats, Status
from sabbat.server.table.times import iso

Eyes = int | None
"""Through whose eyes: a seat's, or a spectator's (None)."""


@dataclass(slots=True)
class Table:
    """One table, from its opening to the rematch."""

    seats: Seats
    """Who sits where, and how it stands."""
    seq: int = 0
    """The number of events so far; the last one has this number."""
    turn_seq: int = 0
    """The number of the last event that changed the match: an action that knows less is stale."""
    secret: str = ""
    commitment: str = ""
    deal: str = ""
    """The day whose deal is played here."""
    match: Match | None = None
    clock: Clock | None = None
    """None before the match, and if nobody's time is limited."""
    muted: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    """Whom the host sent away for good."""
    spoken: dict[str, list[int]] = field(default_factory=dict)
    """When each person spoke of late."""
    nonces: dict[str, list[str]] = field(default_factory=dict)
    """The nonces of what each person said of late."""
    renamed: dict[str, int] = field(default_factory=dict)
    """How often each person took another name here."""
    asking: int | None = None
    """The seat that wants to take back."""
    agreed: frozenset[str] = frozenset()
    digest: str = ""
    """That of the whole record, told with the secret at the end."""
    rematch: str | None = None
    credited_at: int = 0
    story: list[tuple[ev.Told, ...]] = field(default_factory=list)
    """Every event as told: one for all, or one for each seat and the last for spectators."""

    # -- who is who --------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        return self.seats.code

    @property
    def status(self) -> Status:
        return self.seats.status

    @property
    def setup(self) -> ev.Setup:
        return self.seats.setup

    @property
    def rules(self) -> int:
        """The version of the game's rules under which the setup was agreed on."""
        return self.seats.rules

    @property
    def host(self) -> str:
        return self.seats.host

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.seats.chairs

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.seats.outcome

    @property
    def assisted(self) -> bool:
        """Whether somebody was given a hint, or took back what had revealed something."""
        return self.seats.assisted

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.seats.chairs) if chair.person == person]

    def chair(self, seat: int) -> Chair:
        """The chair of that number, or BadRequest."""
        chairs = self.seats.chairs
        if not 0 <= seat < len(chairs):
            raise BadRequest("bad-seat", seat=seat + 1, allowed=f"1 … {len(chairs)}")
        return chairs[seat]

    def own_chair(self, person: str, seat: int) -> Chair:
        """The chair, if it is that person's."""
        chair = self.chair(seat)
        if chair.person != person:
            raise BadRequest("not-your-seat", seat=seat + 1)
        return chair

    def players(self) -> set[str]:
        """The people who play and have not given up."""
        return {chair.person for chair in self.chairs if chair.person is not None and not chair.resigned}

    def need(self, status: Status) -> None:
        """BadRequest unless the table is at that stage."""
        if self.seats.status != status:
            raise BadRequest(f"table-{self.status}")

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise BadRequest("only-host")

    def need_welcome(self, person: str) -> None:
        """BadRequest if the host sent that person away."""
        if person in self.banned:
            raise BadRequest("sent-away")

    @property
    def rated(self) -> bool:
        """Whether the match counts for the ratings, as far as it is played."""
        return self.seats.rated

    @property
    def chance(self) -> str | None:
        """How chance is drawn here: that of a deal is keyed."""
        return fair.KEYED if self.deal else None

    def playing(self) -> Match:
        """The match that is being played, or BadRequest."""
        self.need("playing")
        assert self.match is not None
        return self.match

    @property
    def to_act(self) -> int | None:
        """The seat that must decide now."""
        if self.seats.status != "playing" or self.match is None:
            return None
        actor = self.match.state.actor
        return None if actor < 0 else int(actor)

    @property
    def setup_today(self) -> ev.Setup:
        """The setup with its options as today's rules write them."""
        options = find(self.setup.game).upgraded(self.setup.options, self.rules)
        return msgspec.structs.replace(self.setup, options=options)

    # -- what happened -----------------------------------------------------------------------------

    def apply(self, event: ev.AnyEvent) -> tuple[ev.Told, ...]:
        """Apply an event; what is told of it, which is masked by the state before the event."""
        self.seq += 1
        told = self._telling(event)
        self.story.append(told)
        self.seats = self.seats.after(event)
        happen = HAPPEN.get(type(event))
        if happen is not None:
            happen(self, event)
        return told

    def apply_all(self, events: Iterable[ev.AnyEvent]) -> None:
        for event in events:
            self.apply(event)

    def _telling(self, event: ev.AnyEvent) -> tuple[ev.Told, ...]:
        """The event for everybody, or what each seat and the spectators may know of it."""
        if isinstance(event, ev.Opened):
            return (ev.Told(self.seq, msgspec.structs.replace(event, secret=None)),)
        if type(event) is not ev.Moved or self.match is None or not self.match.game.hidden:
            return (ev.Told(self.seq, event),)
        state, action = self.match.state, event.action
        seen = [state.seen(action, eyes) for eyes in (*range(len(self.seats.chairs)), None)]
        if seen.count(action) == len(seen):
            return (ev.Told(self.seq, event),)
        told = {text: ev.Told(self.seq, msgspec.structs.replace(event, action=text)) for text in set(seen)}
        return tuple(told[text] for text in seen)

    def _opened(self, event: ev.Opened) -> None:
        self.secret, self.commitment, self.deal = event.secret or "", event.commitment, event.deal

    def _named(self, event: ev.Named) -> None:
        self.renamed[event.person] = self.renamed.get(event.person, 0) + 1

    def _said(self, event: ev.Said) -> None:
        times = self.spoken.setdefault(event.person, [])
        times.append(event.at)
        del times[:-10]
        if event.nonce:
            nonces = self.nonces.setdefault(event.person, [])
            nonces.append(event.nonce)
            del nonces[:-20]

    def _muted(self, event: ev.Muted) -> None:
        self.muted = self.muted | {event.person} if event.on else self.muted - {event.person}

    def _banned(self, event: ev.Banned) -> None:
        self.banned = self.banned | {event.person} if event.on else self.banned - {event.person}

    def _closed(self, event: ev.Closed) -> None:
        self.clock = None

    def _started(self, event: ev.Started) -> None:
        self.match = Match(
            find(self.setup.game),
            len(self.chairs),
            self.setup.options,
            secret=bytes.fromhex(self.secret),
            nonces=[chair.nonce for chair in self.chairs],
            names=[chair.label for chair in self.chairs],
            started=iso(event.at),
            rules=self.rules,
            chance=self.chance,
        )
        pace = self.setup.pace
        self.clock = None if pace.kind == "none" else pace.clock(len(self.chairs))
        self._turn(event.at)

    def _moved(self, event: ev.Moved) -> None:
        assert self.match is not None
        self.match.follow(Move(event.seat, event.action))
        self._turn(event.at, event.lag)

    def _asked(self, event: ev.Asked) -> None:
        self.asking, self.agreed = event.seat, frozenset()

    def _agreed(self, event: ev.Agreed) -> None:
        self.agreed |= {event.person}

    def _declined(self, event: ev.Declined) -> None:
        self.asking = None

    def _took_back(self, event: ev.TookBack) -> None:
        assert self.match is not None
        self.match.take_back(event.seat)
        self._turn(event.at)

    def _handed_over(self, event: ev.StoodIn | ev.Returned) -> None:
        """Somebody else decides for a seat now; if another seat must act, its time runs on."""
        if event.seat == self.to_act and self.clock is not None:
            self._time(self.clock, event.at)

    def _ended(self, event: ev.Ended) -> None:
        self.digest = event.digest
        self._turn(event.at)

    def _credited(self, event: ev.Credited) -> None:
        self.credited_at = event.at
        if self.clock is not None:
            self.clock = self.clock.credit(event.pause)

    def _rematched(self, event: ev.Rematched) -> None:
        self.rematch = event.table

    def _turn(self, at: int, lag: int = 0) -> None:
        """The match moved on: what was asked is void, and somebody else's time may run."""
        self.asking, self.turn_seq = None, self.seq
        if self.clock is not None:
            self._time(self.clock, at, lag)

    def _time(self, clock: Clock, at: int, lag: int = 0) -> None:
        """The clock runs for the person who must decide, from anew if that is somebody else or a new decision."""
        self.clock = clock.stop(at, lag)
        if self.to_act is not None and self.chairs[self.to_act].mind is None:
            self.clock = self.clock.run(self.to_act, at)


HAPPEN: Final[dict[type, Callable[[Table, Any], None]]] = {
    ev.Opened: Table._opened,
    ev.Named: Table._named,
    ev.Said: Table._said,
    ev.Muted: Table._muted,
    ev.Banned: Table._banned,
    ev.Started: Table._started,
    ev.Moved: Table._moved,
    ev.Asked: Table._asked,
    ev.Agreed: Table._agreed,
    ev.Declined: Table._declined,
    ev.TookBack: Table._took_back,
    ev.StoodIn: Table._handed_over,
    ev.Returned: Table._handed_over,
    ev.Ended: Table._ended,
    ev.Credited: Table._credited,
    ev.Closed: Table._closed,
    ev.Rematched: Table._rematched,
}
"""How an event changes a table beyond its seats."""


def told_to(story: Iterable[tuple[ev.Told, ...]], eyes: Eyes) -> list[ev.Told]:
    """Events through the eyes of a seat or a spectator."""
    return [told[0] if len(told) == 1 else told[-1 if eyes is None else eyes] for told in story]


def rebuild(code: str, events: Iterable[ev.AnyEvent]) -> Table:
    """The table that its events make."""
    table = Table(Seats(code))
    table.apply_all(events)
    return table
