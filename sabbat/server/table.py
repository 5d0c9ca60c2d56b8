"""A table: what its events add up to, and what each listener may see of it.

`apply` is the only way a table changes. What may happen is decided elsewhere (seating, playing, talking, ending,
taking back, standing in): each of those reads a table and answers with events, changing nothing.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, get_args

import msgspec

from sabbat.core.errors import BadRequest
from sabbat.core.match import Match
from sabbat.core.record import Move
from sabbat.games import find
from sabbat.server import events as ev
from sabbat.server.clock import Clock
from sabbat.server.times import iso

Status = Literal["open", "playing", "over"]
Eyes = int | None
"""Through whose eyes: a seat's, or a spectator's (None)."""


@dataclass
class Chair:
    """A seat: a person's, a bot's, or free; a stand-in may play for the person."""

    person: str | None = None
    name: str = ""
    hat: str = ""
    bot: str | None = None
    nonce: str = ""
    stand_in: str | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def mind(self) -> str | None:
        """The level of the bot that decides here; None if a person does."""
        return self.bot or self.stand_in

    @property
    def label(self) -> str:
        """How the record names who sits here."""
        return f"bot:{self.bot}" if self.bot else self.name


@dataclass
class Table:
    """One table, from its opening to the rematch."""

    code: str
    seq: int = 0
    """The number of events so far; the last one has this number."""
    turn_seq: int = 0
    """The number of the last event that changed the match: an action that knows less is stale."""
    status: Status = "open"
    setup: ev.Setup = field(default_factory=lambda: ev.Setup(game="", players=0))
    host: str = ""
    secret: str = ""
    commitment: str = ""
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    clock: Clock | None = None
    muted: set[str] = field(default_factory=set)
    spoken: dict[str, list[int]] = field(default_factory=dict)
    """When each person spoke of late."""
    nonces: dict[str, list[str]] = field(default_factory=dict)
    """The nonces of what each person said of late."""
    asking: int | None = None
    """The seat that wants to take back."""
    agreed: set[str] = field(default_factory=set)
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    opened_at: int = 0
    credited_at: int = 0
    story: list[tuple[ev.Told, ...]] = field(default_factory=list)
    """Every event as told: one for all, or one for each seat and the last for spectators."""

    # -- who is who --------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def chair(self, seat: int) -> Chair:
        """The chair of that number, or BadRequest."""
        if not 0 <= seat < len(self.chairs):
            raise BadRequest("bad-seat", seat=seat, allowed=f"0 … {len(self.chairs) - 1}")
        return self.chairs[seat]

    def own_chair(self, person: str, seat: int) -> Chair:
        """The chair, if it is that person's."""
        chair = self.chair(seat)
        if chair.person != person:
            raise BadRequest("not-your-seat", seat=seat)
        return chair

    def players(self) -> set[str]:
        """The people who play and have not given up."""
        return {chair.person for chair in self.chairs if chair.person is not None and not chair.resigned}

    def need(self, status: Status) -> None:
        """BadRequest unless the table is at that stage."""
        if self.status != status:
            raise BadRequest(f"table-{self.status}")

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise BadRequest("only-host")

    def playing(self) -> Match:
        """The match that is being played, or BadRequest."""
        self.need("playing")
        assert self.match is not None
        return self.match

    @property
    def to_act(self) -> int | None:
        """The seat that must decide now."""
        if self.status != "playing" or self.match is None or self.match.state.actor < 0:
            return None
        return int(self.match.state.actor)

    # -- what happened -----------------------------------------------------------------------------

    def apply(self, event: ev.AnyEvent) -> tuple[ev.Told, ...]:
        """Let an event have happened; what is told of it (before it counts: masks look at the moment before)."""
        self.seq += 1
        told = self._telling(event)
        self.story.append(told)
        HAPPEN[type(event)](self, event)
        return told

    def apply_all(self, events: Iterable[ev.AnyEvent]) -> None:
        for event in events:
            self.apply(event)

    def foresee(self, events: Iterable[ev.AnyEvent]) -> "Table":
        """A sketch of the table once these events have happened: who sits where, how it stands; no match."""
        sketch = Table(self.code, self.seq, status=self.status, setup=self.setup, host=self.host)
        sketch.chairs, sketch.outcome, sketch.opened_at = list(self.chairs), self.outcome, self.opened_at
        for event in events:
            if isinstance(event, (ev.Opened, ev.Changed, ev.Sat, ev.Placed, ev.Left)):
                HAPPEN[type(event)](sketch, event)
            elif isinstance(event, ev.Started):
                sketch.status = "playing"
            elif isinstance(event, ev.Ended):
                sketch.status, sketch.outcome = "over", event.outcome
            elif isinstance(event, (ev.StoodIn, ev.Returned)):
                level = event.level if isinstance(event, ev.StoodIn) else None
                sketch.chairs[event.seat] = replace(sketch.chairs[event.seat], stand_in=level)
        return sketch

    def _telling(self, event: ev.AnyEvent) -> tuple[ev.Told, ...]:
        """The event for everybody, or what each seat and the spectators may know of it."""
        if isinstance(event, ev.Opened):
            return (ev.Told(self.seq, msgspec.structs.replace(event, secret=None)),)
        if not isinstance(event, ev.Moved) or self.match is None or not self.match.game.hidden:
            return (ev.Told(self.seq, event),)
        state = self.match.state
        seen = [state.seen(event.action, eyes) for eyes in (*range(len(self.chairs)), None)]
        if all(text == event.action for text in seen):
            return (ev.Told(self.seq, event),)
        told = {text: ev.Told(self.seq, msgspec.structs.replace(event, action=text)) for text in set(seen)}
        return tuple(told[text] for text in seen)

    def _opened(self, event: ev.Opened) -> None:
        self.setup, self.host, self.opened_at = event.setup, event.host, event.at
        self.secret, self.commitment = event.secret or "", event.commitment
        self.chairs = [Chair() for _ in range(event.setup.players)]

    def _changed(self, event: ev.Changed) -> None:
        self.setup = event.setup
        kept = self.chairs[: event.setup.players]
        self.chairs = kept + [Chair() for _ in range(event.setup.players - len(kept))]

    def _sat(self, event: ev.Sat) -> None:
        self.chairs[event.seat] = Chair(event.person, event.name, event.hat, nonce=event.nonce)

    def _placed(self, event: ev.Placed) -> None:
        self.chairs[event.seat] = Chair(bot=event.level)

    def _left(self, event: ev.Left) -> None:
        self.chairs[event.seat] = Chair()

    def _said(self, event: ev.Said) -> None:
        times = self.spoken.setdefault(event.person, [])
        times.append(event.at)
        del times[:-10]
        if event.nonce:
            nonces = self.nonces.setdefault(event.person, [])
            nonces.append(event.nonce)
            del nonces[:-20]

    def _muted(self, event: ev.Muted) -> None:
        (self.muted.add if event.on else self.muted.discard)(event.person)

    def _started(self, event: ev.Started) -> None:
        self.match = Match(
            find(self.setup.game),
            len(self.chairs),
            self.setup.options,
            secret=bytes.fromhex(self.secret),
            nonces=[chair.nonce for chair in self.chairs],
            names=[chair.label for chair in self.chairs],
            started=iso(event.at),
        )
        self.clock = self.setup.pace.clock(len(self.chairs))
        self.status = "playing"
        self._turn(event.at)

    def _moved(self, event: ev.Moved) -> None:
        match = self._match()
        if event.seat is None:
            match.state.play(event.action)
            match.drawn += 1
            match.moves.append(Move(None, event.action))
        else:
            match.act(event.seat, event.action)
        self._turn(event.at, event.lag)

    def _asked(self, event: ev.Asked) -> None:
        self.asking, self.agreed = event.seat, set()

    def _agreed(self, event: ev.Agreed) -> None:
        self.agreed.add(event.person)

    def _declined(self, event: ev.Declined) -> None:
        self.asking = None

    def _tookback(self, event: ev.TookBack) -> None:
        self._match().take_back(event.seat)
        self._turn(event.at)

    def _stoodin(self, event: ev.StoodIn) -> None:
        self.chairs[event.seat].stand_in = event.level
        self._time(event.at)

    def _returned(self, event: ev.Returned) -> None:
        self.chairs[event.seat].stand_in = None
        self._time(event.at)

    def _resigned(self, event: ev.Resigned) -> None:
        self.chairs[event.seat].resigned = True

    def _ended(self, event: ev.Ended) -> None:
        self.outcome, self.status = event.outcome, "over"
        self._turn(event.at)

    def _credited(self, event: ev.Credited) -> None:
        self.credited_at = event.at
        if self.clock is not None:
            self.clock = self.clock.credit(event.pause)

    def _rematched(self, event: ev.Rematched) -> None:
        self.rematch = event.table

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _turn(self, at: int, lag: int = 0) -> None:
        """The match moved on: what was asked is void, and somebody else's time may run."""
        self.asking, self.turn_seq = None, self.seq
        self._time(at, lag)

    def _time(self, at: int, lag: int = 0) -> None:
        """The clock runs for the person who must decide, from anew if that is somebody else or a new decision."""
        if self.clock is None:
            return
        self.clock = self.clock.stop(at, lag)
        if self.to_act is not None and self.chairs[self.to_act].mind is None:
            self.clock = self.clock.run(self.to_act, at)


HAPPEN: Final[dict[type, Callable[[Table, Any], None]]] = {
    kind: getattr(Table, f"_{kind.__name__.lower()}") for kind in get_args(ev.AnyEvent)
}
"""How each kind of event changes a table."""


def told_to(story: Iterable[tuple[ev.Told, ...]], eyes: Eyes) -> list[ev.Told]:
    """Events through the eyes of a seat or a spectator."""
    return [told[0] if len(told) == 1 else told[-1 if eyes is None else eyes] for told in story]


def rebuild(code: str, events: Iterable[ev.AnyEvent]) -> Table:
    """The table that its events make."""
    table = Table(code)
    table.apply_all(events)
    return table
