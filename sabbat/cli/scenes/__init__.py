"""How each game's table looks in the terminal: one module a game, found by its name.

A game from another package has none; its own picture is shown instead.
"""

import importlib
import importlib.util
from typing import Any, Protocol

from rich.text import Text

from sabbat.cli.scenes.scene import Drawing, Scene, Words
from sabbat.core.contract import Game


class Drawer(Protocol):
    """What a module here offers; it may also have a `label` and a `deed` for actions that need words of their own."""

    def scene(self, view: dict[str, Any], words: Words) -> Scene:
        """The table as somebody sees it, or all of it from a position."""


def scene_of(view: dict[str, Any], words: Words) -> Scene:
    """The table of any game."""
    drawer = drawer_of(words.game)
    if drawer is not None:
        return drawer.scene(view, words)
    picture = words.game.picture(view)
    return [Drawing(Text(picture), tuple(picture.splitlines()))]


def drawer_of(game: Game) -> Drawer | None:
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if not game.module.startswith("sabbat.games.") or importlib.util.find_spec(name) is None:
        return None
    drawer: Any = importlib.import_module(name)
    return drawer  # type: ignore[no-any-return]


def label(words: Words, action: str) -> str:
    """What a choice says in a menu: in the drawer's words, as a button, as a sentence, or as it is written."""
    own = getattr(drawer_of(words.game), "label", lambda words, action: "")
    return own(words, action) or words.speech.action(words.game.id, action, "can", words.called) or deed(words, action)


def deed(words: Words, action: str) -> str:
    """What an action did, as a sentence."""
    own = getattr(drawer_of(words.game), "deed", lambda words, action: "")
    return own(words, action) or words.speech.action(words.game.id, action, called=words.called) or action
