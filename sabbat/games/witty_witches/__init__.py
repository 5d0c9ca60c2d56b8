"""Witty Witches: guests queue at a witches' party, and spells fly."""

from typing import Any

from sabbat.core.contract import Game, Mind, State
from sabbat.core.options import Choice, SeatNumber
from sabbat.games.witty_witches.components import TEXTS
from sabbat.games.witty_witches.insight import WORTH, PartyInsight
from sabbat.games.witty_witches.mind import PartyMind
from sabbat.games.witty_witches.picture import draw
from sabbat.games.witty_witches.position import MODES, read, with_head
from sabbat.games.witty_witches.preview import touches
from sabbat.games.witty_witches.rules import Party
from sabbat.games.witty_witches.svg import svg


def _begin(players: int, options: dict[str, Any]) -> State:
    return Party(game, players, options)


def _read(position: dict[str, Any]) -> State:
    return read(game, position)


def _mind(view: dict[str, Any]) -> Mind:
    return PartyMind(game, view)


game = Game(
    id="witty-witches",
    module=__name__,
    prefix="WIT",
    rules=1,
    players=(2, 6),
    options=[Choice("mode", MODES, "master"), SeatNumber("first")],
    texts=TEXTS,
    longest=15_039,
    hidden=True,
    chance=True,
    begin=_begin,
    read=_read,
    mind=_mind,
    picture=draw,
    svg=svg,
    headless=with_head,
    insight=PartyInsight(WORTH, horizon=8),
    box={"touches": touches()},
    observation=f"{__name__}.observation",
)
