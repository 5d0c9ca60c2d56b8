"""Who wins a race of two clans, from the turns that their witches need and the points they have."""

import math
from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest
from sabbat.core.insight import logistic
from sabbat.games.course_de_sorcieres.outlook import TURN, Outlook
from sabbat.games.course_de_sorcieres.rules import Race

SURENESS: Final = 0.5
"""How surely the clan arrives first that needs fewer turns; from 0.5 to 1.2 made next to no difference."""
TEMPO: Final = 0.5
"""The turns saved by being on turn."""
MOST: Final = 8
"""The most points of a clan that is not home yet."""


def _sums(arrivals: int) -> list[float]:
    """The chances of each sum of points of so many arrivals, 2, 3 and 4 alike likely."""
    chances = [1.0]
    for _ in range(arrivals):
        longer = [0.0] * (len(chances) + 4)
        for points, chance in enumerate(chances):
            for more in (2, 3, 4):
                longer[points + more] += chance / 3
        chances = longer
    return chances


def _win(mine: int, theirs: int, lead: int) -> float:
    """The chance to have more points after so many more arrivals of each clan, a tie for half."""
    return sum(
        p * q * (0.5 if lead + x == y else float(lead + x > y))
        for x, p in enumerate(_sums(mine))
        for y, q in enumerate(_sums(theirs))
    )


WINS: Final[list[float]] = [
    _win(mine, theirs, lead) for mine in range(4) for theirs in range(3) for lead in range(-MOST, MOST + 1)
]
"""By arrivals left to the clan that comes home first, arrivals of the other until then, and the lead in points."""


class Arrivals:
    """When the witches of a clan that are still out come home: the foremost first, one after the other."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.left: i64 = 0
        """How many are still out."""
        self.points: i64 = 0
        """What those at home have won."""
        self.times: list[float] = [0.0] * 3
        """The turns until each is home."""
        self.hindmost: float = 0.0
        """The turns that the hindmost needs for herself."""

    def look(self, race: Race, seat: i64) -> None:
        """Reckon for one seat."""
        self.outlook.look(race, seat)
        self.left = 0
        self.points = points_of(race, seat)
        self.hindmost = TEMPO if race.active == seat else 0.0
        squares = race.witches(seat)
        while squares != 0:
            square = highest(squares)
            squares ^= bit(square)
            self.add(square)
        waiting = race.waiting_of(seat)
        while waiting > 0:
            self.add(0)
            waiting -= 1

    def add(self, square: i64) -> None:
        """The next witch stands on a square."""
        turns = float(self.outlook.stands[square]) / TURN
        if self.left == 0:
            self.times[0] = max(turns - self.hindmost, 0.0)
        else:
            self.times[self.left] = self.times[self.left - 1] + turns
        self.hindmost = turns
        self.left += 1

    def home(self) -> float:
        """The turns until all are home."""
        return self.times[self.left - 1]


def chance(mine: Arrivals, theirs: Arrivals) -> float:
    """The chance that one clan is ahead of another at the end, a tie for half."""
    return _first_and_ahead(mine, theirs) + before(theirs.home(), mine.home()) - _first_and_ahead(theirs, mine)


def _first_and_ahead(mine: Arrivals, theirs: Arrivals) -> float:
    """The chance that one clan ends the race and is ahead, by the other's arrivals until then."""
    home = mine.home()
    place = 3 * (2 * MOST + 1) * mine.left + MOST + mine.points - theirs.points
    total = 0.0
    earlier = 0.0
    k: i64 = 0
    while k < theirs.left:
        here = before(home, theirs.times[k])
        total += (here - earlier) * WINS[place]
        earlier = here
        place += 2 * MOST + 1
        k += 1
    return total


def before(mine: float, theirs: float) -> float:
    """The chance that what takes so many turns on average is done before what takes as many others."""
    return logistic(SURENESS * (theirs - mine) / math.sqrt(0.5 + mine + theirs))


def points_of(race: Race, seat: i64) -> i64:
    """A seat's points on the goal board."""
    home = race.arrivals(seat)
    return 2 * (home & 3) + 3 * (home >> 2 & 3) + 4 * (home >> 4 & 3)
