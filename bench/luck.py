"""How many matches pairing, keyed chance and taking out luck save. Writes bench/luck.md.

    python bench/luck.py [GAME…] [--rounds 200] [--playouts 500] [--bots expert adept]

A gain of 4 means: the same interval with a quarter of the matches, compared with matches whose chance is each its own.
"""

import argparse
import hashlib
from collections.abc import Callable
from pathlib import Path
from statistics import variance

import sabbat
from sabbat.arena.chance import KeyedChance
from sabbat.arena.match import Job, Result, played
from sabbat.arena.statistics import pair_shares, shares_without_luck
from sabbat.bots.levels import LevelBot
from sabbat.core.build import compiled
from sabbat.core.contract import State
from sabbat.games import shelf

Chance = Callable[[int, int], KeyedChance]
"""The chance of a match, by its round and its number within it."""


class NthChance(KeyedChance):
    """The n-th number for the n-th draw, whoever draws what."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.drawn = 0

    def draw(self, state: State, seat: int) -> str:
        block = hashlib.blake2b(f"{self.seed} {self.drawn}".encode(), digest_size=8).digest()
        self.drawn += 1
        share = int.from_bytes(block, "big") * int(state.weight()) >> 64
        return state.game.texts[state.outcome_at(share)]


def contest(game: str, bots: list[str], rounds: int, chance: Chance, playouts: int | None = None) -> list[Result]:
    """Rounds of two matches, seats exchanged; luck is reckoned if playouts are given (0: by the insight)."""
    results = []
    for number in range(rounds):
        for n, seats in enumerate((bots, bots[::-1])):
            job = Job(game, {}, tuple(seats), number, 1, playouts or 0)
            players = [LevelBot(101 * number + seat, name, None) for seat, name in enumerate(seats)]
            results.append(played(job, sabbat.game(game), list(players), playouts is not None, chance(number, n)))
    return results


def measure(game: str, bots: list[str], rounds: int, playouts: int) -> list[float]:
    """The gains: by pairs, by keyed pairs, and those without luck, by the insight and by playouts."""
    a, b = bots
    single = contest(game, bots, rounds, lambda number, n: KeyedChance(f"single {number} {n}"))
    alone = variance([result.payoffs[result.bots.index(a)] for result in single]) / 2
    nth = pair_shares(contest(game, bots, rounds, lambda number, n: NthChance(f"{number}")), a, b)
    insight = contest(game, bots, rounds, lambda number, n: KeyedChance(f"{number}"), 0)
    valued = contest(game, bots, rounds, lambda number, n: KeyedChance(f"{number}"), playouts)
    shares = [nth, pair_shares(insight, a, b), shares_without_luck(insight, a, b), shares_without_luck(valued, a, b)]
    return [alone / variance(found) for found in shares]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shelf()))
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--bots", nargs=2, default=["expert", "adept"])
    chosen = parser.parse_args()
    if not compiled():
        parser.error("this needs the compiled rules")
    lines = ["# What pairing and taking out luck save", ""]
    lines.append(f"{' against '.join(chosen.bots)}, {chosen.rounds} rounds of two matches, {chosen.playouts} playouts.")
    lines += ["", "| game | pairs, n-th number | pairs, keyed | and the insight's luck | and luck by playouts |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for game in chosen.games:
        gains = measure(game, chosen.bots, chosen.rounds, chosen.playouts)
        lines.append(f"| {game} | " + " | ".join(f"{gain:.2f}" for gain in gains) + " |")
        print(lines[-1], flush=True)
    (Path(__file__).parent / "luck.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
