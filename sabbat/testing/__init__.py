"""For the author of a game: mark tests by clause, run the worked examples and the contract suite.

from sabbat.testing import ContractSuite

class TestMyGame(ContractSuite):
    game = my_game
"""

from sabbat.testing.contract import ContractSuite
from sabbat.testing.examples import run_line
from sabbat.testing.marks import clause

__all__ = ["ContractSuite", "clause", "run_line"]
