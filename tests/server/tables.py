"""Tables for tests: people by their first letters, time as a number, secrets that are no secret."""

from typing import Any

from sabbat.server.table import events as ev
from sabbat.server.table import playing, seating
from sabbat.server.table.clock import Pace
from sabbat.server.table.table import Table, rebuild

SECRET = bytes(range(32))
RACE, AIR = "course-de-sorcieres", "air-sorciere"
ANNE, BEA, CLEO = "anne", "bea", "cleo"


def setup(game: str = RACE, players: int = 2, **wishes: Any) -> ev.Setup:
    return ev.Setup(game=game, players=players, **wishes)


def opened(game: str = RACE, players: int = 2, secret: bytes = SECRET, **wishes: Any) -> Table:
    """A table that Anne has opened."""
    return rebuild("T", seating.open_table(setup(game, players, **wishes), ANNE, secret, 0))


def seated(*people: str, game: str = RACE, **wishes: Any) -> Table:
    """A table with people (or bots: "bot:novice") on its seats."""
    table = opened(game, len(people), **wishes)
    for seat, who in enumerate(people):
        if who.startswith("bot:"):
            table.apply_all(seating.place_bot(table, ANNE, seat, who.removeprefix("bot:"), 0))
        else:
            table.apply_all(seating.sit(table, who, who.title(), seat, 0))
    return table


def started(*people: str, game: str = RACE, pace: Pace | None = None, **wishes: Any) -> Table:
    """A match about to be played."""
    table = seated(*people, game=game, pace=pace or Pace(), **wishes)
    table.apply_all(playing.start(table, ANNE, 0))
    return table


def move(table: Table, action: str | None = None, now: int = 0) -> list[ev.AnyEvent]:
    """Whoever is to act plays (the first legal action if nothing is said)."""
    seat = table.to_act
    assert seat is not None
    events = playing.played(table, seat, action or table.playing().state.actions()[0], now)
    table.apply_all(events)
    return events


def play_on(table: Table, moves: int) -> Table:
    """So many moves, or to the end."""
    for n in range(moves):
        if table.to_act is None:
            break
        actions = table.playing().state.actions()
        move(table, actions[n * 7 % len(actions)])
    return table
