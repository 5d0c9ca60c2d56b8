"""What was told on the board stays in the story: after a reload, for whoever comes later, and in the replay."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.steps import open_side, over, play_now, play_on, wait_for_turn
from tests.browser.visitors import Visitors

EXPLAINED = ["course-de-sorcieres", "sorciers-volants"]
"""Games whose stories say what an action did and why."""


def reasons(page: Page) -> Locator:
    """The lines of the story that say what an action did and why: they name whoever acted themselves."""
    return page.locator("[role=log] ol").first.locator("li:not(:has(b))")


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_explanation_is_kept_in_the_story(visitors: Visitors, game: str) -> None:
    anne, zoe = visitors.come(), visitors.come()
    code = play_now(anne, game)
    play_on(anne, Random(1), 16)
    wait_for_turn(anne)
    open_side(anne)
    story = anne.locator("[role=log] ol").first.locator("li")
    told, why = story.all_inner_texts(), reasons(anne).all_inner_texts()
    assert len(why) >= 3, told
    expect(story.last).to_be_in_viewport(ratio=0.9)
    anne.reload()
    expect(anne.locator("[data-part=told]")).not_to_be_empty()
    open_side(anne)
    expect(story).to_have_text(told)
    expect(story.last).to_be_in_viewport(ratio=0.9)
    zoe.goto(f"/t/{code}")
    open_side(zoe)
    expect(reasons(zoe)).to_have_count(len(why))
    if not over(anne):
        anne.get_by_role("button", name="Give up").first.click()
        anne.get_by_role("dialog").get_by_role("button", name="Give up").click()
    anne.locator("[data-part=ending]").get_by_role("link", name="Replay").click()
    moves = anne.locator("[data-part=moves] li")
    for sentence in why:
        if sentence.startswith("Adept") and "you" not in sentence.lower():
            expect(moves.filter(has_text=sentence).first).to_be_attached()
    explained = anne.locator("[data-part=moves] li:not(:has(b))")
    expect(explained.first).to_be_attached()
    first = explained.first.inner_text()
    explained.first.click()
    expect(anne.locator(".said")).to_have_text(first)
