"""`sabbat new-game NAME`: what it writes is installed, tested by its own tests, and played in the house."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import sabbat
from sabbat import locales
from sabbat.testing import Facts
from tests.cli.test_cli import run
from tests.guesthouse import TEMPLATE, environment, house, install

NAME = "black-cat"


def python(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Python where the packages of a folder are installed."""
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game as the command writes it."""
    place = tmp_path_factory.mktemp("written") / NAME
    done = house(place.parent, "new-game", "Black Cat", "--into", str(place))
    assert (done.returncode, done.stderr) == (0, "") and "pip install -e" in done.stdout
    return place


@pytest.fixture
def written(original: Path, tmp_path: Path) -> Path:
    """A copy of that folder, with the entry point that its pyproject.toml declares."""
    place = tmp_path / NAME
    shutil.copytree(original, place)
    project = tomllib.loads((place / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["sabbat.games"]
    assert (project["name"], points) == (NAME, {NAME: "black_cat:game"})
    install(place, NAME, points[NAME])
    return place


def test_nothing_of_the_template_is_left(written: Path) -> None:
    for path in written.rglob("*"):
        assert "paper" not in path.name
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text("utf-8")
            assert not any(word in text for word in ("paper-moon", "paper_moon", "Paper Moon", "PAP-", "pap-")), path


def test_its_own_tests_pass(written: Path) -> None:
    done = python(written, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout


def test_it_is_in_the_house_in_both_languages(written: Path) -> None:
    for lang, sentence in (("en", "One card, one claim: is it true?"), ("fr", "Une carte, une annonce")):
        listed = house(written, "games", lang=lang)
        line = next(line for line in listed.stdout.splitlines() if line.startswith(NAME))
        assert sentence in line and listed.stderr == ""


def test_it_is_played_and_its_rules_are_read(written: Path) -> None:
    done = house(written, "play", NAME, "--seed", "x", "--seat", "all", stdin="believe\n?\n" + "1\n" * 12)
    assert (done.returncode, done.stderr) == (0, "")
    assert "First somebody has to claim what the card is." in done.stdout and "The match is over." in done.stdout
    assert "face down" in house(written, "rules", NAME, "BLA-4").stdout


def test_its_bots_are_better_than_chance(written: Path) -> None:
    done = house(written, "duel", NAME, "adept", "random", "--matches", "60", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["a_wins"] > told["b_wins"], done.stdout


@pytest.mark.parametrize("name", ["", "Žába", "9lives", "class", "sabbat", "a/b", "witty witches", "witness"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    done = run("new-game", name, "--into", str(tmp_path / "new"))
    assert done.returncode == 2 and "Traceback" not in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("mine")
    done = run("new-game", NAME, "--into", str(tmp_path))
    assert done.returncode == 2 and "already" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_pip_installs_it(written: Path) -> None:
    """Into an environment of its own beside this one, editable, as the page says."""
    place = written.parent / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    site = next(place.glob("lib/python*/site-packages"))
    (site / "house.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    pip = [str(place / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    for info in written.glob("*.dist-info"):
        for file in info.iterdir():
            file.unlink()
        info.rmdir()
    done = subprocess.run(
        [*pip, "--no-index", "-e", str(written)], capture_output=True, encoding="utf-8", check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    script = "import sabbat; print(sabbat.games())"
    root = str(Path(__file__).parents[2])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), root]))}
    told = subprocess.run([pip[0], "-c", script], capture_output=True, encoding="utf-8", env=env, check=True, cwd=place)
    assert NAME in told.stdout


def _arguments() -> list[str]:
    """What `Game` is made with, read from its source: a compiled class does not say."""
    source = ast.parse((Path(sabbat.__file__).parent / "core" / "contract.py").read_text("utf-8"))
    (game,) = (node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    (made,) = (node for node in game.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return [argument.arg for argument in [*made.args.args[1:], *made.args.kwonlyargs]]


def test_the_page_walks_through_the_package() -> None:
    """Every file, every argument of Game, every fact of the suite and every kind of message is on the page."""
    page = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
    for path in (TEMPLATE / "paper_moon").iterdir():
        assert path.name == "locales" or path.name.startswith("__pyc") or f"## `{path.name}`" in page, path
    for name in _arguments():
        assert f"| `{name}` |" in page, name
    for fact in fields(Facts):
        assert f"| `{fact.name}` |" in page, fact.name
    words = (TEMPLATE / "paper_moon" / "locales" / "en" / "paper-moon.ftl").read_text("utf-8")
    wanted = Path(locales.__file__).read_text("utf-8")
    for kind in {*re.findall(r"^paper-moon-([a-z]+)", words, re.M), *re.findall(r"\{game(?:\.id)?\}-([a-z]+)", wanted)}:
        assert f"-{kind}" in page, kind
