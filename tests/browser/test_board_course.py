"""The board of Course de Sorcières: the division of the tiles, and the race with its numbered squares."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import SIZES, all_shown, apart, inside, seen, share, sit, within
from tests.browser.steps import buttons, wait_for_turn
from tests.browser.visitors import Visitors

COURSE = "course-de-sorcieres"


def chance(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Leave it to chance|Au hasard")).click()


def lay(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Lay the tiles|Poser les cases")).click()


def tray_of(page: Page, tile: str) -> str | None:
    """The stage in which a tile lies; None while it is at hand."""
    lies: str | None = page.locator(f"button.tile[aria-label^='Lightning {tile}']").evaluate(
        "(tile) => tile.closest('.tray')?.dataset.drop ?? null"
    )
    return lies


@pytest.mark.parametrize("size", SIZES)
def test_the_tiles_are_left_to_chance_and_laid_with_two_clicks(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(width=size[0], height=size[1], touch=size[0] < 800, language="fr" if size[1] < 740 else "en")
    sit(page, COURSE, 2)
    inside(page, page.locator(".tray, .tile, .slot, .buttons .button"))
    for n in range(3):
        apart(page.locator(".tray").nth(n).locator(".head span:last-child, .tile, .slot"))
        within(page.locator(".tray .head span:last-child").nth(n), page.locator(".tray").nth(n))
    chance(page)
    expect(page.locator(".slot")).to_have_count(0)
    inside(page, page.locator(".tray, .tile, .buttons .button"))
    ways = page.locator(".buttons .button")
    assert ways.count() == 3 and all(seen(ways.nth(n)) for n in range(3)), "nothing lies over a button"
    lay(page)
    page.wait_for_selector("[data-square='48']")
    race = page.locator("[data-part=board] .race svg").first
    inside(page, race)
    assert share(page, race) >= (0.3 if size[0] < 800 else 0.45)
    expect(page.locator("[data-square]")).to_have_count(48)
    wait_for_turn(page)
    all_shown(page)


def test_tiles_are_put_one_after_the_other_and_swapped_by_two_clicks(visitors: Visitors) -> None:
    page = visitors.come(width=1280, height=720)
    sit(page, COURSE, 3)
    trays = page.locator(".tray .head")
    for stage in (0, 0, 0, 1, 1, 1, 2, 2, 2):
        trays.nth(stage).click()
    assert [tray_of(page, tile) for tile in ("2", "5", "10")] == ["1", "2", "3"]
    page.locator("button.tile[aria-label^='Lightning 2']").click()
    page.locator("button.tile[aria-label^='Lightning 10']").click()
    assert [tray_of(page, tile) for tile in ("2", "5", "10")] == ["3", "2", "1"]
    chance(page)
    assert None not in [tray_of(page, str(tile)) for tile in range(2, 11)], "chance deals anew when all are put"
    lay(page)
    page.wait_for_selector("[data-square='1']")


def test_squares_that_words_name_carry_their_number_in_light(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768)
    sit(page, COURSE, 2)
    chance(page)
    lay(page)
    page.wait_for_function("document.querySelector('.bar [data-action^=\"move\"]')")
    assert buttons(page)
    target = page.locator(".target").first
    target.wait_for()
    square = re.search(r"square (\d+)", target.get_attribute("aria-label") or "")
    assert square
    expect(page.locator(f"[data-square='{square[1]}']")).to_have_class(re.compile("named"))
