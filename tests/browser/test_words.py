"""Every message that the client names exists in both languages, and every message of the client is used."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sabbat.games import shelf
from sabbat.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = list(shelf())
LITERAL = re.compile(
    r"""(?:\bt|\bsay|\bhas|\battribute)\(\s*(?:[\w.!?]+\s*\?\s*)?['"`]([a-z][\w-]*(?:\$\{[^}]*\}[\w-]*)*)['"`]"""
)
MENTION = re.compile(r"""['"`]((?:web|level|[a-z]+(?:-[a-z]+)*-board|\$\{[^}]*\})-[\w${}().-]*)['"`]""")


@cache
def messages(language: str, file: str) -> set[str]:
    path = ROOT / "sabbat" / "locales" / language / f"{file}.ftl"
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


@cache
def mentions() -> set[str]:
    """The ids that the client's code mentions; what is filled in when it runs is a `*`."""
    found: set[str] = set()
    for path in [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]:
        text = path.read_text("utf-8")
        found |= {re.sub(r"\$\{[^}]*\}", "*", one) for one in LITERAL.findall(text) + MENTION.findall(text)}
    return found


def fits(id: str) -> bool:
    return any(re.fullmatch(re.escape(one).replace(r"\*", r"[\w-]+"), id) for one in mentions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_exists(language: str) -> None:
    known = set().union(*(messages(language, file) for file in ("web", *GAMES)))
    named = {one for one in mentions() if not set(one) & set("*$") and one.startswith(("web-", "level-", *GAMES))}
    assert named - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_client_is_used(language: str) -> None:
    assert {id for id in messages(language, "web") if not fits(id)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_board_is_used(game: str) -> None:
    board = {id for id in messages("en", game) if id.startswith(f"{game}-board-")}
    assert {id for id in board if not fits(id)} == set()
