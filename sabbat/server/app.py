"""The application: the handlers, the WebSocket, the doorway around them, and the life of the server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from ipaddress import ip_network
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sabbat.bots.pool import BotPool
from sabbat.core.errors import BadRequest, Refused
from sabbat.server import api, learning, moments, strengths
from sabbat.server.commits import StorageFailed
from sabbat.server.connection import Connection
from sabbat.server.crew import Alone, Crew
from sabbat.server.databases import open_store
from sabbat.server.doorway import Doorway, Receive, Send, Visit, problem
from sabbat.server.hub import Hub, wall_clock
from sabbat.server.identity import Signer
from sabbat.server.limits import Bucket, Limits
from sabbat.server.minder import BOT_PACE
from sabbat.server.pages import PAGES, page_handlers
from sabbat.server.people import remembered
from sabbat.server.session import Session
from sabbat.server.store import Store

log = logging.getLogger("sabbat.server")
LOOPBACK = "127.0.0.0/8, ::1"


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    database: str | Path
    """An SQLite file, or the address of a PostgreSQL server."""
    origins: list[str] = field(default_factory=list)
    """Pages from elsewhere that may use this server."""
    workers: int = 2
    """Processes for bots."""
    bot_pace: float = BOT_PACE
    request_rate: float = 20.0
    """Requests a second for each person and address; 0 sets no limit."""
    message_rate: float = 30.0
    """Messages a second on each connection; 0 sets no limit."""
    redis: str = ""
    """Where several workers of one house hear of each other, if there are several."""
    metrics: str = LOOPBACK
    """The networks from which /metrics may be read."""
    body_most: int = 65_536
    scribe: bool = False
    """Whether a process of its own writes the house, if that is a file."""
    pages: Path = PAGES
    """Where the built pages of the browser client are, if they are."""


class House:
    """A server that is about to run: `app` is the ASGI application."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.sessions: set[Session] = set()
        self.hub: Hub
        self.inner = self._litestar()
        limits = Limits(settings.request_rate, settings.request_rate * 5)
        self.app = Doorway(
            self.inner,
            self.converse,
            origins=settings.origins,
            limits=limits,
            now=now,
            most_bytes=settings.body_most,
            measurers=[ip_network(one.strip()) for one in settings.metrics.split(",") if one.strip()],
        )
        self.inner.state.doorway = self.app

    def _litestar(self) -> Litestar:
        title, number = "Sabbat", version("sabbat")
        return Litestar(
            route_handlers=[
                *api.HANDLERS,
                *learning.HANDLERS,
                *moments.HANDLERS,
                *strengths.HANDLERS,
                *page_handlers(self.settings.pages),
            ],
            lifespan=[self._life],
            exception_handlers={Exception: self._explain},
            openapi_config=OpenAPIConfig(
                title=title, version=number, path="/schema", render_plugins=[JsonRenderPlugin()]
            ),
            request_max_body_size=self.settings.body_most,
            logging_config=None,
        )

    @contextlib.asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        """From opening the database to closing it."""
        store: Store = open_store(self.settings.database)
        try:
            if self.settings.scribe:
                await store.dictate()
            self.app.signer = Signer(await remembered(store, "key", token_urlsafe(32)))
            async with BotPool(self.settings.workers) as pool:
                crew = make_crew(store, self.settings.redis)
                self.hub = app.state.hub = Hub(store, pool, now=self.now, bot_pace=self.settings.bot_pace, crew=crew)
                await self.hub.open()
                yield
                await self.hub.close()
        finally:
            await store.dictated()
            store.close()

    # -- connections -------------------------------------------------------------------------------

    async def converse(self, visit: Visit, line: Connection, receive: Receive, send: Send) -> None:
        """One client, from hello to goodbye."""
        await receive()
        if not visit.known:
            await send({"type": "websocket.close", "code": 4401, "reason": "no-identity"})
            return
        await send({"type": "websocket.accept"})
        rate = self.settings.message_rate
        session = Session(self.hub, line, visit.person, visit.language, Bucket(rate, rate * 4))
        self.sessions.add(session)
        self.hub.metrics.clients.inc()
        line.attach(session.hear)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                session.hear(event.get("bytes") or (event.get("text") or "").encode())
        finally:
            self.sessions.discard(session)
            self.hub.metrics.clients.dec()
            session.close()

    async def say_goodbye(self) -> None:
        """Tell every client to come back in a moment."""
        for session in list(self.sessions):
            session.part("restart")
        for _ in range(20):
            if not self.sessions:
                return
            await asyncio.sleep(0.05)

    # -- errors ------------------------------------------------------------------------------------

    def _explain(self, request: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
        """Every refusal as a code and a sentence; never a traceback to a person."""
        status, refusal = _refusal(error, request.url.path)
        visit: Visit = request.scope["sabbat"]  # type: ignore[typeddict-item]
        if status == 500:
            log.error("a request failed", exc_info=error)
        headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
        return Response(problem(refusal, visit.language), status_code=status, headers=headers)


def make_crew(store: Store, redis: str) -> Crew:
    """The other workers, if there is a line to them; BadRequest if there cannot be."""
    if not redis:
        return Alone()
    if store.engine.dialect.name != "postgresql":
        raise BadRequest("redis-alone")
    try:
        from sabbat.server.several import Several
    except ImportError:
        raise BadRequest("not-installed", what="Redis") from None
    try:
        return Several(store, redis)
    except ValueError as error:
        raise BadRequest("bad-redis", redis=redis.rpartition("@")[2], why=str(error)) from None


def _refusal(error: Exception, path: str) -> tuple[int, Any]:
    if isinstance(error, StorageFailed):
        return 503, error
    if isinstance(error, Refused):
        return (404 if error.reason == "no-table" else 400), error
    if isinstance(error, ValidationException):
        details = error.extra if isinstance(error.extra, list) else []
        why = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict))
        return 400, BadRequest("bad-message", why=why or error.detail)
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return 404, api.missing(path)
        return error.status_code, BadRequest("bad-message", why=error.detail)
    return 500, BadRequest("our-fault")
