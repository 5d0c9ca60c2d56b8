"""Copies of a house: while it runs, back again, and its public records for everybody."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sabbat.core.errors import BadRequest, from_system
from sabbat.server.storage.databases import is_file, need_house, open_sqlite, open_store, shown
from sabbat.server.storage.schema import events, tables
from sabbat.server.storage.store import Store, readable
from sabbat.server.table import ending
from sabbat.server.table.table import rebuild

PAGES = 4096
"""How many pages are copied between two reports."""


def _file(database: str | Path) -> Path:
    """The file of a house; BadRequest names PostgreSQL's own tools for one that lives there."""
    if not is_file(database):
        raise BadRequest("copy-postgres", database=shown(str(database)))
    return Path(database)


def backup(house: str | Path, copy: Path, tell: Callable[[int, int], None] = lambda done, pages: None) -> None:
    """A copy of the house as it is at one moment; it may be running. `tell` hears how many pages of all are copied."""
    database = _file(house)
    if not database.exists():
        raise BadRequest("bad-database", file=str(database), why=BadRequest("system-missing"))
    if copy.exists():
        raise BadRequest("file-there", file=str(copy))
    part = copy.with_name(copy.name + ".part")
    try:
        _copy(database, part, tell)
        part.replace(copy)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(copy), why=from_system(error)) from None
    except sqlite3.Error as error:
        raise BadRequest("cannot-write", file=str(copy), why=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _copy(database: Path, copy: Path, tell: Callable[[int, int], None]) -> None:
    copy.touch(mode=0o600)
    with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
        source.execute("BEGIN")
        source.execute(
            "SELECT 1 FROM sqlite_master"
        ).fetchone()  # one moment for all steps, whatever is written meanwhile
        source.backup(target, pages=PAGES, sleep=0, progress=lambda _, left, pages: tell(pages - left, pages))
    with copy.open("rb") as file:
        os.fsync(file.fileno())


def restore(copy: Path, house: str | Path) -> None:
    """The house as it was when the copy was made; nothing is overwritten."""
    database = _file(house)
    if database.exists():
        raise BadRequest("file-there", file=str(database))
    if not copy.exists():
        raise BadRequest("no-file", file=str(copy), why=BadRequest("system-missing"))
    need_house(copy, empty=False)
    part = database.with_name(database.name + ".part")
    try:
        shutil.copyfile(copy, part)
        _sound(part)
        part.replace(database)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(database), why=from_system(error)) from None
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)


def _sound(file: Path) -> None:
    """BadRequest unless the file is a house, whole."""
    store = open_sqlite(file)
    try:
        with store.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        store.close()
    if found != "ok":
        raise BadRequest("bad-database", file=str(file), why=str(found))


def finished(database: str | Path) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Every finished public match: its code, its facts, its record."""
    store = open_store(database)
    try:
        query = sa.select(tables.c.code).where(tables.c.public, tables.c.status == "over").order_by(tables.c.opened)
        with store.engine.connect() as connection:
            codes = connection.execute(query).scalars().all()
        for code in codes:
            yield _record(store, code)
    finally:
        store.close()


def _record(store: Store, code: str) -> tuple[str, dict[str, Any], str]:
    query = sa.select(events.c.data).where(events.c.code == code).order_by(events.c.seq)
    with store.engine.connect() as connection:
        table = rebuild(code, readable(code, connection.execute(query).scalars()))
    record = ending.record(table)
    facts = {"table": code, "game": record.game, "players": record.players, "options": record.options}
    facts |= {"names": record.names, "started": record.started, "outcome": table.outcome}
    moves = [[move.seat, move.action] for move in record.moves]
    return code, {**facts, "secret": record.secret, "nonces": record.nonces, "moves": moves}, str(record)
