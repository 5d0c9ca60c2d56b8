"""Abacadabra: whether a whole hand can be put into one chain, and in which order (WIT-45, WIT-D34).

An exact search over links instead of orders: it makes links where the least choice is left, in whatever
place of the hand that is. A short search settles most hands. For the others cuts are looked for on the
way (`chain_cuts`), and every stage is held against those found so far, which leaves little to search.
Starting anew makes up for choices that were unlucky, and the cuts found serve again.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest, popcount, select
from sabbat.games.witty_witches.chain_cuts import Cuts
from sabbat.games.witty_witches.chain_lines import ahead0, ahead1, ahead2, back0, back1, flood
from sabbat.games.witty_witches.chain_net import DEAD, DONE, OPEN, Net
from sabbat.games.witty_witches.components import NEAR

SPARE: Final = 6  # stages that a brief search has besides one for every card
LONG: Final = 9  # stages for every card of each third search with cuts, and as many more as searches
EAGER: Final = 8  # stages at the start of a search that look for one more cut
EVERY: Final = 5  # so many stages later on for one more
FEW_ENDS: Final = 6  # so many are chosen from before links are


def chainable(once: i64, twice: i64, top: i64) -> bool:
    """Whether a hand, the kinds held and those held twice, can follow the top card by card (WIT-45)."""
    first = NEAR[top] & once
    if once & (once - 1) == 0:
        return first != 0 and twice == 0
    if flood(first, once) != once:
        return False
    cards = popcount(once) + popcount(twice)
    weaver = Weaver()
    if weaver.search(Net(once, twice, first), cards + SPARE):
        return True
    weaver.cuts = Cuts(once, twice)
    n: i64 = 0
    while weaver.spent > weaver.limit:
        n += 1
        if weaver.search(Net(once, twice, first), cards * (LONG + n) if n % 3 == 0 else cards + SPARE):
            return True
    return False


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


class Weaver:
    """Searches for a chain through a net, with a limit on its effort; each search makes other choices."""

    def __init__(self) -> None:
        self.limit: i64 = 0
        self.spent: i64 = 0
        self.seed: i64 = 1
        self.cuts: Cuts | None = None

    def search(self, net: Net, limit: i64) -> bool:
        """Whether the net can be completed; meaningless once more than the limit is spent."""
        self.limit = limit
        self.spent = 0
        return self.weave(net, OPEN)

    def weave(self, net: Net, state: i64) -> bool:
        """Settle the net, and then one choice after the other."""
        if state == OPEN:
            self.spent += 1
            state = self.settle(net) if self.spent <= self.limit else DEAD
        if state != OPEN:
            return state == DONE
        if net.first != 0 and popcount(net.first) <= FEW_ENDS:
            return self.begin(net, self.any_of(net.first))
        if net.last != 0 and popcount(net.last) <= FEW_ENDS:
            return self.end(net, self.any_of(net.last))
        kind = self.any_of(net.tightest())
        others = net.partners(kind)
        if others != 0:
            return self.link(net, kind, self.any_of(others))
        return self.begin(net, kind) if net.first & kind != 0 else self.end(net, kind)

    def begin(self, net: Net, kind: i64) -> bool:
        """Try to begin with a kind, then not to."""
        twin = net.copy()
        net.first ^= kind
        return self.weave(twin, twin.begin_with(kind)) or self.weave(net, OPEN)

    def end(self, net: Net, kind: i64) -> bool:
        """Try to end with a kind, then not to."""
        twin = net.copy()
        net.last ^= kind
        return self.weave(twin, twin.end_with(kind)) or self.weave(net, OPEN)

    def link(self, net: Net, kind: i64, other: i64) -> bool:
        """Try to link two kinds, then not to."""
        axis = axis_of(kind, other)
        low = lower(axis, kind, other)
        twin = net.copy()
        net.rule_out(axis, low)
        return self.weave(twin, twin.link(axis, low)) or self.weave(net, OPEN)

    def settle(self, net: Net) -> i64:
        """Draw all conclusions, with the cuts found so far, and now and then with one more."""
        state = net.settle()
        cuts = self.cuts
        if cuts is None:
            return state
        climbed = self.spent > EAGER and self.spent % EVERY != 0
        while state == OPEN:
            before = cuts.narrowings
            if not cuts.hold(net):
                return DEAD
            if not climbed and cuts.narrowings == before:
                climbed = True
                kinds = net.all
                if not cuts.climb(net, self.any_of(kinds) ^ self.any_of(kinds) ^ self.any_of(kinds)):
                    return DEAD
            if cuts.narrowings == before:
                return OPEN
            state = net.settle()
        return state

    def any_of(self, kinds: i64) -> i64:
        """One of some kinds."""
        self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
        return bit(select(kinds, (self.seed >> 16) % popcount(kinds)))


def axis_of(kind: i64, other: i64) -> i64:
    """The axis along which two neighbours lie."""
    if ahead0(kind) == other or back0(kind) == other:
        return 0
    return 1 if ahead1(kind) == other or back1(kind) == other else 2


def lower(axis: i64, kind: i64, other: i64) -> i64:
    """The first kind of the link between two neighbours."""
    if axis == 0:
        return kind if ahead0(kind) == other else other
    if axis == 1:
        return kind if ahead1(kind) == other else other
    return kind if ahead2(kind) == other else other
