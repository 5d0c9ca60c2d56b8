"""Course de Sorcières: a race of chain reactions."""

from typing import Any

from sabbat.core.contract import Game, Mind, State
from sabbat.core.options import SeatNumber
from sabbat.games.course_de_sorcieres.components import TEXTS
from sabbat.games.course_de_sorcieres.insight import WORTH, RaceInsight
from sabbat.games.course_de_sorcieres.mind import RaceMind
from sabbat.games.course_de_sorcieres.picture import draw
from sabbat.games.course_de_sorcieres.position import read
from sabbat.games.course_de_sorcieres.rules import Race
from sabbat.games.course_de_sorcieres.svg import svg


def _begin(players: int, options: dict[str, Any]) -> State:
    return Race(game, players, options)


def _read(position: dict[str, Any]) -> State:
    return read(game, position)


def _mind(view: dict[str, Any]) -> Mind:
    return RaceMind(game, view)


game = Game(
    id="course-de-sorcieres",
    module=__name__,
    prefix="COU",
    rules=1,
    players=(2, 4),
    options=[SeatNumber("first")],
    texts=TEXTS,
    longest=3132,
    hidden=True,
    chance=True,
    begin=_begin,
    read=_read,
    mind=_mind,
    picture=draw,
    svg=svg,
    insight=RaceInsight(WORTH, horizon=1),
    observation=f"{__name__}.observation",
)
