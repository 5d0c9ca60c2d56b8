"""The box of Course de Sorcières as data: clans, tiles, cards, squares, and every action's text.

A *face* is 0 … 8 for the numbers 2 … 10 and 9 for the sign. A tile or card is clan * 10 + face, so
that canonical order is numeric order.
"""

from typing import Final

CLANS: Final = "lfmp"
FACES: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "*"]
SIGN: Final = 9
NUMBERS: Final = 9  # number tiles a clan
TILES: Final = [clan + face for clan in CLANS for face in FACES]
TILE_INDEX: Final = {tile: index for index, tile in enumerate(TILES)}

TRACK_END: Final = 48
GOAL_END: Final = 51
STAGE_LENGTH: Final = 16
STAGE_NUMBERS: Final = 3  # number tiles of a clan in a stage
TURN_LIMIT: Final = 1000

PUT: Final = 0
ROLL: Final = 108
MOVE: Final = 114
PASS: Final = 163
REVEAL: Final = 164
STAY: Final = 204
PLAY: Final = 205
DRAW: Final = 245
"""Where each verb's ids begin."""

TEXTS: Final = [
    *(f"put {clan}{face} {stage}" for clan in CLANS for face in FACES[:NUMBERS] for stage in (1, 2, 3)),
    *(f"roll {pips}" for pips in range(1, 7)),
    *(f"move {square}" for square in range(TRACK_END + 1)),
    "pass",
    *(f"reveal {tile}" for tile in TILES),
    "stay",
    *(f"play {card}" for card in TILES),
    *(f"draw {card}" for card in TILES[20:]),
]


def box_of(clan: int) -> list[str]:
    """The twelve tiles, or cards, of a clan (COU-3)."""
    letter = CLANS[clan]
    return [letter + face for face in FACES[:NUMBERS]] + [letter + "*"] * 3
