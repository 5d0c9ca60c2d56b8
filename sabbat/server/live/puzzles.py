"""The puzzles of a house: those that the games bring, and those from its own matches; one for each day."""

import hashlib

import msgspec

from sabbat.analysis.puzzles import Puzzle, hardness, shipped
from sabbat.core.errors import BadRequest
from sabbat.games import shelf
from sabbat.server.storage.puzzles import KeptPuzzles
from sabbat.server.storage.ratings import Rating, at_points

DAY = 24 * 60 * 60 * 1000
UNTRIED_SIGMA = 4.0
"""How uncertain the rating of a puzzle is that nobody has tried: less than a newcomer's, since it was computed."""


class Puzzles:
    """The puzzles of a house."""

    def __init__(self, kept: KeptPuzzles) -> None:
        self.kept = kept

    async def all(self) -> dict[str, Puzzle]:
        """Every puzzle by its id, game by game, the games' own first."""
        found = {one.id: one for game in shelf().values() for one in shipped(game)}
        for data in await self.kept.all():
            one = msgspec.json.decode(data, type=Puzzle)
            if one.game in shelf():
                found.setdefault(one.id, one)
        return found

    async def find(self, id: str) -> Puzzle:
        """A puzzle; BadRequest if there is none of this id."""
        found = (await self.all()).get(id)
        if found is None:
            raise BadRequest("no-puzzle")
        return found

    async def of_the_day(self, now: int) -> Puzzle:
        """The same for everybody until the day ends (UTC). The games take turns; only their own puzzles are chosen."""
        games = [own for game in shelf().values() if (own := shipped(game))]
        if not games:
            raise BadRequest("no-puzzle")
        day = now // DAY
        own = sorted(games[day % len(games)], key=_shuffled)
        return own[day // len(games) % len(own)]


def untried(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return msgspec.structs.replace(at_points(hardness(puzzle)), sigma=UNTRIED_SIGMA)


def _shuffled(puzzle: Puzzle) -> str:
    """An order that has nothing to do with how puzzles were found."""
    return hashlib.sha256(f"day {puzzle.id}".encode()).hexdigest()
