"""Games from other packages: a broken one is left out with a sentence, and takes nothing with it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat.core.build import compiled
from tests.guesthouse import BROOMS, environment, house, install, install_paper_moon

HOUSE = ["air-sorciere", "course-de-sorcieres", "sorciers-volants", "witty-witches"]


def brooms(folder: Path, name: str = "brooms", **changes: str) -> None:
    """Seven brooms, with some words of its source exchanged."""
    text = BROOMS.read_text("utf-8")
    for old, new in changes.items():
        assert text.count(old) >= 1, old
        text = text.replace(old, new)
    (folder / f"{name}.py").write_text(text, "utf-8")
    install(folder, name, f"{name}:game")


def listed(folder: Path, lang: str = "en") -> tuple[list[str], str]:
    """The games of the house, and what is said of those that were left out."""
    done = house(folder, "games", "--json", lang=lang)
    assert done.returncode == 0, done.stderr
    return [facts["game"] for facts in json.loads(done.stdout)], done.stderr


BROKEN = {
    "raise ImportError('no such thing')": "cannot be imported (ImportError: no such thing).",
    "import sys; sys.exit(3)": "cannot be imported (SystemExit: 3).",
    "game = 7": "it is no sabbat Game.",
    "def game(:": "cannot be imported (SyntaxError:",
    "nothing = 1": "cannot be imported (AttributeError:",
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_guest_that_cannot_be_imported_is_left_out(tmp_path: Path, source: str) -> None:
    (tmp_path / "wreck.py").write_text(source)
    install(tmp_path, "wreck", "wreck:game")
    games, said = listed(tmp_path)
    assert games == HOUSE
    assert said.startswith("wreck:game is left out: ") and BROKEN[source] in said and said.count("\n") == 1


SPOILT = {
    "module=__name__": ("module='json'", "its module is said to be “json”"),
    "module=__name__,": ("module='no_such_module',", "its module is said to be “no_such_module”"),
    'id="brooms"': ('id="Brooms!"', "“Brooms!” is no id for a game"),
    'id="brooms",': ('id="witty-witches",', "there is a game “witty-witches” already"),
    "self.taken = [0] * players": ("self.taken = [0] * playerz", "no match of it can be played (NameError:"),
    'position["shed"]': ('position["barn"]', "no match of it can be played (KeyError: 'barn')"),
    "self.offer(0, 0b1111)": ("pass", "no match of it can be played (ValueError:"),
    "players=(2, 3)": ("players=2", "TypeError:"),
    "count = action - TAKE + 1": ("count = action - TAKE + 1 / self.shed", "(TypeError:"),
    "{**self.view_head(seat), **self.dump()}": ("{**self.view_head(seat), **self.dump()}[seat]", "(KeyError: None)"),
    "last = [int(seat == self.active)": ("last = [int(seat == self.actives)", "(AttributeError:"),
    'reason = "unknown-action" if': ("reason = unknown if", "(NameError:"),
    'for seat, count in enumerate(position["taken"])': ('for seat in position["took"]', "(KeyError: 'took')"),
    "OpenMind(game, view, [])": ("OpenMind(game, view)", "(TypeError:"),
}


@pytest.mark.parametrize("old", SPOILT)
def test_a_guest_that_does_not_work_is_left_out(tmp_path: Path, old: str) -> None:
    new, sentence = SPOILT[old]
    brooms(tmp_path, **{old: new})
    games, said = listed(tmp_path)
    assert games == HOUSE and sentence in said and said.count("\n") == 1


def test_a_guest_with_unreadable_clauses_is_left_out(tmp_path: Path) -> None:
    install_paper_moon(tmp_path)
    (tmp_path / "paper_moon" / "clauses.json").write_text('{"parts": []}')
    games, said = listed(tmp_path, "fr")
    assert games == HOUSE and "est laissé de côté" in said


def test_one_broken_guest_does_not_keep_out_another(tmp_path: Path) -> None:
    (tmp_path / "wreck.py").write_text("1 / 0")
    install(tmp_path, "wreck", "wreck:game")
    install_paper_moon(tmp_path)
    games, said = listed(tmp_path)
    assert games == sorted([*HOUSE, "paper-moon"]) and "ZeroDivisionError" in said


def test_a_game_that_was_left_out_is_explained_to_who_wants_to_play_it(tmp_path: Path) -> None:
    brooms(tmp_path, **{"module=__name__": "module='json'"})
    done = house(tmp_path, "play", "brooms")
    assert done.returncode == 2
    assert "There is no game “brooms”" in done.stderr and "brooms:game is left out" in done.stderr


LATE = {"self.taken[self.active] += count": "self.taken[self.active] += count if self.taken != [1, 2] else 1 / 0"}
"""A fault that only some matches meet."""


@pytest.mark.parametrize(("lang", "sentence"), [("en", "brooms has stopped:"), ("fr", "brooms s’est arrêté")])
def test_a_fault_that_shows_in_the_middle_of_a_match_is_told_in_a_sentence(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    brooms(tmp_path, **LATE)
    assert listed(tmp_path) == (sorted([*HOUSE, "brooms"]), "")
    done = house(
        tmp_path, "play", "brooms", "--seat", "all", "--seed", "x", stdin="take 1\ntake 2\ntake 1\n", lang=lang
    )
    assert done.returncode == 1 and done.stderr.startswith(sentence)
    assert "ZeroDivisionError" in done.stderr and done.stderr.count("\n") == 1


def test_words_that_cannot_be_said_are_said_as_well_as_possible(tmp_path: Path) -> None:
    install_paper_moon(tmp_path)
    words = tmp_path / "paper_moon" / "locales" / "en" / "paper-moon.ftl"
    spoilt = words.read_text("utf-8").replace("Claim a { $a }", "Claim a { $b } of { $c }")
    spoilt = spoilt.replace("A { $claim } is claimed", "A { $clame } is claimed").replace("“It is a { $a }.”", "{ $x }")
    words.write_text(spoilt, "utf-8")
    done = house(tmp_path, "play", "paper-moon", "--seed", "1", stdin="believe\nclaim cat\nquit\n")
    assert "Traceback" not in done.stderr and done.returncode in (0, 1)
    (tmp_path / "paper_moon" / "locales" / "en" / "latin.ftl").write_bytes(b"paper-moon-x = caf\xe9\n")
    assert "paper-moon" in listed(tmp_path)[0]


NATIVE = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="stiff", version="1", ext_modules=mypycify(["stiff.py"], opt_level="0", debug_level="0"), py_modules=[])
"""
"""Compiled without optimization: how a class is laid out does not depend on it."""


@pytest.mark.skipif(not compiled(), reason="only compiled rules and compiled guests can disagree about classes")
@pytest.mark.parametrize("native", [True, False])
def test_a_compiled_guest_is_refused_or_works(tmp_path: Path, native: bool) -> None:
    """mypyc lays out a native class without the fields of a base in another package: using it would be a crash."""
    changes = {} if native else {"class Brooms(State):": "@mypyc_attr(native_class=False)\nclass Brooms(State):"}
    source = {**changes, "from typing import Any": "from typing import Any\n\nfrom mypy_extensions import mypyc_attr"}
    brooms(tmp_path, "stiff", **source)
    (tmp_path / "setup.py").write_text(NATIVE)
    built = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(built, cwd=tmp_path, env=environment(tmp_path), check=True, capture_output=True)
    shutil.rmtree(tmp_path / "build")
    assert list(tmp_path.glob("stiff*.so"))
    games, said = listed(tmp_path)
    if native:
        assert games == HOUSE and "native classes of Brooms" in said and "native_class=False" in said
        return
    assert (games, said) == (sorted([*HOUSE, "brooms"]), "")
    done = house(tmp_path, "play", "brooms", "--seed", "x", "--seat", "all", stdin="lay 5\n?\n" + "1\n" * 8)
    assert (done.returncode, done.stderr) == (0, "") and "The match is over." in done.stdout
