"""Starting and acting: an action, then chance until a seat must decide, then perhaps the end."""

from typing import Any

from sabbat.core import fair
from sabbat.core.contract import CHANCE, State
from sabbat.core.errors import BadRequest
from sabbat.core.match import Match
from sabbat.core.record import Move
from sabbat.games import find
from sabbat.server.table import events as ev
from sabbat.server.table.ending import ended
from sabbat.server.table.table import Table


class Stale(Exception):
    """The action was meant for a moment that is past: the answer is the present state."""


def start(table: Table, person: str, now: int) -> list[ev.AnyEvent]:
    """The host starts; if the host does not play, anybody at the table may."""
    table.need("open")
    if table.seats_of(table.host) or not table.seats_of(person):
        table.need_host(person)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if free:
        raise BadRequest("seats-free", seats=[seat + 1 for seat in free])
    state = find(table.setup.game).new(len(table.chairs), table.setup.options, table.rules)
    stream = fair.stream(bytes.fromhex(table.secret), [chair.nonce for chair in table.chairs], table.chance)
    return [ev.Started(at=now), *_onwards(table, state, stream, now)]


def act(table: Table, person: str, seat: int, action: str, seq: int, now: int, lag: int = 0) -> list[ev.AnyEvent]:
    """A person plays for a seat of theirs, having seen the events up to `seq`; Stale if that is not the present."""
    chair = table.own_chair(person, seat)
    table.playing()
    if seq < table.turn_seq:
        raise Stale
    if chair.resigned:
        raise BadRequest("seat-resigned", seat=seat + 1)
    back: list[ev.AnyEvent] = [ev.Returned(at=now, seat=seat)] if chair.stand_in else []
    return back + played(table, seat, action, now, lag)


def act_for_bot(table: Table, seat: int, action: str, seq: int, now: int) -> list[ev.AnyEvent]:
    """A bot's action, if the moment that it thought about is still there."""
    if table.status != "playing" or seq < table.turn_seq or table.chairs[seat].mind is None:
        raise Stale
    return played(table, seat, action, now)


def played(table: Table, seat: int, action: str, now: int, lag: int = 0) -> list[ev.AnyEvent]:
    """The action and all that follows from it; IllegalAction names the rule that forbids it."""
    match = table.playing()
    state, stream = match.state.clone(), match.stream.ahead()
    state.follow(seat, action)
    stream.acted(seat)
    moved = ev.Moved(at=now, seat=seat, action=action, lag=lag)
    return [moved, *_onwards(table, state, stream, now, moved)]


def _onwards(table: Table, state: State, stream: fair.Stream, now: int, *before: ev.Moved) -> list[ev.AnyEvent]:
    """Chance, drawn until a seat must decide; the end, if it is reached. State and stream move along."""
    events: list[ev.Moved] = []
    while state.actor == CHANCE:
        events.append(ev.Moved(at=now, seat=None, action=stream.draw(state)))
    outcome = state.outcome()
    if outcome is None:
        return [*events]
    moves = [Move(event.seat, event.action) for event in (*before, *events)]
    return [*events, ended(table, outcome, now, moves, outcome)]


def previews(table: Table, person: str, seat: int) -> dict[str, dict[str, Any]]:
    """What each action open to a seat of this person would do, as far as that seat can know."""
    table.own_chair(person, seat)
    match = table.playing()
    found = {action: match.state.preview(action, seat) for action in choices(match, seat)}
    return {action: preview for action, preview in found.items() if preview is not None}


def choices(match: Match, seat: int) -> list[str]:
    """What a seat may do now, in turn or as an aside."""
    return [*legal(match, seat), *match.state.asides(seat)]


def legal(match: Match, seat: int) -> list[str]:
    """What a seat may choose from now: nothing unless it is its turn."""
    return match.state.actions() if match.state.actor == seat else []
