"""What just happened can be read, at a speed of one's own; a newcomer is told the game; who is away misses nothing."""

import contextlib
import itertools
import re
import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.boards import seen, sit
from tests.browser.steps import NAMES, at_sizes, open_side, play_now, press, wait_for_turn, with_friends
from tests.browser.visitors import Visitors

PATIENCE = 90

SENTENCES = """() => {
  const line = document.querySelector('[data-part=told]');
  window.told = [];
  window.stood = [];
  const came = new Map();
  new MutationObserver(() => {
    const now = performance.now(), lines = [...line.querySelectorAll('.line')].map((one) => one.textContent);
    for (const [text, since] of came) {
      if (lines.includes(text)) continue;
      came.delete(text);
      if (!document.querySelector('.bar [data-action]')) window.stood.push([now - since, text]);
    }
    for (const text of lines) if (!came.has(text)) came.set(text, now);
    if (line.textContent.trim()) window.told.push([now, line.textContent.trim()]);
  }).observe(line, { childList: true, characterData: true, subtree: true });
}"""
"""Notes what is told, and how long each sentence stood that gave way to the next while others were at turn."""
STANDS = 1000
"""Milliseconds: a sentence stands 1.2 s, less what a busy machine takes to draw it."""


def five_at_a_table(page: Page, game: str = "witty-witches") -> None:
    """Against four bots."""
    with_friends(page, game)
    page.get_by_label("How many players").select_option("5")
    page.get_by_role("button", name="Give the 4 free seats to bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".play[aria-busy=false]")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_is_told_the_game_in_five_lines(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.come(language=language, newcomer=True)
    play_now(page, game)
    go = page.get_by_role("button", name="Let’s play" if language == "en" else "Jouons")
    lines = page.locator(".five li")
    for _ in at_sizes(page, [(1366, 768), (360, 740), (740, 360)]):
        expect(go).to_be_in_viewport()
        assert lines.count() == 5 and page.locator(".five img").is_visible()
        assert all(seen(lines.nth(n)) for n in range(5)), "nothing lies over one of the five lines"
        expect(lines.last).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_role("link", name="Learn" if language == "en" else "Apprendre")).to_be_in_viewport()
    go.click()
    for _ in at_sizes(page, [(740, 360), (360, 740), (1366, 768)]):
        expect(lines).to_have_count(0)
        expect(page.locator("[data-part=goal]")).to_be_in_viewport()
    page.reload()
    page.wait_for_selector(".play[aria-busy=false]")
    wait_for_turn(page)
    expect(lines).to_have_count(0)


COVERED = """() => [...document.querySelectorAll('[data-part=board] :is(button, [tabindex])')].flatMap((piece) => {
  piece.focus();
  return [...document.querySelectorAll('.over :is(li, button, a)')].filter((line) => {
    const box = line.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top?.closest('.over');
  }).map((line) => `${piece.className} over ${line.textContent}`);
})"""
"""What a piece of the board covers of a sheet of paper when it has the focus, and so is raised."""


@pytest.mark.parametrize("game", NAMES)
def test_a_raised_piece_covers_nothing_of_a_sheet_before_the_board(visitors: Visitors, game: str) -> None:
    page = visitors.come(width=1366, height=768, language="fr", newcomer=True)
    play_now(page, game)
    expect(page.get_by_role("button", name="Jouons")).to_be_in_viewport()
    page.wait_for_selector(".play[aria-busy=false]")
    page.keyboard.press("Tab")
    for _ in at_sizes(page, [(1366, 768), (360, 740), (740, 360)]):
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("motion", [True, False])
def test_every_turn_of_four_bots_is_told_in_order(visitors: Visitors, motion: bool) -> None:
    """Reduced motion keeps every sentence."""
    page = visitors.come(speed="normal", motion=motion)
    five_at_a_table(page)
    wait_for_turn(page)
    page.evaluate(SENTENCES)
    for _ in range(8):
        press(page, page.locator(".bar [data-action]").first.get_attribute("data-action") or "")
        wait_for_turn(page)
        if page.evaluate("window.told.some(([, text]) => text.startsWith('Adept'))"):
            break
    told = [text for _, text in page.evaluate("window.told")]
    story = page.locator("[role=log] ol").first.text_content() or ""
    bots = list(dict.fromkeys(text.split(" · ")[0] for text in told if text.startswith("Adept")))
    order = [int(name[-1]) for name in bots]
    back = sum(later < sooner for sooner, later in itertools.pairwise(order))
    assert back <= 1 and len(bots) >= 2, "round the table, from whoever was told of last"
    for text in told:
        assert text.rsplit(" · ", 1)[-1].split(".")[0].split(" (×")[0] in story, "what is told is kept"
    stood = [one for one in page.evaluate("window.stood") if one[1].startswith("Adept")]
    assert stood and not [one for one in stood if one[0] < STANDS], "what others did can be read"


def play_the_first(page: Page) -> None:
    """Play the first thing that is possible; what it did waits to be told."""
    bar = "document.querySelector('.bar')?.textContent"
    before, until = page.evaluate(bar), time.monotonic() + PATIENCE
    moved = f"(before) => document.querySelector('.go') || {bar} !== before"
    while not page.evaluate(moved, before):
        assert time.monotonic() < until, "nothing happens"
        page.evaluate("document.querySelector('.bar [data-action]')?.click()")  # too soon, nothing is sent
        with contextlib.suppress(TooLate):
            page.wait_for_function(moved, arg=before, timeout=3_000)


def test_step_by_step_waits_for_a_click(visitors: Visitors) -> None:
    page = visitors.come(speed="step", motion=True)
    five_at_a_table(page)
    go_on, steps = page.get_by_role("button", name="Go on"), 0
    until = time.monotonic() + PATIENCE
    while steps < 3:
        assert time.monotonic() < until, "what happens is not told step by step"
        page.wait_for_function("document.querySelector('.go') || document.querySelector('.bar [data-action]')")
        if go_on.count():
            go_on.click()
            steps += 1
        elif page.locator(".bar [data-action]").count():
            play_the_first(page)


def test_like_events_in_a_row_are_told_as_one(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page, "course-de-sorcieres")
    wait_for_turn(page)
    while (
        "split" in (page.locator(".bar [data-action]").first.get_attribute("data-action") or "")
        or page.locator('.bar [data-action^="put"]').count()
    ):
        press(page, page.locator(".bar [data-action]").first.get_attribute("data-action") or "")
        wait_for_turn(page)
    bots = page.locator("[role=log] li").filter(has_text="Adept").filter(has_text="×")
    assert bots.count() == 1, "the bot divides its tiles in one line"


def test_the_speed_is_chosen_in_the_menu_and_kept(visitors: Visitors) -> None:
    page = visitors.come(speed="normal")
    play_now(page, "witty-witches")
    open_side(page)
    page.get_by_text("Settings").click()
    page.get_by_label("Speed").select_option(label="step by step")
    page.reload()
    open_side(page)
    page.get_by_text("Settings").click()
    expect(page.get_by_label("Speed")).to_have_value("step")


def test_the_tab_tells_the_turn_and_unread_words(visitors: Visitors) -> None:
    anne, bea = visitors.come(width=740, height=360), visitors.come()
    code = with_friends(anne, "witty-witches")
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").click()
    bea.get_by_role("button", name="Leave the seat").wait_for()
    anne.get_by_role("button", name="Start", exact=True).click()
    for page in (anne, bea):
        page.wait_for_selector(".play[aria-busy=false]")
    assert any("Your turn" in page.title() for page in (anne, bea))
    open_side(bea)
    bea.get_by_label("Say something").fill("Boo")
    bea.get_by_role("button", name="Send").click()
    anne.wait_for_function("document.title.startsWith('(1)')")
    expect(anne.get_by_text("1 unread message")).to_have_count(1)
    open_side(anne)
    expect(anne.locator("[data-part=chat]")).to_contain_text("Boo")
    expect(anne.get_by_label("Say something")).to_be_in_viewport(ratio=1)
    anne.wait_for_function("!document.title.startsWith('(')")


def test_spectators_know_that_they_watch_and_players_how_many_do(visitors: Visitors) -> None:
    anne, cleo = visitors.come(), visitors.come()
    code = play_now(anne, "course-de-sorcieres")
    cleo.goto(f"/t/{code}")
    expect(cleo.locator("[data-part=prompt]")).to_contain_text("You are watching.")
    expect(anne.locator("[data-part=players]")).to_contain_text("1 person watches")


def test_a_friend_comes_back_and_is_told_what_they_missed(visitors: Visitors) -> None:
    """They open the link, sit, play, lose the network, come back."""
    anne, bea = visitors.come(), visitors.come(width=360, height=740, touch=True)
    code = with_friends(anne, "course-de-sorcieres")
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").tap()
    bea.get_by_role("button", name="Leave the seat").wait_for()
    anne.get_by_role("button", name="Start", exact=True).click()
    bea.wait_for_selector(".play[aria-busy=false]")
    while not bea.locator(".bar [data-action]").count():
        press(anne, anne.locator(".bar [data-action]").first.get_attribute("data-action") or "")
        anne.wait_for_function("true")
    while bea.locator(".bar [data-action]").count():
        press(bea, bea.locator(".bar [data-action]").first.get_attribute("data-action") or "")
    wait_for_turn(anne)
    bea.context.set_offline(True)
    bea.get_by_text("No network").wait_for()
    press(anne, anne.locator(".bar [data-action]").first.get_attribute("data-action") or "")
    bea.context.set_offline(False)
    bea.get_by_text("No network").wait_for(state="detached")
    bea.wait_for_function("(n) => document.querySelector('[role=log] ol').children.length > n", arg=1)
    expect(bea.locator("[data-part=board] svg").first).to_be_in_viewport()


def test_a_hint_tells_the_chance_of_winning_among_five(visitors: Visitors) -> None:
    """At the start one of five wins about every fifth time, not three times out of five."""
    page = visitors.come(width=1366, height=768)
    sit(page, "air-sorciere", 5, {"first": 0})
    page.get_by_role("button", name="Hint").click()
    prompt = page.locator("[data-part=prompt]")
    expect(prompt).to_contain_text("Chance to win: ")
    percent = int(re.findall(r"(\d+)\s%", prompt.inner_text())[-1])
    assert 5 <= percent <= 40
    expect(page.locator("[data-part=board] .hinted").first).to_be_in_viewport()
