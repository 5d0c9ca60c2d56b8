"""How the command line speaks: its language, its console, its errors."""

import json
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.text import Text

from sabbat.core.errors import BadRecord, BadRequest, Refused
from sabbat.core.record import Record
from sabbat.locales import LANGUAGES, Speech, preferred, speech

BAD_INPUT = 2


def wished_language(arguments: list[str]) -> str | None:
    """The value of --lang, wherever it stands: help texts need it before anything is parsed."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


class Voice:
    """Prints sentences of one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.console = Console(highlight=False, soft_wrap=True)

    def say(self, id: str, /, **facts: Any) -> str:
        return self.speech.say(id, **facts)

    def tell(self, id: str, style: str = "", /, **facts: Any) -> None:
        """Print a message."""
        self.show(self.say(id, **facts), style)

    def show(self, text: str, style: str = "") -> None:
        """Print a text as it is."""
        self.console.print(Text(text, style=style))

    def json(self, value: Any) -> None:
        """Print a value for programs."""
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def complain(self, error: Refused) -> None:
        """Print what is wrong, where errors belong."""
        print(self.speech.explain(error), file=sys.stderr)

    def fail(self, error: Refused, code: int = BAD_INPUT) -> NoReturn:
        self.complain(error)
        sys.exit(code)


def never_choke() -> None:
    """Let a character that the terminal cannot take or send become a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def open_record(file: Path) -> Record:
    """The record in a file; BadRequest or BadRecord if it cannot be read."""
    return Record.parse(read_text(file))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("bad-header-line", line=1, text="?") from None
    except OSError as error:
        raise BadRequest("no-file", file=str(file), why=error.strerror or str(error)) from None


def read_json(file: Path) -> Any:
    """The JSON value in a file."""
    try:
        return json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise BadRequest("not-json", file=str(file), line=error.lineno) from None
    except RecursionError:
        raise BadRequest("not-json", file=str(file), line=1) from None


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadRequest("cannot-write", file=str(file), why=error.strerror or str(error)) from None
    except ValueError as error:
        raise BadRequest("cannot-write", file=repr(str(file)), why=str(error)) from None


wish = wished_language(sys.argv[1:])
known_wish = wish is None or wish in LANGUAGES
voice = Voice(speech(preferred(wish if known_wish else None)))
say = voice.say
