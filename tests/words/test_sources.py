"""Messages are parsed one by one, when they are asked for; that changes nothing in what they say."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from sabbat.locales import HERE, LANGUAGES, sources


def messages(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentResource(text).body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_alone_is_the_message_in_its_file(language: str) -> None:
    found = sources(language)
    whole = [message for path in (HERE / language).rglob("*.ftl") for message in messages(path.read_text("utf-8"))]
    assert len(whole) == len(found)
    for message in whole:
        (alone,) = messages(found[message.id.name])
        assert alone.equals(message, ["span", "comment"]), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another(language: str) -> None:
    for id, text in sources(language).items():
        assert "MessageReference" not in str(messages(text)[0].to_json()), id
        assert "TermReference" not in str(messages(text)[0].to_json()), id


def test_a_process_that_only_starts_imports_no_menus_and_no_migrations() -> None:
    """A worker process imports the console script again; a command imports what it needs."""
    heavy = ["prompt_toolkit", "alembic"]
    for line in ("import sabbat.cli", "import sabbat.cli.app", "import sabbat.server.storage.writer_process"):
        program = f"{line}; import sys; print([name for name in {heavy} if name in sys.modules])"
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        assert told.strip() == "[]", line
