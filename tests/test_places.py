"""A new level, language, setting or kind of event has one place; where it needs words or numbers of its own elsewhere,
these tests say where. (A new page: `ADDRESSES` in sabbat/server/net/pages.py, then `make wire`.)
"""

import ast
import inspect
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from sabbat.bots.levels import LEVELS, USUAL
from sabbat.cli.serve import serve
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


def test_the_dev_server_of_the_client_asks_the_port_of_the_house() -> None:
    port = inspect.signature(serve).parameters["port"].default
    assert f"'http://127.0.0.1:{port}'" in (ROOT / "web" / "vite.config.ts").read_text("utf-8")


def test_a_kind_of_event_is_known() -> None:
    """What it changes: test_touches; its row in docs/protocol.md: test_docs; its sentence: the client's telling.ts,
    whose `switch` the compiler holds against the kinds.
    """
    unknown = set(ev.Event.__subclasses__()) - set(get_args(ev.AnyEvent))
    assert not unknown, f"{unknown} is missing in AnyEvent (table/events.py)"


def test_a_class_has_a_name_of_its_own() -> None:
    """Whoever reads a name knows what it is. Games do not know each other, so each has its own names."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "sabbat").rglob("*.py")):
        name = path.relative_to(ROOT / "sabbat").as_posix()
        if not name.startswith("template/") and not _of_a_game(name):
            for one in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(one, ast.ClassDef):
                    places.setdefault(one.name, []).append(name)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def _of_a_game(path: str) -> bool:
    return path.startswith("games/") and path.count("/") > 1
