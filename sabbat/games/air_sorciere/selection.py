"""Which diploma a hand allows: the largest, and the cards that are best given for it."""

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, lowest, popcount
from sabbat.games.air_sorciere.cards import LOW, ORANGE, Cards
from sabbat.games.air_sorciere.components import VALUES
from sabbat.games.air_sorciere.diploma import FEWEST, MOST, amount, beyond, reach, without


def longest(hand: Cards, grimoires: i64, stock: i64) -> i64:
    """The most cards that one diploma could have now, paid by the stock; 2 or fewer are none."""
    jokers = reach(hand, grimoires)
    helpers = popcount(beyond(jokers, 0))
    best: i64 = 0
    colour: i64 = 0
    while colour <= ORANGE and best < MOST:
        pay = amount(stock, colour)
        own = hand.column(colour)
        if pay != 0 and own != 0 and popcount(own) + helpers > best:
            n = min(most_cards(own, without(jokers, colour)), pay + 2)
            best = max(best, n)
        colour += 1
    return min(best, MOST)


def most_cards(own: i64, jokers: i64) -> i64:
    """Own cards from the lowest up, and jokers above them."""
    if jokers == 0:
        return popcount(own)
    best: i64 = 0
    k: i64 = 0
    while own != 0:
        k += 1
        n = k + popcount(beyond(jokers, lowest(own) + 1))
        best = max(best, n)
        own &= own - 1
    return best


def selection(hand: Cards, grimoires: i64, stock: i64, colour: i64) -> Cards:
    """The largest diploma of a colour, of own cards rather than of jokers, the lowest that do; maybe empty."""
    cards = Cards()
    most = min(amount(stock, colour) + 2, MOST)
    jokers = without(reach(hand, grimoires), colour)
    best: i64 = FEWEST
    chosen: i64 = 0
    own: i64 = 0
    rest: i64 = 0
    if most >= FEWEST:
        rest = hand.column(colour)
    k: i64 = 0
    while rest != 0 and k < most:
        k += 1
        low = rest & -rest
        own |= low
        rest ^= low
        n = min(k + popcount(beyond(jokers, lowest(low) + 1)), most)
        if n >= best:
            best = n
            chosen = own
    if chosen != 0:
        cards.add_column(colour, chosen)
        add_jokers(cards, hand, beyond(jokers, highest(chosen) + 1), highest(chosen), best - popcount(chosen))
    return cards


def add_jokers(cards: Cards, hand: Cards, able: i64, top: i64, wanted: i64) -> None:
    """So many jokers above a value, of the colours with the fewest cards in hand first, the lowest that do."""
    size: i64 = 1
    while wanted > 0 and size <= VALUES:
        colour: i64 = 0
        while colour <= ORANGE and wanted > 0:
            if amount(able, colour) != 0 and popcount(hand.column(colour)) == size:
                values = hand.column(colour) & ~(2 * bit(top) - 1)
                cards.add_column(colour, values & -values)
                wanted -= 1
            colour += 1
        size += 1


def first_of(cards: Cards, colour: i64) -> i64:
    """The card of a selection to name first: own cards, rising, then jokers by colour (AIR-D17)."""
    own = cards.column(colour)
    if own != 0:
        return VALUES * colour + lowest(own)
    return lowest(cards.low) if cards.low != 0 else LOW + lowest(cards.orange)
