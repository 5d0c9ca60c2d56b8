"""Chat: short, not too often, and not for those whom the host muted."""

from sabbat.core.errors import BadRequest
from sabbat.server.table import events as ev
from sabbat.server.table.playing import played
from sabbat.server.table.table import Table

TEXT_MOST = 300
BURST = 5
"""The most messages of a person …"""
BURST_TIME = 10_000
"""… in this many milliseconds."""


def say(table: Table, person: str, name: str, text: str, now: int, *, nonce: str = "") -> list[ev.AnyEvent]:
    """Say something, once for each nonce; where a game minds speaking, that is an action too."""
    if nonce and nonce in table.nonces.get(person, []):
        return []
    text = "".join(char if char.isprintable() else " " for char in text).strip()
    if not text:
        raise BadRequest("chat-empty")
    if len(text) > TEXT_MOST:
        raise BadRequest("chat-long", most=TEXT_MOST)
    table.need_welcome(person)
    if person in table.muted:
        raise BadRequest("chat-muted")
    if len([at for at in table.spoken.get(person, []) if at > now - BURST_TIME]) >= BURST:
        raise BadRequest("chat-often")
    if not table.setup.spectators and not table.seats_of(person) and person != table.host:
        raise BadRequest("no-spectators")
    return [ev.Said(at=now, person=person, name=name, text=text, nonce=nonce), *_spoken(table, person, now)]


def _spoken(table: Table, person: str, now: int) -> list[ev.AnyEvent]:
    """The aside `speak`, if the table minds and the game offers it to this player's one seat."""
    seats = table.seats_of(person)
    if table.status != "playing" or not table.setup.speak or len(seats) != 1 or table.chairs[seats[0]].mind:
        return []
    asides = table.playing().state.asides(seats[0])
    spoken = [action for action in asides if action.split(" ")[0] == "speak"]
    return played(table, seats[0], spoken[0], now) if spoken else []


def mute(table: Table, person: str, whom: str, on: bool, now: int) -> list[ev.AnyEvent]:
    """The host mutes somebody else, or lets them speak again."""
    table.need_host(person)
    if whom == person:
        raise BadRequest("mute-yourself")
    known = whom in table.spoken or table.seats_of(whom)
    if not known:
        raise BadRequest("nobody-such")
    return [] if (whom in table.muted) == on else [ev.Muted(at=now, person=whom, on=on)]
