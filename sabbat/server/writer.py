"""One thread writes. Everything that arrived while it was busy shares the next commit, and so one fsync."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from sabbat.core.errors import Refused

BATCH = 2000
"""The most jobs of one commit."""
TRIES = 3
"""How often a job is tried whose connection was lost, or that got in another's way."""
IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's words for two transactions that cannot both go on: serialization failure, deadlock."""

Job = Callable[[Connection], Any]
Row = tuple[str, int, bytes]


class StorageFailed(Refused):
    """The database does not take what must be kept: nothing of it has happened."""


class Conflict(Exception):
    """Another worker was first: its history counts."""


class Work(NamedTuple):
    """Events to be appended, and what else is to be done in the same commit."""

    rows: Sequence[Row]
    job: Job | None
    future: "asyncio.Future[Any]"


class Writer:
    """Takes work from an event loop and does it in its thread; the answer comes once it is durable."""

    def __init__(self, connect: Callable[[], Connection], append: str) -> None:
        """`append` is the statement that keeps one row of events."""
        self._connect = connect
        self._append = append
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sabbat-writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, job: Job | None, rows: Sequence[Row] = ()) -> Any:
        """What the job answers, once it and the rows are durable; Conflict or StorageFailed if nothing happened."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Work(rows, job, future))
        return await future

    def close(self) -> None:
        """Finish what is waiting."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._gather()
            if batch:
                self._settle(batch, self._commit(connection, batch))
        connection.close()

    def _gather(self) -> tuple[list[Work], bool]:
        """Wait for work, then take all that is there; False once the writer is to close."""
        batch: list[Work] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._queue.empty():
                return batch, True
            item = self._queue.get()
        return batch, False

    def _commit(self, connection: Connection, batch: list[Work], tries: int = TRIES) -> list[Any]:
        """The answers, an exception where work failed; if any does, each gets a commit of its own."""
        try:
            return self._try(connection, batch)
        except Exception as error:
            if len(batch) > 1:
                return [self._commit(connection, [work])[0] for work in batch]
            if tries > 1 and _worth_a_try(error):
                return self._commit(connection, batch, tries - 1)
            return [_reason(error)]

    def _try(self, connection: Connection, batch: list[Work]) -> list[Any]:
        """All of it in one transaction; events first and in order, so that two workers never wait for each other."""
        with connection.begin():
            rows = [row for work in batch for row in work.rows]
            if rows:
                connection.exec_driver_sql(self._append, sorted(rows) if len(batch) > 1 else rows)
            answers = [None if work.job is None else work.job(connection) for work in batch]
        self.commits += 1
        return answers

    @staticmethod
    def _settle(batch: list[Work], answers: list[Any]) -> None:
        """Tell each waiting coroutine, in one message to each loop."""
        loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for work, answer in zip(batch, answers, strict=True):
            loops.setdefault(work.future.get_loop(), []).append((work.future, answer))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, settled)


def _tell(settled: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in settled:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _worth_a_try(error: Exception) -> bool:
    """Whether the same work may succeed now: the connection was lost (and is made anew), or others were in the way.

    If a commit was done when its connection was lost, the key of the events says so: that is a Conflict.
    """
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in IN_THE_WAY


def _reason(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, (DBAPIError, OSError)):
        return StorageFailed("storage-failed", why=in_short(error))
    return error


def in_short(error: Exception) -> str:
    """Why a database refused, in one line."""
    return str(getattr(error, "orig", error)).strip().partition("\n")[0]
