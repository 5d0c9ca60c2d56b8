"""Measure the bots' ladder with the arena: each level against the one below, in every game and adventure, for two and
for four players.

    python bench/ladder.py [GAME…] [--players 2 4] [--levels master] [--rounds 100] [--seconds 300] [--out build/ladder]

A round is every seating of the two levels with the same chance. Levels think by numbers of simulations, without a limit
of time, so that a busy machine changes nothing. What has been played is kept in the folder, and the same command goes
on from there; with `--rounds 0` it plays nothing. Writes sabbat/bots/ladder.json, which `sabbat bots` shows; what it
told before stays where the folder has fewer matches of the same levels.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import sabbat
from sabbat.arena.match import Job, Result, played
from sabbat.arena.schedule import filled, rotations
from sabbat.arena.statistics import evidence, mean_and_error, pair_wins
from sabbat.bots.levels import LEVELS, YARDSTICKS, LevelBot
from sabbat.bots.players import Bot
from sabbat.core.build import compiled
from sabbat.games import shelf

LADDER = Path(__file__).parents[1] / "sabbat" / "bots" / "ladder.json"
ADVENTURES = {"sorciers-volants": ("school", "bumblebee", "cat-chase", "cloud-fool")}
SEED = 1
FEWEST = 16
"""Fewer matches are not worth telling."""
Table = tuple[str, dict[str, Any], int]
"""A game, its options, the number of players."""


def tables(games: list[str], players: list[int]) -> Iterator[Table]:
    for game in games:
        for name in ADVENTURES.get(game, ("",)):
            for seats in players:
                yield game, {"adventure": name} if name else {}, seats


class Timed:
    """A bot whose time on the processor and number of decisions are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds, self.decisions = 0.0, 0

    def choose(self, mind: sabbat.Mind, actions: list[str]) -> str:
        start = time.process_time()
        chosen = self.bot.choose(mind, actions)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return chosen


def bot(name: str, seed: int) -> Bot:
    return LevelBot(seed, name, None) if name in LEVELS else YARDSTICKS[name](seed)


class Pairing:
    """Two bots at a table: what they have played so far, kept in a file."""

    def __init__(self, table: Table, a: str, b: str, folder: Path) -> None:
        self.table, self.a, self.b = table, a, b
        game, options, players = table
        self.file = folder / f"{game}-{options.get('adventure', 'usual')}-{players}-{a}-{b}.jsonl"
        self.setting = [list(sabbat.game(game).insight.level(name, options, players)) for name in (a, b)]
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        rows = [json.loads(line) for line in lines]
        self.rows = [row for row in rows if row["setting"] == self.setting]
        """Results of levels as they are now; those of other numbers of simulations are left out."""

    @property
    def rounds(self) -> int:
        return 1 + max((row["round"] for row in self.rows), default=-1)

    def play_round(self) -> None:
        game, options, players = self.table
        number, rows = self.rounds, []
        for seats in rotations(filled((self.a, self.b), players)):
            bots = [Timed(bot(name, 1_000_003 * SEED + 101 * number + n)) for n, name in enumerate(seats)]
            result = played(Job(game, options, seats, number, SEED), sabbat.game(game), list(bots), luck=False)
            spent = [one.seconds / max(1, one.decisions) for one in bots]
            rows.append({**result.plain(), "seconds": spent, "record": "", "setting": self.setting})
        self.rows += rows
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write("".join(json.dumps(row) + "\n" for row in rows))

    @property
    def head(self) -> dict[str, Any]:
        """The level, and how it plays."""
        return {"level": self.a, "simulations": self.setting[0][0], "whim": self.setting[0][1]}

    def told(self) -> dict[str, Any]:
        names = [field.name for field in fields(Result)]
        results = [Result(**{name: row[name] for name in names}) for row in self.rows]
        shares = pair_wins(results, self.a, self.b)
        share, error = mean_and_error(shares)
        times = [s for row in self.rows for name, s in zip(row["bots"], row["seconds"], strict=True) if name == self.a]
        return {
            **self.head,
            "below": round(100 * share, 1),
            "error": round(100 * error, 1),
            "matches": len(results),
            "evidence": round(evidence(shares), 2),
            "mean": round(1000 * sum(times) / max(1, len(times)), 2),
        }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shelf()))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=300.0, help="of the processor, for each pairing")
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    chosen = parser.parse_args()
    if chosen.rounds and not compiled():
        parser.error("the ladder needs the compiled rules")
    chosen.out.mkdir(parents=True, exist_ok=True)
    for table in tables(chosen.games, chosen.players):
        for below, level in pairwise(LEVELS):
            if level not in chosen.levels:
                continue
            pairing = Pairing(table, level, below, chosen.out)
            end = time.process_time() + chosen.seconds
            while pairing.rounds < chosen.rounds and time.process_time() < end:
                pairing.play_round()
            print(table, pairing.told(), flush=True)
    write(chosen.out)


def write(folder: Path) -> None:
    """What the folder holds, and what the ladder told before, as the ladder of the house."""
    before = json.loads(LADDER.read_text("utf-8"))["games"]
    found: dict[str, Any] = {"games": {}}
    for table in tables(list(shelf()), [2, 4]):
        game, options, players = table
        earlier = earlier_rows(before, table)
        rows = []
        for below, level in pairwise(LEVELS):
            pairing = Pairing(table, level, below, folder)
            row = earlier.get(level)
            if row is None or not pairing.head.items() <= row.items() or row["matches"] < len(pairing.rows):
                row = pairing.told() if len(pairing.rows) >= FEWEST else None
            if row is not None:
                rows.append(row)
        if rows:
            found["games"].setdefault(game, []).append({"options": options, "players": players, "levels": rows})
    LADDER.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


def earlier_rows(before: dict[str, Any], table: Table) -> dict[str, dict[str, Any]]:
    """What the ladder told of a table, by level."""
    game, options, players = table
    for told in before.get(game, []):
        if (told["options"], told["players"]) == (options, players):
            return {row["level"]: row for row in told["levels"]}
    return {}


if __name__ == "__main__":
    main()
