"""Air Sorcière: a flying school where one witch too many is a crash."""

from typing import Any

from sabbat.core.contract import Game, Mind, State
from sabbat.core.options import Choice, SeatNumber
from sabbat.games.air_sorciere.components import HAND_LIMIT, TEXTS
from sabbat.games.air_sorciere.diploma import FEWEST, MOST
from sabbat.games.air_sorciere.insight import WORTH, SchoolInsight
from sabbat.games.air_sorciere.picture import draw
from sabbat.games.air_sorciere.position import VIEW_FIELDS, read, with_head
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.svg import svg
from sabbat.games.air_sorciere.thought import SchoolMind


def _begin(players: int, options: dict[str, Any]) -> State:
    return FlyingSchool(game, players, options)


def _read(position: dict[str, Any]) -> State:
    return read(game, position)


def _mind(view: dict[str, Any]) -> Mind:
    return SchoolMind(game, view, VIEW_FIELDS)


game = Game(
    id="air-sorciere",
    module=__name__,
    prefix="AIR",
    rules=1,
    players=(2, 5),
    options=[
        SeatNumber("first"),
        Choice("diplomas", ["one", "many"], "one"),
        Choice("bonus", ["once", "each"], "once"),
    ],
    texts=TEXTS,
    longest=216_500,
    hidden=False,
    chance=True,
    begin=_begin,
    read=_read,
    mind=_mind,
    picture=draw,
    svg=svg,
    headless=with_head,
    insight=SchoolInsight(WORTH, horizon=1, contrast=4.0, doubt=0.1),
    box={"diplomas": {str(cards): cards - 2 for cards in range(FEWEST, MOST + 1)}, "cat_leaves": HAND_LIMIT},
    observation=f"{__name__}.observation",
)
