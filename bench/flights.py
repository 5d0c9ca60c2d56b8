"""Single-curve placements of Les Sorciers Volants against a full table, next to Shapely; writes bench/flights.md.

    .venv-bench/bin/python bench/flights.py [rounds] [seconds]

A placement asks which of the castles, huts, figures, tails, cat and edge one curve touches where it would lie.
Both are driven from Python; Shapely gets the obstacles as one prepared shape, widened by half a curve, and only says
yes or no.
"""

import platform
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from sabbat.core.build import compiled
from sabbat.games.sorciers_volants.components import CASTLE_HALF_WIDTHS
from sabbat.games.sorciers_volants.geometry import FIGURES, TAILS, piece
from sabbat.games.sorciers_volants.table import CAT, OBSTACLES, Table, lay_out

shapely: Any = import_module("shapely")
WIDTH, HEIGHT = 10000, 7500
CASTLES = [
    (3000, 5250),
    (3000, 2250),
    (7000, 2550),
    (7000, 4950),
    (3900, 3250),
    (4500, 4800),
    (5300, 2550),
    (6000, 3550),
]
HUTS = [(650, 1950), (650, 3150), (650, 4350), (650, 5550)]
FLYERS = [(1500, 1200, 10), (8200, 1500, 50), (8000, 6300, 90), (5200, 6400, 70)]
Pose = tuple[int, int, int, int]
"""A take (0 … 79), then x, y and heading."""


def full_table() -> Table:
    table = lay_out(WIDTH, HEIGHT, CASTLES, HUTS, (8900, 3750))
    for slot, (x, y, heading) in enumerate(FLYERS):
        table.place(slot, x, y, heading)
    return table


def poses(count: int) -> list[Pose]:
    random = Random(1)
    return [
        (
            random.randrange(80),
            random.randrange(500, WIDTH - 500),
            random.randrange(500, HEIGHT - 500),
            random.randrange(120),
        )
        for _ in range(count)
    ]


def ours(all_poses: list[Pose]) -> Callable[[], int]:
    table = full_table()
    everything = OBSTACLES | CAT
    touched = table.touched
    return lambda: sum(touched(piece(take, h), x, y, everything) == 0 for take, x, y, h in all_poses)


def with_shapely(all_poses: list[Pose]) -> Callable[[], int]:
    half = int(piece(0, 0).half_width)
    bodies = [shapely.Point(x, y).buffer(r + half) for (x, y), r in zip(CASTLES, CASTLE_HALF_WIDTHS, strict=False)]
    for x, y, heading in FLYERS:
        for body in (FIGURES[heading], TAILS[heading]):
            spine = [(x + dx, y + dy) for dx, dy in zip(body.xs, body.ys, strict=True)]
            bodies.append(shapely.LineString(spine).buffer(int(body.half_width) + half))
    bodies += [shapely.Point(x, y).buffer(650 + half) for x, y in HUTS]
    bodies.append(
        shapely.box(-999, -999, WIDTH + 999, HEIGHT + 999) - shapely.box(half, half, WIDTH - half, HEIGHT - half)
    )
    obstacles = shapely.union_all(bodies)
    shapely.prepare(obstacles)

    def run() -> int:
        free = 0
        for take, x, y, h in all_poses:
            laid = piece(take, h)
            spine = shapely.LineString([(x + dx, y + dy) for dx, dy in zip(laid.xs, laid.ys, strict=True)])
            free += not obstacles.intersects(spine)
        return free

    return run


def rate(run: Callable[[], int], count: int, seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        run()
        done += count
    return done / spent


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
    some = poses(2000)
    contenders = {
        f"Sabbat, {'compiled' if compiled() else 'interpreted'}": ours(some),
        "Shapely, one prepared shape": with_shapely(some),
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, run in contenders.items():
            rates[name].append(rate(run, len(some), seconds))
    lines = [
        "# Placements benchmark",
        "",
        f"Single curves a CPU second against a full table, driven from Python; medians of {rounds} interleaved rounds; "
        f"Python {platform.python_version()}, one core. Written by `make bench`.",
        "",
        "| what | placements/s | lowest – highest |",
        "| --- | ---: | ---: |",
    ]
    for name, found in rates.items():
        lines.append(f"| {name} | {median(found):,.0f} | {min(found):,.0f} – {max(found):,.0f} |")
    first, second = (median(found) for found in rates.values())
    lines += ["", f"Ratio: {first / second:.1f}."]
    text = "\n".join(lines) + "\n"
    Path(__file__).with_name("flights.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
