"""Taking back: free while nothing was revealed since, otherwise by consent of all who play."""

from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.core.match import Match
from sabbat.core.record import Move
from sabbat.server.table import events as ev
from sabbat.server.table.playing import Stale
from sabbat.server.table.table import Table

WORLDS = 12
"""How many worlds are imagined to find out whether an action told its player something."""


def ask(table: Table, person: str, seat: int, seq: int, now: int) -> list[ev.AnyEvent]:
    """Take back the seat's last action, or ask the others for it; Stale if events up to `seq` are not the present."""
    chair = table.own_chair(person, seat)
    match = table.playing()
    if seq < table.turn_seq:
        raise Stale
    last = max((n for n, move in enumerate(match.moves) if move.seat == seat), default=None)
    if last is None or chair.resigned:
        raise BadRequest("nothing-to-take-back")
    if table.asking == seat:
        return []
    others = table.players() - {person}
    shown = revealed(match, seat, last)
    if shown and table.deal:
        raise BadRequest("deal-no-take-back")
    if not others or not shown:
        return [ev.TookBack(at=now, seat=seat, revealed=shown)]
    return [ev.Asked(at=now, seat=seat)]


def answer(table: Table, person: str, yes: bool, now: int) -> list[ev.AnyEvent]:
    """Another player agrees or not; when all have agreed it is done."""
    table.playing()
    if table.asking is None:
        raise BadRequest("nothing-asked")
    asker = table.chairs[table.asking].person
    if person not in table.players() or person == asker:
        raise BadRequest("not-asked")
    if not yes:
        return [ev.Declined(at=now, person=person)]
    waiting = table.players() - table.agreed - {person, asker}
    done: list[ev.AnyEvent] = [] if waiting else [ev.TookBack(at=now, seat=table.asking, revealed=True)]
    return [ev.Agreed(at=now, person=person), *done]


def revealed(match: Match, seat: int, last: int) -> bool:
    """Whether since before the move `last` others acted, chance was drawn, or the seat learnt something."""
    since = match.moves[last:]
    if any(move.seat != seat for move in since):
        return True
    return match.game.hidden and _learnt(match.before(last), seat, since)


def _learnt(state: State, seat: int, since: list[Move]) -> bool:
    """Whether the seat's own actions look otherwise to it in other worlds that it took for possible."""
    mind = state.game.mind(state.view(seat))
    dice = Dice(len(since))
    after = _seen_after(state, seat, since)
    return any(_seen_after(mind.imagine(dice), seat, since) != after for _ in range(WORLDS))


def _seen_after(state: State, seat: int, moves: list[Move]) -> object:
    """What a seat sees once these actions are played; None if they cannot be in this world."""
    world = state.clone()
    for move in moves:
        try:
            world.follow(seat, move.action)
        except IllegalAction:
            return None
    return world.view(seat)
