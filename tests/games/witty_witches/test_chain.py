"""Abacadabra: chains through whole hands, against plain search, and on the hardest hands known."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.games.witty_witches.chain import chain_order, chainable
from sabbat.games.witty_witches.components import CARD_INDEX, CARDS, KINDS, shared
from sabbat.testing import clause

HARD = json.loads((Path(__file__).parent / "hard_hands.json").read_text())["hands"]

Hand = tuple[list[int], int]
"""Cards, and the top."""


def masks(cards: list[int]) -> tuple[int, int]:
    """The kinds held, and the kinds held twice."""
    return sum(2**kind for kind in set(cards)), sum(2**kind for kind in set(cards) if cards.count(kind) == 2)


def follows(order: list[int], top: int) -> bool:
    return all(shared(card, before) == 2 for before, card in zip([top, *order], order, strict=False))


def first_order(cards: list[int], top: int) -> list[int]:
    """The first order by trying everything, cards in canonical order."""
    for card in sorted(set(cards)):
        if shared(card, top) == 2:
            rest = list(cards)
            rest.remove(card)
            order = first_order(rest, card)
            if len(order) == len(rest):
                return [card, *order]
    return []


@st.composite
def small_hands(draw: st.DrawFn) -> Hand:
    """Up to eight cards of few kinds, so that chains and doubles are common."""
    kinds = draw(st.lists(st.integers(0, KINDS - 1), min_size=2, max_size=7, unique=True))
    cards = draw(st.permutations(kinds * 2))
    size = draw(st.integers(1, min(8, len(cards) - 1)))
    return list(cards[1 : size + 1]), cards[0]


@clause("WIT-45", "WIT-D33", "WIT-D34")
@given(small_hands())
def test_small_hands_agree_with_trying_everything(hand: Hand) -> None:
    cards, top = hand
    order = first_order(cards, top)
    assert chainable(*masks(cards), top) == bool(order)
    assert chain_order(*masks(cards), top) == order


@clause("WIT-45")
def test_middling_hands_agree_with_a_plain_search() -> None:
    rng = Random(1)
    for _ in range(400):
        deck = [kind for kind in range(KINDS) for _ in range(2)]
        rng.shuffle(deck)
        cards, top = deck[1 : rng.randint(8, 14)], deck[0]
        assert chainable(*masks(cards), top) == plain(*masks(cards), top, set())


def plain(once: int, twice: int, top: int, failed: set[tuple[int, int, int]]) -> bool:
    """Depth first, remembering failures."""
    if once == 0:
        return True
    if (once, twice, top) in failed:
        return False
    for kind in range(KINDS):
        card = 2**kind
        if once & card and shared(kind, top) == 2 and plain(once & ~(card & ~twice), twice & ~card, kind, failed):
            return True
    failed.add((once, twice, top))
    return False


@clause("WIT-D34")
def test_orders_of_large_hands_are_chains() -> None:
    rng = Random(2)
    for size in range(20, 53, 4):
        deck = [kind for kind in range(KINDS) for _ in range(2)]
        rng.shuffle(deck)
        cards, top = deck[1 : size + 1], deck[0]
        order = chain_order(*masks(cards), top)
        assert bool(order) == chainable(*masks(cards), top)
        assert not order or (sorted(order) == sorted(cards) and follows(order, top))


@clause("WIT-45")
@pytest.mark.parametrize("hand", HARD, ids=[str(n) for n in range(len(HARD))])
def test_the_hardest_hands_known(hand: dict[str, object]) -> None:
    cards = [CARD_INDEX[card] for card in hand["hand"]]  # type: ignore[attr-defined]
    top = CARD_INDEX[str(hand["top"])]
    assert chainable(*masks(cards), top) == hand["chain"]
    if hand["chain"]:
        order = chain_order(*masks(cards), top)
        assert sorted(order) == sorted(cards) and follows(order, top)


@clause("WIT-45")
def test_two_equal_cards_do_not_connect() -> None:
    blue = CARD_INDEX["blue-witch-cauldron"]
    assert not chainable(2**blue, 2**blue, CARD_INDEX["blue-witch-broom"])
    assert chain_order(2**blue, 2**blue, CARD_INDEX["blue-witch-broom"]) == []
    assert [CARDS[kind] for kind in chain_order(2**blue, 0, CARD_INDEX["blue-witch-broom"])] == ["blue-witch-cauldron"]
