"""Sleep, lost network, a killed server: the player is back within a second, nothing lost, nothing played twice."""

import signal
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.browser.steps import act, buttons, play_on, wait_for_turn
from tests.browser.visitors import Visitors
from tests.server.process import Process


def started(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="Play now: Course de Sorcières").click()
    page.wait_for_selector(".bar [data-action]")
    return page.url.rsplit("/", 1)[1]


def moves(page: Page) -> int:
    """How many things the story tells."""
    count: int = page.evaluate("document.querySelector('[role=log] ol').children.length")
    return count


def test_the_server_is_killed_and_comes_back(visitors: Visitors, tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    page = visitors.come(base=f"http://{server.address}")
    code = started(page)
    play_on(page, Random(1), 5)
    before = moves(page)
    server.end(signal.SIGKILL)
    page.get_by_text("Reconnecting").wait_for()
    server = Process(tmp_path / "house.db", server.port)
    try:
        page.get_by_text("Reconnecting").wait_for(state="detached", timeout=5000)
        wait_for_turn(page)
        assert moves(page) >= before and code in page.url
        act(page, Random(1))
        assert moves(page) > before
    finally:
        server.end(signal.SIGKILL)


def test_the_network_goes_and_comes(visitors: Visitors) -> None:
    page = visitors.come()
    started(page)
    play_on(page, Random(2), 3)
    wait_for_turn(page)
    before = moves(page)
    page.context.set_offline(True)
    page.get_by_text("No network").wait_for()
    action = buttons(page)[0]
    page.locator(".bar [data-action]").first.click()
    page.context.set_offline(False)
    began = time.monotonic()
    page.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length > n", arg=before)
    assert time.monotonic() - began < 3, "what was clicked without a network is played when it is back"
    assert action
