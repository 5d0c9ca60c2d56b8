"""How many turns a witch of a clan needs from each square, reckoned backwards from the goal as the tiles lie."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, lowest, popcount
from sabbat.games.course_de_sorcieres.components import GOAL_END, SIGN, STAGE_LENGTH, TRACK_END
from sabbat.games.course_de_sorcieres.rules import Race
from sabbat.games.course_de_sorcieres.track import NINE

TURN: Final = 256
"""A turn of the die, the unit of account."""
SQUARE: Final = 50
"""What a square is worth on average: the die and the tiles carry a witch some five squares a turn."""
POINT: Final = 150
"""What a point more at the goal is worth."""
PUSHED: Final = 23
"""What a square is worth of those that a foe may push a witch back: she is willing every other time."""

PIPS: Final[list[i64]] = [sum(n + 2 for n in range(9) if m >> n & 1) for m in range(512)]
"""The sum of the numbers in a set of nine."""


class Outlook:
    """What a clan's witches may expect, each for herself: others in the way are left out of account."""

    def __init__(self) -> None:
        self.stands: list[i64] = [0] * 52
        """By square, the turns she needs who stands there."""
        self.lands: list[i64] = [0] * 55
        """The same for her who lands there and obeys the tile; beyond the goal nothing."""
        self.lands[50] = -POINT
        self.lands[51] = -2 * POINT
        self.luck: list[i64] = [0] * 3
        """By stage, what a hidden tile saves on average."""

    def look(self, race: Race, seat: i64) -> None:
        """Reckon for one seat, from the goal squares back to the start."""
        stands = self.stands
        lands = self.lands
        self.look_at_luck(race, seat)
        ahead = lands[49] + lands[50] + lands[51]
        square: i64 = TRACK_END
        while square > 0:
            stand = TURN + ahead // (6 if square < 45 else GOAL_END - square)
            land = self.landing(race, seat, square, stand)
            stands[square] = stand
            lands[square] = land
            ahead += land - lands[square + 6]
            square -= 1
        stands[0] = TURN + ahead // 6

    def landing(self, race: Race, seat: i64, square: i64, stand: i64) -> i64:
        """The turns she needs who lands on a square of the track, all squares ahead being known."""
        tile = race.tiles[square]
        if tile < 0:
            return stand - self.luck[(square - 1) // STAGE_LENGTH]
        clan = tile // 10
        face = tile - 10 * clan
        if face == SIGN:
            return (
                self.own_sign(race, seat, square, stand) if clan == seat else stand + self.setback(race, clan, square)
            )
        reached = square + face + 2
        return self.lands[reached] if clan == seat and reached <= GOAL_END else stand

    def own_sign(self, race: Race, seat: i64, square: i64, best: i64) -> i64:
        """An own sign: the best that a card of the hand makes of it."""
        lands = self.lands
        hand = race.cards_of(seat)
        signs = race.signs(seat) & -bit(square + 1)
        if hand > NINE and signs != 0:
            best = min(best, lands[lowest(signs)])
        faces = hand & NINE & (bit(50 - square if square > 41 else 9) - 1)
        while faces != 0:
            best = min(best, lands[square + lowest(faces) + 2])
            faces &= faces - 1
        return best

    def look_at_luck(self, race: Race, seat: i64) -> None:
        """What a hidden tile of each stage saves on average, as far as the seat can know."""
        numbers = race.cards_of(seat) & NINE
        stage: i64 = 0
        while stage < 3:
            down = race.facedown(stage)
            saved = PIPS[down >> (10 * seat) & NINE] * SQUARE
            clan: i64 = 0
            while clan < 4:
                if down >> (10 * clan + SIGN) & 1 == 1:
                    if clan != seat:
                        saved -= self.setback(race, clan, STAGE_LENGTH * (stage + 1))
                    elif numbers != 0:
                        saved += (highest(numbers) + 2) * SQUARE
                clan += 1
            self.luck[stage] = saved // popcount(down) if down != 0 else 0
            stage += 1

    def setback(self, race: Race, clan: i64, square: i64) -> i64:
        """What a foreign sign costs: a neutral pile its mean card, a foe the worst one, if she is willing."""
        cards = race.cards_of(clan)
        if square < 3 or cards == 0:
            return 0
        numbers = cards & NINE & (bit(square - 2 if square < 11 else 9) - 1)
        if clan >= race.players:
            return PIPS[numbers] * SQUARE // (popcount(cards & NINE) + (cards >> 9))
        back: i64 = highest(numbers) + 2 if numbers != 0 else 0
        behind = race.signs(clan) & (bit(square) - 1)
        if cards > NINE and behind != 0:
            back = max(back, square - highest(behind))
        return back * PUSHED
