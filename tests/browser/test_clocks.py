"""Time on the screen: it runs down for whoever must decide, whatever the others do."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.steps import press, wait_for_turn
from tests.browser.visitors import Visitors

PACE = {"kind": "bank", "move": 60_000, "bank": 600_000}
TOLERANCE = 3
"""Seconds that a clock on the screen may lag behind: less than what has passed when somebody comes back."""


def seconds(page: Page, seat: int) -> int:
    """What the clock of a seat shows."""
    minutes, rest = page.locator("[data-part=players] time").nth(seat).inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_somebody_elses_return_gives_the_mover_no_fresh_minute(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come()
    anne.goto("/")
    setup = {"game": "air-sorciere", "players": 2, "options": {"first": 0}, "pace": PACE, "away": 1}
    code = anne.request.post("/api/tables", data={"setup": setup, "sit": [0]}).json()["code"]
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").click()
    anne.goto(f"/t/{code}")
    anne.get_by_role("button", name="Start", exact=True).click()
    bea.wait_for_selector(".play[aria-busy=false]")
    wait_for_turn(anne)
    other = anne.locator("[data-part=players] li").nth(1)
    expect(anne.locator("[data-part=players] time").first).to_have_text(re.compile(r"10:[0-4]\d"))
    began, shown = time.monotonic(), seconds(anne, 0)
    bea.context.set_offline(True)
    expect(other).to_contain_text("stand-in")
    bea.context.set_offline(False)
    expect(other).not_to_contain_text("stand-in")
    bea.get_by_text("No network").wait_for(state="detached")
    for page in (anne, bea):
        assert seconds(page, 0) <= shown - (time.monotonic() - began) + TOLERANCE, "the mover's time has run on"
        assert seconds(page, 1) == 660
    press(anne, "fly")
