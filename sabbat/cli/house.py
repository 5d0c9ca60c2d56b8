"""`sabbat house …`: what the host may do while the house is open. The token is in the database; the server does it."""

import json
import urllib.error
import urllib.request
from typing import Annotated, Any
from urllib.parse import quote

import typer

from sabbat.cli.helping import Commands
from sabbat.cli.serve import Database, Language
from sabbat.cli.voice import say, voice
from sabbat.core.errors import BadRequest

commands = Commands(help=say("cli-house"), no_args_is_help=True)
Url = Annotated[str, typer.Option("--url", help=say("cli-house-url"), envvar="SABBAT_URL")]
Who = Annotated[str, typer.Argument(help=say("cli-house-who"), metavar="WHO")]
HERE = "http://127.0.0.1:8666"
PATIENCE = 10.0
DASHED = {"ignore_unknown_options": True}
"""Somebody's id may begin with a dash: then it is still who is meant, not an option."""


@commands.command(help=say("cli-house-tables"))
def tables(database: Database = "sabbat.db", url: Url = HERE, lang: Language = None) -> None:
    for table in ask(database, url, "GET", "tables"):
        people = [place["person"] or f"bot:{place['bot']}" for place in table["places"] if any(place.values())]
        voice.show(" ".join([table["code"], table["game"], table["status"], f"host:{table['host']}", *people]))


@commands.command(help=say("cli-house-close"))
def close(
    code: Annotated[str, typer.Argument(help=say("cli-house-code"), metavar="TABLE")],
    database: Database = "sabbat.db",
    url: Url = HERE,
    lang: Language = None,
) -> None:
    ask(database, url, "DELETE", f"tables/{quote(code, safe='')}")
    voice.tell("house-closed", table=code)


@commands.command(help=say("cli-house-block"), context_settings=DASHED)
def block(who: Who, database: Database = "sabbat.db", url: Url = HERE, lang: Language = None) -> None:
    _show(ask(database, url, "PUT", _place(who)))


@commands.command(help=say("cli-house-unblock"), context_settings=DASHED)
def unblock(who: Who, database: Database = "sabbat.db", url: Url = HERE, lang: Language = None) -> None:
    _show(ask(database, url, "DELETE", _place(who)))


@commands.command(help=say("cli-house-blocked"))
def blocked(database: Database = "sabbat.db", url: Url = HERE, lang: Language = None) -> None:
    _show(ask(database, url, "GET", "blocked"))


def _place(who: str) -> str:
    return f"blocked/{quote(who.replace('/', '-'), safe='')}"


def _show(answer: dict[str, list[str]]) -> None:
    for who in answer["blocked"]:
        voice.show(who)


def ask(database: str, url: str, method: str, path: str) -> Any:
    """What the open house answers to its host; BadRequest says what is wrong."""
    from sabbat.server.storage.databases import recalled

    token = recalled(database, "token")
    if token is None:
        raise BadRequest("house-never-open", database=database)
    headers = {"Authorization": f"Bearer {token}"}
    try:
        request = urllib.request.Request(f"{url.rstrip('/')}/api/house/{path}", method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise BadRequest("house-refused", why=_message(error)) from None
    except (OSError, ValueError) as error:
        raise BadRequest("house-shut", url=url, why=str(getattr(error, "reason", error))) from None


def _message(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["message"])
    except (ValueError, KeyError, TypeError):
        return str(error)
