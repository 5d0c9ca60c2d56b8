"""The line between workers: what one says on a channel all others hear, while Redis is there.

The framework's channels do not fit: their tasks end for good when the connection is lost.
"""

import asyncio
import logging
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger("sabbat.server")
AGAIN = 0.5
"""Seconds until a lost connection is tried anew."""
CONFIRMED = 2.0
"""Seconds to wait at most until Redis has confirmed that we listen."""
AT_ONCE = 500
"""The most messages that travel together."""


def connect(url: str) -> Redis:
    """A client that says at once when Redis is away, rather than try again in silence."""
    return Redis.from_url(
        url,
        retry=Retry(NoBackoff(), 0),
        health_check_interval=5,
        socket_connect_timeout=2,
        socket_timeout=5,
    )


class Line:
    """Says and hears messages on channels; what is said while Redis is away is lost."""

    def __init__(self, url: str, heard: Callable[[str, bytes], None], changed: Callable[[], None]) -> None:
        """`heard` gets a channel and a message; `changed` is called when `up` has changed."""
        self.up = False
        self._said: bool | None = None
        self._redis = connect(url)
        self._heard = heard
        self._changed = changed
        self._channels: set[str] = set()
        self._joining: dict[str, asyncio.Future[None]] = {}
        self._ears: PubSub | None = None
        self._words: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Say what waits to be said, for a moment, then go."""
        for _ in range(20):
            if self._words.empty() or not self.up:
                break
            await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # -- saying ------------------------------------------------------------------------------------

    def say(self, channel: str, message: bytes) -> None:
        """Tell all who have joined a channel; never waits."""
        if self.up:
            self._words.put_nowait((channel, message))

    async def _speak(self) -> None:
        while True:
            words = [await self._words.get()]
            while not self._words.empty() and len(words) < AT_ONCE:
                words.append(self._words.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, message in words:
                        pipe.publish(channel, message)
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("redis did not take a message", extra={"why": str(error)})

    # -- hearing -----------------------------------------------------------------------------------

    async def join(self, channel: str) -> None:
        """Hear a channel; if Redis is there, what is said after this returns is heard."""
        self._channels.add(channel)
        if not self.up or self._ears is None:
            return
        done = self._joining.setdefault(channel, asyncio.get_running_loop().create_future())
        try:
            await self._ears.subscribe(channel)
            await asyncio.wait_for(asyncio.shield(done), CONFIRMED)
        except (RedisError, OSError, TimeoutError):
            pass
        finally:
            self._joining.pop(channel, None)

    async def leave(self, channel: str) -> None:
        self._channels.discard(channel)
        try:
            if self.up and self._ears is not None:
                await self._ears.unsubscribe(channel)
        except (RedisError, OSError):
            pass

    async def _listen(self) -> None:
        """Hear all joined channels, over one connection after the other."""
        while True:
            try:
                async with self._redis.pubsub() as ears:
                    await ears.subscribe("sabbat", *self._channels)
                    self._ears = ears
                    self._become(True)
                    await self._hear(ears)
            except (RedisError, OSError) as error:
                self._become(False, str(error))
            await asyncio.sleep(AGAIN)

    async def _hear(self, ears: PubSub) -> None:
        while True:
            message = await ears.get_message(timeout=1.0)
            if message is None:
                continue
            channel = message["channel"].decode()
            if message["type"] == "message":
                self._heard(channel, message["data"])
            elif message["type"] == "subscribe" and channel in self._joining:
                confirmed = self._joining[channel]
                if not confirmed.done():
                    confirmed.set_result(None)

    def _become(self, up: bool, why: str = "") -> None:
        if up != self._said:
            self.up = self._said = up
            log.warning("redis is there" if up else "redis is away", extra={"why": why})
            self._changed()
