"""A finished match, moment by moment, through anybody's eyes: what the replay shows."""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter

from sabbat.core.contract import State
from sabbat.core.errors import BadRequest
from sabbat.core.record import Move, verify
from sabbat.games import find
from sabbat.server.live.perspective import shown
from sabbat.server.net.api import REFUSED, Ask, Code, hub_of, may_look, visit_of
from sabbat.server.table import ending
from sabbat.server.table.table import Table

AT_ONCE = 100
"""The most moments of a finished match that one answer has."""
SEEN_MOST = 300
"""The most moves that one answer tells again."""
COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=3))]
"""Moments are much alike: compressed they take a thirtieth."""
ALL_SEEING = "all"
SPECTATOR = "spectator"


class ReplayMoment(msgspec.Struct):
    """The match just after an action (at first: before any), and who acts next."""

    seat: int | None
    action: str
    turn: int | str | None
    view: dict[str, Any]
    preview: dict[str, Any] | None = None
    """What the action did on the way."""
    secrets: list[list[list[str]]] | None = None
    """All-seeing: for each seat, in groups, what it alone knows: the cards of its hand, the tiles it has hidden."""


class Replay(msgspec.Struct):
    """Some of the moments of a match, and what is known of it as a whole."""

    game: str
    names: list[str]
    total: int
    start: int
    moments: list[ReplayMoment]
    outcome: dict[str, Any] | None
    secret: str
    commitment: str
    moves: list[tuple[int | None, str]] = []
    """With the first moments: who did what (None: chance) in the whole match, as those eyes saw it."""
    mine: list[int] = []
    """The seats of whoever asks."""


async def finished(request: Ask, code: str) -> Table:
    """The table of a finished match, if whoever asks may look at it."""
    table = (await hub_of(request).room(code)).table
    table.need("over")
    may_look(request, table)
    return table


@get("/api/tables/{code:str}/moments", responses=REFUSED, middleware=COMPRESSED)
async def moments(
    request: Ask,
    code: Code,
    eyes: Annotated[str, Parameter(max_length=16)] = ALL_SEEING,
    start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """Moments of a finished match from `start` on: through the eyes of a seat, a spectator, or all-seeing."""
    table = await finished(request, code)
    assert table.match is not None
    moves = table.match.moves
    return Replay(
        game=table.setup.game,
        names=[chair.bot or chair.name for chair in table.chairs],
        total=len(moves) + 1,
        start=start,
        moments=looked_at(table, moves, eyes, start),
        outcome=table.outcome,
        secret=table.secret if ending.is_told(table, hub_of(request).now()) else "",
        commitment=table.commitment,
        moves=listed(table, moves, eyes) if start == 0 else [],
        mine=sorted(table.seats_of(visit_of(request).person)),
    )


@get("/api/tables/{code:str}/seen", responses=REFUSED, middleware=COMPRESSED)
async def seen(
    request: Ask,
    code: Code,
    start: Annotated[int, Parameter(ge=0, le=1_000_000)],
    count: Annotated[int, Parameter(ge=1, le=SEEN_MOST)],
    seat: Annotated[int | None, Parameter(ge=0, le=31)] = None,
) -> list[ReplayMoment]:
    """`count` moves after the first `start`, and the moment before them, as one's own seat or a spectator saw them."""
    table = (await hub_of(request).room(code)).table
    may_look(request, table)
    if table.match is None:
        table.need("playing")
    assert table.match is not None
    if seat is not None:
        table.own_chair(visit_of(request).person, seat)
    return looked_at(table, table.match.moves, SPECTATOR if seat is None else str(seat), start, count + 1)


def listed(table: Table, moves: list[Move], eyes: str) -> list[tuple[int | None, str]]:
    """Every move as somebody saw it."""
    seat, state = seat_of(eyes, len(table.chairs)), anew(table)
    found = []
    for move in moves:
        found.append((move.seat, move.action if eyes == ALL_SEEING else state.seen(move.action, seat)))
        state.play(move.action)
    return found


def anew(table: Table) -> State:
    """The match of a table before its first move."""
    return find(table.setup.game).new(len(table.chairs), table.setup.options, table.rules)


def looked_at(table: Table, moves: list[Move], eyes: str, start: int, most: int = AT_ONCE) -> list[ReplayMoment]:
    """The moments from `start` on, `most` of them, as somebody would have seen them."""
    seat, state = seat_of(eyes, len(table.chairs)), anew(table)
    shown = [look(state, eyes, seat, None, "")] if start == 0 else []
    for n, move in enumerate(moves[: start + most - 1], start=1):
        action = move.action if eyes == ALL_SEEING else state.seen(move.action, seat)
        preview = state.preview(action, seat) if n >= start and "?" not in action else None
        state.play(move.action)
        if n >= start:
            shown.append(look(state, eyes, seat, move.seat, action, preview))
    return shown


def look(
    state: State, eyes: str, seat: int | None, who: int | None, action: str, preview: dict[str, Any] | None = None
) -> ReplayMoment:
    """How the match looks to a seat or a spectator; all-seeing, as to a spectator who knows every secret too."""
    moment = ReplayMoment(who, action, state.turn, shown(state, seat), preview)
    if eyes == ALL_SEEING and state.game.hidden:
        moment.secrets = [secrets(state.view(one), moment.view) for one in range(int(state.players))]
    return moment


def acted(state: State, action: str, seat: int) -> ReplayMoment:
    """Play an action, whoever's it is, and look at what came of it through the eyes of a seat."""
    who = state.actor if state.actor >= 0 else None
    seen = state.seen(action, seat)
    preview = state.preview(action, seat) if seen == action else None
    state.play(action)
    return ReplayMoment(None if who is None else int(who), seen, state.turn, shown(state, seat), preview)


def secrets(mine: dict[str, Any], common: dict[str, Any]) -> list[list[str]]:
    """What stands in a seat's view and not in the spectator's, in the groups in which it stands there."""
    found: list[list[str]] = []
    for name, value in mine.items():
        if value != common.get(name):
            known = {word for group in groups(common.get(name)) for word in group}
            found += [[word for word in group if word not in known] for group in groups(value)]
    return found


def groups(value: Any) -> list[list[str]]:
    """The words of a part of a view: a word alone, a list of words, or several of these."""
    if isinstance(value, str):
        return [[value]]
    if not isinstance(value, list):
        return []
    if all(isinstance(one, str) for one in value):
        return [value]
    return [group for one in value for group in groups(one)]


def seat_of(eyes: str, players: int) -> int | None:
    """The seat whose eyes are meant, or None; BadRequest if there is no such seat."""
    if eyes in (ALL_SEEING, SPECTATOR):
        return None
    if not eyes.isdecimal() or int(eyes) >= players:
        raise BadRequest("bad-seat", seat=eyes, allowed=f"0 … {players - 1}, {SPECTATOR}, {ALL_SEEING}")
    return int(eyes)


class Fair(msgspec.Struct):
    """How many chance actions follow from the secret that was committed to: all of them."""

    count: int


@get("/api/tables/{code:str}/verify", responses=REFUSED)
async def verified(request: Ask, code: Code) -> Fair:
    """Prove that chance was fair in a finished match; refused with the reason if it was not."""
    table = await finished(request, code)
    return Fair(verify(find(table.setup.game), ending.record(table)))


HANDLERS = [moments, seen, verified]
