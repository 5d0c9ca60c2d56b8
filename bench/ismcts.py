"""OpenSpiel's Python ISMCTS, a second of the processor for each move, against `master` and `expert` at theirs.

    python bench/ismcts.py [--rounds 5] [--out FOLDER]

It drives our compiled rules (`as_openspiel`), plays rollouts at random and keeps OpenSpiel's defaults. It counts
seconds of the processor, so a busy machine does not weaken it. A round is two matches with the same chance and the
seats exchanged. What was played is kept in the folder, and the same command goes on from there. Writes bench/ismcts.md.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

sys.path.append(str(Path(__file__).parents[1]))  # behind the installed package: only `bench` is found there

from bench.as_openspiel import SpielState
from sabbat.arena.contest import Contest
from sabbat.arena.statistics import pair_wins
from sabbat.core.contract import Mind
from sabbat.core.dice import Dice
from sabbat.games import shelf

NAME = "bench.ismcts.OneSecond"
LEVELS = ("master", "expert")
ADVENTURES = {"sorciers-volants": ("school", "bumblebee", "cat-chase", "cloud-fool")}
EXPLORATION = 2.0
"""That of OpenSpiel's own examples, for returns from -1 to 1."""


class OneSecond:
    """As many simulations as fit into a second of the processor, judging by how many fitted before."""

    seconds = 1.0

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.random = RandomState(seed % 2**32)
        self.simulations = 100.0

    def choose(self, mind: Mind, actions: list[str]) -> str:
        if len(actions) == 1:
            return actions[0]
        count = max(10, round(self.simulations))
        bot = ISMCTSBot(
            None,
            RandomRolloutEvaluator(1, self.random),
            EXPLORATION,
            count,
            -1,
            self.random,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            allow_inconsistent_action_sets=True,
        )
        start = time.process_time()
        chosen = int(bot.step(SpielState(mind.imagine(self.dice), [0], self.dice)))
        self.simulations = count * self.seconds / (time.process_time() - start)
        return mind.game.texts[chosen]


def contests(rounds: int) -> Iterator[Contest]:
    """Every game and adventure, against each level."""
    for game in shelf():
        for adventure in ADVENTURES.get(game, ("",)):
            options: dict[str, Any] = {"adventure": adventure} if adventure else {}
            for level in LEVELS:
                yield Contest(game, [NAME, level], options=options, rounds=rounds)


def row(contest: Contest) -> str:
    """How many matches ISMCTS has won, as a row of the table."""
    shares = pair_wins(contest.results.values(), *contest.bots)
    matches = 2 * len(shares)
    won = mean(shares) * matches if shares else 0.0
    return f"| {title(contest)} | {contest.bots[1]} | {matches} | {won:g} |"


def title(contest: Contest) -> str:
    return " ".join([contest.game, *contest.options.values()])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=Path("ismcts"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for rounds in range(1, chosen.rounds + 1):
            rows = []
            for contest in contests(rounds):
                file = chosen.out / f"{title(contest)} {contest.bots[1]}.jsonl".replace(" ", "-")
                contest.run(pool, 1, file, lambda _: None)
                rows.append(row(contest))
            write(rows)


def write(rows: list[str]) -> None:
    head = ["# OpenSpiel's ISMCTS against our levels", "", *(__doc__ or "").split("\n\n", 2)[::2], ""]
    table = ["| game | against | matches | won by ISMCTS |", "| --- | --- | --- | --- |", *rows]
    Path(__file__).with_suffix(".md").write_text("\n".join([*head, *table, ""]), "utf-8")


if __name__ == "__main__":
    main()
