"""Stand-ins: a bot plays on for whoever ran out of time or is away, until they are back."""

from sabbat.core.errors import BadRequest
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table

STAND_IN = "expert"
"""The level that plays for people."""


def time_up(table: Table, now: int) -> list[ev.AnyEvent]:
    """A stand-in for the seat whose time ran out, if one did."""
    if table.clock is None or not table.clock.expired(now) or table.clock.running is None:
        return []
    return _stand_in(table, table.clock.running, "time", now)


def gone(table: Table, person: str, present: set[str], now: int) -> list[ev.AnyEvent]:
    """A stand-in for every seat of somebody who was away too long, if anybody else is there to wait."""
    if table.status != "playing" or not table.setup.away or not present & (table.players() - {person}):
        return []
    return [event for seat in table.seats_of(person) for event in _stand_in(table, seat, "away", now)]


def _stand_in(table: Table, seat: int, reason: str, now: int) -> list[ev.AnyEvent]:
    if table.chairs[seat].mind is not None:
        return []
    return [ev.StoodIn(at=now, seat=seat, level=STAND_IN, reason=reason)]


def come_back(table: Table, person: str, now: int) -> list[ev.AnyEvent]:
    """Somebody is back, and plays all their seats again."""
    if table.status != "playing":
        return []
    chairs = ((seat, table.chairs[seat]) for seat in table.seats_of(person))
    return [ev.Returned(at=now, seat=seat) for seat, chair in chairs if chair.stand_in and not chair.resigned]


def credit(table: Table, pause: int, now: int) -> list[ev.AnyEvent]:
    """Give back the time in which the server was down, if a clock runs."""
    running = table.clock is not None and table.clock.running is not None
    return [ev.Credited(at=now, pause=pause)] if running and pause > 0 else []


def helped(table: Table, person: str, seat: int, now: int) -> list[ev.AnyEvent]:
    """Somebody is about to be told what to play: that is noted once, for the match no longer counts."""
    hint_allowed(table, person, seat)
    return [] if table.assisted else [ev.Helped(at=now, seat=seat)]


def hint_allowed(table: Table, person: str, seat: int) -> None:
    """BadRequest unless this person may ask what to do at this seat now."""
    table.own_chair(person, seat)
    table.playing()
    if not table.setup.hints:
        raise BadRequest("no-hints")
    if table.to_act != seat:
        raise BadRequest("not-your-turn")
