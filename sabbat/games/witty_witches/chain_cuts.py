"""What every chain through a hand must respect, found by cutting the hand into pieces.

A cut over the bound on its pieces (`chain_weight`) shows that there is no chain. One that reaches the bound
is tight: the chain visits every piece once, and makes no more links within the cut. Cuts are found by
climbing, from one to a better one, and those that told something are kept longest.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.games.witty_witches.chain_lines import around, back0, back1, back2, linked, touched, woven
from sabbat.games.witty_witches.chain_net import Net
from sabbat.games.witty_witches.chain_weight import both, weigh
from sabbat.games.witty_witches.components import mask_of

KEPT: Final = 8
"""How many cuts are kept."""
FEWEST: Final = 2
"""How many kinds a cut has at least: a smaller one reaches the bound easily, and tells little."""


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


class Cuts:
    """The cuts found so far, good at many stages of a search."""

    def __init__(self, singles: i64, doubles: i64) -> None:
        self.kept: list[i64] = []
        self.best: i64 = 0  # of those kept, for the net held against them last
        self.narrowings: i64 = 0  # how often some link or end was ruled out
        self.climbs: i64 = 0
        self.value: i64 = 0  # of the last step
        self.squares: list[i64] = [both(square & singles, square & doubles) << 27 | square for square in SQUARES]
        self.squares.sort()

    def hold(self, net: Net) -> bool:
        """Hold a net against all the cuts kept; false if it can be no chain."""
        most: i64 = -99
        for place in range(len(self.kept)):
            cut = self.kept[place]
            before = self.narrowings
            value = self.apply(net, cut, most + 1 if most < 0 else 0)
            if value > 0 or self.narrowings > before:
                self.advance(place)
            if value > 0:
                return False
            if value > most:
                most = value
                self.best = cut
        return True

    def advance(self, place: i64) -> None:
        """Move a cut that told something one place ahead, away from those that are replaced."""
        if place > 0:
            cut = self.kept[place]
            self.kept[place] = self.kept[place - 1]
            self.kept[place - 1] = cut

    def apply(self, net: Net, cut: i64, least: i64) -> i64:
        """Weigh a cut, and rule out what it forbids."""
        value = weigh(net, cut, least)
        return self.tighten(net, cut) if value == 0 else value

    def tighten(self, net: Net, cut: i64) -> i64:
        """Rule out what a tight cut forbids; 1 if it is no chain already, else 0."""
        rest = net.all & ~cut
        link0 = (net.open0 | net.made0) & rest & back0(rest)
        link1 = (net.open1 | net.made1) & rest & back1(rest)
        link2 = (net.open2 | net.made2) & rest & back2(rest)
        begins = (net.first | net.begin) & rest
        ends = (net.last | net.end) & rest
        no0 = cut & back0(cut)
        no1 = cut & back1(cut)
        no2 = cut & back2(cut)
        no_begin: i64 = 0
        no_end: i64 = 0
        home = False
        rest ^= rest & net.doubles & ~touched(link0, link1, link2)
        while rest != 0:
            piece = woven(rest & -rest, link0, link1, link2)
            rest ^= piece
            begun = begins != 0 and begins & ~piece == 0
            ended = ends != 0 and ends & ~piece == 0
            out0 = piece & back0(cut) | cut & back0(piece)
            out1 = piece & back1(cut) | cut & back1(piece)
            out2 = piece & back2(cut) | cut & back2(piece)
            links = popcount(net.made0 & out0) + both(net.made1 & out1, net.made2 & out2)
            if begun and ended:
                home = True
            elif begun:
                no_end |= piece
                links += 1
            elif ended:
                no_begin |= piece
                links += 1
            if links > 2:
                return 1
            if links == 2:
                no0 |= out0
                no1 |= out1
                no2 |= out2
                if not begun:
                    no_begin |= piece
                if not ended:
                    no_end |= piece
        if begins != 0 and not home:
            no_begin |= cut
        if ends != 0 and not home:
            no_end |= cut
        no0 &= net.open0
        no1 &= net.open1
        no2 &= net.open2
        no_begin &= net.first
        no_end &= net.last
        if no0 | no1 | no2 | no_begin | no_end != 0:
            self.narrowings += 1
            net.open0 ^= no0
            net.open1 ^= no1
            net.open2 ^= no2
            net.first ^= no_begin
            net.last ^= no_end
        return 0

    def climb(self, net: Net, kick: i64) -> bool:
        """Look for one more cut, step by step; false if it shows that there is no chain.

        The start is a square taken apart, fullest squares first, or else the best cut kept, changed a little.
        """
        cut = self.best ^ kick
        if self.climbs % 2 == 0:
            cut = net.all & ~self.squares[11 - self.climbs // 2 % 12]
        value = self.apply(net, cut, -99)
        while value <= 0:
            better = self.step(net, cut, value)
            if better == cut:
                break
            cut = better
            value = self.value
        self.keep(cut)
        return value <= 0

    def step(self, net: Net, cut: i64, value: i64) -> i64:
        """A better cut: one kind in or out, or set apart, or put in alone; the same if there is none."""
        rest = net.all & ~cut
        lone = rest & ~linked(rest, net.open0 | net.made0, net.open1 | net.made1, net.open2 | net.made2)
        others = net.all ^ lone
        while others != 0:
            kind = others & -others
            others ^= kind
            if self.betters(net, cut ^ kind, value):
                return cut ^ kind
            near = around(kind) & net.all ^ kind
            swapped = (cut | near) & ~kind if cut & kind != 0 else (cut | kind) & ~near
            if self.betters(net, swapped, value):
                return swapped
        return cut

    def betters(self, net: Net, cut: i64, value: i64) -> bool:
        """Whether a cut is not too small, and better than one of this value."""
        if popcount(cut) < FEWEST:
            return False
        self.value = self.apply(net, cut, value + 1 if value < 0 else 0)
        return self.value > value

    def keep(self, cut: i64) -> None:
        """Keep a cut; if there are many, in the place of one in the second half."""
        self.climbs += 1
        if cut in self.kept:
            return
        if len(self.kept) < KEPT:
            self.kept.append(cut)
        else:
            self.kept[KEPT // 2 + self.climbs % (KEPT // 2)] = cut
