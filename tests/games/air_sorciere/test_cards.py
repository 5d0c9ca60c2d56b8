"""Sets of cards as bits, against the same with lists."""

from hypothesis import given
from hypothesis import strategies as st

from sabbat.games.air_sorciere.cards import Cards
from tests.games.air_sorciere.flights import DECK

SETS = st.sets(st.integers(0, 74))


def cards_of(indices: set[int]) -> Cards:
    cards = Cards()
    for index in indices:
        cards.add(index)
    return cards


def values(indices: set[int], colour: int) -> list[int]:
    return [index % 15 + 1 for index in sorted(indices) if index // 15 == colour]


@given(SETS)
def test_what_is_in_a_set(indices: set[int]) -> None:
    cards = cards_of(indices)
    assert cards.names() == [DECK[index] for index in sorted(indices)]
    assert cards.size() == len(indices) and cards.empty() == (not indices)
    assert {index for index in range(75) if cards.holds(index)} == indices


@given(SETS)
def test_columns_sizes_and_heights(indices: set[int]) -> None:
    cards = cards_of(indices)
    columns = [values(indices, colour) for colour in range(5)]
    assert [cards.sizes() >> 5 * colour & 31 for colour in range(5)] == [len(column) for column in columns]
    assert [cards.heights() >> 5 * colour & 31 for colour in range(5)] == [max(column, default=0) for column in columns]
    assert cards.columns() == sum(2**colour for colour, column in enumerate(columns) if column)
    fewest = min((len(column) for column in columns if column), default=0)
    smallest = [colour for colour, column in enumerate(columns) if column and len(column) == fewest]
    assert cards.smallest_columns() == sum(2**colour for colour in smallest)


@given(SETS, st.integers(0, 4))
def test_a_column_is_lifted_and_laid_down(indices: set[int], colour: int) -> None:
    cards = cards_of(indices)
    column = cards.lift_column(colour)
    assert cards.names() == [DECK[index] for index in sorted(indices) if index // 15 != colour]
    cards.add_column(colour, column)
    assert cards.names() == cards_of(indices).names()


@given(SETS, SETS)
def test_sets_are_joined_and_parted(one: set[int], two: set[int]) -> None:
    joined, parted = cards_of(one), cards_of(one)
    joined.add_all(cards_of(two))
    parted.drop_all(cards_of(two))
    assert (joined.names(), parted.names()) == (cards_of(one | two).names(), cards_of(one - two).names())
