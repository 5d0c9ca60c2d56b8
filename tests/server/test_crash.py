"""The server is killed at random moments while people play: what was acknowledged is there, what was shown is true.

SABBAT_KILLS says how often; `make soak` kills two hundred times.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.live import Guest, match_of
from tests.server.process import Process

KILLS = int(os.environ.get("SABBAT_KILLS", "5"))
TABLES = 4


@dataclass
class Player:
    """A client that plays match after match whatever happens, and remembers what it was told."""

    guest: Guest
    code: str
    seat: int
    rng: random.Random
    seq: int = 0
    shown: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    asked: dict[int, tuple[str, int, str]] = field(default_factory=dict)
    asks: int = 0
    reconnections: int = 0
    matches: int = 1

    async def play(self, address: str, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected(address, stop)
            await asyncio.sleep(0.02)

    async def _connected(self, address: str, stop: asyncio.Event) -> None:
        headers = {"Cookie": self.guest.cookie}
        async with connect(f"ws://{address}/ws", additional_headers=headers, compression=None) as socket:
            self.reconnections += 1
            await self._send(socket, "hello", version=1)
            await self._send(socket, "watch", table=self.code, seq=self.seq)
            while not stop.is_set():
                await self._heard(socket, json.loads(await asyncio.wait_for(socket.recv(), 10)))

    async def _send(self, socket: Any, type: str, **fields: Any) -> int:
        self.asks += 1
        await socket.send(json.dumps({"type": type, "id": self.asks, **fields}))
        return self.asks

    async def _heard(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "done" and message["id"] in self.asked and not message.get("stale"):
            self.acknowledged.append(self.asked.pop(message["id"]))
        if message["type"] != "news" or message["table"] != self.code:
            return
        for told in message["events"]:
            assert self.shown.setdefault((self.code, told["seq"]), told["event"]) == told["event"]
        self.seq = max(self.seq, message["seq"])
        if message.get("face"):
            await self._seen(socket, message["face"])
        sight = message.get("sight")
        if sight and sight["turn"] == self.seat:
            action = self.rng.choice(sight["actions"])
            act = {"table": self.code, "seq": message["seq"], "seat": self.seat, "action": action}
            self.asked[await self._send(socket, "act", **act)] = (self.code, message["seq"], action)

    async def _seen(self, socket: Any, face: dict[str, Any]) -> None:
        """Start what can be started; after a match, meet again."""
        if face["rematch"]:
            self.code, self.seq = face["rematch"], 0
            self.matches += 1
            await self._send(socket, "watch", table=self.code)
        elif self.seat == 0 and face["status"] != "playing":
            await self._send(socket, "start" if face["status"] == "open" else "rematch", table=self.code)


def test_whatever_was_acknowledged_or_shown_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    rng = random.Random(KILLS)
    server = Process(database)
    players = _players(server, rng)
    asyncio.run(_storm(server, players, database, rng))
    stored = _stored(database)
    for player in players:
        for code, seq, action in player.acknowledged:
            later = [event for event in stored[code][seq:] if event["kind"] == "moved" and event["seat"] == player.seat]
            assert later and later[0]["action"] == action
        for (code, seq), shown in player.shown.items():
            kept = stored[code][seq - 1]
            assert (kept["kind"], kept["at"]) == (shown["kind"], shown["at"])
            assert kept.get("action") == shown.get("action") or "?" in shown["action"]
        assert len(player.acknowledged) > KILLS and player.reconnections > KILLS
        player.guest.close()


def _players(server: Process, rng: random.Random) -> list[Player]:
    players = []
    for _ in range(TABLES):
        pair = [Guest(server.address, name).come() for name in ("Anne", "Bea")]
        code = match_of(*pair)
        for seat, guest in enumerate(pair):
            guest.go()
            players.append(Player(guest, code, seat, random.Random(rng.random())))
    return players


async def _storm(server: Process, players: list[Player], database: Path, rng: random.Random) -> None:
    """Everybody plays; again and again the server dies and another takes its place."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(server.address, stop)) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.05, 0.5))
        await asyncio.to_thread(server.end, signal.SIGKILL)
        server = await asyncio.to_thread(Process, database, server.port)
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.to_thread(server.end, signal.SIGTERM)
    await asyncio.gather(*playing)


def _stored(database: Path) -> dict[str, list[dict[str, Any]]]:
    """All events by table, without a gap."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT code, seq, data FROM events ORDER BY code, seq").fetchall()
    found: dict[str, list[dict[str, Any]]] = {}
    for code, seq, data in rows:
        events = found.setdefault(code, [])
        assert seq == len(events) + 1
        events.append(json.loads(data))
    return found
