"""A process for long work that nobody's move waits for: it yields to all others."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

T = TypeVar("T")
NICE = 15


def _yield_to_others() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


class ProcessDied(Exception):
    """The process died at its work."""


class QuietProcess:
    """Runs one job after the other, or a few at a time; processes start when needed, and again after one has died."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: object) -> T:
        """A job's answer; ProcessDied if it never came."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_yield_to_others)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise ProcessDied from None

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None
