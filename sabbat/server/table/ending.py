"""Giving up, meeting again, and the record of a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sabbat.core.errors import BadRequest
from sabbat.core.record import Move, Record
from sabbat.server.table import events as ev
from sabbat.server.table.deals import told_at
from sabbat.server.table.seating import invitation, open_table
from sabbat.server.table.seats import Chair
from sabbat.server.table.stand_ins import STAND_IN
from sabbat.server.table.table import Table


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
        return [resigned, ended(table, given_up(table.chairs, staying), now)]
    if chair.stand_in:
        return [resigned]
    return [resigned, ev.StoodIn(at=now, seat=seat, level=STAND_IN, reason="resigned")]


def given_up(chairs: tuple[Chair, ...], staying: list[int]) -> dict[str, object]:
    """The outcome of a match that was given up: all who stayed share the first rank."""
    ranks = [1 if seat in staying else 1 + len(staying) for seat in range(len(chairs))]
    return {"scores": [0] * len(chairs), "ranks": ranks, "reason": "resigned"}


def rematch(table: Table, person: str, code: str, secret: bytes, now: int) -> tuple[list[ev.AnyEvent], ...]:
    """The events of this table and of the next one; none if it was opened before.

    Whoever asks has the same seat there; the others are invited to theirs.
    """
    table.need("over")
    if not table.seats_of(person):
        raise BadRequest("not-seated")
    table.need_welcome(person)
    if table.rematch is not None:
        return [], []
    opening = open_table(table.setup_today, person, secret, now)
    opening += [ev.Banned(at=now, person=one) for one in sorted(table.banned)]
    for seat, chair in enumerate(table.chairs):
        if chair.person not in table.banned:
            opening += _same_again(seat, chair, person, now)
    return [ev.Rematched(at=now, table=code)], opening


def _same_again(seat: int, chair: Chair, asking: str, now: int) -> list[ev.AnyEvent]:
    if chair.bot is not None:
        return [ev.Placed(at=now, seat=seat, level=chair.bot)]
    if chair.person == asking:
        return [ev.Sat(at=now, seat=seat, person=chair.person, name=chair.name, hat=chair.hat)]
    return [] if chair.person is None else [invitation(seat, chair, now)]


def record(table: Table, now: int | None = None) -> Record:
    """The record of a match that is over; one that was given up has no outcome by the rules.

    Its digest is the one told at the end, or made anew if a name was taken out since. While others may still play the
    deal of the day, its secret is left out of what people read (`now`).
    """
    table.need("over")
    assert table.match is not None
    written = replace(table.match.record(), secret=table.secret)
    forgotten = not all(chair.label for chair in table.chairs)
    whole = written.sealed() if forgotten else replace(written, digest=table.digest or None)
    return whole if now is None or is_told(table, now) else replace(whole, secret=None)


def is_told(table: Table, now: int) -> bool:
    """Whether the secret of a finished match may be known: that of a deal once its day is over."""
    return not table.deal or now >= told_at(table.deal)


def ended(
    table: Table,
    outcome: dict[str, Any],
    now: int,
    moves: Sequence[Move] = (),
    by_rules: dict[str, Any] | None = None,
) -> ev.Ended:
    """The end, after some last moves: the secret is told (that of a deal later), and the digest of the whole record."""
    digest = None
    if table.match is not None:
        before = table.match.record()
        whole = replace(before, secret=table.secret, outcome=by_rules, moves=[*before.moves, *moves]).sealed()
        digest = whole.digest
    secret = "" if table.deal else table.secret
    return ev.Ended(at=now, outcome=outcome, secret=secret, digest=digest or "")
