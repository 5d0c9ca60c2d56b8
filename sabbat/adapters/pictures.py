"""A match as a picture: SVG for notebooks and reports, pixels for who wants an array."""

from typing import Any
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sabbat.core.contract import State

INK, PAPER = (40, 24, 60), (250, 246, 255)
SIZE, MARGIN = 14, 12


def picture_of(state: State, seat: int | None) -> str:
    """An SVG picture of what a seat (None: a spectator) may see: the game's own drawing, or its text picture."""
    view = state.view(seat)
    if state.game.svg is not None:
        return state.game.svg(view)
    return text_as_svg(state.game.picture(view))


def text_as_svg(text: str) -> str:
    """A text picture in a fixed-width font, readable by eye, by search and by a screen reader."""
    lines = text.splitlines() or [""]
    width = max(map(len, lines)) * 8.5 + 2 * MARGIN
    height = len(lines) * 18 + 2 * MARGIN
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + 14 + 18 * n}" xml:space="preserve">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" role="img">'
        f'<rect width="100%" height="100%" fill="rgb{PAPER}"/>'
        f'<g font-family="monospace" font-size="{SIZE}" fill="rgb{INK}">{rows}</g></svg>'
    )


def pixels(text: str) -> NDArray[np.uint8]:
    """A text picture as an image: height, width, and three colours."""
    font: Any = ImageFont.load_default(SIZE)
    probe = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    left, top, right, bottom = probe.multiline_textbbox((MARGIN, MARGIN), text, font=font)
    image = Image.new("RGB", (int(right - min(left, 0)) + MARGIN, int(bottom - min(top, 0)) + MARGIN), PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, fill=INK, font=font)
    return np.asarray(image).copy()
