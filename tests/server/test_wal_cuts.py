"""The power fails: SQLite's write-ahead log ends in the midst of something. What was on the disk before that is there.

SABBAT_CUTS says in how many commits the log is cut; `make soak` cuts sixty.
"""

import asyncio
import os
import random
import shutil
import signal
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev
from tests.server.live import PATIENCE
from tests.server.process import Process
from tests.server.tables import ANNE

CUTS = int(os.environ.get("SABBAT_CUTS", "4"))
HEADER, FRAME, PAGE = 32, 24, 4096
"""The sizes of the log's header, of a frame's header, and of the page that follows it."""
CODE = "T"


class House(NamedTuple):
    """A house as it is on the disk while its server runs, and how long the log was after each answered commit."""

    database: Path
    lengths: list[int]

    @property
    def log(self) -> Path:
        return self.database.with_name("house.db-wal")

    def kept(self, cut: int) -> int:
        """How many commits lie before a cut."""
        return sum(length <= cut for length in self.lengths)


def said(n: int) -> ev.Said:
    return ev.Said(at=n, person=ANNE, name="Anne", text="x" * (n * 97 % 9000))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    folder = tmp_path_factory.mktemp("house")
    running, lengths = open_sqlite(folder / "house.db"), []

    async def life() -> None:
        for n in range(1, CUTS + 1):
            await running.append(CODE, n, [said(n)])
            lengths.append(House(folder / "house.db", []).log.stat().st_size)

    asyncio.run(life())
    copy = shutil.copytree(folder, folder.with_name("copy"))
    running.close()
    (copy / "house.db-shm").unlink()
    return House(copy / "house.db", lengths)


def places(house: House) -> dict[str, list[int]]:
    """Where the log may end, by kind: for each commit, in its first and its last frame, and between two."""
    found: dict[str, list[int]] = {"log header": [1, HEADER // 2, HEADER - 1]}
    for before, after in pairwise([house.lengths[0] - FRAME - PAGE, *house.lengths]):
        last = after - FRAME - PAGE
        for name, cut in {
            "before a commit": before,
            "frame header": before + FRAME // 2,
            "after a frame header": before + FRAME,
            "mid-page": before + FRAME + PAGE // 2,
            "before the commit frame": last,
            "commit frame's header": last + FRAME - 1,
            "commit frame's page": last + FRAME + PAGE // 3,
            "last byte": after - 1,
            "after a commit": after,
        }.items():
            found.setdefault(name, []).append(cut)
    return found


def nothing(length: int) -> bytes:
    return b""


def noise(length: int) -> bytes:
    return random.Random(length).randbytes(length)


AFTER: dict[str, Callable[[int], bytes]] = {"nothing": nothing, "zeros": bytes, "noise": noise}
"""What is on the disk after the cut."""


def cut_off(house: House, folder: Path, cut: int, rest: Callable[[int], bytes]) -> int:
    """Copy the house with a log that is true up to the cut only; how many commits are whole."""
    shutil.copy(house.database, folder / "house.db")
    whole = house.log.read_bytes()
    damaged = whole[:cut] + rest(len(whole) - cut)
    (folder / "house.db-wal").write_bytes(damaged)
    wrong = (n for n in range(cut, len(whole)) if damaged[n : n + 1] != whole[n : n + 1])
    return house.kept(next(wrong, len(whole)))


@pytest.mark.parametrize("after", AFTER)
def test_whatever_was_on_the_disk_before_the_cut_is_there_and_play_goes_on(
    house: House, tmp_path: Path, after: str
) -> None:
    for kind, cuts in places(house).items():
        for cut in cuts:
            kept = cut_off(house, tmp_path, cut, AFTER[after])
            store = open_sqlite(tmp_path / "house.db")

            assert asyncio.run(_go_on(store, kept + 1)) == [said(n) for n in range(1, kept + 2)], (kind, cut)
            store.close()


async def _go_on(store: Store, number: int) -> list[ev.AnyEvent]:
    """Append one more event; all there are then."""
    await store.append(CODE, number, [said(number)])
    return await store.events(CODE)


@pytest.mark.parametrize("kind", ["log header", "frame header", "mid-page", "commit frame's page", "last byte"])
def test_a_server_opens_a_house_whose_log_was_cut(house: House, tmp_path: Path, kind: str) -> None:
    kept = cut_off(house, tmp_path, places(house)[kind][-1], noise)
    server = Process(tmp_path / "house.db")
    until = time.monotonic() + PATIENCE
    while httpx.get(f"http://{server.address}/healthz", timeout=PATIENCE).status_code != 200:
        assert time.monotonic() < until
    server.end(signal.SIGTERM)
    store = open_sqlite(tmp_path / "house.db")
    assert len(asyncio.run(store.events(CODE))) == kept
    store.close()
