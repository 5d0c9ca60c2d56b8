"""Moments of finished matches as exercises: what each action was worth is worked out once, quietly, and kept."""

import asyncio
from typing import Any

import msgspec

from sabbat.analysis.appraisal import Appraisal, appraise
from sabbat.analysis.puzzles import seed_of
from sabbat.core.errors import BadRequest
from sabbat.games import find
from sabbat.server.live.quiet_process import ProcessDied, QuietProcess
from sabbat.server.storage.reviews import KeptReviews

SIMULATIONS = 4000
"""Shared out among the actions of a moment."""
PATIENCE = 2.0
"""Seconds after which whoever waits for an answer is asked to ask again."""
AT_ONCE_MOST = 12


class Exercises:
    """The appraisals of a house."""

    def __init__(self, kept: KeptReviews, process: QuietProcess) -> None:
        self.kept = kept
        self._process = process
        self._works: dict[tuple[str, str], asyncio.Task[Appraisal]] = {}

    async def appraisal(self, code: str, at: int, game: str, view: dict[str, Any]) -> Appraisal | None:
        """What each action at a moment was worth, as far as its seat could know; None if that takes longer."""
        key = (code, f"move-{at}")
        data = await self.kept.read(*key)
        if data is not None:
            return msgspec.json.decode(data, type=Appraisal)
        work = self.begin(code, at, game, view)
        try:
            return await asyncio.wait_for(asyncio.shield(work), PATIENCE)
        except TimeoutError:
            return None
        except ProcessDied:
            raise BadRequest("exercise-failed") from None

    def begin(self, code: str, at: int, game: str, view: dict[str, Any]) -> "asyncio.Task[Appraisal]":
        """The work on an appraisal, begun if nobody has; BadRequest if too much is asked for at once."""
        key = (code, f"move-{at}")
        if key not in self._works:
            if len(self._works) >= AT_ONCE_MOST:
                raise BadRequest("reviews-busy")
            work = self._works[key] = asyncio.create_task(self._do(key, game, view))
            work.add_done_callback(lambda _: self._works.pop(key))
        return self._works[key]

    async def _do(self, key: tuple[str, str], game: str, view: dict[str, Any]) -> Appraisal:
        found = await self._process.run(appraised, game, view, SIMULATIONS)
        await self.kept.keep(*key, msgspec.json.encode(found))
        return found

    def close(self) -> None:
        """End what is at work."""
        for work in self._works.values():
            work.cancel()


def appraised(game: str, view: dict[str, Any], simulations: int) -> Appraisal:
    """The appraisal of a view."""
    return Appraisal(appraise(find(game), view, simulations, seed_of(view)), simulations)
