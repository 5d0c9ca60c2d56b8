"""Reviews of finished matches, worked out in a process of their own, piece by piece; nobody's move waits for one."""

import asyncio
import time
from dataclasses import dataclass, field

import msgspec

from sabbat.analysis.review import Effort, MoveReview, assemble, looks
from sabbat.analysis.telling import ToldReview, told
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record
from sabbat.games import find
from sabbat.server.live.quiet_process import ProcessDied, QuietProcess
from sabbat.server.storage.reviews import KeptReviews
from sabbat.server.table import ending
from sabbat.server.table.table import Table

EFFORTS = {"quick": Effort(simulations=400, rollouts=24), "deep": Effort(simulations=6000, rollouts=240)}
BUDGET = {"quick": 40.0, "deep": 600.0}
"""Seconds of work; what is not looked at by then is left out, and said to be."""
PIECES = {"quick": 6, "deep": 40}
FORGOTTEN = 12.0
"""Seconds after which a review that nobody asks for any more is given up."""
AT_ONCE_MOST = 12


@dataclass
class ReviewWork:
    """A review that is being worked out, and how far it is."""

    task: "asyncio.Task[None] | None" = None
    done: int = 0
    pieces: int = 1
    wanted: float = field(default_factory=time.monotonic)
    review: ToldReview | None = None


class Reviews:
    """The reviews of a house."""

    def __init__(self, kept: KeptReviews) -> None:
        self.kept = kept
        self.process = QuietProcess()
        self._works: dict[tuple[str, str], ReviewWork] = {}

    async def read(self, code: str, effort: str) -> ToldReview | None:
        """A review that was worked out before."""
        data = await self.kept.read(code, effort)
        return None if data is None else msgspec.json.decode(data, type=ToldReview)

    def work(self, table: Table, effort: str) -> ReviewWork:
        """The work on a review, begun if nobody has; BadRequest if too much is asked for at once."""
        key = (table.code, effort)
        work = self._works.get(key)
        if work is None:
            if len(self._works) >= AT_ONCE_MOST:
                raise BadRequest("reviews-busy")
            work = self._works[key] = ReviewWork(pieces=PIECES[effort])
            work.task = asyncio.create_task(self._do(key, ending.record(table), work))
        work.wanted = time.monotonic()
        return work

    def at_work(self, code: str, effort: str) -> ReviewWork | None:
        """The work on a review, if somebody asked for it."""
        work = self._works.get((code, effort))
        if work is not None:
            work.wanted = time.monotonic()
        return work

    def give_up(self, code: str, effort: str) -> None:
        """Nobody wants this review any more."""
        work = self._works.get((code, effort))
        if work is not None and work.task is not None:
            work.task.cancel()

    async def _do(self, key: tuple[str, str], record: Record, work: ReviewWork) -> None:
        try:
            work.review = await self._worked_out(record, key[1], work)
            if not work.review.missing:
                await self.kept.keep(*key, msgspec.json.encode(work.review))
            await asyncio.sleep(FORGOTTEN if work.review.missing else 0)
        finally:
            del self._works[key]

    async def _worked_out(self, record: Record, effort: str, work: ReviewWork) -> ToldReview:
        """A review, whole or as far as time, the process and people's patience went."""
        looked: list[MoveReview] = []
        until = time.monotonic() + BUDGET[effort]
        for piece in range(work.pieces):
            now = time.monotonic()
            if now > until or now - work.wanted > FORGOTTEN:
                break
            try:
                looked += await self.process.run(look_at, str(record), EFFORTS[effort], piece, work.pieces)
            except ProcessDied:
                continue
            work.done += 1
        return told(assemble(find(record.game), record, EFFORTS[effort], looked))

    def close(self) -> None:
        """End what is at work."""
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
        self.process.close()


def look_at(record: str, effort: Effort, piece: int, pieces: int) -> list[MoveReview]:
    """A piece of a review: every how-manieth moment."""
    match = Record.parse(record)
    return list(looks(find(match.game), match, effort, piece, pieces))
