"""What the master bot would play, for people who ask: one hint at a time each, and not too often."""

import asyncio
import secrets

from sabbat.bots.pool import Advice, BotPool
from sabbat.core.errors import BadRequest
from sabbat.server.live.timing import Limits, ticks
from sabbat.server.table import stand_ins
from sabbat.server.table.table import Table

LEVEL = "master"
HINT_RATE = 0.5
"""Hints a second for each person."""
BURST = 6


class Hints:
    """The hints of a house; together they take at most half of the workers, so that bots can play on."""

    def __init__(self, pool: BotPool, rate: float = HINT_RATE) -> None:
        self.pool = pool
        self.limits = Limits(rate, BURST)
        self._waiting: set[str] = set()
        """The people who wait for a hint."""
        self._room = asyncio.Semaphore(max(1, pool.size // 2))

    def ask(self, table: Table, person: str, seat: int) -> "asyncio.Task[Advice]":
        """A hint, if this person may have one now. The view and the actions are those of the moment of this check."""
        stand_ins.hint_allowed(table, person, seat)
        state = table.playing().state
        view, actions = state.view(seat), state.actions()
        if person in self._waiting:
            raise BadRequest("one-hint")
        if not self.limits.take(person, ticks()):
            raise BadRequest("hints-often")
        self._waiting.add(person)
        task = asyncio.create_task(self._advice(view, actions))
        task.add_done_callback(lambda _: self._waiting.discard(person))
        return task

    async def _advice(self, view: dict[str, object], actions: list[str]) -> Advice:
        async with self._room:
            return await self.pool.advise(LEVEL, view, actions, secrets.randbits(60))
