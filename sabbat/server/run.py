"""The server as a process: uvicorn, told to say goodbye to its clients before it goes."""

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from sabbat.core.errors import BadRequest
from sabbat.server.app import House, Settings, make_crew
from sabbat.server.connection import Connection
from sabbat.server.databases import open_store
from sabbat.server.hub import wall_clock

COLLECT = (10_000, 20, 50)
"""Garbage in cycles is rare here, and looking for it took a tenth of the time."""


class Server(uvicorn.Server):
    """Calls `ready` with its address once it listens; clients are told to come back before it shuts down."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def make_server(
    settings: Settings,
    host: str,
    port: int,
    ready: Callable[[str, int], None],
    *,
    proxies: str = "127.0.0.1",
    now: Callable[[], int] = wall_clock,
) -> Server:
    """A server that is about to listen; port 0 takes any free one."""
    house = House(settings, now)
    config = uvicorn.Config(
        house.app,
        host=host,
        port=port,
        ws=Connection,
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
        backlog=1024,
    )
    return Server(config, house, ready)


def check(settings: Settings, host: str, port: int) -> None:
    """BadRequest if the database or the address cannot be used, before anything is started."""
    store = open_store(settings.database)
    try:
        make_crew(store, settings.redis)
    finally:
        store.close()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadRequest(
                "bad-address", host=host, port=str(port), why=getattr(error, "strerror", "") or "?"
            ) from None


def run(settings: Settings, host: str, port: int, ready: Callable[[str, int], None], proxies: str) -> None:
    """Serve until a signal ends it."""
    check(settings, host, port)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = make_server(settings, host, port, ready, proxies=proxies)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(server.serve())


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A faster event loop, where there is one for the system."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
