"""People with browsers of their own, for tests."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.live import Live

FAILURES = Path(__file__).parent / "failures"


class Visitors:
    """Opens browsers of different people; whatever goes wrong in their pages is remembered."""

    def __init__(self, browser: Browser, house: Live) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.wrongs: list[str] = []

    def come(
        self,
        *,
        width: int = 1280,
        height: int = 900,
        language: str = "en",
        motion: bool = False,
        base: str = "",
        guarded: bool = False,
        offline: bool = False,
    ) -> Page:
        """Somebody new, with a page of their own; `guarded` by the house's policy, which hinders some looks.

        With `offline` the service worker may do its work, as it does outside of tests.
        """
        context = self.browser.new_context(
            base_url=base or f"http://{self.house.address}",
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline else "block",
            bypass_csp=not guarded,
        )
        context.set_default_timeout(20_000)
        context.tracing.start(screenshots=True, snapshots=True)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrongs.append(f"error: {error}"))
        page.on("console", self._note)
        return page

    def _note(self, message: Any) -> None:
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.wrongs.append(f"console: {message.text}")

    def leave(self, name: str, failed: bool) -> None:
        for n, context in enumerate(self.contexts):
            if failed:
                FAILURES.mkdir(exist_ok=True)
                for page in context.pages:
                    page.screenshot(path=FAILURES / f"{name}-{n}.png", full_page=True)
                context.tracing.stop(path=FAILURES / f"{name}-{n}.zip")
            context.close()
