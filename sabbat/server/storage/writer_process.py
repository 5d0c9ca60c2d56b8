"""The writer process: it commits the batches that a server sends, and answers when they are on the disk.

It runs as `python -m sabbat.server.storage.writer_process HOUSE`; its standard input is a socket. A frame from the
server lists batches and jobs; a frame to the server lists their outcomes. All frames that wait share one commit. The
process ignores signals and ends with the server, after it has stored the frames that arrived complete.
"""

import contextlib
import select
import signal
import socket
import sys
from pathlib import Path
from typing import Final

import msgspec

from sabbat.server.storage import ratings
from sabbat.server.storage.batch import WriteBatch
from sabbat.server.storage.commits import Commits, Conflict, Job, Task
from sabbat.server.storage.databases import connect_to_write, sqlite_engine
from sabbat.server.storage.garbage import collect_rarely, keep_all
from sabbat.server.storage.journal import Journal
from sabbat.server.storage.writer_client import FrameReader, Outcome, Request, frame

IDLE = 0.5
"""Seconds without a frame after which the process flushes the journal."""
PIECE = 1 << 16
"""The most bytes that are read at a time."""
ENOUGH = 1 << 18
"""Bytes after which nothing more is read before the next commit: this bounds the memory that a commit needs."""
JOBS: Final[dict[str, Job]] = {ratings.COUNT: ratings.count}
"""The jobs that the server may ask for, by their names."""

_requests = msgspec.msgpack.Decoder(list[Request])


class WriterProcess:
    """Reads frames, commits, answers, and flushes when it is idle."""

    def __init__(self, house: Path, line: socket.socket) -> None:
        self.line = line
        self.reader = FrameReader()
        self.commits = Commits(connect_to_write(sqlite_engine(house)), Journal())

    def work(self) -> None:
        """Work until the server is gone."""
        while (frames := self._wait()) is not None:
            if frames:
                self.line.sendall(frame(self.do(frames)))
            elif self.commits.sink.due:
                self.commits.flush_some()
            elif not self.commits.sink.flushed:
                self.commits.flush()
        self.commits.flush()
        self.commits.close()

    def _wait(self) -> list[bytes] | None:
        """The frames that have arrived; none after a while, or at once if a flush is due; None at the end."""
        frames: list[bytes] = []
        read = 0
        sink = self.commits.sink
        patience = None if sink.flushed else 0 if sink.due else IDLE
        while select.select([self.line], [], [], 0 if frames else patience)[0]:
            data = self.line.recv(PIECE)
            if not data:
                return frames or None
            frames += self.reader.take(data)
            read += len(data)
            if frames and read >= ENOUGH:
                break
        return frames

    def do(self, frames: list[bytes]) -> list[Outcome]:
        """Commit all batches and do all jobs; the outcome of each, in order."""
        tasks = [_task(request) for data in frames for request in _requests.decode(data)]
        return [_outcome(answer) for answer in self.commits.do(tasks)]


def _task(request: Request) -> Task:
    return Task(request) if isinstance(request, WriteBatch) else Task(None, JOBS[request])


def _outcome(answer: Exception | int | None) -> Outcome:
    if not isinstance(answer, Exception):
        return answer
    return "" if isinstance(answer, Conflict) else str(getattr(answer, "facts", {}).get("why") or repr(answer))


def main() -> None:
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    with socket.socket(fileno=0) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        collect_rarely()
        writer = WriterProcess(Path(sys.argv[1]), line)
        keep_all()
        writer.work()


if __name__ == "__main__":
    main()
