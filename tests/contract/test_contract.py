"""The contract suite over every registered game; what it must know of each stands in the game's `facts.py`."""

from sabbat.games import shelf
from sabbat.testing.contract import ContractSuite
from tests.contract.planted import facts_of

for _game in shelf().values():
    _name = "Test" + _game.id.title().replace("-", "")
    globals()[_name] = type(_name, (ContractSuite,), {"game": _game, "facts": facts_of(_game)})
