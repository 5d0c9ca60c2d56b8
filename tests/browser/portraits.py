"""Pictures of every page and board for docs/images: `python -m tests.browser.portraits`, with the client built."""

import itertools
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, find_browser
from tests.browser.steps import NAMES, over, play_now, play_on, wait_for_turn, with_friends
from tests.server.live import live

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZES = {"": (1280, 900), "-phone": (390, 844)}
MOVES = {"air-sorciere": 14, "course-de-sorcieres": 16, "sorciers-volants": 9, "witty-witches": 8}
OTHERS = ("puzzles", "workshop", "adventures", "deal")
PATIENCE = 120_000

STILL = """Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => {})))"""


def keep(page: Page, name: str) -> None:
    """A picture of what is on the screen, once it is still."""
    page.evaluate(STILL)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=82)
    print(name, flush=True)


def in_play(page: Page, game: str) -> None:
    """Some way into a match that is not over yet."""
    for seed in itertools.count():
        play_now(page, game)
        play_on(page, Random(f"{game} {seed}"), MOVES[game])
        wait_for_turn(page)
        if not over(page):
            return


def sit_for(page: Page, suffix: str) -> None:
    """Every page and board, once."""
    page.goto("/")
    page.wait_for_selector("article")
    keep(page, f"home{suffix}")
    for game in NAMES:
        in_play(page, game)
        keep(page, f"{game}{suffix}")
        page.goto(f"/learn/{game}")
        page.locator(".lessons a").nth(1).click()
        page.wait_for_selector(".bar")
        keep(page, f"lesson-{game}{suffix}")
    code = with_friends(page, "witty-witches")
    keep(page, f"lobby{suffix}")
    page.get_by_role("button", name="Give the free seat to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".play[aria-busy=false]")
    play_on(page, Random(1))
    assert over(page)
    page.locator("#ending").scroll_into_view_if_needed()
    keep(page, f"ending{suffix}")
    page.goto(f"/r/{code}")
    page.get_by_label("Moment", exact=True).fill("30")
    keep(page, f"replay{suffix}")
    page.goto("/learn/witty-witches?clause=WIT-14")
    page.locator("#WIT-14").wait_for()
    keep(page, f"learn{suffix}")
    page.goto("/me")
    page.wait_for_selector("table")
    keep(page, f"me{suffix}")
    for name in OTHERS:
        page.goto(f"/{name}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        keep(page, f"{name}{suffix}")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, live(Path(folder) / "house.db") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find_browser(), args=[*FLAGS, "--no-sandbox"])
        for suffix, (width, height) in SIZES.items():
            context = browser.new_context(
                base_url=f"http://{server.address}",
                viewport={"width": width, "height": height},
                locale="en",
                reduced_motion="reduce",
                bypass_csp=True,
            )
            context.add_init_script("localStorage.setItem('prefs.speed', '\"instant\"')")
            context.add_init_script(f"for (const game of {list(NAMES)}) localStorage.setItem(`met.${{game}}`, '1')")
            context.set_default_timeout(PATIENCE)
            context.request.patch("/api/me", data={"name": "Anne"})
            sit_for(context.new_page(), suffix)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
