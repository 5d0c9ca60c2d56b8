"""What a seat has, weighed: points, cards, and the diplomas that one landing would allow.

The weights slide from an early to a late set while the grimoires that end the match are won.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.games.air_sorciere.cards import FIELD, ORANGE, Cards, covered
from sabbat.games.air_sorciere.components import HAND_LIMIT, VALUES
from sabbat.games.air_sorciere.diploma import FEWEST, MOST, beyond
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.selection import longest
from sabbat.games.air_sorciere.table import Seat

POINT: Final = 0
COLOUR: Final = 1
TURN: Final = 2
SAFE: Final = 3
EXCESS: Final = 4
FIT: Final = 5
FLOWN: Final = 6
DIPLOMA_OF: Final = 4  # + 3 … 5 cards
FEATURES: Final = 10

STAGES: Final = 14


def scales(worth: list[float]) -> list[list[float]]:
    """The weights at each stage of the match."""
    found: list[list[float]] = []
    for stage in range(STAGES + 1):
        late = stage / STAGES
        found.append([(1 - late) * worth[i] + late * worth[FEATURES + i] for i in range(FEATURES)])
    return found


def stage_of(school: FlyingSchool) -> i64:
    """How far the match has come, up to STAGES."""
    most = (5 - school.colours_at_end) * school.grimoires_of_a_colour
    return (most - nearness(school)) * STAGES // most


def nearness(school: FlyingSchool) -> i64:
    """The fewest grimoires that could end the match: those of the colours with the fewest left."""
    stock = school.stock
    first: i64 = FIELD
    second: i64 = FIELD
    third: i64 = FIELD
    colour: i64 = 0
    while colour <= ORANGE:
        n = stock & FIELD
        if n < first:
            third = second
            second = first
            first = n
        elif n < second:
            third = second
            second = n
        elif n < third:
            third = n
        stock >>= 5
        colour += 1
    return first + second if school.colours_at_end == 3 else first + second + third


def points(grimoires: i64) -> i64:
    """A point a grimoire, and one for all five colours (AIR-51, AIR-52)."""
    total: i64 = 0
    colours: i64 = 0
    while grimoires != 0:
        if grimoires & FIELD != 0:
            colours += 1
            total += grimoires & FIELD
        grimoires >>= 5
    return total + 1 if colours == 5 else total


def weigh(seat: Seat, school: FlyingSchool, scale: list[float]) -> float:
    """What hand, area and grimoires are worth by the weights given."""
    held = seat.hand.size()
    left = float(nearness(school))
    if school.players > 3:
        # Grimoires of three colours are left to so many: what counts is how many a seat may still win itself.
        left *= 2.0 / float(school.players)
    total = float(points(seat.grimoires)) / (2.0 + left) * scale[POINT]
    total += 0.2 * float(min(held, HAND_LIMIT)) * scale[SAFE]
    if held > HAND_LIMIT:
        total += 0.2 * float(held - HAND_LIMIT) * scale[EXCESS]
    total += 0.2 * float(popcount(beyond(seat.grimoires, 0))) * scale[COLOUR]
    total += float(fitting(seat.area, school.pile)) / float(school.pile.size() + 1) * scale[FIT]
    total += 0.1 * float(seat.area.size()) * scale[FLOWN]
    best = best_landing(seat, school.stock)
    if best >= FEWEST:
        total += scale[DIPLOMA_OF + best]
    return total


def fitting(area: Cards, pile: Cards) -> i64:
    """How many cards of the pile fit on the columns of an area."""
    return popcount(pile.low & ~covered(area.low)) + popcount(pile.orange & ~covered(area.orange))


def best_landing(seat: Seat, stock: i64) -> i64:
    """The most cards that a diploma could have once any one column has landed."""
    best: i64 = 0
    colour: i64 = 0
    while colour <= ORANGE and best < MOST:
        column = seat.area.column(colour)
        if column != 0:
            best = max(best, after_landing(seat, stock, colour, column))
        colour += 1
    return best


def after_landing(seat: Seat, stock: i64, colour: i64, column: i64) -> i64:
    """The most cards that a diploma could have once a column has landed."""
    hand = seat.hand
    hand.add_column(colour, column)
    most = longest(hand, seat.grimoires, stock)
    drop_column(hand, colour, column)
    return most


def take_all(area: Cards, common: Cards) -> None:
    """Lengthen columns by every card of the common area that fits."""
    area.low |= common.low & ~covered(area.low)
    area.orange |= common.orange & ~covered(area.orange)


def drop_column(cards: Cards, colour: i64, values: i64) -> None:
    """Take values of one colour out of a set."""
    if colour == ORANGE:
        cards.orange &= ~values
    else:
        cards.low &= ~(values << (VALUES * colour))
