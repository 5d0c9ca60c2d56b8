"""Names that others read, of people and of adventures: printable, no bot's, no piles of marks."""

import re
from unicodedata import category, combining, normalize

from sabbat.core.errors import BadRequest

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing."""
BOT = re.compile(r"bot\s*:")
PILE = re.compile("mmm")


def tidy(name: str) -> str:
    """A name as it is kept: printable, no space around it."""
    return " ".join("".join(char if _visible(char) else " " for char in normalize("NFC", name)).split())


def readable(name: str) -> bool:
    """Whether a tidy name can be shown to others: it is something, and neither a bot's nor a pile of marks."""
    as_bot = BOT.match(normalize("NFKC", name).casefold()) is not None
    return bool(name) and not as_bot and not _piled(name) and not combining(name[0])


def clean_title(name: str) -> str:
    """The name of an adventure as it is kept; BadRequest if it cannot be shown. How long it may be, the rules say."""
    clean = tidy(name)
    if not readable(clean):
        raise BadRequest("bad-title")
    return clean


def _visible(char: str) -> bool:
    """Whether there is something to see of a character."""
    return char.isprintable() and char not in BLANKS


def _piled(name: str) -> bool:
    """Whether marks are piled up on a letter: no language needs more than two beyond what is composed."""
    return PILE.search("".join("m" if category(char) in ("Mn", "Me") else "-" for char in name)) is not None
