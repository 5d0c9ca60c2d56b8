"""A contest: rounds of matches on a pool of processes. Results are stored as matches end; a contest can be resumed."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sabbat.arena.entrants import make_bot, release
from sabbat.arena.match import Job, Result, play
from sabbat.arena.schedule import groups, seatings
from sabbat.arena.statistics import bound, evidence, pair_shares
from sabbat.core.errors import BadRequest
from sabbat.games import find

AHEAD = 4
"""How many matches each worker has in its queue."""


@dataclass
class Contest:
    """What is played, and the results so far."""

    game: str
    bots: list[str]
    mode: str = "round-robin"
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    rounds: int = 50
    seed: int = 0
    test: float | None = None
    """The error of a sequential test of the first bot against the second; without a test every round is played."""
    playouts: int = 0
    """How many value a chance outcome, for results without luck; with none, the insight does."""
    short: bool = False
    """Whether playouts stop at the insight's horizon, where it judges."""
    results: dict[str, Result] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = find(self.game)
        game.new(game.check_players(self.players), self.options)
        self.companies = groups(self.mode, self.bots, self.players)
        if self.rounds < 1:
            raise BadRequest("bad-matches", matches=self.rounds)
        for name in self.bots:
            release(make_bot(name, game, 0))

    @property
    def total(self) -> int:
        """How many matches there are to play."""
        return self.rounds * sum(1 for _ in self.round(0))

    def round(self, number: int) -> Iterator[Job]:
        for seats in seatings(self.companies):
            yield Job(self.game, self.options, seats, number, self.seed, self.playouts, self.short)

    def open_jobs(self) -> Iterator[Job]:
        """The matches that have no result yet."""
        for number in range(self.rounds):
            for job in self.round(number):
                if job.id not in self.results:
                    yield job

    @property
    def evidence(self) -> float:
        """For (above zero) or against the first bot being stronger than the second."""
        return evidence(pair_shares(self.results.values(), self.bots[0], self.bots[1]))

    @property
    def decided(self) -> bool:
        return self.test is not None and abs(self.evidence) >= bound(self.test)

    def header(self) -> dict[str, Any]:
        """What must be equal for results to belong together."""
        names = ("game", "bots", "mode", "players", "options", "seed", "playouts", "short")
        return {"contest": {name: getattr(self, name) for name in names}}

    def read(self, file: Path) -> None:
        """Take over the results of an earlier run; BadRequest if they are of another contest."""
        lines = file.read_text("utf-8").splitlines(keepends=True)
        if not lines:
            return
        if {"playouts": 0, "short": False, **json.loads(lines[0]).get("contest", {})} != self.header()["contest"]:
            raise BadRequest("another-contest", file=str(file))
        for line in lines[1:]:
            if line.endswith("\n"):  # the last one may have been cut off
                result = Result(**json.loads(line))
                self.results[result.id] = result

    def run(self, pool: Executor, workers: int, file: Path | None, told: Callable[["Contest"], None]) -> None:
        """Play what is open; each result is written down before it is told."""
        if file is not None and file.exists():
            self.read(file)
            self.write_all(file)
        elif file is not None:
            self.write_all(file)
        waiting: set[Future[Result]] = set()
        queue = self.open_jobs()
        while not self.decided:
            for job in queue:
                waiting.add(pool.submit(play, job))
                if len(waiting) >= AHEAD * workers:
                    break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                self.keep(future.result(), file)
            told(self)
        for future in waiting:
            future.cancel()

    def keep(self, result: Result, file: Path | None) -> None:
        """Count a result and write it down, once: a cluster may play a match again when it has lost a worker."""
        if result.id in self.results:
            return
        self.results[result.id] = result
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(result.plain(), ensure_ascii=False) + "\n")

    def write_all(self, file: Path) -> None:
        """The header and the results known, without a line that was cut off."""
        rows = [self.header(), *(result.plain() for result in self.results.values())]
        text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        spare = file.with_suffix(".new")
        spare.write_text(text, "utf-8")
        spare.replace(file)
