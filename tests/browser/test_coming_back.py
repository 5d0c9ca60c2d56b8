"""A second tab, sleep, lost network, a killed server, a new client: back in a second, nothing lost or played twice."""

import re
import shutil
import signal
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from sabbat.server.net.app import Settings
from sabbat.server.net.pages import PAGES
from sabbat.server.net.run import make_server
from tests.browser.steps import a_frame, act, buttons, play_on, press, wait_for_turn
from tests.browser.visitors import Visitors
from tests.server import services
from tests.server.live import FAST, Live
from tests.server.process import Process

A_SECOND = 1.0


def started(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="Play now: Course de Sorcières").click()
    page.wait_for_selector(".bar [data-action]")
    return page.url.rsplit("/", 1)[1]


def story(page: Page) -> list[str]:
    """What has happened, as the page tells it."""
    told: list[str] = page.locator("[role=log] ol").first.locator("li").all_inner_texts()
    return told


def back(page: Page) -> float:
    """The seconds until the page is there again."""
    began = time.monotonic()
    page.get_by_text("Reconnecting").wait_for(state="detached", timeout=5000)
    return time.monotonic() - began


def test_the_server_is_killed_and_comes_back(visitors: Visitors, tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    page = visitors.come(base=f"http://{server.address}")
    code = started(page)
    play_on(page, Random(1), 5)
    wait_for_turn(page)
    before = story(page)
    for how in (signal.SIGKILL, signal.SIGTERM):
        server.end(how)
        page.get_by_text("Reconnecting").wait_for()
        server = Process(tmp_path / "house.db", server.port)
        assert back(page) < 2 * A_SECOND, "a second, and what the machine is busy with"
        wait_for_turn(page)
        assert story(page)[: len(before)] == before and code in page.url
    try:
        before = story(page)
        act(page, Random(1))
        assert len(story(page)) > len(before)
    finally:
        server.end(signal.SIGKILL)


def test_a_database_that_hangs_is_told_on_the_page(visitors: Visitors) -> None:
    with services.postgres() as database:
        server = Process(services.new_database(database.address))
        try:
            page = visitors.come(base=f"http://{server.address}")
            started(page)
            told = len(story(page))
            with database.hanging():
                page.locator(".bar [data-action]").first.dispatch_event("click")
                expect(page.get_by_role("status").get_by_text("slow to write things down")).to_be_in_viewport()
            page.get_by_text("slow to write things down").wait_for(state="detached")
            page.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length > n", arg=told)
        finally:
            server.end(signal.SIGKILL)


def test_the_network_goes_and_comes(visitors: Visitors) -> None:
    page = visitors.come()
    started(page)
    play_on(page, Random(2), 3)
    wait_for_turn(page)
    before = story(page)
    page.context.set_offline(True)
    page.get_by_text("No network").wait_for()
    page.locator(".bar [data-action]").first.focus()
    page.keyboard.press("Enter")
    page.context.set_offline(False)
    began = time.monotonic()
    page.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length > n", arg=len(before))
    assert time.monotonic() - began < 2 * A_SECOND, "what was clicked without a network is played when it is back"
    wait_for_turn(page)
    mine = [line for line in story(page)[len(before) :] if line.startswith("You")]
    assert len(mine) == 1, "and just once"


def test_asleep_while_the_server_was_changed(visitors: Visitors, tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    page = visitors.come(base=f"http://{server.address}")
    started(page)
    play_on(page, Random(3), 3)
    wait_for_turn(page)
    before = story(page)
    laptop = page.context.new_cdp_session(page)
    laptop.send("Page.setWebLifecycleState", {"state": "frozen"})
    server.end(signal.SIGKILL)
    server = Process(tmp_path / "house.db", server.port)
    laptop.send("Page.setWebLifecycleState", {"state": "active"})
    try:
        assert back(page) < 2 * A_SECOND
        wait_for_turn(page)
        assert story(page)[: len(before)] == before
        act(page, Random(3))
        assert len(story(page)) > len(before)
    finally:
        server.end(signal.SIGKILL)


def test_two_tabs_play_one_match_and_nothing_twice(visitors: Visitors) -> None:
    page = visitors.come()
    code = started(page)
    second = page.context.new_page()
    second.goto(f"/t/{code}")
    wait_for_turn(second)
    assert buttons(second) == buttons(page)
    action = buttons(page)[0]
    told = len(story(page))
    second.evaluate(f"document.querySelector('.bar [data-action=\"{action}\"]').click()")
    page.evaluate(f"document.querySelector('.bar [data-action=\"{action}\"]')?.click()")
    for tab in (page, second):
        tab.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length > n", arg=told)
        wait_for_turn(tab)
    lines = len(story(second))
    page.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length === n", arg=lines)
    assert story(page) == story(second)
    assert len([line for line in story(page)[told:] if line.startswith("You")]) == 1
    expect(page.get_by_role("alert").first).to_be_empty()


def other_build(folder: Path) -> Path:
    """The client as if it had been built anew: the same, but its front door has another name."""
    shutil.copytree(PAGES, folder)
    index = folder / "index.html"
    old = re.findall(r"/(index-[\w-]+\.js)", index.read_text("utf-8"))[0]
    (folder / "assets" / "made" / old).rename(folder / "assets" / "made" / "index-another.js")
    index.write_text(index.read_text("utf-8").replace(old, "index-another.js"), "utf-8")
    return folder


def reopened(database: Path, port: int, pages: Path) -> Live:
    """The same house at the same address, with another client."""
    server = Live(database)
    settings = Settings(database, **{**FAST, "pages": pages, "bot_pace": 1.0})
    server.server = make_server(settings, "127.0.0.1", port, server._listening)
    return server.start()


def test_a_new_client_comes_in_when_no_choice_is_being_made(visitors: Visitors, tmp_path: Path) -> None:
    database, pages = tmp_path / "house.db", other_build(tmp_path / "pages")
    server = Live(database).start()
    page = visitors.come(base=f"http://{server.address}")
    code = started(page)
    play_on(page, Random(4), 2)
    wait_for_turn(page)
    before = story(page)
    page.evaluate("window.old = true")
    server.stop()
    page.get_by_text("Reconnecting").wait_for()
    server = reopened(database, server.port, pages)
    try:
        page.get_by_text("There is a new version of the house").wait_for()
        for _ in range(5):
            page.evaluate("fetch('/api/me').then(() => true)")
            a_frame(page)
        assert page.evaluate("window.old"), "not while somebody has to choose"
        played = 0
        while page.evaluate("window.old") and played < 8:
            press(page, buttons(page)[0])
            wait_for_turn(page)
            played += 1
        page.wait_for_function("!window.old && document.querySelector('.play')")
        assert page.evaluate("document.querySelector('script[type=module]').src").endswith("index-another.js")
        wait_for_turn(page)
        after = story(page)
        assert after[: len(before)] == before
        assert len([line for line in after[len(before) :] if line.startswith("You")]) == played
        assert code in page.url and not page.get_by_text("There is a new version of the house").count()
    finally:
        server.stop()
