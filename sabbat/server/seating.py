"""Opening a table, taking and leaving seats, bots at seats, what is to be played."""

import msgspec

from sabbat.bots.levels import LEVELS
from sabbat.core import fair
from sabbat.core.errors import BadRequest
from sabbat.games import find
from sabbat.server import events as ev
from sabbat.server.clock import DAY, SECOND, Pace
from sabbat.server.table import Table

NONCE_MOST = 64
NAME_MOST = 40
AWAY_MOST = 24 * 60 * 60


def settled(setup: ev.Setup) -> ev.Setup:
    """The setup with every option of the game filled in; BadRequest if it describes no match."""
    state = find(setup.game).new(setup.players, setup.options)
    _check_pace(setup.pace)
    if not 0 <= setup.away <= AWAY_MOST:
        raise BadRequest("bad-option-value", option="away", value=setup.away, allowed=f"0 … {AWAY_MOST}")
    return msgspec.structs.replace(setup, options=dict(state.options))


def _check_pace(pace: Pace) -> None:
    most = {"none": (0, 0), "bank": (600 * SECOND, 7200 * SECOND), "days": (30 * DAY, 0)}[pace.kind]
    least = 0 if pace.kind == "none" else SECOND
    if not (0 <= pace.move <= most[0] and 0 <= pace.bank <= most[1] and pace.move + pace.bank >= least):
        raise BadRequest("bad-pace", kind=pace.kind, move=most[0] // SECOND, bank=most[1] // SECOND)


def open_table(setup: ev.Setup, host: str, secret: bytes, now: int) -> list[ev.AnyEvent]:
    """A new table; what decides chance is committed to before anybody sits down."""
    told = fair.commitment(secret)
    return [ev.Opened(at=now, setup=settled(setup), host=host, commitment=told, secret=secret.hex())]


def change(table: Table, person: str, setup: ev.Setup, now: int) -> list[ev.AnyEvent]:
    """The host changes what is to be played; nobody loses a seat by it."""
    table.need("open")
    table.need_host(person)
    wanted = settled(setup)
    if any(not chair.free for chair in table.chairs[wanted.players :]):
        raise BadRequest("seat-taken", seat=wanted.players)
    return [ev.Changed(at=now, setup=wanted)]


def sit(
    table: Table, person: str, name: str, seat: int, now: int, *, hat: str = "", nonce: str = ""
) -> list[ev.AnyEvent]:
    """A person takes a free seat; several if there are people beside them."""
    table.need("open")
    if table.chair(seat).person == person:
        return []
    if not table.chair(seat).free:
        raise BadRequest("seat-taken", seat=seat)
    if len(nonce) > NONCE_MOST or not nonce.isprintable():
        raise BadRequest("bad-nonce", most=NONCE_MOST)
    return [ev.Sat(at=now, seat=seat, person=person, name=name[:NAME_MOST], hat=hat, nonce=nonce)]


def leave(table: Table, person: str, seat: int, now: int) -> list[ev.AnyEvent]:
    """A person leaves their seat, or the host frees one."""
    table.need("open")
    chair = table.chair(seat)
    if chair.free:
        return []
    if chair.person != person:
        table.need_host(person)
    return [ev.Left(at=now, seat=seat)]


def place_bot(table: Table, person: str, seat: int, level: str, now: int) -> list[ev.AnyEvent]:
    """The host gives a seat to a bot, or another level to the bot that has it."""
    table.need("open")
    table.need_host(person)
    if level not in LEVELS:
        raise BadRequest("unknown-level", level=level, allowed=list(LEVELS))
    chair = table.chair(seat)
    if chair.person is not None:
        raise BadRequest("seat-taken", seat=seat)
    return [] if chair.bot == level else [ev.Placed(at=now, seat=seat, level=level)]
