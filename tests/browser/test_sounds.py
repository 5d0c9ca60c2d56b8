"""Sounds and ticks: heard and felt by who wants them, never the only sign."""

from playwright.sync_api import Page, expect

from tests.browser.steps import open_side, play_now, press, wait_for_turn
from tests.browser.visitors import Visitors

LISTEN = """
window.heard = 0;
window.felt = [];
for (const source of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
  const start = source.prototype.start;
  source.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
}
Object.defineProperty(Navigator.prototype, 'vibrate', { value: (time) => window.felt.push(time) });
"""


def settings(page: Page) -> None:
    open_side(page)
    if not page.get_by_label("Volume").is_visible():
        page.get_by_text("Settings").click()


def move(page: Page) -> None:
    wait_for_turn(page)
    press(page, page.locator(".bar [data-action]").first.get_attribute("data-action") or "")
    wait_for_turn(page)


def test_moves_are_heard_if_one_wishes_and_always_told(visitors: Visitors) -> None:
    page = visitors.come(speed="fast")
    page.add_init_script(LISTEN)
    play_now(page, "air-sorciere")
    move(page)
    assert page.evaluate("window.heard") == 0, "silent until somebody wants sounds"
    settings(page)
    page.get_by_label("Volume").fill("0.3")
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    page.wait_for_function("window.heard > 0")
    before = page.evaluate("window.heard")
    move(page)
    assert page.evaluate("window.heard") > before
    expect(page.locator("[data-part=told]")).not_to_be_empty()
    page.reload()
    settings(page)
    expect(page.get_by_label("Volume")).to_have_value("0.3")


def test_a_phone_ticks_when_it_is_ones_turn_unless_one_wishes_otherwise(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, touch=True)
    page.add_init_script(LISTEN)
    play_now(page, "air-sorciere")
    move(page)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    page.wait_for_function("window.felt.length > 0")
    assert page.locator("[aria-current=true]").first.is_visible(), "whose turn it is is seen, too"
    settings(page)
    page.get_by_role("button", name="Vibration: on").click()
    page.keyboard.press("Escape")
    felt = page.evaluate("window.felt.length")
    move(page)
    assert page.evaluate("window.felt.length") == felt
