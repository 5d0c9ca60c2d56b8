"""Commands of the house without its start: each is forked from a process that has already imported everything.

Importing takes longer than most commands do. A command still has its own process, arguments, environment and streams.
Settings of Python itself have no effect on it: who tests those starts a Python.
"""

import atexit
import contextlib
import io
import json
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import IO

PATIENCE = 60
"""Seconds after which a command that should end by itself is killed."""
NUMBER = struct.Struct("i")


@cache
def _origin() -> socket.socket:
    """The connection to the process from which commands are forked; that process ends when the connection does."""
    ours, theirs = socket.socketpair()
    with theirs:
        origin = subprocess.Popen([sys.executable, __file__], stdin=theirs.fileno())
    atexit.register(origin.wait)
    atexit.register(ours.close)
    return ours


class Command:
    """`sabbat …` as a process, with what tests need of `subprocess.Popen`; `files` limits how many it may open."""

    def __init__(
        self,
        arguments: list[str],
        streams: list[int],
        env: dict[str, str] | None = None,
        files: int | None = None,
        patience: int = 0,
    ) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(_origin(), [b"."], [theirs.fileno(), *streams])
        wish = {"arguments": arguments, "env": env or dict(os.environ), "cwd": os.getcwd()}
        self._line.sendall(json.dumps({**wish, "files": files, "patience": patience}).encode() + b"\n")
        self._code: int | None = None
        self.pid: int = self._read()
        self.stdout: IO[str] | None = None

    def _read(self) -> int:
        """The next number that is told: first that of the process, then its exit code."""
        number: int = NUMBER.unpack(self._line.recv(NUMBER.size))[0]
        return number

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended."""
        if self._code is None:
            self._line.settimeout(timeout)
            self._code = self._read()
            self._line.close()
        return self._code

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


def run(arguments: list[str], env: dict[str, str], stdin: bytes) -> "subprocess.CompletedProcess[bytes]":
    """`sabbat …` with these arguments, this environment and this input."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as complained:
        given.write(stdin)
        for stream in (given, said, complained):
            stream.seek(0)
        streams = [given.fileno(), said.fileno(), complained.fileno()]
        code = Command(arguments, streams, env, patience=PATIENCE).wait()
        for stream in (said, complained):
            stream.seek(0)
        return subprocess.CompletedProcess(arguments, code, said.read(), complained.read())


# -- in the process from which commands are forked ---------------------------------------------------


def _serve() -> None:
    """Fork a process for each command that is wished for."""
    _rehearse()
    for name in [name for name in sys.modules if name.startswith("sabbat.cli")]:
        del sys.modules[name]  # it chooses its language when it is imported: each command imports it anew
    with socket.socket(fileno=0) as control:
        while wished := socket.recv_fds(control, 1, 4)[1]:
            if not os.fork():
                control.close()
                _tend(*wished)
                os._exit(0)
            for number in wished:
                os.close(number)
            _reap()


def _rehearse() -> None:
    """Do what commands and servers do when they start: some of their imports wait until then."""
    import sabbat.server.net.run  # noqa: F401
    from sabbat.cli import main
    from sabbat.server.storage.databases import open_store

    sys.argv = ["sabbat", "rules", "air-sorciere", "--json"]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        main()
    with tempfile.TemporaryDirectory() as folder:
        open_store(Path(folder, "house.db")).close()
    assert threading.active_count() == 1, "a thread does not survive a fork"


def _reap() -> None:
    """Forget the processes that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def _tend(line: int, *streams: int) -> None:
    """Fork a command; tell the number of its process, and its exit code when it has ended."""
    with socket.socket(fileno=line) as connection, connection.makefile() as wishes:
        wish = json.loads(wishes.readline())
        command = os.fork()
        if not command:
            wishes.close()
            connection.close()
            _become(streams, **wish)
        for number in streams:
            os.close(number)
        connection.sendall(NUMBER.pack(command))
        connection.sendall(NUMBER.pack(os.waitstatus_to_exitcode(os.waitpid(command, 0)[1])))


def _become(
    streams: tuple[int, ...], arguments: list[str], env: dict[str, str], cwd: str, files: int | None, patience: int
) -> None:
    """Be the command, in the forked process."""
    signal.alarm(patience)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, "w" if n else "r", encoding="utf-8") for n in range(3))
    sys.argv = ["sabbat", *arguments]
    from sabbat.cli import main

    _ending.code = 1
    try:
        main()
        _ending.code = 0
    except SystemExit as ended:
        _ending.code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        raise
    sys.exit()


class _Ending:
    """Ends a process when all else is done: Python would take every module apart, longer than most commands last."""

    code = 0

    def __call__(self) -> None:
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except OSError:
            self.code = 120  # as Python does
        os._exit(self.code)


_ending = _Ending()

if __name__ == "__main__":
    atexit.register(_ending)  # before anything else is registered, so that it comes last
    _serve()
