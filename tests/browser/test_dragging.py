"""Things on the boards can be dragged where they belong, by mouse and by finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.visitors import Visitors

Carry = Callable[[Page, tuple[float, float], tuple[float, float]], None]
Drag = tuple[str, float, str, float]
"""From what, where in its width it is grabbed, to what, where in its width it is let go."""

DRAGS: dict[str, list[Drag]] = {
    "air-sorciere/first-flight": [(".air-board .pile", 0.5, ".column.black", 0.5)],
    "air-sorciere/take-and-land": [
        ("[data-card=g11]", 0.5, ".column.green", 0.5),
        (".column.green .target", 0.5, ".hand.zone", 0.3),
    ],
    "course-de-sorcieres/your-turn": [('[data-witch="0 5"]', 0.5, '[data-drop="move 5"]', 0.5)],
    "course-de-sorcieres/dividing": [('.pool [aria-label="Lightning 9"]', 0.5, ".tray[data-drop='3'] .head", 0.5)],
    "sorciers-volants/a-turn": [
        ("[data-curve='3']", 0.3, ".book.large ol", 0.5),
        ("[data-curve='7']", 0.7, ".book.large ol", 0.5),
    ],
    "witty-witches/two-of-three": [("[data-spot^='card:blue-witch-cauldron']", 0.5, "[data-drop=door]", 0.5)],
    "witty-witches/stars": [
        ("[data-spot^='card:blue-dragon-broom']", 0.5, "[data-drop=door]", 0.5),
        (".scroll", 0.5, "[data-drop='0']", 0.5),
    ],
}
"""Lessons whose first steps are made by dragging."""


RESTS = 350
"""Milliseconds that a finger rests on a thing before it carries it."""


def spot(page: Page, selector: str, across: float) -> tuple[float, float]:
    """A point on something."""
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


def by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Rest, then move: some things wait for that, so that a swipe scrolls."""
    glass = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    page.evaluate("(rest) => new Promise((rested) => setTimeout(rested, rest))", RESTS)
    for n in range(1, 7):
        touch("touchMove", (start[0] + (end[0] - start[0]) * n / 6, start[1] + (end[1] - start[1]) * n / 6))
    touch("touchEnd")


@pytest.mark.parametrize("carry", [by_mouse, by_finger])
@pytest.mark.parametrize("lesson", DRAGS)
def test_a_thing_is_dragged_to_its_place(visitors: Visitors, lesson: str, carry: Carry) -> None:
    game, name = lesson.split("/")
    page = visitors.come(height=1100)
    page.goto(f"/learn/{game}?lesson={name}")
    for thing, grabbed, place, let_go in DRAGS[lesson]:
        page.locator(thing).first.wait_for()
        step = page.locator("header.paper").text_content()
        carry(page, spot(page, thing, grabbed), spot(page, place, let_go))
        if lesson.endswith("dividing"):
            page.locator('.tray[data-drop="3"] [aria-label^="Lightning 9"]').wait_for()
        else:
            page.wait_for_function("(s) => document.querySelector('header.paper').textContent !== s", arg=step)
