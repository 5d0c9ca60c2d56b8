"""The dice of simulations: the same numbers in every build and version, and uniform ones."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.core.dice import Dice, dice_from
from sabbat.testing.chances import unlikely

FIRST = {
    0: [711, 392, 122, 345, 747, 431, 201, 566],
    1: [912, 27, 641, 51, 513, 628, 574, 540],
    -7: [655, 860, 691, 197, 714, 605, 154, 784],
}
"""The first numbers below 1000 of some seeds. They never change: recorded simulations rest on them."""
THEN = {0: (4456819233527756302, 111365901), 1: (3926641768375270378, 993515376), -7: (805633609027539119, 699949691)}
"""What follows them: 62 bits, and a number below 2 ** 31."""


@pytest.mark.parametrize("seed", FIRST)
def test_the_numbers_of_a_seed_never_change(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.below(1000) for _ in range(8)] == FIRST[seed]
    assert (dice.getrandbits(62), dice.below(2**31)) == THEN[seed]


@given(st.integers(), st.integers(1, 2**31))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n


def test_one_possibility_needs_no_luck() -> None:
    dice = Dice(3)
    assert {dice.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_numbers_are_uniform(n: int) -> None:
    dice = Dice(n)
    found = Counter(str(dice.below(n)) for _ in range(400 * n))
    assert not unlikely(found, {str(k): 1 for k in range(n)})


def test_pairs_of_numbers_are_uniform() -> None:
    dice = Dice(5)
    found = Counter(f"{dice.below(6)} {dice.below(6)}" for _ in range(7200))
    assert not unlikely(found, {f"{a} {b}": 1 for a in range(6) for b in range(6)})


def test_neighbouring_seeds_begin_differently() -> None:
    found = Counter(f"{Dice(seed).below(6)} {Dice(seed + 1).below(6)}" for seed in range(7200))
    assert not unlikely(found, {f"{a} {b}": 1 for a in range(6) for b in range(6)})


@given(st.integers(), st.integers(0, 200))
def test_random_bits_are_in_range(seed: int, k: int) -> None:
    assert 0 <= Dice(seed).getrandbits(k) < 2**k


@pytest.mark.parametrize("k", [1, 3, 6, 17])
def test_random_bits_are_uniform(k: int) -> None:
    dice = Dice(k)
    draws = [dice.getrandbits(k) for _ in range(6400)]
    for place in (0, k // 2, k - 1):
        assert not unlikely(Counter(str(bits >> place & 1) for bits in draws), {"0": 1, "1": 1})


def test_dice_serve_as_they_are() -> None:
    dice = Dice(1)
    assert dice_from(dice) is dice


def test_another_generator_seeds_dice() -> None:
    first, second = dice_from(random.Random(4)), dice_from(random.Random(4))
    assert [first.below(100) for _ in range(5)] == [second.below(100) for _ in range(5)]
    assert dice_from(random.Random(5)).below(2**31) != dice_from(random.Random(4)).below(2**31)
