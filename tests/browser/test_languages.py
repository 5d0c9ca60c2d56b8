"""Both languages, on every page: no message is missing, and the page says which language it speaks."""

import re
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.steps import NAMES, accessible, play_on
from tests.browser.visitors import Visitors

MISSING = re.compile(rf"\b(?:web|level|{'|'.join(NAMES)})-[a-z]+-[a-z-]+\b")


def words_of(page: Page) -> str:
    """All that is written and said on a page."""
    labels: list[str] = page.locator("[aria-label]").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    return " ".join([page.locator("body").inner_text(), *labels])


@pytest.mark.parametrize("game", NAMES)
def test_everything_is_said_in_french(visitors: Visitors, game: str) -> None:
    page = visitors.come(language="fr")
    page.goto("/")
    page.get_by_role("button", name=f"Jouer tout de suite : {NAMES[game]}").click()
    page.wait_for_selector(".play[aria-busy=false]")
    play_on(page, Random(5), 5)
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert not MISSING.findall(words_of(page))
    for address in ("/", "/me", f"/learn/{game}"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_function("!document.querySelector('main .wait')")
        assert not MISSING.findall(words_of(page)), address
        accessible(page)


def test_the_language_can_be_changed_and_is_kept(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Entrez, le chaudron est chaud.").wait_for()
    page.get_by_text("Faites voler vos sorcières").wait_for()
    page.reload()
    page.get_by_role("heading", name="Entrez, le chaudron est chaud.").wait_for()
