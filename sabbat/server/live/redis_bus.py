"""Publish and subscribe between workers, over Redis: each subscribes to a common channel and to one of its own.

While Redis is down, messages are lost. Litestar's channels do not fit: their tasks end for good when the
connection is lost.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sabbat.server.live.worker_messages import bundle

log = logging.getLogger("sabbat.server")
AGAIN = 0.5
"""Seconds before a lost connection is retried."""
GATHER = 0.005
"""Seconds in which messages gather into the next bundle: sending a bundle costs more than what is in it."""
PULSE = 0.2
"""Seconds without a message after which we send one to ourselves."""
SILENT = 3 * PULSE
"""Seconds without a message after which Redis, or this process, may hang."""
HUNG = 3.0
"""Seconds without a message after which the connection is given up."""
NOTHING = bundle([])


def connect(url: str) -> Redis:
    """A client that fails at once when Redis is down, instead of retrying in silence."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=2, socket_timeout=2)


class RedisBus:
    """Publishes and receives messages on channels; what is published while Redis is down is lost."""

    def __init__(
        self,
        url: str,
        received: Callable[[bytes], None],
        changed: Callable[[], None],
        no_subscriber: Callable[[str], None],
    ) -> None:
        """`received` gets each bundle; `changed` hears that `up` changed, `no_subscriber` that a channel has none."""
        self.up = False
        self._marked: bool | None = None
        self._received_at = 0.0
        self._redis = connect(url)
        self._received = received
        self._changed = changed
        self._no_subscriber = no_subscriber
        self._own = ""
        self._channels: tuple[str, ...] = ()
        self._unsent: dict[str, list[bytes]] = {}
        self._waiting = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, own: str, *channels: str) -> None:
        """Subscribe to a channel of our own, and to others."""
        self._own, self._channels = own, (*channels, own)
        self._tasks = [asyncio.create_task(work()) for work in (self._subscribe, self._send, self._beat)]

    async def close(self) -> None:
        """Give waiting messages a moment to be sent, then close."""
        for _ in range(20):
            if not self._unsent or not self.up:
                break
            await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    @property
    def silent(self) -> bool:
        """Whether no message has come for longer than is normal."""
        return time.monotonic() - self._received_at > SILENT

    # -- sending -----------------------------------------------------------------------------------

    def publish(self, channel: str, message: bytes) -> None:
        """Publish on a channel; never waits. Messages of the same moment travel in one bundle."""
        if self.up:
            self._unsent.setdefault(channel, []).append(message)
            self._waiting.set()

    async def _send(self) -> None:
        """Send what waits, one bundle to each channel, as long as the bus is open."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            batches, self._unsent = self._unsent, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, messages in batches.items():
                        pipe.publish(channel, bundle(messages))
                    subscribers = await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("redis did not take a message", extra={"why": str(error)})
                continue
            for channel, count in zip(batches, subscribers, strict=True):
                if not count:
                    self._no_subscriber(channel)
            await asyncio.sleep(GATHER)

    async def _beat(self) -> None:
        """Send ourselves a message when there is no other, so that silence means trouble."""
        while True:
            await asyncio.sleep(PULSE)
            if self.up and not self._unsent and time.monotonic() - self._received_at >= PULSE:
                self._unsent[self._own] = []
                self._waiting.set()

    # -- receiving ---------------------------------------------------------------------------------

    async def _subscribe(self) -> None:
        """Receive from our channels; reconnect whenever the connection is lost."""
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(*self._channels)
                    self._received_at = time.monotonic()
                    await self._receive(subscription)
            except (RedisError, OSError) as error:
                self._mark(False, str(error))
            await asyncio.sleep(AGAIN)

    async def _receive(self, subscription: PubSub) -> None:
        """Receive until the connection is lost, or Redis hangs."""
        while True:
            message = await subscription.get_message(timeout=1.0)
            if message is None:
                if time.monotonic() - self._received_at > HUNG:
                    raise TimeoutError("it does not answer")
                continue
            self._received_at = time.monotonic()
            if message["type"] == "message":
                if message["data"] != NOTHING:
                    self._received(message["data"])
            elif message["channel"].decode() == self._own:
                self._mark(True)

    def _mark(self, up: bool, why: str = "") -> None:
        """Note that Redis is up or down; what was not sent is lost."""
        if up != self._marked:
            self.up = self._marked = up
            self._unsent = {}
            log.warning("redis is there" if up else "redis is away", extra={"why": why})
            self._changed()
