"""One thread writes. Everything that arrived while it was busy shares the next commit, and so one fsync."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from sabbat.core.errors import Refused

BATCH = 2000
"""The most jobs of one commit."""

Job = Callable[[Connection], Any]


class StorageFailed(Refused):
    """The database does not take what must be kept: nothing of it has happened."""


class Conflict(Exception):
    """Another worker was first: its history counts."""


class Writer:
    """Takes jobs from an event loop and does them in its thread; a job's answer comes once it is durable."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sabbat-writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, job: Job) -> Any:
        """What the job answers, once it is durable; Conflict or StorageFailed if it did not happen."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def close(self) -> None:
        """Finish what is waiting."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._gather()
            if batch:
                self._settle(batch, self._commit(connection, [job for job, _ in batch]))
        connection.close()

    def _gather(self) -> tuple[list[tuple[Job, asyncio.Future[Any]]], bool]:
        """Wait for a job, then take all that are there; False once the writer is to close."""
        batch: list[tuple[Job, asyncio.Future[Any]]] = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._jobs.empty():
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _commit(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        """The answers of the jobs, an exception where one failed; if one does, each gets a commit of its own."""
        try:
            with connection.begin():
                answers = [job(connection) for job in jobs]
            self.commits += 1
        except Exception as error:
            if len(jobs) > 1:
                return [self._commit(connection, [job])[0] for job in jobs]
            return [_reason(error)]
        return answers

    @staticmethod
    def _settle(batch: list[tuple[Job, asyncio.Future[Any]]], answers: list[Any]) -> None:
        """Tell each waiting coroutine, in one message to each loop."""
        loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, future), answer in zip(batch, answers, strict=True):
            loops.setdefault(future.get_loop(), []).append((future, answer))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, settled)


def _tell(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in settled:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _reason(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, (DatabaseError, OSError)):
        return StorageFailed("storage-failed", why=str(getattr(error, "orig", error)))
    return error
