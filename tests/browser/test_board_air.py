"""The board of Air Sorcière: prompts name only what is possible, and everything chosen from is in sight."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import SIZES, inside, sit
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_flight_begins_with_everything_in_sight(visitors: Visitors, size: tuple[int, int], players: int) -> None:
    page = visitors.come(width=size[0], height=size[1], touch=size[0] < 800)
    sit(page, "air-sorciere", players, {"first": 0})
    inside(page, page.locator(".air-board .pile, .air-board .column, .air-board .mine, .air-board .state"))
    prompt = page.locator("[data-part=prompt]")
    expect(prompt).not_to_be_empty()
    if not page.locator(".bar [data-action^='take']").count():
        expect(prompt).not_to_contain_text("common area")
