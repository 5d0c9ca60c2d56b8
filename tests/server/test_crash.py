"""Server, writer or both are killed while people play: what was acknowledged is there, what was shown is true.

SABBAT_KILLS says how often; `make soak` kills two hundred times.
"""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from tests.server.players import Player, back, hold_against, players_at, stored
from tests.server.process import Process

KILLS = int(os.environ.get("SABBAT_KILLS", "5"))
TABLES = 4
PATIENCE = 60.0


@pytest.mark.parametrize("whom", ["server", "writer", "all"])
def test_whatever_was_acknowledged_or_shown_is_kept(tmp_path: Path, whom: str) -> None:
    database = tmp_path / "house.db"
    rng = random.Random(KILLS)
    server = Process(database)
    players = players_at(server.address, rng, TABLES)
    asyncio.run((_writers_die if whom == "writer" else _servers_die)(server, players, database, rng, whom == "all"))
    kept = stored(database)
    for player in players:
        hold_against(player, kept)
        assert player.acknowledged and player.reconnections > (0 if whom == "writer" else KILLS)


async def _servers_die(
    server: Process, players: list[Player], database: Path, rng: random.Random, writer_too: bool
) -> None:
    """Everybody plays; again and again the server dies, and its writer at the same moment or after its work."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play([server.address], stop)) for player in players]
    for n in range(KILLS):
        await back(players, n + 1)
        await asyncio.sleep(rng.uniform(0.05, 0.5))
        if writer_too:
            os.kill(server.writer_process, signal.SIGKILL)
        await asyncio.to_thread(server.end, signal.SIGKILL)
        server = await asyncio.to_thread(Process, database, server.port)
    await back(players, KILLS + 1)
    await _answered(players, 0)
    stop.set()
    await asyncio.to_thread(server.end, signal.SIGTERM)
    await asyncio.gather(*playing)


async def _writers_die(server: Process, players: list[Player], _: Path, rng: random.Random, __: bool) -> None:
    """Everybody plays; again and again the writer dies, and the server starts another: nobody is sent away."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play([server.address], stop)) for player in players]
    await back(players, 1)
    for _n in range(KILLS):
        os.kill(server.writer_process, signal.SIGKILL)
        await _answered(players, 1)
        await asyncio.sleep(rng.uniform(0.0, 0.3))
    stop.set()
    await asyncio.to_thread(server.end, signal.SIGTERM)
    await asyncio.gather(*playing)


async def _answered(players: list[Player], more: int) -> None:
    """Until everybody has had an answer to a move at least once, and so many more than until now."""
    enough = [max(1, len(player.acknowledged) + more) for player in players]
    async with asyncio.timeout(PATIENCE):
        while any(len(player.acknowledged) < count for player, count in zip(players, enough, strict=True)):
            await asyncio.sleep(0.02)
