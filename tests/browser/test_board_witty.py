"""The board of Witty Witches: symbols in sight, spells that say what they do, turns that end by themselves."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from sabbat.server.storage.house_names import NAMES
from tests.browser.boards import DESKTOPS, PHONES, Sizes, all_shown, inside, seen, sit, within
from tests.browser.steps import a_frame, at_sizes, buttons, open_side, over, press, wait_for_turn
from tests.browser.visitors import Visitors

WITTY = "witty-witches"


@pytest.mark.parametrize("sizes", [DESKTOPS, PHONES])
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_covers_the_symbols_of_a_card(visitors: Visitors, sizes: Sizes, players: int) -> None:
    page = visitors.come(touch=sizes == PHONES)
    sit(page, WITTY, players)
    signs = page.locator("[data-spot^='card:'] .sign")
    for size in at_sizes(page, sizes):
        inside(page, page.locator("[data-spot^='card:'] .sign, .place .chair"))
        hidden = [n for n in range(signs.count()) if not seen(signs.nth(n))]
        assert signs.count() >= 15 and not hidden, (size, hidden)
        all_shown(page)


LONG_PROMPT = "Malédiction : vous devez jouer le double de votre carte."
LONG_SENTENCE = "La Tornado fait tourner tous les sorts dans le sens inverse des aiguilles d’une montre."


def test_the_longest_prompt_and_sentence_are_read_whole_on_a_phone_that_lies(visitors: Visitors) -> None:
    page = visitors.come(width=740, height=360, touch=True, language="fr")
    sit(page, WITTY, 6)
    page.locator("[data-part=prompt]").evaluate("(prompt, text) => { prompt.textContent = text; }", LONG_PROMPT)
    page.locator("[data-part=told]").evaluate(
        "(told, text) => { told.innerHTML = `<span class=line>${text}</span>`; }", LONG_SENTENCE
    )
    within(page.locator("[data-part=prompt]"), page.locator(".words"))
    all_shown(page)


@pytest.mark.parametrize("lesson", ["curse", "stars"])
def test_a_spell_says_what_it_does_where_it_is_chosen_and_where_it_lies(visitors: Visitors, lesson: str) -> None:
    page = visitors.come(width=1366, height=768)
    page.goto(f"/learn/{WITTY}?lesson={lesson}")
    page.wait_for_selector(".bar [data-action]", state="attached")
    if lesson == "curse":
        expect(page.locator(".meaning:visible, .motto:visible").first).to_be_visible()
        return
    press_lesson(page, "play")
    expect(page.locator(".ledge p")).to_contain_text(":")


def press_lesson(page: Page, verb: str) -> None:
    page.locator(f".bar [data-action^='{verb}']").first.dispatch_event("click")
    page.wait_for_selector(".ledge p")


def test_players_are_called_by_their_names(visitors: Visitors) -> None:
    page = visitors.come()
    sit(page, WITTY, 6)
    expect(page.locator("[data-part=board] .place .chair")).to_have_count(5)
    words = page.locator("[data-part=board]").inner_text()
    assert "seat" not in words.lower()


def test_ones_own_name_is_read_whole_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740, touch=True)
    page.goto("/")
    longest = max(NAMES, key=len)
    assert page.request.patch("/api/me", data={"name": longest}).ok
    sit(page, WITTY, 2)
    name = page.locator(".me .name")
    expect(name).to_have_text(longest)
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), "no house name is cut off"


def play_until(page: Page, dice: Random, alone: str, most: int = 80) -> bool:
    """Play without ever pressing an action that stands alone; whether it came to stand alone."""
    for _ in range(most):
        wait_for_turn(page)
        if over(page):
            return False
        possible = buttons(page)
        if possible == [alone]:
            return True
        if possible:
            press(page, dice.choice(possible))
    return False


def test_a_turn_with_nothing_left_to_decide_waits_or_ends_by_itself(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.evaluate("localStorage.setItem('prefs.ends', 'false')")
    for seed in range(5):
        sit(page, WITTY, 2)
        if play_until(page, Random(seed), "end"):
            break
    a_frame(page)
    assert buttons(page) == ["end"], "it waits if one wishes so"
    open_side(page)
    page.get_by_text("Settings").click()
    page.get_by_role("button", name="Turns with nothing left to do: wait for you").click()
    expect(page.get_by_role("button", name="Turns with nothing left to do: end by themselves")).to_be_visible()
    page.reload()
    wait_for_turn(page)
    page.wait_for_function(
        "document.querySelector('#ending') || ![...document.querySelectorAll('.bar [data-action]')]"
        ".every((b) => b.dataset.action === 'end')"
    )
