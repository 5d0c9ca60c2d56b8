"""An assistant plays whole matches with the SDK's own client: in memory, over stdio, over HTTP, at a running house."""

import asyncio
import base64
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from PIL import Image

import sabbat
from sabbat.adapters.mcp.server import make_server
from sabbat.adapters.mcp.table import LocalTable, open_table
from sabbat.adapters.mcp.telling import VIEW_MOST, action_text, refused, view_text
from sabbat.core.contract import State
from sabbat.core.errors import BadRequest
from sabbat.core.match import Match
from sabbat.locales import LANGUAGES, speech
from sabbat.testing.walks import tables, walk
from tests.server import live as house

GAMES = sabbat.games()
PROGRAM = ["-c", "from sabbat.cli import main; main()", "mcp", "--lang", "en"]
SHORT: dict[str, dict[str, Any]] = {"sorciers-volants": {"rounds": 4}}
"""Options that make a match short."""
OVER = "The match is over."
TOOLS = {
    *("list_games", "rules", "open_table", "join_table", "leave_table", "view", "board", "legal_actions"),
    *("why_not", "play", "wait_for_turn", "say"),
}


def run(job: Coroutine[Any, Any, None]) -> None:
    """Do it, within two minutes."""
    asyncio.run(asyncio.wait_for(job, 120))


class RefusedTool(Exception):
    """A tool error, as the assistant reads it."""


class Assistant:
    """Calls tools, and plays any legal action."""

    def __init__(self, client: Client, seed: int = 0) -> None:
        self.client = client
        self.random = random.Random(seed)
        self.code = ""

    async def content(self, tool: str, **arguments: Any) -> Any:
        result = await self.client.call_tool(tool, arguments)
        if result.is_error:
            raise RefusedTool(result.content[0].text)  # type: ignore[union-attr]
        return result.content[0]

    async def ask(self, tool: str, **arguments: Any) -> str:
        return str((await self.content(tool, **arguments)).text)

    async def at(self, tool: str, **arguments: Any) -> str:
        return await self.ask(tool, table=self.code, **arguments)

    async def sit(self, tool: str, **arguments: Any) -> str:
        told = await self.ask(tool, **arguments)
        found = re.match(r"You sit at the table (\S+)\.", told)
        assert found is not None
        self.code = found[1]
        return told

    async def actions(self) -> list[str]:
        told = await self.at("legal_actions")
        return [line.partition(" · ")[0] for line in told.splitlines() if line.partition(" · ")[1]]

    async def play_on(self) -> int:
        """Play to the end; how many decisions that took."""
        decisions, told = 0, await self.at("wait_for_turn")
        while OVER not in told:
            if "It is your turn" in told:
                told = await self.at("play", action=self.random.choice(await self.actions()))
                decisions += 1
            else:
                told = await self.at("wait_for_turn")
        return decisions


async def whole_match(client: Client, game: str, against: str, players: int | None = None) -> None:
    assistant = Assistant(client)
    await assistant.sit("open_table", game=game, against=against, players=players, options=SHORT.get(game, {}))
    assert await assistant.play_on() > 3
    assert OVER in await assistant.at("view")


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_assistant_plays_whole_matches_against_bots_and_by_itself(game: str) -> None:
    async def main() -> None:
        async with Client(make_server("en")) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert game in await Assistant(client).ask("list_games")
            await whole_match(client, game, "novice")
            await whole_match(client, game, "myself", sabbat.game(game).players[1])

    run(main())


def test_a_match_over_standard_input_and_output() -> None:
    async def main() -> None:
        command = StdioServerParameters(command=sys.executable, args=PROGRAM, env=dict(os.environ))
        async with Client(command) as client:
            await whole_match(client, "course-de-sorcieres", "novice")

    run(main())


@contextmanager
def served() -> Iterator[str]:
    """`sabbat mcp --http` in a process of its own; its address."""
    process = subprocess.Popen([sys.executable, *PROGRAM, "--http", "--port", "0"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.communicate(timeout=20)


def test_a_match_over_http() -> None:
    async def main(url: str) -> None:
        async with Client(url) as client:
            await whole_match(client, "witty-witches", "novice", 3)

    with served() as url:
        run(main(url))


# -- at a house ------------------------------------------------------------------------------------


def host_plays(host: house.Guest, code: str) -> None:
    """The host, seat 0, plays any legal action until the match is over."""
    rng = random.Random(1)
    while (sight := host.sight(code))["turn"] is not None:
        if sight["turn"] == 0:
            host.ask("act", table=code, seq=sight["seq"], seat=0, action=rng.choice(sight["actions"]))
        else:
            host.hear()


async def look_around(assistant: Assistant, possible: str, foreign: str) -> None:
    """In the middle of a match: what it is told of the table, and why it may not play something."""
    before = await assistant.at("view")
    assert "viewer 1" in before and re.search(r"hand \d+ +[?]  [?]", before) and len(before) < VIEW_MOST
    assert "draw_count" in await assistant.at("board")
    assert (await assistant.at("board", form="svg")).startswith("<svg")
    assert colours(await assistant.content("board", table=assistant.code, form="png")) > FEW
    assert re.fullmatch(r"WIT-\d+: .+\.", await assistant.at("why_not", action=foreign))
    assert await assistant.at("why_not", action=possible) == f"“{possible}” may be played."
    assert await assistant.at("view") == before


FEW = 8
"""An empty picture has fewer colours, and one of letters has more: their edges are smooth."""


def colours(picture: Any) -> int:
    """How many different ones there are in an image that a tool has sent."""
    with Image.open(io.BytesIO(base64.b64decode(picture.data))) as image:
        return len(image.getcolors(2**24) or ())


def test_a_seat_at_a_running_house(tmp_path: Path) -> None:
    async def main(address: str, host: house.Guest, code: str) -> None:
        async with Client(make_server("en")) as client:
            assistant = Assistant(client)
            await assistant.sit("join_table", link=f"http://{address}/t/{code}", name="Hazel")
            with pytest.raises(RefusedTool, match="has not begun"):
                await assistant.at("view")
            await asyncio.to_thread(host.ask, "say", table=code, text="good luck")
            await asyncio.to_thread(host.ask, "start", table=code)
            playing = asyncio.create_task(asyncio.to_thread(host_plays, host, code))
            told = await assistant.at("wait_for_turn")
            assert "“good luck”" in told and "* draw ?" in told
            possible = await assistant.actions()
            foreign = next(text for text in sabbat.game("witty-witches").texts if text not in possible)
            with pytest.raises(RefusedTool, match=r"WIT-\d+: .+\.$"):
                await assistant.at("play", action=foreign)
            await look_around(assistant, possible[0], foreign)
            assert await assistant.at("say", text="thank you") == "The others have heard it."
            await assistant.play_on()
            await playing

    with house.live(tmp_path / "house.db") as server, closing(house.Guest(server.address, "Anne").come()) as host:
        code = house.open_table(host, "witty-witches", 2, options={"first": 0})
        host.ask("watch", table=code)
        host.ask("sit", table=code, seat=0)
        run(main(server.address, host, code))
        face = next(m["face"] for m in reversed(host.inbox) if m["type"] == "news" and m.get("face"))
        said = [e["event"] for m in host.inbox if m["type"] == "news" for e in m["events"]]
        assert face["outcome"] is not None and face["places"][1]["name"] == "Hazel"
        assert "thank you" in [event["text"] for event in said if event["kind"] == "said"]


def test_a_house_that_is_not_there_and_a_link_that_is_none_are_told_in_a_sentence() -> None:
    async def main() -> None:
        async with Client(make_server("en")) as client:
            with pytest.raises(RefusedTool, match="does not answer"):
                await Assistant(client).ask("join_table", link="http://127.0.0.1:9/t/abc")
            with pytest.raises(RefusedTool, match="not the link of a table"):
                await Assistant(client).ask("join_table", link="file:///etc/passwd")

    run(main())


# -- what is told ----------------------------------------------------------------------------------


def moments(game: str) -> Iterator[State]:
    """States of all kinds of tables of a game."""
    for seed, (players, options) in enumerate(tables(sabbat.game(game))):
        yield from islice(walk(sabbat.new(game, players, options), seed), 0, 400, 9)


def table_at(state: State, seat: int) -> LocalTable:
    """A table at which that match stands, with bots that never act."""
    table = LocalTable.__new__(LocalTable)
    match = Match(state.game, state.players, state.options, secret=b"")
    match.state = state
    table.match, table.game, table.own = match, state.game, [seat]
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_shorter_than_1500_characters(game: str) -> None:
    longest = 0
    for n, state in enumerate(moments(game)):
        for seat in range(state.players):
            standing = table_at(state, seat).standing()
            text = view_text(speech(LANGUAGES[n % 2]), state.game, standing)
            longest = max(longest, len(text))
            assert len(text) < VIEW_MOST == 1500
    assert longest > 500


@pytest.mark.parametrize("game", [game for game in GAMES if sabbat.game(game).hidden])
def test_an_assistant_learns_nothing_that_its_seat_may_not_know(game: str) -> None:
    words, different = speech("en"), 0
    for state in islice(moments(game), 0, None, 3):
        if not isinstance(seat := state.turn, int):
            continue
        other = sabbat.mind(state.view(seat)).imagine(random.Random(1))
        different += other != state
        here, there = table_at(state, seat), table_at(other, seat)
        assert here.standing() == there.standing()
        for action in state.game.texts[::7]:
            told = [table.why_not(action) for table in (here, there)]
            assert len({refused(words, one) if one else "" for one in told}) == 1
    assert different > 10


def test_a_refusal_is_a_tool_error_with_its_clause_and_changes_nothing() -> None:
    async def main() -> None:
        async with Client(make_server("en")) as client:
            assistant = Assistant(client)
            await assistant.sit("open_table", game="course-de-sorcieres")
            before = await assistant.at("view")
            with pytest.raises(RefusedTool) as refusal:
                await assistant.at("play", action="move 12")
            assert re.search(r"COU-\d+: \S.+\.$", str(refusal.value)) and "Traceback" not in str(refusal.value)
            why = await assistant.at("why_not", action="move 12")
            assert str(refusal.value).endswith(why)
            clause = why.partition(":")[0]
            assert (await assistant.ask("rules", game="course-de-sorcieres", clauses=[clause])).startswith(clause)
            assert await assistant.at("view") == before
            for tool, wrong in WRONG:
                with pytest.raises(RefusedTool, match=r"[.]$") as refusal:
                    await assistant.ask(tool, **wrong)
                assert "Traceback" not in str(refusal.value) and "Error" not in str(refusal.value)[5:]

    run(main())


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("open_table", {"game": "chess"}),
    ("open_table", {"game": "witty-witches", "players": 9}),
    ("open_table", {"game": "witty-witches", "seat": 2}),
    ("open_table", {"game": "witty-witches", "against": "os.system"}),
    ("open_table", {"game": "witty-witches", "options": {"mode": "loud"}}),
    ("view", {"table": "nowhere"}),
    ("rules", {"game": "witty-witches", "clauses": ["WIT-999"]}),
]


def test_a_board_is_a_text_an_image_or_svg() -> None:
    async def main() -> None:
        async with Client(make_server("en")) as client:
            assistant = Assistant(client)
            for game in GAMES:
                await assistant.sit("open_table", game=game, against="myself")
                assert len((await assistant.at("board")).splitlines()) > 5
                assert (await assistant.at("board", form="svg")).startswith("<svg")
                image = await assistant.content("board", table=assistant.code, form="png")
                assert image.mime_type == "image/png"
                assert Image.open(io.BytesIO(base64.b64decode(image.data))).size[0] > 200
                assert colours(image) > FEW

    run(main())


def test_sentences_come_in_the_language_that_was_asked_for() -> None:
    async def main() -> None:
        async with Client(make_server("fr")) as client:
            told = await Assistant(client).ask("open_table", game="course-de-sorcieres")
            assert "C’est à vous, place 0." in told

    run(main())
    air = sabbat.game("air-sorciere")
    assert action_text(speech("fr"), air, "diploma orange") == "diploma orange · Commencer un diplôme orange"


def test_who_leaves_a_table_is_gone_and_bots_hear_nothing() -> None:
    async def main() -> None:
        async with Client(make_server("en")) as client:
            assistant = Assistant(client)
            told = await assistant.sit("open_table", game="witty-witches", against="random")
            assert told.count("* draw ?") == told.count("* draw ") / 2
            assert await assistant.at("say", text="hello") == "Only bots sit here: nobody hears it."
            await assistant.at("leave_table")
            with pytest.raises(RefusedTool, match="You sit at no table"):
                await assistant.at("view")

    run(main())


def test_an_assistant_cannot_have_a_module_imported() -> None:
    with pytest.raises(BadRequest, match="unknown level"):
        open_table(sabbat.game("witty-witches"), None, {}, 0, "antigravity.Bot")
