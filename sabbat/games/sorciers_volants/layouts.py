"""Layouts: an adventure as data, read and checked (VOL-94 to VOL-97, section 7).

The four adventures of the box are files of this form in `adventures/`, read by the same code as players' own.
"""

import json
from importlib.resources import files
from itertools import combinations
from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.errors import BadPosition
from sabbat.core.reading import Reader, integer, items, one_of, require
from sabbat.games.sorciers_volants.components import (
    CASTLE_COUNT,
    CASTLE_HALF_WIDTHS,
    CAT_HALF_WIDTH,
    HUT_COUNT,
    HUT_HALF_WIDTH,
    SITES,
)
from sabbat.games.sorciers_volants.geometry import FIGURES, HEADINGS, TAILS
from sabbat.games.sorciers_volants.lines import Ring
from sabbat.games.sorciers_volants.table import ALL_HUTS, EDGE, FOOL, Table, first_name, lay_out

ADVENTURES: Final = ["school", "bumblebee", "cat-chase", "cloud-fool"]
"""The adventures of the box, in order of difficulty."""
CUSTOM: Final = "custom"

GOALS: Final = ["touch-cat", "race", "keep-cat", "catch-fool"]
TOUCH_CAT: Final = 0
RACE: Final = 1
KEEP_CAT: Final = 2
CATCH_FOOL: Final = 3

FIELDS: Final = [
    "name",
    "table",
    "castles",
    "huts",
    "cat",
    "fool",
    "starts",
    "goal",
    "reverse",
    "course",
    "landing",
    "ring",
    "points",
]
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

Disc = tuple[str, str, list[int], int]
"""A round thing of a layout: its name, its path, its centre and its half-width."""


def copied(value: Any) -> Any:
    """An independent copy of plain JSON values."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


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


def bare_table(source: dict[str, Any]) -> Table:
    """A layout's table with castles, huts and the cat."""
    width, height = source["table"]
    castles = [None if centre is None else (centre[0], centre[1]) for centre in source["castles"]]
    huts = [(x, y) for x, y in source["huts"]]
    cat = source["cat"]
    return lay_out(width, height, castles, huts, None if cat is None else (cat[0], cat[1]))


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


# -- checking ------------------------------------------------------------------------------------


def check(value: Any, players: int, where: str) -> None:
    """Every rule of section 7; BadPosition for the first that is broken."""
    fields = Reader(value, FIELDS, where)
    name = fields.fields["name"]
    require(isinstance(name, str) and 1 <= len(name) <= 40, fields.path("name"), "1 to 40 characters are needed")
    size = fields.items("table", 2)
    width, height = (integer(side, 5000, 20000, f"{fields.path('table')}.{i}") for i, side in enumerate(size))
    goal = fields.one_of("goal", GOALS)
    discs = _castles(fields, width, height) + _huts(fields, width, height)
    cat = _cat(fields, goal, width, height)
    check_overlaps(discs + cat)
    check_starts(fields, [disc[0] for disc in discs], players)
    reverse = fields.boolean("reverse")
    castles = [int(name.split()[1]) for name, _, _, _ in discs if name.startswith("castle")]
    check_course(fields, goal, castles)
    check_landing(fields, goal, reverse, players)
    check_ring(fields, goal, castles)
    check_points(fields, goal)
    if goal in ("keep-cat", "catch-fool"):
        require(bool(castles), fields.path("castles"), f"goal {goal} needs a castle")
    if goal == "catch-fool":
        huts = len(fields.fields["huts"])
        require(huts >= players, fields.path("huts"), f"goal catch-fool needs a hut for each of {players} players")
    check_fool(fields, goal, width, height)


def _place(value: Any, where: str, name: str, half_width: int, width: int, height: int) -> Disc:
    """A round thing that lies wholly on the table."""
    x, y = (integer(number, 0, 20000, f"{where}.{i}") for i, number in enumerate(items(value, where, 2)))
    inside = half_width <= x <= width - half_width and half_width <= y <= height - half_width
    require(inside, where, f"{name} does not lie wholly on the table")
    return name, where, [x, y], half_width


def _castles(fields: Reader, width: int, height: int) -> list[Disc]:
    found: list[Disc] = []
    for k, centre in enumerate(fields.items("castles", CASTLE_COUNT)):
        if centre is not None:
            where = f"{fields.path('castles')}.{k}"
            found.append(_place(centre, where, f"castle {k + 1}", CASTLE_HALF_WIDTHS[k], width, height))
    return found


def _huts(fields: Reader, width: int, height: int) -> list[Disc]:
    huts = fields.items("huts")
    where = fields.path("huts")
    require(len(huts) <= HUT_COUNT, where, f"there are {HUT_COUNT} huts in the box")
    return [
        _place(centre, f"{where}.{k}", f"hut {k + 1}", HUT_HALF_WIDTH, width, height) for k, centre in enumerate(huts)
    ]


def _cat(fields: Reader, goal: str, width: int, height: int) -> list[Disc]:
    where = fields.path("cat")
    cat = fields.fields["cat"]
    needed = goal in ("touch-cat", "keep-cat")
    require((cat is not None) == needed, where, f"goal {goal} {'needs a cat' if needed else 'has no cat: null'}")
    return [] if cat is None else [_place(cat, where, "cat", CAT_HALF_WIDTH, width, height)]


def check_overlaps(discs: list[Disc]) -> None:
    """No two of castles, huts and cat overlap; they may touch."""
    for (one, _, (ax, ay), a), (two, where, (bx, by), b) in combinations(discs, 2):
        apart = (ax - bx) ** 2 + (ay - by) ** 2 >= (a + b) ** 2
        require(apart, where, f"{two} overlaps {one}")


def check_starts(fields: Reader, sites: list[str], players: int) -> None:
    where = fields.path("starts")
    starts = fields.words("starts", SITES)
    for k, site in enumerate(starts):
        require(site in sites, f"{where}.{k}", f"there is no {site} on this table")
        require(site not in starts[:k], f"{where}.{k}", f"{site} is there twice")
    require(len(starts) >= players, where, f"{players} players need as many start sites")


def check_course(fields: Reader, goal: str, castles: list[int]) -> None:
    where = fields.path("course")
    course = fields.items("course")
    if goal != "race":
        require(not course, where, f"goal {goal} has no course: []")
        return
    require(1 <= len(course) <= 12, where, "1 to 12 legs are needed")
    for k, leg in enumerate(course):
        path = f"{where}.{k}"
        kind, a, b = items(leg, path, 3)
        one_of(kind, ["gate", "round"], f"{path}.0")
        check_castle(a, castles, f"{path}.1")
        check_castle(b, castles, f"{path}.2")
        require(a != b, path, "two different castles are needed")
        follows = kind == "gate" or (k > 0 and course[k - 1] == ["gate", a, b])
        require(follows, path, f"it must directly follow the leg gate {a} {b}")


def check_castle(value: Any, castles: list[int], where: str) -> None:
    require(type(value) is int and value in castles, where, f"{value!r} is no castle on this table")


def check_landing(fields: Reader, goal: str, reverse: bool, players: int) -> None:
    where = fields.path("landing")
    if not fields.boolean("landing"):
        return
    require(goal == "race", where, f"goal {goal} has no landing: false")
    require(reverse, where, "a landing is flown backwards: reverse must be true")
    huts = len(fields.fields["huts"])
    require(huts >= players, fields.path("huts"), f"a landing needs a hut for each of {players} players")


def check_ring(fields: Reader, goal: str, castles: list[int]) -> None:
    where = fields.path("ring")
    ring = fields.items("ring")
    require(not ring or goal == "keep-cat", where, f"goal {goal} has no ring: []")
    require(not ring or len(ring) >= 3, where, "a ring has at least three castles")
    for k, castle in enumerate(ring):
        check_castle(castle, castles, f"{where}.{k}")
        require(castle not in ring[:k], f"{where}.{k}", f"castle {castle} is there twice")


def check_points(fields: Reader, goal: str) -> None:
    if goal == "keep-cat":
        fields.integer("points", 1, 9)
    else:
        points = fields.fields["points"]
        require(type(points) is int and points == 0, fields.path("points"), f"goal {goal} has no points: 0")


def check_fool(fields: Reader, goal: str, width: int, height: int) -> None:
    """The fool stands clear of edge and huts; the rest of the layout has been checked."""
    where = fields.path("fool")
    fool = fields.fields["fool"]
    needed = goal == "catch-fool"
    require((fool is not None) == needed, where, f"goal {goal} {'needs a fool' if needed else 'has no fool: null'}")
    if fool is None:
        return
    pose = items(fool, where, 3)
    x = integer(pose[0], 0, width, f"{where}.0")
    y = integer(pose[1], 0, height, f"{where}.1")
    heading = integer(pose[2], 0, HEADINGS - 1, f"{where}.2")
    table = bare_table(fields.fields)
    for body, part in ((FIGURES[heading], "figure"), (TAILS[heading], "tail")):
        touched = table.touched(body, x, y, EDGE | ALL_HUTS)
        require(touched == 0, where, f"his {part} touches {first_name(touched) if touched else ''}")


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
