"""One server to a file: a second one would show people other tables than the first, and is refused."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sabbat.core.errors import BadRequest, from_system
from sabbat.server.storage.databases import is_file

try:
    import fcntl
except ImportError:  # a system that has no such locks
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def occupied(database: str | Path) -> Iterator[None]:
    """Lock a house's file for this server; BadRequest if another server has it. If the server dies, the lock is gone.

    The lock is on a file beside the database: SQLite has locks of its own on that one, and loses them if we close it.
    """
    if fcntl is None or not is_file(database):
        yield
        return
    path = Path(f"{database}-lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        place = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadRequest("bad-database", file=str(database), why=from_system(error)) from None
    try:
        fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(place)
        raise BadRequest("house-occupied", file=str(database)) from None
    try:
        yield
    finally:
        os.close(place)
