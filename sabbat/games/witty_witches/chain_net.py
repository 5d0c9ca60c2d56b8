"""The links of a chain through a hand: those made, those still possible, and what follows from them.

A chain that visits every kind as often as there are cards of it is nothing but a set of links between
neighbouring kinds: a kind with one card has two links, one with two cards four (the begin and the end of
the chain count as links), and all of it hangs together. Any such net can be walked as a chain (Euler).
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.games.witty_witches.chain_lines import ahead0, ahead1, ahead2, back0, back1, back2, linked, tally, woven

DEAD: Final = 0
OPEN: Final = 1
DONE: Final = 2


class Net:
    """Some links made, some ruled out; a link is named by its axis and its first kind, as a mask."""

    def __init__(self, singles: i64, doubles: i64, first: i64) -> None:
        self.all: i64 = singles
        self.doubles: i64 = doubles
        self.open0: i64 = singles & back0(singles)  # links that may still be made, along objects,
        self.open1: i64 = singles & back1(singles)  # characters
        self.open2: i64 = singles & back2(singles)  # and colours
        self.made0: i64 = 0
        self.made1: i64 = 0
        self.made2: i64 = 0
        self.want1: i64 = singles  # kinds that want at least one, two, three, four more links
        self.want2: i64 = singles
        self.want3: i64 = doubles
        self.want4: i64 = doubles
        self.first: i64 = first  # where the chain may begin, 0 once that is settled
        self.last: i64 = singles
        self.begin: i64 = 0  # where it begins, 0 until that is settled
        self.end: i64 = 0
        self.tight1: i64 = 0  # kinds with one, with two possible links to spare, at most
        self.tight2: i64 = 0
        self.few: i64 = 0  # kinds with less than seven possible links

    def copy(self) -> "Net":
        twin = Net(self.all, self.doubles, self.first)
        twin.open0 = self.open0
        twin.open1 = self.open1
        twin.open2 = self.open2
        twin.made0 = self.made0
        twin.made1 = self.made1
        twin.made2 = self.made2
        twin.want1 = self.want1
        twin.want2 = self.want2
        twin.want3 = self.want3
        twin.want4 = self.want4
        twin.last = self.last
        twin.begin = self.begin
        twin.end = self.end
        return twin

    # -- making links ----------------------------------------------------------------------------

    def spend(self, kinds: i64) -> None:
        """Each of these kinds wants one link less."""
        one = kinds & ~self.want2
        two = kinds & ~self.want3
        three = kinds & ~self.want4
        self.want4 &= ~kinds
        self.want3 &= ~three
        self.want2 &= ~two
        self.want1 &= ~one

    def tie(self, kinds: i64) -> i64:
        """A link is made at these kinds: DEAD if a part is closed off, DONE if all is woven."""
        self.spend(kinds)
        part = woven(kinds, self.made0, self.made1, self.made2)
        if part == self.all:
            if self.want1 != 0:
                return OPEN
            return DONE if self.begin != 0 and self.end != 0 else DEAD
        loose = (
            popcount(part & self.want1)
            + popcount(part & self.want2)
            + popcount(part & self.want3)
            + popcount(part & self.want4)
        )
        if loose == 0:
            return DEAD
        if loose == 2:
            self.open0 &= ~(part & back0(part))
            self.open1 &= ~(part & back1(part))
            self.open2 &= ~(part & back2(part))
        return OPEN

    def link(self, axis: i64, kind: i64) -> i64:
        """Make the link of a kind with the next on that axis."""
        if axis == 0:
            self.made0 |= kind
            return self.tie(kind | ahead0(kind))
        if axis == 1:
            self.made1 |= kind
            return self.tie(kind | ahead1(kind))
        self.made2 |= kind
        return self.tie(kind | ahead2(kind))

    def rule_out(self, axis: i64, kind: i64) -> None:
        """That link will not be made (again)."""
        if axis == 0:
            self.open0 &= ~kind
        elif axis == 1:
            self.open1 &= ~kind
        else:
            self.open2 &= ~kind

    def begin_with(self, kind: i64) -> i64:
        self.begin = kind
        self.first = 0
        return self.tie(kind)

    def end_with(self, kind: i64) -> i64:
        self.end = kind
        self.last = 0
        return self.tie(kind)

    # -- what follows ----------------------------------------------------------------------------

    def settle(self) -> i64:
        """Make every link that must be, until there is a choice."""
        state: i64 = OPEN
        while state == OPEN:
            want1 = self.want1
            want2 = self.want2
            want3 = self.want3
            want4 = self.want4
            one0 = self.open0 & want1 & back0(want1)
            one1 = self.open1 & want1 & back1(want1)
            one2 = self.open2 & want1 & back2(want1)
            first = self.first & want1
            last = self.last & want1
            self.open0 = one0
            self.open1 = one1
            self.open2 = one2
            self.first = first
            self.last = last
            if first | self.begin == 0 or last | self.end == 0:
                return DEAD
            # Two links between two kinds take a double, three take two.
            pair = self.doubles
            two0 = one0 & want2 & back0(want2) & (pair | back0(pair))
            two1 = one1 & want2 & back1(want2) & (pair | back1(pair))
            two2 = one2 & want2 & back2(want2) & (pair | back2(pair))
            three0 = two0 & want3 & back0(want3) & pair & back0(pair)
            three1 = two1 & want3 & back1(want3) & pair & back1(pair)
            three2 = two2 & want3 & back2(want3) & pair & back2(pair)
            n = tally((first ^ last, first & last, 0, 0), one0, ahead0(one0), one1, ahead1(one1), one2, ahead2(one2))
            if two0 | two1 | two2 != 0:
                n = tally(n, two0, ahead0(two0), two1, ahead1(two1), two2, ahead2(two2))
                if three0 | three1 | three2 != 0:
                    n = tally(n, three0, ahead0(three0), three1, ahead1(three1), three2, ahead2(three2))
            b1 = n[0]
            b2 = n[1]
            b4 = n[2]
            # Kinds that can have less than so many links more.
            under4 = ~(n[3] | b4)
            under1 = under4 & ~(b2 | b1)
            under2 = under4 & ~b2
            under3 = under4 & ~(b2 & b1)
            under5 = ~(n[3] | b4 & (b2 | b1))
            under6 = ~(n[3] | b4 & b2)
            under7 = ~(n[3] | b4 & b2 & b1)
            if want1 & under1 | want2 & under2 | want3 & under3 | want4 & under4 != 0:
                return DEAD
            just1 = want1 & ~want2
            just2 = want2 & ~want3
            just3 = want3 & ~want4
            tight0 = just1 & under2 | just2 & under3 | just3 & under4 | want4 & under5
            tight1 = just1 & under3 | just2 & under4 | just3 & under5 | want4 & under6
            tight2 = just1 & under4 | just2 & under5 | just3 & under6 | want4 & under7
            must0 = one0 & (tight0 | back0(tight0)) | two0 & (tight1 | back0(tight1))
            must0 |= three0 & (tight2 | back0(tight2))
            if must0 != 0:
                state = self.link(0, must0 & -must0)
                continue
            must1 = one1 & (tight0 | back1(tight0)) | two1 & (tight1 | back1(tight1))
            must1 |= three1 & (tight2 | back1(tight2))
            if must1 != 0:
                state = self.link(1, must1 & -must1)
                continue
            must2 = one2 & (tight0 | back2(tight0)) | two2 & (tight1 | back2(tight1))
            must2 |= three2 & (tight2 | back2(tight2))
            if must2 != 0:
                state = self.link(2, must2 & -must2)
                continue
            if first & tight0 != 0 or (first != 0 and first & (first - 1) == 0):
                state = self.begin_with(only(first, tight0))
                continue
            if last & tight0 != 0 or (last != 0 and last & (last - 1) == 0):
                state = self.end_with(only(last, tight0))
                continue
            self.tight1 = tight1
            self.tight2 = tight2
            self.few = want1 & under7
            return OPEN if self.may_hang_together() else DEAD
        return state

    def may_hang_together(self) -> bool:
        """Whether links made and open join all kinds."""
        link0 = self.open0 | self.made0
        link1 = self.open1 | self.made1
        link2 = self.open2 | self.made2
        return woven(self.all & -self.all, link0, link1, link2) == self.all

    # -- choosing --------------------------------------------------------------------------------

    def tightest(self) -> i64:
        """The kinds with the least choice, and of those the ones that want many links."""
        if self.tight1 != 0:
            kinds = self.tight1
        elif self.tight2 != 0:
            kinds = self.tight2
        else:
            kinds = self.few if self.few != 0 else self.want1
        if kinds & self.want3 != 0:
            kinds &= self.want3
        elif kinds & self.want2 != 0:
            kinds &= self.want2
        return kinds

    def partners(self, kind: i64) -> i64:
        """The kinds with the least choice among those it may be linked with."""
        kinds = linked(kind, self.open0, self.open1, self.open2)
        if kinds & self.tight1 != 0:
            return kinds & self.tight1
        if kinds & self.tight2 != 0:
            return kinds & self.tight2
        return kinds & self.few if kinds & self.few != 0 else kinds


def only(kinds: i64, tight: i64) -> i64:
    """A single kind out of some, a tight one if there is one."""
    kinds = kinds & tight if kinds & tight != 0 else kinds
    return kinds & -kinds
