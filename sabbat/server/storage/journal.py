"""The sink of SQLite: a commit adds its events as one row to a journal; they move into `events` later, in rounds.

Inserted at once, each event would touch a database page of its own. When the journal holds enough events, a round
sorts them by table; the writer flushes some of them whenever no batch waits, and the round ends by deleting the
journal's rows. Until then an event may be in both places. If the writer never finds the time, commits flush some
events, too. When it is idle, it flushes everything. Visits and listings change rarely and are written at once, so that
lists can be read without a flush.

Rows of the journal have consecutive ids. If the last id is not the one we wrote, another process has written since.
If an event is not the next one of its table, another task has. In both cases everything is flushed, and the key of
`events` decides whether it is a conflict.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError

from sabbat.server.storage.batch import Executor, Row, Sink, WriteBatch, insert_batch, merged
from sabbat.server.storage.commits import locked

MANY = 4000
"""If the journal has more events than this, a flush starts."""
BEHIND = 3
"""If the journal has more events than this multiple of MANY, each commit flushes some."""
SOME = 200
"""The number of events that are flushed at a time: a batch that arrives meanwhile waits for that."""
HEADS_MOST = 50_000
"""The most tables whose last number the journal remembers."""
LAST = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0)"
HEAD = "SELECT coalesce(max(seq), 0) FROM events WHERE code = ?"
ADD = f"INSERT INTO journal (id, data) SELECT ?, ? WHERE ? = ({LAST})"
TAKE = "DELETE FROM journal RETURNING id, data"
READ = "SELECT id, data FROM journal"
CLEAR = "DELETE FROM journal WHERE id <= ?"

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(WriteBatch)


class Taken(Exception):
    """Another process wrote to one of these tables, or to the journal."""


class Driver(NamedTuple):
    """The driver's own connection: SQLAlchemy costs more here than the database."""

    dialect: Dialect
    exec_driver_sql: Callable[..., Any]


class Round:
    """Events that are being flushed, some tables at a time, and the last journal row that they came from."""

    def __init__(self, batches: list[WriteBatch], last: int) -> None:
        self.last = last
        self._whole = merged(batches)
        self._at = 0

    @property
    def done(self) -> bool:
        return self._at == len(self._whole.events)

    def some(self, count: int) -> WriteBatch:
        """The next `count` events, or a few more: a table is not divided."""
        rows, start = self._whole.events, self._at
        end = min(start + count, len(rows))
        while end < len(rows) and rows[end][0] == rows[end - 1][0]:
            end += 1
        self._at = end
        return WriteBatch(rows[start:end], [], {})


class Journal(Sink):
    """Adds events to the journal, and flushes them."""

    def __init__(self) -> None:
        self._last: int | None = None
        """The journal's last number; unknown after a failure."""
        self._heads: dict[str, int] = {}
        """The number of the last event of tables, as far as it was needed."""
        self._backlog: list[bytes] = []
        """The rows of the next round; encoded, since they may wait for long."""
        self._events = 0
        """How many events that is."""
        self._round: Round | None = None
        self._doubtful = False
        """Whether the journal may have rows that we know nothing of."""

    @property
    def flushed(self) -> bool:
        return not self._backlog and self._round is None and not self._doubtful

    @property
    def due(self) -> bool:
        return self._last is not None and (self._round is not None or self._events > MANY)

    @property
    def _behind(self) -> bool:
        return self._events > BEHIND * MANY

    def keep_quickly(self, connection: Connection, new: WriteBatch) -> bool:
        """Commit a batch by the driver itself, if the journal is known and not too long."""
        if self._last is None or self._behind or len(self._heads) > HEADS_MOST:
            return False
        house: Any = connection.connection.driver_connection
        try:
            house.execute("BEGIN IMMEDIATE")
            try:
                self._write(Driver(connection.dialect, house.execute), new)
                house.execute("COMMIT")
            except BaseException:
                house.execute("ROLLBACK")
                raise
        except (sqlite3.Error, Taken) as error:
            self.undo()
            if locked(error):
                raise
            return False
        return True

    def keep(self, connection: Connection, new: WriteBatch, apart: bool) -> None:
        """Add a batch. `apart`: its events go into `events`, whose key finds conflicts; an empty row takes the id."""
        if apart or self._last is None or len(self._heads) > HEADS_MOST:
            self.flush(connection)
            self._heads.clear()
        if apart:
            insert_batch(connection, WriteBatch(new.events, [], {}))
        if self._behind:
            self._flush_some(connection, BEHIND * SOME)
        self._write(connection, WriteBatch([] if apart else new.events, new.visits, new.listings))

    def _write(self, connection: Executor, new: WriteBatch) -> None:
        """Write visits and listings, and add a row of events to the journal.

        Taken if another process wrote to one of these tables, or to the journal.
        """
        insert_batch(connection, WriteBatch([], new.visits, new.listings))
        execute = connection.exec_driver_sql
        for code, seq, _ in new.events:
            head = self._heads.get(code)
            if head is None:  # events that are not flushed are in `_heads`
                head = execute(HEAD, (code,)).fetchone()[0]
            if seq != head + 1:
                raise Taken
            self._heads[code] = seq
        last = self._last
        if last is None:
            last = execute(LAST).fetchone()[0]
        data = _encoder.encode(WriteBatch(new.events, [], {}))
        if execute(ADD, (last + 1, data, last)).rowcount != 1:
            raise Taken
        self._last = last + 1
        self._backlog.append(data)
        self._events += len(new.events)

    def flush_some(self, connection: Connection) -> None:
        """Continue the round. This commit does not wait for the disk: the journal's rows are there already."""
        house: Any = connection.connection.driver_connection
        house.execute("PRAGMA synchronous = NORMAL")
        try:
            with connection.begin():
                self._flush_some(connection, SOME)
        except DBAPIError:
            self.undo()
        finally:
            house.execute("PRAGMA synchronous = FULL")

    def _flush_some(self, connection: Connection, count: int) -> None:
        """Continue the round; begin one if there are enough events."""
        if self._round is None and self._events > MANY and self._last is not None:
            self._round = Round([_decoder.decode(data) for data in self._backlog], self._last)
            self._backlog, self._events = [], 0
        if self._round is not None:
            insert_batch(connection, self._round.some(count), again=True)
            if self._round.done:
                connection.exec_driver_sql(CLEAR, (self._round.last,))
                self._round = None

    def flush(self, connection: Connection) -> None:
        self._backlog, self._events, self._round = [], 0, None  # the database gives us the same again
        insert_batch(connection, merged(_batches(connection, TAKE)), again=True)
        self._doubtful = False

    def unflushed(self, connection: Connection) -> list[Row]:
        return sorted(row for one in _batches(connection, READ) for row in one.events)

    def undo(self) -> None:
        self._last, self._backlog, self._events, self._round, self._doubtful = None, [], 0, None, True
        self._heads.clear()


def _batches(connection: Connection, statement: str) -> list[WriteBatch]:
    """The batches in the journal, read or taken out, in order."""
    return [_decoder.decode(row.data) for row in sorted(connection.exec_driver_sql(statement).all())]
