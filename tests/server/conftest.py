"""Servers that tests share: started once, when the first test asks for them."""

import os
from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    given = os.environ.get("SABBAT_TEST_PG")
    if given:
        yield given
        return
    with services.postgres() as server:
        yield server.address


@pytest.fixture
def database(postgres: str) -> str:
    """The address of a fresh PostgreSQL database."""
    return services.new_database(postgres)
