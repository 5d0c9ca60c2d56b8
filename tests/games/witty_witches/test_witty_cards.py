"""Cards and spells as bits agree with plain counting."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sabbat.core.bits import indices, popcount, select
from sabbat.games.witty_witches import cards as bits
from sabbat.games.witty_witches.components import CARDS, SPELL_COPIES, SPELLS

KINDS = st.lists(st.integers(0, 26), max_size=54).map(lambda kinds: [k for k in kinds if kinds.count(k) <= 2])


def hand_of(kinds: list[int]) -> int:
    hand = 0
    for kind in kinds:
        hand = bits.with_card(hand, kind)
    return hand


def pile_of(kinds: list[int]) -> int:
    pile = 0
    for kind in kinds:
        pile = bits.put_on(pile, kind)
    return pile


@given(KINDS)
def test_hands_count_cards(kinds: list[int]) -> None:
    hand = hand_of(kinds)
    assert bits.names(hand) == [CARDS[kind] for kind in sorted(kinds)]
    assert popcount(hand) == len(kinds)
    for n, kind in enumerate(kinds):
        hand = bits.without_card(hand, kind)
        assert hand == hand_of(kinds[n + 1 :])
        assert bits.copies(hand, kind) == kinds[n + 1 :].count(kind)


@given(KINDS)
def test_piles_count_cards_in_canonical_order(kinds: list[int]) -> None:
    pile = pile_of(kinds)
    assert [select(pile, r) >> 1 for r in range(len(kinds))] == sorted(kinds)
    assert indices(bits.kinds_in(pile)) == sorted(set(kinds))
    assert [bits.left_of(pile, kind) for kind in range(27)] == [kinds.count(kind) for kind in range(27)]
    for n, kind in enumerate(kinds):
        pile = bits.take_off(pile, kind)
        assert pile == pile_of(kinds[n + 1 :])


@given(st.permutations([spell for spell, n in enumerate(SPELL_COPIES) for _ in range(n)]))
def test_the_spell_pile_counts_spells(spells: list[int]) -> None:
    pile = bits.ALL_SPELLS
    left = Counter(spells)
    for spell in spells:
        assert [bits.spell_at(select(pile, r)) for r in range(popcount(pile))] == sorted(left.elements())
        assert indices(bits.spells_in(pile)) == sorted(+left)
        assert [bits.spells_left(pile, n) for n in range(len(SPELLS))] == [left[n] for n in range(len(SPELLS))]
        pile = bits.take_spell(pile, spell)
        left[spell] -= 1
        assert popcount(bits.put_spell(pile, spell)) == popcount(pile) + 1
    assert pile == 0
    for spell in spells:
        pile = bits.put_spell(pile, spell)
    assert pile == bits.ALL_SPELLS
