"""Ratings: how strong people and bots have shown themselves at a game (openskill, for any number of players)."""

import msgspec
import sqlalchemy as sa
from openskill.models import BradleyTerryFull
from sqlalchemy import Connection

from sabbat.server.rows import Listing, Place
from sabbat.server.schema import ratings

_model = BradleyTerryFull()
"""Every pair counts; Plackett-Luce gives two who share the first place no more than the one behind them."""
RATE = sa.text(
    "INSERT INTO ratings (who, game, mu, sigma, matches) VALUES (:who, :game, :mu, :sigma, :matches) "
    "ON CONFLICT (who, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"
)


class Rating(msgspec.Struct, frozen=True):
    """A strength and how uncertain it is; a newcomer's by default."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def shown(self) -> float:
        """The strength that somebody has with near certainty."""
        return round(self.mu - 3 * self.sigma, 1)


def who(place: Place) -> str | None:
    """Under which name the player of a seat is rated: a person's id, or a bot's level."""
    return f"bot:{place.bot}" if place.bot is not None else place.person


def rated(before: dict[str, Rating], places: list[Place]) -> dict[str, Rating]:
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


def read(connection: Connection, game: str, names: list[str]) -> dict[str, Rating]:
    """The ratings of some at a game, as far as they have any; theirs alone until the commit, where others write too."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.who.in_(names)).order_by(ratings.c.who)
    return {row.who: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(query.with_for_update())}


def of(connection: Connection, name: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    query = sa.select(ratings).where(ratings.c.who == name)
    return {row.game: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(query)}


def rate(connection: Connection, listing: Listing) -> None:
    """Let a match that has just ended count."""
    names = [name for name in map(who, listing.places) if name is not None]
    for name, rating in sorted(rated(read(connection, listing.game, names), listing.places).items()):
        connection.execute(RATE, {"who": name, "game": listing.game, **msgspec.structs.asdict(rating)})
