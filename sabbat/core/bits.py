"""Sets of small numbers as the bits of one integer, for code that must be fast when compiled.

Masks hold at most 62 bits. A shift always has a variable or a large constant on its left: mypyc
turns a small literal there into a 32-bit shift.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 62
_TOP: Final = 2305843009213693952  # 2 ** 61, the highest bit


def bit(n: i64) -> i64:
    """The mask with bit n alone."""
    return _TOP >> (61 - n)


def popcount(mask: i64) -> i64:
    """How many bits are set."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 127


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that is not 0."""
    return popcount((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The index of the highest bit of a mask that is not 0."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return popcount(mask) - 1


def select(mask: i64, k: i64) -> i64:
    """The index of the k-th set bit, counted from 0 and from the lowest."""
    if k < 6:
        while k > 0:
            mask &= mask - 1
            k -= 1
        return popcount((mask & -mask) - 1)
    return _far(mask, k)


def _far(mask: i64, k: i64) -> i64:
    """`select` by halves, alike fast for every k."""
    two = mask - (mask >> 1 & 0x1555555555555555)
    four = (two & 0x3333333333333333) + (two >> 2 & 0x3333333333333333)
    eight = four + (four >> 4) & 0x0F0F0F0F0F0F0F0F
    sixteen = eight + (eight >> 8) & 0x00FF00FF00FF00FF
    place: i64 = 0
    n = (sixteen + (sixteen >> 16)) & 63
    if k >= n:
        k -= n
        place = 32
    n = sixteen >> place & 31
    if k >= n:
        k -= n
        place += 16
    n = eight >> place & 15
    if k >= n:
        k -= n
        place += 8
    n = four >> place & 7
    if k >= n:
        k -= n
        place += 4
    n = two >> place & 3
    if k >= n:
        k -= n
        place += 2
    return place + 1 if k >= mask >> place & 1 else place


def indices(mask: int) -> list[int]:
    """The indices of all set bits, ascending."""
    found: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return found
