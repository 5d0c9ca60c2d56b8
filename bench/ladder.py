"""Measure the bots' ladder: each level against the one below, random play and the one-step heuristic.

    .venv-bench/bin/python bench/ladder.py GAME… [--workers N] [--most MATCHES] [--yardstick MATCHES]

A level counts as stronger than the one below when a sequential probability ratio test says so at 1 % (share 0.50
against 0.55, over pairs of matches, by the normal approximation). Writes sabbat/bots/ladder.json, which
`sabbat bots` shows.
"""

import argparse
import json
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice, pairwise
from pathlib import Path
from typing import Any

import sabbat
from sabbat.bots.duel import Score, play_pair
from sabbat.bots.levels import LEVELS, find_bot
from sabbat.games import shelf

LADDER = Path(__file__).parents[1] / "sabbat" / "bots" / "ladder.json"
BOUND = math.log(99)
"""Wald's bound for errors of 1 % on both sides."""


def pair(job: tuple[str, dict[str, Any], str, str, int]) -> Score:
    game, options, a, b, number = job
    rules = sabbat.game(game)
    return play_pair(rules, options, find_bot(a, rules), find_bot(b, rules), seed=1, pair=number)


class Standing:
    """A running duel: the score, and the evidence that A is the stronger."""

    def __init__(self, better: float = 0.55) -> None:
        self.total = Score()
        self.better = better
        self.points: list[float] = []

    def add(self, score: Score) -> None:
        self.total.add(score)
        self.points.append(score.share)

    @property
    def evidence(self) -> float:
        """The log likelihood ratio of `better` against an even share, over pairs."""
        n = len(self.points)
        if n < 8:
            return 0.0
        mean = sum(self.points) / n
        spread = max(sum((p - mean) ** 2 for p in self.points) / n, 1e-3)
        return n * (self.better - 0.5) * (2 * mean - 0.5 - self.better) / (2 * spread)


def contest(
    pool: ProcessPoolExecutor, game: str, options: dict[str, Any], a: str, b: str, most: int, test: bool
) -> Standing:
    """Pairs of matches until the test decides, or the most matches are played."""
    standing = Standing()
    jobs: Iterator[tuple[str, dict[str, Any], str, str, int]] = ((game, options, a, b, number) for number in count())
    while standing.total.matches < most:
        for score in pool.map(pair, islice(jobs, 8)):
            standing.add(score)
        if test and abs(standing.evidence) >= BOUND:
            break
    return standing


def measure(pool: ProcessPoolExecutor, game: str, options: dict[str, Any], most: int, yardstick: int) -> dict[str, Any]:
    """One game's ladder, from the bottom up."""
    rows = []
    names = ["random", *LEVELS]
    for below, level in pairwise(names):
        step = contest(pool, game, options, level, below, most, test=True)
        random = contest(pool, game, options, level, "random", min(most, yardstick), test=False)
        onestep = contest(pool, game, options, level, "one-step", min(most, yardstick), test=False)
        spent = step.total.spent[0] + random.total.spent[0] + onestep.total.spent[0]
        rows.append(
            {
                "level": level,
                "name": below,
                "below": round(100 * step.total.share, 1),
                "matches": step.total.matches,
                "evidence": round(step.evidence, 2),
                "stronger": step.evidence >= BOUND,
                "random": round(100 * random.total.share, 1),
                "onestep": round(100 * onestep.total.share, 1),
                "mean": round(1000 * sum(spent) / len(spent), 2),
                "worst": round(1000 * max(spent), 1),
            }
        )
        print(game, rows[-1], flush=True)
    return {"options": options, "levels": rows}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shelf()))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--most", type=int, default=1000)
    parser.add_argument("--yardstick", type=int, default=200)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.workers) as pool:
        for game in chosen.games:
            found = measure(pool, game, {}, chosen.most, chosen.yardstick)
            ladder = json.loads(LADDER.read_text("utf-8"))
            ladder["games"][game] = found
            LADDER.write_text(json.dumps(ladder, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
