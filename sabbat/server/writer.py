"""One thread writes. Everything that arrived while it was busy shares the next commit, and so one fsync."""

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection

from sabbat.server.commits import Commits, Job, Settle, Task, tell
from sabbat.server.ledger import Entry, Ledger

BATCH = 2000
"""With so many tasks a commit is begun, though more may wait."""
IDLE = 0.5
"""After so many seconds without work there is time to file."""


class Work(NamedTuple):
    """A task, and who waits for it where."""

    task: Task
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

    async def do(self, job: Job) -> Any:
        """What the job answers, once it is durable; Conflict or StorageFailed if nothing happened."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Work(Task(None, job), loop, partial(resolve, future)))
        return await future

    def keep(self, entry: Entry, settle: Settle) -> None:
        """Keep an entry; `settle` hears None, in this event loop, once it is durable, or why it is not kept."""
        self._queue.put(Work(Task(entry), asyncio.get_running_loop(), settle))

    def close(self) -> None:
        """Finish what is waiting."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        commits = Commits(self._connect(), self._ledger)
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._gather()
            if batch:
                answers = commits.do([work.task for work in batch])
                self.commits = commits.count
                self._settle(batch, answers)
            if not self._ledger.filed and (not batch or not open_for_more):
                commits.file()
        commits.close()

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

    @staticmethod
    def _settle(batch: list[Work], answers: list[Any]) -> None:
        """Tell each who waits, in one message to each loop."""
        loops: dict[asyncio.AbstractEventLoop, list[tuple[Settle, Any]]] = {}
        for work, answer in zip(batch, answers, strict=True):
            loops.setdefault(work.loop, []).append((work.settle, answer))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, settled)


def resolve(future: "asyncio.Future[Any]", answer: Any) -> None:
    """Give a future its answer, or its exception, unless nobody waits any more."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
