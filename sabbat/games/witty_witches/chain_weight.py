"""How far a cut, some kinds taken out of a hand, is from showing that there is no chain.

The rest falls into pieces, as far as links may still join it. A chain gets from one piece to another only
over a card of the cut, so there are at most as many pieces as cards cut, plus one; one less for every link
between two cards of the cut, one less if the chain must begin in the cut, and one less if it must end
there, or in the piece where it begins.
"""

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.games.witty_witches.chain_lines import back0, back1, back2, later, touched, woven
from sabbat.games.witty_witches.chain_net import Net


def both(a: i64, b: i64) -> i64:
    """How many kinds two masks hold together."""
    return popcount(a | b << 27)


def weigh(net: Net, cut: i64, least: i64) -> i64:
    """How far a cut is over the bound: above 0 there is no chain, 0 is tight; below the least it is not exact.

    Each piece has a head, a kind linked with none of lower number, so there are no more pieces than heads.
    """
    rest = net.all & ~cut
    link0 = (net.open0 | net.made0) & rest & back0(rest)
    link1 = (net.open1 | net.made1) & rest & back1(rest)
    link2 = (net.open2 | net.made2) & rest & back2(rest)
    heads = rest & ~later(link0, link1, link2)
    lone = heads & ~touched(link0, link1, link2)
    value = popcount(net.made0 & cut & back0(cut)) - 1 - both(cut, cut & net.doubles)
    value += both(net.made1 & cut & back1(cut), net.made2 & cut & back2(cut)) + both(heads, lone & net.doubles)
    begins = (net.first | net.begin) & rest
    ends = (net.last | net.end) & rest
    if begins == 0:
        value += 1
    if ends == 0:
        value += 1
    if begins == 0 or ends == 0 or cut == 0:
        return value - surplus(heads ^ lone, link0, link1, link2, value - least)
    value += 1
    value -= surplus(heads ^ lone, link0, link1, link2, value - least)
    home = begins | ends
    start = home & -home
    if value >= least and (start & lone & net.doubles != 0 or home & ~woven(start, link0, link1, link2) != 0):
        value -= 1
    return value


def surplus(heads: i64, link0: i64, link1: i64, link2: i64, most: i64) -> i64:
    """How many more heads there are than pieces; only just more than the most if it is more."""
    more: i64 = 0
    while more <= most and heads & (heads - 1) != 0:
        same = heads & woven(heads & -heads, link0, link1, link2)
        heads ^= same
        if same & (same - 1) != 0:
            more += popcount(same) - 1
    return more
