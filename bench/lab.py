"""The laboratory's speed: batches, and PettingZoo's own card games beside ours. Writes bench/lab.md.

Seconds of the processor, not of the clock, so that a busy machine changes little.
"""

import io
import re
import time
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from pettingzoo.test import performance_benchmark

import sabbat
from sabbat.adapters import pettingzoo
from sabbat.core.build import compiled

SECONDS = 3.0
MATCHES = 256
GOAL = (
    "The goal is 5 million decisions a second in Witty Witches without observations, and 1 million with: the columns "
    "“decisions”. What chance plays comes on top: the columns “with chance” count it, too."
)


def batch_speed(game: str, observe: bool) -> tuple[float, float]:
    """Decisions, and actions with those of chance, a second, at random."""
    batch = sabbat.batch(game, MATCHES, observe=observe)
    start, made, before = time.process_time(), 0, batch.loop.chances
    while time.process_time() - start < SECONDS:
        batch.step(batch.sample())
        made += MATCHES
    spent = time.process_time() - start
    return made / spent, (made + batch.loop.chances - before) / spent


def aec_speed(make: Callable[[], Any]) -> float:
    """Turns a second, as PettingZoo's own performance benchmark tells them, by the processor's clock."""
    performance_benchmark.__globals__["time"] = SimpleNamespace(time=time.process_time)
    with redirect_stdout(io.StringIO()) as told:
        performance_benchmark(make())
    found = re.search(r"(\S+) turns per second", told.getvalue())
    assert found is not None
    return float(found[1])


def peers() -> dict[str, Callable[[], Any]]:
    """PettingZoo's classic card games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4
    return {
        "leduc hold'em": leduc_holdem_v4.env,
        "texas hold'em": texas_holdem_v4.env,
        "texas hold'em, no limit": texas_holdem_no_limit_v6.env,
    }


def page() -> str:
    lines = ["# The laboratory's speed", "", f"One process, {'compiled' if compiled() else 'interpreted'} rules.", ""]
    lines += ["## Batches of 256 matches, random actions", GOAL, ""]
    lines += ["| game | decisions / s | with chance | observed: decisions / s | with chance |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for game in sabbat.games():
        speeds = [*batch_speed(game, False), *batch_speed(game, True)]
        lines.append(f"| {game} | {' | '.join(f'{speed:,.0f}' for speed in speeds)} |")
    lines += ["", "## PettingZoo's own performance benchmark, with observations"]
    lines += ["| game | turns / s | × the fastest of its own |", "| --- | --- | --- |"]
    theirs = {f"PettingZoo's {name}": aec_speed(make) for name, make in peers().items()}
    ours = {game: aec_speed(partial(pettingzoo.env, game)) for game in sabbat.games()}
    fastest = max(theirs.values())
    lines += [f"| {name} | {speed:,.0f} | {speed / fastest:.1f} |" for name, speed in {**theirs, **ours}.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    written = page()
    (Path(__file__).parent / "lab.md").write_text(written, "utf-8")
    print(written)
