"""What several workers cost, and how long people notice it when something breaks.

Tables of two at full speed on PostgreSQL: one worker, one with `--redis`, and two with the players of each table split
between them. The processor time of all processes, from /proc, is divided by the moves. PostgreSQL runs without fsync,
which costs no processor time. Run as `PYTHONPATH=.venv-test/compiled .venv-test/bin/python bench/several.py` (`make
bench` does); needs Node. Writes bench/several.md.
"""

import contextlib
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.server import FOLDER, cpu, load
from tests.server import services
from tests.server.live import Guest
from tests.server.process import Process
from tests.server.services import Postgres, Valkey
from tests.server.test_interruptions import longest_standstill, slowest_move, told_after
from tests.server.test_several import Pair

TABLES = int(os.environ.get("SABBAT_TABLES", "40"))
SECONDS = float(os.environ.get("SABBAT_SECONDS", "10"))
ROUNDS = int(os.environ.get("SABBAT_ROUNDS", "3"))
KINDS = {"PostgreSQL alone": 1, "one worker with --redis": 1, "two workers, players split": 2}
HEAD = "| workers | moves/s | p50 ms | p99 ms | workers µs | PostgreSQL µs | Valkey µs | total µs/move | × |"


class Figures(NamedTuple):
    """What one run measured: moves a second, milliseconds, and microseconds of processor time for a move."""

    rate: float
    p50: float
    p99: float
    workers: float
    postgres: float
    valkey: float

    @property
    def total(self) -> float:
        return self.workers + self.postgres + self.valkey


@contextlib.contextmanager
def workers(count: int, database: str, *options: str) -> Iterator[list[Process]]:
    """So many workers of one house."""
    running = [Process(database, 0, *options) for _ in range(count)]
    try:
        yield running
    finally:
        for one in running:
            one.end(SIGTERM)


def measure(kind: str, postgres: Postgres, valkey: Valkey) -> Figures:
    options = () if "alone" in kind else ("--redis", valkey.address)
    with workers(KINDS[kind], services.new_database(postgres.address), *options) as running:
        bases = ",".join(f"http://{one.address}" for one in running)
        process = load("sabbat", bases, TABLES, SECONDS)
        pids = [[one.process.pid for one in running], [postgres.pid], [valkey.process.pid]]
        before = [sum(map(cpu, some)) for some in pids]
        out, _ = process.communicate(timeout=SECONDS + 60)
        found = json.loads(out.splitlines()[-1])
        spent = [sum(map(cpu, some)) - then for some, then in zip(pids, before, strict=True)]
    return Figures(found["rate"], found["p50"], found["p99"], *(one / max(1, found["moves"]) * 1e6 for one in spent))


def costs(postgres: Postgres, valkey: Valkey) -> list[str]:
    """The table of costs: of several runs, by turns, the cheapest, for whatever else the machine does only adds."""
    found: dict[str, list[Figures]] = {kind: [] for kind in KINDS}
    for _ in range(ROUNDS):
        for kind, runs in found.items():
            runs.append(measure(kind, postgres, valkey))
            print(kind, runs[-1], flush=True)
    cheapest = {kind: min(runs, key=lambda run: run.total) for kind, runs in found.items()}
    base = cheapest["PostgreSQL alone"].total
    return [HEAD, "|" + " --- |" * 9, *(_row(kind, one, one.total / base) for kind, one in cheapest.items())]


def _row(kind: str, one: Figures, ratio: float) -> str:
    figures = [f"{one.rate:,.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}"]
    figures += [f"{part:.0f}" for part in (one.workers, one.postgres, one.valkey, one.total)]
    return f"| {kind} | {' | '.join(figures)} | {ratio:.2f} |"


def interruptions(postgres: Postgres, valkey: Valkey) -> list[str]:
    """How long people notice it when something breaks: the median and the longest of several times."""
    times: dict[str, list[float]] = {
        "bots stand still after their worker was killed": [],
        "a move reaches a friend while Valkey hangs": [],
        "somebody is told that PostgreSQL hangs": [],
    }
    for _ in range(ROUNDS):
        with contextlib.closing(
            Pair(services.new_database(postgres.address), valkey.address, "--bot-pace", "0.2")
        ) as pair:
            people = [Guest(address).come() for address in pair.addresses]
            found = (slowest_move(people, valkey), told_after(people, postgres), longest_standstill(pair, *people))
            for guest in people:
                guest.close()
        for name, seconds in zip(times, (found[2], found[0], found[1]), strict=True):
            times[name].append(seconds)
            print(f"{name}: {seconds:.2f} s", flush=True)
    rows = ["| what breaks | median s | longest s |", "| --- | --- | --- |"]
    return rows + [f"| {name} | {statistics.median(all):.1f} | {max(all):.1f} |" for name, all in times.items()]


def main() -> None:
    subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True)
    with services.postgres() as postgres, services.valkey() as valkey:
        rows = [*costs(postgres, valkey), "", *interruptions(postgres, valkey)]
    (Path(__file__).parent / "several.md").write_text(f"# Several workers\n\n{__doc__}\n" + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
