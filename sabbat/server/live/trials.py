"""Lets bots fly adventures for their makers in a separate low-priority process, one trial at a time for each person."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sabbat.core.errors import BadRequest
from sabbat.server.live.quiet_process import QuietProcess

T = TypeVar("T")
WAITING_MOST = 8
"""So many people may wait for the process; more are asked to come back."""


class Trials:
    """One trial of each person at a time."""

    def __init__(self, bot_nice: int) -> None:
        self._process = QuietProcess(bot_nice)
        self._people: set[str] = set()

    async def run(self, person: str, job: Callable[..., T], *args: object) -> T:
        """A job's answer; BadRequest if this person waits for one already, or too many do."""
        async with self._turn(person):
            return await self._process.run(job, *args)

    async def run_for_house(self, job: Callable[..., T], *args: object) -> T:
        """A job that the house wants done; it waits in the same line, and people wait for one such job at most."""
        return await self._process.run(job, *args)

    @asynccontextmanager
    async def _turn(self, person: str) -> AsyncIterator[None]:
        if person in self._people:
            raise BadRequest("one-trial")
        if len(self._people) >= WAITING_MOST:
            raise BadRequest("trials-busy")
        self._people.add(person)
        try:
            yield
        finally:
            self._people.discard(person)

    def close(self) -> None:
        self._process.close()
