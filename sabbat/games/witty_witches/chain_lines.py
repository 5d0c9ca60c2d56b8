"""The 27 kinds as a cube: three lines through each kind, and what hangs together along them.

Two kinds are neighbours when they lie on one line, that is, differ in one characteristic only. A line
is a ring of three, along the objects, the characters or the colours. All functions work on masks, so
on all kinds at once.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount

_BROOM: Final = 19173961  # the kinds that come first on the lines along the objects
_WITCH: Final = 1838599  # along the characters
_YELLOW: Final = 511  # along the colours


def ahead0(kinds: i64) -> i64:
    """Each kind moved one on along its line of objects."""
    return (kinds & (3 * _BROOM)) * 2 | (kinds & (4 * _BROOM)) >> 2


def ahead1(kinds: i64) -> i64:
    """Each kind moved one on along its line of characters."""
    return (kinds & (9 * _WITCH)) * 8 | (kinds & (64 * _WITCH)) >> 6


def ahead2(kinds: i64) -> i64:
    """Each kind moved one on along its line of colours."""
    return (kinds & (513 * _YELLOW)) * 512 | (kinds & (262144 * _YELLOW)) >> 18


def back0(kinds: i64) -> i64:
    """Each kind moved one back along its line of objects."""
    return (kinds & (6 * _BROOM)) >> 1 | (kinds & _BROOM) * 4


def back1(kinds: i64) -> i64:
    """Each kind moved one back along its line of characters."""
    return (kinds & (72 * _WITCH)) >> 3 | (kinds & _WITCH) * 64


def back2(kinds: i64) -> i64:
    """Each kind moved one back along its line of colours."""
    return (kinds & (262656 * _YELLOW)) >> 9 | (kinds & _YELLOW) * 262144


def around(kinds: i64) -> i64:
    """Those kinds and all on a line with one of them."""
    return (
        ((kinds | kinds >> 1 | kinds >> 2) & _BROOM) * 7
        | ((kinds | kinds >> 3 | kinds >> 6) & _WITCH) * 73
        | ((kinds | kinds >> 9 | kinds >> 18) & _YELLOW) * 262657
    )


def flood(seed: i64, within: i64) -> i64:
    """All kinds that hang together with the seed."""
    while True:
        more = around(seed) & within
        if more == seed:
            return seed
        seed = more


def pieces(kinds: i64, doubles: i64) -> i64:
    """Into how many pieces cards fall; a lone pair of equal cards is two."""
    n: i64 = 0
    while kinds != 0:
        piece = flood(kinds & -kinds, kinds)
        kinds ^= piece
        n += 2 if piece & (piece - 1) == 0 and piece & doubles != 0 else 1
    return n


def copies(kinds: i64, doubles: i64) -> i64:
    """How many cards there are of some kinds, given the mask of those that are there twice."""
    return popcount(kinds) + popcount(kinds & doubles)


Tally = tuple[i64, i64, i64, i64]
"""A number for every kind, bit by bit: masks for 1, 2 and 4, and one for eight or more."""


def _add(a: i64, b: i64, c: i64) -> tuple[i64, i64]:
    """The sum of three bits everywhere: ones and twos."""
    half = a ^ b
    return half ^ c, a & b | half & c


def tally(n: Tally, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> Tally:
    """Add six masks to a tally."""
    left, two = _add(a, b, c)
    right, more = _add(d, e, f)
    ones, too = _add(left, right, n[0])
    twos, four = _add(two, more, too)
    fours, eight = _add(four, twos & n[1], n[2])
    return ones, twos ^ n[1], fours, n[3] | eight


def tally_neighbours(n: Tally, kinds: i64) -> Tally:
    """Add to every kind's tally how many of some kinds are its neighbours."""
    return tally(n, ahead0(kinds), back0(kinds), ahead1(kinds), back1(kinds), ahead2(kinds), back2(kinds))


NOWHERE: Final = -1


def dead_ends(last: i64, singles: i64, doubles: i64) -> i64:
    """The kinds where a chain through all cards can only end, as a mask, or NOWHERE if it cannot be.

    `last` is the mask of the card before, `doubles` of the kinds that are there twice. A card with a
    single neighbour is an end; so is one of two equal cards with but two neighbours between them.
    """
    n = tally_neighbours(tally_neighbours((around(last) ^ last, 0, 0, 0), singles), doubles)
    two = n[1] | n[2] | n[3]
    three = n[1] & n[0] | n[2] | n[3]
    if singles & ~(two | n[0]) | doubles & ~two != 0:
        return NOWHERE
    ends = singles & ~two | doubles & ~three
    return ends if ends & (ends - 1) == 0 else NOWHERE
