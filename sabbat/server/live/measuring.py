"""Lets bots measure public adventures in the background, one match after the other, and stores the figures."""

import asyncio
import logging
import time

from sabbat.bots import measure, trial
from sabbat.bots.trial import Flown
from sabbat.server.live.background import calmly
from sabbat.server.live.trials import Trials
from sabbat.server.storage.adventures import Adventures, Unmeasured

log = logging.getLogger("sabbat.server")
BUDGET = 60.0
"""Seconds for one adventure; matches that are not flown by then are left out."""


class Measuring:
    """Measures what is public and not measured yet. Two workers may measure the same one; the figures are equal."""

    def __init__(self, game: str, shelf: Adventures, trials: Trials) -> None:
        self.game = game
        self.shelf = shelf
        self.trials = trials
        self._wanted = asyncio.Event()
        self._failed: set[tuple[str, int]] = set()
        """Versions that could not be flown: they are tried again when the house is opened again."""
        self._wanted.set()

    def wake(self) -> None:
        """Something may have become public."""
        self._wanted.set()

    async def run(self) -> None:
        """Measure whenever there is something to measure."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            await calmly(self.measure_all)

    async def measure_all(self) -> None:
        """Measure one adventure after the other until none is left."""
        while (found := await self.shelf.unmeasured(self._failed)) is not None:
            flown = await self._fly(found)
            if flown:
                figures = measure.count(flown, found.players)
                await self.shelf.keep_measures(found.id, found.version, figures)
            else:
                self._failed.add((found.id, found.version))

    async def _fly(self, found: Unmeasured) -> list[tuple[str, Flown]]:
        """As many matches as there is time for; none if one could not be flown."""
        until = time.monotonic() + BUDGET
        flown: list[tuple[str, Flown]] = []
        for level, seed in measure.matches():
            if flown and time.monotonic() > until:
                break
            match = (self.game, found.layout, found.players, level, seed)
            try:
                flown.append((level, await self.trials.run_for_house(trial.fly, *match)))
            except Exception:  # whatever is wrong with one adventure, the next is measured
                log.warning("an adventure cannot be measured", extra={"adventure": found.id}, exc_info=True)
                return []
        return flown
