"""Puzzles and mistakes to try again, on the screen: found by mouse, missed by keyboard on a phone, offered at home."""

import re

import pytest
from playwright.sync_api import Page, expect

import sabbat
from sabbat.analysis.puzzles import Puzzle, kind_of, shipped
from sabbat.locales import speech
from tests.browser.steps import NAMES, accessible, at_sizes, buttons, fits
from tests.browser.visitors import Visitors
from tests.server.live import Guest, Live
from tests.server.mistakes import answered, finished, mistaken

SIZES = [(1366, 768), (1920, 1080), (360, 740), (740, 360)]
WITTY = sabbat.game("witty-witches")


def with_cards(count: int = 0) -> Puzzle:
    """A puzzle in which one of a few cards of the hand is to be played."""
    found = [one for one in shipped(WITTY) if kind_of(one.chances) == "play" and one.view["players"] == 2]
    return found[count]


def why(puzzle: Puzzle, language: str) -> str:
    """Why the best action is better than the tempting one."""
    voice, chances = speech(language), puzzle.chances
    return voice.say(
        f"puzzle-why-{puzzle.game}-{puzzle.best.split(' ')[0]}",
        best=voice.action(puzzle.game, puzzle.best, "can"),
        chance=int(chances[puzzle.best] / 10_000 + 0.5),
        other=voice.action(puzzle.game, puzzle.tempting, "can"),
        less=int(chances[puzzle.tempting] / 10_000 + 0.5),
    )


def set_up(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-part=exercise] .bar [data-action]").first.wait_for(state="attached")


def test_a_puzzle_is_solved_on_the_board_by_mouse_and_the_next_one_comes(visitors: Visitors) -> None:
    puzzle = with_cards()
    page = visitors.come(width=1366, height=768)
    page.goto("/puzzles?game=witty-witches")
    expect(page.get_by_role("status").filter(has_text="0 of")).to_be_visible()
    accessible(page)
    page.locator(f"a[href='/puzzles/{puzzle.id}']").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator(f"[data-part=board] [data-spot^='card:{puzzle.best.removeprefix('play ')}']").click()
    answer = page.locator("[data-part=answer]")
    expect(answer.get_by_role("heading", level=2)).to_have_text("That is it!")
    expect(answer.get_by_role("heading", level=2)).to_be_focused()
    best = puzzle.choices[0].chance // 10_000
    chance = re.compile(rf"best, your choice.*({best}|{best + 1})\s%", re.DOTALL)
    expect(answer.locator("li.best")).to_contain_text(chance)
    expect(answer).to_contain_text(why(puzzle, "en"))
    expect(answer).to_contain_text("Your rating is")
    accessible(page)
    answer.get_by_role("link", name="Next").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    page.locator("[data-part=exercise] .bar [data-action]").first.wait_for(state="attached")
    page.goto("/puzzles?game=witty-witches")
    expect(page.get_by_role("status").filter(has_text="1 of")).to_be_visible()
    expect(page.locator(f"a[href='/puzzles/{puzzle.id}'] .solved")).to_have_count(1)


def test_a_puzzle_is_missed_by_keyboard_on_a_phone_in_french_and_tried_once_more(visitors: Visitors) -> None:
    puzzle = with_cards(1)
    page = visitors.come(width=360, height=740, language="fr")
    set_up(page, f"/puzzles/{puzzle.id}")
    accessible(page)
    wrong = page.locator(".bar [data-action]").nth(buttons(page).index(puzzle.tempting))
    wrong.focus()
    page.keyboard.press("Enter")
    answer = page.locator("[data-part=answer]")
    expect(answer.get_by_role("heading", level=2)).to_have_text("Il y a mieux.")
    expect(answer.get_by_role("heading", level=2)).to_be_in_viewport()
    expect(answer).to_contain_text(why(puzzle, "fr"))
    expect(answer.locator("li.mine")).to_contain_text("votre choix")
    expect(answer.locator("li")).to_have_count(len(puzzle.choices))
    accessible(page)
    answer.get_by_role("button", name="Encore une fois").press("Enter")
    right = page.locator(".bar [data-action]").nth(buttons(page).index(puzzle.best))
    right.press("Enter")
    expect(page.locator("[data-part=answer] h2")).to_have_text("C’est ça\u00a0!")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_of_every_game_is_one_screen(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.come(language=language)
    set_up(page, f"/puzzles/{shipped(sabbat.game(game))[0].id}")
    assert not re.search(r"puzzle-|\{|web-", page.locator("[data-part=exercise]").inner_text())
    for size in at_sizes(page, SIZES):
        page.locator("[data-part=exercise]").evaluate("(exercise) => exercise.scrollIntoView()")
        frame = page.locator("[data-part=board]").bounding_box()
        assert frame is not None
        fits(page)
        assert frame["width"] * frame["height"] >= 0.45 * size[0] * size[1]
        assert frame["y"] >= 0 and frame["y"] + frame["height"] <= size[1] + 1
        held, shown = page.locator("[data-part=actions]").evaluate("(bar) => [bar.scrollWidth, bar.clientWidth]")
        assert held <= shown + 1, "a choice is cut off"


def test_a_mistake_is_offered_at_home_and_in_the_review_and_is_gone_once_solved(
    visitors: Visitors, house: Live
) -> None:
    guest = Guest(house.address, "Anne").come()
    code = finished(guest)
    at, _ = mistaken(house, guest, code)
    answered(house, guest, code, at)
    page = visitors.come(width=1366, height=768)
    page.context.add_cookies(
        [{"name": "sabbat", "value": guest.http.cookies["sabbat"], "url": f"http://{house.address}"}]
    )
    page.goto("/")
    offered = page.locator("[data-part=puzzles]").get_by_role(
        "link", name=f"Witty Witches, move {at + 1}: it cost 18 %"
    )
    expect(offered).to_have_attribute("href", f"/again/{code}?at={at}")
    page.goto(f"/r/{code}?review")
    page.locator("[data-part=review]").get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Find a better move")
    expect(page.locator("[data-part=exercise]")).to_contain_text("In the match you chose:")
    page.locator("[data-part=exercise] .bar [data-action]").first.wait_for(state="attached")
    for choice in buttons(page):
        page.locator(".bar [data-action]").nth(buttons(page).index(choice)).dispatch_event("click")
        answer = page.locator("[data-part=answer]")
        expect(answer.get_by_role("heading", level=2)).to_be_visible()
        if answer.get_by_role("heading", level=2).inner_text() == "That is it!":
            break
        answer.get_by_role("button", name="Once more").click()
    expect(answer).to_contain_text("played in the match")
    expect(answer).to_contain_text("over what the hidden cards may have been")
    accessible(page)
    page.goto("/")
    expect(page.get_by_text(speech("en").say("puzzle-daily"))).to_be_visible()
    expect(offered).to_have_count(0)
    guest.close()
