"""Sets of witch cards as bits: 75 cards do not fit in one integer, so orange has its own."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, indices, popcount
from sabbat.games.air_sorciere.components import CARDS, VALUES

LOW: Final = 60
"""The first orange card; all cards below it are bits of `low`."""
COLUMN: Final = 32767
"""All fifteen values of one colour."""
ORANGE: Final = 4
FIELD: Final = 31
"""Five numbers in one integer have five bits each."""
_GREEN: Final = COLUMN * 2**15
_WHITE: Final = COLUMN * 2**30
_VIOLET: Final = COLUMN * 2**45

# Four fields of fifteen bits without their 1, 2, 4 or 8 highest bits: a right shift stays in its field.
_FIELDS: Final = 1 + 2**15 + 2**30 + 2**45
_NOT_1: Final = _FIELDS * 0x3FFF
_NOT_2: Final = _FIELDS * 0x1FFF
_NOT_4: Final = _FIELDS * 0x7FF
_NOT_8: Final = _FIELDS * 0x7F
# Digits of three bits, of which a field has five.
_ONES: Final = 0o11111111111111111111
_THREES: Final = 0o33333333333333333333
_DIGIT: Final = _FIELDS * 7


class Cards:
    """A set of witch cards."""

    def __init__(self) -> None:
        self.low: i64 = 0  # black, green, white, violet: fifteen bits each
        self.orange: i64 = 0

    def copy_from(self, other: "Cards") -> None:
        """Become equal to another set."""
        self.low = other.low
        self.orange = other.orange

    def add(self, card: i64) -> None:
        if card < LOW:
            self.low |= bit(card)
        else:
            self.orange |= bit(card - LOW)

    def drop(self, card: i64) -> None:
        if card < LOW:
            self.low &= ~bit(card)
        else:
            self.orange &= ~bit(card - LOW)

    def holds(self, card: i64) -> bool:
        if card < LOW:
            return self.low >> card & 1 == 1
        return self.orange >> (card - LOW) & 1 == 1

    def add_all(self, other: "Cards") -> None:
        """Join another set to this one."""
        self.low |= other.low
        self.orange |= other.orange

    def drop_all(self, other: "Cards") -> None:
        """Take the cards of another set out of this one."""
        self.low &= ~other.low
        self.orange &= ~other.orange

    def fill(self) -> None:
        """All 75 cards (AIR-2)."""
        self.low = _FIELDS * COLUMN
        self.orange = COLUMN

    def clear(self) -> None:
        self.low = 0
        self.orange = 0

    def empty(self) -> bool:
        return self.low | self.orange == 0

    def size(self) -> i64:
        return popcount(self.low) + popcount(self.orange)

    def column(self, colour: i64) -> i64:
        """The values of a colour as bits: bit 0 is the 1."""
        if colour == ORANGE:
            return self.orange
        return self.low >> (VALUES * colour) & COLUMN

    def add_column(self, colour: i64, values: i64) -> None:
        """Join values of one colour to the set."""
        if colour == ORANGE:
            self.orange |= values
        else:
            self.low |= values << (VALUES * colour)

    def lift_column(self, colour: i64) -> i64:
        """Take a whole colour out of the set; its values."""
        values = self.column(colour)
        if colour == ORANGE:
            self.orange = 0
        else:
            self.low ^= values << (VALUES * colour)
        return values

    def fits(self, card: i64) -> bool:
        """Whether a card is higher than all of its colour here, as columns rise (AIR-14)."""
        return self.column(card // VALUES) >> card % VALUES == 0

    def columns(self) -> i64:
        """The colours that are here, as five bits."""
        colours: i64 = 0
        if self.low & COLUMN != 0:
            colours |= 1
        if self.low & _GREEN != 0:
            colours |= 2
        if self.low & _WHITE != 0:
            colours |= 4
        if self.low & _VIOLET != 0:
            colours |= 8
        if self.orange != 0:
            colours |= 16
        return colours

    def sizes(self) -> i64:
        """How many cards of each colour are here, as five bits a colour."""
        return packed(counts(self.low), counts(self.orange))

    def heights(self) -> i64:
        """The highest value of each colour here, as five bits a colour; 0 where there is none."""
        return packed(counts(covered(self.low)), counts(covered(self.orange)))

    def smallest_columns(self) -> i64:
        """The colours with the fewest cards here, those without any left out, as five bits (AIR-27, AIR-29)."""
        sizes = self.sizes()
        fewest: i64 = VALUES
        colours: i64 = 0
        colour: i64 = 1
        while sizes != 0:
            size = sizes & FIELD
            if size != 0 and size <= fewest:
                colours = colours | colour if size == fewest else colour
                fewest = size
            colour *= 2
            sizes >>= 5
        return colours

    def names(self) -> list[str]:
        """The cards' texts in canonical order."""
        return [CARDS[card] for card in indices(self.low)] + [CARDS[LOW + value] for value in indices(self.orange)]


def covered(columns: i64) -> i64:
    """In every field of fifteen bits, all values up to the highest: what does not fit on these columns."""
    columns |= columns >> 1 & _NOT_1
    columns |= columns >> 2 & _NOT_2
    columns |= columns >> 4 & _NOT_4
    return columns | columns >> 8 & _NOT_8


def counts(columns: i64) -> i64:
    """How many bits are set in each field of fifteen bits, as fields of fifteen bits."""
    threes = columns - (columns >> 1 & _THREES) - (columns >> 2 & _ONES)
    few = (threes & _DIGIT) + (threes >> 3 & _DIGIT) + (threes >> 6 & _DIGIT)
    return few + (threes >> 9 & _DIGIT) + (threes >> 12 & _DIGIT)


def packed(low: i64, orange: i64) -> i64:
    """A small number for each colour: from fields of fifteen bits to fields of five."""
    near = low & 0x1F | low >> 10 & 0x3E0
    far = low >> 20 & 0x7C00 | low >> 30 & 0xF8000
    return near | far | orange * 0x100000
