"""`make mutants`: change one thing in the rules, a mind or a position at a time, and see whether a test notices.

A seeded sample of single changes (a comparison turned round, a number one higher, a condition negated, a statement
left out …) is made in copies of the source, one after the other; for each, only the tests of the game concerned run,
until the first failure. Without a change they must pass. Survivors are listed: docs/mutants.md explains them.
"""

import argparse
import ast
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "sabbat" / "games"
LEFT_OUT = {
    *("__init__.py", "picture.py", "svg.py", "components.py", "observation.py", "surprise.py"),
    *("insight.py", "selection.py", "standing.py", "upset.py", "arrivals.py", "first_sight.py", "outlook.py"),
    *("chart.py", "course.py", "plan.py", "plan_trunk.py", "plan_way.py"),
}
"""Pictures, what dice make up and what bots judge by are looked at otherwise; a box that is changed is another box."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
PATIENCE = {"tests/archive": 20}
"""Seconds of work after which tests hang: old matches take two."""
LONGEST = 120
"""The same for all other tests of a game, which take less than a minute."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file, and the source that it makes."""

    path: Path
    line: int
    what: str
    source: str

    @property
    def game(self) -> str:
        return self.path.parent.name

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"


def places_in(path: Path) -> list[tuple[Path, int]]:
    """Every single change that can be tried in a file, by its number."""
    return [(path, n) for n, _ in enumerate(changes(ast.parse(path.read_text("utf-8"))))]


def mutant_at(path: Path, number: int) -> Mutant:
    """The file with one of its changes made."""
    tree = ast.parse(path.read_text("utf-8"))
    node, what, change = next(islice(changes(tree), number, None))
    change()
    return Mutant(path, node.lineno, what, ast.unparse(tree))


def changes(tree: ast.Module) -> "Iterator[tuple[ast.expr | ast.stmt, str, Change]]":
    """The places of a tree where something can be changed, and how."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
            other = COMPARISONS[type(node.ops[0])]()
            yield node, f"{ast.unparse(node)}  →  {type(other).__name__}", Change(node, "ops", [other, *node.ops[1:]])
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            operator = OPERATORS[type(node.op)]()
            yield node, f"{ast.unparse(node)}  →  {type(operator).__name__}", Change(node, "op", operator)
        elif isinstance(node, ast.BoolOp):
            joined = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"{ast.unparse(node)}  →  {type(joined).__name__}", Change(node, "op", joined)
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
            negated = ast.UnaryOp(ast.Not(), node.test)
            yield node, f"not ({ast.unparse(node.test)})", Change(node, "test", negated)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, f"{node.value}  →  {node.value + 1}", Change(node, "value", node.value + 1)
        elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
            yield node, f"{ast.unparse(node)}  →  return None", Change(node, "value", ast.Constant(None))
        elif isinstance(node, ast.AugAssign):
            yield node, f"left out: {ast.unparse(node)}", Change(node, "value", ast.Constant(0))


@dataclass
class Change:
    """A field of a node, and its other value."""

    node: ast.AST
    field: str
    value: object

    def __call__(self) -> None:
        setattr(self.node, self.field, self.value)


def sample(size: int, seed: int) -> list[Mutant]:
    """So many mutants, at random, of all games alike."""
    games = sorted(folder for folder in GAMES.iterdir() if (folder / "rules.py").exists())
    chosen: list[tuple[Path, int]] = []
    for n, folder in enumerate(games):
        files = [path for path in sorted(folder.glob("*.py")) if path.name not in LEFT_OUT]
        found = [place for path in files for place in places_in(path)]
        dice = random.Random(f"{seed} {folder.name}")
        chosen += dice.sample(found, size // len(games) + (n < size % len(games)))
    return [mutant_at(path, number) for path, number in chosen]


def copied(folder: Path) -> Path:
    """A copy of what the tests need."""
    folder.mkdir()
    for name in ("sabbat", "tests", "pyproject.toml", "web/src", "docs"):
        source = ROOT / name
        if source.is_dir():
            skip = shutil.ignore_patterns("__pycache__", "static", "browser", "node_modules")
            shutil.copytree(source, folder / name, ignore=skip)
        else:
            shutil.copy(source, folder / name)
    return folder


def survives(mutant: Mutant, place: Path) -> bool:
    """Whether no test of its game fails with the mutant in place."""
    file = place / mutant.path.relative_to(ROOT)
    before = file.read_text("utf-8")
    file.write_text(mutant.source, "utf-8")
    try:
        return passes(mutant.game, place, mutant.path.stem)
    finally:
        file.write_text(before, "utf-8")


def passes(game: str, place: Path, changed: str = "") -> bool:
    """Whether the tests of a game pass on a copy: first its old matches, which are quick and notice most."""
    id = game.replace("_", "-")
    suite = "Test" + game.replace("_", " ").title().replace(" ", "")
    rest = [*telling(game, place, changed), f"tests/contract/test_contract.py::{suite}"]
    return all(run([*tests, "-k", f"{game} or {id} or {suite}"], place) for tests in (["tests/archive"], rest))


def telling(game: str, place: Path, changed: str) -> list[str]:
    """The test files of a game: those first that are named after the changed file, then the short ones; bots last."""
    files = [*(place / "tests" / "games" / game).glob("test_*.py"), *(place / "tests" / "games").glob("test_[ep]*.py")]

    def order(path: Path) -> tuple[bool, bool, int]:
        namesake = any(word in path.stem for word in changed.split("_") if word)
        return "insight" in path.stem, not namesake, path.stat().st_size

    return [str(path.relative_to(place)) for path in sorted(files, key=order)]


def run(tests: list[str], place: Path) -> bool:
    """Whether tests pass; some that hang have noticed."""
    env = {
        **os.environ,
        "PYTHONPATH": str(place),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=place, env=env, stdout=quiet, stderr=quiet) as process:
        patience = PATIENCE.get(tests[0], LONGEST)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (patience, patience))
        return process.wait() == 0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sample", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--game", default="", help="only the mutants of one game of the sample, such as air_sorciere")
    options.add_argument("--trusting", action="store_true", help="do not try first whether the tests pass as it is")
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--killed", type=float, default=0.97, help="the share that tests must notice")
    wish = options.parse_args()
    mutants = [mutant for mutant in sample(wish.sample, wish.seed) if wish.game in ("", mutant.game)]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wish.processes) as pool:
        places: Queue[Path] = Queue()
        for n in range(wish.processes):
            places.put(copied(Path(folder) / str(n)))
        for game in [] if wish.trusting else sorted({mutant.game for mutant in mutants}):
            if not passes(game, Path(folder) / "0"):
                sys.exit(f"{game}: its tests fail without any change, so they can tell nothing")

        def tried(mutant: Mutant) -> bool:
            place = places.get()
            try:
                alive = survives(mutant, place)
            finally:
                places.put(place)
            print("survived" if alive else "killed  ", mutant, flush=True)
            return alive

        survivors = [mutant for mutant, alive in zip(mutants, pool.map(tried, mutants), strict=True) if alive]
    share = 1 - len(survivors) / len(mutants)
    print(f"\n{len(mutants) - len(survivors)} of {len(mutants)} killed: {share:.1%}")
    for mutant in survivors:
        print(f"survived {mutant}")
    sys.exit(share < wish.killed)


if __name__ == "__main__":
    main()
