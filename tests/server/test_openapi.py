"""Every request that the OpenAPI description allows, and many that it does not, get an answer that it foresees."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from sabbat.server.net.app import House, Settings
from tests.server.live import Guest, Live, live

DESCRIPTION = House(Settings(Path("nowhere.db"))).inner.openapi_schema.to_schema()
FOUND: Any = schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
OPERATIONS = {operation.label: operation for operation in (found.ok() for found in FOUND)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("api") / "house.db") as server:
        yield server


@pytest.fixture(scope="module")
def cookie(house: Live) -> str:
    guest = Guest(house.address, "Anne")
    found = guest.cookie
    guest.close()
    return found


WAYS = [
    pytest.param(label, mode, id=f"{label} {mode.value}")
    for label, operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or operation.body or list(operation.iter_parameters())
]


@pytest.mark.parametrize(("label", "mode"), WAYS)
def test_the_server_keeps_to_its_description(house: Live, cookie: str, label: str, mode: GenerationMode) -> None:
    """What is well-formed may still be refused by the house (an unknown game): that is no fault."""

    @given(OPERATIONS[label].as_strategy(generation_mode=mode))
    @settings(max_examples=10, suppress_health_check=list(HealthCheck))
    def keeps(case: Any) -> None:
        url, headers = f"http://{house.address}", {"Cookie": cookie}
        case.call_and_validate(base_url=url, headers=headers, excluded_checks=[positive_data_acceptance])

    keeps()


def test_the_description_tells_every_way_in() -> None:
    assert {"/api/tables", "/api/tables/{code}", "/api/me", "/api/me/data", "/api/games"} <= set(DESCRIPTION["paths"])
