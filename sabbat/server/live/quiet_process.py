"""A process for long work that nobody's move waits for: it yields to all others, to bots of people at play, too."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

T = TypeVar("T")
NICE, STEP = 15, 4
"""It yields at least so much, and so much more than bots do (Unix)."""
MOST = 19
"""Nobody can yield more."""


def _yield_to_others(bot_nice: int) -> None:
    """Yield more than the bots; where niceness has no room for that, run only when the processor is idle."""
    if not hasattr(os, "nice"):
        return
    bots = min(MOST, os.nice(0) + bot_nice)
    own = os.nice(max(NICE, bot_nice + STEP))
    if own < bots + STEP and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class ProcessDied(Exception):
    """The process died at its work."""


class QuietProcess:
    """Runs one job after the other, or a few at a time; processes start when needed, and again after one has died."""

    def __init__(self, bot_nice: int, workers: int = 1) -> None:
        self.workers = workers
        self.bot_nice = bot_nice
        """How much the bots of this house yield."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: object) -> T:
        """A job's answer; ProcessDied if it never came."""
        if self._pool is None:
            self._pool = self._start()
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise ProcessDied from None

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.workers, mp_context=spawn, initializer=_yield_to_others, initargs=(self.bot_nice,)
        )

    @property
    def processes(self) -> list[BaseProcess]:
        """The processes that have been started."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            processes = self.processes
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None
