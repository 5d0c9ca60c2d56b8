"""The keyboard alone is enough; a phone held upright shows everything."""

from random import Random

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.steps import (
    NAMES,
    a_frame,
    accessible,
    fits,
    open_side,
    over,
    play_now,
    play_on,
    wait_for_turn,
    with_friends,
)
from tests.browser.visitors import Visitors


def tab_to(page: Page, condition: str, most: int = 150) -> None:
    """Press Tab until what has the focus fulfils a condition."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(f"((e) => {condition})(document.activeElement)"):
            return
    raise AssertionError(f"the keyboard does not reach {condition}")


def act_by_keyboard(page: Page) -> None:
    """Go to an action and press it, until something happens: a turn that ends by itself may take the button away."""
    before = page.locator("[role=log]").first.text_content()
    moved = "(before) => document.querySelector('[role=log]').textContent !== before"
    for _ in range(4):
        tab_to(page, "e.dataset?.action")
        page.keyboard.press("Enter")
        try:
            page.wait_for_function(moved, arg=before, timeout=5_000)
        except PlaywrightTimeout:
            continue
        return
    page.wait_for_function(moved, arg=before)


@pytest.mark.parametrize("game", NAMES)
def test_a_match_by_the_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.goto("/")
    page.wait_for_selector("article")
    tab_to(page, f"e.ariaLabel === 'Play now: {NAMES[game]}'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".play[aria-busy=false]")
    for _ in range(5):
        wait_for_turn(page)
        if over(page):
            break
        if page.locator(".many button").count():
            tab_to(page, "e.closest('.many')")
            page.keyboard.press("Enter")
        act_by_keyboard(page)


@pytest.mark.parametrize("game", NAMES)
def test_a_board_is_played_by_the_keyboard_too(visitors: Visitors, game: str) -> None:
    """Something on the board itself takes the focus, and Enter on it does something or chooses it."""
    page = visitors.come()
    play_now(page, game)
    wait_for_turn(page)
    things = page.locator(".board [role=button], .board button, .board [tabindex='0']")
    before = page.locator(".play").first.inner_html()
    for n in range(min(things.count(), 40)):
        things.nth(n).focus()
        page.keyboard.press("Enter")
        a_frame(page)
        if page.locator(".play").first.inner_html() != before:
            return
    raise AssertionError("nothing on the board answers to Enter")


FOCUS = "rgb(127, 216, 255)"
"""The colour of the ring at night; the candle's is for what may be played."""


@pytest.mark.parametrize("game", NAMES)
def test_the_ring_of_the_focus_is_not_the_glow_of_what_may_be_played(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    play_now(page, game)
    wait_for_turn(page)
    page.keyboard.press("Tab")
    page.locator(".board [role=button], .board button, .board [tabindex='0']").first.focus()
    style = "getComputedStyle(document.activeElement)"
    assert page.evaluate(f"document.activeElement.closest('.board') && {style}.outlineStyle") == "solid"
    page.wait_for_function(f"{style}.outlineColor === '{FOCUS}'")


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_held_upright(visitors: Visitors, game: str) -> None:
    page = visitors.come(width=360, height=740)
    play_now(page, game)
    play_on(page, Random(7), 5)
    accessible(page)
    page.goto(f"/learn/{game}")
    page.wait_for_selector("h1")
    fits(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_fits_a_phone_in_both_languages(visitors: Visitors, language: str) -> None:
    page = visitors.come(width=360, height=740)

    def speak(name: str, wanted: str) -> None:
        if page.locator(".play").count():
            open_side(page)
        page.get_by_role("button", name=name).click()
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=wanted)
        if page.locator(".play").count():
            page.keyboard.press("Escape")

    def look() -> None:
        if language == "fr":
            speak("Français", "fr")
        page.wait_for_function("document.querySelector('h1')?.textContent && !document.querySelector('.wait')")
        fits(page)
        if language == "fr":
            speak("English", "en")

    code = with_friends(page, "witty-witches")
    look()
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".play[aria-busy=false]")
    look()
    play_on(page, Random(1))
    assert over(page)
    look()
    for address in ("/", "/me", "/learn/witty-witches", f"/r/{code}"):
        page.goto(address)
        page.wait_for_selector("h1")
        look()
