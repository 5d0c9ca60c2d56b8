"""How the command line speaks: its language, its console, its errors."""

import json
import os
import sys
import unicodedata
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from pathlib import Path
from textwrap import TextWrapper
from typing import TYPE_CHECKING, Any, NoReturn

from rich.console import Console
from rich.text import Text

from sabbat.cli.scenes.scene import Scene, drawn, told
from sabbat.core.errors import BadRecord, BadRequest, Refused, from_system
from sabbat.core.record import Record
from sabbat.games import turned_away
from sabbat.locales import LANGUAGES, Speech, preferred, speech

if TYPE_CHECKING:
    from rich.progress import Progress

FAILED = 1
BAD_INPUT = 2


def wished_language(arguments: list[str]) -> str | None:
    """The value of --lang, wherever it stands: help texts need it before anything is parsed."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def plain(text: str) -> str:
    """A text that only prints: what would command a terminal becomes a question mark."""
    return "".join(char if char in "\n\t" or not unicodedata.category(char).startswith("C") else "?" for char in text)


class Voice:
    """Prints sentences of one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.console = Console(highlight=False, soft_wrap=True)
        self.plain = bool(os.environ.get("SABBAT_PLAIN"))
        """Sentences instead of drawings and menus, for those who listen."""

    def say(self, id: str, /, **facts: Any) -> str:
        return self.speech.say(id, **facts)

    def tell(self, id: str, style: str = "", /, **facts: Any) -> None:
        """Print a message."""
        self.show(self.say(id, **facts), style)

    def show(self, text: str, style: str = "") -> None:
        """Print a text as it is; in a terminal, break lines that are too long between words."""
        if self.console.is_terminal and any(len(line) > self.console.width for line in text.split("\n")):
            self.paragraph(text, style, indent=len(text) - len(text.lstrip(" ")))
            return
        self.console.print(Text(plain(text), style=style))

    def paragraph(self, text: str, style: str = "", indent: int = 0, head: str = "", mark: str = "") -> None:
        """Print a text in lines that fit, its head in a colour, after a mark that hangs before the lines.

        Unlike Rich, keep no-break spaces together.
        """
        margin = " " * indent
        first, others = f"{margin}{mark}", f"{margin}{' ' * len(mark)}"
        wrapper = TextWrapper(self.console.width, first, others, break_long_words=False, break_on_hyphens=False)
        lines = "\n".join(wrapper.fill(line) for line in plain(f"{head}{text}").split("\n"))
        printed = Text(lines, style=style)
        printed.stylize("cyan", 0, len(head))
        self.console.print(printed)

    def draws(self) -> bool:
        """Whether there is a terminal to draw on."""
        return self.console.is_terminal and not self.console.is_dumb_terminal and not self.plain

    def menus(self) -> bool:
        """Whether somebody sits at a terminal with arrow keys."""
        return self.draws() and sys.stdin.isatty() and sys.stdout.isatty()

    def scene(self, scene: Scene, before: Scene = ()) -> None:
        """Draw a table, what is new underlined; without a terminal tell it, only what is new."""
        if self.draws():
            self.console.print(drawn(scene, before), soft_wrap=False)
            return
        for line in told(scene, self.speech, before):
            self.show(line)

    def waiting(self, text: str) -> AbstractContextManager[Any]:
        """Show that something takes a moment."""
        return self.console.status(text) if self.draws() else nullcontext()

    def progress(self, quiet: bool = False) -> "Progress":
        """A bar for long work; it is seen in a terminal only, and gone when the work is done."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.console, transient=True, disable=quiet or not self.draws())

    def json(self, value: Any) -> None:
        """Print a value for programs."""
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def complain(self, error: Refused | str) -> None:
        """Print what is wrong, where errors belong."""
        print(plain(error if isinstance(error, str) else self.speech.explain(error)), file=sys.stderr)

    def fail(self, error: Refused, code: int = BAD_INPUT) -> NoReturn:
        self.complain(error)
        if error.reason == "unknown-game":
            for refusal in turned_away():
                self.complain(refusal)
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
        raise BadRequest("no-file", file=str(file), why=from_system(error)) from None


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
        raise BadRequest("cannot-write", file=str(file), why=from_system(error)) from None
    except ValueError as error:
        raise BadRequest("cannot-write", file=repr(str(file)), why=str(error)) from None


wish = wished_language(sys.argv[1:])
known_wish = wish is None or wish in LANGUAGES
voice = Voice(speech(preferred(wish if known_wish else None)))
say = voice.say
