"""Leases: which worker runs the bots and clocks of a table. PostgreSQL decides, by its own clock.

A lease that is not renewed ends by itself, and another worker may take it.
"""

import time
from collections.abc import Iterable

import sqlalchemy as sa

from sabbat.server.storage.schema import leases
from sabbat.server.storage.store import Store

LENGTH = 3.0
"""Seconds that a lease lasts unless it is renewed. If a busy worker loses one, two may see to a table: no harm."""
MARGIN = 0.5
"""Seconds by which its holder gives it up earlier than others may take it."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
TAKE = sa.text(f"""
    INSERT INTO leases (code, worker, until)
    SELECT code, :worker, {NOW} + :length FROM unnest(CAST(:codes AS text[])) AS wished (code)
    WHERE NOT EXISTS (
        SELECT FROM leases WHERE leases.code = wished.code AND worker <> :worker AND until >= {NOW}
    )
    ORDER BY code
    ON CONFLICT (code) DO UPDATE SET worker = excluded.worker, until = excluded.until
    WHERE leases.worker = excluded.worker OR leases.until < {NOW}
    RETURNING code
""")
LAPSED = sa.select(leases.c.code).where(leases.c.until < sa.text(NOW))


class Leases:
    """The tables that one worker has taken."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store = store
        self.worker = worker
        self._until: dict[str, float] = {}

    def holds(self, code: str) -> bool:
        return self._until.get(code, 0.0) > time.monotonic()

    @property
    def taken(self) -> list[str]:
        return list(self._until)

    async def take(self, codes: Iterable[str]) -> set[str]:
        """Take or renew the leases of tables; return those that we hold now."""
        wished = list(codes)
        if not wished:
            return set()
        until = time.monotonic() + LENGTH - MARGIN
        fields = {"codes": wished, "worker": self.worker, "length": int(LENGTH * 1000)}
        got = await self.store.write(lambda connection: set(connection.execute(TAKE, fields).scalars()))
        for code in wished:
            self._until.pop(code, None)
        self._until.update(dict.fromkeys(got, until))
        return got

    async def lapsed(self) -> list[str]:
        """The tables whose leases have ended without having been given back: their worker was killed, or hangs."""
        return await self.store.read(lambda connection: list(connection.scalars(LAPSED)))

    async def release(self, codes: Iterable[str]) -> None:
        """Give back the leases of these tables."""
        given = list(codes)
        for code in given:
            self._until.pop(code, None)
        ours = sa.and_(leases.c.worker == self.worker, leases.c.code.in_(given))
        await self.store.write(lambda connection: connection.execute(sa.delete(leases).where(ours)))
