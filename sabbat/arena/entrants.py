"""Who may enter a contest, by name: a level, a yardstick, a Python class, a command, an address, an MCP server.

Whatever is not Python is asked the same question: a JSON object with `view` (what the seat knows), `actions` (the legal
ones) and `seed` (of the match). Its answer is one of the actions.
"""

import contextlib
import json
import shlex
import subprocess
import urllib.request
from typing import Any

from sabbat.bots.levels import find_bot
from sabbat.bots.players import Bot
from sabbat.core.contract import Game, Mind
from sabbat.core.errors import BadRequest

COMMAND, MCP, WEB = "cmd:", "mcp:", ("http://", "https://")
PATIENCE = 120.0
"""Seconds that a bot elsewhere may take for an answer."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """`adept`, `my_package.MyBot`, `cmd:python my_bot.py`, `http://host:8000/`, `mcp:python my_server.py`."""
    if name.startswith(COMMAND):
        return CommandBot(name.removeprefix(COMMAND), seed)
    if name.startswith(WEB):
        return HttpBot(name, seed)
    if name.startswith(MCP):
        return _mcp_bot(name.removeprefix(MCP), seed)
    return find_bot(name, game)(seed)


def release(bot: Bot) -> None:
    """End what a bot has started, if it has a `close`."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _mcp_bot(server: str, seed: int) -> Bot:
    try:
        from sabbat.arena.mcp_bot import McpBot
    except ModuleNotFoundError as error:
        raise BadRequest("extra-missing", extra="mcp", module=error.name) from None
    return McpBot(server, seed)


class RemoteBot:
    """A bot that is asked by some way or other."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def ask(self, question: dict[str, Any]) -> str:
        """Each way: the answer to a question."""
        raise NotImplementedError

    def choose(self, mind: Mind, actions: list[str]) -> str:
        """Its answer; BadRequest if it gives none, or an action that is not legal."""
        answer = self.ask({"view": mind.view, "actions": actions, "seed": self.seed}).strip()
        if answer not in actions:
            raise self.fault(f"“{answer[:80]}” is not legal")
        return answer

    def fault(self, why: object) -> BadRequest:
        return BadRequest("bad-bot", bot=self.name, why=str(why))


class CommandBot(RemoteBot):
    """A command, started for a match and ended with it: a question a line, an answer a line."""

    def __init__(self, command: str, seed: int) -> None:
        super().__init__(command, seed)
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise self.fault(error) from None

    def ask(self, question: dict[str, Any]) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended; what it last said may still be read
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class HttpBot(RemoteBot):
    """An address: the question is posted as JSON, the answer is the body."""

    def ask(self, question: dict[str, Any]) -> str:
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.name, json.dumps(question).encode(), head)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read(1000).decode())
        except (OSError, ValueError) as error:
            raise self.fault(error) from None
