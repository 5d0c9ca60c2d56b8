"""Paper Moon: one card, one claim, and somebody who may doubt it."""

from typing import Any

from sabbat.core.contract import Game, Mind, State
from sabbat.core.options import Number, SeatNumber

from .components import TEXTS
from .insight import ClaimInsight
from .mind import ClaimMind
from .picture import draw
from .position import read
from .rules import PaperMoon


def _begin(players: int, options: dict[str, Any]) -> State:
    return PaperMoon(game, players, options)


def _read(position: dict[str, Any]) -> State:
    return read(game, position)


def _mind(view: dict[str, Any]) -> Mind:
    return ClaimMind(game, view)


game = Game(
    id="paper-moon",
    module=__name__,
    prefix="PAP",
    rules=1,
    players=(2, 4),
    options=[Number("rounds", 1, 3, default=2), SeatNumber("first")],
    texts=TEXTS,
    longest=36,
    hidden=True,
    chance=True,
    begin=_begin,
    read=_read,
    mind=_mind,
    picture=draw,
    insight=ClaimInsight(),
)
