"""The deal of the day on the screen: from the home page to the table in one click, and to the ranking afterwards."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sabbat.server.live.hub import wall_clock
from sabbat.server.table import deals
from tests.browser.steps import accessible, fits, open_side
from tests.browser.visitors import Visitors
from tests.server.live import Guest, Live

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]
WORDS = {
    "en": ("The deal of the day", "Play the deal", "How the others did", "came third|gave up", "Give up"),
    "fr": ("La donne du jour", "Jouer la donne", "Le résultat des autres", "troisième|abandon", "Abandonner"),
}


@pytest.fixture(scope="module")
def somebody(house: Live) -> Iterator[Guest]:
    """Somebody who has given up today's deal."""
    guest = Guest(house.address, "Zoe").come()
    code = guest.http.post("/api/deal").json()["code"]
    guest.ask("watch", table=code)
    guest.ask("resign", table=code, seat=0)
    yield guest
    guest.close()


def at_all_sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        fits(page)
    accessible(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_click_from_home_to_the_deal_and_its_ranking_at_the_end(
    visitors: Visitors, somebody: Guest, language: str
) -> None:
    title, play, others, ends, give_up = WORDS[language]
    page = visitors.come(language=language)
    page.goto("/")
    card = page.get_by_role("region").filter(has_text=title)
    expect(card).to_contain_text(re.compile("finished it|terminée"))
    at_all_sizes(page)
    page.set_viewport_size({"width": 1366, "height": 768})
    card.get_by_role("button", name=play).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".play[aria-busy=false]")

    # One attempt: home leads back to it.
    page.goto("/")
    expect(card.get_by_role("link", name=re.compile("Go on playing|Continuer la partie"))).to_be_visible()
    card.get_by_role("link", name=re.compile("Go on playing|Continuer la partie")).click()
    page.wait_for_selector(".play[aria-busy=false]")
    open_side(page)
    page.get_by_role("button", name=give_up).first.click()
    page.get_by_role("dialog").get_by_role("button", name=give_up).click()
    page.locator("[data-part=ending]").get_by_role("link", name=others).click()
    page.wait_for_url("**/deal/*")
    row = page.get_by_role("row").filter(has_text=re.compile(r"\((you|vous)\)"))
    expect(row).to_contain_text(re.compile(ends))
    expect(page.get_by_role("row").filter(has_text="Zoe")).to_be_visible()
    assert not re.search(r"deal-|\{", page.locator(".deal").inner_text())
    at_all_sizes(page)


def test_the_page_says_why_it_is_fair_and_leads_to_the_day_before(visitors: Visitors, somebody: Guest) -> None:
    page = visitors.come()
    page.goto("/deal")
    page.get_by_text("How is it the same, and fair?").click()
    dealt = somebody.http.get("/api/deal").json()
    expect(page.get_by_text(dealt["commitment"])).to_be_visible()
    expect(page.get_by_text(dealt["next"]["commitment"])).to_be_visible()
    page.get_by_role("link", name="The deal of the day before").click()
    yesterday = deals.after(deals.day_of(wall_clock()), -1)
    page.wait_for_url(f"**/deal/{yesterday}")
    expect(page.locator(".standing")).to_have_text("Nobody finished it.")
    page.get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_role("row").filter(has_text="Zoe")).to_be_visible()
