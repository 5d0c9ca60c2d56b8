"""Games from other packages in the browser: with their words, a picture where a board would be, and a cover."""

import re
import signal
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.steps import accessible, act, fits, over, play_on
from tests.browser.visitors import Visitors
from tests.guesthouse import BROOMS, environment, install, install_paper_moon
from tests.server.live import Live
from tests.server.process import Process

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 10"><rect width="%d" height="10"/></svg>'
DRAWN = f"    svg=lambda view: {SVG!r} % (10 * view['floor']),\n    picture=picture,\n"
SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]


@pytest.fixture(scope="module")
def guesthouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with two guests: one with words and a text picture, one without words that draws itself."""
    folder = install_paper_moon(tmp_path_factory.mktemp("guests"))
    source = BROOMS.read_text("utf-8")
    (folder / "brooms.py").write_text(source.replace("    picture=picture,\n", DRAWN), "utf-8")
    install(folder, "brooms", "brooms:game")
    server = Process(folder / "house.db", env=environment(folder))
    yield server
    server.end(signal.SIGTERM)


@pytest.fixture
def visitors(browser: Browser, guesthouse: Process, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    people = Visitors(browser, cast(Live, guesthouse))  # of which only the address is used
    yield people
    report = getattr(request.node, "report_call", None)
    people.leave(re.sub(r"\W+", "-", request.node.name), failed=report is None or report.failed or bool(people.wrongs))
    assert not people.wrongs, people.wrongs


def play_now(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"(Play now|Jouer tout de suite).?: {name}")).click()
    page.wait_for_selector(".play[aria-busy=false]")


WORDS: dict[str, dict[str, str | re.Pattern[str]]] = {
    "en": {
        "sentence": "One card, one claim: is it true?",
        "prompt": re.compile("What do you claim it is|Do you believe it"),
        "button": re.compile("Claim a toad|Believe it"),
        "reason": "Everybody has taken their last turn.",
        "rule": "They lay it face down and claim that it is a toad, a cat or a witch.",
        "lesson": "You have drawn a toad",
    },
    "fr": {
        "sentence": "Une carte, une annonce",
        "prompt": re.compile("Qu’annoncez-vous|Y croyez-vous"),
        "button": re.compile("Annoncer.: crapaud|Y croire"),
        "reason": "Chacun a joué son dernier tour.",
        "rule": "Il la pose face cachée et annonce un crapaud",
        "lesson": "Vous avez pioché un crapaud",
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_a_guest_is_played_to_its_end_in_its_own_words(visitors: Visitors, language: str) -> None:
    said = WORDS[language]
    page = visitors.come(language=language)
    page.goto("/")
    page.wait_for_selector("[data-cover=paper-moon]")
    expect(page.get_by_text(said["sentence"])).to_be_visible()
    accessible(page)
    play_now(page, "Paper Moon")
    page.wait_for_selector(".bar [data-action]")
    expect(page.locator(".picture pre")).to_contain_text("Paper Moon")
    expect(page.locator(".picture li")).to_have_count(2)
    expect(page.locator("[data-part=prompt]")).to_have_text(said["prompt"])
    expect(page.locator(".bar").get_by_role("button", name=said["button"])).to_be_visible()
    accessible(page)
    play_on(page, Random(language))
    assert over(page)
    expect(page.get_by_text(said["reason"])).to_be_visible()
    expect(page.locator(".picture pre")).to_contain_text("4/4")
    accessible(page)


@pytest.mark.parametrize("language", WORDS)
def test_a_guest_is_learnt(visitors: Visitors, language: str) -> None:
    said = WORDS[language]
    page = visitors.come(language=language)
    page.goto("/learn/paper-moon")
    expect(page.get_by_text(said["rule"])).to_be_visible()
    accessible(page)
    page.goto("/learn/paper-moon?lesson=a-claim")
    expect(page.get_by_text(said["lesson"])).to_be_visible()
    expect(page.locator(".picture pre")).to_contain_text("[toad]")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_picture_fits_the_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(width=size[0], height=size[1])
    play_now(page, "Paper Moon")
    dice = Random(1)
    for _ in range(3):
        act(page, dice)
    page.wait_for_selector(".bar [data-action]")
    picture, bar = page.locator(".picture").bounding_box(), page.locator(".bar [data-action]").first.bounding_box()
    assert picture is not None and bar is not None
    assert picture["y"] + picture["height"] <= bar["y"] + 1 and bar["y"] + bar["height"] <= size[1]
    cut = "(pre) => [pre.scrollWidth - pre.clientWidth, pre.scrollHeight - pre.clientHeight]"
    assert max(page.locator(".picture pre").evaluate(cut)) <= 1
    fits(page)


def test_a_guest_without_words_draws_itself_and_is_played_by_its_notation(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page, "brooms")
    page.wait_for_selector(".bar [data-action]")
    drawing = page.locator(".picture img")
    expect(drawing).to_be_visible()
    assert drawing.evaluate("(image) => image.naturalWidth") > 0
    expect(drawing).to_have_attribute("alt", re.compile("floor +/"))
    expect(page.locator(".bar").get_by_role("button", name="take 1")).to_be_visible()
    play_on(page, Random(2))
    assert over(page)


def test_a_replay_shows_the_picture_of_every_moment(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page, "Paper Moon")
    code = page.url.rsplit("/", 1)[1]
    play_on(page, Random(5))
    page.goto(f"/r/{code}")
    expect(page.locator(".picture pre")).to_contain_text("/4")
