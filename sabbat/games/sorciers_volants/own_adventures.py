"""Adventures that come with the game beyond the four of the box, and how bots flew them: files in `gallery/`."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

FOLDER: Final = files(__package__ or "") / "gallery"
FIGURES: Final = "measured.json"


@cache
def adventures() -> dict[str, dict[str, Any]]:
    """The layouts by name, in the order of the alphabet."""
    names = sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(".json"))
    return {name.removesuffix(".json"): _read(name) for name in names if name != FIGURES}


@cache
def figures() -> dict[str, dict[str, Any]]:
    """What buildtools/adventures.py measured, by name."""
    return _read(FIGURES)


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return found
