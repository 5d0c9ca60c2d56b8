"""Les Sorciers Volants: flying by eye, curve by curve, over a bare table top."""

from typing import Any

from sabbat.core.contract import Game, Mind, OpenMind, State
from sabbat.games.sorciers_volants.bench import Bench
from sabbat.games.sorciers_volants.box import BOX
from sabbat.games.sorciers_volants.components import TEXTS
from sabbat.games.sorciers_volants.insight import WORTH, FlightInsight
from sabbat.games.sorciers_volants.layouts import layout_for
from sabbat.games.sorciers_volants.options import OPTIONS, ROUNDS_MOST, check_together, from_version_1
from sabbat.games.sorciers_volants.picture import draw
from sabbat.games.sorciers_volants.position import read
from sabbat.games.sorciers_volants.rules import new_match
from sabbat.games.sorciers_volants.svg import svg

PLAYERS = (2, 4)
BEYOND_POSITION = ["active", "supply", "layout", "aim", "trails", "voters"]


def _begin(players: int, options: dict[str, Any]) -> State:
    check_together(options)
    return new_match(game, players, options, layout_for(options, players))


def _read(position: dict[str, Any]) -> State:
    return read(game, position)


def _mind(view: dict[str, Any]) -> Mind:
    return OpenMind(game, view, BEYOND_POSITION)


def _longest(players: int) -> int:
    """Two actions each to start; a turn is at most fly, drop, and a hut and a facing for everybody."""
    return 2 * players + players * ROUNDS_MOST * (2 + 2 * players)


game = Game(
    id="sorciers-volants",
    module=__name__,
    prefix="VOL",
    rules=2,
    players=PLAYERS,
    options=OPTIONS,
    texts=TEXTS,
    longest=_longest(PLAYERS[1]),
    hidden=False,
    chance=False,
    begin=_begin,
    read=_read,
    mind=_mind,
    picture=draw,
    insight=FlightInsight(WORTH, horizon=3),
    svg=svg,
    upgrades={1: from_version_1},
    workshop=Bench(),
    box=BOX,
    observation=f"{__name__}.observation",
)
