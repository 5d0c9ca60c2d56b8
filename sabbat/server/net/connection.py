"""A client's WebSocket after the handshake: a callback passes each message to a session, answers go to the socket.

Idle connections are many, so this object is small: it has no task, no queue and no timer of its own, and a parser only
while one is needed.
"""

import asyncio
from typing import Any, Final, Protocol

from websockets import protocol as websocket
from websockets.frames import Frame, Opcode
from websockets.speedups import apply_mask

from sabbat.server.live.timing import Bucket, ticks
from sabbat.server.net.admission import Admission

WAITING_MOST = 1_000_000
"""A connection is closed when more bytes than this wait to be sent."""
MESSAGE_MOST = 65_536
"""A connection is closed when one message has more bytes than this."""
PARTING = 3.0
"""Seconds until a connection that is being closed is aborted."""
CHECK = 10.0
"""Seconds between two checks whether the client is still there."""
PING_AFTER, CLOSE_AFTER = 2, 4
"""A client that has sent nothing at so many checks is pinged, and then closed."""
KEEPALIVE_TIMEOUT, SERVICE_RESTART = 1011, 1012
"""Close codes."""
HEAD_MOST = 10
"""The most bytes of a frame's head without its mask (RFC 6455, 5.2)."""
TEXT, PING, PONG = b"\x81", b"\x89", b"\x8a"
"""How whole frames begin (RFC 6455, 5.2)."""
EMPTY_PING = PING + b"\x00"
UNDIVIDED: Final = {TEXT, PING, PONG}
"""After these frames the parser is no longer needed."""
MESSAGE: Final = {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}
"""The frames of which messages are made; the others are about the connection."""


class FrameCounter:
    """Counts the frames in what a client sends, piece by piece; it looks at their heads alone."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a head whose end has not come yet."""
        self._skip = 0
        """The bytes of the last frame that are still to come."""

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

    __slots__ = ("_bucket", "_counter")
    TIMES = 2
    """The limit of frames, as a multiple of that of messages: nobody sends more by mistake."""

    def __init__(self, message_rate: float, burst: float) -> None:
        self._bucket = Bucket(self.TIMES * message_rate, self.TIMES * burst)
        self._counter = FrameCounter()

    def passes(self, data: bytes) -> bool:
        """Whether what came may be read."""
        if self._bucket.rate <= 0:
            return True
        frames = self._counter.count(data, int(self._bucket.burst))
        return not frames or self._bucket.take(ticks(), frames)


class FrameParser(websocket.Protocol):
    """The library's parser: joins divided messages, answers pings and closing, finds what breaks the protocol."""

    def __init__(self) -> None:
        super().__init__(websocket.Side.SERVER, max_size=MESSAGE_MOST)
        self._parts: list[bytes] = []

    def messages(self, data: bytes) -> list[bytes]:
        """The messages that are complete now."""
        self.receive_data(data)
        found = []
        for frame in self.events_received():
            if isinstance(frame, Frame) and frame.opcode in MESSAGE:
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    found.append(b"".join(self._parts))
                    self._parts = []
        return found


class MessageHandler(Protocol):
    """What a connection calls: the session of its client."""

    def hear(self, data: bytes) -> None:
        """The client sent a message."""

    def flooded(self) -> None:
        """The client sent far too much; nothing more is read."""

    def end(self) -> None:
        """The connection is closed, or is being closed."""


class Outbox:
    """The connections that have something to send. All connections of a server share it."""

    def __init__(self) -> None:
        self._connections: list[Connection] = []
        self._scheduled = False

    def add(self, connection: "Connection") -> None:
        """A connection has something to send: it is sent in the next turn of the loop, with that of all others."""
        self._connections.append(connection)
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._scheduled = False
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


class Connection(asyncio.Protocol):
    """Sends and receives the messages of one client until the connection ends."""

    __slots__ = (
        "_admission",
        "_connections",
        "_gate",
        "_handler",
        "_outbox",
        "_parser",
        "_silent",
        "_unsent",
        "_write_paused",
        "transport",
    )

    def __init__(
        self, transport: asyncio.Transport, admission: Admission, outbox: Outbox, connections: set[Any]
    ) -> None:
        """`connections` are those that uvicorn shuts down when it stops."""
        self.transport = transport
        self._admission = admission
        self._outbox = outbox
        self._connections = connections
        self._handler: MessageHandler | None = None
        self._gate: FloodGate | None = None
        self._parser: FrameParser | None = None
        self._silent = 0
        """At so many checks the client had sent nothing since the last."""
        self._unsent: list[bytes] = []
        self._write_paused = False

    def attach(self, handler: MessageHandler, gate: FloodGate) -> None:
        """Pass messages to a session from now on, as far as the gate lets them pass."""
        self._handler, self._gate = handler, gate

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._admission.leave(self.transport)
        self._connections.discard(self)

    def _end(self) -> None:
        """Tell the session, once, that this is the end."""
        handler, self._handler = self._handler, None
        if handler is not None:
            handler.end()

    # -- receiving ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Decode short texts in whole frames here, since clients send little else; a parser takes the rest."""
        self._silent = 0
        handler = self._handler
        if self._gate is not None and not self._gate.passes(data):
            self.listen(False)
            if handler is not None:
                handler.flooded()
            return
        frames = unframed(data) if self._parser is None else None
        if frames is not None and handler is not None and all(kind == TEXT for kind, _ in frames):
            for _, message in frames:
                handler.hear(message)
            return
        parser = self._parse(data)
        if frames and UNDIVIDED.issuperset(kind for kind, _ in frames) and parser.state is websocket.State.OPEN:
            self._parser = None

    def _parse(self, data: bytes) -> FrameParser:
        parser = self._parser = self._parser or FrameParser()
        for message in parser.messages(data):
            if self._handler is not None:
                self._handler.hear(message)
        self._answer(parser)
        return parser

    def _answer(self, parser: FrameParser) -> None:
        """Send what the parser answers, and close if it says so."""
        answers = parser.data_to_send()
        if any(answers) and not self.transport.is_closing():
            self.transport.write(b"".join(answers))
        if websocket.SEND_EOF in answers:
            self._end()
            self.transport.close()

    def listen(self, on: bool) -> None:
        """Resume or pause reading."""
        if not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    # -- sending -----------------------------------------------------------------------------------

    def tell(self, message: bytes) -> bool:
        """Put a text into the outbox; False if too much waits for this client."""
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(framed(message))
        return not self._write_paused or self.transport.get_write_buffer_size() < WAITING_MOST

    def flush(self) -> None:
        """Send what this client was told, in one piece."""
        frames, self._unsent = self._unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def pause_writing(self) -> None:
        self._write_paused = True

    def resume_writing(self) -> None:
        self._write_paused = False

    # -- the end -----------------------------------------------------------------------------------

    def check(self) -> None:
        """Ping a client that has been silent, and close if it stays silent. To be called every CHECK seconds."""
        self._silent += 1
        if self._silent == PING_AFTER and not self.transport.is_closing():
            self.transport.write(EMPTY_PING)
        elif self._silent == CLOSE_AFTER:
            self.hang_up(KEEPALIVE_TIMEOUT)

    def hang_up(self, code: int) -> None:
        """Close after sending what waits; after a few seconds abort."""
        self.flush()
        self._end()
        parser = self._parser = self._parser or FrameParser()
        if parser.state is websocket.State.OPEN:
            parser.send_close(code)
            self._answer(parser)
            asyncio.get_running_loop().call_later(PARTING, self.transport.abort)

    def shutdown(self) -> None:
        """Close at once: the server stops."""
        self.hang_up(SERVICE_RESTART)
        self.transport.close()


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
