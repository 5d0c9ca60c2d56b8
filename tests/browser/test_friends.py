"""Two people at one table: neither page is told what the other may not know; chat, one device."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sabbat.games import find
from sabbat.locales import Speech
from tests.browser.boards import seen
from tests.browser.steps import NAMES, a_frame, accessible, act_if_asked, buttons, over, with_friends
from tests.browser.visitors import Visitors


class Ear:
    """Hears everything that comes over a page's WebSockets."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        self.texts.append(text if isinstance(text, str) else text.decode())

    def views(self) -> list[dict[str, Any]]:
        news = [one for one in map(json.loads, self.texts) if one["type"] == "news"]
        frames = [frame["view"] for one in news for frame in one.get("frames", []) if frame.get("view")]
        return frames + [one["sight"]["view"] for one in news if one.get("sight")]


def test_two_browsers_with_hidden_hands(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come()
    ears = [Ear(anne), Ear(bea)]
    code = with_friends(anne, "witty-witches")
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").click()
    accessible(bea)
    anne.get_by_role("button", name="Start", exact=True).click()
    dice = Random(2)
    for _ in range(80):
        page = next((one for one in (anne, bea) if buttons(one)), None)
        if page is None:
            a_frame(anne)
        else:
            act_if_asked(page, dice)
        if over(anne):
            break
    for seat, ear in enumerate(ears):
        views = ear.views()
        assert views
        assert all(view["viewer"] == seat and "hands" not in view for view in views)
        other = [view["hand"] for view in ears[1 - seat].views() if len(view["hand"]) >= 4]
        mine = "\n".join(ear.texts)
        assert all(json.dumps(hand, separators=(",", ":")) not in mine for hand in other)
    secrets = [room.table.secret for room in visitors.house.server.house.hub.rooms.values() if room.table.code == code]
    if not over(anne):
        for page in (anne, bea):
            assert secrets[0] not in memory_of(page)


@pytest.mark.parametrize("game", NAMES)
def test_a_friend_who_sits_down_by_the_link_sees_the_board_and_their_own_words(visitors: Visitors, game: str) -> None:
    anne, bea = visitors.come(), visitors.come()
    code = with_friends(anne, game)
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name="Sit here").first.click()
    bea.get_by_role("button", name="Leave the seat").wait_for()
    anne.get_by_role("button", name="Start", exact=True).click()
    for page in (anne, bea):
        expect(page.locator(".board svg").first).to_be_in_viewport()
    bea.get_by_label("Say something").fill("Here I am")
    bea.get_by_role("button", name="Send").click()
    for page in (anne, bea):
        expect(page.get_by_role("log").last).to_contain_text("Here I am")


def memory_of(page: Page) -> str:
    """The whole heap of a page, as the developer tools see it."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot")
    return "".join(chunks)


def test_chat_reaches_the_other_and_is_never_markup(visitors: Visitors) -> None:
    anne, bea = visitors.come(), visitors.come()
    code = with_friends(anne, "course-de-sorcieres")
    bea.goto(f"/t/{code}")
    bea.get_by_label("Say something").fill("<b>boo</b>")
    bea.get_by_role("button", name="Send").click()
    expect(anne.get_by_role("log").last).to_contain_text("<b>boo</b>")


def test_several_people_round_one_device_get_a_curtain_between_them(visitors: Visitors) -> None:
    page = visitors.come()
    with_friends(page, "witty-witches")
    page.get_by_role("button", name="Somebody beside me").click()
    page.get_by_role("button", name="Start", exact=True).click()
    curtain = page.get_by_role("button", name="I am")
    dice, curtains = Random(4), 0
    curtain.wait_for()
    for _ in range(40):
        page.wait_for_function("document.querySelector('.curtain, .bar [data-action], #ending')")
        if page.locator(".curtain").count():
            assert not page.locator(".board [role=button], .board button:not(.curtain button)").count()
            accessible(page)
            curtain.click()
            curtains += 1
        elif over(page) or curtains >= 3:
            break
        else:
            act_if_asked(page, dice)
    assert curtains >= 3
    told = page.locator("[role=log]").first.inner_text()
    assert "A card is drawn." in told and "A card is drawn:" not in told, "the story lies open for both"


def test_a_refusal_names_its_rule(visitors: Visitors) -> None:
    """What a page sends is altered on its way, so that the table refuses it: the page says why, and shows the rule."""
    page = visitors.come()
    page.add_init_script("localStorage.setItem('prefs.theme', '\"day\"')")
    page.route_web_socket(re.compile("/ws"), lambda socket: misled(socket, '"roll 4"'))
    with_friends(page, "course-de-sorcieres")
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".bar [data-action]").first.press("Enter")
    alert = page.get_by_role("alert").filter(has_text="COU-")
    expect(alert).to_be_visible()
    accessible(page)
    tiles = page.locator("[data-part=board] .tile")
    assert tiles.count() and all(seen(tiles.nth(n)) for n in range(tiles.count())), "it covers nothing to choose from"
    clause = re.findall(r"COU-\d+", alert.inner_text())[-1]
    alert.get_by_role("button", name=clause).press("Enter")
    rule = page.get_by_role("dialog", name=clause)
    expect(rule.locator("p").first).to_have_text(Speech("en", [find("course-de-sorcieres")]).say(clause))
    accessible(page)


def misled(socket: WebSocketRoute, action: str) -> None:
    """Every action that a page sends becomes another one."""
    house = socket.connect_to_server()
    socket.on_message(lambda text: house.send(re.sub(r'(?<="action":)"[^"]*"', action, str(text))))
