"""How a position of today is written in the form of an older version, so that its hash stays what it was."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

Position = dict[str, Any]
DIGITS = 6


def without(*names: str) -> Callable[[Position], Position]:
    """The form that lacks some fields of today."""
    return lambda position: {name: value for name, value in position.items() if name not in names}


def witty_1(position: Position) -> Position:
    """Mode and first seat stood by themselves."""
    return without("rules", "players", "options")({**position, **position["options"]})


def volants_1(position: Position) -> Position:
    """The fool swept with pieces too and was caught by his figure: there were no options for it."""
    options = position["options"]
    assert (options["sweeps"], options["catch"]) == ("pieces", "figure")
    return without("rules")({**position, "options": without("sweeps", "catch")(options)})


FORMS: dict[tuple[str, int], Callable[[Position], Position]] = {
    ("air-sorciere", 1): without("rules", "players"),
    ("course-de-sorcieres", 1): without("rules"),
    ("sorciers-volants", 1): volants_1,
    ("witty-witches", 1): witty_1,
}
"""By game and version of the rules; a form that has not changed since is not listed."""


def older(game: str, version: int, position: Position) -> Position:
    """A position of today as that version wrote it."""
    return FORMS.get((game, version), without())(position)


def short_hash(game: str, version: int, position: Position) -> str:
    """The first digits of SHA-256 of a position, written as that version wrote it."""
    text = json.dumps(older(game, version, position), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
