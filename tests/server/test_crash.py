"""The server is killed at random moments while people play: what was acknowledged is there, what was shown is true.

SABBAT_KILLS says how often; `make soak` kills two hundred times.
"""

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.server.players import Player, back, hold_against, players_at, stored
from tests.server.process import Process

KILLS = int(os.environ.get("SABBAT_KILLS", "5"))
TABLES = 4


def test_whatever_was_acknowledged_or_shown_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    rng = random.Random(KILLS)
    server = Process(database)
    players = players_at(server.address, rng, TABLES)
    asyncio.run(_storm(server, players, database, rng))
    kept = stored(database)
    for player in players:
        hold_against(player, kept)
        assert player.acknowledged and player.reconnections > KILLS


async def _storm(server: Process, players: list[Player], database: Path, rng: random.Random) -> None:
    """Everybody plays; again and again the server dies and another takes its place."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play([server.address], stop)) for player in players]
    for n in range(KILLS):
        await back(players, n + 1)
        await asyncio.sleep(rng.uniform(0.05, 0.5))
        await asyncio.to_thread(server.end, signal.SIGKILL)
        server = await asyncio.to_thread(Process, database, server.port)
    await back(players, KILLS + 1)
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.to_thread(server.end, signal.SIGTERM)
    await asyncio.gather(*playing)
