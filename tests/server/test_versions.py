"""Tables keep the rules under which they were opened, across releases."""

import asyncio
from pathlib import Path

import msgspec
import sqlalchemy as sa

from sabbat.core.record import replay, verify
from sabbat.games import find
from sabbat.server.live.perspective import face
from sabbat.server.storage import listings
from sabbat.server.storage.databases import open_store
from sabbat.server.storage.schema import tables
from sabbat.server.table import ending, playing, seating
from sabbat.server.table.events import from_bytes, to_bytes
from sabbat.server.table.table import Table, rebuild
from tests.server.tables import ANNE, BEA, opened, play_on, started
from tests.server.test_migrations import old_file

FOOL = "sorciers-volants"
HUNT = {"adventure": "cloud-fool", "rounds": 10}
HOST = "anne000000000000"


def old_table(code: str, folder: Path) -> Table:
    """A table as release 0003 left it."""
    store = open_store(old_file("0003", folder))
    table = rebuild(code, asyncio.run(store.events(code)))
    store.close()
    return table


def reading(table: Table) -> object:
    return table.playing().state.options["sweeps"]


def test_a_new_table_pins_today_s_rules() -> None:
    table = opened(FOOL, options=HUNT)
    assert table.rules == find(FOOL).rules == 2 and listings.listing(table.seats, 0).rules == 2
    begun = started(ANNE, BEA, game=FOOL, options=HUNT)
    assert reading(begun) == "figure" and begun.playing().record().rules == 2


def test_the_version_is_kept_with_the_events() -> None:
    [event] = seating.open_table(opened(FOOL, options=HUNT).setup, ANNE, bytes(32), 0)
    assert from_bytes(to_bytes(event)) == event and b'"rules":2' in to_bytes(event)


def test_an_old_match_goes_on_and_ends_under_its_rules(tmp_path: Path) -> None:
    table = old_table("foolplaying", tmp_path)
    assert table.rules == 1 and reading(table) == "pieces" and "sweeps" not in table.setup.options
    play_on(table, 10_000)
    record = ending.record(table)
    assert table.status == "over" and record.rules == 1 and "sweeps" not in record.options
    assert verify(find(FOOL), record) == 0
    assert replay(find(FOOL), record).options["sweeps"] == "pieces"


def test_an_old_table_that_is_still_open_begins_under_its_rules(tmp_path: Path) -> None:
    table = old_table("foolopen", tmp_path)
    assert face(table).setup.options["sweeps"] == "pieces"
    table.apply_all(playing.start(table, HOST, 0))
    assert reading(table) == "pieces"


def test_an_old_table_that_is_changed_keeps_what_was_not_changed(tmp_path: Path) -> None:
    """The client sends back what it was shown, in the words of today."""
    table = old_table("foolopen", tmp_path)
    shown = face(table).setup
    table.apply_all(seating.change(table, HOST, msgspec.structs.replace(shown, hints=False), 0))
    table.apply_all(seating.sit(table, table.chairs[1].invited or "", "Bea", 1, 0))
    table.apply_all(playing.start(table, HOST, 0))
    assert table.rules == 2 and reading(table) == "pieces"


def test_a_rematch_of_an_old_match_is_played_alike(tmp_path: Path) -> None:
    table = old_table("foolover", tmp_path)
    _, opening = ending.rematch(table, HOST, "next", bytes(32), 0)
    again = rebuild("next", opening)
    assert again.rules == 2 and again.setup.options["sweeps"] == "pieces"


def test_the_migration_fills_in_the_first_version(tmp_path: Path) -> None:
    store = open_store(old_file("0003", tmp_path))
    with store.engine.connect() as connection:
        found = set(connection.scalars(sa.select(tables.c.rules)))
    store.close()
    assert found == {1}
