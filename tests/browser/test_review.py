"""The review of a match on the screen: sentences, the curve, what to look at first, the better move on the board."""

import math
import re
import struct
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import sabbat
from sabbat.analysis.review import Effort, assemble
from sabbat.analysis.telling import Stroke, ToldReview, told
from sabbat.core.record import Record, steps
from sabbat.locales import speech
from sabbat.server.live.reviews import EFFORTS, Reviews
from sabbat.server.storage.reviews import KeptReviews
from tests.browser.steps import accessible, at_sizes, fits, play_now
from tests.browser.visitors import Visitors
from tests.server.live import Guest, Live
from tests.server.mistakes import finished

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]
PATIENCE = 180
BOX = "one => one.getBoundingClientRect().toJSON()"


@pytest.fixture(scope="module")
def code(house: Live) -> str:
    """A match of two bots, reviewed."""
    watcher = Guest(house.address, "Zoe").come()
    wish = {"setup": {"game": "witty-witches", "players": 2}, "bots": "novice", "start": True}
    code: str = watcher.http.post("/api/tables", json=wish).json()["code"]
    watcher.ask("watch", table=code)
    until = time.monotonic() + PATIENCE
    while watcher.http.get(f"/api/tables/{code}/review").json().get("review") is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    watcher.close()
    return code


@pytest.fixture(scope="module")
def mistaken(house: Live, code: str) -> int:
    """The same review with one mistake, and no other, and a stroke of luck; the number of the move that was one."""
    with httpx.Client(base_url=f"http://{house.address}") as client:
        review = msgspec.convert(client.get(f"/api/tables/{code}/review").json()["review"], ToldReview)
        record = Record.parse(client.get(f"/api/tables/{code}/record").text)
    at, other = next(choices(record))
    stroke = Stroke(
        at, 0, record.moves[at].action, None, [-180_000, 180_000, 0], other, True, 0.18, 0.02, (340_000, 520_000)
    )
    innocent = [msgspec.structs.replace(one, mistake=False) for one in review.strokes if one.at != at]
    lucky = next(n for n, one in enumerate(innocent) if one.luck)
    innocent[lucky] = msgspec.structs.replace(innocent[lucky], luck=[90_000, -90_000, 0])
    review.strokes = sorted([stroke, *innocent], key=lambda one: one.at)
    house.do(lambda store: KeptReviews(store).keep(code, "quick", msgspec.json.encode(review)))
    return at


def choices(record: Record) -> Iterator[tuple[int, str]]:
    """Where the first seat could have done something else, and what."""
    for at, step in enumerate(steps(sabbat.game(record.game), record)):
        if step.move is not None and step.move.seat == 0:
            for action in step.state.actions():
                if action != step.move.action:
                    yield at, action


def shown(page: Page, code: str) -> Locator:
    page.goto(f"/r/{code}?review")
    review = page.locator("[data-part=review]")
    review.locator(".told").wait_for()
    return review


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_review_tells_three_sentences_and_shows_luck_and_play(visitors: Visitors, code: str, language: str) -> None:
    page = visitors.come(language=language)
    review = shown(page, code)
    for _ in at_sizes(page, SIZES):
        expect(review.locator(".told p")).to_have_count(3)
        expect(review.get_by_role("table")).to_contain_text(re.compile("luck|chance"))
        assert not re.search(r"review-|\{", review.inner_text())
        accessible(page)
        fits(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bars_show_luck_and_play_of_every_player_and_what_could_not_be_known(
    visitors: Visitors, code: str, language: str
) -> None:
    page = visitors.come(width=1366, height=768, language=language)
    review, voice = shown(page, code), speech(language)
    sums = page.request.get(f"/api/tables/{code}/review").json()["review"]["sums"]
    rows = review.get_by_role("table", name=voice.say("review-bars")).get_by_role("row")
    expect(rows).to_have_count(2)
    most = max(100_000, *(abs(one[kind]) for one in sums[:2] for kind in ("luck", "own")))
    for row, one in zip(rows.all(), sums, strict=False):
        for kind in ("luck", "own"):
            bar = row.locator(f".bar.{kind}")
            expect(bar).to_have_text(voice.say(f"review-bar-{kind}", percent=signed(one[kind])))
            rail, filled = (found.evaluate(BOX) for found in (bar.locator(".rail"), bar.locator("i")))
            assert filled["width"] / rail["width"] == pytest.approx(abs(one[kind]) / most / 2, abs=0.02)
            middle = rail["x"] + rail["width"] / 2
            assert middle == pytest.approx(filled["x"] + (filled["width"] if one[kind] < 0 else 0), abs=2)
    expect(review).to_contain_text(voice.say("review-unknown-more", percent=signed(sums[0]["unknown"])))


def signed(millionths: int) -> str:
    """Whole per cent with their sign."""
    percent = math.floor(millionths / 10_000 + 0.5)
    return f"+{percent}" if percent > 0 else f"−{-percent}" if percent < 0 else "0"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_partial_review_says_so(visitors: Visitors, house: Live, language: str) -> None:
    guest = Guest(house.address, "Anne").come()
    code = finished(guest)
    record = Record.parse(guest.http.get(f"/api/tables/{code}/record").text)
    review = told(assemble(sabbat.game(record.game), record, Effort(8, 1), []))
    review.missing = 3
    house.do(lambda store: KeptReviews(store).keep(code, "quick", msgspec.json.encode(review)))
    page = visitors.come(width=1366, height=768, language=language)
    seen = shown(page, code)
    expect(seen.get_by_text(speech(language).say("review-partial", missing=3))).to_be_visible()
    expect(seen.locator(".told p")).to_have_count(3)
    accessible(page)
    guest.close()


def test_a_click_leads_to_the_moment_and_the_curve_goes_along(visitors: Visitors, code: str) -> None:
    page = visitors.come(width=1366, height=768)
    review = shown(page, code)
    turning = review.get_by_role("button", name="Turning point").first
    turning.click()
    expect(turning).to_have_attribute("aria-current", "step")
    at = page.locator(".reel .count").inner_text()
    curve = page.locator("[data-part=curve] svg")
    expect(curve).to_be_in_viewport()
    curve.click(position={"x": 2, "y": 20})
    expect(page.locator(".reel .count")).not_to_have_text(at)
    expect(page.locator("[data-part=curve] figcaption")).to_contain_text("%")
    page.get_by_role("tab", name="The moves").click()
    expect(page.locator("[data-part=moves] li").first).to_be_visible()


def test_mistakes_and_strokes_of_luck_are_marked_on_the_curve(visitors: Visitors, code: str, mistaken: int) -> None:
    page = visitors.come(width=1366, height=768)
    shown(page, code)
    review = page.request.get(f"/api/tables/{code}/review").json()["review"]
    lucky = [one["at"] for one in review["strokes"] if one["luck"] and abs(one["luck"][0]) >= 50_000]
    curve = page.locator("[data-part=curve] svg")
    assert lucky and places(curve, ".mark:not(.mistake)", len(review["curve"]) - 1) == [at + 1 for at in lucky]
    assert places(curve, ".mark.mistake", len(review["curve"]) - 1) == [mistaken + 1]


def places(curve: Locator, marks: str, last: int) -> list[int]:
    """The moments at which some marks are seen."""
    box = curve.bounding_box()
    assert box is not None
    left: list[float] = curve.locator(marks).evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
    return [round((x - box["x"]) / box["width"] * last) for x in left]


def test_the_better_move_is_shown_on_the_board_with_its_odds(visitors: Visitors, code: str, mistaken: int) -> None:
    page = visitors.come(width=1366, height=768)
    review = shown(page, code)
    expect(review).to_contain_text("One clear mistake")
    expect(review).to_contain_text(re.compile(r"\(34\s%\)\. Better: .* \(52\s%, ±\s2\)"))
    review.get_by_role("button", name="Show the better move").click()
    expect(page.locator(".said")).to_contain_text("What might have been")
    expect(page.locator(".reel .count")).to_contain_text(f"{mistaken} of")
    page.get_by_role("button", name="Back to what was played").click()
    expect(page.locator(".said")).not_to_contain_text("What might have been")
    expect(page.locator(".reel .count")).to_contain_text(f"{mistaken + 1} of")


def test_a_deeper_look_shows_its_progress_and_can_be_stopped(
    visitors: Visitors, house: Live, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EFFORTS, "deep", Effort(100_000, 1))
    works: Reviews = house.server.house.inner.state.reviews
    page = visitors.come(width=1366, height=768)
    review = shown(page, code)
    review.get_by_role("button", name="Look deeper").click()
    expect(review.get_by_role("progressbar")).to_be_visible()
    expect(review).to_contain_text(re.compile(r"[1-9]\d* of 40"), timeout=PATIENCE * 1000)
    assert works.at_work(code, "deep") is not None
    with page.expect_response(lambda answer: answer.request.method == "DELETE" and answer.ok):
        review.get_by_role("button", name="Stop").click()
    expect(review.get_by_role("button", name="Look deeper")).to_be_visible()
    expect(review.get_by_role("progressbar")).to_have_count(0)
    assert works.at_work(code, "deep") is None


def test_a_deeper_look_a_picture_and_a_link_to_a_moment(visitors: Visitors, house: Live, code: str) -> None:
    page = visitors.come(width=1366, height=768)
    review = shown(page, code)
    review.get_by_role("button", name="Look deeper").click()
    expect(review.get_by_text("Looked at deeply.")).to_be_visible(timeout=PATIENCE * 1000)
    assert house.do(lambda store: KeptReviews(store).read(code, "deep")) is not None
    for kind, head in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as saved:
            review.get_by_role("button", name=f"Picture {kind}").click()
        data = saved.value.path().read_bytes()
        assert data.startswith(head)
        assert kind == "SVG" or struct.unpack(">II", data[16:24]) == (1200, 630)
    page.locator(".reel").get_by_label("One step on").click()
    page.locator(".reel").get_by_label("One step on").click()
    review.get_by_role("button", name="Copy the link").click()
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    expect(review.get_by_text("Copied.")).to_be_visible()
    page.reload()
    expect(page.locator(".reel .count")).to_contain_text("2 of")


@pytest.mark.parametrize("works", [True, False])
def test_without_a_clipboard_the_link_is_selected_and_copied_if_that_works(
    visitors: Visitors, code: str, works: bool
) -> None:
    """Over plain HTTP there is no clipboard."""
    page = visitors.come(width=1366, height=768)
    page.add_init_script(f"delete Navigator.prototype.clipboard; document.execCommand = () => {str(works).lower()}")
    review = shown(page, code)
    review.get_by_role("button", name="Copy the link").click()
    link = review.get_by_label("The link")
    expect(link).to_have_value(re.compile(rf"/r/{code}\?at=0$"))
    expect(review.get_by_text("Copied.")).to_have_count(int(works))
    assert link.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == link.input_value()
    accessible(page)


def test_the_end_of_ones_match_leads_to_the_review_and_its_decisions_are_on_ones_page(
    visitors: Visitors, house: Live
) -> None:
    guest = Guest(house.address, "Anne").come()
    code = finished(guest)
    page = visitors.come(width=1366, height=768)
    page.context.add_cookies(
        [{"name": "sabbat", "value": guest.http.cookies["sabbat"], "url": f"http://{house.address}"}]
    )
    with page.expect_response(re.compile(f"/api/tables/{code}/review")) as asked:
        page.goto(f"/t/{code}")
    assert asked.value.ok, "the review is begun before anybody asks for it"
    page.locator("[data-part=ending]").get_by_role("link", name="Review").click()
    review = page.locator("[data-part=review]")
    expect(review.locator(".told p")).to_have_count(3, timeout=PATIENCE * 1000)
    expect(review.get_by_role("button", name="Turning point")).to_have_count(3)
    for moment in ("Luckiest moment", "Unluckiest moment"):
        expect(review.get_by_role("button", name=re.compile(f"^{moment}"))).to_have_count(1)
    page.goto("/me")
    decisions = page.get_by_role("region", name="Your decisions")
    expect(decisions.get_by_role("row").filter(has_text="Witty Witches")).to_contain_text("%")
    for part in ("beginning", "middle", "end"):
        expect(decisions.get_by_role("rowheader", name=part, exact=True)).to_be_visible()
    expect(decisions.locator("figure")).to_be_visible()
    accessible(page)
    guest.close()


def test_a_match_that_was_given_up_has_no_review(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768)
    code = play_now(page, "witty-witches")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ending = page.locator("[data-part=ending]")
    ending.wait_for()
    expect(ending.get_by_role("link", name="Review")).to_have_count(0)
    page.goto(f"/r/{code}?review")
    expect(page.locator("[data-part=review]")).to_contain_text("A match that was given up has no review")
