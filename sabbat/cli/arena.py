"""`sabbat arena`: a contest of bots, with a progress bar while it is played and a report afterwards."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sabbat.arena.contest import Contest
from sabbat.arena.report import facts, page
from sabbat.cli.voice import Voice
from sabbat.core.errors import BadRequest


def arena(voice: Voice, contest: Contest, workers: int, folder: Path | None, as_json: bool) -> None:
    """Play, then tell who is stronger and how sure that is."""
    if contest.test is not None and not 0 < contest.test < 0.5:
        raise BadRequest("bad-error", error=str(contest.test))
    file = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "results.jsonl"
    columns = (TextColumn(contest.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=voice.console, transient=True, disable=as_json) as progress,
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        task = progress.add_task(contest.game, total=contest.total)
        contest.run(pool, workers, file, lambda now: progress.update(task, completed=len(now.results)))
    told = facts(contest)
    if folder is not None:
        (folder / "report.html").write_text(page(told, voice.say, voice.speech.language), "utf-8")
    if as_json:
        voice.json(told)
    else:
        show(voice, told, folder)


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
