"""The workshop in the browser: build, see what is wrong, undo, come back, fly; by mouse, touch and keyboard."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.boards import seen
from tests.browser.steps import accessible, fits
from tests.browser.visitors import Visitors

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]


def bench(page: Page, path: str = "/workshop") -> None:
    """Open the bench and wait until the house has looked at what is on it."""
    page.goto(path)
    page.locator(".bench").wait_for()
    page.wait_for_selector(".verdict:not(:empty)")


def thing(page: Page, name: str) -> Locator:
    return page.locator(f".handle[data-thing='{name}']")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draft(page: Page) -> dict[str, Any]:
    """What is on the bench, as the browser keeps it."""
    kept = page.evaluate("JSON.parse(localStorage.getItem('workshop.draft')).history.now.layout")
    assert isinstance(kept, dict)
    return kept


def drawer(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bench_fits_every_screen_and_can_be_read_aloud(
    visitors: Visitors, width: int, height: int, language: str
) -> None:
    page = visitors.come(width=width, height=height, language=language)
    bench(page)
    accessible(page)
    table = page.locator(".bench").bounding_box()
    assert table is not None and table["y"] + table["height"] <= height, "the whole table is in sight"
    page.goto("/workshop/bumblebee")
    page.locator(".bench").wait_for()
    for name in page.get_by_role("tab").all_inner_texts():
        drawer(page, name)
        fits(page)
        wide = page.locator("#panel").evaluate("(panel) => [panel.scrollWidth, panel.clientWidth, panel.scrollTop]")
        assert wide[0] <= wide[1] and wide[2] == 0, (name, wide)
    assert "workshop-" not in page.locator("main").inner_text()


def test_dragging_shows_what_is_wrong_at_once_and_undo_mends_it(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page)
    before = draft(page)["castles"]
    x, y = middle(thing(page, "castle 1"))
    to_x, to_y = middle(thing(page, "castle 2"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30)
    page.mouse.move(to_x + 3, to_y + 3)
    page.mouse.up()
    expect(page.locator(".faults")).to_contain_text("Castle 2 overlaps castle 1.")
    expect(page.locator(".faults a").first).to_have_attribute("href", "/learn/sorciers-volants?clause=VOL-96")
    for name in ("castle 1", "castle 2"):
        expect(thing(page, name)).to_have_class(re.compile("faulty"))
        expect(thing(page, name)).to_have_attribute("aria-label", re.compile("overlaps"))
    expect(page.get_by_role("button", name="Fly it at once")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    assert draft(page)["castles"] == before
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".faults")).to_contain_text("Castle 2 overlaps castle 1.")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_the_house_finds_moves_nothing_under_the_hand(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come(width=width, height=height)
    bench(page, "/workshop/empty")
    expect(page.locator(".faults li")).to_have_count(2)
    needed = [page.get_by_role("button", name=f"Put on the table: {name}", exact=True) for name in ("Hut 1", "The cat")]
    assert all(seen(piece) for piece in needed), "what the faults ask for is in sight beside them"
    held: list[Route] = []
    page.route("**/workshop/check", lambda route: held.append(route))
    with page.expect_request("**/workshop/check"):
        page.get_by_role("button", name="Put on the table: The cat", exact=True).click()
    expect(page.get_by_role("heading", name="The cat")).to_be_visible()
    places = [page.get_by_role("button", name="Put on the table: Hut 1", exact=True), page.locator(".bench svg").first]
    places.append(page.get_by_label("From the left, in mm", exact=True))
    before = [place.bounding_box() for place in places]
    for route in held:
        route.continue_()
    expect(page.locator(".faults li")).to_have_count(1)
    assert [place.bounding_box() for place in places] == before


def test_a_castle_is_copied_beside_it_and_to_the_other_side(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page, "/workshop/empty")
    page.get_by_role("button", name="Put on the table: Castle 1", exact=True).click()
    for key in ("ArrowLeft",) * 20:
        thing(page, "castle 1").press(key)
    page.get_by_role("button", name="Another one beside it").click()
    expect(page.get_by_role("heading", name="Castle 2")).to_be_visible()
    expect(page.locator(".faults")).not_to_contain_text("overlaps")
    page.get_by_role("button", name="Another one opposite").click()
    expect(thing(page, "castle 3")).to_be_visible()
    (x, y), beside, opposite = draft(page)["castles"][:3]
    assert beside == [x + 1000, y]
    assert opposite == [draft(page)["table"][0] - beside[0], beside[1]]


def test_an_adventure_is_built_from_an_empty_table_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page, "/workshop/empty")
    expect(page.locator(".faults li")).to_have_count(2)

    def bring(name: str) -> None:
        page.get_by_role("button", name=f"Put on the table: {name}", exact=True).focus()
        page.keyboard.press("Enter")

    bring("The cat")
    for hut in ("hut 1", "hut 2"):
        bring(hut.capitalize())
        thing(page, hut).focus()
        page.keyboard.press("s")
    thing(page, "cat").focus()
    start = draft(page)["cat"]
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert draft(page)["cat"] == [start[0] + 200, start[1] - 10]
    expect(page.locator(".verdict")).to_contain_text("It can be flown, by 2 players.")
    page.keyboard.press("Delete")
    expect(page.locator(".faults")).to_contain_text("This goal needs a cat.")
    page.keyboard.press("Control+z")
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    thing(page, "hut 2").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Control+d")
    assert len(draft(page)["huts"]) == 3


def test_nothing_is_lost_by_a_reload_or_a_lost_connection(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page)
    page.context.set_offline(True)
    thing(page, "cat").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".verdict")).to_contain_text("kept in this browser")
    moved = draft(page)
    page.context.set_offline(False)
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    page.reload()
    page.locator("[data-thing]").first.wait_for()
    assert draft(page) == moved
    page.get_by_role("button", name="Undo").click()
    assert draft(page) != moved


def test_a_course_is_laid_on_the_table_and_a_ring_is_drawn(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page, "/workshop/school")
    drawer(page, "Goal")
    page.get_by_label("Fly a course").check()
    expect(page.locator("#panel")).to_contain_text("A course has 1 to 12 legs.")
    page.get_by_role("button", name="Lay a gate").click()
    thing(page, "castle 3").click()
    thing(page, "castle 4").click()
    page.get_by_role("button", name="Round them").click()
    page.get_by_role("button", name="Done").click()
    assert draft(page)["course"] == [["gate", 3, 4], ["round", 3, 4]] and draft(page)["cat"] is None
    expect(page.locator(".guide")).to_have_count(2)
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    page.get_by_label("Made for").select_option("4 players")
    expect(page.locator(".verdict")).to_contain_text("It can be flown")
    thing(page, "hut 4").focus()
    page.keyboard.press("s")
    expect(page.locator("#panel")).to_contain_text("4 players need as many places to start from; there are 3.")
    page.get_by_label("Made for").select_option("as many as can be")
    expect(page.locator(".verdict")).to_contain_text("It can be flown, by 2, 3 players.")
    page.get_by_role("button", name="Leg 2: earlier").click()
    expect(page.locator("#panel")).to_contain_text("can only be rounded right after the gate")
    page.keyboard.press("Control+z")
    page.get_by_label("Keep the cat").check()
    page.get_by_role("button", name="Draw the ring").click()
    for number in (2, 3, 4, 1):
        thing(page, f"castle {number}").focus()
        page.keyboard.press("Enter")
    assert draft(page)["ring"] == [2, 3, 4, 1] and draft(page)["points"] == 3 and draft(page)["course"] == []


def test_by_touch_a_thing_comes_out_of_the_box_and_is_dragged(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, touch=True)
    bench(page, "/workshop/school")
    thing(page, "castle 8").tap()
    page.get_by_role("button", name="Back into the box").tap()
    assert draft(page)["castles"][7] is None
    page.get_by_role("button", name="Put on the table: Castle 8").tap()
    assert draft(page)["castles"][7] is not None
    x, y = middle(thing(page, "castle 8"))
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    before = draft(page)["castles"][7]
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + 6 * step, y))
    touch("touchEnd")
    page.wait_for_function(
        "(x) => JSON.parse(localStorage.getItem('workshop.draft')).history.now.layout.castles[7][0] > x", arg=before[0]
    )


def test_files_come_in_by_the_picker_and_go_out_as_json_svg_and_png(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    bench(page, "/workshop/cloud-fool")
    drawer(page, "Files")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    made = json.loads(saved.value.path().read_text("utf-8"))
    assert made == draft(page)
    for name, start in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
        with page.expect_download() as picture:
            page.get_by_role("button", name=name).click()
        assert picture.value.path().read_bytes().startswith(start)
    made["name"] = "Out and in"
    (tmp_path / "mine.json").write_text(json.dumps(made), "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "mine.json")
    page.wait_for_function(
        "JSON.parse(localStorage.getItem('workshop.draft')).history.now.layout.name === 'Out and in'"
    )
    for text, said in (("{", "bad.json is not JSON (line 1)."), ('{"name": "x"}', "table: This field is missing.")):
        (tmp_path / "bad.json").write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
        expect(page.get_by_role("alert")).to_contain_text(said)
    assert draft(page)["name"] == "Out and in"


def test_a_file_is_dropped_onto_the_page(visitors: Visitors) -> None:
    page = visitors.come()
    bench(page)
    made = {**draft(page), "name": "Dropped"}
    page.evaluate(
        """(text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], 'mine.json'));
          const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
          document.querySelector('.workshop').dispatchEvent(drop);
        }""",
        json.dumps(made),
    )
    page.wait_for_function("JSON.parse(localStorage.getItem('workshop.draft')).history.now.layout.name === 'Dropped'")


def fly(page: Page, action: str) -> None:
    """Make a move of the test flight by the action bar."""
    page.wait_for_selector(".bar [data-action], .many button", state="attached")
    many = page.locator(".many button")
    if many.count() and not page.locator(f".bar [data-action='{action}']").count():
        many.dispatch_event("click")
    page.locator(f".bar [data-action='{action}']").dispatch_event("click")
    page.locator(f".flight[data-played='{action}']").wait_for()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_flown_at_once_with_the_path_drawn(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come(width=width, height=height)
    bench(page, "/workshop/school")
    page.get_by_role("button", name="Fly it at once").click()
    expect(page.locator(".flight [role=status]")).to_have_text("Choose where to start.")
    for action in ("hut 2", "face 0", "take 1 left", "take 3 right", "fly"):
        fly(page, action)
    expect(page.locator(".flight [role=status]")).to_have_text("3 turns, one flight.")
    fits(page)
    accessible(page)
    page.get_by_role("button", name="Back to the bench").click()
    thing(page, "castle 1").wait_for()


def test_dice_make_up_a_table_and_bots_fly_it(visitors: Visitors) -> None:
    page = visitors.come()
    flown: list[dict[str, Any]] = []
    page.on("response", lambda answer: flown.append(answer.json()) if answer.url.endswith("/trial") else None)
    bench(page, "/workshop/school")
    drawer(page, "Files")
    before = draft(page)["castles"]
    page.get_by_label("How hard").select_option("easy")
    page.get_by_role("button", name="Surprise me").click()
    page.wait_for_function(
        "JSON.parse(localStorage.getItem('workshop.draft')).history.now.layout.name === 'A surprise'"
    )
    assert draft(page)["castles"] != before
    expect(page.locator(".verdict")).to_contain_text("It can be flown, by 2, 3, 4 players.")
    drawer(page, "Bots")
    wishes = iter(range(5))
    page.route("**/trial", lambda route: route.continue_() if next(wishes, None) is not None else None)  # then it waits
    page.get_by_role("button", name="Let bots fly it").click()
    expect(page.locator("progress")).to_have_attribute("value", "5")
    accessible(page)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".verdict-bots")).not_to_be_empty()
    recount(page, flown[:5])


def recount(page: Page, flown: list[dict[str, Any]]) -> None:
    """The figures and the glow are those that one counts by hand from the matches."""
    told = page.locator("#panel").inner_text()
    won = [one for one in flown if one["winner"] is not None]
    turns = sorted((one["turns"] + 1) // 2 for one in won)
    assert f"Novice: {len(flown)} matches, a median of {turns[(len(turns) - 1) // 2]} turns each" in told
    seats = [sum(one["winner"] == seat for one in flown) for seat in (0, 1)]
    assert f"Won by seat: {seats[0]} · {seats[1]}" in told
    crashes = Counter((x // 400, y // 400) for one in flown for x, y in one["crashes"])
    assert re.search(r"(\d+|No|One) flights? w(ere|as) stopped", told)
    assert crashes.total() < 2 or f"{crashes.total()} flights were stopped." in told
    spots = page.locator(".bench .heat").evaluate_all(
        "(all) => all.map((one) => [one.getAttribute('cx'), one.getAttribute('cy'), one.style.opacity])"
    )
    glow = {(float(x), float(y)): float(opacity) for x, y, opacity in spots}
    most = max(crashes.values(), default=1)
    assert glow == pytest.approx(
        {(400.0 * x + 200, 400.0 * y + 200): 0.15 + 0.75 * n / most for (x, y), n in crashes.items()}
    )
