"""Ratings: how strong people and bots have shown themselves at a game (openskill, for any number of players).

Matches are counted soon after their end, all that have ended in one commit; a match that a crash left uncounted is
counted later.
"""

import asyncio
from math import log, sqrt

import msgspec
import sqlalchemy as sa
from openskill.models import BradleyTerryFull
from sqlalchemy import Connection

from sabbat.server.storage.batch import insert, replacing
from sabbat.server.storage.listings import ListedSeat, Listing, listings_of
from sabbat.server.storage.schema import ratings, tables
from sabbat.server.storage.store import Store

_model = BradleyTerryFull()
"""Every pair counts; Plackett-Luce gives two who share the first place no more than the one behind them."""
MIDDLE = 1500
STEP = 400 / (log(10) * sqrt(2) * _model.beta)
"""Points of the scale of chess for one of the model's: by both, the same two players win equally often."""
Key = tuple[str, str]
"""Who, and at which game."""
COUNT = "count-ratings"
"""The name of the job that counts some matches."""
COUNT_MOST = 25
"""The most matches that are counted in one commit: all moves that share it wait for that."""
PAUSE = 1.0
"""Seconds between two counts."""
UNCOUNTED = (
    sa.select(tables)
    .where(tables.c.status == "over", tables.c.rated, sa.not_(tables.c.counted))
    .order_by(tables.c.changed, tables.c.code)
    .limit(COUNT_MOST)
    .with_for_update()
)
OF_ALL = (
    sa.select(ratings)
    .where(sa.tuple_(ratings.c.who, ratings.c.game).in_(sa.bindparam("keys", expanding=True)))
    .order_by(ratings.c.who, ratings.c.game)
    .with_for_update()
)
COUNTED = sa.update(tables).where(tables.c.code.in_(sa.bindparam("codes", expanding=True))).values(counted=True)


class Rating(msgspec.Struct, frozen=True):
    """A strength and how uncertain it is; a newcomer's by default."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def shown(self) -> int:
        """The strength on the scale of chess: who has 400 more wins ten times as often."""
        return round(MIDDLE + STEP * (self.mu - 25.0))

    @property
    def margin(self) -> int:
        """How far off that may be: two times out of three it is not."""
        return round(STEP * self.sigma)


def at_points(points: int) -> Rating:
    """The rating of somebody of so many points on the scale of chess."""
    return Rating(mu=25.0 + (points - MIDDLE) / STEP)


def who(place: ListedSeat) -> str | None:
    """Under which name the player of a seat is rated: a person's id, or a bot's level."""
    return f"bot:{place.bot}" if place.bot is not None else place.person


def rated(before: dict[str, Rating], places: list[ListedSeat]) -> dict[str, Rating]:
    """The new ratings of all who played; none if somebody played against themselves.

    Bots of one level at several seats share a rating: it moves to the mean of what each seat earned.
    """
    names = [who(place) for place in places]
    people = [place.person for place in places if place.person is not None]
    if len(set(people)) < len(people) or len(set(names)) < 2 or None in names:
        return {}
    old = [before.get(name or "", Rating()) for name in names]
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    new = [team[0] for team in _model.rate(teams, ranks=[float(place.rank or 0) for place in places])]
    found = {}
    for name in dict.fromkeys(name for name in names if name is not None):
        mine = [n for n, other in enumerate(names) if other == name]
        mu, sigma = (sum(getattr(new[n], part) for n in mine) / len(mine) for part in ("mu", "sigma"))
        found[name] = Rating(mu, sigma, old[mine[0]].matches + 1)
    return found


def duel(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """The new ratings of two of whom one has won."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in (winner, loser)]
    new = [team[0] for team in _model.rate(teams, ranks=[1.0, 2.0])]
    first, second = (Rating(one.mu, one.sigma, old.matches + 1) for one, old in zip(new, (winner, loser), strict=True))
    return first, second


def of(connection: Connection, name: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    query = sa.select(ratings).where(ratings.c.who == name)
    return {row.game: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(query)}


def count(connection: Connection) -> int:
    """Count matches that have ended and are not counted yet; how many. Other writers wait for these rows."""
    ended = listings_of(connection, connection.execute(UNCOUNTED).all())
    keys = sorted({key for listing in ended for key in players(listing)})
    if ended:
        found = connection.execute(OF_ALL, {"keys": keys})
        before = {(row.who, row.game): Rating(row.mu, row.sigma, row.matches) for row in found}
        new = sorted(after(before, ended).items())
        rows = [(*key, rating.mu, rating.sigma, rating.matches) for key, rating in new]
        insert(connection, ratings, rows, replacing(ratings))
        connection.execute(COUNTED, {"codes": [listing.code for listing in ended]})
    return len(ended)


def after(before: dict[Key, Rating], listings: list[Listing]) -> dict[Key, Rating]:
    """The ratings that matches have changed, one match after the other."""
    known, changed = dict(before), dict[Key, Rating]()
    for listing in listings:
        theirs = {name: known[name, game] for name, game in players(listing) if (name, game) in known}
        new = {(name, listing.game): rating for name, rating in rated(theirs, listing.places).items()}
        known |= new
        changed |= new
    return changed


def players(listing: Listing) -> list[Key]:
    """Whose ratings a match may change."""
    return [(name, listing.game) for name in map(who, listing.places) if name is not None]


class Ratings:
    """The ratings in a store. A reader waits for a count that is due or under way, and starts none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting = asyncio.Lock()
        self._due: asyncio.Event | None = None
        """Set when the next count may begin; None if none is due."""
        self._next = 0.0
        """When the next count may begin by itself."""

    async def count(self) -> None:
        """Count every match that has ended, now or after a pause; if a count is due, that one counts them."""
        if self._due is not None:
            return
        loop, self._due = asyncio.get_running_loop(), asyncio.Event()
        async with self._counting:
            pause = loop.call_at(self._next, self._due.set)
            try:
                await self._due.wait()
            finally:
                pause.cancel()
                self._due = None
            while await self._count_some() == COUNT_MOST:
                pass
            self._next = loop.time() + PAUSE

    async def _count_some(self) -> int:
        """Count some matches where events are written; a second writer would make all moves wait for the file."""
        process = self._store.writer_process
        return await (self._store.write(count) if process is None else process.do(COUNT))

    def hurry(self) -> None:
        """Let a count that is due begin at once."""
        if self._due is not None:
            self._due.set()

    async def of(self, *names: str) -> list[dict[str, Rating]]:
        """The ratings by game of each of these people and bots."""
        self.hurry()
        async with self._counting:
            return await self._store.read(lambda connection: [of(connection, name) for name in names])
