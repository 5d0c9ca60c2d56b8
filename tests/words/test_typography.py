"""Every message is set as its language is printed: no-break spaces, round apostrophes, true ellipses."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor

from sabbat.locales import HERE, LANGUAGES, of

FILES = [
    pytest.param(language, path, id=f"{language}-{path.relative_to(HERE / language)}")
    for language in LANGUAGES
    for path in sorted((HERE / language).rglob("*.ftl"))
]
WRONG_SPACE = re.compile(
    r"(?<![\u00a0\u202f])[»%]|(?<=[^\s\u00a0\u202f(…«])[;!?](?=\s|$)|[ ](?=[:;!?%»])|«(?![\u00a0\u202f])"
)
COLON = re.compile(r"(?<=[^\s\u00a0\u202f/\d]):(?=\s|$)")


class Texts(visitor.Visitor):
    """Collects the texts of messages, each with a mark where something is filled in."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.message = ""

    def visit_Message(self, node: Any) -> None:
        self.message = node.id.name
        self.generic_visit(node)

    def visit_Pattern(self, node: Any) -> None:
        self.found.append((self.message, "".join(getattr(part, "value", "x") or "" for part in node.elements)))
        self.generic_visit(node)


def texts(path: Path) -> Iterator[tuple[str, str]]:
    collector = Texts()
    collector.visit(FluentParser().parse(path.read_text("utf-8")))
    yield from collector.found


@pytest.mark.parametrize(("language", "path"), FILES)
def test_signs_are_set_as_the_language_is_printed(language: str, path: Path) -> None:
    wrong = [(id, text) for id, text in texts(path) if re.search(r"(?<=\w)'|\.\.\.|\w …", text)]
    if language == "fr":
        wrong += [(id, text) for id, text in texts(path) if WRONG_SPACE.search(text) or COLON.search(text)]
    else:
        wrong += [(id, text) for id, text in texts(path) if re.search(r"[\s\u00a0][:;!]|«|»", text)]
    assert wrong == []


@pytest.mark.parametrize(("name", "said"), [("Anne", "d’Anne"), ("Élise", "d’Élise"), ("Lou", "de Lou"), ("", "de ")])
def test_de_is_elided_before_a_vowel(name: str, said: str) -> None:
    assert of(name) == said
