"""The compiled and the interpreted rules play fifteen thousand random steps of each game identically."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sabbat
from sabbat.core.build import compiled

ROOT = Path(__file__).parents[2]
STEPS = int(os.environ.get("SABBAT_STEPS", "15000"))
"""How far both builds are compared in each game; `make soak` compares further."""


def transcripts(game: str, build: str, path: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(Path(__file__).with_name("transcripts.py")), game, str(STEPS)]
    env = {**os.environ, "PYTHONPATH": path}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


@pytest.mark.skipif("SABBAT_COMPILED" not in os.environ, reason="`make test` builds the compiled rules and says where")
@pytest.mark.parametrize("game", sabbat.games())
def test_both_builds_play_the_same(game: str) -> None:
    builds = {"compiled": os.environ["SABBAT_COMPILED"], "interpreted": str(ROOT)}
    running = {build: transcripts(game, build, path) for build, path in builds.items()}
    outputs = {}
    for build, process in running.items():
        outputs[build], said = process.communicate()
        assert process.returncode == 0, said
        assert said.splitlines()[0] == build
    assert sum(int(line.split()[-2]) for line in outputs["compiled"].splitlines()) >= STEPS
    assert outputs["compiled"] == outputs["interpreted"]


def test_this_is_the_build_that_was_asked_for() -> None:
    assert compiled() == (os.environ.get("SABBAT_BUILD") == "compiled")
