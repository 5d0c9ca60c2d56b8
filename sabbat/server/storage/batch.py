"""A batch: what one commit adds to the database. Rows are sent in few statements.

After each statement the writer thread may wait milliseconds for the interpreter lock.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage.listings import Listing
from sabbat.server.storage.schema import events, places, tables, visits

SIZES = (256, 64, 16, 4, 1)
"""How many rows a statement may have: a few sizes, so that statements are prepared once."""
VALUES_MOST = 1024
"""A statement has no more values: SQLite keeps about a kilobyte for three of them."""

LISTED = tuple(column.name for column in tables.c if column.name != "counted")
"""The columns of a listing; `counted` belongs to the ratings."""

T = TypeVar("T")
Row = tuple[str, int, bytes]
"""An event: its table, its number, its data."""


class Executor(Protocol):
    """Executes statements: a connection of SQLAlchemy, or one of the driver itself."""

    @property
    def dialect(self) -> sa.Dialect: ...

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...] = ..., /) -> Any: ...


class WriteBatch(msgspec.Struct, frozen=True, array_like=True):
    """The rows of one or several appends. If a table has several listings, the latest counts."""

    events: list[Row]
    visits: list[tuple[str, str]]
    listings: dict[str, Listing]

    @property
    def empty(self) -> bool:
        """Whether there is no row to write."""
        return not (self.events or self.visits or self.listings)


def merged(batches: list[WriteBatch]) -> WriteBatch:
    """Several batches as one, sorted by table: writers that lock rows in one order never deadlock."""
    return WriteBatch(
        sorted(row for one in batches for row in one.events),
        sorted({visit for one in batches for visit in one.visits}),
        {code: listing for one in batches for code, listing in one.listings.items()},
    )


def insert_batch(connection: Executor, new: WriteBatch, again: bool = False) -> None:
    """Insert all rows. If an event's number is taken, everything fails, except when the batch is inserted `again`."""
    insert(connection, events, new.events, "DO NOTHING" if again else "")
    insert(connection, visits, new.visits, "DO NOTHING")
    if new.listings:
        _enlist(connection, new.listings)


class Sink:
    """Where a commit writes its batch: with PostgreSQL, straight into the tables."""

    @property
    def flushed(self) -> bool:
        """Whether all events are in their table."""
        return True

    @property
    def due(self) -> bool:
        """Whether to flush some events as soon as no batch waits."""
        return False

    def keep_quickly(self, connection: Connection, new: WriteBatch) -> bool:
        """Write and commit a batch in a shorter way, if there is one; False if nothing was done."""
        return False

    def keep(self, connection: Connection, new: WriteBatch, apart: bool) -> None:
        """Write a batch. `apart`: it is retried alone after a failure, so that a conflict is its own."""
        insert_batch(connection, new)

    def flush(self, connection: Connection) -> None:
        """Move all events into their table."""

    def flush_some(self, connection: Connection) -> None:
        """Move some events into their table."""

    def unflushed(self, connection: Connection) -> list[Row]:
        """The events that may not be in their table yet, sorted."""
        return []

    def undo(self) -> None:
        """Forget what a failed commit did."""


def _enlist(connection: Executor, listings: dict[str, Listing]) -> None:
    """Replace the listings of tables."""
    rows = [tuple(getattr(one, name) for name in LISTED) for one in listings.values()]
    insert(connection, tables, rows, replacing(tables, LISTED), LISTED)
    for codes in _pieces(list(listings), 1):
        marks = ", ".join([_mark(connection)] * len(codes))
        connection.exec_driver_sql(f"DELETE FROM places WHERE code IN ({marks})", tuple(codes))
    insert(
        connection,
        places,
        [
            (one.code, seat, place.person, place.bot, place.rank, place.score)
            for one in listings.values()
            for seat, place in enumerate(one.places)
        ],
    )


def insert(
    connection: Executor,
    table: sa.Table,
    rows: Sequence[tuple[Any, ...]],
    conflict: str = "",
    columns: tuple[str, ...] = (),
) -> None:
    """Insert rows, with values for `columns` or all columns; `conflict` says what to do with rows that exist."""
    names = columns or tuple(table.c.keys())
    for piece in _pieces(rows, len(names)):
        values = tuple(value for row in piece for value in row)
        statement = _insertion(table.name, names, len(piece), _mark(connection), conflict)
        connection.exec_driver_sql(statement, values)


def _pieces(rows: Sequence[T], width: int) -> Iterator[Sequence[T]]:
    """Rows of `width` values, divided into statements of a few sizes."""
    start = 0
    while start < len(rows):
        count = next(size for size in SIZES if size <= len(rows) - start and size * width <= VALUES_MOST)
        yield rows[start : start + count]
        start += count


def _mark(connection: Executor) -> str:
    """What stands for a value in a statement."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


@lru_cache
def _insertion(table: str, names: tuple[str, ...], count: int, mark: str, conflict: str) -> str:
    row = f"({', '.join([mark] * len(names))})"
    text = f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([row] * count)}"
    return f"{text} ON CONFLICT {conflict}" if conflict else text


def replacing(table: sa.Table, columns: tuple[str, ...] = ()) -> str:
    """The conflict clause that replaces `columns`, or all columns, of rows that exist."""
    keys = [column.name for column in table.primary_key]
    rest = [name for name in columns or table.c.keys() if name not in keys]
    return f"({', '.join(keys)}) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in rest)}"
