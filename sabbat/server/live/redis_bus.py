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
GATHER = 0.002
"""Seconds in which messages gather into the next bundle: sending a bundle costs more than what is in it."""
PULSE = 0.2
"""After so many seconds without a message we send one to ourselves."""
SILENT = 3 * PULSE
"""After so many seconds without a message Redis, or this process, may hang."""
HUNG = 3.0
"""After so many seconds without a message the connection is given up."""
NOTHING = bundle([])


def connect(url: str) -> Redis:
    """A client that fails at once when Redis is down, instead of retrying in silence."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=2, socket_timeout=2)


class RedisBus:
    """Publishes and receives messages on channels; what is published while Redis is down is lost."""

    def __init__(
        self,
        url: str,
        heard: Callable[[bytes], None],
        changed: Callable[[], None],
        unheard: Callable[[str], None],
    ) -> None:
        """`heard` gets each message; `changed`: `up` has changed; `unheard`: nobody subscribes to this channel."""
        self.up = False
        self._said: bool | None = None
        self._heard_at = 0.0
        self._redis = connect(url)
        self._heard = heard
        self._changed = changed
        self._unheard = unheard
        self._own = ""
        self._channels: tuple[str, ...] = ()
        self._words: dict[str, list[bytes]] = {}
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, own: str, *channels: str) -> None:
        """Subscribe to a channel of our own, and to others."""
        self._own, self._channels = own, (*channels, own)
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._speak, self._beat)]

    async def close(self) -> None:
        """Give waiting messages a moment to be sent, then close."""
        for _ in range(20):
            if not self._words or not self.up:
                break
            await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    @property
    def silent(self) -> bool:
        """Whether no message has come for longer than is normal."""
        return time.monotonic() - self._heard_at > SILENT

    # -- sending -----------------------------------------------------------------------------------

    def say(self, channel: str, word: bytes) -> None:
        """Publish on a channel; never waits. Messages of the same moment travel in one bundle."""
        if self.up:
            self._words.setdefault(channel, []).append(word)
            self._some.set()

    async def _speak(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            words, self._words = self._words, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, some in words.items():
                        pipe.publish(channel, bundle(some))
                    hearers = await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("redis did not take a message", extra={"why": str(error)})
                continue
            for channel, count in zip(words, hearers, strict=True):
                if not count:
                    self._unheard(channel)
            await asyncio.sleep(GATHER)

    async def _beat(self) -> None:
        """Send ourselves a message when there is no other, so that silence means trouble."""
        while True:
            await asyncio.sleep(PULSE)
            if self.up and not self._words and time.monotonic() - self._heard_at >= PULSE:
                self._words[self._own] = []
                self._some.set()

    # -- receiving ---------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Receive from our channels; reconnect whenever the connection is lost."""
        while True:
            try:
                async with self._redis.pubsub() as ears:
                    await ears.subscribe(*self._channels)
                    self._heard_at = time.monotonic()
                    await self._hear(ears)
            except (RedisError, OSError) as error:
                self._become(False, str(error))
            await asyncio.sleep(AGAIN)

    async def _hear(self, ears: PubSub) -> None:
        """Receive until the connection is lost, or Redis hangs."""
        while True:
            message = await ears.get_message(timeout=1.0)
            if message is None:
                if time.monotonic() - self._heard_at > HUNG:
                    raise TimeoutError("it does not answer")
                continue
            self._heard_at = time.monotonic()
            if message["type"] == "message":
                if message["data"] != NOTHING:
                    self._heard(message["data"])
            elif message["channel"].decode() == self._own:
                self._become(True)

    def _become(self, up: bool, why: str = "") -> None:
        if up != self._said:
            self.up = self._said = up
            self._words = {}
            log.warning("redis is there" if up else "redis is away", extra={"why": why})
            self._changed()
