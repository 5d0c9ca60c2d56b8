"""A WebSocket connection of uvicorn that calls back for each message, without ASGI's queues in between.

An application that finds it under `scope["extensions"][EXTENSION]` may `attach` itself; the queues and tasks between
a server and an application cost more than a move does.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from sabbat.server.live.timing import Bucket, ticks
from sabbat.server.net.http_connection import Config

EXTENSION = "sabbat.connection"
WAITING_MOST = 1_000_000
"""A connection is closed when more bytes than this wait to be sent."""
PARTING = 3.0
"""Seconds until a connection that is being closed is aborted."""
TEXT = b"\x81"
"""How a message of one frame begins: the last one, a text (RFC 6455, 5.2)."""


HEAD_MOST = 10
"""The most bytes of a frame's head without its mask (RFC 6455, 5.2)."""


class SmallQueue:
    """A queue for the few messages that still go through `receive`: asyncio.Queue takes much memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, message: Any) -> None:
        self._items.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.pop(0)


class FrameCounter:
    """Counts the frames in what a client sends, piece by piece; it looks at their heads alone."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a head whose end has not come yet."""
        self._skip = 0
        """So many bytes of the last frame are still to come."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in this piece; beyond `most` it stops counting."""
        if self._head:
            data = self._head + data
        at, end, found = self._skip, len(data), 0
        while at < end and found <= most:
            size = _size(data, at)
            if size == 0:
                self._head, self._skip = data[at:], 0
                return found
            at += size
            found += 1
        self._head, self._skip = b"", at - end
        return found


def _size(data: bytes, at: int) -> int:
    """The size of the frame that begins here; 0 if its head is not whole."""
    known = len(data) - at
    if known < 2:
        return 0
    masked = 4 if data[at + 1] & 0x80 else 0
    size = data[at + 1] & 0x7F
    if size < 126:
        return 2 + masked + size
    if size == 126:
        return 4 + masked + int.from_bytes(data[at + 2 : at + 4], "big") if known >= 4 else 0
    return HEAD_MOST + masked + int.from_bytes(data[at + 2 : at + HEAD_MOST], "big") if known >= HEAD_MOST else 0


class FloodGate:
    """Lets the frames of one client pass while they are not far too many, whatever their kind."""

    TIMES = 2
    """So many times the rate of messages may come as frames: more than that, nobody sends by mistake."""

    def __init__(self, message_rate: float, burst: float) -> None:
        self._bucket = Bucket(self.TIMES * message_rate, self.TIMES * burst)
        self._counter = FrameCounter()

    def passes(self, data: bytes) -> bool:
        """Whether what came may be read."""
        if self._bucket.rate <= 0:
            return True
        frames = self._counter.count(data, int(self._bucket.burst))
        return not frames or self._bucket.take(ticks(), frames)


class Connection(WebSocketsSansIOProtocol):
    """One client's line, from the handshake to the end."""

    config: Config
    hear: Callable[[bytes], None] | None = None
    gate: FloodGate | None = None
    flooded: Callable[[], None] | None = None
    """Is called, and then nothing more is read, when a client sends far too much."""
    write_paused = False
    whole = True
    """Whether all that came so far were whole frames."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.admission.leave(self.transport)
        super().connection_lost(exc)

    def attach(self, hear: Callable[[bytes], None], gate: FloodGate, flooded: Callable[[], None]) -> None:
        """Give `hear` every message from now on; `receive` only gives the end. Frees what the handshake needed."""
        self.hear, self.gate, self.flooded = hear, gate, flooded
        self.scope["headers"] = []
        self.request.headers.clear()
        del self.request, self.response
        queue = SmallQueue()
        while not self.queue.empty():
            queue.put_nowait(self.queue.get_nowait())
        self.queue = queue  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Decode short texts in whole frames here, since clients send little else; the parser takes the rest."""
        if self.gate is not None and not self.gate.passes(data):
            self._stop_reading()
            return
        if self.hear is not None and self.whole:
            frames = unframed(data)
            self.whole = frames is not None
            if frames and all(kind == TEXT for kind, _ in frames):
                for _, message in frames:
                    self.hear(message)
                return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that the parser cannot read (it has a body, or too many headers): uvicorn says nothing."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def _stop_reading(self) -> None:
        """Read nothing more: the rest of a flood stays in the network until the connection ends."""
        self.listen(False)
        if self.flooded is not None:
            self.flooded()

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data)

    def tell(self, message: bytes) -> bool:
        """Send a text together with all others of this turn of the loop; False if too much waits for this client."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(framed(message))
        return not self.write_paused or self.transport.get_write_buffer_size() < WAITING_MOST

    def _flush(self) -> None:
        frames, self._unsent = self._unsent, []
        if frames and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(frames))

    def hang_up(self, code: int) -> None:
        """Close after sending what waits; after a few seconds abort."""
        self._flush()
        self.loop.call_later(PARTING, self.transport.abort)
        task = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": None}))
        self.tasks.add(task)
        task.add_done_callback(self._closed)

    def _closed(self, task: Any) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def listen(self, on: bool) -> None:
        """Resume or pause reading."""
        if not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_paused = False


def framed(message: bytes) -> bytes:
    """A text as one frame of a server."""
    size = len(message)
    if size < 126:
        return TEXT + size.to_bytes(1, "big") + message
    if size < 65536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


def unframed(data: bytes) -> list[tuple[bytes, bytes]] | None:
    """How each frame of a client begins and what it holds, if these are short ones, and whole."""
    frames, at, end = [], 0, len(data)
    while at < end:
        if end - at > 7 and data[at + 1] == 0xFE:
            start, size = at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
        elif end - at > 5 and 0x80 <= data[at + 1] < 0xFE:
            start, size = at + 6, data[at + 1] & 0x7F
        else:
            return None
        if start + size > end:
            return None
        frames.append((data[at : at + 1], apply_mask(data[start : start + size], data[start - 4 : start])))
        at = start + size
    return frames
