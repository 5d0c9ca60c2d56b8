"""Whoever plays on the board by the keyboard alone finds the focus on the next choice, move after move."""

import pytest
from playwright.sync_api import Page

from tests.browser.steps import NAMES, over, play_now, wait_for_turn
from tests.browser.visitors import Visitors

MOVES = 4
CHOICE = "document.activeElement.closest('[data-part=board]') && document.activeElement.matches('[data-choice]')"
STORY = "document.querySelector('[role=log] ol').textContent"
LEGAL = "document.activeElement.getAttribute('aria-disabled') !== 'true' && !document.activeElement.disabled"


def tab_to_the_board(page: Page) -> None:
    """Press Tab until something has the focus that may be chosen on the board."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(CHOICE):
            return
    raise AssertionError("the keyboard does not reach a choice on the board")


@pytest.mark.parametrize("game", NAMES)
def test_after_a_move_on_the_board_the_focus_is_on_the_next_choice(visitors: Visitors, game: str) -> None:
    """Enter, and nothing else: each choice leads to the next, and so the match goes on."""
    page = visitors.come(width=1366, height=768)
    play_now(page, game)
    wait_for_turn(page)
    tab_to_the_board(page)
    moves, before = 0, page.evaluate(STORY)
    for _ in range(40):
        page.keyboard.press("Enter")
        wait_for_turn(page)
        if over(page) or moves == MOVES:
            break
        page.wait_for_function(CHOICE)
        assert page.evaluate(LEGAL)
        if (now := page.evaluate(STORY)) != before:
            moves, before = moves + 1, now
    assert moves == MOVES or over(page), "what has the focus decides nothing"
