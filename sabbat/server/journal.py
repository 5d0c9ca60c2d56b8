"""The ledger of an SQLite house: all that a commit keeps is one row at the end of a journal, to be filed later.

Every event belongs into `events`, by table and number, and lists have their tables, too. Put there at once, each event
touches a page of its own, and each list is one more statement. So it is filed in rounds: when there is enough for one,
it is sorted by table, and each commit from then on files some of it, until the rows of the journal that it came from
are deleted. Until then an event may be in both places. When nothing else is to be done, all is filed.

Rows of the journal are numbered without a gap. Who finds that the last number is not their own knows that another
process has written meanwhile, and who finds that an event is not the next one of its table, that somebody here has:
then everything is filed, and the key of `events` tells whether that is a conflict.
"""

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from sabbat.server.ledger import Entry, Ledger, post, together

MANY = 4000
"""So many events make a round."""
SOME = 300
"""So many of a round are filed with a commit."""
HEADS_MOST = 50_000
"""So many tables are kept in mind."""
LAST = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0)"
HEAD = "SELECT coalesce(max(seq), 0) FROM events WHERE code = ?"
ADD = f"INSERT INTO journal (id, data) SELECT ?, ? WHERE ? = ({LAST})"
TAKE = "DELETE FROM journal RETURNING id, data"
READ = "SELECT id, data FROM journal"
CLEAR = "DELETE FROM journal WHERE id <= ?"

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Entry)


class Taken(Exception):
    """Somebody else wrote to one of these tables, or to the house."""


class Round:
    """Entries that are being filed, some tables at a time, and the last row of the journal that they came from."""

    def __init__(self, entries: list[Entry], last: int) -> None:
        self.last = last
        self._whole = together(entries)
        self._at = 0

    @property
    def done(self) -> bool:
        return self._at == len(self._whole.events)

    def some(self, count: int) -> Entry:
        """So many of the events that are left, or a few more, for tables are not divided."""
        rows, start = self._whole.events, self._at
        end = min(start + count, len(rows))
        while end < len(rows) and rows[end][0] == rows[end - 1][0]:
            end += 1
        self._at = end
        codes = {code for code, _, _ in rows[start:end]}
        visits = [visit for visit in self._whole.visits if visit[1] in codes]
        return Entry(rows[start:end], visits, {code: it for code, it in self._whole.listings.items() if code in codes})


class Journal(Ledger):
    """Adds entries to the journal, and files them."""

    def __init__(self) -> None:
        self._last: int | None = None
        """The journal's last number; unknown after a failure."""
        self._heads: dict[str, int] = {}
        """The number of the last event of tables, as far as it was needed."""
        self._backlog: list[Entry] = []
        """What is to be filed in the next round."""
        self._events = 0
        """How many events that is."""
        self._round: Round | None = None
        self._doubtful = False
        """Whether the journal may have rows that we know nothing of."""

    @property
    def filed(self) -> bool:
        return not self._backlog and self._round is None and not self._doubtful

    def keep_quickly(self, connection: Connection, new: Entry) -> bool:
        """A transaction of one statement, past the toolkit, whose care costs more than the database's."""
        if self._last is None or self._round is not None or self._events > MANY or len(self._heads) > HEADS_MOST:
            return False
        house: Any = connection.connection.driver_connection
        try:
            house.execute("BEGIN IMMEDIATE")
            try:
                self._add(house.execute, new)
                house.execute("COMMIT")
            except BaseException:
                house.execute("ROLLBACK")
                raise
        except (sqlite3.Error, Taken):
            self.undo()
            return False
        return True

    def keep(self, connection: Connection, new: Entry, apart: bool) -> None:
        """Add an entry; `apart`, the key of `events` sees to the numbers, and the journal's next one is used up."""
        if apart or self._last is None or len(self._heads) > HEADS_MOST:
            self.file(connection)
            self._heads.clear()
        if apart:
            post(connection, new)
            new = Entry([], [], {})
        self._add(connection.exec_driver_sql, new)
        self._file_some(connection)

    def _add(self, execute: Callable[..., Any], new: Entry) -> None:
        """A row more, unless somebody else wrote to one of these tables, or to the house."""
        for code, seq, _ in new.events:
            head = self._heads.get(code)
            if head is None:  # whatever is not filed is known
                head = execute(HEAD, (code,)).fetchone()[0]
            if seq != head + 1:
                raise Taken
            self._heads[code] = seq
        last = self._last
        if last is None:
            last = execute(LAST).fetchone()[0]
        if execute(ADD, (last + 1, _encoder.encode(new), last)).rowcount != 1:
            raise Taken
        self._last = last + 1
        self._backlog.append(new)
        self._events += len(new.events)

    def _file_some(self, connection: Connection) -> None:
        """Go on with a round; begin one if there is enough for it."""
        if self._round is None and self._events > MANY and self._last is not None:
            self._round = Round(self._backlog, self._last)
            self._backlog, self._events = [], 0
        if self._round is not None:
            post(connection, self._round.some(SOME), again=True)
            if self._round.done:
                connection.exec_driver_sql(CLEAR, (self._round.last,))
                self._round = None

    def file(self, connection: Connection) -> None:
        post(connection, together(_entries(connection, TAKE)), again=True)
        self._backlog, self._events, self._round, self._doubtful = [], 0, None, False

    def unfiled(self, connection: Connection, code: str, after: int) -> list[bytes]:
        rows = sorted(row for one in _entries(connection, READ) for row in one.events)
        return [data for table, seq, data in rows if table == code and seq > after]

    def undo(self) -> None:
        self._last, self._backlog, self._events, self._round, self._doubtful = None, [], 0, None, True
        self._heads.clear()


def _entries(connection: Connection, statement: str) -> list[Entry]:
    """The entries of the journal, read or taken out of it, in their order."""
    return [_decoder.decode(row.data) for row in sorted(connection.exec_driver_sql(statement).all())]
