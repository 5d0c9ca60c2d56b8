"""The games of the house: every folder here that holds a `game`, and every entry point `sabbat.games`."""

import importlib
import json
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest
from sabbat.core.record import FINDERS
from sabbat.games.guests import Admitted, at_fault, welcome


@cache
def shelf() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    return dict(sorted({**_welcome().games, **house_games()}.items()))


def turned_away() -> list[BadRequest]:
    """Why games of other packages are not on the shelf, a reason for each."""
    return _welcome().refusals


def guest_at_fault(error: BaseException) -> Game | None:
    """The game of another package in which an error came up, if it did."""
    return at_fault(error, _welcome().games.values())


@cache
def house_games() -> dict[str, Game]:
    """The games of the house itself, by id."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games: list[Game] = [importlib.import_module(f"{__name__}.{name}").game for name in folders]
    return {game.id: game for game in games}


@cache
def _welcome() -> Admitted:
    return welcome(house_games(), sections_of)


def find(id: object) -> Game:
    """The game with that id; BadRequest names the known ones."""
    games = shelf()
    if not isinstance(id, str) or id not in games:
        raise BadRequest("unknown-game", game=str(id), allowed=list(games))
    return games[id]


FINDERS.append(find)


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
