"""The board of Les Sorciers Volants: the table top is the picture, and stays in sight while a curve is chosen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import SIZES, all_shown, inside, seen, share, sit
from tests.browser.steps import buttons, press, wait_for_turn
from tests.browser.visitors import Visitors

VOLANTS = "sorciers-volants"
LEAST = {(1366, 768): 0.5, (1280, 720): 0.48, (1920, 1080): 0.52, (360, 740): 0.28, (740, 360): 0.38}
"""The least part of a window that the table top takes."""


def begin(page: Page) -> None:
    """Choose where to start and how to stand there, with everything in sight; then curves are taken."""
    while True:
        wait_for_turn(page)
        if page.locator(".many button").count():
            page.locator(".many button").dispatch_event("click")
        possible = buttons(page)
        if any(action.startswith("take") for action in possible):
            return
        inside(page, page.locator(".dial svg[role=slider], .dial button, .legal.spot"))
        press(page, possible[0])


@pytest.mark.parametrize("size", SIZES)
def test_the_table_stays_in_sight_while_a_curve_is_chosen(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(width=size[0], height=size[1], touch=size[0] < 800)
    sit(page, VOLANTS, 4)
    begin(page)
    table = page.locator(".volants .stage")
    assert share(page, table) >= LEAST[size]
    cat = page.locator("[data-thing=cat]").bounding_box()
    assert cat and min(cat["width"], cat["height"]) >= 20, "the cat can be made out"
    expect(page.locator(".book.large li.next .digit")).to_have_text("1")
    curve = page.locator(".hoard [data-curve='13']")
    inside(page, curve)
    curve.click()
    ways = page.locator(".hand .way")
    inside(page, ways)
    inside(page, table)
    assert seen(table) and all(seen(ways.nth(n)) for n in range(ways.count()))
    ways.first.click()
    expect(page.locator(".book.large li").first).to_contain_text("13")
    inside(page, page.locator(".others .name"))
    all_shown(page)
