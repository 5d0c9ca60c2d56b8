"""What can happen at a table, as plain data. A table is its events in order; nothing else is kept.

What a listener is told is the same event with what it may not know left out: see `masked`.
"""

from typing import Any

import msgspec

from sabbat.server.clock import Pace


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed on before a match."""

    game: str
    players: int
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    public: bool = False
    hints: bool = True
    spectators: bool = True
    speak: bool = True
    """Whether a chat message counts as speaking, where a game minds."""
    away: int = 180
    """Seconds after which somebody who is away gets a stand-in, if others wait; 0 for never."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table at a time (milliseconds since 1970)."""

    at: int


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """Somebody opened the table; the secret that decides chance is fixed, and committed to."""

    setup: Setup
    host: str
    commitment: str
    secret: str | None = None


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """The host changed what is to be played."""

    setup: Setup


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    hat: str = ""
    nonce: str = ""


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A bot was given a seat."""

    seat: int
    level: str


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A seat became free."""

    seat: int


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """Somebody said something; the nonce is the client's, so that sending again is harmless."""

    person: str
    name: str
    text: str
    nonce: str = ""


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """The host muted somebody, or let them speak again."""

    person: str
    on: bool = True


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began."""


class Moved(Event, frozen=True, kw_only=True, gc=False, tag="moved"):
    """A seat (None: chance) made an action; `lag` is what its player is credited for the journey."""

    seat: int | None
    action: str
    lag: int = 0


class Asked(Event, frozen=True, kw_only=True, tag="asked"):
    """A seat asks to take back its last action."""

    seat: int


class Agreed(Event, frozen=True, kw_only=True, tag="agreed"):
    """A person agrees to the taking back."""

    person: str


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """A person does not agree: nothing is taken back."""

    person: str


class TookBack(Event, frozen=True, kw_only=True, tag="took-back"):
    """A seat took back its last action, and all that followed."""

    seat: int


class StoodIn(Event, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays on for a seat."""

    seat: int
    level: str
    reason: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """The player of a seat plays again."""

    seat: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up; if others play on, a stand-in plays for it to the end."""

    seat: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over, and the secret told."""

    outcome: dict[str, Any]
    secret: str


class Credited(Event, frozen=True, kw_only=True, tag="credited"):
    """The clock gives back time in which the server was down."""

    pause: int


class Rematched(Event, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


AnyEvent = (
    Opened
    | Changed
    | Sat
    | Placed
    | Left
    | Said
    | Muted
    | Started
    | Moved
    | Asked
    | Agreed
    | Declined
    | TookBack
    | StoodIn
    | Returned
    | Resigned
    | Ended
    | Credited
    | Rematched
)


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as one listener is told of it."""

    seq: int
    event: AnyEvent


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def to_bytes(event: AnyEvent) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def from_bytes(data: bytes) -> AnyEvent:
    """A stored event."""
    return _decoder.decode(data)
