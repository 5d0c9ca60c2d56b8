"""Sabbat, a game house for witches: `new`, `load`, `games`, `mind`, `batch`, and the errors they raise."""

import importlib
from typing import Any

from sabbat.core.contract import Game, Mind, State
from sabbat.core.errors import BadPosition, BadRecord, BadRequest, IllegalAction
from sabbat.core.record import Record
from sabbat.games import find, shelf

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "Game",
    "IllegalAction",
    "Mind",
    "Record",
    "State",
    "batch",
    "game",
    "games",
    "load",
    "mind",
    "new",
]


def games() -> list[str]:
    """The ids of all games."""
    return list(shelf())


def game(id: str) -> Game:
    """One game, with the integer side of the contract."""
    return find(id)


def new(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> State:
    """A match about to begin; every option has a default."""
    return find(game).new(players, options)


def batch(game: str, n: int, players: int | None = None, options: dict[str, Any] | None = None, **settings: Any) -> Any:
    """n matches side by side as NumPy arrays (needs the extra `sabbat[lab]`); see `sabbat.adapters.batch`."""
    batches = importlib.import_module("sabbat.adapters.batch")
    return batches.Batch(find(game), n, players, options, **settings)


def load(position: dict[str, Any]) -> State:
    """The state written down in a position."""
    return _game_of(position).load(position)


def mind(view: dict[str, Any]) -> Mind:
    """What a seat knows, made ready for thinking; built from its view alone."""
    return _game_of(view).mind(view)


def _game_of(position: dict[str, Any]) -> Game:
    if not isinstance(position, dict):
        raise BadPosition("position", "an object is needed")
    try:
        return find(position.get("game"))
    except BadRequest as error:
        raise BadPosition("game", str(error)) from None
