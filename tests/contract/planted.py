"""The game that `sabbat new-game` writes, with faults planted in it: what the contract suite must catch."""

import importlib.util
import inspect
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import sabbat
from sabbat.core.contract import Game
from sabbat.testing.contract import ContractSuite, Facts

TEMPLATE = Path(sabbat.__file__).parent / "template"
FRESH = "paper_moon"
GAMES = Path(__file__).parents[1] / "games"


@dataclass
class Change:
    """A piece of a file, and what stands there instead."""

    file: str
    old: str
    new: str


@dataclass
class Fault:
    """Something wrong with a game, and the test of the suite that must see it."""

    name: str
    changes: list[Change]
    caught_by: str
    saying: str = ""
    base: list[Change] = field(default_factory=list)
    """Changes that are no fault: what the fault needs to be there."""


@contextmanager
def planted(folder: Path, changes: list[Change]) -> Iterator[ModuleType]:
    """The tests of the game, with those changes made in its files."""
    shutil.copytree(TEMPLATE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for change in changes:
        path = folder / change.file
        text = path.read_text("utf-8")
        assert text.count(change.old) == 1, (change.file, change.old)
        path.write_text(text.replace(change.old, change.new), "utf-8")
    forget()
    sys.path.insert(0, str(folder))
    try:
        yield load(folder / "tests" / "test_paper_moon.py")
    finally:
        sys.path.remove(str(folder))
        forget()


def forget() -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == FRESH]:
        del sys.modules[name]
    importlib.invalidate_caches()


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"loaded_{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaint(suite: ContractSuite, name: str) -> str | None:
    """What one test of the suite finds wrong, or nothing."""
    test = getattr(suite, name)
    known = {"game": suite.game, "facts": suite.facts}
    try:
        test(**{wanted: known[wanted] for wanted in inspect.signature(test).parameters})
    except (Exception, BaseExceptionGroup) as error:
        return f"{type(error).__name__}: {error}"
    except BaseException as error:  # pytest's own "did not raise" is none of the usual exceptions
        if type(error).__name__ != "Failed":
            raise
        return str(error)
    return None


def facts_of(game: Game) -> Facts:
    """The facts beside a game's own tests."""
    facts: Facts = load(GAMES / game.id.replace("-", "_") / "facts.py").facts
    return facts


def checks() -> list[str]:
    """The tests of the suite."""
    return [name for name in dir(ContractSuite) if name.startswith("test_")]
