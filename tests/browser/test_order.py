"""The host of a table keeps order: whom to send away is asked first, and whoever is sent away is told."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import accessible, at_sizes, fits, open_side, wait_for_turn, with_friends
from tests.browser.visitors import Visitors
from tests.server.process import Process

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]


def together(visitors: Visitors, size: tuple[int, int], base: str = "") -> tuple[Page, Page]:
    """Anne, who is the host, and Bea, in a match."""
    pages = [visitors.come(width=size[0], height=size[1], base=base) for _ in range(2)]
    anne, bea = pages
    for page, name in zip(pages, ("Anne", "Bea"), strict=True):
        page.goto("/")
        assert page.request.patch("/api/me", data={"name": name}).ok
    code = with_friends(anne, "course-de-sorcieres")
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit").first.click()
    anne.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        page.wait_for_selector(".play[aria-busy=false]")
    return anne, bea


@pytest.mark.parametrize("size", SIZES)
def test_the_host_is_asked_before_somebody_is_sent_away_for_good(visitors: Visitors, size: tuple[int, int]) -> None:
    anne, bea = together(visitors, size)
    open_side(anne)
    anne.get_by_text("Order at the table").click()
    away = anne.get_by_role("button", name="Send Bea away for good")
    away.click()
    question = anne.get_by_role("group", name="Send Bea away for good?")
    expect(question).to_be_in_viewport(ratio=0.99)
    chat = anne.locator("[data-part=chat] .panel")
    inside, around = question.bounding_box(), chat.bounding_box()
    assert inside and around and inside["y"] + inside["height"] <= around["y"] + around["height"]
    expect(question.get_by_role("button", name="No")).to_be_focused()
    accessible(anne)
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    away.click()
    question.get_by_role("button", name="Send Bea away").click()
    expect(anne.get_by_role("button", name="Let Bea come again")).to_be_visible()
    expect(bea.get_by_role("heading", level=1)).to_have_text("The host of this table has sent you away.")
    expect(bea.get_by_role("link", name="Home").last).to_be_in_viewport(ratio=1)
    accessible(bea)


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[Process]:
    """A house whose disk may be stopped."""
    server = Process(tmp_path / "house.db")
    yield server
    os.kill(server.writer_process, signal.SIGCONT)
    server.end(signal.SIGTERM)


def test_a_house_that_is_slow_to_write_says_so_above_everything(visitors: Visitors, stopped: Process) -> None:
    pages = together(visitors, SIZES[0], f"http://{stopped.address}")
    one = next(page for page in pages if page.locator(".bar [data-action]").count())
    wait_for_turn(one)
    os.kill(stopped.writer_process, signal.SIGSTOP)
    one.evaluate("document.querySelector('.bar [data-action]').click()")
    told = one.get_by_text("The house is slow to write things down")
    on_top = "(at) => !!document.elementsFromPoint(at.x, at.y)[0]?.closest('aside')"
    one.add_style_tag(content=".banner, .banner * { pointer-events: auto !important }")
    for width, _ in at_sizes(one, SIZES):
        open_side(one)
        expect(told).to_be_in_viewport(ratio=1)
        place = told.bounding_box()
        assert place and place["x"] >= 8 and place["x"] + place["width"] <= width - 8
        assert not one.evaluate(on_top, {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2})
        fits(one)
    os.kill(stopped.writer_process, signal.SIGCONT)
    expect(told).to_have_count(0)
