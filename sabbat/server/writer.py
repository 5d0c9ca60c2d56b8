"""One thread writes. Everything that arrived while it was busy shares the next commit, and so one fsync."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from sabbat.core.errors import Refused

log = logging.getLogger("sabbat.server")
P = TypeVar("P")
BATCH = 2000
"""With so many jobs a commit is begun, though more may wait."""
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


class Work(NamedTuple, Generic[P]):
    """Pages to be kept, what else is to be done in the same commit, and who waits for it where."""

    pages: Sequence[P]
    job: Job | None
    loop: asyncio.AbstractEventLoop
    settle: Settle


class Writer(Generic[P]):
    """Takes work from an event loop and does it in its thread; the answer comes once it is durable."""

    def __init__(self, connect: Callable[[], Connection], keep: Callable[[Connection, list[P]], None]) -> None:
        """`keep` writes down the pages of one commit: the fewer its statements, the less it waits for the loop."""
        self._connect = connect
        self._keep = keep
        self._tray: list[Work[P]] = []
        self._queue: queue.SimpleQueue[list[Work[P]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sabbat-writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, job: Job | None, pages: Sequence[P] = ()) -> Any:
        """What the job answers, once it and the pages are durable; Conflict or StorageFailed if nothing happened."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._hand_in(Work(pages, job, loop, partial(_resolve, future)))
        return await future

    def keep(self, pages: Sequence[P], settle: Settle) -> None:
        """Keep pages; `settle` hears None, in this event loop, once they are durable, or why they are not kept."""
        self._hand_in(Work(pages, None, asyncio.get_running_loop(), settle))

    def _hand_in(self, work: Work[P]) -> None:
        """What is handed in during one turn of the loop goes to the thread together."""
        if not self._tray:
            work.loop.call_soon(self._pass_on)
        self._tray.append(work)

    def _pass_on(self) -> None:
        tray, self._tray = self._tray, []
        self._queue.put(tray)

    def close(self) -> None:
        """Finish what is waiting."""
        self._pass_on()
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

    def _gather(self) -> tuple[list[Work[P]], bool]:
        """Wait for work, then take all that is there; False once the writer is to close."""
        batch: list[Work[P]] = []
        while (some := self._queue.get()) is not None:
            batch += some
            if len(batch) >= BATCH or self._queue.empty():
                return batch, True
        return batch, False

    def _commit(self, connection: Connection, batch: list[Work[P]], tries: int = TRIES) -> list[Any]:
        """The answers, an exception where work failed; if any does, each gets a commit of its own."""
        try:
            return self._try(connection, batch)
        except Exception as error:
            if len(batch) > 1:
                return [self._commit(connection, [work])[0] for work in batch]
            if tries > 1 and _worth_a_try(error):
                return self._commit(connection, batch, tries - 1)
            return [_reason(error)]

    def _try(self, connection: Connection, batch: list[Work[P]]) -> list[Any]:
        """All of it in one transaction; pages first, so that two workers never wait for each other."""
        with connection.begin():
            pages = [page for work in batch for page in work.pages]
            if pages:
                self._keep(connection, pages)
            answers = [None if work.job is None else work.job(connection) for work in batch]
        self.commits += 1
        return answers

    @staticmethod
    def _settle(batch: list[Work[P]], answers: list[Any]) -> None:
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
