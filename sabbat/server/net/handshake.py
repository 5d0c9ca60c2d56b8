"""The handshake of a WebSocket, by uvicorn; whoever accepts it may take over the transport.

From then on nothing of uvicorn is needed, neither its objects nor the task of the application: a `Connection` is left.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sabbat.server.net.connection import Connection
from sabbat.server.net.http_connection import Config

EXTENSION = "sabbat.handshake"
"""Under which name the scope of a WebSocket has its handshake."""


class TakenTransport(asyncio.Transport):
    """What is left of a transport that a connection took over: uvicorn closes it when the application returns."""

    def close(self) -> None:
        """The connection decides when to close."""


class Handshake(WebSocketsSansIOProtocol):
    """A client that asks for a WebSocket, until it is refused or a connection takes over."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.early = b""
        """What the client sent before it was answered."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.early += data
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self._refuse()

    def _refuse(self) -> None:
        """Answer a handshake that the parser cannot read (it has a body, or too many headers): uvicorn says nothing."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.admission.leave(self.transport)
        super().connection_lost(exc)

    def take_over(self) -> Connection:
        """The connection that has the transport from now on."""
        connection = Connection(self.transport, self.config.admission, self.config.outbox, self.connections)
        self.connections.discard(self)
        self.connections.add(connection)  # type: ignore[arg-type]
        self.transport.set_protocol(connection)
        self.transport = TakenTransport()
        self._forget()
        return connection

    def _forget(self) -> None:
        """Break reference cycles, so that these objects are freed at once."""
        del self.scope["extensions"][EXTENSION]
        self.conn.parser.close()
