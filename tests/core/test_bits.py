"""Sets of small numbers as bits, against the plain way to say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.core.bits import WIDTH, bit, highest, indices, lowest, popcount, select

masks = st.sets(st.integers(0, WIDTH - 1)).map(lambda places: sum(2**n for n in places))
some_bits = masks.filter(bool)


@pytest.mark.parametrize("n", range(WIDTH))
def test_one_bit(n: int) -> None:
    assert bit(n) == 2**n
    assert popcount(bit(n)) == 1 and lowest(bit(n)) == highest(bit(n)) == n


@given(masks)
def test_popcount_counts(mask: int) -> None:
    assert popcount(mask) == mask.bit_count()


@given(some_bits)
def test_lowest_and_highest(mask: int) -> None:
    assert (lowest(mask), highest(mask)) == (min(indices(mask)), max(indices(mask)))


@given(masks)
def test_indices_rebuild_the_mask(mask: int) -> None:
    found = indices(mask)
    assert found == sorted(set(found)) and sum(2**n for n in found) == mask


@given(some_bits)
def test_select_walks_the_indices(mask: int) -> None:
    assert [select(mask, k) for k in range(popcount(mask))] == indices(mask)


def test_the_full_mask_fits() -> None:
    full = 2**WIDTH - 1
    assert popcount(full) == WIDTH and highest(full) == WIDTH - 1 and select(full, WIDTH - 1) == WIDTH - 1


def test_nothing_is_empty() -> None:
    assert popcount(0) == 0 and indices(0) == []
