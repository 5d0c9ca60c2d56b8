"""A real Chromium on a real server; a test that fails leaves a screenshot in tests/browser/failures.

With SABBAT_TRACE=1 it leaves a trace, too.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from sabbat.analysis.review import Effort
from sabbat.server.live.reviews import EFFORTS
from sabbat.server.net.pages import PAGES
from tests.browser.visitors import Visitors
from tests.server.live import Live, live

expect.set_options(timeout=20_000)
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
FLAGS = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
FRUGAL = [
    "--disable-gpu",
    "--num-raster-threads=1",
    "--default-tile-width=2048",
    "--default-tile-height=2048",
    "--js-flags=--single-threaded",
]
"""Two browsers share two processors: fewer threads and larger tiles draw the same page with 15 % less work."""


def find_browser() -> str:
    """The system's browser, best one that draws no frame of its own; installed by Debian's packages if we may."""
    found = installed_browser()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        found = install_browser()
    assert found, "no Chromium: install one, or say where it is in SABBAT_BROWSER"
    return found


def installed_browser() -> str | None:
    return os.environ.get("SABBAT_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


def install_browser() -> str | None:
    """One process of the tests installs it; the others wait, and find it."""
    with (Path(tempfile.gettempdir()) / "sabbat-browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := installed_browser()) is None:
            subprocess.run(["apt-get", "update", "-qq"], check=True)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", NAMES[0]], check=True)
            found = installed_browser()
    return found


def how_long(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """A browser keeps an event loop running: if tests of other folders run in the same process, it goes in between."""
    return "session" if all("tests/browser" in asked for asked in config.args) else "module"


@pytest.fixture(scope=how_long)
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process, or for those of a file."""
    with sync_playwright() as play:
        launched = play.chromium.launch(
            executable_path=find_browser(), args=FLAGS + FRUGAL, chromium_sandbox=os.geteuid() != 0
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A house with the built client; its rules are not compiled, so it reviews matches with less effort."""
    EFFORTS["quick"], EFFORTS["deep"] = Effort(16, 1), Effort(24, 1)
    assert (PAGES / "index.html").exists(), "the client is not built: make test builds it"
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    setattr(item, f"report_{report.when}", report)
    return report


@pytest.fixture
def visitors(browser: Browser, house: Live, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    people = Visitors(browser, house)
    yield people
    report = getattr(request.node, "report_call", None)
    name = request.node.name.replace("/", "-").replace("[", "-").replace("]", "")
    people.leave(name, failed=report is None or report.failed or bool(people.wrongs))
    assert not people.wrongs, people.wrongs
