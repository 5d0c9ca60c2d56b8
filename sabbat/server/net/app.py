"""The application: its HTTP handlers and WebSocket sessions, the middleware around them, startup and shutdown."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sabbat.bots.pool import NICE, BotPool, usual_workers
from sabbat.core.errors import BadRequest, Refused
from sabbat.games import turned_away
from sabbat.locales import speech
from sabbat.server.live.autoplay import BOT_PACE
from sabbat.server.live.background import every
from sabbat.server.live.blocks import Blocks
from sabbat.server.live.cluster import Alone, Cluster
from sabbat.server.live.deals import Deals
from sabbat.server.live.exercises import Exercises
from sabbat.server.live.hints import HINT_RATE
from sabbat.server.live.hub import Hub, wall_clock
from sabbat.server.live.measuring import Measuring
from sabbat.server.live.puzzles import Puzzles
from sabbat.server.live.quotas import TABLES
from sabbat.server.live.reviews import Reviews
from sabbat.server.live.timing import Bucket, Limits
from sabbat.server.live.trials import Trials
from sabbat.server.net import (
    adventures,
    api,
    bot_ratings,
    deals,
    exercises,
    figures,
    house,
    house_adventures,
    learning,
    links,
    lists,
    puzzles,
    replay,
    reviews,
    workshop,
)
from sabbat.server.net.admission import Admission, Networks
from sabbat.server.net.connection import CHECK, FloodGate
from sabbat.server.net.handshake import Handshake
from sabbat.server.net.identity import Signer
from sabbat.server.net.middleware import Middleware, Receive, Send, Visit, problem
from sabbat.server.net.pages import PAGES, page_handlers
from sabbat.server.net.session import Session
from sabbat.server.storage.adventures import Adventures
from sabbat.server.storage.commits import StorageFailed
from sabbat.server.storage.databases import open_store
from sabbat.server.storage.occupancy import occupied
from sabbat.server.storage.people import remembered
from sabbat.server.storage.puzzles import KeptPuzzles
from sabbat.server.storage.reviews import KeptReviews
from sabbat.server.storage.store import Store

log = logging.getLogger("sabbat.server")
STATUS = {"no-table": 404, "no-adventure": 404, "no-puzzle": 404, "no-exercise": 404, "too-fast": 429, "no-token": 401}
"""The status of refusals that are not simply bad requests."""
TELL_AFTER, WATCHDOG = 1.5, 0.25
"""Seconds after which somebody who waits for an answer is told so, and between two looks for them."""
BLOCKS_READ = 5.0
"""Seconds until other workers know who is blocked."""
BURST = 4
"""The most messages that may come at once, in seconds of the rate."""
LOOPBACK = "127.0.0.0/8, ::1"


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    database: str | Path
    """An SQLite file, or the address of a PostgreSQL server."""
    origins: list[str] = field(default_factory=list)
    """Pages from elsewhere that may use this server."""
    hosts: list[str] = field(default_factory=list, kw_only=True)
    """The names by which this server may be asked for; any if there are none."""
    workers: int = field(default_factory=usual_workers)
    """Processes for bots."""
    bot_pace: float = BOT_PACE
    bot_nice: int = field(default=NICE, kw_only=True)
    """How much these processes yield to all others (Unix)."""
    request_rate: float = 20.0
    """Requests a second for each person and address; 0 sets no limit."""
    message_rate: float = 30.0
    """Messages a second on each connection; 0 sets no limit."""
    hint_rate: float = HINT_RATE
    """Hints a second for each person; 0 sets no limit."""
    table_quota: int = TABLES
    """Open tables, and matches with bots at work, for each person; five times as many for an address; 0: no limit."""
    connections: int = 10_000
    """Connections in all, as far as the limit of open files allows."""
    address_connections: int = 100
    """Connections from each address; 0 sets no limit."""
    client_timeout: float = 10.0
    """Seconds in which a request must have come whole, and a WebSocket have said hello."""
    answer_timeout: float = 4.0
    """Seconds after which a request that waits for the database is answered that it is slow."""
    redis: str = ""
    """The address of Redis, if there are several workers."""
    metrics: str = LOOPBACK
    """The networks from which /metrics may be read."""
    body_most: int = 65_536
    writer_process: bool = False
    """With SQLite: whether a process of its own writes to the database."""
    pages: Path = PAGES
    """The folder of the built browser client."""


class House:
    """A server that is about to run: `app` is the ASGI application."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.sessions: set[Session] = set()
        self.hub: Hub
        self.admission: Admission
        self.blocks = Blocks()
        self.inner = self._litestar()
        limits = Limits(settings.request_rate, settings.request_rate * 5)
        self.app = Middleware(
            self.inner,
            self.converse,
            origins=settings.origins,
            limits=limits,
            hosts=settings.hosts,
            most_bytes=settings.body_most,
            client_timeout=settings.client_timeout,
            answer_timeout=settings.answer_timeout,
            blocks=self.blocks,
            measurers=Networks(settings.metrics),
        )
        self.inner.state.middleware = self.app
        self.inner.state.blocks = self.blocks
        self.inner.state.turn_out = self.turn_out

    def _litestar(self) -> Litestar:
        title, number = "Sabbat", version("sabbat")
        return Litestar(
            route_handlers=[
                *api.HANDLERS,
                *links.HANDLERS,
                *lists.HANDLERS,
                *learning.HANDLERS,
                *replay.HANDLERS,
                *reviews.HANDLERS,
                *deals.HANDLERS,
                *figures.HANDLERS,
                *exercises.HANDLERS,
                *puzzles.HANDLERS,
                *bot_ratings.HANDLERS,
                *house.HANDLERS,
                *workshop.HANDLERS,
                *adventures.HANDLERS,
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
        """The lifespan of the application: open the database, close it at the end."""
        for refusal in turned_away():
            log.warning(speech("en").explain(refusal))
        with occupied(self.settings.database):
            async with self._opened(app):
                yield

    @contextlib.asynccontextmanager
    async def _opened(self, app: Litestar) -> AsyncIterator[None]:
        """The database, the bots and the hub."""
        store: Store = open_store(self.settings.database)
        try:
            if self.settings.writer_process:
                await store.start_writer_process()
            self.app.signer = Signer(await remembered(store, "key", token_urlsafe(32)))
            app.state.token = await remembered(store, house.TOKEN, token_urlsafe(32))
            await self.blocks.open(store)
            async with BotPool(self.settings.workers, nice=self.settings.bot_nice) as pool:
                self.hub = app.state.hub = self._make_hub(store, pool)
                await self.hub.open()
                async with self._services(app, store):
                    yield
                await self.hub.close()
        finally:
            await store.stop_writer_process()
            store.close()

    def _make_hub(self, store: Store, pool: BotPool) -> Hub:
        hub = Hub(
            store,
            pool,
            now=self.now,
            bot_pace=self.settings.bot_pace,
            hint_rate=self.settings.hint_rate,
            table_quota=self.settings.table_quota,
            cluster=make_cluster(store, self.settings.redis),
        )
        hub.metrics.connections.set_function(lambda: len(self.admission))
        return hub

    @contextlib.asynccontextmanager
    async def _services(self, app: Litestar, store: Store) -> AsyncIterator[None]:
        """What handlers ask for beside the hub, and what runs every few moments."""
        trials = app.state.trials = Trials(self.settings.bot_nice)
        shelf = Adventures(store)
        await shelf.stock(house_adventures.own(), self.now())
        measuring = app.state.measuring = Measuring(workshop.workshop()[0], shelf, trials)
        kept_reviews = KeptReviews(store)
        worked_out = app.state.reviews = Reviews(kept_reviews, self.settings.bot_nice)
        tried_again = app.state.exercises = Exercises(kept_reviews, worked_out.process)
        app.state.puzzles = Puzzles(KeptPuzzles(store))
        app.state.deals = Deals(self.hub)
        loops = (
            every(BLOCKS_READ, self._read_blocks),
            every(WATCHDOG, self._look_after_sessions),
            every(CHECK, self._check_connections),
            measuring.run(),
        )
        tasks = [asyncio.create_task(loop) for loop in loops]
        yield
        for task in tasks:
            task.cancel()
        trials.close()
        tried_again.close()
        worked_out.close()

    async def _read_blocks(self) -> None:
        await self.blocks.read()
        self.turn_out()

    async def _look_after_sessions(self) -> None:
        """Tell clients that wait for long that they do; close connections that have not said hello."""
        now = time.monotonic()
        for session in list(self.sessions):
            if session.busy and session.busy_since < now - TELL_AFTER:
                session.tell_waiting()
            if not (session.greeted or session.parted) and session.since < now - self.settings.client_timeout:
                self.admission.turned_away("no-hello", session.owner.address)
                session.part("silent")

    async def _check_connections(self) -> None:
        for session in list(self.sessions):
            session.client.check()

    def count_turned_away(self, why: str) -> None:
        self.hub.metrics.turned_away.labels(why).inc()

    def turn_out(self) -> None:
        """Close the connections of people and addresses that are blocked."""
        for session in list(self.sessions):
            if self.blocks.stops(session.owner.person, session.owner.address):
                session.part("blocked")

    # -- connections -------------------------------------------------------------------------------

    async def converse(self, visit: Visit, handshake: Handshake, receive: Receive, send: Send) -> None:
        """Accept a client, or say why not. Its session goes on without this task."""
        await receive()
        await send({"type": "websocket.accept"})
        if not visit.known:
            await send({"type": "websocket.close", "code": 4401, "reason": "no-identity"})
        elif not self.admission.belongs_to(handshake.transport, visit.address):
            await send({"type": "websocket.close", "code": 4429, "reason": "too-many-connections"})
        else:
            self._begin_session(visit, handshake)

    def _begin_session(self, visit: Visit, handshake: Handshake) -> None:
        connection = handshake.take_over()
        rate = self.settings.message_rate
        burst = rate * BURST
        session = Session(
            self.hub,
            connection,
            visit.person,
            visit.language,
            Bucket(rate, burst),
            address=visit.address,
            ended=self._end_session,
        )
        self.sessions.add(session)
        self.hub.metrics.clients.inc()
        connection.attach(session, FloodGate(rate, burst))
        if handshake.early:
            connection.data_received(handshake.early)

    def _end_session(self, session: Session) -> None:
        self.sessions.discard(session)
        self.hub.metrics.clients.dec()

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


def make_cluster(store: Store, redis: str) -> Cluster:
    """The other workers, if there is an address of Redis; BadRequest if it cannot be used."""
    if not redis:
        return Alone()
    if store.engine.dialect.name != "postgresql":
        raise BadRequest("redis-alone")
    try:
        from sabbat.server.live.workers import RedisCluster
    except ImportError:
        raise BadRequest("not-installed", what="Redis") from None
    try:
        return RedisCluster(store, redis)
    except ValueError as error:
        raise BadRequest("bad-redis", redis=redis.rpartition("@")[2], why=str(error)) from None


def _refusal(error: Exception, path: str) -> tuple[int, Any]:
    if isinstance(error, StorageFailed):
        return 503, error
    if isinstance(error, Refused):
        return STATUS.get(error.reason, 400), error
    if isinstance(error, ValidationException):
        details = error.extra if isinstance(error.extra, list) else []
        why = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict))
        return 400, BadRequest("bad-message", why=why or error.detail)
    if isinstance(error, RecursionError | UnicodeError | msgspec.DecodeError):
        return 400, BadRequest("bad-message", why=type(error).__name__)
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return 404, api.missing(path)
        return error.status_code, BadRequest("bad-message", why=error.detail)
    return 500, BadRequest("our-fault")
