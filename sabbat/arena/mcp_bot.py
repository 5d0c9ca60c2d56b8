"""A bot behind the Model Context Protocol: a server with a tool `choose`, started by a command or at an address."""

import shlex
from contextlib import ExitStack
from typing import Any

from anyio.from_thread import start_blocking_portal
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from sabbat.arena.entrants import PATIENCE, WEB, RemoteBot

TOOL = "choose"


class McpBot(RemoteBot):
    """Calls `choose(view, actions, seed)`; the text that comes back is the action."""

    def __init__(self, server: str, seed: int) -> None:
        super().__init__(server, seed)
        self.open = ExitStack()
        try:
            self.portal = self.open.enter_context(start_blocking_portal())
            client = Client(server if server.startswith(WEB) else _command(server), read_timeout_seconds=PATIENCE)
            self.client = self.open.enter_context(self.portal.wrap_async_context_manager(client))
        except Exception as error:  # a server may fail in any way while it is started
            self.open.close()
            raise self.fault(error) from None

    def ask(self, question: dict[str, Any]) -> str:
        try:
            result = self.portal.call(self.client.call_tool, TOOL, question)
        except Exception as error:  # so may an answer
            raise self.fault(error) from None
        return "".join(getattr(part, "text", "") for part in result.content)

    def close(self) -> None:
        self.open.close()


def _command(server: str) -> StdioServerParameters:
    program, *arguments = shlex.split(server)
    return StdioServerParameters(command=program, args=arguments)
