"""Clients that play on whatever happens, and what they were told held against what was kept."""

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sabbat.server.storage.databases import open_store
from sabbat.server.storage.schema import events
from tests.server.live import Guest, match_of

Stored = dict[str, list[dict[str, Any]]]


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

    async def play(self, addresses: list[str], stop: asyncio.Event) -> None:
        """Play at whichever worker answers, until it is time to stop."""
        while not stop.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected(self.rng.choice(addresses), stop)
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
        elif face["places"][self.seat].get("invited") == self.guest.id:
            await self._send(socket, "sit", table=self.code, seat=self.seat)
        elif self.seat == 0 and face["status"] == "over":
            await self._send(socket, "rematch", table=self.code)
        elif self.seat == 0 and face["status"] == "open" and all("person" in place for place in face["places"]):
            await self._send(socket, "start", table=self.code)


def players_at(address: str, rng: random.Random, tables: int) -> list[Player]:
    """Two players at each of so many tables."""
    players = []
    for _ in range(tables):
        pair = [Guest(address, name).come() for name in ("Anne", "Bea")]
        code = match_of(*pair)
        for seat, guest in enumerate(pair):
            guest.go()
            players.append(Player(guest, code, seat, random.Random(rng.random())))
    return players


async def back(players: list[Player], times: int, patience: float = 60.0) -> None:
    """Wait until everybody has connected so many times."""
    async with asyncio.timeout(patience):
        while any(player.reconnections < times for player in players):
            await asyncio.sleep(0.02)


def stored(database: str | Path) -> Stored:
    """All events by table, without a gap."""
    store = open_store(database)
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(events).order_by(events.c.code, events.c.seq)).all()
    store.close()
    found: Stored = {}
    for code, seq, data in rows:
        kept = found.setdefault(code, [])
        assert seq == len(kept) + 1
        kept.append(json.loads(data))
    return found


def hold_against(player: Player, kept: Stored) -> None:
    """Whatever was acknowledged is kept, and whatever was shown is what was kept."""
    player.guest.close()
    for code, seq, action in player.acknowledged:
        later = [event for event in kept[code][seq:] if event["kind"] == "moved" and event["seat"] == player.seat]
        assert later and later[0]["action"] == action
    for (code, seq), shown in player.shown.items():
        event = kept[code][seq - 1]
        assert (event["kind"], event["at"]) == (shown["kind"], shown["at"])
        assert event.get("action") == shown.get("action") or "?" in shown["action"]
