"""What a first visit costs, and each board: over the wire, and of the processor."""

import pytest
from playwright.sync_api import Page

from tests.browser.steps import NAMES, play_now
from tests.browser.visitors import Visitors

KB = 1000
FIRST_LOAD = 150 * KB
BOARD = 60 * KB
ENDLESS = """document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations === Infinity)
    .map((one) => `${one.animationName} on ${one.effect.target.getAttribute("class")}`)"""
CODE = ("text/html", "text/javascript", "text/css")


def weigh(page: Page) -> dict[str, int]:
    """Watch what the page loads; the bytes of code, by address, as they are sent."""
    weights: dict[str, int] = {}

    def note(request) -> None:  # type: ignore[no-untyped-def]
        answer = request.response()
        if answer and answer.headers.get("content-type", "").startswith(CODE):
            weights[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    return weights


@pytest.mark.parametrize("game", NAMES)
def test_the_first_load_is_light_and_so_is_each_board(visitors: Visitors, game: str) -> None:
    page = visitors.come(guarded=True, motion=True)
    weights = weigh(page)
    play_now(page, game)
    page.wait_for_selector(".bar [data-action], .many")
    page.wait_for_load_state("networkidle")
    board = sum(size for url, size in weights.items() if "/Board-" in url)
    assert 0 < board <= BOARD
    assert 0 < sum(weights.values()) - board <= FIRST_LOAD
    assert page.evaluate(ENDLESS) == [], "a board that waits for somebody draws nothing: it would empty batteries"


def test_a_page_names_what_it_will_need(visitors: Visitors) -> None:
    """So that the board of a match in play need not wait for the code that asks for it."""
    page = visitors.come()
    code = play_now(page, "witty-witches")
    named = page.request.get(f"/t/{code}").headers["link"]
    assert all(f"/{part}-" in named for part in ("Table", "Board", "web", "witty-witches"))
    for address in named.split(", "):
        assert page.request.get(address[1 : address.index(">")]).ok
