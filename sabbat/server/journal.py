"""The ledger of an SQLite house: all that a commit keeps is one row at the end of a journal, to be filed later.

Every event belongs into `events`, by table and number, and lists have their tables, too. Put there at once, each event
touches a page of its own, and each list is one more statement; filed when there are many or when nothing else is to be
done, what belongs together goes together.

Rows of the journal are numbered without a gap. Who finds that the last number is not their own knows that another
process has written meanwhile, and who finds that an event is not the next one of its table, that somebody here has:
then everything is filed, and the key of `events` tells whether that is a conflict.
"""

import sqlite3
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.ledger import Entry, Ledger, Page, Row, entry, post
from sabbat.server.schema import events

MANY = 1000
"""So many events are filed together at the latest."""
HEADS_MOST = 50_000
"""So many tables are kept in mind."""
LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'journal'"
ADD = f"INSERT INTO journal (id, data) SELECT ?, ? WHERE ? = coalesce(({LAST}), 0)"
TAKE = "DELETE FROM journal RETURNING id, data"
READ = "SELECT id, data FROM journal"
HEADS = (
    sa.select(events.c.code, sa.func.max(events.c.seq).label("seq"))
    .where(events.c.code.in_(sa.bindparam("codes", expanding=True)))
    .group_by(events.c.code)
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Entry)


class Taken(Exception):
    """Somebody else wrote to one of these tables, or to the house."""


class Journal(Ledger):
    """Adds entries to the journal, and files them."""

    def __init__(self) -> None:
        self._last: int | None = None
        """The journal's last number; unknown after a failure."""
        self._heads: dict[str, int] = {}
        """The number of the last event of tables, as far as it was needed."""
        self._unfiled = 0

    @property
    def filed(self) -> bool:
        return self._unfiled == 0

    def keep_quickly(self, connection: Connection, pages: list[Page]) -> bool:
        """A transaction of one statement, past the toolkit, whose care costs more than the database's."""
        if self._last is None or self._unfiled > MANY:
            return False
        new = entry(pages)
        if not self._heads.keys() >= {code for code, _, _ in new.events}:
            return False
        house: Any = connection.connection.driver_connection
        try:
            self._advance(new.events)
            house.execute("BEGIN IMMEDIATE")
            try:
                if house.execute(ADD, (self._last + 1, _encoder.encode(new), self._last)).rowcount != 1:
                    raise Taken
                house.execute("COMMIT")
            except BaseException:
                house.execute("ROLLBACK")
                raise
        except (sqlite3.Error, Taken):
            self.undo()
            return False
        self._last += 1
        self._unfiled += len(new.events)
        return True

    def keep(self, connection: Connection, pages: list[Page], apart: bool) -> None:
        """Add an entry; `apart`, the key of `events` sees to the numbers, and the journal's next one is used up."""
        new = entry(pages)
        if apart or self._last is None or self._unfiled > MANY or len(self._heads) > HEADS_MOST:
            self.file(connection)
            self._heads.clear()
        if apart:
            post(connection, new)
            new = Entry([], [], {})
        else:
            self._learn(connection, {code for code, _, _ in new.events} - self._heads.keys())
            self._advance(new.events)
        self._add(connection, new)
        self._unfiled += len(new.events)

    def _learn(self, connection: Connection, unknown: set[str]) -> None:
        """Look up the last numbers of tables; whatever is not filed is known."""
        if unknown:
            self._heads |= dict.fromkeys(unknown, 0)
            self._heads |= {row.code: row.seq for row in connection.execute(HEADS, {"codes": sorted(unknown)})}

    def _advance(self, rows: list[Row]) -> None:
        """Taken unless every event is the next one of its table."""
        for code, seq, _ in rows:
            if seq != self._heads[code] + 1:
                raise Taken
            self._heads[code] = seq

    def _add(self, connection: Connection, new: Entry) -> None:
        last = self._last
        if last is None:
            last = connection.exec_driver_sql(LAST).scalar() or 0
        if connection.exec_driver_sql(ADD, (last + 1, _encoder.encode(new), last)).rowcount != 1:
            raise Taken
        self._last = last + 1

    def file(self, connection: Connection) -> None:
        taken = _entries(connection, TAKE)
        rows = sorted(row for one in taken for row in one.events)
        people = sorted({visit for one in taken for visit in one.visits})
        post(connection, Entry(rows, people, {code: it for one in taken for code, it in one.listings.items()}))
        self._unfiled = 0

    def unfiled(self, connection: Connection, code: str, after: int) -> list[bytes]:
        rows = sorted(row for one in _entries(connection, READ) for row in one.events)
        return [data for table, seq, data in rows if table == code and seq > after]

    def undo(self) -> None:
        self._last, self._unfiled = None, self._unfiled or 1
        self._heads.clear()


def _entries(connection: Connection, statement: str) -> list[Entry]:
    """The entries of the journal, read or taken out of it, in their order."""
    return [_decoder.decode(row.data) for row in sorted(connection.exec_driver_sql(statement).all())]
