"""An HTTP connection of uvicorn with two limits: it must be admitted, and each request must arrive complete in time."""

import asyncio
import socket

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sabbat.server.net.admission import Admission
from sabbat.server.net.connection import Outbox

REFUSED = "sabbat.refused"
"""Under which name the state of a request says why its connection is one too many."""
GRACE = 1.0
"""Seconds more for a late body: the application answers that it is late before the connection is closed."""
UNREAD = 3
"""How long a client may take nothing of what it is sent, as a multiple of the time for a request (Linux)."""


class Config(uvicorn.Config):
    """Also says who may connect and how long they may take to say what they want, and holds what waits to be sent."""

    admission: Admission
    outbox: Outbox
    client_timeout: float


class HttpConnection(HttpToolsProtocol):
    """One client's connection until it becomes a WebSocket, or until it ends."""

    config: Config
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limit_unread(transport)
        self._await_request(self.config.client_timeout)
        why = self.config.admission.enter(transport, self._address)
        if why:
            self.app_state = {**self.app_state, REFUSED: why}

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    def _limit_unread(self, transport: asyncio.Transport) -> None:
        """Let the system close the connection if the client acknowledges nothing that it is sent."""
        wire = transport.get_extra_info("socket")
        if wire is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            limit = int(UNREAD * 1000 * self.config.client_timeout)
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, limit)

    # -- the time a request takes -------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_request(self.config.client_timeout)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._await_request(self.config.client_timeout + GRACE)

    def on_message_complete(self) -> None:
        self._await_nothing()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._await_request(self.config.client_timeout)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._await_nothing()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to us; without it, both are freed at once

    def connection_lost(self, exc: Exception | None) -> None:
        self._await_nothing()
        self.config.admission.leave(self.transport)
        super().connection_lost(exc)

    def _await_request(self, seconds: float) -> None:
        self._await_nothing()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _await_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        """Abort: no request arrived in time, or not all of it."""
        if not self.transport.is_closing():
            self.config.admission.turned_away("no-request", self._address)
        self.transport.abort()
