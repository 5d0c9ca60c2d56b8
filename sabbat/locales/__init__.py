"""Every word a person reads, in French and English, from the Fluent files beside this one.

A game from another package brings its own in a folder `locales` beside its module; what it leaves out is shown
as it stands in the rules.
"""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sabbat.core.errors import IllegalAction, Refused
from sabbat.games import folder_of, shelf

HERE = Path(__file__).parent
LANGUAGES = ["en", "fr"]
LONGEST = 900
"""Longer facts are cut: Fluent takes a thousand characters."""


class Speech:
    """One language's messages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read([*sorted((HERE / language).glob("*.ftl")), *guest_files(language)])
        self._rulebooks = sorted((HERE / language).glob("*/*.ftl"))
        """Long, and opened only when something is not found elsewhere."""

    def _read(self, files: list[Path]) -> None:
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def knows(self, id: str) -> bool:
        if not self._bundle.has_message(id):
            self._read(self._rulebooks)
            self._rulebooks = []
        return bool(self._bundle.has_message(id))

    def _message(self, id: str) -> Any:
        if not self.knows(id):
            raise KeyError(id)
        return self._bundle.get_message(id)

    def say(self, id: str, /, **facts: Any) -> str:
        """The message, with its facts filled in; KeyError if there is none."""
        return self._format(id, self._message(id).value, facts)

    def attribute(self, id: str, name: str) -> str | None:
        """An attribute of a message, or None."""
        pattern = self._message(id).attributes.get(name)
        return None if pattern is None else self._format(id, pattern, {})

    def _format(self, id: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in facts.items()})
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors[0]}")
        return str(text)

    def explain(self, error: Refused, spoken: bool = False) -> str:
        """What is wrong and why, as a sentence; in a game's notation, or as people speak."""
        kind = "refusal" if isinstance(error, IllegalAction) else "error"
        prefix = error.reason.partition("-")[0].upper()
        game = next((game.id for game in shelf().values() if spoken and game.prefix == prefix), None)
        facts = {name: self._fact(game, value) for name, value in error.facts.items()}
        return self._or(str(error), f"{kind}-{error.reason}", facts)

    def _fact(self, game: str | None, value: Any) -> Any:
        """A fact of a refusal; in a game's words if they are to be spoken."""
        if isinstance(value, Refused):
            return self.explain(value)
        return self.term(game, value) if game is not None and isinstance(value, str) else value

    def name(self, game: str) -> str:
        """A game's name."""
        return self._or(game, f"{game}-name")

    def sentence(self, game: str) -> str:
        """What makes one want to play a game."""
        return self._or("", f"{game}-sentence")

    def minutes(self, game: str) -> str:
        """How long a match takes, in minutes; nothing if nobody has said."""
        return self._or("", f"{game}-minutes")

    def term(self, game: str, word: str) -> str:
        """A word of a game's notation as people say it: the whole word's term, or its parts', or the word itself;
        `unknown` for what is hidden.
        """
        if word == "?":
            return "unknown"
        whole = word.replace("*", "")
        for parts in ([whole], whole.split("-")):
            ids = [f"{game}-term-{part}" for part in parts]
            if all(self._bundle.has_message(id) for id in ids):
                return " ".join(self.say(id) for id in ids)
        return word

    def option(self, game: str, name: str) -> str:
        """What an option of a game means."""
        return self._or(name, f"{game}-option-{name}")

    def ending(self, game: str, reason: str) -> str:
        """Why a match ended."""
        return self._or(reason, f"{game}-reason-{reason}")

    def action(self, game: str, text: str) -> str:
        """What an action does, as a sentence."""
        verb, *words = text.split(" ")
        terms = [self.term(game, word) for word in words]
        return self._or("", f"{game}-do-{verb}", dict(zip("abc", [*terms, "none", "none", "none"], strict=False)))

    def phase(self, view: dict[str, Any]) -> str:
        """What is asked of the seat to act; the sentence may name any simple field of the view."""
        game = view["game"]
        facts = {
            name: self.term(game, value) if isinstance(value, str) else value
            for name, value in view.items()
            if isinstance(value, (str, int))
        }
        return self._or("", f"{game}-phase-{view.get('phase')}", facts)

    def _or(self, otherwise: str, id: str, facts: dict[str, Any] | None = None) -> str:
        return self.say(id, **facts or {}) if self.knows(id) else otherwise


@cache
def speech(language: str) -> Speech:
    """The messages of a language, read once."""
    return Speech(language)


def guest_files(language: str) -> Iterator[Path]:
    """The messages that games from elsewhere bring, in `locales/LANGUAGE` beside them; in English if need be."""
    for game in shelf().values():
        locales = folder_of(game) / "locales"
        folder = locales / language
        yield from sorted((folder if folder.is_dir() else locales / "en").glob("*.ftl"))


def preferred(wish: str | None = None) -> str:
    """The language to speak: the one wished for, SABBAT_LANG, or the system's; English if it is not ours."""
    for source in (wish, *(os.environ.get(name) for name in ("SABBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return source[:2].lower() if source[:2].lower() in LANGUAGES else "en"
    return "en"


def _plain(value: Any) -> Any:
    """Facts as Fluent takes them: numbers, and texts that are not too long; a list becomes a text."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    text = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
