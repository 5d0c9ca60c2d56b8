"""The box of Witty Witches as data: cards, spells, and every action's text.

A *kind* of card is 0 … 26: colour * 9 + character * 3 + object. A set of kinds is a mask of 27 bits.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ["yellow", "blue", "red"]
CHARACTERS: Final = ["witch", "wizard", "dragon"]
OBJECTS: Final = ["broom", "cauldron", "book"]
KINDS: Final = 27
COPIES: Final = 2
ALL_KINDS: Final = 134217727  # bits 0 … 26
DEAL: Final = 6
"""How many cards a seat is dealt (WIT-7)."""
TURN_LIMIT: Final = 500
MOST_SEATS: Final = 6
STARS: Final = 69773473
"""The kinds with stars, as a mask (WIT-5)."""


def starry(kind: int) -> bool:
    """Whether a kind has stars: its characteristics are all equal or all different in number (WIT-5)."""
    return (kind // 9 + kind // 3 % 3 + kind % 3) % 3 == 0


def shared(kind: int, other: int) -> int:
    """How many characteristics two kinds share (WIT-3)."""
    return (kind // 9 == other // 9) + (kind // 3 % 3 == other // 3 % 3) + (kind % 3 == other % 3)


def name(kind: int) -> str:
    """The name of a kind, stars included."""
    star = "*" if starry(kind) else ""
    return f"{COLOURS[kind // 9]}-{CHARACTERS[kind // 3 % 3]}-{OBJECTS[kind % 3]}{star}"


def mask_of(kinds: list[int]) -> int:
    """A set of kinds as a mask."""
    return sum(2**kind for kind in kinds)


CARDS: Final = [name(kind) for kind in range(KINDS)]
CARD_INDEX: Final = {card: kind for kind, card in enumerate(CARDS)}
NEAR: Final[list[i64]] = [
    mask_of([other for other in range(KINDS) if shared(kind, other) == 2]) for kind in range(KINDS)
]
"""The neighbours of each kind: those that share exactly two characteristics with it."""

NAMES: Final = [*CHARACTERS, *OBJECTS]
"""What a curse or a blessing can name."""
SPELLS: Final = [*(f"curse-{word}" for word in NAMES), *(f"bless-{word}" for word in NAMES), "abacadabra", "tornado"]
SPELL_INDEX: Final = {spell: index for index, spell in enumerate(SPELLS)}
SPELL_COPIES: Final = [1] * 12 + [2, 2]
BLESSINGS: Final = 6
"""The first blessing: what stands before it is a curse."""
CHAIN_SPELL: Final = 12
TORNADO_SPELL: Final = 13
NAMED: Final[list[i64]] = [
    mask_of([kind for kind in range(KINDS) if NAMES[spell % 6] in CARDS[kind].strip("*").split("-")])
    for spell in range(CHAIN_SPELL)
]
"""The kinds with the character or object that each curse and each blessing names."""

PLAY: Final = 0
DOUBLE: Final = 27
ABACADABRA: Final = 54
DRAW: Final = 55
PASS: Final = 56
EXTRA: Final = 57
WITCH: Final = 58
END: Final = 94
CAST: Final = 95
CAST_AWAY: Final = 101
TORNADO: Final = 102
SPEAK: Final = 104
GET: Final = 110
REVEAL: Final = 137
CONJURE: Final = 164
"""Where each verb's ids begin; GET is `draw <card>`, made by chance."""

TEXTS: Final = [
    *(f"play {card}" for card in CARDS),
    *(f"double {card}" for card in CARDS),
    *("abacadabra", "draw", "pass", "extra"),
    *(f"witch {a} {b}" for a in range(MOST_SEATS) for b in [*range(a), *range(a + 1, MOST_SEATS), "discard"]),
    "end",
    *(f"cast {place}" for place in [*range(MOST_SEATS), "discard"]),
    *("tornado clockwise", "tornado counterclockwise"),
    *(f"speak {seat}" for seat in range(MOST_SEATS)),
    *(f"draw {card}" for card in CARDS),
    *(f"reveal {card}" for card in CARDS),
    *(f"conjure {spell}" for spell in SPELLS),
]
