"""Ratings: how strong people and bots have shown themselves at a game (openskill, for any number of players)."""

import msgspec
import sqlalchemy as sa
from openskill.models import BradleyTerryFull
from sqlalchemy import Connection

from sabbat.server.rows import Listing, Place
from sabbat.server.schema import ratings

_model = BradleyTerryFull()
"""Every pair counts; Plackett-Luce gives two who share the first place no more than the one behind them."""
Key = tuple[str, str]
"""Who, and at which game."""


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


def of(connection: Connection, name: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    query = sa.select(ratings).where(ratings.c.who == name)
    return {row.game: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(query)}


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
