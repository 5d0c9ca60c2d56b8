"""The 27 kinds as a cube: three lines through each kind, and what hangs together along them.

Two kinds are neighbours when they lie on one line, that is, differ in one characteristic only. A line
is a ring of three, along the objects, the characters or the colours. A link is named by its axis and the
first of its two kinds. All functions work on masks, so on all kinds or links at once.
"""

from typing import Final

from mypy_extensions import i64

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


def linked(kinds: i64, links0: i64, links1: i64, links2: i64) -> i64:
    """All that certain links, along objects, characters and colours, join with some kinds directly."""
    return (
        ahead0(kinds & links0)
        | back0(kinds) & links0
        | ahead1(kinds & links1)
        | back1(kinds) & links1
        | ahead2(kinds & links2)
        | back2(kinds) & links2
    )


def touched(links0: i64, links1: i64, links2: i64) -> i64:
    """The kinds that certain links join."""
    return links0 | ahead0(links0) | links1 | ahead1(links1) | links2 | ahead2(links2)


def later(links0: i64, links1: i64, links2: i64) -> i64:
    """The kinds that certain links join with a kind of lower number."""
    return (
        (links0 & (3 * _BROOM)) * 2
        | links0 & (4 * _BROOM)
        | (links1 & (9 * _WITCH)) * 8
        | links1 & (64 * _WITCH)
        | (links2 & (513 * _YELLOW)) * 512
        | links2 & (262144 * _YELLOW)
    )


def woven(seed: i64, links0: i64, links1: i64, links2: i64) -> i64:
    """All kinds that certain links join with the seed."""
    while True:
        more = seed | ahead0(seed & links0) | back0(seed) & links0
        more |= ahead1(more & links1) | back1(more) & links1
        more |= ahead2(more & links2) | back2(more) & links2
        if more == seed:
            return seed
        seed = more


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
