"""A turnstile: one at a time, in the order of arrival; whoever finds it free need not wait for the event loop."""

import asyncio


class Turnstile:
    """Like a lock of asyncio, but `enter` takes it at once where that is possible."""

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: list[asyncio.Future[None]] = []

    def enter(self) -> bool:
        """Take it if nobody has it; whoever did calls `leave` in the end."""
        if self.held:
            return False
        self.held = True
        return True

    def leave(self) -> None:
        """Hand it to whoever waits longest."""
        while self._waiting:
            next_one = self._waiting.pop(0)
            if not next_one.done():
                next_one.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.enter():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
