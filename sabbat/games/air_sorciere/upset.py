"""A match of Air Sorcière upset: cards and grimoires change places at random, so that what they are worth shows."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount, select
from sabbat.core.dice import Dice
from sabbat.games.air_sorciere.cards import LOW, ORANGE, Cards
from sabbat.games.air_sorciere.diploma import amount
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.table import Seat

THIN: Final = 14
"""A draw pile of fewer cards is left alone."""


def upset(school: FlyingSchool, dice: Dice) -> None:
    """Every seat gains or loses some cards of its hand, some of its area, and some grimoires, or does not."""
    for seat in school.seats:
        for place in (seat.hand, seat.area):
            luck = dice.below(4)
            if luck == 0:
                move(school.pile, place, dice, THIN)
            elif luck == 1:
                move(place, school.pile, dice, 1)
        if dice.below(3) == 0:
            trade(school, seat, dice)


def move(source: Cards, target: Cards, dice: Dice, fewest: i64) -> None:
    """One to four cards change places, as long as there are enough."""
    left = 1 + dice.below(4)
    while left > 0 and source.size() >= fewest:
        card = any_of(source, dice)
        source.drop(card)
        target.add(card)
        left -= 1


def any_of(cards: Cards, dice: Dice) -> i64:
    """A card of a set, each alike likely."""
    k = dice.below(cards.size())
    low = popcount(cards.low)
    return select(cards.low, k) if k < low else LOW + select(cards.orange, k - low)


def trade(school: FlyingSchool, seat: Seat, dice: Dice) -> None:
    """One to three grimoires of a colour are won or given back; the match goes on."""
    colour = dice.below(ORANGE + 1)
    number = 1 + dice.below(3)
    if dice.below(2) == 0:
        won = min(number, amount(school.stock, colour)) * bit(5 * colour)
    else:
        won = -min(number, amount(seat.grimoires, colour)) * bit(5 * colour)
    school.stock -= won
    if school.sold_out():
        school.stock += won
    else:
        seat.grimoires += won
