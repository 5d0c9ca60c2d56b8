"""The laboratory's speed: batches, and PettingZoo's own card games beside ours. Writes bench/lab.md.

Seconds of the processor, not of the clock, so that a busy machine changes little.
"""

import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import sabbat
from sabbat.adapters import pettingzoo
from sabbat.core.build import compiled

SECONDS = 3.0
MATCHES = 256


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
    """Decisions a second, as PettingZoo's performance benchmark plays them."""
    env = make()
    env.reset(seed=1)
    start, made = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        for _ in env.agent_iter(200):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            made += 1
        if not env.agents:
            env.reset()
    return made / (time.process_time() - start)


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
    lines += ["## Batches of 256 matches, random actions", "| game | decisions / s | with chance | observed |"]
    lines.append("| --- | --- | --- | --- |")
    for game in sabbat.games():
        plain, observed = batch_speed(game, False), batch_speed(game, True)
        lines.append(f"| {game} | {plain[0]:,.0f} | {plain[1]:,.0f} | {observed[0]:,.0f} ({observed[1]:,.0f}) |")
    lines += ["", "## PettingZoo, decisions a second with observations"]
    lines += ["| game | decisions / s | × the fastest of its own |", "| --- | --- | --- |"]
    theirs = {f"PettingZoo's {name}": aec_speed(make) for name, make in peers().items()}
    ours = {game: aec_speed(partial(pettingzoo.env, game)) for game in sabbat.games()}
    fastest = max(theirs.values())
    lines += [f"| {name} | {speed:,.0f} | {speed / fastest:.1f} |" for name, speed in {**theirs, **ours}.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    written = page()
    (Path(__file__).parent / "lab.md").write_text(written, "utf-8")
    print(written)
