"""The examples run as their first lines say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
COURSE = "course-de-sorcieres"


def run(*command: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_match_is_drawn_move_by_move(tmp_path: Path) -> None:
    told = run(str(EXAMPLES / "look_at_a_match.py"), "pictures", folder=tmp_path)
    drawn = sorted((tmp_path / "pictures").glob("*.svg"))
    assert len(drawn) == len(told.splitlines()) > 12 and "'ranks'" in told
    assert all(file.read_text("utf-8").startswith("<svg") for file in drawn)


def test_records_become_tables(tmp_path: Path) -> None:
    told = run(str(EXAMPLES / "records_as_tables.py"), folder=tmp_path)
    assert "verb" in told and "witch" in told and "adjusted" in told


def test_a_policy_learns_from_the_command_line(tmp_path: Path) -> None:
    told = run(str(EXAMPLES / "train_ppo.py"), COURSE, "--updates", "1", folder=tmp_path)
    shares = re.fullmatch(r"before: (\S+)% against random\n1 updates: (\S+)%\n", told)
    assert shares is not None and all(30 < float(share) < 80 for share in shares.groups())


@pytest.mark.parametrize("bot", ["my_bot.MyBot", "cmd:{python} command_bot.py", "mcp:{python} mcp_bot.py"])
def test_a_bot_enters_the_arena(bot: str) -> None:
    name = bot.format(python=sys.executable)
    program = ["-P", "-c", "from sabbat.cli import main; main()"]  # as the command: without this folder on the path
    wish = ["arena", COURSE, name, "random", "--rounds", "1", "--workers", "1", "--json"]
    assert '"matches": 2' in run(*program, *wish, folder=EXAMPLES)
