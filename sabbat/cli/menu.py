"""Choices under the arrow keys, with a line to type into: a number, a word of a choice, or a command."""

import shutil
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput

MOST_ROWS = 12
AROUND = 6
"""Lines that the window has besides the choices."""


@dataclass(frozen=True)
class MenuChoice:
    """Something one may do: its number, what it says, how it is written in a record, and what is shown of that."""

    number: int
    label: str
    action: str
    notation: str = ""
    """The action as it is written, for those whose language it is: the notation is English."""

    def has(self, typed: str) -> bool:
        """Whether every typed word is in it, accents or not."""
        text = folded(f"{self.label} {self.action}")
        return all(word in text for word in folded(typed).split())


def folded(text: str) -> str:
    """A text as it is compared: without accents and capitals, and with straight apostrophes."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


@dataclass
class Menu:
    """What is on offer, what has been typed, and which choice the arrow points at."""

    choices: Sequence[MenuChoice]
    typed: str = ""
    at: int = 0
    rows: int = field(default_factory=lambda: max(3, min(MOST_ROWS, shutil.get_terminal_size().lines - AROUND)))

    def offered(self) -> list[MenuChoice]:
        """The choices that have the typed words; all of them if none has."""
        return [choice for choice in self.choices if choice.has(self.typed)] or list(self.choices)

    def type(self, text: str) -> None:
        """Take what stands in the line now; a number points at its choice."""
        self.typed, self.at = text, 0
        if text.strip().isdecimal() and 1 <= int(text.strip()[:9]) <= len(self.choices):
            number = int(text.strip()[:9])
            self.at = next((n for n, choice in enumerate(self.offered()) if choice.number == number), 0)

    def move(self, steps: int) -> None:
        self.at = max(0, min(len(self.offered()) - 1, self.at + steps))

    def window(self) -> list[tuple[MenuChoice, bool]]:
        """The choices in sight, and which of them the arrow points at."""
        offered = self.offered()
        first = max(0, min(self.at - self.rows // 2, len(offered) - self.rows))
        return [(choice, n == self.at) for n, choice in enumerate(offered)][first : first + self.rows]

    def answer(self) -> str:
        """What was chosen: what is typed if it is an action, a number, or no word of any choice; else the choice."""
        typed = " ".join(self.typed.split())
        as_written = any(choice.action == typed for choice in self.choices)
        matching = [choice for choice in self.choices if choice.has(typed)]
        return typed if as_written or typed.isdecimal() or not matching else self.offered()[self.at].action


def choose(choices: Sequence[MenuChoice], prompt: str, more: str) -> str | None:
    """Let somebody at a terminal choose; None if they leave. `more` is said where not all choices are in sight."""
    menu = Menu(choices)
    buffer = Buffer(multiline=False, on_text_changed=lambda line: menu.type(line.text))
    shown = Window(FormattedTextControl(lambda: _lines(menu, more)), dont_extend_height=True)
    line = Window(BufferControl(buffer, [BeforeInput(_plain(f"{prompt} > "))]), height=1)
    app: Application[str | None] = Application(
        Layout(HSplit([shown, line]), focused_element=line), key_bindings=_keys(menu), erase_when_done=True
    )
    chosen: str | None = app.run()
    return chosen


def _keys(menu: Menu) -> KeyBindings:
    keys = KeyBindings()
    for key, steps in {"up": -1, "down": 1, "pageup": -menu.rows, "pagedown": menu.rows}.items():
        keys.add(key)(lambda event, steps=steps: menu.move(steps))
    keys.add("enter")(lambda event: event.app.exit(result=menu.answer()))
    keys.add("c-c")(lambda event: event.app.exit(exception=KeyboardInterrupt))
    keys.add("c-d")(lambda event: event.app.exit(result=None))
    return keys


def _lines(menu: Menu, more: str) -> StyleAndTextTuples:
    shown = menu.window()
    width = get_app().output.get_size().columns
    lines: StyleAndTextTuples = []
    for n, (choice, chosen) in enumerate(shown):
        lines.append(("", "\n" if n else ""))
        text = f"{'›' if chosen else ' '} {choice.number:>3}  {choice.label}"
        lines.append(("bold reverse" if chosen else "", _plain(text[: width - 1])))
        room = width - len(text) - len(choice.notation) - 4
        lines.append(("fg:ansibrightblack", f"  {choice.notation}" if room > 0 else ""))
    if len(shown) < len(menu.choices):
        lines.append(("fg:ansibrightblack", _plain(f"\n       {more}")))
    return lines


def _plain(text: str) -> str:
    """The text with plain spaces: prompt_toolkit marks no-break spaces, as an editor does."""
    return text.replace("\u00a0", " ")
