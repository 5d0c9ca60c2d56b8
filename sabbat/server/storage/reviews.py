"""Stores the reviews of finished matches, so that each is computed once."""

import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage.schema import reviews
from sabbat.server.storage.store import Store


class KeptReviews:
    """The reviews in a store, each as the bytes that were kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, code: str, effort: str) -> bytes | None:
        """The stored review of a match with some effort; None if there is none."""
        wanted = sa.select(reviews.c.data).where(reviews.c.code == code, reviews.c.effort == effort)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar())

    async def keep(self, code: str, effort: str, data: bytes) -> None:
        """Keep a review; another worker's of the same effort says the same, and is replaced."""

        def job(connection: Connection) -> None:
            connection.execute(sa.delete(reviews).where(reviews.c.code == code, reviews.c.effort == effort))
            connection.execute(sa.insert(reviews).values(code=code, effort=effort, data=data))

        await self.store.write(job)
