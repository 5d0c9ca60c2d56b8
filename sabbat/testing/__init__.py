"""For the author of a game: mark tests by clause, run the worked examples and the contract suite.

from sabbat.testing import ContractSuite, Facts

class TestMyGame(ContractSuite):
    game = my_game
    facts = Facts(pieces=lambda position: [...])  # every piece of the box, wherever it is
"""

from sabbat.testing.contract import ContractSuite, Facts, SmallWorld
from sabbat.testing.examples import run_line
from sabbat.testing.marks import clause

__all__ = ["ContractSuite", "Facts", "SmallWorld", "clause", "run_line"]
