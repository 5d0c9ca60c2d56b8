"""Layouts: an adventure as data, read and checked (VOL-94 to VOL-97, section 7).

The four adventures of the box are files of this form in `adventures/`, read by the same code as players' own.
"""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.errors import BadPosition
from sabbat.core.options import copied
from sabbat.games.sorciers_volants.components import HUT_COUNT, SITES
from sabbat.games.sorciers_volants.faults import GOALS, bare_table, check
from sabbat.games.sorciers_volants.lines import Ring
from sabbat.games.sorciers_volants.table import FOOL

ADVENTURES: Final = ["school", "bumblebee", "cat-chase", "cloud-fool"]
"""The adventures of the box, in order of difficulty."""
CUSTOM: Final = "custom"

TOUCH_CAT: Final = 0
RACE: Final = 1
KEEP_CAT: Final = 2
CATCH_FOOL: Final = 3

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Leg:
    """One leg of a course: a gate to fly through, or two castles to fly round (VOL-54, VOL-55)."""

    def __init__(self, round: bool, a: list[int], b: list[int]) -> None:
        self.round: Final = round
        self.ax: Final[i64] = a[0]
        self.ay: Final[i64] = a[1]
        self.bx: Final[i64] = b[0]
        self.by: Final[i64] = b[1]


class Layout:
    """A layout made ready for play; `source` is the layout as it is written."""

    def __init__(self, source: dict[str, Any]) -> None:
        """`source` has passed `check`."""
        castles: list[list[int] | None] = source["castles"]
        huts: list[list[int]] = source["huts"]
        centres = huts + [None] * (HUT_COUNT - len(huts)) + castles
        self.source: Final = source
        self.goal: Final[i64] = GOALS.index(source["goal"])
        self.reverse: Final[bool] = source["reverse"]
        self.landing: Final[bool] = source["landing"]
        self.points: Final[i64] = source["points"]
        self.hut_count: Final[i64] = len(huts)
        self.has_cat: Final[bool] = source["cat"] is not None
        self.sites: Final[i64] = sum(bit(n) for n in range(len(SITES)) if centres[n] is not None)
        """A bit for each hut and castle that there is, in the order of SITES."""
        self.starts: Final[i64] = sum(bit(SITES.index(site)) for site in source["starts"])
        self.site_xs: Final[list[i64]] = [0 if centre is None else centre[0] for centre in centres]
        self.site_ys: Final[list[i64]] = [0 if centre is None else centre[1] for centre in centres]
        self.course: Final = [
            Leg(kind == "round", _centre(castles, a), _centre(castles, b)) for kind, a, b in source["course"]
        ]
        self.leg_count: Final[i64] = len(source["course"])
        ring = [_centre(castles, castle) for castle in source["ring"]]
        self.ring: Final = Ring([x for x, _ in ring], [y for _, y in ring])
        self.table: Final = bare_table(source)
        """The table set up, with the fool on it but no player; for copying."""
        if source["fool"] is not None:
            x, y, heading = source["fool"]
            self.table.place(FOOL, x, y, heading)

    def written(self) -> dict[str, Any]:
        """The layout in the form of section 7, to be kept by whoever asks."""
        source: dict[str, Any] = copied(self.source)
        return source


def _centre(castles: list[list[int] | None], castle: int) -> list[int]:
    centre = castles[castle - 1]
    assert centre is not None
    return centre


# -- reading -------------------------------------------------------------------------------------


def read_layout(value: Any, players: int, where: str = "layout") -> Layout:
    """VOL-96: the layout written there, for so many players; BadPosition says what is wrong with it."""
    check(value, players, where)
    return Layout(copied(value))


def read_adventure(value: Any) -> dict[int, Layout]:
    """A file's contents as layouts by number of players: one layout, or one for each number of players."""
    numbers = [str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    if isinstance(value, dict) and value and all(key in numbers for key in value):
        return {int(key): read_layout(value[key], int(key), key) for key in sorted(value)}
    layout = read_layout(value, FEWEST_PLAYERS, "")
    return {n: layout for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if seats_fit(value, n)}


def parse_adventure(text: str) -> dict[int, Layout]:
    """The same from a file's text."""
    try:
        return read_adventure(json.loads(text))
    except json.JSONDecodeError as error:
        raise BadPosition(f"line {error.lineno}", error.msg) from None


def seats_fit(source: dict[str, Any], players: int) -> bool:
    """Whether a layout that is right for fewer players is also right for so many."""
    try:
        check(source, players, "")
    except BadPosition:
        return False
    return True


# -- the box -------------------------------------------------------------------------------------


def _box() -> dict[str, dict[int, Layout]]:
    folder = files(__package__ or "") / "adventures"
    return {name: parse_adventure((folder / f"{name}.json").read_text("utf-8")) for name in ADVENTURES}


BOX: Final = _box()
"""VOL-97: the adventures of the box, by name and number of players."""


def source_for(options: dict[str, Any], players: int) -> dict[str, Any]:
    """The layout in force as it is written; the options have been checked."""
    adventure: str = options["adventure"]
    source: dict[str, Any] = options["layout"] if adventure == CUSTOM else BOX[adventure][players].source
    return source


def layout_for(options: dict[str, Any], players: int) -> Layout:
    """The layout in force; the options have been checked."""
    adventure: str = options["adventure"]
    if adventure != CUSTOM:
        return BOX[adventure][players]
    return Layout(options["layout"])
