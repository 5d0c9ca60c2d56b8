"""What a WebSocket message costs the server: uvicorn's sans-IO protocol with ASGI, and the connections of this house.

Run as `python bench/frames.py` with the package installed. Each of 100 connections sends 110 bytes, gets 900, and sends
again. Both servers are up; they take turns in short rounds, ratios are taken within a round, and medians are told, with
the lowest and the highest. What is counted is the processor time of the server. Writes bench/frames.md.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import uvicorn
import uvloop
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sabbat.server.net.admission import Admission
from sabbat.server.net.connection import Connection, FloodGate, Outbox, framed
from sabbat.server.net.handshake import EXTENSION, Handshake
from sabbat.server.net.http_connection import Config, HttpConnection

LINKS = 100
QUESTION, ANSWER = 110, 900
SECONDS = float(os.environ.get("SABBAT_SECONDS", "3"))
ROUNDS = int(os.environ.get("SABBAT_ROUNDS", "7"))
TICKS = os.sysconf("SC_CLK_TCK")
ENOUGH = 1e6
"""A rate that nobody exceeds: frames are counted, as those of guests are, and all of them pass."""
ASGI, OURS = "ASGI", "ours"
WAYS = {ASGI: "ASGI's `receive` and `send`, uvicorn's sans-IO protocol", OURS: "called back, short frames read here"}
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FiYmF0IHdpdGNoZXMhIQ==\r\n\r\n"
)
MASK = bytes(4)
"""A mask that changes nothing: a client has to send one, and the server applies it all the same."""
FRAME = b"\x81" + bytes([0x80 | QUESTION]) + MASK + b"x" * QUESTION


# -- the servers -----------------------------------------------------------------------------------


async def asgi(scope: Any, receive: Any, send: Any) -> None:
    """Answer each message, as an ASGI application does."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": "y" * ANSWER})


class Answering:
    """Answers each message, as a session does."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def hear(self, data: bytes) -> None:
        data.decode()
        self.connection.tell(b"y" * ANSWER)

    def flooded(self) -> None:
        raise AssertionError("the rate is high enough")

    def end(self) -> None:
        """Nothing is left to do."""


async def ours(scope: Any, receive: Any, send: Any) -> None:
    """Accept, and let a connection take over, as the house does."""
    await receive()
    await send({"type": "websocket.accept"})
    connection: Connection = scope["extensions"][EXTENSION].take_over()
    connection.attach(Answering(connection), FloodGate(ENOUGH, ENOUGH))


class Server(uvicorn.Server):
    """Prints its port once it listens."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


def serve(way: str) -> None:
    """Serve until a signal ends it."""
    plain: dict[str, Any] = {"port": 0, "lifespan": "off", "log_config": None, "access_log": False}
    plain |= {"ws_per_message_deflate": False, "ws_ping_interval": None}
    config = uvicorn.Config(asgi, http="httptools", ws=WebSocketsSansIOProtocol, **plain)
    if way == OURS:
        config = Config(ours, http=HttpConnection, ws=Handshake, **plain)
        config.admission = Admission(10 * LINKS, 0, "", lambda why: None)
        config.outbox = Outbox()
        config.client_timeout = 10.0
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(Server(config).serve())


@contextmanager
def serving(way: str) -> Iterator[tuple[int, int]]:
    """A server; its port and process id."""
    command = [sys.executable, __file__, way]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process.pid
        finally:
            process.send_signal(signal.SIGKILL)


# -- the clients -----------------------------------------------------------------------------------


class Client(asyncio.Protocol):
    """Asks again whenever it has a whole answer."""

    def __init__(self, counted: Callable[[], None]) -> None:
        self._counted = counted
        self._missing = 0
        self._open = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(UPGRADE)

    def data_received(self, data: bytes) -> None:
        if not self._open:
            assert data.startswith(b"HTTP/1.1 101") and data.endswith(b"\r\n\r\n"), data
            self._open = True
            self._ask()
            return
        self._missing -= len(data)
        if self._missing == 0:
            self._counted()
            self._ask()

    def _ask(self) -> None:
        self._missing = len(framed(b"y" * ANSWER))
        self._transport.write(FRAME)


async def load(port: int, pid: int) -> float:
    """Microseconds of processor that a message costs the server."""
    answered = 0

    def count() -> None:
        nonlocal answered
        answered += 1

    loop = asyncio.get_running_loop()
    links = [(await loop.create_connection(lambda: Client(count), "127.0.0.1", port))[0] for _ in range(LINKS)]
    await asyncio.sleep(SECONDS / 4)
    before, spent = answered, cpu(pid)
    await asyncio.sleep(SECONDS)
    found = (cpu(pid) - spent) / (answered - before) * 1e6
    for link in links:
        link.abort()
    return found


def cpu(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure_round(servers: dict[str, tuple[int, int]]) -> dict[str, float]:
    """Both ways, one shortly after the other."""
    found = {}
    for way, (port, pid) in servers.items():
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found[way] = runner.run(load(port, pid))
        time.sleep(0.2)
    return found


def spread(values: list[float], digits: int) -> str:
    """The median, the lowest and the highest."""
    middle, low, high = (f"{value:.{digits}f}" for value in (median(values), min(values), max(values)))
    return f"{middle} ({low} – {high})"


def main() -> None:
    with ExitStack() as stack:
        servers = {way: stack.enter_context(serving(way)) for way in WAYS}
        rounds = [measure_round(servers) for _ in range(ROUNDS)]
    rows = ["| way | µs a message | × ours |", "| --- | --- | --- |"]
    for way, words in WAYS.items():
        times = [one[way] / one[OURS] for one in rounds]
        rows.append(f"| {words} | {spread([one[way] for one in rounds], 1)} | {spread(times, 2)} |")
    used = ", ".join(f"{name} {version(name)}" for name in ("uvicorn", "websockets", "uvloop"))
    made = f"With {used} and Python {sys.version.split()[0]}; load before: {LOAD:.1f} on {os.cpu_count()} processors."
    text = f"# What a WebSocket message costs\n\n{__doc__}\n{made}\n\n" + "\n".join(rows) + "\n"
    print(text)
    (Path(__file__).parent / "frames.md").write_text(text)


LOAD = os.getloadavg()[0]

if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(sys.argv[1])
    else:
        main()
