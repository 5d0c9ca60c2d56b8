"""The deal of the day: the same chance and the same bots for everybody. What it is follows from the day and one key.

A day is one of UTC, written as `2026-11-17`. Its secret is derived from a key of the house, so that it can be committed
to before the day; it is told when the day is over and whoever began late has had time to finish.
"""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta

from sabbat.bots.levels import USUAL
from sabbat.core.errors import BadRequest
from sabbat.games import find, house_games
from sabbat.server.table import events as ev

DAY = 24 * 60 * 60 * 1000
GRACE = 3 * 60 * 60 * 1000
"""Milliseconds after the end of a day in which a match that was begun may still be finished."""
PLAYERS = 3
LEVEL = USUAL
"""The level of the bots at the other seats."""
VARIED = "adventure"
"""An option that is another one each time; where it can be made by players, not that value."""


def day_of(now: int) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def date_of(day: str) -> date:
    """A day that was asked for, or BadRequest."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        found = None
    if found is None or found.isoformat() != day or not 2000 < found.year < 9000:
        raise BadRequest("bad-day", day=day[:20])
    return found


def after(day: str, days: int = 1) -> str:
    """The day that comes so many days later."""
    return (date_of(day) + timedelta(days=days)).isoformat()


def end_of(day: str) -> int:
    """When a day is over: nobody begins its deal any more."""
    midnight = datetime.combine(date_of(day), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000) + DAY


def told_at(day: str) -> int:
    """When the secret of a day is told, and everybody may look at how others played it."""
    return end_of(day) + GRACE


def secret_of(key: bytes, day: str) -> bytes:
    """What decides the chance of a day."""
    return hmac.digest(key, f"deal {day}".encode(), "sha256")


def setup_of(day: str) -> ev.Setup:
    """What is played on a day: the games take turns, and the adventures of one that has several."""
    games = sorted(house_games())
    round_, turn = divmod(date_of(day).toordinal(), len(games))
    game = find(games[turn])
    options = {}
    for option in game.options:
        values = [value for value in getattr(option, "values", None) or [] if value != "custom"]
        if option.name == VARIED and values:
            options[option.name] = values[round_ % len(values)]
    return ev.Setup(game=game.id, players=PLAYERS, options=options, hints=False, spectators=False, away=0)


def bot_seed(secret: str, seat: int, decision: int) -> int:
    """The seed of a bot's thought: the same for everybody, decision by decision."""
    return int.from_bytes(hashlib.sha256(f"{secret} {seat} {decision}".encode()).digest()[:7], "big")
