"""Every word a person reads, in French and English, from the Fluent files beside this one."""

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sabbat.core.errors import IllegalAction, Refused
from sabbat.games import shelf

HERE = Path(__file__).parent
LANGUAGES = ["en", "fr"]


class Speech:
    """One language's messages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in [*sorted((HERE / language).rglob("*.ftl")), *guest_files(language)]:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def knows(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **facts: Any) -> str:
        """The message, with its facts filled in; KeyError if there is none."""
        return self._format(id, self._bundle.get_message(id).value, facts)

    def of_game(self, game: str, what: str, otherwise: str = "", /, **facts: Any) -> str:
        """A message that a game brings along, or other words where a guest game has none."""
        id = f"{game}-{what}"
        return self.say(id, **facts) if self.knows(id) else otherwise

    def attribute(self, id: str, name: str) -> str | None:
        """An attribute of a message, or None."""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return None if pattern is None else self._format(id, pattern, {})

    def _format(self, id: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in facts.items()})
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors[0]}")
        return str(text)

    def explain(self, error: Refused) -> str:
        """What is wrong and why, as a sentence."""
        kind = "refusal" if isinstance(error, IllegalAction) else "error"
        id = f"{kind}-{error.reason}"
        facts = {n: self.explain(value) if isinstance(value, Refused) else value for n, value in error.facts.items()}
        return self.say(id, **facts) if self.knows(id) else str(error)

    def action(self, game: str, text: str) -> str:
        """What an action does, as a sentence."""
        verb, *words = text.split(" ")
        return self.of_game(game, f"do-{verb}", **dict(zip("abc", [*words, "", "", ""], strict=False)))

    def phase(self, view: dict[str, Any]) -> str:
        """What is asked of the seat to act; the sentence may name any simple field of the view."""
        facts = {name: value for name, value in view.items() if isinstance(value, (str, int))}
        return self.of_game(view["game"], f"phase-{view.get('phase')}", **facts)


@cache
def speech(language: str) -> Speech:
    """The messages of a language, read once."""
    return Speech(language)


def guest_files(language: str) -> Iterator[Path]:
    """The messages that games from elsewhere bring, in `locales/LANGUAGE` beside them; in English if need be."""
    for game in shelf().values():
        origin = import_module(game.module).__file__
        if origin is not None:
            folders = [Path(origin).with_name("locales") / name for name in (language, "en")]
            yield from sorted(next((folder for folder in folders if folder.is_dir()), folders[0]).glob("*.ftl"))


def preferred(wish: str | None = None) -> str:
    """The language to speak: the one wished for, SABBAT_LANG, or the system's; English if it is not ours."""
    for source in (wish, *(os.environ.get(name) for name in ("SABBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return source[:2].lower() if source[:2].lower() in LANGUAGES else "en"
    return "en"


def _plain(value: Any) -> Any:
    """Facts as Fluent takes them: numbers and texts; a list becomes a text."""
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else str(value) if value is None or isinstance(value, bool) else value
