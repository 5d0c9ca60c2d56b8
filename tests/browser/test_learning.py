"""Every lesson of every game can be done on the real board; the rulebook can be searched."""

import pytest

from sabbat.games import find
from sabbat.server.net.learning import book
from tests.browser.steps import NAMES, accessible, buttons
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("game", NAMES)
def test_all_lessons(visitors: Visitors, game: str) -> None:
    lessons = book(find(game)).lessons
    assert len(lessons) >= 5
    page = visitors.come()
    for lesson in lessons:
        page.goto(f"/learn/{game}?lesson={lesson.id}")
        for step in lesson.steps:
            page.wait_for_selector(".bar")
            if page.locator(".many button").count():
                page.locator(".many button").click()
            possible = buttons(page)
            wanted = step.want[0] if step.want else possible[0]
            assert wanted in possible
            before = page.locator("header.paper").text_content()
            page.locator(".bar [data-action]").nth(possible.index(wanted)).click()
            page.wait_for_function("(b) => document.querySelector('header.paper').textContent !== b", arg=before)
        page.get_by_role("link", name="Lessons").wait_for()
        assert not page.locator(".bar [data-action]").count()
    accessible(page)
    page.goto(f"/learn/{game}")
    page.get_by_text("(learnt)").first.wait_for(state="attached")
    accessible(page)


def test_the_rulebook_is_searched(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/learn/witty-witches?clause=WIT-45")
    page.locator("#WIT-45.wanted").wait_for()
    page.get_by_label("Search the rules").fill("tornado")
    page.wait_for_function("document.querySelectorAll('.clause').length < 12")
    assert page.locator("#WIT-48").count()


@pytest.mark.parametrize("game", NAMES)
def test_a_book_draws_only_the_pictures_that_a_reader_comes_to(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.goto(f"/learn/{game}")
    pictures = page.locator("figure.board-frame")
    pictures.last.wait_for(state="attached")
    assert not pictures.last.locator("*").count()
    pictures.last.scroll_into_view_if_needed()
    pictures.last.locator("svg").filter(visible=True).first.wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.wait_for_function("[...document.querySelectorAll('figure.board-frame')].every((one) => one.firstElementChild)")
