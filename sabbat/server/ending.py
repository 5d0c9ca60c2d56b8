"""Giving up, meeting again, and the record of a match."""

from sabbat.core.errors import BadRequest
from sabbat.core.record import Record
from sabbat.server import events as ev
from sabbat.server.seating import open_table
from sabbat.server.standins import STAND_IN
from sabbat.server.table import Chair, Table


def resign(table: Table, person: str, seat: int, now: int) -> list[ev.AnyEvent]:
    """A seat gives up. The match ends if nobody else is left to play against; else a stand-in plays on."""
    chair = table.own_chair(person, seat)
    table.playing()
    if chair.resigned:
        return []
    resigned = ev.Resigned(at=now, seat=seat)
    staying = [n for n, other in enumerate(table.chairs) if n != seat and not other.resigned]
    people = [n for n in staying if table.chairs[n].person is not None]
    if len(staying) <= 1 or not people:
        return [resigned, ev.Ended(at=now, outcome=given_up(table.chairs, staying), secret=table.secret)]
    if chair.stand_in:
        return [resigned]
    return [resigned, ev.StoodIn(at=now, seat=seat, level=STAND_IN, reason="resigned")]


def given_up(chairs: list[Chair], staying: list[int]) -> dict[str, object]:
    """The outcome of a match that was given up: all who stayed share the first rank."""
    ranks = [1 if seat in staying else 1 + len(staying) for seat in range(len(chairs))]
    return {"scores": [0] * len(chairs), "ranks": ranks, "reason": "resigned"}


def rematch(table: Table, person: str, code: str, secret: bytes, now: int) -> tuple[list[ev.AnyEvent], ...]:
    """The events of this table and of the next one, where everybody has the same seat; none if it was opened before."""
    table.need("over")
    if not table.seats_of(person):
        raise BadRequest("not-seated")
    if table.rematch is not None:
        return [], []
    opening = open_table(table.setup, person, secret, now)
    for seat, chair in enumerate(table.chairs):
        opening += _same_again(seat, chair, now)
    return [ev.Rematched(at=now, table=code)], opening


def _same_again(seat: int, chair: Chair, now: int) -> list[ev.AnyEvent]:
    if chair.bot is not None:
        return [ev.Placed(at=now, seat=seat, level=chair.bot)]
    if chair.person is not None:
        return [ev.Sat(at=now, seat=seat, person=chair.person, name=chair.name, hat=chair.hat)]
    return []


def record(table: Table) -> Record:
    """The record of a match that is over; one that was given up has no outcome by the rules."""
    table.need("over")
    assert table.match is not None
    written = table.match.record()
    written.secret = table.secret
    return written
