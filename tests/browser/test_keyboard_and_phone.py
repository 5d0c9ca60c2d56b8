"""The keyboard alone is enough; a phone held upright shows everything."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.steps import NAMES, accessible, buttons, fits, over, play_now, play_on, wait_for_turn, with_friends
from tests.browser.visitors import Visitors


def tab_to(page: Page, condition: str, most: int = 150) -> None:
    """Press Tab until what has the focus fulfils a condition."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(f"((e) => {condition})(document.activeElement)"):
            return
    raise AssertionError(f"the keyboard does not reach {condition}")


@pytest.mark.parametrize("game", NAMES)
def test_a_match_by_the_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.goto("/")
    page.wait_for_selector("article")
    tab_to(page, f"e.ariaLabel === 'Play now: {NAMES[game]}'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    for _ in range(5):
        wait_for_turn(page)
        if over(page):
            break
        if not buttons(page):
            tab_to(page, "e.closest('.many')")
            page.keyboard.press("Enter")
        before = page.locator("[role=log]").first.text_content()
        tab_to(page, "e.dataset?.action")
        page.keyboard.press("Enter")
        page.wait_for_function("(b) => document.querySelector('[role=log]').textContent !== b", arg=before)


@pytest.mark.parametrize("game", NAMES)
def test_a_board_is_played_by_the_keyboard_too(visitors: Visitors, game: str) -> None:
    """Something on the board itself takes the focus, and Enter on it does something or chooses it."""
    page = visitors.come()
    play_now(page, game)
    wait_for_turn(page)
    things = page.locator(".board [role=button], .board button, .board [tabindex='0']")
    before = page.locator(".play").first.inner_html()
    for n in range(min(things.count(), 20)):
        things.nth(n).focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        if page.locator(".play").first.inner_html() != before:
            return
    raise AssertionError("nothing on the board answers to Enter")


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_held_upright(visitors: Visitors, game: str) -> None:
    page = visitors.come(width=360, height=740)
    page.goto("/")
    page.wait_for_selector("article")
    accessible(page)
    play_now(page, game)
    play_on(page, Random(7), 5)
    fits(page)
    accessible(page)
    for address in ("/me", f"/learn/{game}"):
        page.goto(address)
        page.wait_for_selector("h1")
        fits(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_fits_a_phone_in_both_languages(visitors: Visitors, language: str) -> None:
    page = visitors.come(width=360, height=740)

    def look() -> None:
        if language == "fr":
            page.get_by_role("button", name="Français").click()
            page.wait_for_function("document.documentElement.lang === 'fr'")
        page.wait_for_timeout(300)
        fits(page)
        if language == "fr":
            page.get_by_role("button", name="English").click()
            page.wait_for_function("document.documentElement.lang === 'en'")

    code = with_friends(page, "witty-witches")
    look()
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".play")
    look()
    play_on(page, Random(1))
    assert over(page)
    look()
    for address in ("/", "/me", "/learn/witty-witches", f"/r/{code}"):
        page.goto(address)
        page.wait_for_selector("h1")
        look()
