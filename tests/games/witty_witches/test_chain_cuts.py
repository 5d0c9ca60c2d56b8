"""Cuts: weighed as they are defined, and never forbidding a chain there is."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sabbat.games.witty_witches.chain import Weaver
from sabbat.games.witty_witches.chain_cuts import Cuts
from sabbat.games.witty_witches.chain_net import OPEN, Net
from sabbat.games.witty_witches.chain_weight import weigh
from sabbat.games.witty_witches.components import KINDS, NEAR, mask_of, shared
from sabbat.testing import clause

Hand = tuple[int, int, int]
"""Kinds held, kinds held twice, the top."""

PLENTY = 10_000
"""More stages than any search here takes."""


def kinds_of(mask: int) -> list[int]:
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def links(net: Net, *, made: bool) -> list[tuple[int, int]]:
    """The links made, or those made or open, as pairs of kinds."""
    axes = [(net.made0, net.open0, 1), (net.made1, net.open1, 3), (net.made2, net.open2, 9)]
    return [
        (kind, kind + step if kind // step % 3 < 2 else kind - 2 * step)
        for done, possible, step in axes
        for kind in kinds_of(done if made else done | possible)
    ]


def pieces(net: Net, rest: set[int]) -> list[set[int]]:
    found = [{kind} for kind in rest]
    for a, b in links(net, made=False):
        if a in rest and b in rest:
            joined = [piece for piece in found if a in piece or b in piece]
            found = [piece for piece in found if piece not in joined] + [set().union(*joined)]
    return found


def excess(net: Net, cut: int) -> int:
    """How far a cut is over the bound, word by word as `chain_weight` puts it."""
    inside, rest = set(kinds_of(cut)), set(kinds_of(net.all & ~cut))
    twice = set(kinds_of(net.doubles))
    found = pieces(net, rest)
    begins, ends = set(kinds_of(net.first | net.begin)) & rest, set(kinds_of(net.last | net.end)) & rest
    count = len(found) + sum(1 for piece in found if len(piece) == 1 and piece <= twice)
    bound = len(inside) + len(inside & twice) + 1
    bound -= sum(1 for a, b in links(net, made=True) if a in inside and b in inside)
    bound -= (not begins) + (not ends)
    single = any(begins | ends <= piece and (len(piece) > 1 or not piece <= twice) for piece in found)
    return count - bound + (1 if begins and ends and inside and single else 0)


@st.composite
def hands(draw: st.DrawFn, most: int) -> Hand:
    """Kinds that have a neighbour of the top among them."""
    top = draw(st.integers(0, KINDS - 1))
    near = draw(st.sampled_from([kind for kind in range(KINDS) if shared(kind, top) == 2]))
    once = {near} | draw(st.sets(st.integers(0, KINDS - 1), min_size=4, max_size=most))
    twice = draw(st.sets(st.sampled_from(sorted(once)), max_size=most // 3)) - {top}
    return mask_of(list(once)), mask_of(list(twice)), top


@clause("WIT-45")
@given(hands(20), st.integers(0, 2**KINDS - 1), st.integers(-6, 0), st.randoms(use_true_random=False))
def test_a_cut_weighs_what_its_pieces_say(hand: Hand, cut: int, least: int, rng: Random) -> None:
    once, twice, top = hand
    net = Net(once, twice, NEAR[top] & once)
    cut &= once
    state = net.settle()
    while state == OPEN:
        value = excess(net, cut)
        assert weigh(net, cut, -99) == value
        assert weigh(net, cut, least) == value or (value < least and weigh(net, cut, least) < least)
        state = make_any_link(net, rng)


def make_any_link(net: Net, rng: Random) -> int:
    """Make or rule out an open link, by chance; DEAD or DONE in the end."""
    choices = [(axis, kind) for axis, mask in enumerate((net.open0, net.open1, net.open2)) for kind in kinds_of(mask)]
    if not choices:
        return 0
    axis, kind = rng.choice(choices)
    if rng.random() < 0.5:
        net.rule_out(axis, 2**kind)
    elif (state := net.link(axis, 2**kind)) != OPEN:
        return state
    return net.settle()


@clause("WIT-45")
@given(hands(14), st.integers(1, 2**31 - 1))
def test_a_search_with_cuts_agrees_with_one_without(hand: Hand, seed: int) -> None:
    once, twice, top = hand
    answers = set()
    for cuts in (None, Cuts(once, twice)):
        weaver = Weaver()
        weaver.seed = seed
        weaver.cuts = cuts
        answers.add(weaver.search(Net(once, twice, NEAR[top] & once), PLENTY))
        assert weaver.spent <= PLENTY
    assert len(answers) == 1
