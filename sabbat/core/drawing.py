"""Plain pictures as SVG: a text in a fixed-width font, or rows of cards."""

from html import escape
from typing import Final

INK: Final = (40, 24, 60)
PAPER: Final = (250, 246, 255)
SIZE: Final = 14
MARGIN: Final = 12


def text_as_svg(text: str) -> str:
    """A text picture in a fixed-width font, readable by eye, by search and by a screen reader."""
    lines = text.splitlines() or [""]
    width = max([len(line) for line in lines]) * 8.5 + 2 * MARGIN
    height = len(lines) * 18 + 2 * MARGIN
    rows = "".join(
        [
            f'<text x="{MARGIN}" y="{MARGIN + 14 + 18 * n}" xml:space="preserve">{escape(line, quote=False)}</text>'
            for n, line in enumerate(lines)
        ]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" role="img">'
        f'<rect width="100%" height="100%" fill="rgb{PAPER}"/>'
        f'<g font-family="monospace" font-size="{SIZE}" fill="rgb{INK}">{rows}</g></svg>'
    )


CARD: Final = 46
LINE: Final = 34
LABEL: Final = 150
DARK: Final = ("#2b2730", "#c8323c", "#2f5fa8", "#7a4fb5", "#2f8f4e")
"""Paints on which letters are white."""
Row = tuple[str, list[tuple[str, str]]]
"""A label, and cards: what stands on each, and its paint."""


def cards_as_svg(title: str, rows: list[Row], wide: int = CARD) -> str:
    """Rows of cards under each other; each has its text, so that colours are not all there is."""
    most = max([len(cards) for _, cards in rows])
    width = LABEL + most * (wide + 4) + 2 * MARGIN
    height = LINE * (len(rows) + 1) + 2 * MARGIN
    drawn = [f'<text x="{MARGIN}" y="{MARGIN + 16}">{escape(title, quote=False)}</text>']
    for n, (label, cards) in enumerate(rows):
        y = MARGIN + LINE * (n + 1)
        drawn.append(f'<text x="{MARGIN}" y="{y + 19}">{escape(label, quote=False)}</text>')
        for k, (text, paint) in enumerate(cards):
            drawn.append(card(LABEL + MARGIN + k * (wide + 4), y, wide, text, paint))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
        f'<rect width="100%" height="100%" fill="rgb{PAPER}"/>'
        f'<g font-family="sans-serif" font-size="13" fill="rgb{INK}">{"".join(drawn)}</g></svg>'
    )


def card(x: int, y: int, wide: int, text: str, paint: str) -> str:
    """One card, with its upper left corner there."""
    ink = "#fff" if paint in DARK else "#28183c"
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{LINE - 6}" rx="4" fill="{paint}" stroke="#28183c"/>'
        f'<text x="{x + wide // 2}" y="{y + 19}" text-anchor="middle" fill="{ink}">{escape(text, quote=False)}</text>'
    )
