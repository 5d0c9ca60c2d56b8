"""The clause table at the end of a run; hypothesis without deadlines (machines differ)."""

import pytest
from hypothesis import settings

from sabbat.games import shelf
from sabbat.testing.marks import ClauseTable

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="fail if a clause has no test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a rulebook that the test shows")
    config.pluginmanager.register(ClauseTable(shelf().values(), config.getoption("--clauses")))
