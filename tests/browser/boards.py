"""What the tests of the boards share: sizes, tables of any number of players, and what a person sees where."""

import time
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.steps import wait_for_turn

Sizes = list[tuple[int, int]]
DESKTOPS: Sizes = [(1366, 768), (1280, 720), (1920, 1080)]
PHONES: Sizes = [(360, 740), (740, 360)]
SIZES = DESKTOPS + PHONES

SEEN = """(node) => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return !!top && (node === top || node.contains(top) || top.contains(node));
}"""


def sit(page: Page, game: str, players: int, options: dict[str, Any] | None = None) -> str:
    """A table with bots that has begun, as the first seat sees it; its code."""
    page.request.get("/api/me")
    setup = {"game": game, "players": players, "options": options or {}}
    wish = {"setup": setup, "sit": [0], "bots": "novice", "start": True}
    code: str = page.request.post("/api/tables", data=wish).json()["code"]
    page.goto(f"/t/{code}")
    page.wait_for_selector(".play[aria-busy=false]")
    wait_for_turn(page)
    return code


def inside(page: Page, things: Locator) -> None:
    """All of these things lie whole in the window."""
    window = page.viewport_size
    assert window and things.count()
    for n in range(things.count()):
        box = things.nth(n).bounding_box()
        assert box, things.nth(n)
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        assert min(box["x"], box["y"]) >= -1, box
        assert right <= window["width"] + 1 and bottom <= window["height"] + 1, (box, things.nth(n))


def seen(thing: Locator) -> bool:
    """Whether nothing lies over the middle of a thing."""
    uncovered: bool = thing.evaluate(SEEN)
    return uncovered


HIDDEN = """() => [...document.querySelectorAll('[data-part=board], [data-part=board] *, [data-part=prompt]')]
  .filter((node) => {
    const { overflowX, overflowY, display } = getComputedStyle(node);
    if (node instanceof SVGElement || node.closest('.hidden-text, .name')) return false;
    if (display === 'inline' || node.clientWidth <= 1) return false;
    const hides = (how) => how !== 'visible' && how !== 'clip';
    return (node.scrollWidth - node.clientWidth > 1 && hides(overflowX))
      || (node.scrollHeight - node.clientHeight > 1 && hides(overflowY));
  })
  .map((node) => `${node.className}: ${node.textContent.trim().slice(0, 40)}`)"""


READ_WHOLE = """() => {
  const told = document.querySelector('[data-part=told]');
  const line = [...told.querySelectorAll('.line')].at(-1);
  if (!line) return true;
  const text = document.createRange();
  text.selectNodeContents(line);
  const [inner, outer] = [text.getBoundingClientRect(), told.getBoundingClientRect()];
  return inner.left >= outer.left - 2 && inner.right <= outer.right + 0.5
    && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3;
}"""


def all_shown(page: Page) -> None:
    """Nothing on the board scrolls, only long names are cut off, and what happened last can be read whole."""
    hidden: list[str] = page.evaluate(HIDDEN)
    assert not hidden, hidden
    page.wait_for_function(READ_WHOLE, timeout=5_000)


def apart(things: Locator, seconds: float = 5.0) -> None:
    """No two of these things overlap, as soon as all stand where they stay."""
    until = time.monotonic() + seconds
    while (found := _overlaps(things.evaluate_all(BOXES))) and time.monotonic() < until:
        things.page.evaluate("new Promise(requestAnimationFrame)")
    assert not found, found


BOXES = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"


def _overlaps(boxes: list[dict[str, float]]) -> list[tuple[dict[str, float], dict[str, float]]]:
    return [(one, other) for one, other in combinations(boxes, 2) if _common(one, other) > 1]


def _common(one: dict[str, float], other: dict[str, float]) -> float:
    """The shorter side of what two boxes have in common."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(across, down)


def within(things: Locator, around: Locator) -> None:
    """All of these things lie whole in another one."""
    outer = around.bounding_box()
    assert outer
    for n in range(things.count()):
        box = things.nth(n).bounding_box()
        assert box
        assert box["x"] >= outer["x"] - 2 and box["x"] + box["width"] <= outer["x"] + outer["width"] + 2, (box, outer)
        assert box["y"] >= outer["y"] - 3 and box["y"] + box["height"] <= outer["y"] + outer["height"] + 3, (box, outer)


def share(page: Page, thing: Locator) -> float:
    """The part of the window that a thing takes."""
    box, window = thing.bounding_box(), page.viewport_size
    assert box and window
    return box["width"] * box["height"] / window["width"] / window["height"]
