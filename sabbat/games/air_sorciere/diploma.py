"""Diplomas: which cards of a hand can be added to a selection so that it can still be completed.

Grimoires and stock are five bits a colour in one integer. So is a *reach*: the highest value in each
colour that may serve as joker, 0 where there is none; the fifth bit stays free for comparing.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, popcount
from sabbat.games.air_sorciere.cards import FIELD, ORANGE, Cards
from sabbat.games.air_sorciere.components import VALUES

FEWEST: Final = 3
MOST: Final = 5
"""Cards in a diploma (AIR-34)."""

EACH: Final = 1 + 2**5 + 2**10 + 2**15 + 2**20
"""The number 1 for each colour."""
_GUARDS: Final = 16 * EACH


def addable(hand: Cards, picked: Cards, grimoires: i64, stock: i64, colour: i64) -> tuple[i64, i64]:
    """The cards with which a selection begun becomes the beginning of a complete one, or one itself.

    A selection is own cards, rising, then jokers by colour (AIR-D17): three to five cards, and no
    more than the stock pays for (AIR-34, AIR-36). The result is the two halves of a set of cards.
    """
    count = picked.size()
    if is_full(count, amount(stock, colour)):
        return 0, 0
    jokers = without(reach(hand, grimoires), colour)
    own = picked.column(colour)
    used = picked.columns() & ~bit(colour)
    low: i64 = 0
    orange: i64 = 0
    if used == 0:
        values = own_values(hand.column(colour), own, jokers)
        if colour == ORANGE:
            orange = values
        else:
            low = values << (VALUES * colour)
    if own == 0:
        return low, orange
    # Jokers, from the last colour back to those used (AIR-41 to AIR-44).
    top = highest(own) + 1
    high_enough = beyond(jokers, top)
    joker: i64 = ORANGE
    while joker >= 0 and used >> joker == 0:
        if amount(high_enough, joker) != 0:
            count += 1
            if count >= FEWEST:
                values = hand.column(joker) & ~(bit(top) - 1)
                if joker == ORANGE:
                    orange |= values
                else:
                    low |= values << (VALUES * joker)
        joker -= 1
    return low, orange


def diplomas(hand: Cards, grimoires: i64, stock: i64) -> i64:
    """The colours in which a first card can be added, as five bits."""
    jokers = reach(hand, grimoires)
    sizes = hand.sizes()
    colours: i64 = 0
    colour: i64 = 0
    while sizes != 0:
        size = sizes & FIELD
        if size != 0 and stock & FIELD != 0:
            if size >= FEWEST or own_values(hand.column(colour), 0, without(jokers, colour)) != 0:
                colours |= bit(colour)
        colour += 1
        sizes >>= 5
        stock >>= 5
    return colours


def is_full(count: i64, stock: i64) -> bool:
    """Whether a selection takes no more cards: five are the most, and the stock must pay (AIR-34, AIR-36)."""
    return stock == 0 or count == MOST or count - 1 > stock


def own_values(hand: i64, picked: i64, jokers: i64) -> i64:
    """The values of the diploma's colour that can be added while no joker is picked (AIR-D17, AIR-D18).

    If a value can be completed, so can every lower one. So the highest ones are put aside until one can.
    """
    missing = FEWEST - 1 - popcount(picked)
    values = hand
    if picked != 0:
        values &= ~(bit(highest(picked) + 1) - 1)
    followers: i64 = -1  # the most cards that can come after the value looked at
    while values != 0:
        value = highest(values) + 1
        followers = max(followers + 1, popcount(beyond(jokers, value)))
        if followers >= missing:
            break
        values ^= bit(value - 1)
    return values


def reach(hand: Cards, grimoires: i64) -> i64:
    """The highest value in hand of each colour of which a grimoire is owned (AIR-42)."""
    return hand.heights() & FIELD * (beyond(grimoires, 0) >> 4)


def beyond(fields: i64, value: i64) -> i64:
    """One bit in the field of each colour whose number is more than a value (AIR-43)."""
    return (fields | _GUARDS) - EACH * (value + 1) & _GUARDS


def amount(fields: i64, colour: i64) -> i64:
    """One colour's number out of five."""
    return fields >> (5 * colour) & FIELD


def without(fields: i64, colour: i64) -> i64:
    """The numbers of all colours but one."""
    return fields & ~(FIELD * bit(5 * colour))
