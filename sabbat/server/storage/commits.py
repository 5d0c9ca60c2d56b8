"""Commits: tasks that arrive together share a transaction. If a batch fails, its tasks are retried one by one."""

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from sabbat.core.errors import Refused
from sabbat.server.storage.batch import Sink, WriteBatch, merged

TRIES = 3
"""How often a task is tried if its connection is lost or it collides with another transaction."""
IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's codes for two transactions that cannot both go on: serialization failure, deadlock."""

Job = Callable[[Connection], Any]


class StorageFailed(Refused):
    """The database refused to store events: nothing has happened."""


class Conflict(Exception):
    """Another process appended to the table first: its events count."""


class WriterDied(StorageFailed):
    """The writer process died before it answered: the events may be stored or not."""


class Task(NamedTuple):
    """A batch to write, and a job to do in the same commit."""

    batch: WriteBatch | None
    job: Job | None = None


class Commits:
    """A connection, and the sink that it writes to."""

    def __init__(self, connection: Connection, sink: Sink) -> None:
        self._connection = connection
        self.sink = sink
        self.count = 0

    def do(self, tasks: list[Task]) -> list[Any]:
        """The result of each task, or the exception it failed with. Every task with a result is durable."""
        if not tasks:
            return []
        try:
            return self._try(tasks, apart=False)
        except Exception as error:
            if locked(error):
                return [_reason(error) for _ in tasks]
            return [self._alone(task) for task in tasks]

    def flush(self) -> None:
        """Flush the journal; if the database refuses, the next flush tries again."""
        try:
            with self._connection.begin():
                self.sink.flush(self._connection)
        except DBAPIError:
            self.sink.undo()

    def flush_some(self) -> None:
        """Flush a part of the journal, which takes about a millisecond."""
        self.sink.flush_some(self._connection)

    def close(self) -> None:
        self._connection.close()

    def _alone(self, task: Task, tries: int = TRIES) -> Any:
        try:
            return self._try([task], apart=True)[0]
        except Exception as error:
            if tries > 1 and _worth_a_try(error):
                return self._alone(task, tries - 1)
            return _reason(error)

    def _try(self, tasks: list[Task], apart: bool) -> list[Any]:
        """Do all tasks in one transaction, batches first."""
        batch = merged([task.batch for task in tasks if task.batch is not None])
        jobs = [task.job for task in tasks]
        if batch.empty and not any(jobs):
            self._lock()
            return [None] * len(tasks)
        if apart or any(jobs) or not self.sink.keep_quickly(self._connection, batch):
            answers = self._transact(batch, jobs, apart)
        else:
            answers = [None] * len(tasks)
        self.count += 1
        return answers

    def _lock(self) -> None:
        """Lock the database for writing, and write nothing: somebody asks whether it can be written to."""
        self._connection.begin().rollback()

    def _transact(self, batch: WriteBatch, jobs: list[Job | None], apart: bool) -> list[Any]:
        try:
            with self._connection.begin():
                if not batch.empty:
                    self.sink.keep(self._connection, batch, apart)
                return [None if job is None else job(self._connection) for job in jobs]
        except BaseException:
            self.sink.undo()
            raise


def _worth_a_try(error: Exception) -> bool:
    """Whether to retry a task: the connection was lost (and is opened again), or another transaction was in the way.

    If a commit was done when its connection was lost, the key of the events says so: that is a Conflict.
    """
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in IN_THE_WAY


def locked(error: Exception) -> bool:
    """Whether an SQLite file was locked for so long that it was no longer waited for: to retry would take as long."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _reason(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, (DBAPIError, sqlite3.Error, OSError)):
        return StorageFailed("storage-failed", why=in_short(error))
    return error


def in_short(error: Exception) -> str:
    """Why a database refused, in one line."""
    return str(getattr(error, "orig", error)).strip().partition("\n")[0]
