"""What every chain through a hand must respect, found by cutting the hand into pieces.

Take some kinds of cards, a *cut*, out of a hand: the rest falls into pieces. A chain gets from one piece
to another only over a card of the cut, so there are at most as many pieces as cards cut, plus one. A cut
that reaches this bound is tight: the chain goes from piece to cut to piece, so that it never links two
cards of the cut, and it neither begins nor ends in the cut. The bound is one less if the chain must begin
in the cut, and one less if it must end there, or in the piece where it begins.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest
from sabbat.games.witty_witches.chain_lines import NOWHERE, back0, back1, back2, copies, dead_ends, flood, pieces
from sabbat.games.witty_witches.components import NEAR, mask_of

KEPT: Final = 16
"""How many cuts are kept to guide the walks."""


def _squares() -> list[i64]:
    """The twelve largest sets of kinds without neighbours: as Latin squares, colour by character."""
    found: list[i64] = []
    rows = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    for a in rows:
        for b in rows:
            for c in rows:
                if all(len({a[i], b[i], c[i]}) == 3 for i in range(3)):
                    kinds = [9 * n + 3 * i + row[i] for n, row in enumerate((a, b, c)) for i in range(3)]
                    found.append(mask_of(kinds))
    return found


SQUARES: Final[list[i64]] = _squares()


def excess(cut: i64, first: i64, singles: i64, doubles: i64) -> i64:
    """Pieces less cards cut: at most 1 if there is a chain. `first` are the kinds it may begin with."""
    rest = singles & ~cut
    return pieces(rest, doubles) - copies(cut & singles, doubles) + (1 if first & rest == 0 else 0)


def ends_outside(cut: i64, first: i64, singles: i64, doubles: i64) -> i64:
    """Where a chain may end, given a tight cut: in a piece, and not in the one where it must begin."""
    rest = singles & ~cut
    begin = first & rest
    if begin == 0:
        return rest
    home = flood(begin & -begin, rest)
    if begin & ~home != 0 or home == rest or (home & (home - 1) == 0 and home & doubles != 0):
        return rest
    return rest ^ home


class Cuts:
    """The cuts of a hand, and what they leave to a chain: where it begins and ends, and its links."""

    def __init__(self, top: i64, singles: i64, doubles: i64) -> None:
        self.singles: i64 = singles
        self.doubles: i64 = doubles
        self.first: i64 = NEAR[top] & self.singles
        ends = dead_ends(bit(top), self.singles, self.doubles)
        self.ends: i64 = self.singles if ends == 0 else (0 if ends == NOWHERE else ends)
        # Bit k: kind k may be linked with the next on its line of objects, characters, colours.
        self.open0: i64 = self.singles & back0(self.singles)
        self.open1: i64 = self.singles & back1(self.singles)
        self.open2: i64 = self.singles & back2(self.singles)
        self.kept: list[i64] = []
        self.seed: i64 = 1

    def search(self) -> bool:
        """Look through many cuts; false if there can be no chain."""
        self.weigh_pairs()
        n: i64 = 0
        while n < 12 and self.ends != 0:
            self.climb(self.singles & ~SQUARES[n])
            n += 1
        return self.search_on()

    def search_on(self) -> bool:
        """Climb from a few more places, picked without a pattern."""
        n: i64 = 0
        while n < 8 and self.ends != 0:
            self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
            self.climb(self.seed >> 3 & self.singles)
            n += 1
        return self.ends != 0

    def weigh(self, cut: i64) -> i64:
        """The excess of a cut; what follows from it is noted."""
        value = excess(cut, self.first, self.singles, self.doubles)
        if value < 0:
            return value
        ends = self.ends & ends_outside(cut, self.first, self.singles, self.doubles)
        if ends == 0:
            value += 1
        elif value == 1:
            self.ends = ends
        if value == 1:
            self.open0 &= ~(cut & back0(cut))
            self.open1 &= ~(cut & back1(cut))
            self.open2 &= ~(cut & back2(cut))
        elif value > 1:
            self.ends = 0
        return value

    def weigh_pairs(self) -> None:
        """The cuts that set one kind or two kinds apart."""
        others = self.singles
        while others != 0 and self.ends != 0:
            kind = others & -others
            others ^= kind
            near = NEAR[lowest(kind)] & self.singles
            self.weigh(near)
            apart = others & ~near
            while apart != 0:
                other = apart & -apart
                apart ^= other
                self.weigh(near | NEAR[lowest(other)] & self.singles)

    def climb(self, cut: i64) -> None:
        """Better the cut step by step: one kind in or out, or set apart, or put in alone."""
        value = self.weigh(cut)
        while self.ends != 0:
            best = cut
            others = self.singles
            while others != 0:
                kind = others & -others
                others ^= kind
                near = NEAR[lowest(kind)] & self.singles
                flipped = cut ^ kind
                changed = (cut | near) & ~kind if cut & kind != 0 else (cut | kind) & ~near
                gain = self.weigh(flipped)
                if gain > value:
                    value = gain
                    best = flipped
                gain = self.weigh(changed)
                if gain > value:
                    value = gain
                    best = changed
            if best == cut:
                break
            cut = best
        if value >= 0 and len(self.kept) < KEPT and cut not in self.kept:
            self.kept.append(cut)
