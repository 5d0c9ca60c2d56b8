"""`sabbat arena`: a contest of bots, with a progress bar while it is played and a report afterwards."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sabbat.arena.cluster import cluster_pool
from sabbat.arena.contest import Contest
from sabbat.arena.report import facts, page
from sabbat.arena.tables import polars, write_parquet
from sabbat.cli.voice import Voice
from sabbat.core.errors import BadRequest

Pool = AbstractContextManager[tuple[Executor, int]]
"""Processes that play, and how many matches they play at once."""


@dataclass
class Output:
    """Where the results go."""

    folder: Path | None
    parquet: bool
    as_json: bool

    def file(self) -> Path | None:
        """Where results are written line by line; BadRequest if something is missing for what is wanted."""
        if self.parquet:
            polars()
        if self.folder is None:
            return None
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / "results.jsonl"

    def write(self, voice: Voice, contest: Contest, told: dict[str, Any]) -> None:
        if self.folder is not None:
            (self.folder / "report.html").write_text(page(told, voice.say, voice.speech.language), "utf-8")
            if self.parquet:
                write_parquet(contest, self.folder / "results.parquet")


@contextmanager
def processes(workers: int) -> Iterator[tuple[Executor, int]]:
    """A pool of processes on this machine."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield pool, workers


def pool_of(workers: int, cluster: str | None) -> Pool:
    return processes(workers) if cluster is None else cluster_pool(cluster, workers)


def arena(voice: Voice, contest: Contest, pool: Pool, output: Output) -> None:
    """Play, then tell who is stronger and how sure that is."""
    if contest.test is not None and not 0 < contest.test < 0.5:
        raise BadRequest("bad-error", error=str(contest.test))
    file = output.file()
    with voice.progress(output.as_json) as progress, pool as (executor, workers):
        task = progress.add_task(contest.game, total=contest.total)
        contest.run(executor, workers, file, lambda now: progress.update(task, completed=len(now.results)))
    told = facts(contest)
    output.write(voice, contest, told)
    if output.as_json:
        voice.json(told)
    else:
        show(voice, told, output.folder)


def show(voice: Voice, told: dict[str, Any], folder: Path | None) -> None:
    """The figures, line by line."""
    voice.tell("arena-matches", matches=told["matches"], rounds=told["rounds"])
    for row in told["ratings"]:
        low, high = row["interval"]
        voice.tell("arena-rating", bot=row["bot"], elo=f"{row['elo']:+.0f}", low=f"{low:+.0f}", high=f"{high:+.0f}")
    for row in told["pairs"]:
        voice.tell(
            "arena-pair",
            a=row["a"],
            b=row["b"],
            share=percent(voice, row["share"]),
            error=percent(voice, row["error"]),
            adjusted=percent(voice, row["adjusted"]),
            adjusted_error=percent(voice, row["adjusted_error"]),
            evidence=voice.say("figure-hundredths", figure=row["evidence"]),
        )
    if told["decided"]:
        a, b = told["bots"][:2]
        voice.tell("arena-decided", a=a, b=b, stronger="yes" if told["pairs"][0]["evidence"] > 0 else "no")
    if folder is not None:
        voice.tell("arena-written", folder=str(folder))


def percent(voice: Voice, share: float) -> str:
    return voice.say("figure-tenths", figure=100 * share)
