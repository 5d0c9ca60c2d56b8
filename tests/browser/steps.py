"""What people do in the browser, and what must be true of every page they see."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = {
    "air-sorciere": "Air Sorcière",
    "course-de-sorcieres": "Course de Sorcières",
    "sorciers-volants": "Les Sorciers Volants",
    "witty-witches": "Witty Witches",
}
MOST_MOVES = 600


SETTLED = """async () => {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const places = () => [...document.querySelectorAll('main *')]
    .map((node) => Object.values(node.getBoundingClientRect().toJSON()).join()).join(';');
  for (let [was, is, n] = ['', 'first', 0]; was !== is && n < 60; n++) {
    await drawn();
    [was, is] = [is, places()];
  }
}"""
"""Until everything has stayed where it is for two frames."""


def accessible(page: Page) -> None:
    """axe finds nothing in the page at rest, and nothing sticks out sideways.

    Where something moves meanwhile, axe mistakes what lies behind it: so what it finds must be there once more.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = violations(page) and violations(page)
    assert not found, [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    fits(page)


def violations(page: Page) -> list[dict[str, Any]]:
    """What axe finds when everything is in its place."""
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)"
    )
    return found


def fits(page: Page) -> None:
    """The page is not wider than the screen."""
    wide = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


def play_now(page: Page, game: str) -> str:
    """From the front door to a table with bots in one click; the table's code."""
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"(Play now|Jouer tout de suite).?: {NAMES[game]}")).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".play[aria-busy=false]")
    return page.url.rsplit("/", 1)[1]


def with_friends(page: Page, game: str) -> str:
    """A table and its link in one click; the table's code."""
    page.goto("/")
    page.get_by_role("button", name=f"With friends: {NAMES[game]}").click()
    page.wait_for_selector(".lobby")
    return page.url.rsplit("/", 1)[1]


def a_frame(page: Page) -> None:
    """Until the page has been drawn once more."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def at_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """One window after the other: the same page in each, when all is in place; loading it again would show the same."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield width, height


def open_side(page: Page) -> None:
    """Open what lies beside the board: menu, story and chat."""
    toggle = page.locator("[aria-controls=side]")
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()


def over(page: Page) -> bool:
    return page.locator("#ending").count() > 0


def buttons(page: Page) -> list[str]:
    """The actions in the action bar."""
    actions: list[str] = page.locator(".bar [data-action]").evaluate_all("(all) => all.map((b) => b.dataset.action)")
    return actions


def wait_for_turn(page: Page) -> None:
    """Until there is something to do, or the match is over."""
    page.wait_for_function("document.querySelector('.bar [data-action], .many button, #ending')")


def act(page: Page, dice: Random) -> bool:
    """Do something that is possible, by the action bar; False when the match is over."""
    wait_for_turn(page)
    if over(page):
        return False
    if page.locator(".many button").count():
        page.locator(".many button").dispatch_event("click")
    possible = buttons(page)
    if possible:
        press(page, dice.choice(possible))
    return True


def act_if_asked(page: Page, dice: Random) -> None:
    """Do something if something is possible just now: a turn may end by itself meanwhile."""
    if possible := buttons(page):
        press(page, dice.choice(possible))


def press(page: Page, action: str) -> None:
    """Press the button of an action and wait until the table has moved on."""
    story = page.evaluate("document.querySelector('[role=log] ol').textContent")
    pressed = page.evaluate(
        '(action) => { const b = document.querySelector(`.bar [data-action="${CSS.escape(action)}"]`)'
        " ?? [...document.querySelectorAll('.bar [data-action]')].find((x) => x.dataset.action === action);"
        " b?.click(); return !!b; }",
        action,
    )
    if pressed:
        page.wait_for_function(
            "(before) => document.querySelector('[role=log] ol')?.textContent !== before"
            " || document.querySelector('#ending')",
            arg=story,
        )


def play_on(page: Page, dice: Random, most: int = MOST_MOVES) -> int:
    """Play until the match is over, or for so many moves."""
    for n in range(most):
        if not act(page, dice):
            return n
    return most
