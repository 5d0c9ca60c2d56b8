"""What one listener sees of a table: the table itself, and the match through the eyes of a seat or a spectator."""

from typing import Final

from sabbat.core.errors import BadRequest
from sabbat.server import events as ev
from sabbat.server.playing import legal
from sabbat.server.table import Eyes, Table
from sabbat.server.wire import Face, Place, Sight

FACELESS: Final = frozenset({ev.Moved, ev.Said, ev.Asked, ev.Agreed, ev.Declined})
"""Events that do not change the table as everybody sees it."""
SIGHTLESS: Final = frozenset({ev.Said, ev.Muted, ev.Rematched})
"""Events that change neither the match nor its clock."""


def face(table: Table) -> Face:
    """The table, for everybody."""
    return Face(
        status=table.status,
        setup=table.setup,
        host=table.host,
        commitment=table.commitment,
        places=[Place(c.person, c.name, c.hat, c.bot, c.stand_in, c.resigned) for c in table.chairs],
        muted=sorted(table.muted),
        outcome=table.outcome,
        rematch=table.rematch,
    )


def sight(table: Table, eyes: Eyes, now: int) -> Sight | None:
    """The match as a seat or a spectator may know it; None before it has begun."""
    if table.match is None or table.clock is None:
        return None
    clock = table.clock
    playing = eyes is not None and table.status == "playing"
    return Sight(
        turn=table.to_act,
        view=table.match.state.view(eyes),
        actions=legal(table.match, eyes) if playing and eyes is not None else [],
        asides=table.match.state.asides(eyes) if playing and eyes is not None else [],
        left=None if clock.pace.kind == "none" else [clock.left(seat, now) for seat in range(len(table.chairs))],
        running=clock.running,
        asking=table.asking,
    )


def audiences(table: Table, person: str) -> list[Eyes]:
    """Through whose eyes a person looks: each of their seats; a spectator's if they have none and may watch."""
    seats: list[Eyes] = [*table.seats_of(person)]
    if seats:
        return seats
    if not table.setup.spectators and table.status != "open" and person != table.host:
        raise BadRequest("no-spectators")
    return [None]
