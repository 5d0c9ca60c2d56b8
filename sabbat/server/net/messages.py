"""The messages between a client and the server, over one WebSocket, as JSON texts; docs/protocol.md explains them.

A client's message carries an `id` of its choice, and is answered by `done` or `wrong` with that id. What happens at
the tables that it watches comes as `news`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sabbat.server.live.news import Here, Message, News
from sabbat.server.storage.people import Person
from sabbat.server.table import events as ev

VERSION = 1
MESSAGE_MOST = 16_384
"""The most bytes of a client's message."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Code = Annotated[str, Meta(min_length=1, max_length=32)]
Short = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=1000)]


# -- from the client -------------------------------------------------------------------------------


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""

    id: Number = 0


class Hello(Ask, frozen=True, kw_only=True, tag="hello"):
    """The first message: which version of the protocol is spoken, and which language."""

    version: Number
    lang: Short = "en"
    frames: bool = False
    """Whether to be shown every moment on the way when several moves come at once."""


class AtTable(Ask, frozen=True, kw_only=True):
    """A message about a table."""

    table: Code


class Watch(AtTable, frozen=True, kw_only=True, tag="watch"):
    """Hear of a table from now on, and first of what happened there after event `seq`."""

    seq: Number = 0


class Unwatch(AtTable, frozen=True, kw_only=True, tag="unwatch"):
    """Hear no more of a table."""


class Sit(AtTable, frozen=True, kw_only=True, tag="sit"):
    """Take a seat, perhaps contributing a nonce to chance."""

    seat: SeatNumber
    nonce: Short = ""


class Leave(AtTable, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat, or (the host) free one."""

    seat: SeatNumber


class PlaceBot(AtTable, frozen=True, kw_only=True, tag="place"):
    """Give a seat to a bot of a level."""

    seat: SeatNumber
    level: Short


class Change(AtTable, frozen=True, kw_only=True, tag="change"):
    """Change what is to be played."""

    setup: ev.Setup


class Start(AtTable, frozen=True, kw_only=True, tag="start"):
    """Begin the match."""


class Act(AtTable, frozen=True, kw_only=True, tag="act"):
    """Play an action, having seen the events up to `seq`; `lag` is the milliseconds that a message travels."""

    seq: Number
    seat: SeatNumber
    action: Short
    lag: Number = 0


class Say(AtTable, frozen=True, kw_only=True, tag="say"):
    """Say something to the table; with a nonce, the same message sent again says nothing more."""

    text: Text
    nonce: Short = ""


class Mute(AtTable, frozen=True, kw_only=True, tag="mute"):
    """Mute a person, or let them speak again."""

    person: Short
    on: bool = True


class Ban(AtTable, frozen=True, kw_only=True, tag="ban"):
    """Send a person away for good, or let them come again."""

    person: Short
    on: bool = True


class TakeBack(AtTable, frozen=True, kw_only=True, tag="take-back"):
    """Take back the last action of a seat, or ask for it, having seen the events up to `seq`."""

    seq: Number
    seat: SeatNumber


class Answer(AtTable, frozen=True, kw_only=True, tag="answer"):
    """Answer somebody who wants to take back."""

    yes: bool


class Resign(AtTable, frozen=True, kw_only=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Return(AtTable, frozen=True, kw_only=True, tag="return"):
    """Play again where a stand-in plays."""


class Rematch(AtTable, frozen=True, kw_only=True, tag="rematch"):
    """Meet again at another table."""


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would the master bot play?"""

    seat: SeatNumber


class Previews(AtTable, frozen=True, kw_only=True, tag="previews"):
    """What would each of a seat's actions do?"""

    seat: SeatNumber


class Ping(Ask, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


AnyAsk = (
    Hello
    | Watch
    | Unwatch
    | Sit
    | Leave
    | PlaceBot
    | Change
    | Start
    | Act
    | Say
    | Mute
    | Ban
    | TakeBack
    | Answer
    | Resign
    | Return
    | Rematch
    | Hint
    | Previews
    | Ping
)


# -- from the server -------------------------------------------------------------------------------


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: who you are, and the server's time in milliseconds since 1970."""

    id: int
    version: int
    you: Person
    now: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """What was asked for has happened (or had happened before, or its moment is past: `stale`) and is durable."""

    id: int
    seq: int | None = None
    stale: bool = False
    table: str | None = None


class Wrong(Message, frozen=True, kw_only=True, tag="wrong"):
    """What was asked for was refused: a code for programs, a sentence for people, the clause that forbids it."""

    id: int
    code: str
    message: str
    clause: str | None = None


class Waiting(Message, frozen=True, kw_only=True, tag="waiting"):
    """What was asked for takes long, and is still going to be answered: a sentence for people."""

    id: int
    message: str


class Hinted(Message, frozen=True, kw_only=True, tag="hinted"):
    """The master bot's suggestion, and what the seat may expect from it: 1 is a sure win, 0 a sure loss."""

    id: int
    table: str
    seat: int
    seq: int
    action: str
    chance: float | None = None


class Previewed(Message, frozen=True, kw_only=True, tag="previewed"):
    """What each of the seat's actions at the moment `seq` would do, as far as the seat can know."""

    id: int
    table: str
    seat: int
    seq: int
    previews: dict[str, dict[str, Any]]


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """Yes, and this is the time."""

    id: int
    now: int


class Shut(Message, frozen=True, kw_only=True, tag="shut"):
    """A table is shut to you: from now on you hear nothing of it. A code for programs, a sentence for people."""

    table: str
    code: str
    message: str


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The server closes this connection: `restart` means to come back in a moment, `slow` that too much was waiting for
    you, `flood` that you sent far too much, `blocked` that the host of the house lets you in no more, `silent` that you
    did not say hello.
    """

    reason: str


AnyMessage = Welcome | Done | Wrong | Waiting | News | Here | Hinted | Previewed | Pong | Shut | Bye

_decoder: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)


def decode(text: str | bytes) -> AnyAsk:
    """A message of a client; msgspec.ValidationError or DecodeError says what is wrong."""
    return _decoder.decode(text)


def schema() -> dict[str, Any]:
    """All messages as JSON Schema, generated from this code."""
    (asks, answers), parts = msgspec.json.schema_components([AnyAsk, AnyMessage], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Sabbat",
        "version": VERSION,
        "properties": {"client": asks, "server": answers},
        "$defs": parts,
    }
