"""Stores the reviews of finished matches, so that each is computed once."""

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage.schema import places, reviews, tables
from sabbat.server.storage.store import Store


class PersonReview(msgspec.Struct, frozen=True):
    """A review of a match in which somebody had a seat."""

    code: str
    effort: str
    game: str
    changed: int
    seat: int
    data: bytes


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

    async def of_person(self, person: str, efforts: list[str], most: int) -> list[PersonReview]:
        """The reviews of somebody's finished matches, the latest match first."""
        columns = (reviews.c.code, reviews.c.effort, tables.c.game, tables.c.changed, places.c.seat, reviews.c.data)
        mine = (places.c.person == person, reviews.c.effort.in_(efforts), tables.c.status == "over")
        query = (
            sa.select(*columns)
            .join(places, places.c.code == reviews.c.code)
            .join(tables, tables.c.code == reviews.c.code)
            .where(*mine)
            .order_by(tables.c.changed.desc(), reviews.c.code, reviews.c.effort)
            .limit(most)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [PersonReview(*row) for row in rows]
