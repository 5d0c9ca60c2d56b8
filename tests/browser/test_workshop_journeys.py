"""From an empty table to the end of a match: built, checked, flown, shared, opened by somebody else and played out.

Once by mouse, once by touch on a phone and in French, once by keyboard alone.
"""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from sabbat.locales import speech
from tests.browser.steps import a_frame, accessible, fits, over, play_on
from tests.browser.test_workshop import bench, draft, fly, thing
from tests.browser.visitors import Visitors

PLACES = {"hut 1": (1000, 2500), "hut 2": (1000, 4500), "cat": (1900, 3500)}
"""Where things go: the cat sits so near that a match is over soon."""


class Maker:
    """Somebody who builds with one kind of hand, in one language."""

    def __init__(self, page: Page, language: str, hand: str) -> None:
        self.page = page
        self.hand = hand
        self.say = speech(language).say

    def button(self, id: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **facts), exact=True)

    def press(self, place: Locator) -> None:
        if self.hand == "touch":
            place.tap()
        elif self.hand == "mouse":
            place.click()
        else:
            place.focus()
            place.press("Enter")

    def tick(self, place: Locator) -> None:
        """Tick a box, or choose one of several."""
        if self.hand == "keyboard":
            place.press("Space")
        else:
            self.press(place)
        expect(place).to_be_checked()

    def drawer(self, name: str) -> None:
        self.press(self.page.get_by_role("tab", name=self.say(f"workshop-panel-{name}")))

    def name_of(self, thing: str) -> str:
        kind, _, number = thing.partition(" ")
        return self.say(f"workshop-thing-{kind}", number=int(number or 0))

    def bring(self, name: str, to: tuple[int, int]) -> None:
        """Take a thing out of the box and put it where it belongs."""
        piece = self.button("workshop-bring", name=self.name_of(name))
        if self.hand == "keyboard":
            self.press(piece)
            for label, value in zip(("workshop-x", "workshop-y"), to, strict=True):
                field = self.page.get_by_label(self.say(label), exact=True)
                field.fill(str(value // 10))
                field.press("Enter")
        else:
            self.drag(piece, on_table(self.page, to))
        thing(self.page, name).wait_for()
        x, y = draft(self.page)["cat"] if name == "cat" else draft(self.page)["huts"][int(name[-1]) - 1]
        assert abs(x - to[0]) < 150 and abs(y - to[1]) < 150, (name, x, y)

    def drag(self, piece: Locator, to: tuple[float, float]) -> None:
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        way = [(at[0] + (to[0] - at[0]) * k / 5, at[1] + (to[1] - at[1]) * k / 5) for k in range(6)]
        if self.hand == "mouse":
            self.page.mouse.move(*at)
            self.page.mouse.down()
            for x, y in way:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
            return
        session = self.page.context.new_cdp_session(self.page)
        for kind, x, y in [("touchStart", *at), *(("touchMove", x, y) for x, y in [*way, to])]:
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            a_frame(self.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def on_table(page: Page, place: tuple[int, int]) -> tuple[float, float]:
    """Where on the screen a place of the table is."""
    found: dict[str, float] = page.evaluate(
        "([x, y]) => { const frame = document.querySelector('.bench svg').getScreenCTM();"
        " const at = new DOMPoint(x, y).matrixTransform(frame); return { x: at.x, y: at.y }; }",
        list(place),
    )
    return found["x"], found["y"]


@pytest.mark.parametrize(
    ("hand", "language", "width", "height"),
    [("mouse", "en", 1366, 768), ("touch", "fr", 360, 740), ("keyboard", "fr", 1920, 1080)],
)
def test_an_adventure_from_an_empty_table_to_the_end_of_a_match(
    visitors: Visitors, hand: str, language: str, width: int, height: int
) -> None:
    page = visitors.come(width=width, height=height, language=language, touch=hand == "touch")
    anne = Maker(page, language, hand)
    bench(page, "/workshop/empty")
    expect(page.locator(".verdict")).to_have_text(anne.say("workshop-faults", count=2))
    for name, place in PLACES.items():
        anne.bring(name, place)
        if name != "cat":
            anne.tick(page.get_by_label(anne.say("workshop-start"), exact=True))
            expect(thing(page, name)).to_have_class(re.compile("chosen"))
    expect(page.locator(".verdict")).to_have_text(anne.say("workshop-good", players="2"))
    anne.drawer("goal")
    page.get_by_label(anne.say("workshop-name"), exact=True).fill(f"By {hand}")
    expect(page.locator(".verdict")).to_have_text(anne.say("workshop-good", players="2"))
    accessible(page)

    anne.press(anne.button("workshop-fly"))
    for action in ("hut 1", "face 10", "take 1 right", "fly"):
        fly(page, action)
    expect(page.locator(".flight [role=status]")).to_have_text(anne.say("workshop-flight-so-far", turns=2, flights=1))
    anne.press(anne.button("workshop-back"))

    anne.drawer("share")
    anne.press(anne.button("workshop-share"))
    link = page.get_by_label(anne.say("web-link"), exact=True)
    address = re.sub(r"^https?://[^/]+", "", link.input_value())
    other = "fr" if language == "en" else "en"
    bea = Maker(visitors.come(width=width, height=height, language=other, touch=hand == "touch"), other, hand)
    bea.page.goto(address)
    expect(bea.page.get_by_role("heading", level=1)).to_have_text(f"By {hand}")
    expect(bea.page.locator("img.picture")).to_have_js_property("complete", True)
    expect(bea.page.get_by_alt_text(bea.say("workshop-qr"))).to_be_visible()
    for deed in ("web-with-friends", "workshop-change"):
        expect(bea.button(deed)).to_be_visible()
    accessible(bea.page)
    bea.press(bea.button("web-play-now"))
    bea.page.wait_for_selector(".play[aria-busy=false]")
    play_on(bea.page, Random(3))
    assert over(bea.page)
    fits(bea.page)
