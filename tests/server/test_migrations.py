"""Houses of every release are brought up to date by themselves, on both databases, and lose nothing."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from sabbat.core.record import replay, verify
from sabbat.games import find
from sabbat.server.storage import backups
from sabbat.server.storage.databases import _postgres, open_store
from sabbat.server.storage.migrations import HERE, newest, upgrade
from sabbat.server.storage.ratings import Ratings
from sabbat.server.storage.schema import metadata, tables
from sabbat.server.storage.store import Store
from sabbat.server.table import ending, playing
from sabbat.server.table.table import Table, rebuild
from tests.archive.forms import short_hash

HOUSES = Path(__file__).parent / "houses"
RELEASES = sorted(house.stem for house in HOUSES.glob("*.sql"))
STOOD: dict[str, str] = {
    "airplaying": "778a3a",
    "courseover": "1c5530",
    "foolover": "f39a2c",
    "foolplaying": "04b337",
    "wittyover": "c79832",
    "wittyplaying": "afe926",
}
"""The tables of all games that release 0003 left, and the hashes of their positions."""
LATER = 2_000_000_000_000
PLAYING, OVER, WITH_BOT = "4cvx9yuf", "jbh98fk4", "pwxzr9xke959akrd"


def old_file(release: str, folder: Path) -> Path:
    """A house as a release left it, in an SQLite file."""
    file = folder / "house.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript((HOUSES / f"{release}.sql").read_text("utf-8"))
    return file


def old_postgres(release: str, folder: Path, address: str) -> str:
    """The same in PostgreSQL: the tables of that release, filled from the file."""
    engine, file = _postgres(address), sa.create_engine(f"sqlite:///{old_file(release, folder)}")
    with engine.begin() as new, file.connect() as old:
        upgrade(new, release)
        there = sa.MetaData()
        there.reflect(new)
        for table in there.sorted_tables:
            rows = [row._asdict() for row in old.execute(sa.select(*table.columns))]
            if rows and table.name != "alembic_version":
                new.execute(sa.insert(table), rows)
    engine.dispose()
    file.dispose()
    return address


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_house_is_brought_up_to_date(
    release: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        address: str | Path = old_file(release, tmp_path)
    else:
        address = old_postgres(release, tmp_path, request.getfixturevalue("database"))
    store = open_store(address)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    asyncio.run(_is_all_there(store))
    store.close()
    assert {code for code, _, _ in backups.finished(address)} >= {OVER}


async def _is_all_there(store: Store) -> None:
    playing, over = await _table(store, PLAYING), await _table(store, OVER)
    assert [chair.name for chair in playing.chairs] == ["Anne", "Bea"] and playing.seq == 6
    assert len(playing.playing().moves) == 1 and playing.playing().state.actions()
    record = ending.record(over)
    assert verify(find(over.setup.game), record) == sum(move.seat is None for move in record.moves)
    assert set(await store.stirring()) == {PLAYING, WITH_BOT}
    seats = await store.seated(playing.chairs[0].person or "")
    assert sorted((seat.code, seat.status) for seat in seats) == [(PLAYING, "playing"), (OVER, "over")]


async def _table(store: Store, code: str) -> Table:
    return rebuild(code, await store.events(code))


def test_every_release_has_its_house() -> None:
    """All but the newest revision, which is what the code makes."""
    revisions = sorted(file.name[1:5] for file in (HERE / "versions").glob("r*.py"))
    assert revisions[:-1] == RELEASES


def test_matches_of_an_old_house_are_not_counted_again(tmp_path: Path) -> None:
    """Release 0005 counted a match as it ended; one that a crash left uncounted since is counted once."""
    store = open_store(old_file("0005", tmp_path))
    ratings = Ratings(store)

    async def matches() -> list[int]:
        await ratings.count()
        return [found["course-de-sorcieres"].matches for found in await ratings.of("anne", "bea")]

    async def body() -> None:
        assert await matches() == [1, 1]
        await store.write(lambda connection: connection.execute(sa.update(tables).values(counted=False)))
        assert await matches() == [2, 2]
        assert await matches() == [2, 2]

    asyncio.run(body())
    store.close()


def test_tables_in_an_old_house_stand_as_they_stood(tmp_path: Path) -> None:
    """Tables of all games, in play and over, as release 0003 left them."""
    store = open_store(old_file("0003", tmp_path))
    tables = {code: asyncio.run(_table(store, code)) for code in STOOD}
    store.close()
    found = {}
    for code, table in tables.items():
        assert table.match is not None and (table.status == "over") == code.endswith("over")
        assert table.rules == table.match.rules == 1
        found[code] = short_hash(table.setup.game, 1, table.match.state.dump())
        if table.status == "over":
            record = ending.record(table)
            assert verify(find(record.game), record) == sum(move.seat is None for move in record.moves)
        else:
            goes_on(table)
    assert found == STOOD


def goes_on(table: Table) -> None:
    """Whoever is to act acts, and the match stays under the rules that it was begun with."""
    match = table.playing()
    seat, before = match.state.actor, len(match.moves)
    for event in playing.played(table, seat, match.state.actions()[0], now=LATER):
        table.apply(event)
    record = ending.record(table) if table.status == "over" else table.playing().record()
    assert len(record.moves) > before and record.rules == 1
    assert replay(find(record.game), record) == table.playing().state


def test_the_newest_revision_is_known_by_its_file() -> None:
    assert newest() == ScriptDirectory(str(HERE)).get_current_head()
