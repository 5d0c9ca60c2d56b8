"""How the entries of one commit are written down: many rows to a statement, for every statement waits for its turn.

A thread that comes back from the database waits until the event loop lets it go on; that may take milliseconds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server import ratings
from sabbat.server.events import AnyEvent, Said, Sat, to_bytes
from sabbat.server.ratings import Rating
from sabbat.server.rows import Listing
from sabbat.server.schema import events, places, tables, visits
from sabbat.server.schema import ratings as strengths

SIZES = (256, 64, 16, 4, 1)
"""How many rows a statement may have: a few sizes, so that statements are prepared once."""

_codes: sa.BindParameter[list[str]] = sa.bindparam("codes", expanding=True)
WERE_OVER = sa.select(tables.c.code).where(tables.c.code.in_(_codes), tables.c.status == "over")
CLEAR = sa.delete(places).where(places.c.code.in_(_codes))
RATINGS = (
    sa.select(strengths)
    .where(sa.tuple_(strengths.c.who, strengths.c.game).in_(sa.bindparam("keys", expanding=True)))
    .order_by(strengths.c.who, strengths.c.game)
    .with_for_update()
)


Row = tuple[str, int, bytes]
"""An event: its table, its number, its data."""


class Page(NamedTuple):
    """Events of a table as number `first` and on, and what lists say of the table from then on if that changes."""

    code: str
    first: int
    happened: Sequence[AnyEvent]
    listing: Listing | None = None


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """What several pages say, as it is to be written down; the latest of a table's listings counts."""

    events: list[Row]
    visits: list[tuple[str, str]]
    listings: dict[str, Listing]


def entry(page: Page, *more: Page) -> Entry:
    """What pages say."""
    if more:
        return together([entry(one) for one in (page, *more)])
    events = [(page.code, page.first + n, to_bytes(one)) for n, one in enumerate(page.happened)]
    visits = [(one.person, page.code) for one in page.happened if isinstance(one, (Sat, Said))]
    return Entry(events, visits, {} if page.listing is None else {page.code: page.listing})


def together(entries: list[Entry]) -> Entry:
    """Several entries as one, in the order of their tables: so two workers never wait for each other."""
    return Entry(
        sorted(row for one in entries for row in one.events),
        sorted({visit for one in entries for visit in one.visits}),
        {code: listing for one in entries for code, listing in one.listings.items()},
    )


def post(connection: Connection, new: Entry, again: bool = False) -> None:
    """Write everything where it belongs; unless it may be there already, a number that is taken lets all of it fail."""
    insert(connection, events, new.events, "DO NOTHING" if again else "")
    insert(connection, visits, new.visits, "DO NOTHING")
    if new.listings:
        _enlist(connection, new.listings)


class Ledger:
    """Writes down what a commit is to keep, where it belongs."""

    @property
    def filed(self) -> bool:
        """Whether everything is where it belongs."""
        return True

    def keep_quickly(self, connection: Connection, new: Entry) -> bool:
        """Write an entry down and commit, if there is a shorter way to do so; False if that was not done."""
        return False

    def keep(self, connection: Connection, new: Entry, apart: bool) -> None:
        """Write an entry down; `apart` from others if something was in the way: a conflict is then its own."""
        post(connection, new)

    def file(self, connection: Connection) -> None:
        """Put everything where it belongs."""

    def unfiled(self, connection: Connection, code: str, after: int) -> list[bytes]:
        """The events of a table after a number that are not yet where they belong, in order."""
        return []

    def undo(self) -> None:
        """The commit failed: what it did is not done."""


def _enlist(connection: Connection, listings: dict[str, Listing]) -> None:
    """Write down anew what lists say of tables; matches that have just ended count for the ratings."""
    over = {code: listing for code, listing in listings.items() if listing.status == "over"}
    if over:
        before = set(connection.scalars(WERE_OVER, {"codes": list(over)}))
        ended = [listing for code, listing in over.items() if code not in before]
        _rate(connection, sorted(ended, key=lambda listing: (listing.changed, listing.code)))
    rows = [tuple(getattr(one, column.name) for column in tables.c) for one in listings.values()]
    insert(connection, tables, rows, _anew(tables))
    connection.execute(CLEAR, {"codes": list(listings)})
    insert(
        connection,
        places,
        [
            (one.code, seat, place.person, place.bot, place.rank, place.score)
            for one in listings.values()
            for seat, place in enumerate(one.places)
        ],
    )


def _rate(connection: Connection, ended: list[Listing]) -> None:
    """Let matches that have just ended count; the ratings are ours alone until the commit, where others write too."""
    keys = sorted({key for listing in ended for key in ratings.players(listing)})
    found = connection.execute(RATINGS, {"keys": keys})
    before = {(row.who, row.game): Rating(row.mu, row.sigma, row.matches) for row in found}
    new = sorted(ratings.after(before, ended).items())
    rows = [(*key, rating.mu, rating.sigma, rating.matches) for key, rating in new]
    insert(connection, strengths, rows, _anew(strengths))


def insert(connection: Connection, table: sa.Table, rows: Sequence[tuple[Any, ...]], conflict: str = "") -> None:
    """Add rows, values in the order of the table's columns; `conflict` says what to do with those that are there."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    start = 0
    while start < len(rows):
        count = next(size for size in SIZES if size <= len(rows) - start)
        values = tuple(value for row in rows[start : start + count] for value in row)
        connection.exec_driver_sql(_insertion(table, count, mark, conflict), values)
        start += count


@lru_cache
def _insertion(table: sa.Table, count: int, mark: str, conflict: str) -> str:
    names = ", ".join(column.name for column in table.c)
    row = f"({', '.join([mark] * len(table.c))})"
    text = f"INSERT INTO {table.name} ({names}) VALUES {', '.join([row] * count)}"
    return f"{text} ON CONFLICT {conflict}" if conflict else text


def _anew(table: sa.Table) -> str:
    """Rows that are there are written anew."""
    keys = ", ".join(column.name for column in table.primary_key)
    rest = [column.name for column in table.c if not column.primary_key]
    return f"({keys}) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in rest)}"
