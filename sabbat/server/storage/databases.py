"""Opening a database by its address: an SQLite file, or PostgreSQL; made or brought up to date as need be."""

import contextlib
import os
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event

from sabbat.core.errors import BadRequest
from sabbat.server.storage.commits import in_short
from sabbat.server.storage.journal import Journal
from sabbat.server.storage.migrations import NewerDatabase, upgrade
from sabbat.server.storage.schema import house
from sabbat.server.storage.store import Store

POSTGRES = ("postgresql", "postgres")
HOUSE_TABLES = {"alembic_version", "events", "house"}
"""By these tables a house is known, whatever its age."""
MIGRATING = 0x5ABBA7
"""The lock that workers take one after the other to bring the database up to date."""


WRITING = "sabbat_writing"
ANSWERING = 4
"""Seconds that a PostgreSQL server has to answer somebody who connects."""
LOCKED = 10
"""Seconds to wait for whoever else writes to a file: on a busy disk, our own writer process may take that long."""


def is_file(database: str | Path) -> bool:
    """Whether this is the path of a file, not the address of a server."""
    return "://" not in str(database)


def open_store(database: str | Path) -> Store:
    """The store at an address; BadRequest if it cannot be used."""
    return open_sqlite(Path(database)) if is_file(database) else open_postgres(str(database))


def recalled(database: str | Path, name: str) -> str | None:
    """A value that a house keeps under a name; the house may be open elsewhere. BadRequest if there is none."""
    if is_file(database) and not Path(database).exists():
        raise BadRequest("bad-database", file=str(database), why=BadRequest("system-missing"))
    engine = sqlite_engine(Path(database)) if is_file(database) else _postgres(str(database))
    query = sa.select(house.c.value).where(house.c.name == name)
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(query).scalar()
    except sa.exc.DBAPIError as error:
        file = str(database) if is_file(database) else shown(str(database))
        raise BadRequest("bad-database", file=file, why=in_short(error)) from None
    finally:
        engine.dispose()
    return found


def sqlite_engine(path: Path) -> Engine:
    """The engine of an SQLite file."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": LOCKED})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def open_sqlite(path: Path) -> Store:
    """The store in a file."""
    engine = sqlite_engine(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        need_house(path)
        with connect_to_write(engine) as connection, connection.begin():
            upgrade(connection)
            Journal().flush(connection)
        _private(path)
    except (sa.exc.DatabaseError, OSError, NewerDatabase) as error:
        engine.dispose()
        raise unusable(str(path), error) from None
    except BaseException:
        engine.dispose()
        raise
    return Store(engine, partial(connect_to_write, engine))


def unusable(file: str, error: Exception) -> BadRequest:
    """Why a database cannot be used; if its schema is newer than ours, a newer version of Sabbat has opened it."""
    if isinstance(error, NewerDatabase):
        return BadRequest("newer-database", file=file)
    return BadRequest("bad-database", file=file, why=in_short(error))


def need_house(path: Path, *, empty: bool = True) -> None:
    """BadRequest if a file holds something else than a house; one that is not there, or empty, may become one."""
    if not path.exists() or not path.stat().st_size:
        if empty:
            return
        raise BadRequest("not-a-house", file=str(path))
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=LOCKED)) as connection:
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BadRequest("bad-database", file=str(path), why=str(error)) from None
    if (found or not empty) and not found >= HOUSE_TABLES:
        raise BadRequest("not-a-house", file=str(path))


def _private(path: Path) -> None:
    """Let only the owner read the file: it holds secrets of matches and the key of the house."""
    with contextlib.suppress(OSError):
        os.chmod(path, 0o600)


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Durable (FULL) beside readers (WAL); transactions begin where we say."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA cache_size = -500")


def _begin(connection: Connection) -> None:
    """Take the write lock at the start of a transaction: SQLite cannot wait for it later."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def connect_to_write(engine: Engine) -> Connection:
    """A connection for transactions that write."""
    return engine.connect().execution_options(**{WRITING: True})


def open_postgres(address: str) -> Store:
    """The store in a PostgreSQL server."""
    engine = _postgres(address)
    event.listen(engine, "connect", _durable)
    try:
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            upgrade(connection)
    except (sa.exc.DBAPIError, NewerDatabase) as error:
        engine.dispose()
        raise unusable(shown(address), error) from None
    return Store(engine, engine.connect)


def _postgres(address: str) -> Engine:
    url = _parsed(address).set(drivername="postgresql+psycopg")
    try:
        return sa.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": ANSWERING})
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
