"""Whether the rules have become slower: instructions per step of two builds that play the same random matches.

On a shared machine times differ by a quarter from run to run; the number of instructions does not. A build is a folder
that holds a compiled `sabbat`. This compares today's rules with those of another commit:

    git worktree add ../before 11aef3c
    SABBAT_MYPYC=1 .venv-test/bin/python -m pip install --no-deps --target ../before/compiled ../before
    .venv-test/bin/python bench/instructions.py ../before/compiled .venv-test/compiled

It needs valgrind, takes some minutes and writes bench/instructions.md. It fails if the builds do not make the same
moves, or if a game needs over 3 % more instructions than before.
"""

import gc
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
WAYS = {"python": "from Python", "inside": "inside"}
SHORT, LONG = 30, 180
"""Two lengths in matches: the difference between them is free of what it takes to start."""
PROCESSES, ROUNDS, TIMED = 6, 10, 60
"""How many processes of each build are timed (one may be lucky), how often in turns, and for how many matches."""
MOST = 1.03
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]

# -- in a process of one build ---------------------------------------------------------------------


def beginning(name: str) -> Callable[[], Any]:
    """Begins matches of a game as its first version reads the rules: every build knows that one."""
    import sabbat

    game = sabbat.game(name)
    options = {} if game.rules == 1 else game.upgraded({}, 1)
    return lambda: game.new(None, options)


def moves(name: str, way: str, matches: int) -> str:
    """A hash of every move of the matches that are counted."""
    from sabbat.core.dice import Dice

    random, dice = Random(1).random, Dice(1)
    begin, made = beginning(name), sha256()
    for _ in range(matches):
        state = begin()
        while state.actor != -2:
            chance = state.actor == -1
            choices = state.weight() if chance else state.count()
            k = int(random() * choices) if way == "python" else dice.below(choices)
            action = state.outcome_at(k) if chance else state.action_at(k)
            made.update(state.game.texts[action].encode() + b"\n")
            state.play_id(action)
    return made.hexdigest()


def worker() -> None:
    """Reads lines `game way matches` and answers with the steps that were played and the seconds that it took."""
    sys.path.append(str(ROOT))  # behind the build: only `bench` is found there
    from bench import ours
    from sabbat.core.build import compiled

    assert compiled(), "this build is not compiled"
    for line in sys.stdin:
        name, way, matches = line.split()
        if way.startswith("moves-"):
            print(json.dumps(moves(name, way[6:], int(matches))), flush=True)
            continue
        match = ours.WAYS[way](beginning(name))
        gc.collect()
        gc.freeze()  # what was imported is no part of a match
        start = process_time()
        steps = sum(match()[0] for _ in range(int(matches)))
        print(json.dumps([steps, process_time() - start]), flush=True)


# -- in the process that compares ------------------------------------------------------------------


class Row(NamedTuple):
    """A game, played in one way: instructions per step before and now, and the quotients of the times, now / before."""

    game: str
    way: str
    before: float
    now: float
    times: list[float]


class Build:
    """A folder with a compiled package."""

    def __init__(self, folder: str) -> None:
        self.env = {**os.environ, "PYTHONPATH": str(Path(folder).resolve()), "PYTHONHASHSEED": "0"}
        self.command = [sys.executable, "-P", str(Path(__file__).resolve()), "worker"]

    def ask(self, game: str, way: str, matches: int) -> Any:
        """The answer of a new process."""
        return json.loads(self._run([], f"{game} {way} {matches}").stdout)

    def count(self, game: str, way: str) -> float:
        """Instructions per step."""
        (steps, short), (more, long) = (self._counted(game, way, matches) for matches in (SHORT, LONG))
        return (long - short) / (more - steps)

    def _counted(self, game: str, way: str, matches: int) -> tuple[int, int]:
        done = self._run(VALGRIND, f"{game} {way} {matches}")
        refs = re.search(r"I +refs: +([\d,]+)", done.stderr)
        assert refs is not None, done.stderr
        return json.loads(done.stdout)[0], int(refs[1].replace(",", ""))

    def _run(self, prefix: list[str], line: str) -> subprocess.CompletedProcess[str]:
        command = [*prefix, *self.command]
        return subprocess.run(command, input=line, env=self.env, capture_output=True, text=True, check=True)

    def ready(self) -> Callable[[str, str, int], float]:
        """Seconds per step, in a process that goes on living."""
        process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.env)
        assert process.stdin is not None and process.stdout is not None
        tell, hear = process.stdin, process.stdout

        def per_step(game: str, way: str, matches: int) -> float:
            print(game, way, matches, file=tell, flush=True)
            steps, seconds = json.loads(hear.readline())
            return float(seconds / steps)

        return per_step


def compare(before: Build, now: Build, games: list[str]) -> list[Row]:
    """Every game in every way; the counts two at a time, since others' work does not change them."""
    pairs = [(game, way) for game in games for way in WAYS]
    for game, way in pairs:
        if before.ask(game, f"moves-{way}", LONG) != now.ask(game, f"moves-{way}", LONG):
            sys.exit(f"{game}, {WAYS[way]}: the builds do not make the same moves")
    with ThreadPoolExecutor(2) as pool:
        counts = [[pool.submit(build.count, *pair) for build in (before, now)] for pair in pairs]
        counted = [[count.result() for count in both] for both in counts]
    return [
        Row(game, way, then, today, timed(before, now, game, way))
        for (game, way), (then, today) in zip(pairs, counted, strict=True)
    ]


def timed(before: Build, now: Build, game: str, way: str) -> list[float]:
    """The time now by the time before, measured one right after the other, each first in every other round."""
    found = []
    for _ in range(PROCESSES):
        old, new = before.ready(), now.ready()
        for n in range(ROUNDS):
            first, second = (old, new) if n % 2 else (new, old)
            one, other = first(game, way, TIMED), second(game, way, TIMED)
            found.append(other / one if n % 2 else one / other)
    return found


def report(rows: list[Row]) -> str:
    lines = [
        "# Instructions per step, before and now",
        "",
        f"The same {LONG} random matches of two players in two compiled builds, under the readings of version 1 of",
        "the rules; a hash shows that both make the same moves. valgrind counts the instructions; those of the start",
        f"of the process are subtracted. Times are CPU seconds: median and middle half of {PROCESSES * ROUNDS}",
        f"quotients, each of {TIMED} matches of one build right after those of the other.",
        f"Python {platform.python_version()}, {platform.machine()}. Written by `bench/instructions.py`, which says",
        "how to repeat it and fails above 1.03.",
        "",
        "| what | before | now | now / before | time, now / before | middle half |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        low, _, high = quantiles(row.times, n=4)
        lines.append(
            f"| {row.game}, {WAYS[row.way]} | {row.before:,.0f} | {row.now:,.0f} | {row.now / row.before:.3f} "
            f"| {median(row.times):.3f} | {low:.3f} – {high:.3f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.argv[1:] == ["worker"]:
        return worker()
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    from sabbat.games import shelf

    rows = compare(Build(sys.argv[1]), Build(sys.argv[2]), list(shelf()))
    text = report(rows)
    Path(ROOT, "bench", "instructions.md").write_text(text, "utf-8")
    print(text)
    if dear := [f"{row.game}, {WAYS[row.way]}" for row in rows if row.now > MOST * row.before]:
        sys.exit(f"over 3 % more instructions than before: {'; '.join(dear)}")
    return None


if __name__ == "__main__":
    main()
