"""Installed, without the house: a page that says what is possible, then the page asked for once it is there again."""

import json
import signal
import struct
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from sabbat.games import shelf
from tests.browser.steps import accessible, play_now, wait_for_turn
from tests.browser.visitors import Visitors
from tests.server.process import Process

KEEPS = "navigator.serviceWorker.ready.then((r) => r.active.postMessage({keep: %s}))"
UNTIL_KEPT = "async (path) => { while (!(await caches.match(path))) await new Promise((on) => setTimeout(on, 50)); }"
SAID = {"en": "The house cannot be reached.", "fr": "La maison est injoignable."}


def settled(page: Page) -> None:
    """Until the service worker looks after the page."""
    page.wait_for_function("navigator.serviceWorker.controller")


def test_without_the_house_a_page_says_so_and_the_page_asked_for_comes_back(visitors: Visitors, tmp_path: Path) -> None:
    server = Process(tmp_path / "house.db")
    page = visitors.come(base=f"http://{server.address}", offline=True)
    page.goto("/me")
    settled(page)
    server.end(signal.SIGKILL)
    page.reload()
    expect(page.get_by_role("heading", name=SAID["en"])).to_be_visible()
    accessible(page)
    page.goto("/learn/witty-witches")
    expect(page.get_by_role("heading", name=SAID["en"])).to_be_visible()
    server = Process(tmp_path / "house.db", server.port)
    try:
        page.locator("#WIT-1").wait_for()
    finally:
        server.end(signal.SIGKILL)


@pytest.mark.parametrize("language", SAID)
def test_a_match_opened_without_a_network_goes_on_when_it_is_back(visitors: Visitors, language: str) -> None:
    page = visitors.come(offline=True, language=language)
    code = play_now(page, "witty-witches")
    settled(page)
    wait_for_turn(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=SAID[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.context.set_offline(False)
    page.wait_for_selector(".play[aria-busy=false]")
    assert page.url.endswith(f"/t/{code}")


def test_rulebooks_can_be_read_without_the_house(visitors: Visitors) -> None:
    page = visitors.come(offline=True)
    page.goto("/")
    settled(page)
    books = [path for game in shelf() for path in (f"/api/games/{game}/box", f"/api/learn/{game}")]
    page.evaluate(KEEPS % json.dumps(books))
    page.evaluate(UNTIL_KEPT, books[-1])
    page.context.set_offline(True)
    page.goto("/")
    accessible(page)
    page.get_by_role("link", name="Witty Witches").click()
    page.locator("#WIT-14").wait_for()
    page.get_by_label("Search the rules").fill("tornado")
    page.locator("#WIT-48").wait_for()


def test_the_house_can_be_installed(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href"))
    answer = page.request.get(address)
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert manifest["name"] and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    sizes = {icon["sizes"]: urljoin(address, icon["src"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    for side in (192, 512):
        body = page.request.get(sizes[f"{side}x{side}"]).body()
        assert struct.unpack(">II", body[16:24]) == (side, side)
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    assert not installation_errors(page)


def installation_errors(page: Page) -> list[str]:
    """What Chromium itself has against installing; in a private window it has always something."""
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [one["errorId"] for one in told if one["errorId"] != "in-incognito"]
