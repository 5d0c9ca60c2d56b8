"""The one-step rule of a casual player: goal, own number, own sign, no foreign sign; cards that move her most."""

from typing import Final

from mypy_extensions import i64

from sabbat.games.course_de_sorcieres.components import GOAL_END, MOVE, PLAY, SIGN, STAY, TRACK_END
from sabbat.games.course_de_sorcieres.rules import Race
from sabbat.games.course_de_sorcieres.track import MAGIC, MOVING

POINT: Final = 3
OWN_SIGN: Final = 4
FOREIGN_SIGN: Final = -5
"""In squares: what a point at the goal, and landing on a sign whose clan has cards left, seems worth."""


def squares_won(race: Race, action: i64) -> i64:
    """How many squares a move or a card seems to win for the seat to act."""
    if race.phase == MOVING:
        return _by_move(race, action - MOVE)
    return _by_card(race, action - PLAY) if race.phase == MAGIC and action != STAY else 0


def _by_move(race: Race, square: i64) -> i64:
    if square > TRACK_END:
        return 0
    reached = race.start(race.die) if square == 0 else square + race.die
    return reached - square + _in_store(race, reached)


def _by_card(race: Race, card: i64) -> i64:
    clan = card // 10
    if clan == race.active:
        reached = race.card_ahead(race.mover, card % 10, clan)
        return reached - race.mover + _in_store(race, reached)
    reached = race.card_behind(race.mover, card % 10, clan)
    return race.mover - reached - _in_store(race, reached)


def _in_store(race: Race, square: i64) -> i64:
    """What awaits the moving witch on a square, as far as the tiles lie open."""
    if square > TRACK_END:
        return POINT * (square - 47)
    tile = race.tiles[square]
    clan = tile // 10
    face = tile - 10 * clan
    if tile < 0 or (face == SIGN and race.cards_of(clan) == 0):
        return 0
    if face == SIGN:
        return OWN_SIGN if clan == race.active else FOREIGN_SIGN
    reached = square + face + 2
    if clan != race.active or reached > GOAL_END or race.open_squares() >> reached & 1 == 0:
        return 0
    return face + 2 + _in_store(race, reached)
