"""The examples run as their first lines say."""

import json
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


def contest(bot: str) -> str:
    """What the command prints of a round between a bot and random play, in the folder of the examples."""
    program = ["-P", "-c", "from sabbat.cli import main; main()"]  # as the command: without this folder on the path
    wish = ["arena", COURSE, bot, "random", "--rounds", "1", "--workers", "1", "--json"]
    return run(*program, *wish, folder=EXAMPLES)


@pytest.mark.parametrize("bot", ["my_bot.MyBot", "cmd:{python} command_bot.py", "mcp:{python} mcp_bot.py"])
def test_a_bot_enters_the_arena(bot: str) -> None:
    assert '"matches": 2' in contest(bot.format(python=sys.executable))


SERVE = """
import runpy
from sabbat.adapters.mcp.server import serve_http
server = runpy.run_path("mcp_bot.py")["server"]
serve_http(server, "127.0.0.1", 0, lambda port: print(port, flush=True))
"""


def test_a_bot_enters_the_arena_by_mcp_over_http() -> None:
    command = [sys.executable, "-c", SERVE]
    with subprocess.Popen(command, cwd=EXAMPLES, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            bot = f"mcp:http://127.0.0.1:{int(server.stdout.readline())}/mcp"
            told = json.loads(contest(bot))
        finally:
            server.terminate()
    assert told["matches"] == 2 and told["bots"] == [bot, "random"]
