"""A match as an SVG picture: what lies in the middle, then every seat, as rows of cards in their colours."""

from typing import Any, Final

from sabbat.core.drawing import Row, cards_as_svg
from sabbat.games.air_sorciere.components import COLOURS, LETTERS
from sabbat.games.air_sorciere.picture import draw_pile, header, stock

PAINTS: Final = {"k": "#2b2730", "g": "#2f8f4e", "w": "#ffffff", "v": "#7a4fb5", "o": "#f0a03c"}


def svg(position: dict[str, Any]) -> str:
    """The picture of a position or a view."""
    rows: list[Row] = [
        ("stock", _grimoires(stock(position))),
        (f"common {len(position['common'])}", _cards(position["common"])),
    ]
    for seat in range(len(position["hands"])):
        mark = "> " if seat == position["seat"] else ""
        owned = position["grimoires"][seat]
        rows.append((f"{mark}{seat} area", _cards(position["areas"][seat])))
        rows.append((f"{seat} hand {len(position['hands'][seat])}", _cards(position["hands"][seat])))
        rows.append((f"{seat} grimoires {sum(owned.values())}", _grimoires(owned)))
    piles = f"draw_pile {len(draw_pile(position))} · discard {len(position['discard'])}"
    return cards_as_svg(f"{header(position)} · {piles}", rows)


def _cards(cards: list[str]) -> list[tuple[str, str]]:
    return [(card, PAINTS[card[0]]) for card in cards]


def _grimoires(numbers: dict[str, int]) -> list[tuple[str, str]]:
    """How many of each colour, if there are any."""
    paints = dict(zip(COLOURS, [PAINTS[letter] for letter in LETTERS], strict=True))
    return [(f"{letter} {numbers[colour]}", paints[colour]) for letter, colour in zip(LETTERS, COLOURS, strict=True)]
