"""What lists say of tables: values computed from events, so that nobody has to replay matches to list them."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage.schema import places
from sabbat.server.table.events import Setup
from sabbat.server.table.seats import Seats

SEATS_OF = (
    sa.select(places)
    .where(places.c.code.in_(sa.bindparam("codes", expanding=True)))
    .order_by(places.c.code, places.c.seat)
)
GIVEN_UP = "resigned"
"""The reason of an outcome without scores by the rules."""


class ListedSeat(msgspec.Struct, frozen=True):
    """Who has a seat, and how the match ended for them."""

    person: str | None = None
    bot: str | None = None
    rank: int | None = None
    score: int | None = None

    def fields(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    public: bool
    status: str
    host: str
    opened: int
    changed: int
    stirring: bool = True
    """Whether something may happen there by itself though nobody looks: a bot plays with people, or a clock runs."""
    places: list[ListedSeat] = []
    rated: bool = True
    """Whether the match counts for the ratings, once it is over."""
    rules: int = 1
    """The version of the game's rules."""
    options: str = "{}"
    """What was agreed on, as JSON."""


class Seated(msgspec.Struct, frozen=True):
    """A seat that somebody had at a table."""

    code: str
    game: str
    public: bool
    status: str
    opened: int
    changed: int
    seat: int
    rank: int | None
    score: int | None
    options: str


def listing(seats: Seats, now: int) -> Listing:
    """What lists are to say of a table."""
    setup = seats.setup
    facts = (seats.code, setup.game, setup.public, seats.status, seats.host, seats.opened_at, now)
    return Listing(*facts, _stirring(seats), _places(seats), seats.rated, seats.rules, _options(setup))


def _options(setup: Setup) -> str:
    """The options that are a word or a number; of anything larger only its name."""
    named = {name: value.get("name") if isinstance(value, dict) else value for name, value in setup.options.items()}
    small = {name: value for name, value in named.items() if isinstance(value, str | int)}
    return msgspec.json.encode(small).decode()


def _stirring(seats: Seats) -> bool:
    timed = seats.setup.pace.kind != "none"
    minds = [chair.mind is not None for chair in seats.chairs]
    return seats.status == "playing" and not all(minds) and (timed or any(minds))


def _places(seats: Seats) -> list[ListedSeat]:
    ends: list[tuple[int | None, int | None]] = [(None, None)] * len(seats.chairs)
    if seats.outcome is not None:
        scores = seats.outcome["scores"] if seats.outcome["reason"] != GIVEN_UP else [None] * len(seats.chairs)
        ends = list(zip(seats.outcome["ranks"], scores, strict=True))
    return [ListedSeat(chair.person, chair.bot, *end) for chair, end in zip(seats.chairs, ends, strict=True)]


def listings_of(connection: Connection, rows: Sequence[Any]) -> list[Listing]:
    """Listings from their rows of `tables`, and the rows of all their seats."""
    seats: dict[str, list[ListedSeat]] = {row.code: [] for row in rows}
    if rows:
        for place in connection.execute(SEATS_OF, {"codes": list(seats)}):
            seats[place.code].append(ListedSeat(place.person, place.bot, place.rank, place.score))
    names = [name for name in Listing.__struct_fields__ if name != "places"]
    return [Listing(**{name: getattr(row, name) for name in names}, places=seats[row.code]) for row in rows]
