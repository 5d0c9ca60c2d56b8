"""Cards and spells as bits of one integer.

A *hand* has bit k for a first card of kind k and bit 27 + k for its double. A *pile* has bits 2 k and 2 k + 1 for
the two cards of kind k, so that its r-th bit belongs to the r-th card in canonical order. The spell pile has a bit
for each of the 16 spells, the two copies of one side by side.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount
from sabbat.games.witty_witches.components import (
    ALL_KINDS,
    BLESSINGS,
    CARDS,
    CHAIN_SPELL,
    KINDS,
    TORNADO_SPELL,
)

ALL_CARDS: Final = 18014398509481983  # bits 0 … 53
ALL_SPELLS: Final = 65535
EVEN: Final = 6004799503160661  # bits 0, 2 … 52


def with_card(hand: i64, kind: i64) -> i64:
    """The hand and one card more."""
    card = bit(kind)
    return hand | card << KINDS if hand & card else hand | card


def without_card(hand: i64, kind: i64) -> i64:
    """The hand without one of its cards."""
    double = bit(kind + KINDS)
    return hand ^ double if hand & double else hand ^ bit(kind)


def copies(hand: i64, kind: i64) -> i64:
    """How many cards of a kind are in a hand."""
    return (hand >> kind & 1) + (hand >> (kind + KINDS) & 1)


def names(hand: i64) -> list[str]:
    """The cards of a hand in canonical order."""
    return [card for kind, card in enumerate(CARDS) for _ in range(copies(hand, kind))]


def put_on(pile: i64, kind: i64) -> i64:
    """The pile and one card more."""
    card = bit(2 * kind)
    return pile | card << 1 if pile & card else pile | card


def take_off(pile: i64, kind: i64) -> i64:
    """The pile without one of its cards."""
    double = bit(2 * kind + 1)
    return pile ^ double if pile & double else pile ^ bit(2 * kind)


def left_of(pile: i64, kind: i64) -> i64:
    """How many cards of a kind are in a pile."""
    return popcount(pile >> 2 * kind & 3)


def kinds_in(pile: i64) -> i64:
    """The kinds in a pile, as a mask."""
    mask = (pile | pile >> 1) & EVEN
    mask = (mask | mask >> 1) & 0x3333333333333333
    mask = (mask | mask >> 2) & 0x0F0F0F0F0F0F0F0F
    mask = (mask | mask >> 4) & 0x00FF00FF00FF00FF
    mask = (mask | mask >> 8) & 0x0000FFFF0000FFFF
    return (mask | mask >> 16) & ALL_KINDS


def spell_at(place: i64) -> i64:
    """The spell that a bit of the spell pile stands for."""
    return place if place < CHAIN_SPELL else CHAIN_SPELL + (place - CHAIN_SPELL) // 2


def first_place(spell: i64) -> i64:
    """The first bit of a spell in the spell pile."""
    return TORNADO_SPELL + 1 if spell == TORNADO_SPELL else spell


def spells_left(pile: i64, spell: i64) -> i64:
    """How many copies of a spell are in the spell pile."""
    return popcount(pile >> first_place(spell) & (3 if spell >= CHAIN_SPELL else 1))


def take_spell(pile: i64, spell: i64) -> i64:
    """The spell pile without one copy of a spell."""
    place = first_place(spell)
    if spell >= CHAIN_SPELL and pile >> place + 1 & 1 == 1:
        place += 1
    return pile ^ bit(place)


def put_spell(pile: i64, spell: i64) -> i64:
    """The spell pile and one copy of a spell more."""
    place = first_place(spell)
    if pile >> place & 1 == 1:
        place += 1
    return pile | bit(place)


def spells_in(pile: i64) -> i64:
    """The kinds of spell in the spell pile, as a mask."""
    mask = pile & (bit(CHAIN_SPELL) - 1)
    if spells_left(pile, CHAIN_SPELL) != 0:
        mask |= bit(CHAIN_SPELL)
    if spells_left(pile, TORNADO_SPELL) != 0:
        mask |= bit(TORNADO_SPELL)
    return mask


def is_curse(spell: i64) -> bool:
    return 0 <= spell < BLESSINGS
