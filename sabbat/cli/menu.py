"""Choices under the arrow keys, with a line to type into: a number, a word of a choice, or a command."""

import shutil
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

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
    from sabbat.cli.menu_screen import run  # not at the top: most commands show no menu, and this takes a while

    return run(Menu(choices), prompt, more)
