"""Commands of the house without its start: each is forked from a process that has already imported everything.

Importing takes longer than most commands do. A command still has its own process, arguments, environment and streams.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

PATIENCE = 60
"""Seconds after which a command is killed."""


@cache
def _origin() -> "subprocess.Popen[str]":
    """The process from which commands are forked."""
    origin = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(origin.communicate)
    return origin


def run(arguments: list[str], env: dict[str, str], stdin: bytes) -> "subprocess.CompletedProcess[bytes]":
    """`sabbat …` with these arguments, this environment and this input."""
    origin = _origin()
    assert origin.stdin and origin.stdout
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        for stream in streams:
            stream.write_bytes(stdin if stream.name == "stdin" else b"")
        wish = {"arguments": arguments, "env": env, "cwd": os.getcwd(), "streams": [str(stream) for stream in streams]}
        origin.stdin.write(json.dumps(wish) + "\n")
        origin.stdin.flush()
        code = int(origin.stdout.readline())
        return subprocess.CompletedProcess(arguments, code, streams[1].read_bytes(), streams[2].read_bytes())


def _become(arguments: list[str], env: dict[str, str], cwd: str, streams: list[str]) -> None:
    """Be the command, in the forked process."""
    from sabbat.cli import main

    signal.alarm(PATIENCE)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    for number, stream in enumerate(streams):
        os.dup2(os.open(stream, os.O_RDWR), number)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, "w" if n else "r", encoding="utf-8") for n in range(3))
    sys.argv = ["sabbat", *arguments]
    main()
    sys.exit()


def _serve() -> None:
    """Fork a command for each line that comes, and answer with its exit code."""
    import sabbat.cli.app  # noqa: F401

    for name in [name for name in sys.modules if name.startswith("sabbat.cli")]:
        del sys.modules[name]  # it chooses its language when it is imported: each command imports it anew
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _become(**json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    _serve()
