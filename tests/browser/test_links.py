"""A link to an identity asks before it makes anybody somebody else, and shows the way back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import accessible
from tests.browser.visitors import Visitors

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]


def named(page: Page, name: str, hat: str = "") -> None:
    """Take a name and a hat."""
    page.goto("/me")
    page.get_by_label(re.compile("Your name|Votre nom")).wait_for()
    assert page.request.patch("/api/me", data={"name": name, "hat": hat}).ok


def link_of(page: Page) -> str:
    """The address that makes another browser the same person, as the page shows it."""
    page.goto("/me")
    page.get_by_role("button", name="Continue on another device").click()
    return page.get_by_label("The link").input_value()


def is_called(page: Page, name: str) -> None:
    """Who somebody is, as the page about them says."""
    page.goto("/me")
    expect(page.get_by_label("Your name")).to_have_value(name)


@pytest.mark.parametrize("size", SIZES)
def test_a_link_asks_who_one_wants_to_be(visitors: Visitors, size: tuple[int, int]) -> None:
    anne, bea = visitors.come(), visitors.come(width=size[0], height=size[1])
    named(anne, "Anne", "star")
    named(bea, "Bea", "moon")
    link = link_of(anne)
    bea.goto(link)
    expect(bea.get_by_role("heading", level=1)).to_have_text("Who do you want to be in this browser?")
    now, then = bea.locator("dl > div").all()
    expect(now).to_contain_text(re.compile(r"You are now\s*Bea\s*no finished match"))
    expect(then).to_contain_text(re.compile(r"The link makes you\s*Anne\s*no finished match"))
    for choice in (
        bea.get_by_role("link", name="Stay Bea"),
        bea.get_by_role("button", name="Become Anne"),
    ):
        expect(choice).to_be_in_viewport(ratio=1)
    accessible(bea)
    bea.get_by_role("link", name="Stay Bea").click()
    bea.wait_for_url(re.compile(r"/$"))
    is_called(bea, "Bea")
    bea.goto(link)
    bea.get_by_role("button", name="Become Anne").click()
    expect(bea.get_by_role("heading", level=1)).to_have_text("You are Anne now.")
    expect(bea.get_by_role("heading", level=1)).to_be_focused()
    expect(bea.locator(".back")).to_contain_text(re.compile(r"In this browser you have also been\s*Bea"))
    accessible(bea)
    is_called(bea, "Anne")


def test_the_way_back_is_under_me_and_asks_first(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come()
    named(anne, "Anne")
    named(bea, "Bea")
    bea.goto(link_of(anne))
    bea.get_by_role("button", name="Become Anne").click()
    bea.get_by_role("link", name="Me", exact=True).last.click()
    former = bea.get_by_role("region", name="In this browser you have also been")
    former.get_by_role("button", name="Be Bea again").click()
    expect(former).to_contain_text("Anne then leaves this browser")
    accessible(bea)
    former.get_by_role("button", name="Stay Anne").click()
    expect(bea.get_by_label("Your name")).to_have_value("Anne")
    former.get_by_role("button", name="Be Bea again").click()
    former.get_by_role("button", name="Yes, be Bea again").click()
    expect(bea.get_by_label("Your name")).to_have_value("Bea")
    expect(former).to_have_count(0)
    is_called(bea, "Bea")
    is_called(anne, "Anne")


def test_one_becomes_somebody_and_goes_back_by_keyboard_alone(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come()
    named(anne, "Anne")
    named(bea, "Bea")
    bea.goto(link_of(anne))
    bea.get_by_role("button", name="Become Anne").wait_for()
    for wanted in ("Become Anne", "Be Bea again"):
        _tab_to(bea, wanted)
        bea.keyboard.press("Enter")
        if wanted == "Become Anne":
            expect(bea.get_by_role("heading", level=1)).to_have_text("You are Anne now.")
    expect(bea.get_by_role("button", name="Yes, be Bea again")).to_be_focused()
    bea.keyboard.press("Enter")
    expect(bea.get_by_role("heading", level=1)).to_have_text("You are Bea now.")
    is_called(bea, "Bea")


def _tab_to(page: Page, text: str) -> None:
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == text:
            return
    raise AssertionError(text)


def test_a_link_of_ones_own_and_one_that_is_gone(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come(language="fr", width=360, height=740)
    named(anne, "Anne")
    named(bea, "Béatrice")
    link = link_of(anne)
    anne.goto(link)
    expect(anne.get_by_role("heading", level=1)).to_have_text("You are Anne already.")
    bea.goto(link)
    expect(bea.get_by_role("heading", level=1)).to_have_text("Qui voulez-vous être dans ce navigateur\u00a0?")
    accessible(bea)
    bea.get_by_role("button", name="Devenir Anne").click()
    expect(bea.get_by_role("heading", level=1)).to_have_text("Vous êtes maintenant Anne.")
    expect(bea.get_by_role("button", name="Redevenir Béatrice")).to_be_visible()
    accessible(bea)
    bea.goto(link)
    expect(bea.get_by_role("heading", level=1)).to_have_text(
        "Ce lien n’est plus valable\u00a0: demandez-en un nouveau."
    )
    visitors.wrongs = [wrong for wrong in visitors.wrongs if "400" not in wrong]
