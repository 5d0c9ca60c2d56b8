"""A server as a process of its own, to be killed."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests import forked

COMMAND = [sys.executable, "-c", "from sabbat.cli import main; main()"]
QUICK = ["--workers", "1", "--bot-pace", "0", "--request-rate", "0", "--message-rate", "0", "--table-quota", "0"]
QUICK += ["--answer-timeout", "60", "--bot-nice", "0"]


class Process:
    """`sabbat serve` on a free port; `files` limits how many it may open, its logs go to `log`.

    With an environment of its own it is started from scratch, otherwise it is forked.
    """

    def __init__(
        self,
        database: str | Path,
        port: int = 0,
        *options: str,
        env: dict[str, str] | None = None,
        files: int | None = None,
        log: Path | None = None,
    ) -> None:
        arguments = ["serve", "--database", str(database), "--port", str(port), *QUICK, *options]
        with contextlib.ExitStack() as opened:
            stderr = opened.enter_context(log.open("w")).fileno() if log else 2
            self.process = _scratch(arguments, stderr, env) if env else _forked(arguments, stderr, files)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+):(\d+)", line)
        assert found, line
        self.port = int(found.group(2))
        self.address = f"127.0.0.1:{self.port}"

    @property
    def writer_process(self) -> int:
        """The process that writes for it."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return next(
            int(one) for one in children if b".storage.writer_process" in Path(f"/proc/{one}/cmdline").read_bytes()
        )

    def end(self, how: signal.Signals) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(how)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def _forked(arguments: list[str], stderr: int, files: int | None) -> forked.Command:
    near, far = os.pipe()
    with open(os.devnull) as nothing, os.fdopen(far, "w") as stdout:
        command = forked.Command(arguments, [nothing.fileno(), stdout.fileno(), stderr], files=files)
    command.stdout = os.fdopen(near, encoding="utf-8")
    return command


def _scratch(arguments: list[str], stderr: int, env: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=stderr, text=True, env=env)


def sabbat(*arguments: Any) -> subprocess.CompletedProcess[str]:
    """Run a command of the house."""
    done = forked.run([*map(str, arguments)], dict(os.environ), b"")
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())
