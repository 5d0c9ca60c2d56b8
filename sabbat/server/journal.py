"""The ledger of an SQLite house: the events of a commit are one row at the end of a journal, to be filed later.

Every event belongs into `events`, by table and number. Put there at once, each one touches a page of its own; filed
when there are many or when nothing else is to be done, those of a table go together.

Rows of the journal are numbered without a gap. Who finds the next number taken knows that another process has written
meanwhile, and who finds that an event is not the next one of its table, that somebody here has: then everything is
filed, and the key of `events` tells whether that is a conflict.
"""

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.ledger import Ledger, Row, insert
from sabbat.server.schema import events

MANY = 2000
"""So many events are filed together at the latest."""
HEADS_MOST = 50_000
"""So many tables are kept in mind."""
ADD = "INSERT INTO journal (id, data) VALUES (?, ?)"
TAKE = "DELETE FROM journal RETURNING data"
READ = "SELECT data FROM journal"
LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'journal'"
HEADS = (
    sa.select(events.c.code, sa.func.max(events.c.seq).label("seq"))
    .where(events.c.code.in_(sa.bindparam("codes", expanding=True)))
    .group_by(events.c.code)
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Row])


class Taken(Exception):
    """Somebody else wrote to one of these tables, or to the house."""


class Journal(Ledger):
    """Adds events to the journal, and files them."""

    def __init__(self) -> None:
        self._last: int | None = None
        """The journal's last number; unknown after a failure."""
        self._heads: dict[str, int] = {}
        """The number of the last event of tables, as far as it was needed."""
        self._unfiled = 0

    @property
    def filed(self) -> bool:
        return self._unfiled == 0

    def enter(self, connection: Connection, rows: list[Row]) -> None:
        if self._last is None or self._unfiled > MANY:
            self.file(connection)
        self._learn(connection, {code for code, _, _ in rows})
        for code, seq, _ in rows:
            if seq != self._heads[code] + 1:
                raise Taken
            self._heads[code] = seq
        self._add(connection, rows)
        self._unfiled += len(rows)

    def enter_apart(self, connection: Connection, rows: list[Row]) -> None:
        """The table of events itself sees to the numbers; the journal's next one is used up, for others to notice."""
        self.file(connection)
        super().enter_apart(connection, rows)
        self._add(connection, [])
        self._heads.clear()

    def _learn(self, connection: Connection, codes: set[str]) -> None:
        """Look up what is not known of tables."""
        if len(self._heads) > HEADS_MOST:
            self._heads.clear()
            self.file(connection)
        new = codes - self._heads.keys()
        if new:
            self._heads |= dict.fromkeys(new, 0)
            self._heads |= {row.code: row.seq for row in connection.execute(HEADS, {"codes": sorted(new)})}

    def _add(self, connection: Connection, rows: list[Row]) -> None:
        last = self._last
        if last is None:
            last = connection.exec_driver_sql(LAST).scalar() or 0
        connection.exec_driver_sql(ADD, (last + 1, _encoder.encode(rows)))
        self._last = last + 1

    def file(self, connection: Connection) -> None:
        insert(connection, events, sorted(_rows(connection, TAKE)))
        self._unfiled = 0

    def unfiled(self, connection: Connection, code: str, after: int) -> list[bytes]:
        found = sorted(row for row in _rows(connection, READ) if row[0] == code and row[1] > after)
        return [data for _, _, data in found]

    def undo(self) -> None:
        self._last, self._unfiled = None, self._unfiled or 1
        self._heads.clear()


def _rows(connection: Connection, statement: str) -> Iterator[Row]:
    """The events in the journal, read or taken out of it."""
    for (data,) in connection.exec_driver_sql(statement).all():
        yield from _decoder.decode(data)
