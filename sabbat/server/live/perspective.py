"""What each listener is told of a table: the table itself, and the match through the eyes of a seat or a spectator."""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from sabbat.core.contract import Game, State
from sabbat.core.errors import BadRequest
from sabbat.games import house_games
from sabbat.server.live.news import Face, Frame, Here, News, Place, Sight, encode
from sabbat.server.live.rooms import Listener, Room
from sabbat.server.table import events as ev
from sabbat.server.table.folding import folded
from sabbat.server.table.playing import legal
from sabbat.server.table.table import Eyes, Table, told_to

log = logging.getLogger("sabbat.server")
View = dict[str, Any]
Frames = dict[Eyes, list[Frame]]
SHUTTING: Final = (ev.Started, ev.Banned, ev.Closed)
"""Events after which some may not listen any more."""

# -- telling ---------------------------------------------------------------------------------------


def happen(room: Room, events: list[ev.AnyEvent], touched: int, now: Callable[[], int]) -> None:
    """Apply events and tell every listener; those who want it are also told how it stood after each single move."""
    table = room.table
    eyes = {eyes for one in room.listeners if one.frames for eyes in _eyes_of(table, one.person)}
    frames: Frames = {one: [] for one in eyes}
    if eyes and touched & ev.MATCH:
        batch = _apply_by_frames(table, events, frames)
    else:
        batch = [table.apply(event) for event in events]
    _publish(room, batch, frames, touched, 0 if table.clock is None else now())
    if touched & ev.FACE and any(isinstance(event, SHUTTING) for event in events):
        _shut_out(room)


def _apply_by_frames(table: Table, events: list[ev.AnyEvent], frames: Frames) -> list[tuple[ev.Told, ...]]:
    """Apply events, and note how it stood after each move; the view after the last is told anyway."""
    moves = sum(isinstance(event, ev.Moved) for event in events)
    batch = []
    for event in events:
        previews = _previews(table, event, frames)
        batch.append(table.apply(event))
        if isinstance(event, ev.Moved) and table.match is not None:
            moves -= 1
            for one, seen in frames.items():
                view = shown(table.match.state, one) if moves else None
                if view is not None or previews.get(one) is not None:
                    seen.append(Frame(table.seq, view, previews.get(one)))
    return batch


def _eyes_of(table: Table, person: str) -> list[Eyes]:
    """Through whose eyes a person looks at the table; nobody's if they may not."""
    try:
        return audiences(table, person)
    except BadRequest:
        return []


def _previews(table: Table, event: ev.AnyEvent, eyes: Iterable[Eyes]) -> dict[Eyes, dict[str, Any] | None]:
    """What a move that is about to happen does on the way, for those who may see which it is."""
    if not isinstance(event, ev.Moved) or table.match is None:
        return {}
    state, action = table.match.state, event.action
    return {one: state.preview(action, one) for one in eyes if state.seen(action, one) == action}


def _publish(room: Room, batch: list[tuple[ev.Told, ...]], frames: Frames, touched: int, now: int) -> None:
    """Tell every listener what happened: one encoding for each distinct audience."""
    table, encoded = room.table, dict[tuple[Eyes, bool], bytes]()
    code, seq = table.code, table.seq
    new_face = face(table) if touched & ev.FACE else None
    for listener in list(room.listeners):
        for eyes in _eyes_of(table, listener.person):
            audience = eyes, listener.frames
            message = encoded.get(audience)
            if message is None:
                news = News(
                    table=code,
                    seat=eyes,
                    after=seq - len(batch),
                    seq=seq,
                    events=told_to(batch, eyes),
                    frames=frames.get(eyes, []) if listener.frames else [],
                    face=new_face,
                    sight=sight(table, eyes, now) if touched & ev.MATCH else None,
                )
                message = encoded[audience] = encode(news)
            listener.tell(message)


def _shut_out(room: Room) -> None:
    """Whoever may not look any more is told so, and listens no more."""
    for listener in list(room.listeners):
        try:
            audiences(room.table, listener.person)
        except BadRequest as why:
            room.listeners.discard(listener)
            listener.shut(room.table.code, why)


def catch_up(room: Room, listener: Listener, seq: int, now: int) -> None:
    """Tell one listener what it missed after `seq`, and how things stand."""
    table = room.table
    after = seq if seq <= table.seq else 0
    for eyes in audiences(table, listener.person):
        news = News(
            table=table.code,
            seat=eyes,
            after=after,
            seq=table.seq,
            events=told_to(folded(table.story[after:]), eyes),
            face=face(table),
            sight=sight(table, eyes, now),
        )
        listener.tell(encode(news))


def tell_presence(room: Room) -> None:
    """Tell every listener who is there."""
    others = len(room.people - {chair.person for chair in room.table.chairs})
    message = encode(Here(table=room.table.code, present=sorted(room.present), watching=others))
    for listener in list(room.listeners):
        listener.tell(message)


# -- seeing ----------------------------------------------------------------------------------------


def face(table: Table) -> Face:
    """The table, for everybody."""
    return Face(
        status=table.status,
        setup=table.setup_today,
        host=table.host,
        commitment=table.commitment,
        places=[Place(c.person, c.name, c.hat, c.bot, c.stand_in, c.resigned, c.invited) for c in table.chairs],
        muted=sorted(table.muted),
        banned=sorted(table.banned),
        outcome=table.outcome,
        rematch=table.rematch,
        rated=table.rated,
        deal=table.deal,
    )


def shown(state: State, eyes: Eyes) -> View:
    """What a seat or a spectator sees; of a game that the client has no board for, also as a picture."""
    view = state.view(eyes)
    return view if state.game.id in house_games() else {**view, "picture": picture(state.game, view)}


def picture(game: Game, view: View) -> dict[str, str | None]:
    """A view as text, and as SVG if the game draws one; a picture that fails is left out."""
    drawn: dict[str, str | None] = {}
    for name, draw in (("text", game.picture), ("svg", game.svg)):
        try:
            drawn[name] = None if draw is None else draw(view)
        except Exception:
            log.exception("%s has no picture of a view", game.id)
            drawn[name] = None
    return drawn


def sight(table: Table, eyes: Eyes, now: int) -> Sight | None:
    """The match as a seat or a spectator may know it; None before it has begun."""
    if table.match is None:
        return None
    state, clock, seats = table.match.state, table.clock, table.seats
    playing = eyes is not None and seats.status == "playing"
    return Sight(
        turn=table.to_act,
        view=shown(state, eyes),
        actions=legal(table.match, eyes) if playing and eyes is not None else [],
        asides=state.asides(eyes) if playing and eyes is not None else [],
        left=None if clock is None else [clock.left(seat, now) for seat in range(len(seats.chairs))],
        running=None if clock is None else clock.running,
        asking=table.asking,
        tally=[state.tally(seat) for seat in range(len(seats.chairs))] if seats.status == "over" else None,
    )


def audiences(table: Table, person: str) -> list[Eyes]:
    """Through whose eyes a person looks: each of their seats; a spectator's if they have none and may watch."""
    if table.seats.status == "closed":
        raise BadRequest("table-closed")
    table.need_welcome(person)
    seats: list[Eyes] = [seat for seat, chair in enumerate(table.seats.chairs) if chair.person == person]
    if seats:
        return seats
    if not table.setup.spectators and table.status != "open" and person != table.host:
        raise BadRequest("no-spectators")
    return [None]
