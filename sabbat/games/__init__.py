"""The games of the house: every folder here that holds a `game`, and every entry point `sabbat.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest


@cache
def shelf() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    found = [_game_in(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    found += [_entered(point.load(), point.value) for point in entry_points(group="sabbat.games")]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def find(id: object) -> Game:
    """The game with that id; BadRequest names the known ones."""
    games = shelf()
    if not isinstance(id, str) or id not in games:
        raise BadRequest("unknown-game", game=str(id), allowed=list(games))
    return games[id]


def _game_in(module: str) -> Game:
    return _entered(importlib.import_module(module).game, module)


def _entered(game: object, origin: str) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{origin} is no sabbat Game")
    return game
