"""People with browsers of their own, for tests."""

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.steps import NAMES
from tests.server.live import Live

FAILURES = Path(__file__).parent / "failures"
TRACED = "SABBAT_TRACE" in os.environ
"""Whether a test that fails also leaves a trace: that takes as much work as the test."""


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
        touch: bool = False,
        speed: str = "instant",
        newcomer: bool = False,
    ) -> Page:
        """Somebody new, with a page of their own; `guarded` by the house's policy, which hinders some looks.

        With `offline` the service worker may do its work, as it does outside of tests. Turns pass at once unless a
        `speed` is given; a `newcomer` has met no game yet.
        """
        context = self.browser.new_context(
            base_url=base or f"http://{self.house.address}",
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline else "block",
            bypass_csp=not guarded,
            has_touch=touch,
        )
        context.add_init_script(
            f"localStorage.getItem('prefs.speed') ?? localStorage.setItem('prefs.speed', '\"{speed}\"')"
        )
        if not newcomer:
            context.add_init_script(f"for (const game of {list(NAMES)}) localStorage.setItem(`met.${{game}}`, '1')")
        context.set_default_timeout(20_000)
        if TRACED:
            context.tracing.start(screenshots=True, snapshots=True)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrongs.append(f"error: {error}"))
        page.on("console", self._note)
        return page

    def _note(self, message: Any) -> None:
        url = message.location.get("url", "")
        expected = "ERR_" in message.text or "WebSocket" in message.text or url.endswith("/healthz")
        if message.type == "error" and not expected:
            self.wrongs.append(f"console: {message.text} ({url})")

    def leave(self, name: str, failed: bool) -> None:
        for n, context in enumerate(self.contexts):
            if failed:
                FAILURES.mkdir(exist_ok=True)
                for page in context.pages:
                    page.screenshot(path=FAILURES / f"{name}-{n}.png", full_page=True)
                if TRACED:
                    context.tracing.stop(path=FAILURES / f"{name}-{n}.zip")
            context.close()
