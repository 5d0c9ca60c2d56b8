"""The sink of PostgreSQL: events alone are committed with one statement, so that there is one answer to wait for."""

from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from sabbat.server.storage.batch import Sink, WriteBatch

ADD = "INSERT INTO events (code, seq, data) SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])"


class PostgresSink(Sink):
    """Writes straight into the tables."""

    def keep_quickly(self, connection: Connection, new: WriteBatch) -> bool:
        """Commit events with one statement, by the driver itself.

        If it fails, the ordinary commit retries and reports the reason; if the first had succeeded, the retry is a
        Conflict.
        """
        if new.visits or new.listings or not new.events:
            return False
        codes, numbers, data = zip(*new.events, strict=True)
        try:
            driver: Any = connection.connection.driver_connection
            driver.autocommit = True
            try:
                driver.execute(ADD, (list(codes), list(numbers), list(data)), prepare=True)
            finally:
                driver.autocommit = False
        except (connection.dialect.loaded_dbapi.Error, SQLAlchemyError):
            return False
        return True
