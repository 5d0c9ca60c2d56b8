"""Houses of every release are brought up to date by themselves, on both databases, and lose nothing."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sabbat.core.record import verify
from sabbat.games import find
from sabbat.server import backups, ending
from sabbat.server.databases import _postgres, open_store
from sabbat.server.migrations import HERE, upgrade
from sabbat.server.schema import metadata
from sabbat.server.store import Store
from sabbat.server.table import Table, rebuild

HOUSES = Path(__file__).parent / "houses"
RELEASES = sorted(house.stem for house in HOUSES.glob("*.sql"))
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
    assert [code for code, _, _ in backups.finished(address)] == [OVER]


async def _is_all_there(store: Store) -> None:
    playing, over = await _table(store, PLAYING), await _table(store, OVER)
    assert [chair.name for chair in playing.chairs] == ["Anne", "Bea"] and playing.seq == 6
    assert len(playing.playing().moves) == 1 and playing.playing().state.actions()
    assert verify(find(over.setup.game), ending.record(over)) >= 0
    assert set(await store.stirring()) == {PLAYING, WITH_BOT}
    seats = await store.seated(playing.chairs[0].person or "")
    assert sorted((seat.code, seat.status) for seat in seats) == [(PLAYING, "playing"), (OVER, "over")]


async def _table(store: Store, code: str) -> Table:
    return rebuild(code, await store.events(code))


def test_every_release_has_its_house() -> None:
    """All but the newest revision, which is what the code makes."""
    revisions = sorted(file.name[1:5] for file in (HERE / "versions").glob("r*.py"))
    assert revisions[:-1] == RELEASES
