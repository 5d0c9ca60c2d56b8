"""The board of Air Sorcière: prompts name only what is possible, and everything chosen from is in sight."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.boards import DESKTOPS, PHONES, Sizes, all_shown, apart, inside, seen, sit, within
from tests.browser.steps import at_sizes, buttons, play_on, wait_for_turn
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("sizes", [DESKTOPS, PHONES])
@pytest.mark.parametrize("players", [2, 5])
def test_a_flight_begins_with_everything_in_sight(visitors: Visitors, sizes: Sizes, players: int) -> None:
    page = visitors.come(touch=sizes == PHONES, language="fr" if players == 5 else "en")
    sit(page, "air-sorciere", players, {"first": 0})
    prompt = page.locator("[data-part=prompt]")
    for _ in at_sizes(page, sizes):
        inside(page, page.locator(".air-board .pile, .air-board .column, .air-board .mine, .air-board .state"))
        expect(prompt).not_to_be_empty()
        apart(page.locator(".air-board .heap .under:visible"))
    if not page.locator(".bar [data-action^='take']").count():
        expect(prompt).not_to_contain_text(re.compile("common area|zone commune"))
    play_on(page, Random(2), 3)
    wait_for_turn(page)
    for _ in at_sizes(page, sizes):
        all_shown(page)
        within(page.locator(".air-board .state .lines > *:visible"), page.locator(".air-board .state"))
        assert not page.locator(".air-board .pile.lit").count() or seen(page.locator(".air-board .pile.lit .under"))


def test_a_rescued_witch_is_not_counted_as_lost(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768, speed="normal", motion=True)
    page.goto("/learn/air-sorciere?lesson=crash")
    state = page.locator(".air-board .state")
    for action in ("fly", "rescue"):
        page.wait_for_function("(action) => document.querySelector(`.bar [data-action=${action}]`)", arg=action)
        crashed = state.inner_text()
        page.locator(f".bar [data-action={action}]").dispatch_event("click")
    rescued = re.search(r"(\w+ \d+) does not fit", crashed)
    assert rescued, crashed
    expect(state).to_contain_text("Lost: ")
    expect(state).not_to_contain_text(rescued[1])
    assert not buttons(page)
