"""A race as an SVG picture: the track in three stages, its tiles and the witches on them, then everybody's cards."""

from typing import Any, Final

from sabbat.core.drawing import Row, cards_as_svg
from sabbat.games.course_de_sorcieres.components import CLANS, STAGE_LENGTH
from sabbat.games.course_de_sorcieres.picture import GOALS, header, standing

PAINTS: Final = {"l": "#b9d67a", "f": "#f29b76", "m": "#8fc1e3", "p": "#d9a6e0"}
BARE: Final = "#efe8dc"


def svg(position: dict[str, Any]) -> str:
    """The picture of a position or a view; a witch is the capital letter of her clan."""
    rows: list[Row] = []
    for stage in range(3):
        squares = range(stage * STAGE_LENGTH + 1, (stage + 1) * STAGE_LENGTH + 1)
        rows.append((f"{squares[0]} to {squares[-1]}", [_square(position, square) for square in squares]))
        rows.append((f"hidden {stage + 1}", _cards(position["facedown"][stage])))
    rows.append(("start and goals", [_place(position, square, name) for square, name in _ends()]))
    for seat, cards in enumerate(position["hands"]):
        rows.append((f"hand {CLANS[seat].upper()}", _cards(cards)))
    return cards_as_svg(header(position), rows)


def _ends() -> list[tuple[int, str]]:
    return [(0, "0"), *[(square, f"+{points}") for square, points in GOALS.items()]]


def _square(position: dict[str, Any], square: int) -> tuple[str, str]:
    """A square: its tile if it lies face up, and who stands there."""
    tile = position["faceup"].get(str(square), "")
    return f"{tile} {standing(position, square)}".strip(), PAINTS[tile[0]] if tile else BARE


def _place(position: dict[str, Any], square: int, name: str) -> tuple[str, str]:
    return f"{name} {standing(position, square)}".strip(), BARE


def _cards(cards: list[str]) -> list[tuple[str, str]]:
    return [(card, PAINTS.get(card[0], BARE)) for card in cards]
