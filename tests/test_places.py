"""A new level, language, setting or kind of event has one place; where it needs words or numbers of its own elsewhere,
these tests say where. (A new page: `ADDRESSES` in sabbat/server/net/pages.py, then `make wire`.)
"""

import ast
import inspect
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from sabbat.bots.levels import LEVELS, USUAL
from sabbat.cli.serve import _tell_and_show, serve
from sabbat.core.contract import Game, Insight
from sabbat.games import house_games
from sabbat.locales import LANGUAGES, NAMES
from sabbat.server.net.app import Settings
from sabbat.server.net.pages import ADDRESSES
from sabbat.server.table import events as ev

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src" / "pages"
GAMES = list(house_games().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name_in_every_language(language: str) -> None:
    for level in LEVELS:
        for file, id in (("web.ftl", f"level-{level}-name"), ("house.ftl", f"level-{level}")):
            words = (ROOT / "sabbat" / "locales" / language / file).read_text("utf-8")
            assert f"\n{id} = " in words, f"{level} is in LEVELS (bots/levels.py): say {id} in {language}/{file}"
    assert USUAL in LEVELS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_level_has_numbers_in_every_game(game: Game) -> None:
    where = f"LEVELS is in bots/levels.py, its numbers in `levels` of core/contract.py and of {game.id}'s insight.py"
    assert list(Insight.levels) == list(LEVELS) == list(game.insight.levels), where


def test_a_language_has_a_folder() -> None:
    folders = {path.name for path in (ROOT / "sabbat" / "locales").iterdir() if (path / "house.ftl").exists()}
    assert folders == set(NAMES), "a language is a folder in sabbat/locales and a name in NAMES of its __init__.py"


def test_a_page_has_a_file() -> None:
    missing = [name for name in ADDRESSES.values() if not (PAGES / f"{name}.svelte").exists()]
    assert not missing, f"ADDRESSES (server/net/pages.py) names {missing}: not in web/src/pages"


def test_a_setting_has_one_default() -> None:
    """`sabbat serve` does not import the server for its defaults: other commands would wait for it. None: ask there."""
    asked = {name: one.default for name, one in inspect.signature(serve).parameters.items()}
    for field in fields(Settings):
        if asked.get(field.name) is not None and field.name != "database":
            where = f"{field.name}: Settings in server/net/app.py and `serve` in cli/serve.py have different defaults"
            assert asked[field.name] == field.default, where


CHOSEN: dict[str, Any] = {
    "host": "::1",
    "port": 8667,
    "database": "another.db",
    "redis": "redis://elsewhere",
    "origin": ["https://page.example"],
    "allowed_host": ["house.example"],
    "workers": 7,
    "bot_pace": 0.7,
    "bot_nice": 3,
    "request_rate": 21.0,
    "message_rate": 31.0,
    "table_quota": 9,
    "connections": 10_001,
    "address_connections": 101,
    "client_timeout": 11.0,
    "answer_timeout": 5.0,
    "proxies": "192.0.2.1",
    "metrics": "192.0.2.0/24",
    "log_level": "error",
    "open_door": True,
    "lang": "fr",
}
"""A value for each option of `serve`, and not its default."""
NOT_SETTINGS = {"host", "port", "proxies", "log_level", "open_door", "lang"}
"""Options for the socket, the log and the terminal: the application does not need them."""
RENAMED = {"origin": "origins", "allowed_host": "hosts"}
"""Options that are repeated, and so have the name of one."""
WITHOUT_OPTION = {"hint_rate", "body_most", "writer_process", "pages"}
"""Settings for tests and benchmarks, which no host has to choose."""


def test_every_option_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = inspect.signature(serve).parameters
    assert set(CHOSEN) == set(asked), "choose a value here for each option of `serve` in cli/serve.py"
    assert [name for name in CHOSEN if CHOSEN[name] == asked[name].default] == []
    told: list[Any] = []
    monkeypatch.setattr("sabbat.server.net.run.run", lambda *arguments: told.extend(arguments))
    monkeypatch.setattr("sabbat.server.net.logs.set_up", told.append)
    serve(**CHOSEN)
    level, settings, host, port, ready, proxies = told
    assert [level, host, port, proxies] == [CHOSEN[name] for name in ("log_level", "host", "port", "proxies")]
    assert ready is _tell_and_show
    expected = {RENAMED.get(name, name): value for name, value in CHOSEN.items() if name not in NOT_SETTINGS}
    assert {name: getattr(settings, name) for name in expected} == expected
    without = {field.name for field in fields(Settings)} - set(expected)
    assert without == WITHOUT_OPTION, "a setting has an option of `serve`, or its name is in WITHOUT_OPTION"


def test_the_dev_server_of_the_client_asks_the_port_of_the_house() -> None:
    port = inspect.signature(serve).parameters["port"].default
    assert f"'http://127.0.0.1:{port}'" in (ROOT / "web" / "vite.config.ts").read_text("utf-8")


def test_a_kind_of_event_is_known() -> None:
    """What it changes: test_touches; its row in docs/protocol.md: test_docs; its sentence: the client's telling.ts,
    whose `switch` the compiler holds against the kinds.
    """
    unknown = set(ev.Event.__subclasses__()) - set(get_args(ev.AnyEvent))
    assert not unknown, f"{unknown} is missing in AnyEvent (table/events.py)"


SAME_NAME = {"Table": "what lies on the table of a game, and where people sit in the server: neither meets the other"}
"""Names that games share with the rest of the house, and why."""


def test_a_class_has_a_name_of_its_own() -> None:
    """Whoever reads a name knows what it is. Games do not know each other, so two of them may use one name."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "sabbat").rglob("*.py")):
        name = path.relative_to(ROOT / "sabbat").as_posix()
        if not name.startswith("template/"):
            for one in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(one, ast.ClassDef):
                    places.setdefault(one.name, []).append(name)
    shared = {name: files for name, files in places.items() if len(files) > 1 and not all(map(_of_a_game, files))}
    assert shared.keys() == SAME_NAME.keys(), shared
    assert [file for name in SAME_NAME for file in shared[name] if not _of_a_game(file)] == ["server/table/table.py"]


def _of_a_game(path: str) -> bool:
    return path.startswith("games/") and path.count("/") > 1


FORBIDDEN = {"asyncio", "concurrent", "http", "io", "logging", "multiprocessing", "os", "pathlib", "random"}
FORBIDDEN |= {"secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile"}
FORBIDDEN |= {"threading", "time", "urllib", "uuid", "litestar", "psycopg", "redis", "sqlalchemy", "uvicorn"}
"""Modules that know a clock, chance, files, processes or the network."""
ASKING = {"now", "today", "utcnow", "open", "print", "input"}
"""What `datetime`, which table/ needs to name days, asks the clock by; and built-in functions that read or write."""


@pytest.mark.parametrize("path", sorted((ROOT / "sabbat/server/table").glob("*.py")), ids=lambda path: path.stem)
def test_a_table_is_pure(path: Path) -> None:
    """Time and chance are passed in, and events are handed back: so a table is rebuilt from its events anywhere."""
    imported: set[str] = set()
    called: set[str] = set()
    for one in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(one, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in one.names}
        elif isinstance(one, ast.ImportFrom):
            imported.add((one.module or "").partition(".")[0])
        elif isinstance(one, ast.Call):
            called.add(getattr(one.func, "attr", getattr(one.func, "id", "")))
    assert (imported & FORBIDDEN, called & ASKING) == (set(), set())
