"""What a board must know of the box to draw it: the sizes of everything on the table, and the curves."""

from typing import Any

from sabbat.games.sorciers_volants.aim import RADII
from sabbat.games.sorciers_volants.components import (
    CASTLE_HALF_WIDTHS,
    CAT_HALF_WIDTH,
    CURVES,
    FACING_STEP,
    FLYER_REACH,
    HUT_HALF_WIDTH,
    PIECE_HALF_WIDTH,
    PIECES_MOST,
)


def _curves() -> list[dict[str, Any]]:
    """Each curve laid right-hand from (0, 0) to the right (VOL-8); lengths in millimetres, turns in steps of 3°."""
    return [
        {"length": curve.length_mm, "turn": curve.turn, "radius": RADII[n], "end": list(curve.vertices[-1])}
        for n, curve in enumerate(CURVES)
    ]


BOX: dict[str, Any] = {
    "castles": list(CASTLE_HALF_WIDTHS),
    "hut": HUT_HALF_WIDTH,
    "cat": CAT_HALF_WIDTH,
    "piece": PIECE_HALF_WIDTH,
    "reach": FLYER_REACH,
    "facing": FACING_STEP,
    "slots": PIECES_MOST,
    "curves": _curves(),
}
