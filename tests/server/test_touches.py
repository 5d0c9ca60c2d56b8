"""What an event says it touches is what it changes: at tables of old houses, and at tables where everything happens."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sabbat.server.live import perspective
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.listings import listing
from sabbat.server.table import banning, chat, ending, playing, seating, stand_ins, takebacks
from sabbat.server.table import events as ev
from sabbat.server.table.clock import Pace
from sabbat.server.table.seats import Seats
from sabbat.server.table.table import Table
from tests.server.tables import ANNE, BEA, CLEO, RACE, SECRET, move, setup
from tests.server.test_migrations import RELEASES, old_file

Story = list[ev.AnyEvent]


def seen(table: Table) -> dict[int, Any]:
    """Everything that an event may touch, as it stands."""
    playing = table.match is not None
    return {
        ev.LISTING: msgspec.structs.replace(listing(table.seats, 0), rated=table.status != "over" or table.rated),
        ev.FACE: perspective.face(table),
        ev.MATCH: [perspective.sight(table, eyes, 10**6) for eyes in (None, *range(len(table.chairs)))] * playing,
        ev.SEATS: table.players(),
    }


def follow(story: Story) -> set[type]:
    """Let a story happen, and look at every step; the kinds of events in it."""
    table = Table(Seats("T"))
    before: dict[int, Any] = {}
    for event in story:
        table.apply(event)
        now = seen(table)
        changed = [part for part in now if before and now[part] != before[part]]
        assert all(event.touches & part for part in changed), (event, changed)
        before = now
    return {type(event) for event in story}


def everything() -> Story:
    """A table at which every kind of event happens."""
    table, story = Table(Seats("T")), list[ev.AnyEvent]()

    def do(events: Story) -> None:
        table.apply_all(events)
        story.extend(events)

    do(seating.open_table(setup(RACE, 2, pace=Pace.banked(60, 600)), ANNE, SECRET, 0))
    do(seating.sit(table, ANNE, "Anne", 0, 1))
    do(seating.place_bot(table, ANNE, 1, "novice", 2))
    do(seating.leave(table, ANNE, 1, 3))
    do(seating.change(table, ANNE, msgspec.structs.replace(table.setup, players=3), 4))
    do([ev.Invited(at=4, seat=2, person=CLEO, name="Cleo")])
    do(seating.sit(table, BEA, "Bea", 1, 5))
    do(seating.sit(table, CLEO, "Cleo", 2, 6))
    do(seating.rename(table, BEA, "Beatrice", "cap", 7))
    do(chat.say(table, BEA, "Bea", "hello", 7))
    do(chat.mute(table, ANNE, BEA, True, 8))
    do(banning.ban(table, ANNE, "dora", True, 8))
    do(playing.start(table, ANNE, 9))
    people = [ANNE, BEA, CLEO]
    do(stand_ins.helped(table, people[table.to_act or 0], table.to_act or 0, 10))
    asker = table.to_act or 0
    while table.to_act == asker or not any(isinstance(one, ev.Moved) and one.seat == asker for one in story):
        story.extend(move(table, now=11))
    story.extend(move(table, now=12))
    others = [who for who in people if who != people[asker]]
    do(takebacks.ask(table, people[asker], asker, table.seq, 13))
    do(takebacks.answer(table, others[0], False, 14))
    do(takebacks.ask(table, people[asker], asker, table.seq, 15))
    for now, who in enumerate(others, 16):
        do(takebacks.answer(table, who, True, now))
    do(stand_ins.credit(table, 5, 21))
    do(stand_ins.gone(table, CLEO, {ANNE, BEA}, 22))
    do(stand_ins.come_back(table, CLEO, 23))
    do(ending.resign(table, ANNE, 0, 24))
    do(ending.resign(table, BEA, 1, 25))
    here, _ = ending.rematch(table, CLEO, "U", SECRET, 26)
    do(here)
    do([ev.Closed(at=27, reason="house")])
    return story


def stories_of(file: Path) -> Iterator[Story]:
    open_sqlite(file).close()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT code, data FROM events ORDER BY code, seq").fetchall()
    for code in {code for code, _ in rows}:
        yield [ev.from_bytes(data) for one, data in rows if one == code]


def test_every_kind_of_event_touches_what_it_changes() -> None:
    assert follow(everything()) == set(get_args(ev.AnyEvent))


@pytest.mark.parametrize("release", RELEASES)
def test_events_of_old_houses_touch_what_they_change(release: str, tmp_path: Path) -> None:
    for story in stories_of(old_file(release, tmp_path)):
        follow(story)
