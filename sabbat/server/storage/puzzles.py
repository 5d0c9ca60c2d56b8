"""Puzzles that were found in matches of the house, who solved what, and how hard puzzles have proved."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabbat.server.storage import ratings
from sabbat.server.storage.batch import insert, replacing
from sabbat.server.storage.ratings import Rating
from sabbat.server.storage.schema import attempts, puzzles
from sabbat.server.storage.schema import ratings as ratings_table
from sabbat.server.storage.store import Store

RATED = "puzzles"
"""Under this name people and puzzles are rated against each other, as players of a game are."""
NEWCOMER = Rating()


class Attempt(msgspec.Struct, frozen=True):
    """What somebody has made of an exercise."""

    at_once: bool
    """Whether the first try was right."""
    solved: bool


class Met(msgspec.Struct, frozen=True):
    """What a first try has changed: the ratings of the person and of the puzzle."""

    person: Rating
    puzzle: Rating
    before: Rating
    """The person's, before."""


def rated_name(puzzle: str) -> str:
    """Under which name a puzzle is rated."""
    return f"puzzle:{puzzle}"


class KeptPuzzles:
    """The puzzles of a house, and the attempts at them and at other exercises."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self) -> list[bytes]:
        """Every puzzle that was found in the house, as it was kept."""
        query = sa.select(puzzles.c.data).order_by(puzzles.c.id)
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def sources(self) -> set[str]:
        """The codes of the matches that gave a puzzle."""
        query = sa.select(puzzles.c.source)
        return await self.store.read(lambda connection: set(connection.execute(query).scalars()))

    async def keep(self, id: str, source: str, data: bytes) -> None:
        """Keep a puzzle; the same one is kept once."""
        row = [(id, source, data)]
        await self.store.write(lambda connection: insert(connection, puzzles, row, replacing(puzzles)))

    async def ratings(self) -> dict[str, Rating]:
        """How hard puzzles have proved, by id; of those that somebody has tried."""
        query = sa.select(ratings_table).where(ratings_table.c.game == RATED, ratings_table.c.who.like("puzzle:%"))
        found = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.who.removeprefix("puzzle:"): Rating(row.mu, row.sigma, row.matches) for row in found}

    async def attempts(self, person: str) -> dict[str, Attempt]:
        """What somebody has tried, by exercise."""
        return await self.store.read(lambda connection: of(connection, person))

    async def attempted(self, person: str, exercise: str, right: bool, now: int) -> None:
        """Note a try at an exercise that nobody is rated by."""
        await self.store.write(lambda connection: _note(connection, person, exercise, right, now))

    async def met(self, person: str, puzzle: str, right: bool, otherwise: Rating, now: int) -> Met | None:
        """Note a try at a puzzle. The first one moves the ratings of both; `otherwise` is that of a puzzle untried."""

        def job(connection: Connection) -> Met | None:
            if not _note(connection, person, puzzle, right, now):
                return None
            mine = ratings.of(connection, person).get(RATED, NEWCOMER)
            its = ratings.of(connection, rated_name(puzzle)).get(RATED, otherwise)
            new = ratings.duel(mine, its) if right else ratings.duel(its, mine)[::-1]
            rows = [
                (who, RATED, one.mu, one.sigma, one.matches)
                for who, one in zip((person, rated_name(puzzle)), new, strict=True)
            ]
            insert(connection, ratings_table, rows, replacing(ratings_table))
            return Met(*new, mine)

        return await self.store.write(job)


def of(connection: Connection, person: str) -> dict[str, Attempt]:
    """What somebody has tried, by exercise."""
    query = sa.select(attempts).where(attempts.c.person == person)
    return {row.exercise: Attempt(row.at_once, row.solved) for row in connection.execute(query)}


def export(connection: Connection, person: str) -> list[dict[str, Any]]:
    """All attempts of somebody."""
    told = [column for column in attempts.c if column.name != "person"]
    query = sa.select(*told).where(attempts.c.person == person).order_by(attempts.c.changed)
    return [row._asdict() for row in connection.execute(query)]


def forget(connection: Connection, person: str) -> None:
    """Remove somebody's attempts; what they made of the puzzles' ratings stays."""
    connection.execute(sa.delete(attempts).where(attempts.c.person == person))


def _note(connection: Connection, person: str, exercise: str, right: bool, now: int) -> bool:
    """Keep a try; whether it is the first one."""
    here = sa.and_(attempts.c.person == person, attempts.c.exercise == exercise)
    known = connection.execute(sa.select(attempts.c.solved).where(here)).scalar()
    if known is None:
        row = (person, exercise, right, right, now)
        insert(connection, attempts, [row], "DO NOTHING")
    elif right and not known:
        connection.execute(sa.update(attempts).where(here).values(solved=True, changed=now))
    return known is None
