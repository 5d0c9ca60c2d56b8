"""Starting and acting: an action, then chance until a seat must decide, then perhaps the end."""

from typing import Any

from sabbat.core import fair
from sabbat.core.contract import CHANCE, State
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.core.match import Match
from sabbat.games import find
from sabbat.server import events as ev
from sabbat.server.table import Table


class Stale(Exception):
    """The action was meant for a moment that is past: the answer is the present state."""


def start(table: Table, person: str, now: int) -> list[ev.AnyEvent]:
    """The host starts; if the host does not play, anybody at the table may."""
    table.need("open")
    if table.seats_of(table.host) or not table.seats_of(person):
        table.need_host(person)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if free:
        raise BadRequest("seats-free", seats=free)
    state = find(table.setup.game).new(len(table.chairs), table.setup.options)
    key = fair.stream_key(bytes.fromhex(table.secret), [chair.nonce for chair in table.chairs])
    return [ev.Started(at=now), *_onwards(table, state, key, 0, now)]


def act(table: Table, person: str, seat: int, action: str, seq: int, now: int, lag: int = 0) -> list[ev.AnyEvent]:
    """A person plays for a seat of theirs, having seen the events up to `seq`; Stale if that is not the present."""
    chair = table.own_chair(person, seat)
    table.playing()
    if seq < table.turn_seq:
        raise Stale
    if chair.resigned:
        raise BadRequest("seat-resigned", seat=seat)
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
    state = match.state.clone()
    _check(state, seat, action)
    state.step(match.game.find_id(action))
    moved = ev.Moved(at=now, seat=seat, action=action, lag=lag)
    return [moved, *_onwards(table, state, match.key, match.drawn, now)]


def _check(state: State, seat: int, action: str) -> None:
    """IllegalAction unless the seat may play this now.

    Why another seat's action is illegal is not told: that would tell what that seat can do.
    """
    if state.may(seat, action):
        return
    if state.actor == seat:
        state.check(action)
    raise IllegalAction(None, "not-your-turn", action=action)


def _onwards(table: Table, state: State, key: bytes, drawn: int, now: int) -> list[ev.AnyEvent]:
    """Chance, drawn until a seat must decide; the end, if it is reached. The state moves along."""
    events: list[ev.AnyEvent] = []
    while state.actor == CHANCE:
        outcome = state.outcome_at(fair.number(key, drawn, state.weight()))
        events.append(ev.Moved(at=now, seat=None, action=state.game.texts[outcome]))
        state.step(outcome)
        drawn += 1
    outcome_now: dict[str, Any] | None = state.outcome()
    if outcome_now is not None:
        events.append(ev.Ended(at=now, outcome=outcome_now, secret=table.secret))
    return events


def legal(match: Match, seat: int) -> list[str]:
    """What a seat may choose from now: nothing unless it is its turn."""
    return match.state.actions() if match.state.actor == seat else []
