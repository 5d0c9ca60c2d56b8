"""The server process: uvicorn, which tells its clients to come back before it shuts down."""

import asyncio
import contextlib
import socket
from collections.abc import Callable

import uvicorn

from sabbat.core.errors import BadRequest, from_system
from sabbat.server.live.hub import wall_clock
from sabbat.server.net.admission import Admission, connections_most
from sabbat.server.net.app import House, Settings, make_cluster
from sabbat.server.net.connection import MESSAGE_MOST, Outbox
from sabbat.server.net.handshake import Handshake
from sabbat.server.net.http_connection import Config, HttpConnection
from sabbat.server.storage.databases import open_store
from sabbat.server.storage.garbage import collect_rarely, keep_all
from sabbat.server.storage.occupancy import occupied


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
    config = Config(
        house.app,
        host=host,
        port=port,
        http=HttpConnection,
        ws=Handshake,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_MOST,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=max(1, min(5, int(settings.client_timeout / 2))),
        backlog=1024,
    )
    most, most_each = connections_most(settings.connections), settings.address_connections
    config.admission = house.admission = Admission(most, most_each, proxies, house.count_turned_away)
    config.outbox = Outbox()
    config.client_timeout = settings.client_timeout
    return Server(config, house, ready)


def check(settings: Settings, host: str, port: int) -> None:
    """BadRequest if the database or the address cannot be used, before anything is started."""
    with occupied(settings.database), contextlib.closing(open_store(settings.database)) as store:
        make_cluster(store, settings.redis)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            why = from_system(error) if isinstance(error, OSError) else "?"
            raise BadRequest("bad-address", host=host, port=str(port), why=why) from None


def run(settings: Settings, host: str, port: int, ready: Callable[[str, int], None], proxies: str) -> None:
    """Serve until a signal ends it."""
    check(settings, host, port)
    collect_rarely()

    def listening(host: str, port: int) -> None:
        keep_all()
        ready(host, port)

    server = make_server(settings, host, port, listening, proxies=proxies)
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
