"""A bot as a server of the Model Context Protocol: `sabbat arena GAME "mcp:python examples/mcp_bot.py" random`.

The arena calls its tool `choose` for every decision; the text that it returns is the action.
"""

from typing import Any

from mcp.server import MCPServer

server: MCPServer[Any] = MCPServer("last-action")


@server.tool()
def choose(view: dict[str, Any], actions: list[str], seed: int) -> str:
    """One of the legal actions, from what the seat knows."""
    return actions[-1]


if __name__ == "__main__":
    server.run("stdio")
