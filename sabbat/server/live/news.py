"""What a room tells its listeners: the table, the match through somebody's eyes, what happened, who is there.

These are messages of the protocol (docs/protocol.md); `net/messages.py` holds all others.
"""

from typing import Any

import msgspec
from msgspec import Struct

from sabbat.server.table import events as ev


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """A message of the server."""


class Place(Struct, frozen=True, omit_defaults=True):
    """Who has a seat."""

    person: str | None = None
    name: str = ""
    hat: str = ""
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    invited: str | None = None
    """For whom the seat is kept, until they take it."""


class Face(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    status: str
    setup: ev.Setup
    host: str
    commitment: str
    places: list[Place]
    muted: list[str]
    banned: list[str]
    """Whom the host sent away for good."""
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    rated: bool = True
    """Whether the match counts for the ratings."""
    deal: str = ""
    """The day whose deal is played here."""


class Sight(Struct, frozen=True, kw_only=True):
    """The match through somebody's eyes; `left` is each seat's time in milliseconds, `tally` each seat's points at
    the end, part by part.
    """

    turn: int | None
    view: dict[str, Any]
    actions: list[str] = []
    asides: list[str] = []
    left: list[int | None] | None = None
    running: int | None = None
    asking: int | None = None
    tally: list[dict[str, Any] | None] | None = None


class Frame(Struct, frozen=True, omit_defaults=True):
    """The match just after event `seq`, through somebody's eyes, and what the action did on the way.

    After the last event the view is that of `sight`.
    """

    seq: int
    view: dict[str, Any] | None = None
    preview: dict[str, Any] | None = None


class News(Message, frozen=True, kw_only=True, tag="news"):
    """Events `after`+1 … `seq` through the eyes of a seat (none: a spectator), and what they lead to."""

    table: str
    seat: int | None
    after: int
    seq: int
    events: list[ev.Told]
    frames: list[Frame] = []
    face: Face | None = None
    sight: Sight | None = None


class Here(Message, frozen=True, kw_only=True, tag="here"):
    """Which players are at the table just now, and how many others watch."""

    table: str
    present: list[str]
    watching: int


encode = msgspec.json.Encoder().encode
"""A message of the server as text, in UTF-8."""
