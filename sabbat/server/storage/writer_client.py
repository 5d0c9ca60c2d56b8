"""The server's side of the writer process: it sends batches and names of jobs, and hears when they are on the disk.

Both sides send frames: four bytes of length, then a list as MessagePack.
"""

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import Any

import msgspec

from sabbat.server.storage.batch import WriteBatch
from sabbat.server.storage.commits import Conflict, StorageFailed, WriterDied

log = logging.getLogger("sabbat.server")
PATIENCE = 3.0
"""Seconds that the writer process has to finish when the server stops; its journal is flushed the next time."""
PAUSE = 0.5
"""Seconds before another writer process is started."""
BATCHES_MOST = 160
"""The most batches that share a frame: encoded, the rows of hundreds of tables take less than half the memory.

Often a frame is a commit, so smaller ones cost more time, and the disk is waited for more often.
"""
SIZE = 4
"""The bytes of a frame's length."""

Request = WriteBatch | str
"""A batch to store, or the name of a job to do in the same commit."""
Outcome = int | str | None
"""What came of a request: None for a stored batch, a job's number, an empty text for a conflict, or the error."""

_encoder = msgspec.msgpack.Encoder()
_outcomes = msgspec.msgpack.Decoder(list[Outcome])


class WriterClient(asyncio.Protocol):
    """The connection to the writer process; if that dies, another is started."""

    def __init__(self, house: Path) -> None:
        self.house = house
        self.commits = 0
        self._loop = asyncio.get_running_loop()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: asyncio.Transport | None = None
        self._unsent: list[Request] = []
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._reader = FrameReader()
        self._closing = False
        self._gone = asyncio.Event()
        self._search: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start a writer process; what waits is sent at once."""
        if self._process is not None:
            self._process.poll()
        near, far = socket.socketpair()
        with far:
            command = [sys.executable, "-m", "sabbat.server.storage.writer_process", str(self.house)]
            self._process = subprocess.Popen(command, stdin=far.fileno())
        self._gone.clear()
        self._line, _ = await self._loop.create_connection(lambda: self, sock=near)
        self._send()

    async def end(self) -> None:
        """Let the writer process finish and exit."""
        self._closing = True
        if self._line is not None:
            self._line.write_eof()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), PATIENCE)
        if self._process is not None:
            if not self._gone.is_set():
                self._process.kill()
            await asyncio.to_thread(self._process.wait)

    # -- sending -----------------------------------------------------------------------------------

    def keep(self, batch: WriteBatch) -> "asyncio.Future[None]":
        """Send a batch; the future is done when it is durable."""
        return self._ask(batch)

    def do(self, job: str) -> "asyncio.Future[int]":
        """Let the writer process do one of its jobs; the future has the answer when that is durable."""
        return self._ask(job)

    def _ask(self, request: Request) -> "asyncio.Future[Any]":
        if not self._unsent:
            self._loop.call_soon(self._send)
        self._unsent.append(request)
        kept: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(kept)
        if len(self._unsent) >= BATCHES_MOST:
            self._send()
        return kept

    async def answers(self) -> None:
        """The writer process can commit, and has committed all that it was sent before; StorageFailed if not."""
        try:
            await self.keep(WriteBatch([], [], {}))
        except (Conflict, WriterDied):
            raise StorageFailed("storage-failed", why="the writer process died") from None

    def _send(self) -> None:
        """Send the requests that wait in one frame."""
        if self._unsent and self._line is not None:
            self._line.write(frame(self._unsent))
            self._unsent = []

    # -- receiving ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for content in self._reader.take(data):
            self.commits += 1
            for outcome in _outcomes.decode(content):
                _tell(self._waiting.popleft(), outcome)

    def connection_lost(self, error: Exception | None) -> None:
        """The writer process died. Nobody knows which batches it stored: who waits must look."""
        self._line, self._reader, self._unsent = None, FrameReader(), []
        waiting, self._waiting = self._waiting, deque()
        self._gone.set()
        if not self._closing:
            log.error("the writer process died")
            self._search = self._loop.create_task(self._find_another())
        for kept in waiting:
            if not kept.done():
                kept.set_exception(WriterDied("storage-failed", why="the writer process died"))

    async def _find_another(self) -> None:
        while self._line is None and not self._closing:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(OSError):
                await self.begin()


def _tell(kept: "asyncio.Future[Any]", outcome: Outcome) -> None:
    """Tell whoever waits for a request what came of it, unless nobody waits any more."""
    if kept.done():
        return
    if isinstance(outcome, str):
        kept.set_exception(StorageFailed("storage-failed", why=outcome) if outcome else Conflict())
    else:
        kept.set_result(outcome)


def frame(content: list[Any]) -> bytes:
    """A list as a frame."""
    data = _encoder.encode(content)
    return len(data).to_bytes(SIZE, "big") + data


class FrameReader:
    """Cuts a stream of bytes into frames."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, data: bytes) -> list[bytes]:
        """Add data; the contents of the frames that are complete now."""
        data, at, whole = self._rest + data, 0, []
        while at + SIZE <= len(data):
            end = at + SIZE + int.from_bytes(data[at : at + SIZE], "big")
            if end > len(data):
                break
            whole.append(data[at + SIZE : end])
            at = end
        self._rest = data[at:]
        return whole
