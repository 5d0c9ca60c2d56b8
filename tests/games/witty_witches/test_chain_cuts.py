"""Cuts: weighed as they are defined, and never forbidding a chain there is."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sabbat.games.witty_witches.chain import Weaver
from sabbat.games.witty_witches.chain_cuts import SQUARES, Cuts
from sabbat.games.witty_witches.chain_lines import later, linked, touched
from sabbat.games.witty_witches.chain_net import DEAD, DONE, OPEN, Net
from sabbat.games.witty_witches.chain_weight import weigh
from sabbat.games.witty_witches.components import KINDS, NEAR, mask_of, shared
from sabbat.testing import clause

Hand = tuple[int, int, int]
"""Kinds held, kinds held twice, the top."""

PLENTY = 10_000
"""More stages than any search here takes."""
HANDS = 300
"""So many are woven by chance."""


def kinds_of(mask: int) -> list[int]:
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def along(axis: int, step: int) -> list[tuple[int, int]]:
    """The links of an axis as pairs of kinds: each with the next on its line of three."""
    return [(kind, kind + step if kind // step % 3 < 2 else kind - 2 * step) for kind in kinds_of(axis)]


def links(net: Net, *, made: bool) -> list[tuple[int, int]]:
    """The links made, or those made or open, as pairs of kinds."""
    axes = [(net.made0, net.open0, 1), (net.made1, net.open1, 3), (net.made2, net.open2, 9)]
    return [pair for done, possible, step in axes for pair in along(done if made else done | possible, step)]


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


def forbidden(net: Net, cut: int) -> tuple[set[tuple[int, int]], set[int], set[int]] | None:
    """What a tight cut forbids, word by word: links, where the chain begins, where it ends; None: there is no chain.

    The chain comes to every piece once: two links lead there, the begin or the end of the chain among them.
    """
    inside, rest = set(kinds_of(cut)), set(kinds_of(net.all & ~cut))
    lone = [{kind} for kind in kinds_of(net.doubles)]
    begins, ends = set(kinds_of(net.first | net.begin)) & rest, set(kinds_of(net.last | net.end)) & rest
    made, possible = links(net, made=True), links(net, made=False)
    no_links = {link for link in possible if set(link) <= inside}
    no_begin: set[int] = set()
    no_end: set[int] = set()
    home = False
    for piece in (piece for piece in pieces(net, rest) if piece not in lone):
        begun, ended = bool(begins) and begins <= piece, bool(ends) and ends <= piece
        home |= begun and ended
        no_end |= piece if begun and not ended else set()
        no_begin |= piece if ended and not begun else set()
        full = sum(1 for link in made if set(link) & piece and set(link) & inside) + (begun != ended)
        if full > 2:
            return None
        if full == 2:
            no_links |= {link for link in possible if set(link) & piece and set(link) & inside}
            no_begin |= set() if begun else piece
            no_end |= set() if ended else piece
    no_begin |= inside if begins and not home else set()
    no_end |= inside if ends and not home else set()
    return no_links, no_begin, no_end


@clause("WIT-45")
def test_a_tight_cut_forbids_what_its_pieces_say() -> None:
    """Cuts that take a square apart are often tight; so are those that differ from it by a kind."""
    assert sum(tight_cuts(Random(seed)) for seed in range(HANDS)) >= HANDS


def any_net(rng: Random) -> Net:
    """A hand of chance, with nothing settled."""
    kinds = rng.sample(range(KINDS), rng.randint(10, 22))
    twice = kinds[: len(kinds) // rng.randint(2, 9)]
    return Net(mask_of(kinds), mask_of(twice), mask_of(kinds[-rng.randint(1, 6) :]))


def tight_cuts(rng: Random) -> int:
    """Weave a hand by chance, and look at the tight cuts on the way; how many there are."""
    found = 0
    net = any_net(rng)
    once, kinds = net.all, kinds_of(net.all)
    state = net.settle()
    while state == OPEN:
        for square in SQUARES:
            for cut in (once & ~square, once & ~square ^ 2 ** rng.choice(kinds)):
                if weigh(net, cut, 0) == 0:
                    agrees(net, cut)
                    found += 1
        state = make_any_link(net, rng)
    return found


def agrees(net: Net, cut: int) -> None:
    """Tightening a net rules out what is forbidden, and nothing else."""
    said, after, cuts = forbidden(net, cut), net.copy(), Cuts(net.all, net.doubles)
    if cuts.tighten(after, cut) == 1:
        assert said is None
        return
    assert said is not None
    made = links(net, made=True)
    no_links, no_begin, no_end = said
    assert {*links(after, made=False)} == {
        link for link in links(net, made=False) if link in made or link not in no_links
    }
    assert {*kinds_of(after.first)} == {*kinds_of(net.first)} - no_begin
    assert {*kinds_of(after.last)} == {*kinds_of(net.last)} - no_end
    changed = (after.open0, after.open1, after.open2, after.first, after.last)
    assert cuts.narrowings == (changed != (net.open0, net.open1, net.open2, net.first, net.last))


@clause("WIT-45")
def test_the_squares_are_the_largest_sets_without_neighbours() -> None:
    assert len(set(SQUARES)) == 12
    for square in SQUARES:
        kinds = kinds_of(square)
        assert len(kinds) == 9 and not any(shared(a, b) == 2 for a in kinds for b in kinds)


@clause("WIT-45")
def test_where_a_chain_can_only_begin_or_end_it_does() -> None:
    """Conclusions are drawn without a search: of all 27 kinds one may be first, and one last."""
    net = Net(2**KINDS - 1, 0, 2**5)
    net.last = 2**7
    assert net.settle() == OPEN
    assert (net.begin, net.first, net.end, net.last) == (2**5, 0, 2**7, 0)


@clause("WIT-45")
def test_a_cut_shows_that_there_is_no_chain_before_any_choice() -> None:
    found = []
    for seed in range(HANDS):
        net, weaver = any_net(Random(seed)), Weaver()
        if net.copy().settle() == OPEN:
            weaver.cuts = Cuts(net.all, net.doubles)
            found.append(weaver.settle(net))
    assert {*found} <= {OPEN, DEAD, DONE} and found.count(DEAD) >= 5


@clause("WIT-45")
def test_lines_are_what_their_links_join() -> None:
    rng = Random(3)
    for _ in range(HANDS):
        axes = [mask_of(rng.sample(range(KINDS), rng.randint(0, 6))) for _ in range(3)]
        pairs = [pair for axis, step in zip(axes, (1, 3, 9), strict=True) for pair in along(axis, step)]
        seeds = {*rng.sample(range(KINDS), 3)}
        beside = {b for a, b in [*pairs, *((b, a) for a, b in pairs)] if a in seeds}
        assert {*kinds_of(touched(*axes))} == {kind for pair in pairs for kind in pair}
        assert {*kinds_of(later(*axes))} == {max(pair) for pair in pairs}
        assert {*kinds_of(linked(mask_of([*seeds]), *axes))} == beside
