"""Abacadabra: whether a whole hand can be put into one chain, and in which order (WIT-45, WIT-D34).

Most hands are decided by walking: card by card, the most endangered next one first. What a short walk
leaves open is narrowed down by cuts (`chain_cuts`); then an exact search over links (`chain_weave`), for
hands that have few chains or none, takes turns with walks that know the cuts, for hands that have many.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest, popcount
from sabbat.games.witty_witches.chain_cuts import Cuts, ends_outside, excess
from sabbat.games.witty_witches.chain_lines import NOWHERE, dead_ends, flood
from sabbat.games.witty_witches.chain_weave import GIVEN_UP, weave
from sabbat.games.witty_witches.components import NEAR

SHORT: Final = 40  # steps of a walk
CHOICES: Final = 200  # of the first search over links; each later one may make twice as many
WALKS: Final = 2  # between two searches
NOISE: Final = 8
FEW_ENDS: Final = 3  # so many are tried one by one


def chainable(once: i64, twice: i64, top: i64) -> bool:
    """Whether a hand, the kinds held and those held twice, can follow the top card by card (WIT-45)."""
    first = NEAR[top] & once
    if once & (once - 1) == 0:
        return first != 0 and twice == 0
    if flood(first, once) != once or dead_ends(bit(top), once, twice) == NOWHERE:
        return False
    walk = Walk()
    if walk.goes(top, once, twice):
        return True
    return walk.left < 0 and _search(once, twice, top)


def _search(once: i64, twice: i64, top: i64) -> bool:
    """Narrow a hand down by cuts; the fewer ends they leave, the more each end tells."""
    cuts = Cuts(top, once, twice)
    if not cuts.search():
        return False
    ends = cuts.ends
    if popcount(ends) > FEW_ENDS:
        return _search_within(cuts, once, twice, top)
    while ends != 0:
        end = ends & -ends
        ends ^= end
        cuts = Cuts(top, once, twice)
        cuts.ends = end
        if cuts.search() and _search_within(cuts, once, twice, top):
            return True
    return False


def _search_within(cuts: Cuts, once: i64, twice: i64, top: i64) -> bool:
    """Searches over links, with more and more patience, and walks in between."""
    walk = Walk()
    walk.cuts = cuts.kept
    walk.noise = NOISE
    choices: i64 = CHOICES
    while True:
        found = weave(cuts, choices, choices)
        if found != GIVEN_UP:
            return found == 1
        n: i64 = 0
        while n < WALKS:
            walk.left = SHORT
            if walk.goes(top, once, twice):
                return True
            n += 1
        if not cuts.search_on():
            return False
        choices *= 2


def chain_order(once: i64, twice: i64, top: i64) -> list[int]:
    """The first possible order, compared card by card; nothing if there is none (WIT-D34)."""
    order: list[int] = []
    if not chainable(once, twice, top):
        return order
    while once != 0:
        nexts = NEAR[top] & once
        while True:
            card = nexts & -nexts
            kind = lowest(card)
            rest = once & ~(card & ~twice)
            if rest == 0 or chainable(rest, twice & ~card, kind):
                break
            nexts ^= card
        order.append(kind)
        once = rest
        twice &= ~card
        top = kind
    return order


class Walk:
    """A search card by card, with a limit on its steps."""

    def __init__(self) -> None:
        self.left: i64 = SHORT
        self.noise: i64 = 0
        self.seed: i64 = 1
        self.cuts: list[i64] = []

    def goes(self, last: i64, once: i64, twice: i64) -> bool:
        """Whether the chain can go on through all of a hand; meaningless once the steps are spent."""
        self.left -= 1
        nexts = NEAR[last] & once
        if once & (once - 1) == 0:
            return nexts != 0 and twice == 0
        if self.left < 0 or flood(nexts, once) != once or not self.may_end(last, nexts, once, twice):
            return False
        while nexts != 0 and self.left >= 0:
            card = self.most_endangered(nexts, once, twice)
            nexts ^= card
            if self.goes(lowest(card), once & ~(card & ~twice), twice & ~card):
                return True
        return False

    def may_end(self, last: i64, nexts: i64, once: i64, twice: i64) -> bool:
        """Whether dead ends and cuts leave a place for the end."""
        ends = dead_ends(bit(last), once, twice)
        if ends == NOWHERE:
            return False
        if ends == 0:
            ends = once
        for cut in self.cuts:
            value = excess(cut, nexts, once, twice)
            if value > 1:
                return False
            if value == 1:
                ends &= ends_outside(cut, nexts, once, twice)
        return ends != 0

    def most_endangered(self, nexts: i64, once: i64, twice: i64) -> i64:
        """The next card with the fewest neighbours, one of a pair first; blurred by noise."""
        best: i64 = 0
        fewest: i64 = 99
        while nexts != 0:
            card = nexts & -nexts
            nexts ^= card
            near = NEAR[lowest(card)]
            value = 2 * (popcount(near & once) + popcount(near & twice)) - (1 if card & twice != 0 else 0)
            if self.noise > 0:
                self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
                value += (self.seed >> 16) % self.noise
            if value < fewest:
                fewest = value
                best = card
        return best
