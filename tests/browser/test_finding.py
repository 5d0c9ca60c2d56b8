"""Finding things: how one plays is remembered, lists tell, names spread, pages have titles, by day and by night."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from sabbat.server.storage.house_names import NAMES as HOUSE_NAMES
from tests.browser.boards import seen
from tests.browser.steps import (
    SETTLED,
    accessible,
    at_sizes,
    fits,
    open_side,
    play_now,
    play_on,
    press,
    wait_for_turn,
    with_friends,
)
from tests.browser.visitors import Visitors

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]


def first_action(page: Page) -> str:
    return page.locator(".bar [data-action]").first.get_attribute("data-action") or ""


def sit_together(anne: Page, bea: Page, game: str) -> str:
    """Anne invites, Bea sits down by the link; the table's code."""
    code = with_friends(anne, game)
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").first.click()
    bea.get_by_role("button", name="Leave the seat").wait_for()
    return code


def test_play_now_remembers_players_level_adventure_and_aids(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768)
    page.goto("/")
    wish = page.get_by_role("button", name=re.compile("How you play: .*: Les Sorciers Volants"))
    expect(wish).to_have_text(re.compile("2 players · Adept · The flying school · aids"))
    wish.click()
    card = page.locator("article").filter(has=wish)
    card.get_by_label("How many players").select_option("3")
    card.get_by_label("How well the bot plays").select_option("novice")
    card.get_by_label("What is played").select_option(label="The cat chase")
    accessible(page)
    page.reload()
    expect(wish).to_have_text(re.compile("3 players · Novice · The cat chase · aids"))
    code = play_now(page, "sorciers-volants")
    expect(page.locator("[data-part=players]")).to_contain_text("Novice 2")
    options = page.request.get(f"/api/tables/{code}").json()["face"]["setup"]["options"]
    assert options["adventure"] == "cat-chase" and options["aim_help"] == "full", "newcomers see the path"
    page.goto("/")
    wish.click()
    card.get_by_role("checkbox").uncheck()
    code = play_now(page, "sorciers-volants")
    options = page.request.get(f"/api/tables/{code}").json()["face"]["setup"]["options"]
    assert options["aim_help"] == "off"


@pytest.mark.parametrize("slow", ["adventure-of-the-day", "deal", "puzzle-of-the-day"])
def test_what_comes_late_moves_no_table_under_the_hand(visitors: Visitors, slow: str) -> None:
    anne, bea = visitors.come(), visitors.come()
    code = with_friends(anne, "witty-witches")
    anne.get_by_label("Listed among the open tables").check()
    held: list[Route] = []
    bea.route(f"**/api/{slow}", lambda route: held.append(route))
    with bea.expect_request(f"**/api/{slow}"), bea.expect_response("**/api/tables"):
        bea.goto("/")
    row = bea.locator(f'[href="/t/{code}"]')
    bea.evaluate(SETTLED)
    before = row.bounding_box() if row.count() else None
    for route in held:
        route.continue_()
    bea.get_by_role("region", name="Puzzles").get_by_role("link").first.wait_for()
    assert before in (None, row.bounding_box())


def test_lists_say_against_whom_what_and_whose_turn_it_is(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come(language="fr")
    code = with_friends(anne, "witty-witches")
    anne.get_by_label("Listed among the open tables").check()
    anne.get_by_label("Your name").fill("Anne")
    anne.get_by_role("button", name="Save").click()
    expect(anne.locator(".lobby")).to_contain_text("Anne")
    bea.goto("/")
    row = bea.locator(f'li:has([href="/t/{code}"])')
    for words in ("Witty Witches", "Sorcier maître", "Anne", "1 place libre"):
        expect(row).to_contain_text(words)
    expect(row.locator("time")).to_have_text(re.compile("maintenant|il y a"))
    row.get_by_role("link").click()
    bea.get_by_role("button", name="S’asseoir ici").click()
    anne.get_by_role("button", name="Start", exact=True).click()
    anne.wait_for_selector(".play[aria-busy=false]")
    turns = []
    for page, mine, other in ((anne, "Your turn", "It is .* turn"), (bea, "À vous de jouer", "À Anne de jouer")):
        page.goto("/")
        mine_row = page.locator(f'li:has([href="/t/{code}"])')
        expect(mine_row).to_contain_text(re.compile("against|contre Anne"))
        expect(mine_row).to_contain_text(re.compile(f"{mine}|{other}"))
        turns.append(mine in mine_row.inner_text())
        accessible(page)
    assert sorted(turns) == [False, True]


def test_a_name_typed_at_the_table_is_everybodys_at_once_and_the_rematch_has_it(visitors: Visitors) -> None:
    anne, bea = visitors.come(width=1366, height=768), visitors.come(width=360, height=740, touch=True)
    code = sit_together(anne, bea, "witty-witches")
    chairs = anne.get_by_role("region", name="The seats round the table")
    assert sum(name in chairs.inner_text() for name in HOUSE_NAMES) >= 2, "guests have names of the house"
    field = bea.get_by_label("Your name")
    field.fill("Béatrice")
    bea.get_by_role("button", name="Save").click()
    expect(chairs).to_contain_text("Béatrice")
    bea.get_by_label("Say something").fill("Me again")
    bea.get_by_role("button", name="Send").click()
    expect(anne.get_by_role("log").last).to_contain_text("Béatrice Me again")
    anne.get_by_role("button", name="Start", exact=True).click()
    expect(anne.locator("[data-part=players]")).to_contain_text("Béatrice")
    bea.wait_for_selector(".play[aria-busy=false]")
    open_side(bea)
    bea.get_by_role("button", name="Give up").first.click()
    bea.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(anne.locator("[data-part=ending]")).to_contain_text("Béatrice has given up")
    for page in (anne, bea):
        expect(page.locator("[data-part=ending]")).to_be_in_viewport(ratio=1)
    expect(bea.locator("[data-part=chat]")).to_be_hidden()
    assert seen(bea.locator("#ending")), "no panel lies over the end"
    anne.get_by_role("button", name="Rematch").click()
    expect(chairs).to_contain_text("Béatrice")
    bea.get_by_role("button", name="Join the rematch").tap()
    bea.get_by_role("button", name="Leave the seat").wait_for()
    assert anne.url == bea.url and not anne.url.endswith(code)
    anne.get_by_role("button", name="Start", exact=True).click()
    expect(anne.locator("[data-part=players]")).to_contain_text("Béatrice")
    for page in (anne, bea):
        expect(page.locator("[data-part=board] svg").locator("visible=true").first).to_be_in_viewport()


def test_the_field_for_a_name_and_its_error_agree(visitors: Visitors) -> None:
    page = visitors.come(width=360, height=740)
    page.goto("/me")
    field = page.get_by_label("Your name")
    expect(field).to_have_value(re.compile("|".join(HOUSE_NAMES)))
    field.fill(" ")
    page.get_by_role("button", name="Save").click()
    error = page.get_by_text("A name has 1 to 40 characters")
    expect(error).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_attribute("maxlength", "40")
    field.fill("A" * 40)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "false")
    visitors.wrongs = [wrong for wrong in visitors.wrongs if "400" not in wrong]


def test_history_is_filtered_and_searched_and_the_rating_explained(visitors: Visitors) -> None:
    page = visitors.come(width=1366, height=768)
    code = play_now(page, "witty-witches")
    play_on(page, Random(1))
    play_now(page, "course-de-sorcieres")
    wait_for_turn(page)
    press(page, first_action(page))
    open_side(page)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator("[data-part=ending]").wait_for()
    page.goto("/me")
    rows = page.locator('li:has([href^="/r/"])')
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("against Adept")
    page.get_by_label(re.compile(r"^\s*Game")).select_option(label="Witty Witches")
    expect(rows).to_have_count(1)
    page.get_by_label(re.compile(r"^\s*Game")).select_option(label="All games")
    search = page.get_by_label("Search: a player, an adventure")
    search.fill("master")
    expect(rows).to_have_count(1)
    expect(rows.get_by_role("link")).to_have_attribute("href", f"/r/{code}")
    search.fill("nobody")
    expect(page.get_by_text("No match fits.")).to_be_visible()
    expect(page.locator("table", has_text="±")).to_contain_text(re.compile(r"1[3-6]\d\d ± \d+"))
    expect(page.get_by_text("counted as in chess")).to_be_visible()


def test_a_replay_lists_the_moves_and_its_controls_cover_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    code = play_now(page, "witty-witches")
    play_on(page, Random(1))
    page.get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/r/{code}?review")
    expect(page.locator("[data-part=review] .told p")).to_have_count(3, timeout=120_000)
    page.get_by_role("tab", name="The moves").click()
    moves = page.locator("[data-part=moves] li")
    last = int(page.get_by_label("Moment", exact=True).get_attribute("max") or 0)
    expect(moves).to_have_count(last)
    where = "document.querySelector('.reel').getBoundingClientRect().y + scrollY"
    for _ in at_sizes(page, SIZES):
        page.get_by_label("Moment", exact=True).fill(str(last))
        expect(page.locator(".reel .count")).to_have_text(f"{last} of {last}")
        stands = page.evaluate(where)
        moves.nth(3).get_by_role("button").click()
        expect(page.locator(".reel .count")).to_have_text(f"4 of {last}")
        expect(page.locator(".said")).not_to_be_empty()
        assert page.evaluate(where) == stands, "the controls stay where they are, whatever is said"
        expect(moves.nth(3).get_by_role("button")).to_have_attribute("aria-current", "step")
        page.locator(".reel").get_by_label("One step on").click()
        expect(moves.nth(4).get_by_role("button")).to_have_attribute("aria-current", "step")
        controls = page.locator(".reel .buttons > *:visible")
        tops = controls.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 24, "the controls share one row"
        boxes = [page.locator(part).bounding_box() for part in (".picture", ".reel", "[data-part=moves]")]
        for n, one in enumerate(boxes):
            for other in boxes[n + 1 :]:
                assert one and other
                assert (
                    one["x"] + one["width"] <= other["x"] + 1
                    or other["x"] + other["width"] <= one["x"] + 1
                    or one["y"] + one["height"] <= other["y"] + 1
                    or other["y"] + other["height"] <= one["y"] + 1
                ), (one, other)
        accessible(page)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_every_page_by_day_and_by_night_has_a_title_and_no_barrier(visitors: Visitors, theme: str) -> None:
    page = visitors.come(language="fr" if theme == "day" else "en")
    page.goto("/me")
    page.get_by_label(re.compile(r"^\s*(Light|Lumière)")).select_option(theme)
    back = {"day": "rgb(243, 237, 223)", "night": "rgb(16, 21, 43)"}
    expect(page.locator("html")).to_have_css("background-color", back[theme])
    titles = []
    code = play_now(page, "air-sorciere")
    wait_for_turn(page)
    lit = page.evaluate("getComputedStyle(document.querySelector('[data-part=board]')).colorScheme")
    assert lit == "dark", "the table stands in the night"
    for address in (f"/t/{code}", "/", "/me", "/learn/witty-witches"):
        page.goto(address)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        titles.append(page.title())
        for _ in at_sizes(page, SIZES):
            accessible(page)
    assert len(set(titles)) == len(titles) and all("Sabbat" in title for title in titles), titles


CUT = """(boxes) => boxes.filter((box) => {
  const style = getComputedStyle(box), pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
  return [...box.options].some((option) => pen.measureText(option.text).width > room);
}).map((box) => box.value)"""
"""The select boxes that would cut one of their choices; their arrow takes 16 px."""


def test_the_gallery_cuts_no_choice_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(width=740, height=360, language="fr", touch=True)
    page.goto("/adventures")
    boxes = page.locator(".filters select")
    for size in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(boxes.first).to_be_visible()
        assert boxes.evaluate_all(CUT) == []
        fits(page)


def test_the_light_follows_the_device_where_one_wishes_it(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/me")
    page.get_by_label(re.compile(r"^\s*Light")).select_option("system")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_css("background-color", "rgb(243, 237, 223)")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_css("background-color", "rgb(16, 21, 43)")


@pytest.mark.parametrize("way", ["Show me", "Skip"])
def test_what_was_missed_is_shown_on_the_board_or_skipped(visitors: Visitors, way: str) -> None:
    anne, bea = visitors.come(), visitors.come(speed="normal")
    sit_together(anne, bea, "course-de-sorcieres")
    anne.get_by_role("button", name="Start", exact=True).click()
    for page in (anne, bea):
        page.wait_for_selector(".play[aria-busy=false]")
    table = bea.url
    while not bea.locator(".bar [data-action]").count():
        press(anne, first_action(anne))
    while bea.locator(".bar [data-action]").count():
        press(bea, first_action(bea))
        bea.wait_for_function("!document.querySelector('.go')")
    wait_for_turn(anne)
    bea.goto("/me")
    for _ in range(2):
        if anne.locator(".bar [data-action]").count():
            press(anne, first_action(anne))
    bea.goto(table)
    expect(bea.get_by_role("heading", name="While you were away")).to_be_in_viewport()
    story = bea.locator("[role=log] ol").first.text_content()
    expect(bea.get_by_role("button", name="Show me")).to_be_focused()
    expect(bea.get_by_role("button", name="Skip")).to_be_in_viewport()
    bea.get_by_role("button", name=way).click()
    expect(bea.get_by_role("heading", name="While you were away")).to_have_count(0)
    if way == "Show me":
        expect(bea.locator("[data-part=told]")).not_to_be_empty()
    else:
        expect(bea.locator(".go")).to_have_count(0)
    bea.wait_for_function("!document.querySelector('.go')")
    assert bea.locator("[role=log] ol").first.text_content() == story, "nothing is told twice"
    expect(bea.locator("[data-part=board] svg").first).to_be_in_viewport()
