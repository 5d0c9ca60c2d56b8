"""Bots in worker processes: the caller is async, a match never hangs.

A fixed number of workers, which yield to everybody else on the machine. When a bot fails or is late, the insight's
move is played instead. A worker that dies or hangs is replaced. A caller who goes away is forgotten: what waits for a
worker is dropped, what a worker thinks about is thought to its end and then dropped. Owners take turns: whoever has
forty bots waits for forty thoughts, and nobody else does.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import sabbat
from sabbat.bots.levels import LevelBot, find_bot
from sabbat.bots.players import SearchBot
from sabbat.core.dice import Dice

log = logging.getLogger(__name__)
PATIENCE = 3.0
"""Seconds after which a bot's answer is no longer waited for."""
HANG = 4.0
"""After so many times the patience a worker that has not answered is replaced."""
NICE = 19
"""How much workers yield: people's moves come first (Unix)."""


def usual_workers() -> int:
    """As many workers as leave a processor to people's moves; two are enough for a house."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(2, here - 1))


def first_sight(view: dict[str, Any], actions: list[str], seed: int) -> str:
    """The insight's move: no search, no waiting."""
    mind = sabbat.mind(view)
    dice = Dice(seed)
    action = mind.game.texts[mind.game.insight.choose(mind.dream(dice), dice)]
    return action if action in actions else actions[0]


class Advice(NamedTuple):
    """An action, the chance (0 to 1) that its seat wins with it, if the bot searched, and how long it thought."""

    action: str
    chance: float | None = None
    seconds: float = 0.0


def _choose(name: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
    """The bot's answer."""
    mind = sabbat.mind(view)
    return Advice(find_bot(name, mind.game)(seed).choose(mind, actions))


def _choose_steadily(name: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
    """The bot's answer, whatever time it takes."""
    mind = sabbat.mind(view)
    return Advice(find_bot(name, mind.game, None)(seed).choose(mind, actions))


def _advise(name: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
    """The bot's answer and what it hopes for."""
    mind = sabbat.mind(view)
    bot = find_bot(name, mind.game)(seed)
    player = bot.player(mind) if isinstance(bot, LevelBot) else bot
    judged = player.judge(mind) if isinstance(player, SearchBot) else []
    if not judged:
        return Advice(bot.choose(mind, actions))
    return Advice(mind.game.texts[judged[0].action], judged[0].chance)


def _think(how: Callable[..., Advice], name: str, *question: Any) -> Advice:
    """An answer; an empty one if the bot raises."""
    try:
        return how(name, *question)
    except Exception:
        log.exception("the bot %s failed", name)
        return Advice("")


def _serve(connection: Connection, nice: int) -> None:
    """A worker's life: take a position to think about, answer with an action, until the other end closes."""
    if hasattr(os, "nice"):
        os.nice(nice)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while True:
            connection.send(_think(*connection.recv()))


class Worker:
    """One process and the line to it."""

    def __init__(self, context: BaseContext, nice: int) -> None:
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=_serve, args=(far_end, nice), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        far_end.close()

    async def ask(self, *question: Any) -> Advice:
        """Its answer; EOFError if it dies."""
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        loop.add_reader(self.line.fileno(), ready.set)
        try:
            self.line.send(question)
            await ready.wait()
            answer: Advice = self.line.recv()
        finally:
            loop.remove_reader(self.line.fileno())
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Turns:
    """The workers that are idle, and who waits for one: one thought for each owner in turn, however many wait."""

    def __init__(self) -> None:
        self._idle: deque[Worker] = deque()
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}

    async def get(self, owner: str) -> Worker:
        if self._idle:
            return self._idle.popleft()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: Worker) -> None:
        """A worker is idle: it is for the owner who has waited longest since their last turn."""
        while self._waiting:
            owner = next(iter(self._waiting))
            theirs = self._waiting.pop(owner)
            turn = theirs.popleft()
            if theirs:
                self._waiting[owner] = theirs
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


class BotPool:
    """`async with BotPool(2) as pool: advice = await pool.choose(...)`."""

    def __init__(self, workers: int = 2, patience: float = PATIENCE, nice: int = NICE) -> None:
        self.patience = patience
        self.nice = nice
        self.size = workers
        self.failures = 0
        """How often a bot was replaced by its insight."""
        self.replaced = 0
        """How many workers were replaced."""
        self._context = multiprocessing.get_context("spawn")
        self._workers: set[Worker] = set()
        self._turns = Turns()
        self._thoughts: set[asyncio.Task[Advice]] = set()

    async def __aenter__(self) -> "BotPool":
        for _ in range(self.size):
            self._hire()
        return self

    async def __aexit__(self, *error: object) -> None:
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for worker in self._workers:
            worker.end()

    def _hire(self) -> None:
        worker = Worker(self._context, self.nice)
        self._workers.add(worker)
        self._turns.put(worker)

    async def choose(
        self, bot: str, view: dict[str, Any], actions: list[str], seed: int, owner: str = "", steady: bool = False
    ) -> Advice:
        """The action of a bot (a level or a dotted path) that sees this view; the insight's if the bot fails.

        A `steady` one takes its time: the same seed always gives the same answer.
        """
        return await self._ask(owner, _choose_steadily if steady else _choose, bot, view, actions, seed)

    async def advise(self, bot: str, view: dict[str, Any], actions: list[str], seed: int, owner: str = "") -> Advice:
        """The same with what the bot hopes for."""
        return await self._ask(owner, _advise, bot, view, actions, seed)

    async def _ask(
        self, owner: str, how: Callable[..., Advice], bot: str, view: dict[str, Any], actions: list[str], seed: int
    ) -> Advice:
        worker = await self._turns.get(owner)
        began = time.monotonic()
        thought = asyncio.ensure_future(self._thought(worker, how, bot, view, actions, seed))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        with contextlib.suppress(TimeoutError):
            advice = await asyncio.wait_for(asyncio.shield(thought), self.patience)
            if advice.action in actions:
                return advice._replace(seconds=time.monotonic() - began)
        self.failures += 1
        return Advice(first_sight(view, actions, seed), seconds=time.monotonic() - began)

    async def _thought(self, worker: Worker, *question: Any) -> Advice:
        """A worker's answer, an empty one if it fails; then it is idle again, or another in its place."""
        try:
            advice = await asyncio.wait_for(worker.ask(*question), self.patience * HANG)
        except (EOFError, OSError, TimeoutError):
            self._workers.discard(worker)
            worker.end()
            self.replaced += 1
            self._hire()
            return Advice("")
        self._turns.put(worker)
        return advice
