"""The tools of the MCP server. A table is named by a code that only whoever opened it knows.

server = make_server("en")
server.run("stdio")
"""

import asyncio
import io
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Image
from mcp.server.mcpserver.exceptions import ToolError
from PIL import Image as Pillow
from pydantic import Field

from sabbat.adapters.mcp import telling
from sabbat.adapters.mcp.house import HouseRefusal, join_house
from sabbat.adapters.mcp.table import MYSELF, AssistantTable, Standing, open_table
from sabbat.adapters.pictures import pixels
from sabbat.bots.levels import LEVELS, USUAL
from sabbat.core.drawing import text_as_svg
from sabbat.core.errors import BadRequest, Refused
from sabbat.games import find
from sabbat.locales import Speech, speech

TABLES_MOST = 100
"""More tables than these are not kept: the one that was left alone longest is closed."""
WAIT_MOST = 50.0
"""Seconds; many clients give up a call after sixty."""
INSTRUCTIONS = """\
Board games with rules to the letter. open_table (or join_table with the link of a house) gives you a table code.
Then: view, legal_actions, play, until the match is over; play waits for the others. Actions are short texts such as
"take g9". Seats count from 0, "*" is chance, "?" is what you may not know. A refusal names the clause of the rulebook:
rules(game, [clause]) tells it. You see what your seat may see, and nothing else."""

P = ParamSpec("P")
R = TypeVar("R")
Code = Annotated[str, Field(description="the code of your table")]
Action = Annotated[str, Field(description="an action as legal_actions writes it", max_length=200)]
GameId = Annotated[str, Field(description="a game's id, from list_games")]


class Tables:
    """The tables at which assistants sit, by their codes."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, AssistantTable] = OrderedDict()

    async def add(self, table: AssistantTable) -> str:
        """Keep a table; its code."""
        code = secrets.token_urlsafe(6)
        self._open[code] = table
        if len(self._open) > TABLES_MOST:
            _, oldest = self._open.popitem(last=False)
            await oldest.close()
        return code

    def find(self, code: str) -> AssistantTable:
        if code not in self._open:
            raise BadRequest("mcp-no-table", table=code)
        self._open.move_to_end(code)
        return self._open[code]

    async def leave(self, code: str) -> None:
        table = self.find(code)
        del self._open[code]
        await table.close()

    @asynccontextmanager
    async def lifespan(self, server: MCPServer[Any]) -> AsyncIterator[None]:
        """When the server ends, everybody goes home."""
        try:
            yield
        finally:
            for code in list(self._open):
                await self.leave(code)


def make_server(language: str) -> MCPServer[Any]:
    """An MCP server whose sentences are in that language."""
    words, tables = speech(language), Tables()
    server: MCPServer[Any] = MCPServer(
        "sabbat", instructions=INSTRUCTIONS, log_level="WARNING", lifespan=tables.lifespan
    )
    add_books(server, words)
    add_seats(server, words, tables)
    add_looks(server, words, tables)
    add_deeds(server, words, tables)
    return server


def told(words: Speech) -> Callable[[Callable[P, Awaitable[R]]], Callable[P, Awaitable[R]]]:
    """A tool whose refusals reach the assistant as a sentence with its clause."""

    def decorator(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        @wraps(tool)
        async def telling_tool(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return await tool(*args, **kwargs)
            except Refused as error:
                raise ToolError(telling.refused(words, error)) from None
            except HouseRefusal as error:
                raise ToolError(str(error)) from None

        return telling_tool

    return decorator


# -- what there is to play -------------------------------------------------------------------------


def add_books(server: MCPServer[Any], words: Speech) -> None:
    """Games and their rules."""

    @server.tool(structured_output=False)
    @told(words)
    async def list_games() -> str:
        """Every game: id, players, what it is like, options with their values."""
        return telling.games_text(words)

    @server.tool(structured_output=False)
    @told(words)
    async def rules(
        game: GameId,
        clauses: Annotated[list[str] | None, Field(description='such as ["COU-14"]; none: the contents')] = None,
    ) -> str:
        """Clauses of a rulebook; without any, the game in five lines and the list of clauses."""
        book = find(game)
        if not clauses:
            return telling.contents_text(words, book)
        return "\n".join(telling.clause_text(words, book, clause) for clause in clauses)


# -- sitting down ----------------------------------------------------------------------------------


def add_seats(server: MCPServer[Any], words: Speech, tables: Tables) -> None:
    """Tables here and elsewhere."""

    async def seated(table: AssistantTable) -> str:
        code = await tables.add(table)
        await table.wait(1.0)
        return f"{words.say('mcp-seated', table=code)}\n{state_text(words, table)}"

    @server.tool(structured_output=False, name="open_table")
    @told(words)
    async def open_here(
        game: GameId,
        players: Annotated[int | None, Field(description="how many; none: the fewest")] = None,
        against: Annotated[str, Field(description=f"{', '.join(LEVELS)}, or {MYSELF}: you play every seat")] = USUAL,
        seat: Annotated[int, Field(description="your seat, from 0")] = 0,
        options: Annotated[dict[str, Any] | None, Field(description="options of the game, from list_games")] = None,
    ) -> str:
        """Begin a match here, against bots or by yourself. Gives the code of your table."""
        return await seated(open_table(find(game), players, options or {}, seat, against))

    @server.tool(structured_output=False)
    @told(words)
    async def join_table(
        link: Annotated[str, Field(description="of a table at a running house: http://house/t/CODE", max_length=500)],
        name: Annotated[str, Field(description="what the others call you", max_length=40)] = "",
        seat: Annotated[int | None, Field(description="from 0; none: the first that is free")] = None,
    ) -> str:
        """Take a seat at a table of a running house, with people or bots. Gives the code of your table."""
        return await seated(await join_house(link, seat, name, words.language))

    @server.tool(structured_output=False)
    @told(words)
    async def leave_table(table: Code) -> str:
        """Go away from a table for good."""
        await tables.leave(table)
        return words.say("mcp-left")


# -- looking ---------------------------------------------------------------------------------------


def begun(words: Speech, table: AssistantTable) -> Standing:
    """How the match stands; BadRequest while it has not begun."""
    standing = table.standing()
    if standing is None:
        raise BadRequest("mcp-not-begun")
    return standing


def state_text(words: Speech, table: AssistantTable) -> str:
    """What happened since it was told last, and whose turn it is."""
    news = telling.news_text(words, table.news())
    return news + telling.turn_text(words, table.standing())


def add_looks(server: MCPServer[Any], words: Speech, tables: Tables) -> None:
    """What can be seen and done."""

    @server.tool(structured_output=False)
    @told(words)
    async def view(table: Code) -> str:
        """The match as your seat sees it, in a short text."""
        at = tables.find(table)
        return telling.view_text(words, at.game, begun(words, at))

    @server.tool(structured_output=False)
    @told(words)
    async def board(table: Code, form: Literal["text", "png", "svg"] = "text") -> str | Image:
        """The whole board as your seat sees it: as a text, as an image, or as SVG."""
        at = tables.find(table)
        standing = begun(words, at)
        text = at.game.picture(standing.view)
        if form == "png":
            return Image(data=await asyncio.to_thread(png, text), format="png")
        if form == "svg":
            return at.game.svg(standing.view) if at.game.svg is not None else text_as_svg(text)
        return text

    @server.tool(structured_output=False)
    @told(words)
    async def legal_actions(table: Code) -> str:
        """What you may play now, an action a line, with its meaning."""
        at = tables.find(table)
        return telling.actions_text(words, at.game, at.standing())

    @server.tool(structured_output=False)
    @told(words)
    async def why_not(table: Code, action: Action) -> str:
        """Whether you may play an action now, and if not, which clause forbids it. Changes nothing."""
        refusal = tables.find(table).why_not(action)
        return words.say("mcp-may", action=action) if refusal is None else telling.refused(words, refusal)


def png(text: str) -> bytes:
    """A text picture as a PNG image."""
    file = io.BytesIO()
    Pillow.fromarray(pixels(text)).save(file, "PNG")
    return file.getvalue()


# -- doing -----------------------------------------------------------------------------------------


def add_deeds(server: MCPServer[Any], words: Speech, tables: Tables) -> None:
    """What changes the match."""
    Seconds = Annotated[float, Field(description="how long to wait for the others at most", ge=0, le=WAIT_MOST)]

    @server.tool(structured_output=False)
    @told(words)
    async def play(table: Code, action: Action, wait: Seconds = 20.0) -> str:
        """Play an action, then wait for your next turn. Tells what happened and what is asked of you."""
        at = tables.find(table)
        await at.act(action)
        await at.wait(wait)
        return state_text(words, at)

    @server.tool(structured_output=False)
    @told(words)
    async def wait_for_turn(table: Code, wait: Seconds = 30.0) -> str:
        """Wait until you are to act or the match is over. Tells what happened."""
        at = tables.find(table)
        await at.wait(wait)
        return state_text(words, at)

    @server.tool(structured_output=False)
    @told(words)
    async def say(table: Code, text: Annotated[str, Field(max_length=300)]) -> str:
        """Say something to the others at your table."""
        heard = await tables.find(table).say(text)
        return words.say("mcp-said" if heard else "mcp-unheard")


# -- over HTTP -------------------------------------------------------------------------------------


class HttpServer(uvicorn.Server):
    """Tells where it listens once it does."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[int], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.servers:
            self._listening(self.servers[0].sockets[0].getsockname()[1])


def serve_http(server: MCPServer[Any], host: str, port: int, listening: Callable[[int], None]) -> None:
    """Serve over HTTP, at /mcp, until interrupted."""
    config = uvicorn.Config(server.streamable_http_app(host=host), host=host, port=port, log_level="warning")
    HttpServer(config, listening).run()
