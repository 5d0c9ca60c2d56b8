"""An adventure is shared by a link, opened in another browser, changed, found in the gallery, chosen and played out."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import accessible, fits, with_friends
from tests.browser.test_workshop import SIZES, bench, draft, drawer, thing
from tests.browser.visitors import Visitors


def share(page: Page, name: str, public: bool = True) -> str:
    """Give what is on the bench a name, let the house keep it, and show it; the address of its page."""
    drawer(page, "Goal")
    page.get_by_label("Name", exact=True).fill(name)
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    drawer(page, "Share")
    page.get_by_role("button", name="Keep and share").click()
    link = page.get_by_label("The link", exact=True)
    link.wait_for()
    if public:
        page.get_by_label("Show it to everybody in the gallery").check()
    return re.sub(r"^https?://[^/]+", "", link.input_value())


def test_a_copy_says_where_it_comes_from(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come(language="fr")
    bench(anne, "/workshop/cat-chase")
    path = share(anne, "Round and round", public=False)
    bea.goto(path)
    bea.get_by_role("button", name="La modifier").click()
    bea.locator(".bench").wait_for()
    assert draft(bea)["name"] == "Round and round"
    bea.get_by_role("tab", name="Partager").click()
    expect(bea.locator("#panel")).to_contain_text("D’après «\u00a0Round and round\u00a0»")
    bea.get_by_role("button", name="Garder et partager").click()
    bea.get_by_role("link", name="Sa page").click()
    expect(bea.locator(".by")).to_contain_text("D’après «\u00a0Round and round\u00a0»")
    accessible(bea)


def test_its_maker_keeps_a_new_version_and_removes_it(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page, "/workshop/school")
    path = share(page, "To be changed", public=False)
    expect(page.get_by_role("button", name="Keep the new version")).to_be_disabled()
    thing(page, "castle 8").focus()
    page.keyboard.press("ArrowUp")
    page.get_by_role("button", name="Keep the new version").click()
    expect(page.locator("#panel [role=status]").first).to_contain_text("version 2")
    drawer(page, "Files")
    page.get_by_role("button", name="An empty table").click()
    drawer(page, "Share")
    expect(page.get_by_role("button", name="Keep and share")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Keep the new version")).to_be_disabled()
    page.goto(path)
    page.get_by_role("button", name="Remove it for good").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_url("**/adventures")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_gallery_is_searched_and_one_is_chosen_in_the_lobby(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come(width=width, height=height)
    bench(page, "/workshop/bumblebee")
    name = f"Honey {width}"
    share(page, name)
    page.goto("/adventures")
    page.get_by_label("Search").fill(name)
    card = page.get_by_role("link", name=name)
    page.wait_for_load_state("networkidle")
    expect(page.locator("ul li h2")).to_have_text([name])
    accessible(page)
    page.get_by_label("The goal").select_option("catch-fool")
    expect(page.get_by_text("Nothing here.")).to_be_visible()
    page.get_by_label("The goal").select_option("race")
    card.click()
    page.get_by_role("button", name="I like it").click()
    expect(page.get_by_role("button", name="I like it · 1")).to_have_attribute("aria-pressed", "true")
    fits(page)
    with_friends(page, "sorciers-volants")
    choice = page.get_by_label(re.compile("^The adventure, from the easiest"))
    choice.select_option(label=name)
    expect(choice).to_have_value("custom")
    choice.select_option(label="The cat chase")
    expect(choice).to_have_value("cat-chase")
    choice.select_option(label=name)
    expect(choice).to_have_value("custom")
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board svg").first).to_be_in_viewport()


def test_the_gallery_tells_how_long_and_how_hard_it_is(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page, "/workshop/school")
    thing(page, "cat").focus()
    for _ in range(70):
        page.keyboard.press("ArrowLeft")
    share(page, "Measured by bots")
    page.goto("/adventures")
    page.get_by_label("Search").fill("Measured by bots")
    card = page.locator("ul li", has_text="Measured by bots")
    expect(card).to_be_visible()
    for order in ("easy", "short") * 30:
        try:
            expect(card).to_contain_text(re.compile(r"easy\s*· about \d+ turns each"), timeout=500)
            break
        except AssertionError:
            page.get_by_label("Order").select_option(order)
    expect(card).to_contain_text(re.compile(r"easy\s*· about \d+ turns each"))
    page.get_by_label("How hard").select_option("hard")
    expect(page.get_by_text("Nothing here.")).to_be_visible()
    page.get_by_label("How hard").select_option("easy")
    page.get_by_label("Length").select_option("20")
    expect(card).to_be_visible()
    accessible(page)
    fits(page)


@pytest.mark.parametrize(
    ("language", "goal", "name", "said"),
    [
        ("en", "Goal", "Name", "This name cannot be shown to others:"),
        ("fr", "But", "Nom", "Ce nom ne peut pas être montré aux autres\u00a0:"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_as_it_is_typed(
    visitors: Visitors, language: str, goal: str, name: str, said: str
) -> None:
    page = visitors.come(width=360, height=740, language=language)
    bench(page, "/workshop/school")
    page.get_by_role("tab", name=goal).click()
    field = page.get_by_role("textbox", name=name)
    field.fill("bot: master")
    expect(page.locator("#panel")).to_contain_text(said)
    expect(field).to_have_attribute("aria-invalid", "true")
    fits(page)
