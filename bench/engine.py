"""Random playouts of every game next to its peers, interleaved in one run; prints and writes bench/results.md.

make bench          or   python bench/engine.py [rounds] [seconds]
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))  # behind the installed, compiled package: only `bench` is found there

from bench import peers
from bench.ours import measure
from sabbat.games import shelf

Rates = dict[str, float]
Contender = Callable[[float], Rates]
PEER_OF = {"course-de-sorcieres": "maedn"}
"""The OpenSpiel game that is most like ours; crazy_eights for the others."""


class Worker:
    """A process with one build of our games."""

    def __init__(self, pure: bool) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT)} if pure else {**os.environ, "PYTHONPATH": ""}
        command = [sys.executable, str(ROOT / "bench" / "ours.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        if self.answer()["compiled"] == pure:
            sys.exit("the bench needs the compiled package installed beside the source tree: make bench")

    def answer(self) -> Rates:
        assert self.process.stdout is not None
        rates: Rates = json.loads(self.process.stdout.readline())
        return rates

    def contender(self, game: str, mode: str) -> Contender:
        def run(seconds: float) -> Rates:
            assert self.process.stdin is not None
            print(game, mode, seconds, file=self.process.stdin, flush=True)
            return self.answer()

        return run


def contenders() -> dict[str, Contender]:
    """Everything that is measured, by name."""
    compiled, pure = Worker(pure=False), Worker(pure=True)
    found: dict[str, Contender] = {}
    for game in shelf():
        found[f"{game}, from Python"] = compiled.contender(game, "python")
        found[f"{game}, inside"] = compiled.contender(game, "inside")
        found[f"{game}, interpreted"] = pure.contender(game, "python")
    for name in peers.PEERS:
        found[f"OpenSpiel {name}, from Python"] = partial(measure, peers.openspiel_python(name))
        found[f"OpenSpiel {name}, C++ rollouts"] = peers.OpenSpielInside(name).measure
    found["RLCard uno, from Python"] = partial(measure, peers.rlcard_uno())
    return found


def measure_all(rounds: int, seconds: float) -> dict[str, list[Rates]]:
    """Each contender once a round, so that a slow minute of the machine hits all alike."""
    everyone = contenders()
    results: dict[str, list[Rates]] = {name: [] for name in everyone}
    for n in range(rounds):
        for name, run in everyone.items():
            results[name].append(run(seconds))
        print(f"round {n + 1} of {rounds}", file=sys.stderr)
    return results


def ratios(results: dict[str, list[Rates]]) -> list[tuple[str, float]]:
    """Ours by theirs, from the medians."""
    mid = {name: median(rates["steps"] for rates in runs) for name, runs in results.items()}
    decisions = {name: median(rates["decisions"] for rates in runs) for name, runs in results.items()}
    rows = []
    for game in shelf():
        peer = PEER_OF.get(game, "crazy_eights")
        python, inside = f"{game}, from Python", f"{game}, inside"
        rows.append((f"{game} / {peer}, both from Python", mid[python] / mid[f"OpenSpiel {peer}, from Python"]))
        rows.append((f"{game} inside / {peer} C++ rollouts", mid[inside] / mid[f"OpenSpiel {peer}, C++ rollouts"]))
        rows.append((f"{game} / RLCard uno, decisions", decisions[python] / decisions["RLCard uno, from Python"]))
        rows.append((f"{game} compiled / interpreted", mid[python] / mid[f"{game}, interpreted"]))
    return rows


def report(results: dict[str, list[Rates]], rounds: int, seconds: float) -> str:
    lines = [
        "# Engine benchmark",
        "",
        "Uniformly random playouts, two players, per CPU second; medians with the lowest and highest of",
        f"{rounds} interleaved rounds of {seconds} s. Steps count chance. Python {platform.python_version()}, "
        f"{platform.machine()}, one core. Written by `make bench`. [Instructions per step](instructions.md) tells",
        "whether a change has made the rules slower.",
        "",
        "| what | steps/s | lowest – highest | matches/s |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, runs in results.items():
        steps = sorted(rates["steps"] for rates in runs)
        matches = median(rates["matches"] for rates in runs)
        lines.append(f"| {name} | {median(steps):,.0f} | {steps[0]:,.0f} – {steps[-1]:,.0f} | {matches:,.0f} |")
    lines += ["", "| ratio | |", "| --- | ---: |"]
    lines += [f"| {name} | {ratio:.2f} |" for name, ratio in ratios(results)]
    return "\n".join(lines) + "\n"


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
    text = report(measure_all(rounds, seconds), rounds, seconds)
    Path(ROOT, "bench", "results.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
