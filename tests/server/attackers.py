"""Clients that mean no good: plain sockets that send whatever they like."""

import contextlib
import json
import socket
import struct
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

PATIENCE = 20.0
KINDS = {
    "empty": (Opcode.TEXT, b"", True),
    "binary": (Opcode.BINARY, b"\x00\xff", True),
    "ping": (Opcode.PING, b"there?", True),
    "pong": (Opcode.PONG, b"", True),
    "words": (Opcode.TEXT, b'{"type": "dance"}', True),
    "pieces": (Opcode.CONT, b" ", False),
}
"""What a flood may be made of."""


def flood_of(kind: str, count: int) -> bytes:
    """So many frames of a kind; pieces belong to one text without end."""
    opcode, data, fin = KINDS[kind]
    frames = Frame(opcode, data, fin).serialize(mask=True) * count
    return Frame(Opcode.TEXT, b"{", False).serialize(mask=True) + frames if kind == "pieces" else frames


@dataclass
class Raw:
    """A WebSocket after its handshake, as a plain socket."""

    socket: socket.socket
    messages: list[dict[str, Any]] = field(default_factory=list)
    code: int | None = None
    """With which code the server closed, if it did."""

    def send(self, data: bytes) -> bool:
        """Send all of it; False if the server is gone or reads no more."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def say(self, **message: Any) -> bool:
        return self.send(Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True))

    def hear_to_the_end(self) -> int | None:
        """Read until the server closes; with which code it did."""
        reader = ClientProtocol(parse_uri("ws://house/ws"), state=State.OPEN, max_size=None)
        self.socket.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while self.code is None and (data := self.socket.recv(65536)):
                reader.receive_data(data)
                for frame in reader.events_received():
                    self._heard(frame)
        return self.code

    def _heard(self, frame: Any) -> None:
        if frame.opcode is Opcode.TEXT:
            self.messages.append(json.loads(frame.data))
        elif frame.opcode is Opcode.CLOSE:
            (self.code,) = struct.unpack("!H", frame.data[:2])

    def close(self) -> None:
        self.socket.close()


def handshake(address: str, path: str = "/ws", **headers: str) -> bytes:
    """The request with which a WebSocket begins."""
    protocol = ClientProtocol(parse_uri(f"ws://{address}{path}"))
    request = protocol.connect()
    for name, value in headers.items():
        if name in request.headers:
            del request.headers[name]
        request.headers[name] = value
    protocol.send_request(request)
    return b"".join(protocol.data_to_send())


def plain_socket(address: str, source: str | None = None) -> socket.socket:
    """A connection, from another address of this machine if need be."""
    host, _, port = address.partition(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0) if source else None)


def shake_hands(address: str, cookie: str, path: str = "/ws", **headers: str) -> Raw:
    """A WebSocket of whoever has this cookie; BrokenPipeError if it was not granted."""
    wire = plain_socket(address)
    wire.sendall(handshake(address, path, Cookie=cookie, **headers))
    answer = b""
    while b"\r\n\r\n" not in answer:
        some = wire.recv(1)
        if not some:
            raise BrokenPipeError(answer)
        answer += some
    if b" 101 " not in answer:
        raise BrokenPipeError(answer)
    return Raw(wire)


def flood(address: str, cookie: str, kind: str, seconds: float, at_once: int = 4000) -> int:
    """Send frames of a kind as fast as it goes, on one connection after the other; how many were closed."""
    data, closed = flood_of(kind, at_once), 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            wire = shake_hands(address, cookie)
        except OSError:
            time.sleep(0.05)
            continue
        wire.socket.settimeout(0.5)
        while time.monotonic() < until and wire.send(data):
            pass
        closed += 1
        wire.close()
    return closed


def main() -> None:
    """ADDRESS COOKIE SECONDS KIND …: a flood of each of these kinds at the same time, from a process of its own."""
    address, cookie, seconds, *kinds = sys.argv[1:]
    with ThreadPoolExecutor(len(kinds)) as pool:
        print(sum(pool.map(lambda kind: flood(address, cookie, kind, float(seconds)), kinds)))


if __name__ == "__main__":
    main()
