"""The box: the cards, what they are worth, and every action by its text."""

from typing import Final

CARDS: Final = ["toad", "cat", "witch"]
"""The kinds of cards; a card is an index into this list."""
WORTH: Final = [1, 2, 3]
"""The points that claiming a kind brings (PAP-5)."""
COPIES: Final = [6, 4, 3]
"""How many of each kind are in the deck (PAP-1)."""
NONE: Final = -1
"""No card, no claim."""
HIDDEN: Final = "?"
"""A card that the viewer may not know."""

TEXTS: Final = [*(f"draw {card}" for card in CARDS), *(f"claim {card}" for card in CARDS), "believe", "doubt"]
"""Every action of the game; its id is its index here."""
DRAW: Final = 0
CLAIM: Final = 3
BELIEVE: Final = 6
DOUBT: Final = 7
