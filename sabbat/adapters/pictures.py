"""A match as a picture: SVG for notebooks and reports, pixels for who wants an array."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sabbat.core.contract import State
from sabbat.core.drawing import INK, MARGIN, PAPER, SIZE, text_as_svg

CELL, ROW = 9, 18
"""The room of a character in an image."""
ARROWS = "→↘↓↙←↖↑↗"


def picture_of(state: State, seat: int | None) -> str:
    """An SVG picture of what a seat (None: a spectator) may see: the game's own drawing, or its text picture."""
    view = state.view(seat)
    if state.game.svg is not None:
        return state.game.svg(view)
    return text_as_svg(state.game.picture(view))


def pixels(text: str) -> NDArray[np.uint8]:
    """A text picture as an image: height, width, and three colours. Each character has a cell of its own."""
    lines = text.splitlines() or [""]
    size = (max(map(len, lines)) * CELL + 2 * MARGIN, len(lines) * ROW + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            middle = (MARGIN + column * CELL + CELL // 2, MARGIN + row * ROW + ROW // 2)
            draw_sign(pen, font, middle, sign)
    return np.asarray(image).copy()


def draw_sign(pen: Any, font: Any, middle: tuple[int, int], sign: str) -> None:
    """One character; an arrow is drawn, since the font has none."""
    if sign not in ARROWS:
        pen.text(middle, sign, fill=INK, font=font, anchor="mm")
        return
    angle = ARROWS.index(sign) * math.pi / 4
    x, y = middle
    tip, left, right = ((x + 6 * math.cos(a), y + 6 * math.sin(a)) for a in (angle, angle + 2.5, angle - 2.5))
    pen.polygon([tip, left, right], fill=INK)
