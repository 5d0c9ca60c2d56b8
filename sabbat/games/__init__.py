"""The games of the house: every folder here that holds a `game`, and every entry point `sabbat.games`."""

import importlib
import json
import pkgutil
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest


@cache
def shelf() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    found = {game.id: game for game in map(_house_game, pkgutil.iter_modules(__path__))}
    for point in entry_points(group="sabbat.games"):
        guest = _guest(point)
        if guest is not None:
            found.setdefault(guest.id, guest)
    return dict(sorted(found.items()))


def find(id: object) -> Game:
    """The game with that id; BadRequest names the known ones."""
    games = shelf()
    if not isinstance(id, str) or id not in games:
        raise BadRequest("unknown-game", game=str(id), allowed=list(games))
    return games[id]


def folder_of(game: Game) -> Path:
    """Where a game's module and the files beside it are."""
    return Path(importlib.import_module(game.module).__file__ or ".").parent


def sections_of(game: Game) -> list[dict[str, Any]]:
    """The sections of a game's rulebook, each with its title's message and its clauses; none if none is written."""
    file = folder_of(game) / "clauses.json"
    sections: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["sections"] if file.exists() else []
    return sections


def clauses_of(game: Game) -> list[str]:
    """Every clause of a game's rulebook, in order."""
    return [id for section in sections_of(game) for id in section["clauses"]]


def _house_game(module: pkgutil.ModuleInfo) -> Game:
    game: Game = importlib.import_module(f"{__name__}.{module.name}").game
    return game


def _guest(point: EntryPoint) -> Game | None:
    """A game from another package; a broken one is left out with a warning, so that the house stays open."""
    try:
        game = point.load()
    except Exception as error:
        warnings.warn(f"the game {point.value} cannot be loaded: {error!r}", stacklevel=2)
        return None
    if not isinstance(game, Game):
        warnings.warn(f"{point.value} is no sabbat Game", stacklevel=2)
        return None
    return game
