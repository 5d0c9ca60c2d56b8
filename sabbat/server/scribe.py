"""The scribe: a process of its own that writes down what a server dictates, and says when it is on the disk.

Run as `python -m sabbat.server.scribe HOUSE`, its input being a socket. Letters from the server list entries to keep,
an empty one asks that all be filed; letters from the scribe list outcomes. All letters that wait share a commit. It
ends when the server does, whatever signals say, having kept what came whole.
"""

import contextlib
import select
import signal
import socket
import sys
from pathlib import Path

import msgspec

from sabbat.server.commits import Commits, Conflict, Task
from sabbat.server.databases import sqlite_engine
from sabbat.server.journal import Journal
from sabbat.server.ledger import Entry
from sabbat.server.letters import Mail, Outcome, letter

IDLE = 0.5
"""After so many seconds without a letter there is time to file."""
MUCH = 1 << 20

_entries = msgspec.msgpack.Decoder(list[Entry])


class Scribe:
    """Reads, commits, answers, and files when there is time."""

    def __init__(self, house: Path, line: socket.socket) -> None:
        self.line = line
        self.mail = Mail()
        self.commits = Commits(sqlite_engine(house).connect(), Journal())

    def work(self) -> None:
        """Until the server is gone."""
        while (letters := self._wait()) is not None:
            if letters:
                self.line.sendall(letter(self.do(letters)))
            elif not self.commits.ledger.filed:
                self.commits.file()
        self.commits.file()
        self.commits.close()

    def _wait(self) -> list[bytes] | None:
        """All letters that have come; none after a while; None at the end."""
        letters: list[bytes] = []
        patience = None if self.commits.ledger.filed else IDLE
        while select.select([self.line], [], [], 0 if letters else patience)[0]:
            data = self.line.recv(MUCH)
            if not data:
                return letters or None
            letters += self.mail.take(data)
        return letters

    def do(self, letters: list[bytes]) -> list[Outcome]:
        """What came of every entry, in their order, and of every wish to file."""
        wishes = [_entries.decode(data) for data in letters]
        answers = iter(self.commits.do([Task(entry) for entries in wishes for entry in entries]))
        outcomes: list[Outcome] = []
        for entries in wishes:
            if entries:
                outcomes += [_outcome(next(answers)) for _ in entries]
            else:
                self.commits.file()
                outcomes.append(None)
        return outcomes


def _outcome(answer: Exception | None) -> Outcome:
    if answer is None:
        return None
    return "" if isinstance(answer, Conflict) else str(getattr(answer, "facts", {}).get("why") or repr(answer))


def main() -> None:
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    with socket.socket(fileno=0) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        Scribe(Path(sys.argv[1]), line).work()


if __name__ == "__main__":
    main()
