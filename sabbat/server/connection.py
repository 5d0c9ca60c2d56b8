"""A WebSocket of uvicorn, without the detour: once accepted, messages go straight to whoever listens, and back.

An application that finds it under `scope["extensions"][EXTENSION]` may `attach` itself; the queues and tasks between
a server and an application cost more than a move does.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION = "sabbat.connection"
WAITING_MOST = 1_000_000
"""So many bytes may wait for a client before it is sent away."""
PARTING = 3.0
"""Seconds for a goodbye to be taken."""
TEXT = b"\x81"
"""How a message of one frame begins: the last one, a text (RFC 6455, 5.2)."""


class Leftovers:
    """The few messages that still go by way of `receive`: a queue of asyncio would be a large part of a connection."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._held

    def put_nowait(self, message: Any) -> None:
        self._held.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._held:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._held.pop(0)


class Connection(WebSocketsSansIOProtocol):
    """One client's line, from the handshake to the end."""

    hear: Callable[[bytes], None] | None = None
    crowded = False
    whole = True
    """Whether all that came so far were whole frames."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._letters: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def attach(self, hear: Callable[[bytes], None]) -> None:
        """From now on `hear` gets every message; what `receive` still gives is the end. The handshake is forgotten."""
        self.hear = hear
        self.scope["headers"] = []
        self.request.headers.clear()
        del self.request, self.response
        leftovers = Leftovers()
        while not self.queue.empty():
            leftovers.put_nowait(self.queue.get_nowait())
        self.queue = leftovers  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Short texts in whole frames, which is nearly all that clients send, need no parser."""
        if self.hear is not None and self.whole:
            frames = unframed(data)
            self.whole = frames is not None
            if frames and all(kind == TEXT for kind, _ in frames):
                for _, message in frames:
                    self.hear(message)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data)

    def tell(self, message: bytes) -> bool:
        """Send a text, with all that is said in this turn of the loop; False if too much waits for this client."""
        if not self._letters:
            self.loop.call_soon(self._post)
        self._letters.append(framed(message))
        return not self.crowded or self.transport.get_write_buffer_size() < WAITING_MOST

    def _post(self) -> None:
        letters, self._letters = self._letters, []
        if letters and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(letters))

    def hang_up(self, code: int) -> None:
        """Close, after what waits; who does not take it in a moment goes without."""
        self._post()
        self.loop.call_later(PARTING, self.transport.abort)
        task = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": None}))
        self.tasks.add(task)
        task.add_done_callback(self._hung_up)

    def _hung_up(self, task: Any) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def listen(self, on: bool) -> None:
        """Read on, or leave what comes where it is."""
        if not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.crowded = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.crowded = False


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
