"""The documentation is complete: every message, event and setting is in it."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from sabbat.server.net import messages
from sabbat.server.table import events
from tests.server.process import sabbat

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
MESSAGES = [*get_args(messages.AnyAsk), *get_args(messages.AnyMessage)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_explained_with_its_fields(message: Any) -> None:
    row = re.search(rf"^\| `{message.__struct_config__.tag}` \| ([^|]*)\|", PROTOCOL, re.M)
    assert row is not None
    told = {name.strip() for name in row.group(1).split(",") if name.strip()}
    hidden = set() if message in get_args(messages.AnyMessage) else {"id"}
    assert told == set(message.__struct_fields__) - hidden


def test_every_event_is_explained() -> None:
    section = PROTOCOL.partition("## Events")[2].partition("## Codes")[0]
    kinds = [event.__struct_config__.tag for event in get_args(events.AnyEvent)]
    assert [kind for kind in kinds if f"`{kind}`" not in section] == []


def test_the_schema_is_made_from_the_code() -> None:
    schema = messages.schema()
    assert {message.__name__ for message in MESSAGES} <= set(schema["$defs"])
    assert schema["version"] == messages.VERSION


def test_every_setting_is_documented() -> None:
    help = sabbat("serve", "--help").stdout
    options = set(re.findall(r"^  (--[a-z-]+)", help, re.M)) - {"--help", "--lang"}
    page = (DOCS / "host.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \|", page, re.M))
    assert set(documented) == options
    assert all(variable in help.replace("\n", "") for variable in documented.values())


def test_the_examples_are_those_of_the_page_and_use_known_settings() -> None:
    page = (DOCS / "host.md").read_text("utf-8")
    assert (DOCS / "examples" / "sabbat.service").read_text("utf-8") in page
    used = re.findall(r"SABBAT_[A-Z_]+", (DOCS / "examples" / "compose.yaml").read_text("utf-8"))
    assert used and all(f"`{variable}`" in page for variable in used)
