"""The writer thread. Tasks that arrive while it is busy share the next commit, and so one fsync."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection

from sabbat.server.storage.batch import Sink, WriteBatch
from sabbat.server.storage.commits import Commits, Job, Task

BATCH = 2000
"""The most tasks of one commit."""
IDLE = 0.5
"""Seconds without work after which the thread flushes the journal."""


class Work(NamedTuple):
    """A task, and the future that waits for it."""

    task: Task
    done: "asyncio.Future[Any]"


class Writer:
    """Does tasks in a thread; the answer comes to the event loop once they are durable."""

    def __init__(self, connect: Callable[[], Connection], sink: Sink) -> None:
        self._connect = connect
        self._sink = sink
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sabbat-writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, job: Job) -> Any:
        """Do a job; return its result once it is durable. Conflict or StorageFailed if nothing happened."""
        return await self._queued(Task(None, job))

    def keep(self, batch: WriteBatch) -> "asyncio.Future[None]":
        """Write a batch; the future is done when it is durable."""
        return self._queued(Task(batch))

    def _queued(self, task: Task) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Work(task, done))
        return done

    def close(self) -> None:
        """Finish what is waiting."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        commits = Commits(self._connect(), self._sink)
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._gather()
            if batch:
                answers = commits.do([work.task for work in batch])
                self.commits = commits.count
                _answer(batch, answers)
                while self._sink.due and self._queue.empty():
                    commits.flush_some()
            if not self._sink.flushed and (not batch or not open_for_more):
                commits.flush()
        commits.close()

    def _gather(self) -> tuple[list[Work], bool]:
        """Wait for tasks and take all that are there; empty after a timeout; False once the writer should close."""
        batch: list[Work] = []
        try:
            while (work := self._queue.get(timeout=None if self._sink.flushed else IDLE)) is not None:
                batch.append(work)
                if len(batch) >= BATCH or self._queue.empty():
                    return batch, True
        except queue.Empty:
            return batch, True
        return batch, False


def _answer(batch: list[Work], answers: list[Any]) -> None:
    """Answer each task, with one call to each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for work, answer in zip(batch, answers, strict=True):
        loops.setdefault(work.done.get_loop(), []).append((work.done, answer))
    for loop, answered in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, answered)


def _resolve(answered: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    """Give each future its answer, or its exception, unless nobody waits any more."""
    for done, answer in answered:
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)
