"""Commits: what arrived together is one transaction; if that fails, each has a transaction of its own."""

import logging
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from sabbat.core.errors import Refused
from sabbat.server.ledger import Entry, Ledger, together

log = logging.getLogger("sabbat.server")
TRIES = 3
"""How often a task is tried whose connection was lost, or that got in another's way."""
IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's words for two transactions that cannot both go on: serialization failure, deadlock."""

Job = Callable[[Connection], Any]
Settle = Callable[[Any], None]
"""Is given the answer, or the exception, once it is certain."""


class StorageFailed(Refused):
    """The database does not take what must be kept: nothing of it has happened."""


class Conflict(Exception):
    """Another worker was first: its history counts."""


class Task(NamedTuple):
    """What is to be kept, and what else is to be done in the same commit."""

    entry: Entry | None
    job: Job | None = None


class Commits:
    """A connection, and the ledger that is written through it."""

    def __init__(self, connection: Connection, ledger: Ledger) -> None:
        self._connection = connection
        self.ledger = ledger
        self.count = 0

    def do(self, tasks: list[Task]) -> list[Any]:
        """The answers, an exception where a task failed; all that has an answer is durable."""
        if not tasks:
            return []
        try:
            return self._try(tasks, apart=False)
        except Exception:
            return [self._alone(task) for task in tasks]

    def file(self) -> None:
        """File what was written down in haste; if something is in the way, another time."""
        try:
            with self._connection.begin():
                self.ledger.file(self._connection)
        except DBAPIError:
            self.ledger.undo()

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
        """All of it in one transaction, entries first."""
        entry = together([task.entry for task in tasks if task.entry is not None])
        jobs = [task.job for task in tasks]
        if apart or any(jobs) or not self.ledger.keep_quickly(self._connection, entry):
            answers = self._transact(entry, jobs, apart)
        else:
            answers = [None] * len(tasks)
        self.count += 1
        return answers

    def _transact(self, entry: Entry, jobs: list[Job | None], apart: bool) -> list[Any]:
        try:
            with self._connection.begin():
                if entry.events:
                    self.ledger.keep(self._connection, entry, apart)
                return [None if job is None else job(self._connection) for job in jobs]
        except BaseException:
            self.ledger.undo()
            raise


def tell(settled: list[tuple[Settle, Any]]) -> None:
    """Give each who waits their answer."""
    for settle, answer in settled:
        try:
            settle(answer)
        except Exception:
            log.exception("what is durable could not be told")


def _worth_a_try(error: Exception) -> bool:
    """Whether the same task may succeed now: the connection was lost (and is made anew), or others were in the way.

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
