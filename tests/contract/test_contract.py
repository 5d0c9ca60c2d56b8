"""The contract suite over every registered game; what it must know of each stands in the game's `facts.py`."""

import importlib.util
from pathlib import Path

from sabbat.core.contract import Game
from sabbat.games import shelf
from sabbat.testing.contract import ContractSuite, Facts

GAMES = Path(__file__).parents[1] / "games"


def facts_of(game: Game) -> Facts:
    """The facts beside a game's own tests."""
    path = GAMES / game.id.replace("-", "_") / "facts.py"
    spec = importlib.util.spec_from_file_location(f"facts_of_{path.parent.name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    facts: Facts = module.facts
    return facts


for _game in shelf().values():
    _name = "Test" + _game.id.title().replace("-", "")
    globals()[_name] = type(_name, (ContractSuite,), {"game": _game, "facts": facts_of(_game)})
