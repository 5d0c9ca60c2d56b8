"""Every word a person reads, in French and English, from the Fluent files beside this one.

A game from another package brings its own in a folder `locales` beside its module; what it leaves out is shown
as it stands in the rules.
"""

import logging
import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sabbat.core.contract import Game
from sabbat.core.errors import IllegalAction, Refused
from sabbat.games import folder_of, sections_of, shelf

log = logging.getLogger(__name__)
HERE = Path(__file__).parent
NAMES = {"en": "English", "fr": "Français"}
"""What each language calls itself; its words are in the folder of its code."""
LANGUAGES = list(NAMES)
LONGEST = 900
"""Longer facts are cut: Fluent takes a thousand characters."""
HUGE = 10**15
"""Numbers from here on are not written out: nobody reads them, and Fluent cannot write them."""
KEPT = 4096
"""So many sentences of a language are kept: boards and menus say the same ones again and again."""
YOU = "me"
"""How messages call whoever reads them: they choose by it, `{ $who -> [me] You play … *[other] { $who } plays … }`."""
MESSAGE = re.compile(r"^(?P<id>[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message in a Fluent file: up to the next line that begins another one, or a comment. None refers to another."""
VOWELS = "aàâäeéèêëhiîïoôöuùûüyœæ"

Naming = Callable[[int], str]
"""What a seat is called: a name, or YOU."""


def of(name: Any) -> str:
    """The French `de` before a name: d’Anne, de Lou. Messages call it as `DE($name)`."""
    text = str(name)
    return f"d’{text}" if text[:1].lower() in VOWELS and text else f"de {text}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": of}


def naming(names: Sequence[str], mine: int | None = None) -> Naming:
    """Call the seats by these names, and one's own seat YOU; a name that is YOU gets an invisible mark."""

    def called(seat: int) -> str:
        if seat == mine:
            return YOU
        name = names[seat] if 0 <= seat < len(names) else ""
        return f"{name}\u2060" if name == YOU else name

    return called


class Speech:
    """One language's messages."""

    def __init__(self, language: str, games: Iterable[Game], strict: bool = False) -> None:
        """With the words of those games; `strict` refuses a message whose variables are not given."""
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for game in games:
            self._bundle.add_resource(FluentResource(guest_words(game, language)))
        self._sources = sources(language)
        self._parsed: set[str] = set()
        """The messages that were asked for; to parse all of them takes longer than most commands."""
        self._filled = lru_cache(KEPT, typed=True)(self._fill)

    def named(self, prefix: str) -> list[str]:
        """The messages whose ids begin like this, in the order of their file."""
        return [self.say(id) for id in self._sources if id.startswith(prefix)]

    def knows(self, id: str) -> bool:
        if id in self._sources and id not in self._parsed:
            self._parsed.add(id)
            self._bundle.add_resource(FluentResource(self._sources[id]), allow_overrides=True)
        return bool(self._bundle.has_message(id))

    def _message(self, id: str) -> Any:
        if not self.knows(id):
            raise KeyError(id)
        return self._bundle.get_message(id)

    def say(self, id: str, /, **facts: Any) -> str:
        """The message, with its facts filled in; KeyError if there is none."""
        return self._filled(id, **{name: _plain(value) for name, value in facts.items()})

    def _fill(self, id: str, /, **facts: str | float) -> str:
        """The message, with facts as Fluent takes them."""
        return self._format(id, self._message(id).value, facts)

    def attribute(self, id: str, name: str) -> str | None:
        """An attribute of a message, or None."""
        pattern = self._message(id).attributes.get(name)
        return None if pattern is None else self._format(id, pattern, {})

    def _format(self, id: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors and self.strict:
            raise ValueError(f"message {id} in {self.language}: {errors[0]}")
        if errors:
            log.warning("message %s in %s: %s", id, self.language, errors[0])
        return str(text)

    def explain(self, error: Refused, spoken: bool = False, called: Naming | None = None) -> str:
        """What is wrong and why, as a sentence; in a game's notation, or as people speak and call each other."""
        kind = "refusal" if isinstance(error, IllegalAction) else "error"
        game = self._game_of(error) if spoken else None
        facts = {name: self._fact(game, value) for name, value in error.facts.items()}
        if kind == "refusal" and isinstance(seat := error.facts.get("seat"), int):
            facts["seat"] = self.player(seat, called)
        if game is not None and isinstance(text := error.facts.get("action"), str):
            said = self.action(game, text, "can", called) or self.action(game, text, called=called)
            facts["action"] = said.rstrip(".") or text
        return self._or(str(error), f"{kind}-{error.reason}", facts)

    def _game_of(self, error: Refused) -> str | None:
        """The game whose rule refuses: by the prefix of its reason, or of its clause."""
        clause = error.clause or "" if isinstance(error, IllegalAction) else ""
        prefixes = {text.partition("-")[0].upper() for text in (error.reason, clause)}
        return next((game.id for game in shelf().values() if game.prefix in prefixes), None)

    def player(self, seat: int, called: Naming | None = None) -> str:
        """What a seat is called: by its name, or by its number, counted from 1."""
        return (called(seat) if called is not None else "") or self.say("web-player", n=seat + 1)

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
        """A word of a game's notation as people say it, or the word itself; `unknown` for what is hidden."""
        if word == "?":
            return "unknown"
        return self._or(word, f"{game}-term-{word.replace('*', '')}")

    def option(self, game: str, name: str) -> str:
        """What an option of a game means."""
        return self._or(name, f"{game}-option-{name}")

    def value(self, game: str, option: str, value: Any) -> str:
        """What a value of an option means."""
        return self._or(str(value), f"{game}-value-{option}-{value}")

    def ending(self, game: str, reason: str) -> str:
        """Why a match ended."""
        return self._or(reason, f"{game}-reason-{reason}")

    def action(self, game: str, text: str, way: str = "do", called: Naming | None = None) -> str:
        """What an action does, as a sentence; the other way, `can`, is what a button says.

        Its words are the facts a, b and c, numbers as numbers; as seats, who_a, who_b and who_c.
        """
        verb, *words = text.split(" ")
        facts: dict[str, Any] = {name: "none" for letter in "abc" for name in (letter, f"who_{letter}")}
        for letter, word in zip("abc", words, strict=False):
            facts[letter] = int(word) if word.isdecimal() else self.term(game, word)
            if word.isdecimal():
                facts[f"who_{letter}"] = self.player(int(word), called)
        return self._or("", f"{game}-{way}-{verb}", facts)

    def phase(self, view: dict[str, Any], actions: Iterable[str] = ()) -> str:
        """What is asked of the seat to act. The sentence may name any simple field of the view, and choose by the
        verbs that are possible: the fact `can`, such as `fly-land-stay`.
        """
        game = view["game"]
        can = "-".join(sorted({action.partition(" ")[0] for action in actions}))
        facts = {
            name: self.term(game, value) if isinstance(value, str) else value
            for name, value in view.items()
            if isinstance(value, (str, int))
        }
        return self._or("", f"{game}-phase-{view.get('phase')}", {**facts, "can": can})

    def front(self, game: Game) -> dict[str, Any]:
        """What comes before the rules: story, facts, five lines, the box, what might be disputed."""
        clauses = [clause for section in sections_of(game) for clause in section["clauses"]]
        disputed = [(clause, id) for clause in clauses if self.knows(id := f"{game.id}-dispute-{clause}")]
        return {
            "story": self.named(f"{game.id}-book-"),
            "five": self.named(f"{game.id}-five-"),
            "box": self.named(f"{game.id}-box-"),
            "disputes": [
                {"clause": clause, "question": self.say(id)}
                | {part: self.attribute(id, part) for part in ("print", "house", "option")}
                for clause, id in disputed
            ],
        }

    def _or(self, otherwise: str, id: str, facts: dict[str, Any] | None = None) -> str:
        return self.say(id, **facts or {}) if self.knows(id) else otherwise


@cache
def sources(language: str) -> dict[str, str]:
    """Every message of a language by its id, as it is written; those of rulebooks and lessons, in folders, last."""
    files = [*sorted((HERE / language).glob("*.ftl")), *sorted((HERE / language).glob("*/*.ftl"))]
    return {match["id"]: match[0] for path in files for match in MESSAGE.finditer(path.read_text("utf-8"))}


@cache
def speech(language: str) -> Speech:
    """The messages of a language, read once."""
    return Speech(language, shelf().values())


def guest_words(game: Game, language: str) -> str:
    """The messages that a game from elsewhere brings, in `locales/LANGUAGE` beside it; in English if need be."""
    locales = folder_of(game) / "locales"
    folder = locales / language
    files = sorted((folder if folder.is_dir() else locales / "en").rglob("*.ftl"))
    return "\n".join(map(_read_words, files))


def _read_words(path: Path) -> str:
    """A file of messages; nothing if it cannot be read, so that the game is played without its words."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        log.warning("the words in %s cannot be read: %s", path, error)
        return ""


def preferred(wish: str | None = None) -> str:
    """The language to speak: the one wished for, SABBAT_LANG, or the system's; English if it is not ours."""
    for source in (wish, *(os.environ.get(name) for name in ("SABBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return source[:2].lower() if source[:2].lower() in LANGUAGES else "en"
    return "en"


def _plain(value: Any) -> Any:
    """Facts as Fluent takes them: numbers, and texts that are not too long; a list becomes a text."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value if abs(value) < HUGE else "…"
    text = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
