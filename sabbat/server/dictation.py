"""Dictation: what a server has the scribe write down, and who waits to hear that it is on the disk."""

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from sabbat.server.commits import Conflict, Settle, StorageFailed, tell
from sabbat.server.ledger import Entry
from sabbat.server.letters import Mail, Outcome, letter
from sabbat.server.writer import resolve

log = logging.getLogger("sabbat.server")
PATIENCE = 10.0
"""Seconds that the scribe has to finish when the house closes."""
PAUSE = 0.5
"""Seconds before another scribe is looked for."""

_outcomes = msgspec.msgpack.Decoder(list[Outcome])


class Dictation(asyncio.Protocol):
    """The line to a scribe; if that one dies, to another."""

    def __init__(self, house: Path) -> None:
        self.house = house
        self.commits = 0
        self._kept = self._filed = 0
        """How many entries were dictated, and how many of them are where they belong."""
        self._scribe: subprocess.Popen[bytes] | None = None
        self._line: asyncio.Transport | None = None
        self._unsent: list[Entry] = []
        self._waiting: deque[Settle] = deque()
        self._mail = Mail()
        self._closing = False
        self._gone = asyncio.Event()
        self._search: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Find a scribe; what was said meanwhile is told at once."""
        if self._scribe is not None:
            self._scribe.poll()
        near, far = socket.socketpair()
        with far:
            command = [sys.executable, "-m", "sabbat.server.scribe", str(self.house)]
            self._scribe = subprocess.Popen(command, stdin=far.fileno())
        self._gone.clear()
        self._line, _ = await asyncio.get_running_loop().create_connection(lambda: self, sock=near)
        self._send()

    async def end(self) -> None:
        """Let the scribe finish, and go."""
        self._closing = True
        if self._line is not None:
            self._line.write_eof()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), PATIENCE)
        if self._scribe is not None:
            if not self._gone.is_set():
                self._scribe.kill()
            await asyncio.to_thread(self._scribe.wait)

    # -- saying ------------------------------------------------------------------------------------

    def keep(self, entry: Entry, settle: Settle) -> None:
        """Keep an entry; `settle` hears None once it is durable, or why it is not kept."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send)
        self._kept += 1
        self._unsent.append(entry)
        self._waiting.append(settle)

    async def file(self) -> None:
        """Have everything put where it belongs."""
        self._send()
        if self._filed == self._kept or self._line is None:
            return
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._line.write(letter([]))
        self._waiting.append(partial(resolve, future))
        kept = self._kept
        with contextlib.suppress(Conflict):
            await future
            self._filed = max(self._filed, kept)

    def _send(self) -> None:
        """All that was said in this turn of the loop, in one letter."""
        if self._unsent and self._line is not None:
            self._line.write(letter(self._unsent))
            self._unsent = []

    # -- hearing -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for content in self._mail.take(data):
            self.commits += 1
            outcomes = _outcomes.decode(content)
            tell([(self._waiting.popleft(), _answer(outcome)) for outcome in outcomes])

    def connection_lost(self, error: Exception | None) -> None:
        """The scribe is gone. Nobody knows what it still kept: who waits is to look there."""
        self._line, self._mail, self._unsent = None, Mail(), []
        waiting, self._waiting = self._waiting, deque()
        self._gone.set()
        if not self._closing:
            log.error("the scribe is gone")
            self._search = asyncio.get_running_loop().create_task(self._find_another())
        tell([(settle, Conflict()) for settle in waiting])

    async def _find_another(self) -> None:
        while self._line is None and not self._closing:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(OSError):
                await self.begin()


def _answer(outcome: Outcome) -> Exception | None:
    if outcome is None:
        return None
    return StorageFailed("storage-failed", why=outcome) if outcome else Conflict()
