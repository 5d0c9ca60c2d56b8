"""What can happen at a table, as plain data. A table is its events in order; nothing else is kept.

Each kind of event says what it touches: what must be written or shown anew after it.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

import msgspec

from sabbat.server.table.clock import Pace


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


LISTING: Final = 1
"""What lists say of the table."""
FACE: Final = 2
"""The table as everybody sees it."""
MATCH: Final = 4
"""The match or its clock, as each seat sees them."""
SEATS: Final = 8
"""Who plays and who watches."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table at a time (milliseconds since 1970)."""

    touches: ClassVar[int]
    at: int


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """Somebody opened the table; the secret that decides chance is fixed, and committed to."""

    touches = LISTING | FACE | SEATS
    setup: Setup
    host: str
    commitment: str
    secret: str | None = None
    rules: int = 1
    """The version of the game's rules, pinned; an event that does not name it is of version 1."""
    deal: str = ""
    """The day whose deal is played here: chance is keyed, its secret is that of the day."""


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """The host changed what is to be played."""

    touches = LISTING | FACE | SEATS
    setup: Setup
    rules: int = 1


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    touches = LISTING | FACE | SEATS
    seat: int
    person: str
    name: str
    hat: str = ""
    nonce: str = ""


class Invited(Event, frozen=True, kw_only=True, tag="invited"):
    """A seat is kept for a person until they take it, having seen what is to be played."""

    touches = LISTING | FACE | SEATS
    seat: int
    person: str
    name: str
    hat: str = ""


class Named(Event, frozen=True, kw_only=True, tag="named"):
    """A person who sits here, or is invited, goes by another name or wears another hat."""

    touches = FACE
    person: str
    name: str
    hat: str = ""


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A bot was given a seat."""

    touches = LISTING | FACE | SEATS
    seat: int
    level: str


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A seat became free."""

    touches = LISTING | FACE | SEATS
    seat: int


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """Somebody said something; the nonce is the client's, so that sending again is harmless."""

    touches = 0
    person: str
    name: str
    text: str
    nonce: str = ""


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """The host muted somebody, or let them speak again."""

    touches = FACE
    person: str
    on: bool = True


class Banned(Event, frozen=True, kw_only=True, tag="banned"):
    """The host sent somebody away for good, or lets them come again."""

    touches = LISTING | FACE | SEATS
    person: str
    on: bool = True


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began."""

    touches = LISTING | FACE | MATCH | SEATS


class Moved(Event, frozen=True, kw_only=True, gc=False, tag="moved"):
    """A seat (None: chance) made an action; `lag` is what its player is credited for the journey."""

    touches = MATCH
    seat: int | None
    action: str
    lag: int = 0


class Asked(Event, frozen=True, kw_only=True, tag="asked"):
    """A seat asks to take back its last action."""

    touches = MATCH
    seat: int


class Agreed(Event, frozen=True, kw_only=True, tag="agreed"):
    """A person agrees to the taking back."""

    touches = 0
    person: str


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """A person does not agree: nothing is taken back."""

    touches = MATCH
    person: str


class TookBack(Event, frozen=True, kw_only=True, tag="took-back"):
    """A seat took back its last action, and all that followed; `revealed` if somebody had learnt something since."""

    touches = LISTING | FACE | MATCH
    seat: int
    revealed: bool = False


class Helped(Event, frozen=True, kw_only=True, tag="helped"):
    """A seat asked what to play: the match no longer counts for the ratings."""

    touches = LISTING | FACE
    seat: int


class StoodIn(Event, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays on for a seat."""

    touches = LISTING | FACE | MATCH
    seat: int
    level: str
    reason: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """The player of a seat plays again."""

    touches = LISTING | FACE | MATCH
    seat: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up; if others play on, a stand-in plays for it to the end."""

    touches = LISTING | FACE | MATCH | SEATS
    seat: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over, and the secret told; the digest is that of the whole record."""

    touches = LISTING | FACE | MATCH
    outcome: dict[str, Any]
    secret: str
    digest: str = ""


class Credited(Event, frozen=True, kw_only=True, tag="credited"):
    """The clock gives back time in which the server was down."""

    touches = MATCH
    pause: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """The table is no more: nobody came (`empty`), or the host of the house closed it (`house`)."""

    touches = LISTING | FACE | MATCH | SEATS
    reason: str


class Rematched(Event, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again at another table."""

    touches = FACE
    table: str


AnyEvent = (
    Opened
    | Changed
    | Sat
    | Invited
    | Named
    | Placed
    | Left
    | Said
    | Muted
    | Banned
    | Started
    | Moved
    | Asked
    | Agreed
    | Declined
    | TookBack
    | Helped
    | StoodIn
    | Returned
    | Resigned
    | Ended
    | Credited
    | Closed
    | Rematched
)


def touched_by(events: Iterable[AnyEvent]) -> int:
    """All that these events touch."""
    touched = 0
    for event in events:
        touched |= event.touches
    return touched


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as one listener is told of it."""

    seq: int
    event: AnyEvent


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


to_bytes: Callable[[AnyEvent], bytes] = _encoder.encode
"""An event as it is stored."""


from_bytes: Callable[[bytes], AnyEvent] = _decoder.decode
"""A stored event."""
