"""Computes reviews of finished matches piece by piece in a separate process, so that no move waits for one."""

import asyncio
import contextlib
import time
from dataclasses import dataclass, field, replace

import msgspec

from sabbat.analysis.review import Effort, MoveReview, assemble, looks
from sabbat.analysis.telling import ToldReview, told
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record, steps
from sabbat.games import find
from sabbat.server.live.quiet_process import ProcessDied, QuietProcess
from sabbat.server.storage.reviews import KeptReviews
from sabbat.server.table import ending
from sabbat.server.table.table import Table

EFFORTS = {"quick": Effort(simulations=400, rollouts=24), "deep": Effort(simulations=6000, rollouts=240)}
QUICK_MOST = 20_000
"""So many simulations a quick review has for all decisions together: it is there within seconds of the end."""
FEWEST = 40
LANES = 2
"""So many processes work on a review."""
BUDGET = {"quick": 40.0, "deep": 600.0}
"""Seconds of work. Moments that are not examined by then are left out, and the review says so."""
PIECES = {"quick": 6, "deep": 40}
FORGOTTEN = 12.0
"""Seconds after which the work on a review stops if no client has asked for it."""
AT_ONCE_MOST = 12


@dataclass
class ReviewWork:
    """A review that is being computed, and its progress."""

    task: "asyncio.Task[None] | None" = None
    done: int = 0
    pieces: int = 1
    wanted: float = field(default_factory=time.monotonic)
    review: ToldReview | None = None


class Reviews:
    """The reviews of a house."""

    def __init__(self, kept: KeptReviews, bot_nice: int) -> None:
        self.kept = kept
        self.process = QuietProcess(bot_nice, LANES)
        self._works: dict[tuple[str, str], ReviewWork] = {}

    async def read(self, code: str, effort: str) -> ToldReview | None:
        """A stored review; None if there is none."""
        data = await self.kept.read(code, effort)
        return None if data is None else msgspec.json.decode(data, type=ToldReview)

    def work(self, table: Table, effort: str) -> ReviewWork:
        """The work on a review, started unless it is under way; BadRequest if too many are asked for at once."""
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
        """The work on a review, if it is under way."""
        work = self._works.get((code, effort))
        if work is not None:
            work.wanted = time.monotonic()
        return work

    def give_up(self, code: str, effort: str) -> None:
        """Stop the work on a review."""
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
        """Compute a review. It is partial if time runs out, the process dies or nobody asks for it any more."""
        looked: list[MoveReview] = []
        until, means = time.monotonic() + BUDGET[effort], effort_for(record, effort)

        async def lane(first: int) -> None:
            """Every other piece, one after the other."""
            for piece in range(first, work.pieces, LANES):
                now = time.monotonic()
                if now > until or now - work.wanted > FORGOTTEN:
                    return
                with contextlib.suppress(ProcessDied):
                    looked.extend(await self.process.run(look_at, str(record), means, piece, work.pieces))
                    work.done += 1

        await asyncio.gather(*(lane(first) for first in range(LANES)))
        return told(assemble(find(record.game), record, means, looked))

    def close(self) -> None:
        """Stop all work."""
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
        self.process.close()


def effort_for(record: Record, effort: str) -> Effort:
    """How much is thought about each moment of a match: in a quick review of a long one, less."""
    usual = EFFORTS[effort]
    if effort != "quick":
        return usual
    decisions = sum(step.state.actor >= 0 and step.state.count() > 1 for step in steps(find(record.game), record))
    return replace(usual, simulations=min(usual.simulations, max(FEWEST, QUICK_MOST // max(1, decisions))))


def look_at(record: str, effort: Effort, piece: int, pieces: int) -> list[MoveReview]:
    """Examine one piece of a match: of every `pieces` moments in order, the one numbered `piece`."""
    match = Record.parse(record)
    return list(looks(find(match.game), match, effort, piece, pieces))
