"""How strong the bots of the house have shown themselves, game by game, against whoever played them."""

import msgspec
from litestar import get

from sabbat.bots.levels import LEVELS
from sabbat.games import shelf
from sabbat.server.net.api import REFUSED, Ask, hub_of
from sabbat.server.storage import ratings


class Strength(msgspec.Struct):
    """A bot at a game; no rating before its first match."""

    game: str
    level: str
    matches: int = 0
    rating: int | None = None


@get("/api/bots", responses=REFUSED)
async def bots(request: Ask) -> list[Strength]:
    """The bots of the house and their ratings, level by level."""
    names = [f"bot:{level}" for level in LEVELS]
    known = await hub_of(request).ratings.of(*names)
    found = zip(LEVELS, known, strict=True)
    return [_strength(game, level, mine.get(game)) for level, mine in found for game in shelf()]


def _strength(game: str, level: str, rating: ratings.Rating | None) -> Strength:
    return Strength(game, level) if rating is None else Strength(game, level, rating.matches, rating.shown)


HANDLERS = [bots]
