"""The box of Air Sorcière as data: colours, witch cards, grimoires, and every action's text.

A witch card is colour * 15 + value - 1, so that canonical order is numeric order.
"""

from typing import Final

COLOURS: Final = ["black", "green", "white", "violet", "orange"]
LETTERS: Final = "kgwvo"
VALUES: Final = 15
CARDS: Final = [f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1)]
CARD_INDEX: Final = {card: index for index, card in enumerate(CARDS)}

GRIMOIRES: Final = {2: 7, 3: 8, 4: 9, 5: 9}
"""Grimoires a colour by the number of players (AIR-3)."""
COLOURS_AT_END: Final = {2: 3, 3: 3, 4: 2, 5: 2}
"""The match ends when grimoires of so few colours are left (AIR-49, AIR-50)."""
HAND_LIMIT: Final = 5
"""What the black cat leaves in a hand (AIR-45)."""
TURN_LIMIT: Final = 500

FLY: Final = 0
TAKE: Final = 1
DRAW: Final = 76
PLACE: Final = 151
SHARE: Final = 152
DISCARD: Final = 153
RESCUE: Final = 228
DROP: Final = 229
LAND: Final = 230
STAY: Final = 235
DIPLOMA: Final = 236
ADD: Final = 241
CONFIRM: Final = 316
DONE: Final = 317
"""Where each verb's ids begin."""

TEXTS: Final = [
    "fly",
    *(f"take {card}" for card in CARDS),
    *(f"draw {card}" for card in CARDS),
    "place",
    "share",
    *(f"discard {card}" for card in CARDS),
    "rescue",
    "drop",
    *(f"land {colour}" for colour in COLOURS),
    "stay",
    *(f"diploma {colour}" for colour in COLOURS),
    *(f"add {card}" for card in CARDS),
    "confirm",
    "done",
]
