"""The host sends somebody away for good, or lets them come again."""

from sabbat.core.errors import BadRequest
from sabbat.server.table import events as ev
from sabbat.server.table.stand_ins import STAND_IN
from sabbat.server.table.table import Table


def ban(table: Table, host: str, whom: str, on: bool, now: int) -> list[ev.AnyEvent]:
    """Whoever is sent away watches, speaks and sits here no more; in a match a stand-in has their seats to the end."""
    table.need_host(host)
    if whom == host:
        raise BadRequest("ban-yourself")
    if (whom in table.banned) == on:
        return []
    banned = ev.Banned(at=now, person=whom, on=on)
    return [banned, *_seats_given_up(table, whom, now)] if on else [banned]


def _seats_given_up(table: Table, whom: str, now: int) -> list[ev.AnyEvent]:
    """Before a match the seats become free."""
    events: list[ev.AnyEvent] = []
    for seat, chair in enumerate(table.chairs):
        if table.status == "open" and whom in (chair.person, chair.invited):
            events.append(ev.Left(at=now, seat=seat))
        elif table.status == "playing" and chair.person == whom and not chair.resigned:
            events.append(ev.Resigned(at=now, seat=seat))
            if not chair.stand_in:
                events.append(ev.StoodIn(at=now, seat=seat, level=STAND_IN, reason="resigned"))
    return events
