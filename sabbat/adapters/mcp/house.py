"""A seat at a running house, by the link of a table: the public protocol (docs/protocol.md), nothing of the server."""

import asyncio
import json
import random
import re
import secrets
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from sabbat.adapters.mcp.table import Standing
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.games import find

PATIENCE = 20.0
"""Seconds in which the house must answer."""
PATH = re.compile(r"(.*)/t/([\w-]{1,32})/?")
Fields = dict[str, Any]


class HouseRefusal(Exception):
    """What the house refuses: a sentence in the assistant's language, and the clause if a rule forbids it."""

    def __init__(self, sentence: str, clause: str | None) -> None:
        super().__init__(f"{clause}: {sentence}" if clause else sentence)


class TableAddress:
    """The address of a table: `http://house:8666/t/CODE`."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        path = PATH.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
            raise BadRequest("mcp-bad-link", link=text)
        self.house = f"{parts.scheme}://{parts.netloc}"
        self.base = self.house + path[1]
        self.socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{path[1]}/ws"
        self.code = path[2]


class HouseTable:
    """One seat at a table of a house. If the connection is lost, it is made again when it is needed."""

    game: Game

    def __init__(self, link: TableAddress, language: str) -> None:
        self.link = link
        self.language = language
        self.seat: int | None = None
        self._cookie = ""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Fields]] = {}
        self._changed = asyncio.Event()
        self._asked = self._seq = 0
        self._face: Fields = {}
        self._sight: Fields | None = None
        self._unheard: list[str] = []

    # -- the line to the house ---------------------------------------------------------------------

    async def introduce(self, name: str) -> None:
        """Become a guest of the house, with a name if one is given."""
        try:
            async with httpx.AsyncClient(base_url=self.link.base, timeout=PATIENCE) as http:
                (await http.get("/api/me")).raise_for_status()
                self._cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
                if name:
                    answer = await http.patch("/api/me", json={"name": name})
                    if answer.status_code == 400:
                        raise HouseRefusal(_sentence(answer), None)
                    answer.raise_for_status()
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            raise self._away(error) from None

    async def _connect(self) -> None:
        """Come (again), say hello, and hear what was missed."""
        try:
            self._socket = await connect(
                self.link.socket,
                additional_headers={"Cookie": self._cookie},
                origin=self.link.house,  # type: ignore[arg-type]
                open_timeout=PATIENCE,
            )
        except (OSError, TimeoutError, InvalidHandshake) as error:
            raise self._away(error) from None
        self._reader = asyncio.create_task(self._read(self._socket))
        await self._send("hello", version=1, lang=self.language)
        await self._send("watch", table=self.link.code, seq=self._seq)

    def _away(self, error: Exception) -> BadRequest:
        return BadRequest("mcp-no-house", house=self.link.house, why=str(error) or type(error).__name__)

    async def _read(self, socket: ClientConnection) -> None:
        """Hear the house until the connection ends."""
        with suppress(WebSocketException):
            async for text in socket:
                self._hear(json.loads(text))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection was lost"))
        self._changed.set()

    def _hear(self, message: Fields) -> None:
        if message["type"] == "news" and message["table"] == self.link.code:
            self._learn(message)
        elif message["type"] == "shut":
            self._sight = None
            self._unheard.append(message["message"])
            self._changed.set()
        elif message["type"] != "waiting" and (answer := self._answers.get(message.get("id", 0))):
            if not answer.done():
                answer.set_result(message)

    def _learn(self, news: Fields) -> None:
        """Keep how the table stands, and what happened at it."""
        self._seq = news["seq"]
        self._face = news.get("face") or self._face
        if self.seat is None or news["seat"] == self.seat:
            self._sight = news.get("sight") or self._sight
            self._unheard += [said for one in news["events"] if (said := told(one["event"]))]
        self._changed.set()

    async def _send(self, type: str, **fields: Any) -> Fields:
        """Send a message on an open line; its answer, or HouseRefusal."""
        assert self._socket is not None
        self._asked += 1
        id = self._asked
        self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
            answer = await asyncio.wait_for(self._answers[id], PATIENCE)
        except (WebSocketException, ConnectionError, TimeoutError) as error:
            raise self._away(error) from None
        finally:
            del self._answers[id]
        if answer["type"] == "wrong":
            raise HouseRefusal(answer["message"], answer.get("clause"))
        return answer

    async def ask(self, type: str, **fields: Any) -> Fields:
        """Send a message about the table, after coming back if the connection was lost."""
        await self._come()
        return await self._send(type, table=self.link.code, **fields)

    async def _come(self) -> None:
        if self._reader is None or self._reader.done():
            await self._connect()

    # -- the table ---------------------------------------------------------------------------------

    async def sit(self, seat: int | None) -> None:
        """Take this seat, or the first that is free."""
        await self._come()
        self.game = find(self._face["setup"]["game"])
        wanted = self._free() if seat is None else seat
        await self.ask("sit", seat=wanted, nonce=secrets.token_hex(8))
        self.seat = wanted

    def _free(self) -> int:
        taken = ("person", "bot", "invited")
        for seat, place in enumerate(self._face["places"]):
            if not any(place.get(name) for name in taken):
                return seat
        raise BadRequest("mcp-no-seat", table=self.link.code)

    def standing(self) -> Standing | None:
        if self._sight is None or self.seat is None:
            return None
        view = {name: value for name, value in self._sight["view"].items() if name != "picture"}
        outcome = self._face.get("outcome")
        turn = None if outcome else self._sight["turn"]
        actions, asides = self._sight.get("actions", []), self._sight.get("asides", [])
        return Standing(self.seat, view, turn, actions, asides, outcome)

    def news(self) -> list[str]:
        told, self._unheard = self._unheard, []
        return told

    async def act(self, action: str) -> None:
        await self._come()
        refusal = self.why_not(action)
        if refusal is not None:
            raise refusal
        answer = await self.ask("act", seq=self._seq, seat=self.seat, action=action)
        if answer.get("stale"):
            raise BadRequest("mcp-stale")

    def why_not(self, action: str) -> IllegalAction | None:
        """The refusal in a world that agrees with the view: it is the same in all of them."""
        standing = self.standing()
        if standing is None:
            return IllegalAction(None, "not-your-turn", action=action)
        if action in standing.actions or action in standing.asides:
            return None
        world = self.game.mind(standing.view).imagine(random.Random(0))
        return world.why_not(action, standing.seat) or IllegalAction(None, "not-now", action=action)

    async def wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._needs_me():
                    self._changed.clear()
                    await self._come()
                    if not self._needs_me():
                        await self._changed.wait()

    def _needs_me(self) -> bool:
        standing = self.standing()
        return standing is not None and (standing.turn == standing.seat or standing.outcome is not None)

    async def say(self, text: str) -> bool:
        await self.ask("say", text=text, nonce=secrets.token_hex(8))
        return True

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


def told(event: Fields) -> str:
    """What an event of the house is to an assistant: a move, something said; nothing if it is neither."""
    if event["kind"] == "moved":
        seat = event.get("seat")
        return f"{'*' if seat is None else seat} {event['action']}"
    return f"{event['name']}: “{event['text']}”" if event["kind"] == "said" else ""


def _sentence(answer: httpx.Response) -> str:
    """What the house says to a request that it refuses."""
    try:
        body = answer.json()
    except ValueError:
        body = {}
    return str(body.get("message") or body.get("detail") or answer.reason_phrase)


async def join_house(link: str, seat: int | None, name: str, language: str) -> HouseTable:
    """Sit down at the table that a link leads to."""
    table = HouseTable(TableAddress(link), language)
    try:
        await table.introduce(name)
        await table.sit(seat)
    except BaseException:
        await table.close()
        raise
    return table
