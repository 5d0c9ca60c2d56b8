"""Opening a database by its address: an SQLite file, or PostgreSQL; made or brought up to date as need be."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event

from sabbat.core.errors import BadRequest
from sabbat.server.commits import in_short
from sabbat.server.journal import Journal
from sabbat.server.migrations import upgrade
from sabbat.server.store import Store

POSTGRES = ("postgresql", "postgres")
MIGRATING = 0x5ABBA7
"""The lock that workers take one after the other to bring the database up to date."""


def is_file(database: str | Path) -> bool:
    """Whether this is the path of a file, not the address of a server."""
    return "://" not in str(database)


def open_store(database: str | Path) -> Store:
    """The store at an address; BadRequest if it cannot be used."""
    return open_sqlite(Path(database)) if is_file(database) else open_postgres(str(database))


def sqlite_engine(path: Path) -> Engine:
    """The way to a file."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def open_sqlite(path: Path) -> Store:
    """The store in a file."""
    engine = sqlite_engine(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            upgrade(connection)
            Journal().file(connection)
        _private(path)
    except (sa.exc.DatabaseError, OSError) as error:
        engine.dispose()
        raise BadRequest("bad-database", file=str(path), why=in_short(error)) from None
    return Store(engine)


def _private(path: Path) -> None:
    """Secrets of matches and the house's key are inside: for the owner's eyes."""
    with contextlib.suppress(OSError):
        os.chmod(path, 0o600)


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Durable (FULL) beside readers (WAL); transactions begin where we say."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA cache_size = -500")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def open_postgres(address: str) -> Store:
    """The store in a PostgreSQL server."""
    engine = _postgres(address)
    event.listen(engine, "connect", _durable)
    try:
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            upgrade(connection)
    except sa.exc.DBAPIError as error:
        engine.dispose()
        raise BadRequest("bad-database", file=shown(address), why=in_short(error)) from None
    return Store(engine)


def _postgres(address: str) -> Engine:
    url = _parsed(address).set(drivername="postgresql+psycopg")
    try:
        return sa.create_engine(url, pool_pre_ping=True)
    except ImportError:
        raise BadRequest("not-installed", what="PostgreSQL") from None


def _parsed(address: str) -> sa.URL:
    """The address of a PostgreSQL server; BadRequest if it is none."""
    scheme = address.partition("://")[0]
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        raise BadRequest("unknown-database", database=scheme) from None
    if url.drivername not in POSTGRES:
        raise BadRequest("unknown-database", database=scheme)
    return url


def shown(address: str) -> str:
    """An address without its password."""
    return _parsed(address).render_as_string(hide_password=True)


def _durable(connection: Any, _: object) -> None:
    """A commit that was answered is on the disk, whatever the server's default."""
    connection.execute("SET synchronous_commit = on")
    connection.commit()
