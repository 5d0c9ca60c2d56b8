"""`--help` in the reader's language: what Typer itself writes in English is replaced by our own messages."""

import re
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from sabbat.cli.voice import say

WRITTEN = {
    r"^Usage:": "help-usage",
    r"^Arguments:$": "help-arguments",
    r"^Options:$": "help-options",
    r"^Commands:$": "help-commands",
    r"Show this message and exit\.": "help-shown",
    r"(?<=[\[ ])default:": "help-default",
    r"(?<=\[)env var:": "help-variable",
    r"(?<=\[)required(?=\])": "help-required",
    r"COMMAND \[ARGS\]\.\.\.": "help-command",
    r"\.\.\.$": "help-more",
}
"""What Typer writes, and the message that says it."""


def translated(text: str) -> str:
    """A page of help without a word of English, unless English is spoken."""
    for pattern, id in WRITTEN.items():
        text = re.sub(pattern, say(id), text, flags=re.MULTILINE)
    return text


class Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return translated(super().get_help(ctx))


class Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return translated(super().get_help(ctx))


class Commands(typer.Typer):
    """A Typer whose commands help in the reader's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, rich_markup_mode=None, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **settings})
