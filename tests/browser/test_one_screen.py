"""A match is one screen at the sizes people have: nothing scrolls, and the end comes to the eye."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import apart
from tests.browser.steps import (
    NAMES,
    accessible,
    at_sizes,
    fits,
    open_side,
    over,
    play_now,
    play_on,
    wait_for_turn,
    with_friends,
)
from tests.browser.visitors import Visitors

SIZES = {(1366, 768): 0.5, (1920, 1080): 0.55, (360, 740): 0.4, (740, 360): 0.5}
"""Windows, and the least part of them that the board takes."""


def part(page: Page, name: str) -> Locator:
    return page.locator(f"[data-part={name}]")


def in_sight(page: Page, thing: Locator) -> bool:
    """Whether all of a thing lies in the window."""
    box, window = thing.bounding_box(), page.viewport_size
    assert box and window
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
    )


def does_not_scroll(page: Page) -> None:
    tall = page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    assert tall[0] <= tall[1], tall
    page.mouse.wheel(0, 400)
    assert page.evaluate("scrollY") == 0


def share(page: Page) -> float:
    """The part of the window that the board takes."""
    box, window = part(page, "board").bounding_box(), page.viewport_size
    assert box and window
    return box["width"] * box["height"] / window["width"] / window["height"]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", NAMES)
def test_the_board_is_the_picture(visitors: Visitors, game: str, touch: bool) -> None:
    page = visitors.come(touch=touch, language="fr" if touch else "en")
    play_now(page, game)
    wait_for_turn(page)
    for size in at_sizes(page, [one for one in SIZES if touch == (one[0] < 1000)]):
        does_not_scroll(page)
        assert share(page) >= SIZES[size]
        for name in ("prompt", "players", "goal"):
            assert in_sight(page, part(page, name)), name
        expect(part(page, "prompt")).not_to_be_empty()
        expect(part(page, "story")).to_be_hidden()
        assert (part(page, "actions").bounding_box() or {"height": 0})["height"] <= 1, "the action bar takes no room"
        accessible(page)


@pytest.mark.parametrize("game", NAMES)
def test_the_board_grows_with_the_window(visitors: Visitors, game: str) -> None:
    page = visitors.come(width=3840, height=2160)
    play_now(page, game)
    assert share(page) >= 0.55
    does_not_scroll(page)


def test_the_action_bar_shows_when_it_is_used(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768)
    play_now(page, "witty-witches")
    wait_for_turn(page)
    bar = part(page, "actions")
    bar.locator("button").first.focus()
    assert (bar.bounding_box() or {"height": 0})["height"] > 30 and in_sight(page, bar)
    does_not_scroll(page)
    page.locator("[aria-controls=side]").focus()
    expect(bar).to_have_css("height", "1px")
    open_side(page)
    page.get_by_text("Settings").click()
    page.get_by_role("button", name="Action bar: when used").click()
    assert (bar.bounding_box() or {"height": 0})["height"] > 30, "or when it is switched on"


def test_after_a_move_by_the_bar_the_focus_is_on_the_next_choice(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page, "course-de-sorcieres")
    wait_for_turn(page)
    page.locator(".bar [data-action]").first.focus()
    for _ in range(3):
        before = page.locator("[role=log] ol").first.text_content()
        page.keyboard.press("Enter")
        page.wait_for_function("(b) => document.querySelector('[role=log] ol').textContent !== b", arg=before)
        page.wait_for_function("document.activeElement?.dataset.action")


@pytest.mark.parametrize(("language", "size"), [("en", (1366, 768)), ("fr", (360, 740))])
def test_the_end_comes_to_the_eye_and_again_is_one_click(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page = visitors.come(width=size[0], height=size[1], language=language)
    code = play_now(page, "witty-witches")
    play_on(page, Random(1))
    assert over(page)
    ending = part(page, "ending")
    again = page.get_by_role("button", name=re.compile("Again|Rejouer"))
    for _ in at_sizes(page, SIZES):
        assert in_sight(page, ending.get_by_role("heading"))
        expect(ending).to_contain_text(re.compile("cards? left|aucune carte|carte restante"))
        apart(ending.locator(".who, .score, .part, .ways > *"))
        does_not_scroll(page)
        assert in_sight(page, again)
        expect(again).to_be_focused()
    again.click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    wait_for_turn(page)
    for _ in at_sizes(page, SIZES):
        expect(part(page, "ending")).to_have_count(0)
        expect(part(page, "board").locator("svg").locator("visible=true").first).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_giving_up_asks_and_the_end_says_who_did(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    play_now(page, "witty-witches")
    wait_for_turn(page)
    open_side(page)
    give_up = page.get_by_role("button", name=re.compile("Give up|Abandonner")).first
    give_up.dblclick()
    sure = page.get_by_role("dialog")
    expect(sure).to_be_visible()
    sure.get_by_role("button", name=re.compile("Give up|Abandonner")).click()
    ending = part(page, "ending")
    expect(ending).to_contain_text(re.compile("You have given up|Vous avez abandonné"))
    expect(ending).not_to_contain_text(re.compile("no card left|aucune carte"))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("game", ["course-de-sorcieres", "witty-witches"])
def test_whoever_invites_sees_seats_link_and_start_at_once(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    page = visitors.come(width=size[0], height=size[1])
    with_friends(page, game)
    most = page.get_by_label("How many players").locator("option").last.get_attribute("value")
    page.get_by_label("How many players").select_option(most)
    chairs = page.locator(".lobby .chair")
    expect(chairs).to_have_count(int(most or 0))
    page.evaluate("scrollTo(0, 0)")
    start = page.get_by_role("button", name="Start", exact=True)
    link = page.locator(".lobby input[readonly]")
    assert in_sight(page, start) and in_sight(page, link) and in_sight(page, page.get_by_role("button", name="Copy"))
    apart(page.locator(".lobby .chair .button, .go .button, .go select"))
    fits(page)
