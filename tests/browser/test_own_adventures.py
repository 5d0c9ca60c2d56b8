"""The house's own adventures: of the day on the home page, in the gallery, in the lobby and for *Play now*."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import accessible, fits, with_friends
from tests.browser.test_workshop import SIZES
from tests.browser.visitors import Visitors

GAME = "Les Sorciers Volants"


def at_the_table(page: Page) -> None:
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".board svg").first).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_adventure_of_the_day_is_played_by_keyboard(visitors: Visitors, width: int, height: int) -> None:
    page, other = visitors.come(width=width, height=height), visitors.come(language="fr")
    page.goto("/")
    daily = page.get_by_role("region").filter(has_text="The adventure of the day")
    way = daily.get_by_role("link").get_attribute("href")
    expect(daily).to_contain_text(re.compile(r"(easy|medium|hard)\s*· about \d+ turns each"))
    accessible(page)
    fits(page)
    other.goto("/")
    same = other.get_by_role("region").filter(has_text="L’aventure du jour")
    assert same.get_by_role("link").get_attribute("href") == way
    button = daily.get_by_role("button", name="Play now")
    button.focus()
    button.press("Enter")
    at_the_table(page)


def test_the_adventure_of_the_day_with_friends_is_a_table_and_its_link(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    daily = page.get_by_role("region").filter(has_text="The adventure of the day")
    name = daily.get_by_role("heading").inner_text()
    daily.get_by_role("button", name="With friends").click()
    page.wait_for_url(re.compile("/t/"))
    choice = page.get_by_label(re.compile("^The adventure, from the easiest"))
    expect(choice).to_have_value("custom")
    expect(choice.locator("option:checked")).to_have_text(name)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_gallery_shows_the_houses_own_in_ones_language(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come(width=width, height=height, language="fr")
    page.goto("/adventures")
    page.get_by_role("combobox", name="De", exact=True).select_option("house")
    expect(page.locator("ul li")).to_have_count(12)
    page.get_by_label("Chercher").fill("manège")
    expect(page.locator("ul li")).to_have_count(1)
    card = page.locator("ul li")
    expect(card).to_contain_text("de la maison")
    expect(card).to_contain_text("deux points suffisent.")
    expect(card).to_contain_text(re.compile(r"facile\s*· environ 15 tours chacun"))
    accessible(page)
    fits(page)
    card.get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Le manège")
    page.get_by_role("button", name="Jouer tout de suite").press("Enter")
    at_the_table(page)


def test_one_of_the_house_is_chosen_in_the_lobby(visitors: Visitors) -> None:
    page = visitors.come()
    with_friends(page, "sorciers-volants")
    choice = page.get_by_label(re.compile("^The adventure, from the easiest"))
    choice.select_option(label="The garden gate")
    expect(choice).to_have_value("custom")
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    at_the_table(page)


def test_play_now_remembers_one_of_the_house(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name=GAME))
    wish = game.locator("button.wish")
    wish.click()
    game.locator("select").nth(2).select_option(label="The garden gate")
    expect(wish).to_contain_text("The garden gate")
    page.reload()
    expect(wish).to_contain_text("The garden gate")
    game.get_by_role("button", name=re.compile("^Play now")).click()
    at_the_table(page)
    code = page.url.rsplit("/", 1)[1]
    options = page.request.get(f"/api/tables/{code}").json()["face"]["setup"]["options"]
    assert (options["layout"]["name"], options["aim_help"]) == ("The garden gate", "full")


def test_any_of_many_is_found_in_the_lobby(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    layout = page.request.get("/api/workshop").json()["starters"]["school"]
    for n in range(25):
        kept = page.request.post("/api/adventures", data={"adventure": {**layout, "name": f"Number {n} of many"}})
        assert kept.ok, kept.text()
    with_friends(page, "sorciers-volants")
    choice = page.get_by_label(re.compile("^The adventure, from the easiest"))
    expect(choice.locator("option", has_text="Number 24 of many")).to_have_count(1)
    expect(choice.locator("option", has_text="Number 0 of many")).to_have_count(0)
    page.get_by_label("Search the adventures").fill("number 0")
    choice.select_option(label="Number 0 of many")
    expect(choice).to_have_value("custom")
    accessible(page)
