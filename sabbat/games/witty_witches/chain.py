"""Abacadabra: can a whole hand be put in a chain of cards that share exactly two characteristics each (WIT-45)?"""

from mypy_extensions import i64

from sabbat.core.bits import lowest, popcount
from sabbat.games.witty_witches.components import NEAR


def chainable(once: i64, twice: i64, top: i64) -> bool:
    """Whether the cards of a hand, given by the kinds held and the kinds held twice, follow the top in some order."""
    return link(once, twice, top, [], set())


def chain_order(once: i64, twice: i64, top: i64) -> list[int]:
    """The first such order, compared card by card; nothing if there is none (WIT-D34)."""
    order: list[int] = []
    link(once, twice, top, order, set())
    order.reverse()
    return order


def link(once: i64, twice: i64, top: i64, order: list[int], failed: set[tuple[i64, i64, i64]]) -> bool:
    """Try every next card in canonical order; the chain found is noted from its end."""
    if once == 0:
        return True
    state = (once, twice, top)
    if state in failed or hopeless(once, twice, top):
        return False
    possible = once & NEAR[top]
    while possible != 0:
        card = possible & -possible
        possible ^= card
        kind = lowest(card)
        if link(once & ~(card & ~twice), twice & ~card, kind, order, failed):
            order.append(int(kind))
            return True
    failed.add(state)
    return False


def hopeless(once: i64, twice: i64, top: i64) -> bool:
    """Whether a card cannot be reached from the top, or more than one has fewer than two links left."""
    reached = once & NEAR[top]
    fringe = reached
    ends: i64 = 0
    while fringe != 0:
        kind = lowest(fringe)
        near = NEAR[kind]
        fringe &= fringe - 1
        fringe |= once & near & ~reached
        reached |= once & near
        if popcount(once & near) + popcount(twice & near) + (near >> top & 1) < 2:
            ends += 1 + (twice >> kind & 1)
    return reached != once or ends > 1
