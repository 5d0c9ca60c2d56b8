"""The examples of the documentation run, and pass strict mypy: what a reader copies works."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
TEMPLATE = ROOT / "sabbat" / "template"
"""The package that docs/add-a-game.md goes through."""


def program(page: Path) -> str:
    """A page's Python blocks, one after the other, as a reader would type them."""
    return "\n".join(BLOCK.findall(page.read_text("utf-8")))


WITH_PYTHON = [page for page in PAGES if program(page)]


def test_there_are_examples() -> None:
    assert {"README.md", "contract.md", "bots.md", "add-a-game.md"} <= {page.name for page in WITH_PYTHON}


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, (ROOT, TEMPLATE, TEMPLATE / "tests")))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program(page)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def test_the_examples_pass_strict_mypy(tmp_path: Path) -> None:
    for page in WITH_PYTHON:
        (tmp_path / f"{page.stem.lower().replace('-', '_')}_md.py").write_text(program(page), "utf-8")
    path = os.pathsep.join(map(str, (ROOT, TEMPLATE, TEMPLATE / "tests")))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


ANY_BLOCK = re.compile(r"^```(?:python)?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_a_newcomer_has_a_bot_in_the_arena_in_five_minutes(tmp_path: Path) -> None:
    """What docs/bots.md lets them type in an empty folder, once the package is installed."""
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    install, bot, commands = ANY_BLOCK.findall(page.partition("in five minutes\n")[2].partition("\n## ")[0])
    assert "pip install sabbat" in install and commands.count("sabbat ") == 2
    (tmp_path / "my_bot.py").write_text(bot, "utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", commands],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "LANG": "en_GB.UTF-8"},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "120 matches in 20 rounds" in done.stdout and "my_bot.MyBot – novice: share" in done.stdout
    assert done.stdout.endswith("Good night.\n")
    assert "<svg" in (tmp_path / "first-contest" / "report.html").read_text("utf-8")


PYTEST = re.compile(r"^(?:\w+=\S+ )?\.venv-test/bin/pytest ([^#\n]*)", re.MULTILINE)
COMMANDS = {found.strip() for found in PYTEST.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))}


@pytest.mark.parametrize("arguments", sorted(COMMANDS))
def test_the_commands_that_run_one_test_find_some(arguments: str) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", *arguments.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-500:]
