"""How long people wait for a quick review: the time from the end of a match of two to its review, in a house.

In each game, matches of two adept bots, reviewed as the server does it: with its effort, in its processes, asked for
over HTTP until it is there. Told are the median and the longest wait, and the processor time of a review. Run as
`PYTHONPATH=.venv-test/compiled .venv-test/bin/python bench/reviews.py` (`make bench` does), on a quiet machine. Writes
bench/reviews.md.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))  # at the end: the compiled rules come first

import sabbat
from bench.server import cpu
from sabbat.core.build import compiled
from tests.server.live import Guest, Live, live

MATCHES = 5
HEAD = ["| game | moves | median s | longest s | processor s |", "| --- | --- | --- | --- | --- |"]


def played(guest: Guest, game: str) -> str:
    """A match of two adept bots that has just ended."""
    wish = {"setup": {"game": game, "players": 2}, "bots": "adept", "start": True}
    code: str = guest.http.post("/api/tables", json=wish).raise_for_status().json()["code"]
    guest.ask("watch", table=code)
    while guest.http.get(f"/api/tables/{code}").json()["face"]["status"] != "over":
        time.sleep(0.1)
    return code


def wait(http: httpx.Client, code: str) -> float:
    """Seconds until the review is there."""
    began = time.perf_counter()
    while http.get(f"/api/tables/{code}/review").raise_for_status().json()["review"] is None:
        time.sleep(0.02)
    return time.perf_counter() - began


def spent(house: Live) -> float:
    """Seconds of processor that all reviews have used so far."""
    return sum(cpu(one.pid) for one in house.server.house.inner.state.reviews.process.processes)


def row(house: Live, guest: Guest, game: str) -> str:
    """What some matches of a game took."""
    waits, moves, before = list[float](), list[int](), spent(house)
    for _ in range(MATCHES):
        code = played(guest, game)
        waits.append(wait(guest.http, code))
        moves.append(guest.http.get(f"/api/tables/{code}/moments").json()["total"] - 1)
    used = (spent(house) - before) / MATCHES
    name = sabbat.game(game).id
    return f"| {name} | {statistics.mean(moves):.0f} | {statistics.median(waits):.1f} | {max(waits):.1f} | {used:.1f} |"


def measured() -> list[str]:
    """The rows of all games; a first review, not counted, starts the processes."""
    with tempfile.TemporaryDirectory() as folder, live(Path(folder) / "house.db") as house:
        guest = Guest(house.address, "Zoe").come()
        wait(guest.http, played(guest, "witty-witches"))
        rows = [row(house, guest, game) for game in sabbat.games()]
        guest.close()
    return rows


def main() -> None:
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    rules = "compiled" if compiled() else "interpreted"
    facts = f"Rules: {rules}; {MATCHES} matches a game; processors: {os.cpu_count()}; load before: {load}."
    text = "\n".join(["# How long people wait for a review", "", __doc__ or "", facts, "", *HEAD, *measured(), ""])
    (Path(__file__).parent / "reviews.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
