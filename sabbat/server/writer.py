"""One thread writes. Everything that arrived while it was busy shares the next commit, and so one fsync."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from sabbat.core.errors import Refused
from sabbat.server.ledger import Ledger, Page

log = logging.getLogger("sabbat.server")
BATCH = 2000
"""With so many jobs a commit is begun, though more may wait."""
IDLE = 0.5
"""After so many seconds without work there is time to file."""
TRIES = 3
"""How often a job is tried whose connection was lost, or that got in another's way."""
IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's words for two transactions that cannot both go on: serialization failure, deadlock."""

Job = Callable[[Connection], Any]
Settle = Callable[[Any], None]
"""Is given the answer, or the exception, once it is certain."""


class StorageFailed(Refused):
    """The database does not take what must be kept: nothing of it has happened."""


class Conflict(Exception):
    """Another worker was first: its history counts."""


class Work(NamedTuple):
    """Pages to be kept, what else is to be done in the same commit, and who waits for it where."""

    pages: Sequence[Page]
    job: Job | None
    loop: asyncio.AbstractEventLoop
    settle: Settle


class Writer:
    """Takes work from an event loop and does it in its thread; the answer comes once it is durable."""

    def __init__(self, connect: Callable[[], Connection], ledger: Ledger) -> None:
        self._connect = connect
        self._ledger = ledger
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sabbat-writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, job: Job | None, pages: Sequence[Page] = ()) -> Any:
        """What the job answers, once it and the pages are durable; Conflict or StorageFailed if nothing happened."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Work(pages, job, loop, partial(_resolve, future)))
        return await future

    def keep(self, pages: Sequence[Page], settle: Settle) -> None:
        """Keep pages; `settle` hears None, in this event loop, once they are durable, or why they are not kept."""
        self._queue.put(Work(pages, None, asyncio.get_running_loop(), settle))

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
            if not self._ledger.filed and (not batch or not open_for_more):
                self._file(connection)
        connection.close()

    def _gather(self) -> tuple[list[Work], bool]:
        """Wait for work, then take all that is there; nothing after a while; False once the writer is to close."""
        batch: list[Work] = []
        try:
            while (work := self._queue.get(timeout=None if self._ledger.filed else IDLE)) is not None:
                batch.append(work)
                if len(batch) >= BATCH or self._queue.empty():
                    return batch, True
        except queue.Empty:
            return batch, True
        return batch, False

    def _commit(self, connection: Connection, batch: list[Work]) -> list[Any]:
        """The answers, an exception where work failed; if any does, each gets a commit of its own."""
        try:
            return self._try(connection, batch, apart=False)
        except Exception:
            return [self._commit_apart(connection, work) for work in batch]

    def _commit_apart(self, connection: Connection, work: Work, tries: int = TRIES) -> Any:
        try:
            return self._try(connection, [work], apart=True)[0]
        except Exception as error:
            if tries > 1 and _worth_a_try(error):
                return self._commit_apart(connection, work, tries - 1)
            return _reason(error)

    def _file(self, connection: Connection) -> None:
        """File what was written down in haste; if something is in the way, another time."""
        try:
            with connection.begin():
                self._ledger.file(connection)
        except DBAPIError:
            self._ledger.undo()

    def _try(self, connection: Connection, batch: list[Work], apart: bool) -> list[Any]:
        """All of it in one transaction, pages first."""
        pages = [page for work in batch for page in work.pages]
        jobs = [work.job for work in batch]
        if apart or any(jobs) or not self._ledger.keep_quickly(connection, pages):
            answers = self._transact(connection, pages, jobs, apart)
        else:
            answers = [None] * len(batch)
        self.commits += 1
        return answers

    def _transact(self, connection: Connection, pages: list[Page], jobs: list[Job | None], apart: bool) -> list[Any]:
        try:
            with connection.begin():
                if pages:
                    self._ledger.keep(connection, pages, apart)
                return [None if job is None else job(connection) for job in jobs]
        except BaseException:
            self._ledger.undo()
            raise

    @staticmethod
    def _settle(batch: list[Work], answers: list[Any]) -> None:
        """Tell each who waits, in one message to each loop."""
        loops: dict[asyncio.AbstractEventLoop, list[tuple[Settle, Any]]] = {}
        for work, answer in zip(batch, answers, strict=True):
            loops.setdefault(work.loop, []).append((work.settle, answer))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, settled)


def _tell(settled: list[tuple[Settle, Any]]) -> None:
    for settle, answer in settled:
        try:
            settle(answer)
        except Exception:
            log.exception("what is durable could not be told")


def _resolve(future: "asyncio.Future[Any]", answer: Any) -> None:
    if future.done():
        return
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
