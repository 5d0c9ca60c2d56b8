"""Bots in worker processes: the caller is async, a match never hangs.

A fixed number of workers; one that dies, or does not answer in time, or whose caller goes away is replaced. Then, and
whenever a bot fails, the insight's move is played instead.
"""

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import sabbat
from sabbat.bots.levels import find_bot
from sabbat.bots.players import SearchBot
from sabbat.core.dice import Dice

log = logging.getLogger(__name__)
PATIENCE = 3.0
"""Seconds after which a bot that has not answered is given up."""


def first_sight(view: dict[str, Any], actions: list[str], seed: int) -> str:
    """The insight's move: no search, no waiting."""
    mind = sabbat.mind(view)
    dice = Dice(seed)
    action = mind.game.texts[mind.game.insight.choose(mind.dream(dice), dice)]
    return action if action in actions else actions[0]


class Advice(NamedTuple):
    """An action, and the payoff that its seat may expect from it (0 to 1), if the bot searched."""

    action: str
    chance: float | None = None


def _choose(name: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
    """The bot's answer."""
    mind = sabbat.mind(view)
    return Advice(find_bot(name, mind.game)(seed).choose(mind, actions))


def _advise(name: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
    """The bot's answer and what it hopes for."""
    mind = sabbat.mind(view)
    bot = find_bot(name, mind.game)(seed)
    judged = bot.judge(mind) if isinstance(bot, SearchBot) else []
    if not judged:
        return Advice(bot.choose(mind, actions))
    return Advice(mind.game.texts[judged[0].action], judged[0].value)


def _think(how: Callable[..., Advice], name: str, *question: Any) -> Advice:
    """An answer; an empty one if the bot raises."""
    try:
        return how(name, *question)
    except Exception:
        log.exception("the bot %s failed", name)
        return Advice("")


def _serve(connection: Connection) -> None:
    """A worker's life: take a position to think about, answer with an action, until the other end closes."""
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while True:
            connection.send(_think(*connection.recv()))


class Worker:
    """One process and the line to it."""

    def __init__(self, context: BaseContext) -> None:
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=_serve, args=(far_end,), daemon=True)  # type: ignore[attr-defined]
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


class BotPool:
    """`async with BotPool(2) as pool: action = await pool.choose(...)`."""

    def __init__(self, workers: int = 2, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.size = workers
        self.failures = 0
        """How often a bot was replaced by its insight."""
        self._context = multiprocessing.get_context("spawn")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()

    async def __aenter__(self) -> "BotPool":
        for _ in range(self.size):
            self._idle.put_nowait(Worker(self._context))
        return self

    async def __aexit__(self, *error: object) -> None:
        for _ in range(self.size):
            (await self._idle.get()).end()

    async def choose(self, bot: str, view: dict[str, Any], actions: list[str], seed: int) -> str:
        """The action of a bot (a level or a dotted path) that sees this view; the insight's if the bot fails."""
        return (await self._ask(_choose, bot, view, actions, seed)).action

    async def advise(self, bot: str, view: dict[str, Any], actions: list[str], seed: int) -> Advice:
        """The same with what the bot hopes for."""
        return await self._ask(_advise, bot, view, actions, seed)

    async def _ask(
        self, how: Callable[..., Advice], bot: str, view: dict[str, Any], actions: list[str], seed: int
    ) -> Advice:
        worker = await self._idle.get()
        answered = False
        try:
            advice = await asyncio.wait_for(worker.ask(how, bot, view, actions, seed), self.patience)
            answered = True
            if advice.action in actions:
                return advice
        except (EOFError, OSError, TimeoutError):
            pass
        finally:
            if not answered:  # also when the caller was cancelled: the thought is not needed any more
                worker.end()
                worker = Worker(self._context)
            self._idle.put_nowait(worker)
        self.failures += 1
        return Advice(first_sight(view, actions, seed))
