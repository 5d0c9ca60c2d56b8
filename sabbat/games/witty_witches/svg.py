"""A match as an SVG picture: the top card, then every seat with its spell and its hand; `?` is a card unseen."""

from typing import Any, Final

from sabbat.core.drawing import Row, cards_as_svg
from sabbat.games.witty_witches.picture import draw_count, hand_of, header

PAINTS: Final = {"yellow": "#f2d24b", "blue": "#2f5fa8", "red": "#c8323c"}
BACK: Final = "#d8cfe4"
WIDE: Final = 128


def svg(position: dict[str, Any]) -> str:
    """The picture of a position or a view."""
    discard = position["discard"]
    rows: list[Row] = [(f"top, discard {len(discard)}", _cards(discard[-1:]))]
    for seat, spell in enumerate(position["spells"]):
        mark = "> " if seat == position["seat"] else ""
        hand = hand_of(position, seat)
        rows.append((f"{mark}{seat} spell", [(spell, BACK)] if spell else []))
        rows.append((f"{seat} hand {len(hand)}", _cards(hand)))
    return cards_as_svg(f"{header(position)} · draw_count {draw_count(position)}", rows, WIDE)


def _cards(cards: list[str]) -> list[tuple[str, str]]:
    """A card without its colour's name, which its paint tells along with its first letter."""
    return [_card(card) for card in cards]


def _card(card: str) -> tuple[str, str]:
    colour, dash, rest = card.partition("-")
    return (f"{colour[0].upper()} {rest}", PAINTS[colour]) if dash else (card, BACK)
