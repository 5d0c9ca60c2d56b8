"""Opening a table, taking and leaving seats, bots at seats, what is to be played."""

from typing import Any

import msgspec

from sabbat.bots.levels import LEVELS
from sabbat.core import fair
from sabbat.core.errors import BadRequest
from sabbat.games import find
from sabbat.server.table import events as ev
from sabbat.server.table.clock import DAY, SECOND, Pace
from sabbat.server.table.names import clean_title
from sabbat.server.table.seats import Chair
from sabbat.server.table.table import Table

NONCE_MOST = 64
NAME_MOST = 40
RENAMES_MOST = 20
AWAY_MOST = 24 * 60 * 60


def settled(setup: ev.Setup) -> ev.Setup:
    """The setup with every option of the game filled in; BadRequest if it describes no match."""
    state = find(setup.game).new(setup.players, {name: _titled(value) for name, value in setup.options.items()})
    _check_pace(setup.pace)
    if not 0 <= setup.away <= AWAY_MOST:
        raise BadRequest("bad-option-value", option="away", value=setup.away, allowed=f"0 … {AWAY_MOST}")
    return msgspec.structs.replace(setup, options=dict(state.options))


def _titled(value: Any) -> Any:
    """What has a name of its own, as an adventure has, shows it to everybody."""
    if isinstance(value, dict) and isinstance(value.get("name"), str):
        return {**value, "name": clean_title(value["name"])}
    return value


def _check_pace(pace: Pace) -> None:
    most = {"none": (0, 0), "bank": (600 * SECOND, 7200 * SECOND), "days": (30 * DAY, 0)}[pace.kind]
    least = 0 if pace.kind == "none" else SECOND
    if not (0 <= pace.move <= most[0] and 0 <= pace.bank <= most[1] and pace.move + pace.bank >= least):
        raise BadRequest("bad-pace", kind=pace.kind, move=most[0] // SECOND, bank=most[1] // SECOND)


def open_table(setup: ev.Setup, host: str, secret: bytes, now: int, deal: str = "") -> list[ev.AnyEvent]:
    """A new table; what decides chance is committed to, and the rules are pinned, before anybody sits down."""
    told, rules, agreed = fair.commitment(secret), find(setup.game).rules, settled(setup)
    return [ev.Opened(at=now, setup=agreed, host=host, commitment=told, secret=secret.hex(), rules=rules, deal=deal)]


def change(table: Table, person: str, setup: ev.Setup, now: int) -> list[ev.AnyEvent]:
    """The host changes what is to be played; whoever else sits there is asked again, and keeps the seat meanwhile."""
    table.need("open")
    table.need_host(person)
    wanted = settled(setup)
    if any(not chair.free for chair in table.chairs[wanted.players :]):
        raise BadRequest("seat-taken", seat=wanted.players + 1)
    if wanted == table.setup:
        return []
    return [ev.Changed(at=now, setup=wanted, rules=find(wanted.game).rules), *_invited_again(table, person, now)]


def _invited_again(table: Table, host: str, now: int) -> list[ev.AnyEvent]:
    others = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.person not in (None, host)]
    return [invitation(seat, chair, now) for seat, chair in others]


def invitation(seat: int, chair: Chair, now: int) -> ev.Invited:
    """Keep a seat for whoever has it."""
    return ev.Invited(at=now, seat=seat, person=chair.person or "", name=chair.name, hat=chair.hat)


def sit(
    table: Table, person: str, name: str, seat: int, now: int, *, hat: str = "", nonce: str = ""
) -> list[ev.AnyEvent]:
    """A person takes a free seat; several if there are people beside them."""
    table.need("open")
    table.need_welcome(person)
    if table.chair(seat).person == person:
        return []
    if not table.chair(seat).free or table.chair(seat).invited not in (None, person):
        raise BadRequest("seat-taken", seat=seat + 1)
    if len(nonce) > NONCE_MOST or not nonce.isprintable():
        raise BadRequest("bad-nonce", most=NONCE_MOST)
    return [ev.Sat(at=now, seat=seat, person=person, name=name[:NAME_MOST], hat=hat, nonce=nonce)]


def rename(table: Table, person: str, name: str, hat: str, now: int) -> list[ev.AnyEvent]:
    """A person goes by another name from now on; after so many changes the table keeps the last one."""
    theirs = [chair for chair in table.chairs if person in (chair.person, chair.invited)]
    same = all((chair.name, chair.hat) == (name, hat) for chair in theirs)
    if same or table.renamed.get(person, 0) >= RENAMES_MOST:
        return []
    return [ev.Named(at=now, person=person, name=name, hat=hat)]


def leave(table: Table, person: str, seat: int, now: int) -> list[ev.AnyEvent]:
    """A person leaves their seat, or the host frees one."""
    table.need("open")
    chair = table.chair(seat)
    if chair.free and chair.invited is None:
        return []
    if person not in (chair.person, chair.invited):
        table.need_host(person)
    return [ev.Left(at=now, seat=seat)]


def close(table: Table, reason: str, now: int) -> list[ev.AnyEvent]:
    """The table is no more; what is over stays."""
    return [ev.Closed(at=now, reason=reason)] if table.status in ("open", "playing") else []


def place_bot(table: Table, person: str, seat: int, level: str, now: int) -> list[ev.AnyEvent]:
    """The host gives a seat to a bot, or another level to the bot that has it."""
    table.need("open")
    table.need_host(person)
    if level not in LEVELS:
        raise BadRequest("unknown-level", level=level, allowed=list(LEVELS))
    chair = table.chair(seat)
    if chair.person is not None:
        raise BadRequest("seat-taken", seat=seat + 1)
    return [] if chair.bot == level else [ev.Placed(at=now, seat=seat, level=level)]
