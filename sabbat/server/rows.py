"""What lists say of tables: values computed from events, so that nobody has to replay matches to list them."""

from typing import Any

import msgspec

from sabbat.server.table import Table


class Place(msgspec.Struct, frozen=True):
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
    """Whether something may happen there by itself: a bot plays, or a clock runs."""
    places: list[Place] = []


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


def listing(table: Table, now: int) -> Listing:
    """What lists are to say of a table."""
    setup = table.setup
    facts = (table.code, setup.game, setup.public, table.status, table.host, table.opened_at, now)
    return Listing(*facts, _stirring(table), _places(table))


def _stirring(table: Table) -> bool:
    timed = table.setup.pace.kind != "none"
    return table.status == "playing" and (timed or any(chair.mind is not None for chair in table.chairs))


def _places(table: Table) -> list[Place]:
    ends: list[tuple[int | None, int | None]] = [(None, None)] * len(table.chairs)
    if table.outcome is not None:
        ends = list(zip(table.outcome["ranks"], table.outcome["scores"], strict=True))
    return [Place(chair.person, chair.bot, *end) for chair, end in zip(table.chairs, ends, strict=True)]
