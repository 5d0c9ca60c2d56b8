"""Ratings move with what happened, count each match once, and leave out what proves nothing."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.server.storage import listings, ratings
from sabbat.server.storage.commits import WriterDied
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.listings import ListedSeat
from sabbat.server.storage.people import People
from sabbat.server.storage.ratings import Rating, Ratings, rated
from sabbat.server.table import ending
from sabbat.server.table import events as ev
from tests.server.tables import ANNE, BEA, RACE, play_on, started


def test_who_wins_rises_and_who_loses_falls() -> None:
    new = rated({}, [ListedSeat(ANNE, rank=1), ListedSeat(bot="novice", rank=2)])
    assert new[ANNE].mu > 25 > new["bot:novice"].mu and new[ANNE].matches == 1
    assert new[ANNE].sigma < Rating().sigma and Rating().shown == 1500


def test_a_tie_between_equals_moves_nobody() -> None:
    new = rated({}, [ListedSeat(ANNE, rank=1), ListedSeat(BEA, rank=1)])
    assert abs(new[ANNE].mu - new[BEA].mu) < 1e-9


def test_nobody_is_rated_against_themselves() -> None:
    assert rated({}, [ListedSeat(ANNE, rank=1), ListedSeat(ANNE, rank=2), ListedSeat(BEA, rank=3)]) == {}
    assert rated({}, [ListedSeat(bot="novice", rank=1), ListedSeat(bot="novice", rank=2)]) == {}


def test_bots_of_one_level_share_a_rating() -> None:
    new = rated({}, [ListedSeat(ANNE, rank=2), ListedSeat(bot="novice", rank=1), ListedSeat(bot="novice", rank=3)])
    assert set(new) == {ANNE, "bot:novice"} and new["bot:novice"].matches == 1


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6))
def test_better_ranks_never_give_worse_ratings(ranks: list[int]) -> None:
    places = [ListedSeat(f"p{n}", rank=rank) for n, rank in enumerate(ranks)]
    new = rated({}, places)
    for a, one in enumerate(ranks):
        for b, other in enumerate(ranks):
            assert one >= other or new[f"p{a}"].mu > new[f"p{b}"].mu


def test_a_match_counts_once_and_is_forgotten_with_its_player(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "house.db")

    async def body() -> None:
        table = play_on(started(ANNE, BEA), 2)
        talk = [ev.Said(at=0, person=BEA, name="Bea", text="well")]
        await store.append("T", 1, talk, listings.listing(table.seats, 0))
        table.apply_all(ending.resign(table, ANNE, 0, 0))
        for seq in (2, 3):
            await store.append("T", seq, talk, listings.listing(table.seats, seq))
            await store.write(ratings.count)
        found = await store.read(lambda connection: ratings.of(connection, BEA))
        assert found[RACE].matches == 1 and found[RACE].mu > 25
        await People(store).forget(BEA)
        assert await store.read(lambda connection: ratings.of(connection, BEA)) == {}
        assert await store.read(lambda connection: ratings.of(connection, ANNE)) != {}

    asyncio.run(body())
    store.close()


def test_matches_that_end_together_are_counted_together_and_a_reader_waits_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "PAUSE", 60.0)
    store = open_sqlite(tmp_path / "house.db")

    async def body() -> None:
        counts, known = list[int](), Ratings(store)
        write = store.write

        async def counting(job: Any) -> Any:
            counts.append(await write(job))
            return counts[-1]

        store.write = counting  # type: ignore[method-assign]
        await known.count()
        table = play_on(started(ANNE, BEA), 2)
        table.apply_all(ending.resign(table, ANNE, 0, 0))
        ends = []
        for n in range(20):
            seats = replace(table.seats, code=f"T{n}")
            await store.append(seats.code, 1, [ev.Started(at=0)], listings.listing(seats, n))
            ends.append(asyncio.create_task(known.count()))
            await asyncio.sleep(0)
        found = await known.of(BEA)
        assert found[0][RACE].matches == 20
        assert counts == [0, 20]
        await asyncio.gather(*ends)

    asyncio.run(body())
    store.close()


def test_the_writer_process_counts_every_match_and_another_one_counts_if_it_dies(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "house.db")

    async def body() -> None:
        await store.start_writer_process()
        assert store.writer_process is not None and store.writer_process._process is not None
        known, matches = Ratings(store), 2 * ratings.COUNT_MOST + 1
        table = play_on(started(ANNE, BEA), 2)
        table.apply_all(ending.resign(table, ANNE, 0, 0))
        for n in range(matches):
            seats = replace(table.seats, code=f"T{n}")
            await store.append(seats.code, 1, [ev.Started(at=0)], listings.listing(seats, n))
        writer = store.writer_process._process.pid
        os.kill(writer, signal.SIGSTOP)
        counting = asyncio.create_task(known.count())
        while not store.writer_process._waiting:
            await asyncio.sleep(0)
        os.kill(writer, signal.SIGKILL)
        with pytest.raises(WriterDied):
            await counting
        await asyncio.gather(*(known.count() for _ in range(3)), known.count())
        assert (await known.of(BEA))[0][RACE].matches == matches
        await store.stop_writer_process()

    asyncio.run(body())
    store.close()
