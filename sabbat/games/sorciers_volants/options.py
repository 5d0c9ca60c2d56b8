"""The options of Les Sorciers Volants that need more than a list of values (section 7)."""

from typing import Any

from sabbat.core.errors import BadPosition, BadRequest
from sabbat.core.options import Choice, Number, Option, SeatNumber, copied, with_new
from sabbat.games.sorciers_volants.components import COLORS
from sabbat.games.sorciers_volants.faults import check
from sabbat.games.sorciers_volants.layouts import ADVENTURES, CUSTOM

ROUNDS_MOST = 500


class Colors(Option):
    """VOL-D48: a different colour for each seat."""

    def default(self, players: int) -> Any:
        return COLORS[:players]

    def fits(self, value: Any, players: int) -> bool:
        return (
            isinstance(value, list)
            and len(value) == players
            and all(isinstance(color, str) and color in COLORS for color in value)
            and len(set(value)) == players
        )

    def allowed(self, players: int) -> str:
        return f"{players} × {', '.join(COLORS)}"

    def verify(self, value: Any, players: int) -> Any:
        return list(super().verify(value, players))


class LayoutOption(Option):
    """VOL-96: null, or a layout that obeys the rules for that number of players."""

    def default(self, players: int) -> Any:
        return None

    def fits(self, value: Any, players: int) -> bool:
        try:
            self.verify(value, players)
        except BadRequest:
            return False
        return True

    def allowed(self, players: int) -> str:
        return "null, { name, table, castles, huts, cat, fool, starts, … }"

    def verify(self, value: Any, players: int) -> Any:
        if value is None:
            return None
        try:
            check(value, players, self.name)
        except BadPosition as error:
            raise BadRequest("vol-bad-layout", where=error.facts["where"], why=error) from None
        return copied(value)


OPTIONS: list[Option] = [
    Choice("adventure", [*ADVENTURES, CUSTOM], ADVENTURES[0]),
    LayoutOption("layout"),
    SeatNumber("first"),
    Number("rounds", 1, ROUNDS_MOST, 100),
    Colors("colors"),
    Choice("aim_help", ["off", "book", "full"], "off"),
    Choice("sweeps", ["figure", "pieces"], "figure"),
    Choice("catch", ["figure", "tail"], "figure"),
]


def from_version_1(options: dict[str, Any]) -> dict[str, Any]:
    """VOL-D39, VOL-D42: under version 1 the fool swept players with his pieces too, and only his figure was caught."""
    return with_new(options, {"sweeps": "pieces", "catch": "figure"})


def check_together(options: dict[str, Any]) -> None:
    """VOL-94: a layout if and only if the adventure is a custom one."""
    custom = options["adventure"] == CUSTOM
    if custom and options["layout"] is None:
        raise BadRequest("vol-layout-missing", adventure=options["adventure"])
    if not custom and options["layout"] is not None:
        raise BadRequest("vol-layout-unused", adventure=options["adventure"])
