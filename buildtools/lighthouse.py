"""Lighthouse on the pages of a house with bots at play: `python buildtools/lighthouse.py` writes bench/lighthouse.md.

Lighthouse comes by npm into a folder of its own; SABBAT_LIGHTHOUSE names one that is there already, SABBAT_BROWSER
a Chromium.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import client

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "bench" / "lighthouse.md"
LIGHTHOUSE = "lighthouse@13.5.0"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
CATEGORIES = ("performance", "accessibility", "best-practices")
PARTS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "total-byte-weight": "bytes",
}
WANTED = 95


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """`sabbat serve` on a free port; its address."""
    command = [sys.executable, "-c", "from sabbat.cli import main; main()", "serve", "--port", "0", "--workers", "1"]
    command += ["--database", str(folder / "house.db"), "--request-rate", "0"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the house did not open"
        yield found.group()
    finally:
        process.terminate()
        process.wait(30)


def table(address: str, **wishes: Any) -> str:
    """A table at which somebody sits who takes their time; its page."""
    setup = {"game": "witty-witches", "players": 2, "away": 0}
    body = json.dumps({"setup": setup, "sit": [0], **wishes}).encode()
    wish = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wish) as answer:
        return f"{address}/t/{json.load(answer)['code']}"


def lighthouse(folder: Path) -> list[str]:
    """The command that runs Lighthouse, fetched if need be."""
    home = Path(os.environ.get("SABBAT_LIGHTHOUSE", folder))
    if not (home / "node_modules" / "lighthouse").exists():
        words = ["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(home), LIGHTHOUSE]
        subprocess.run([*client.npm(), *words], check=True, stdout=sys.stderr)
    node = shutil.which("node") or client.npm()[0]
    return [node, str(home / "node_modules" / "lighthouse" / "cli" / "index.js")]


def measure(command: list[str], page: str, folder: Path) -> dict[str, Any]:
    """One run of Lighthouse on a page."""
    browser = os.environ.get("SABBAT_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert browser, "no Chromium: install one, or say where it is in SABBAT_BROWSER"
    out = folder / "report.json"
    flags = "--headless=new" + (" --no-sandbox" if os.geteuid() == 0 else "")
    words = [page, "--quiet", "--output=json", f"--output-path={out}", f"--only-categories={','.join(CATEGORIES)}"]
    subprocess.run(
        [*command, *words, f"--chrome-flags={flags}"], check=True, env={**os.environ, "CHROME_PATH": browser}
    )
    report: dict[str, Any] = json.loads(out.read_text("utf-8"))
    return report


def score(report: dict[str, Any], category: str) -> int:
    return round(100 * float(report["categories"][category]["score"]))


def row(name: str, reports: list[dict[str, Any]]) -> str:
    """A page's line: the best run, since whatever else the machine does only makes it worse; and all runs."""
    best = max(reports, key=lambda one: score(one, "performance"))
    every = ", ".join(str(score(one, "performance")) for one in reports)
    parts = [best["audits"][part]["displayValue"].replace("Total size was ", "").replace("\xa0", " ") for part in PARTS]
    return " | ".join(["", name, *(str(score(best, one)) for one in CATEGORIES), *parts, every, ""]).strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each page is measured")
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name, house(Path(name)) as address:
        folder = Path(name)
        command = lighthouse(folder)
        pages = {
            "home": address,
            "table before the start": table(address),
            "table in play": table(address, bots="adept", start=True),
        }
        found = {page: [measure(command, url, folder) for _ in range(runs)] for page, url in pages.items()}
    head = ["page", *CATEGORIES, *PARTS.values(), "performance in all runs"]
    lines = [
        "# Lighthouse",
        "",
        f"`python buildtools/lighthouse.py`: {LIGHTHOUSE.replace('@', ' ')} with its own phone (slow 4G, a processor",
        f"four times slower), the best of {runs} runs on {os.cpu_count()} cores (load",
        f"{os.getloadavg()[1]:.1f}: a busy machine blocks the page too). At least {WANTED} is wanted.",
        "",
        "| " + " | ".join(head) + " |",
        "| " + " | ".join("---" for _ in head) + " |",
        *(row(page, reports) for page, reports in found.items()),
    ]
    REPORT.write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines[6:]))
    best = [max(score(one, category) for one in reports) for reports in found.values() for category in CATEGORIES]
    sys.exit(any(points < WANTED for points in best))


if __name__ == "__main__":
    main()
