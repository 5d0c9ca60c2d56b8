"""A finished match, replayed: by the scrubber, the keys and by itself, with anybody's eyes; chance is proved fair."""

from playwright.sync_api import expect

from tests.browser.steps import accessible, with_friends
from tests.browser.visitors import Visitors


def test_a_replay(visitors: Visitors) -> None:
    page = visitors.come()
    code = with_friends(page, "course-de-sorcieres")
    page.get_by_role("button", name="Leave the seat").click()
    page.get_by_role("button", name="Give the 2 free seats to bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("#ending").wait_for(timeout=60_000)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/r/{code}")
    scrubber = page.get_by_label("Moment", exact=True)
    scrubber.wait_for()
    accessible(page)
    last = scrubber.get_attribute("max")
    page.keyboard.press("End")
    expect(page.locator(".reel .count")).to_have_text(f"{last} of {last}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reel .count")).to_have_text(f"1 of {last}")
    hidden = page.get_by_role("region", name="What each player alone knows")
    assert hidden.locator("li:not(.none)").count() > 0, "all-seeing, it shows what both have hidden"
    page.get_by_label("Through the eyes of").select_option("0")
    expect(hidden).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".reel .count")).not_to_have_text(f"1 of {last}")
    page.get_by_role("button", name="Was chance fair?").click()
    expect(page.locator(".fair")).to_contain_text("Fair: all")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "course-de-sorcieres" in download.value.suggested_filename
