"""A contest on a real Dask cluster: a worker dies in the middle, and every match counts once."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from distributed import LocalCluster

from sabbat.arena.cluster import cluster_pool
from sabbat.arena.contest import Contest
from sabbat.core.errors import BadRequest

COURSE = "course-de-sorcieres"


def test_no_match_is_lost_or_counted_twice_when_a_worker_dies(tmp_path: Path) -> None:
    contest = Contest(COURSE, ["one-step", "random"], rounds=12)
    file = tmp_path / "results.jsonl"
    with LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        victims = [cluster.workers[0].process.pid]

        def told(now: Contest) -> None:
            if len(now.results) >= 4 and victims:
                os.kill(victims.pop(), signal.SIGKILL)

        with cluster_pool(cluster.scheduler_address, 2) as (pool, workers):
            contest.run(pool, workers, file, told)
    assert not victims and len(contest.results) == contest.total == 24
    assert len(file.read_text("utf-8").splitlines()) == 1 + 24


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(BadRequest) as refused, cluster_pool("nonsense://here", 1):
        pass
    assert refused.value.reason == "no-cluster"


BOT = """
from distributed import get_worker

class OnWorker:
    def __init__(self, seed): ...

    def choose(self, mind, actions):
        get_worker()  # fails anywhere else
        return actions[0]
"""


def test_a_cluster_of_this_machine_plays_a_contest_from_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "on_worker.py").write_text(BOT, "utf-8")
    wish = ["arena", COURSE, "on_worker.OnWorker", "random", "--rounds", "2", "--workers", "2", "--json"]
    command = [sys.executable, "-P", "-c", "from sabbat.cli import main; main()", *wish, "--cluster", "local"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 4
