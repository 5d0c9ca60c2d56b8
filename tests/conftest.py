"""The clause table at the end of a run; hypothesis without deadlines, nor complaints of slowness (machines differ)."""

import importlib.util
import os

import pytest
from hypothesis import HealthCheck, settings

from sabbat.games import shelf
from sabbat.testing.marks import ClauseTable

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
if "SABBAT_BUILD" not in os.environ and importlib.util.find_spec("pettingzoo") is None:
    collect_ignore = ["lab"]  # the laboratory's packages are not installed here; `make test` demands them


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="fail if a clause has no test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a rulebook that the test shows")
    config.pluginmanager.register(ClauseTable(shelf().values(), config.getoption("--clauses")))
