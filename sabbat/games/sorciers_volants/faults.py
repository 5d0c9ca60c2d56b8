"""What is wrong with a layout: every rule of section 7 that it breaks, told on the thing that breaks it (VOL-96)."""

from itertools import combinations
from typing import Any, Final

from sabbat.core.errors import BadPosition, Fault
from sabbat.games.sorciers_volants.components import (
    CASTLE_COUNT,
    CASTLE_HALF_WIDTHS,
    CAT_HALF_WIDTH,
    HUT_COUNT,
    HUT_HALF_WIDTH,
    SITES,
)
from sabbat.games.sorciers_volants.geometry import FIGURES, HEADINGS, TAILS
from sabbat.games.sorciers_volants.table import ALL_HUTS, EDGE, Table, first_name, lay_out

GOALS: Final = ["touch-cat", "race", "keep-cat", "catch-fool"]
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
CLAUSE: Final = "VOL-96"
SMALLEST: Final = 5000
LARGEST: Final = 20000
LEGS_MOST: Final = 12
NAME_MOST: Final = 40

Disc = tuple[str, str, list[int], int]
"""A round thing of a layout: its name, its path, its centre and its half-width."""


def bare_table(source: dict[str, Any]) -> Table:
    """A layout's table with castles, huts and the cat."""
    width, height = source["table"]
    castles = [None if centre is None else (centre[0], centre[1]) for centre in source["castles"]]
    huts = [(x, y) for x, y in source["huts"]]
    cat = source["cat"]
    return lay_out(width, height, castles, huts, None if cat is None else (cat[0], cat[1]))


def check(value: Any, players: int, where: str) -> None:
    """BadPosition for the first rule that is broken."""
    found = faults(value, players, where)
    if found:
        raise found[0]


def faults(value: Any, players: int, where: str = "") -> list[Fault]:
    """Everything that is wrong with a layout for so many players; only the first, if it is not even shaped like one."""
    notes = Notes(where)
    try:
        shape(notes, value)
    except BadPosition:
        return notes.found
    layout: dict[str, Any] = value
    check_name(notes, layout)
    discs = check_places(notes, layout)
    check_cat_and_fool(notes, layout)
    check_overlaps(notes, discs)
    check_starts(notes, layout, [disc[0] for disc in discs], players)
    castles = [int(disc[0].split()[1]) for disc in discs if disc[0].startswith("castle")]
    check_course(notes, layout, castles)
    check_landing(notes, layout, players)
    check_ring(notes, layout, castles)
    check_points(notes, layout)
    check_needs(notes, layout, castles, players)
    check_fool(notes, layout)
    return notes.found


class Notes:
    """The faults found so far, in the order of the rules."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.found: list[Fault] = []

    def add(self, where: str, reason: str, why: str, things: list[str], **facts: Any) -> Fault:
        path = f"{self.where}.{where}" if self.where and where else self.where or where
        fault = Fault(path, f"vol-layout-{reason}", why, things, CLAUSE, **facts)
        self.found.append(fault)
        return fault


def named(thing: str) -> dict[str, Any]:
    """A thing as messages name it: `castle 3` is of the kind castle and has the number 3."""
    kind, _, number = thing.partition(" ")
    return {"kind": kind, "number": int(number or 0)}


# -- the shape -----------------------------------------------------------------------------------


def shape(notes: Notes, value: Any) -> None:
    """All fields are there and of the right kind; the first that is not is noted and raised."""
    needs(notes, isinstance(value, dict), "" if notes.where else "layout", "object", "an object is needed")
    for name in FIELDS:
        needs(notes, name in value, name, "missing", "the field is missing")
    for name in value:
        needs(notes, name in FIELDS, str(name)[:40], "unknown", "there is no such field")
    for k, side in enumerate(entries(notes, value["table"], "table", 2)):
        number(notes, side, f"table.{k}", SMALLEST, LARGEST)
    word(notes, value["goal"], GOALS, "goal")
    for k, centre in enumerate(entries(notes, value["castles"], "castles", CASTLE_COUNT)):
        if centre is not None:
            place(notes, centre, f"castles.{k}")
    for k, centre in enumerate(entries(notes, value["huts"], "huts")):
        needs(notes, k < HUT_COUNT, "huts", "huts", f"there are {HUT_COUNT} huts in the box", count=HUT_COUNT)
        place(notes, centre, f"huts.{k}")
    if value["cat"] is not None:
        place(notes, value["cat"], "cat")
    if value["fool"] is not None:
        pose = entries(notes, value["fool"], "fool", 3)
        width, height = value["table"]
        for k, most in enumerate((width, height, HEADINGS - 1)):
            number(notes, pose[k], f"fool.{k}", 0, most)
    for k, site in enumerate(entries(notes, value["starts"], "starts")):
        word(notes, site, SITES, f"starts.{k}")
    for name in ("reverse", "landing"):
        needs(notes, isinstance(value[name], bool), name, "boolean", "true or false is needed")
    for k, leg in enumerate(entries(notes, value["course"], "course")):
        parts = entries(notes, leg, f"course.{k}", 3)
        word(notes, parts[0], ["gate", "round"], f"course.{k}.0")
    entries(notes, value["ring"], "ring")


def needs(notes: Notes, holds: bool, where: str, wanted: str, why: str, **facts: Any) -> None:
    """Note and raise unless it holds."""
    if not holds:
        given = {"wanted": wanted, "count": 0, "low": 0, "high": 0, "known": "", **facts}
        raise notes.add(where, "shape", why, [], **given)


def entries(notes: Notes, value: Any, where: str, count: int | None = None) -> list[Any]:
    needs(notes, isinstance(value, list), where, "list", "a list is needed")
    right = count is None or len(value) == count
    needs(notes, right, where, "entries", f"{count} entries are needed", count=count or 0)
    return list(value)


def number(notes: Notes, value: Any, where: str, low: int, high: int) -> None:
    whole = type(value) is int and low <= value <= high
    needs(notes, whole, where, "number", f"a whole number from {low} to {high} is needed", low=low, high=high)


def place(notes: Notes, value: Any, where: str) -> None:
    for k, coordinate in enumerate(entries(notes, value, where, 2)):
        number(notes, coordinate, f"{where}.{k}", 0, LARGEST)


def word(notes: Notes, value: Any, known: list[str], where: str) -> None:
    right = isinstance(value, str) and value in known
    listed = ", ".join(known)
    needs(notes, right, where, "word", f"{str(value)[:40]!r} is none of {listed}", known=listed)


# -- what stands where -----------------------------------------------------------------------------


def check_name(notes: Notes, layout: dict[str, Any]) -> None:
    name = layout["name"]
    if not (isinstance(name, str) and 1 <= len(name) <= NAME_MOST):
        notes.add("name", "name", f"1 to {NAME_MOST} characters are needed", [], most=NAME_MOST)


def check_places(notes: Notes, layout: dict[str, Any]) -> list[Disc]:
    """Castles, huts and the cat lie wholly on the table."""
    discs: list[Disc] = []
    for k, centre in enumerate(layout["castles"]):
        if centre is not None:
            discs.append((f"castle {k + 1}", f"castles.{k}", centre, CASTLE_HALF_WIDTHS[k]))
    for k, centre in enumerate(layout["huts"]):
        discs.append((f"hut {k + 1}", f"huts.{k}", centre, HUT_HALF_WIDTH))
    if layout["cat"] is not None:
        discs.append(("cat", "cat", layout["cat"], CAT_HALF_WIDTH))
    width, height = layout["table"]
    for thing, where, centre, w in discs:
        if not (w <= centre[0] <= width - w and w <= centre[1] <= height - w):
            notes.add(where, "off-table", f"{thing} does not lie wholly on the table", [thing], **named(thing))
    return discs


def check_cat_and_fool(notes: Notes, layout: dict[str, Any]) -> None:
    """There is a cat or a fool exactly if the goal has one."""
    goal = layout["goal"]
    for thing, goals in (("cat", ["touch-cat", "keep-cat"]), ("fool", ["catch-fool"])):
        there = layout[thing] is not None
        if there and goal not in goals:
            notes.add(thing, "useless", f"goal {goal} has no {thing}: null", [thing], what=thing, goal=goal)
        elif not there and goal in goals:
            notes.add(thing, "needed", f"goal {goal} needs a {thing}", [], what=thing, goal=goal)


def check_overlaps(notes: Notes, discs: list[Disc]) -> None:
    """No two of castles, huts and cat overlap; they may touch."""
    for one, two in combinations(discs, 2):
        (ax, ay), (bx, by) = one[2], two[2]
        if (ax - bx) ** 2 + (ay - by) ** 2 < (one[3] + two[3]) ** 2:
            other = named(one[0])
            facts = {**named(two[0]), "other": other["kind"], "other_number": other["number"]}
            notes.add(two[1], "overlap", f"{two[0]} overlaps {one[0]}", [two[0], one[0]], **facts)


def check_starts(notes: Notes, layout: dict[str, Any], sites: list[str], players: int) -> None:
    starts = layout["starts"]
    for k, site in enumerate(starts):
        if site not in sites:
            notes.add(f"starts.{k}", "start-nowhere", f"there is no {site} on this table", [site], **named(site))
        elif site in starts[:k]:
            notes.add(f"starts.{k}", "start-twice", f"{site} is there twice", [site], **named(site))
    if len(starts) < players:
        why = f"{players} players need as many start sites"
        notes.add("starts", "few-starts", why, [], players=players, count=len(starts))


# -- the goal --------------------------------------------------------------------------------------


def check_course(notes: Notes, layout: dict[str, Any], castles: list[int]) -> None:
    goal, course = layout["goal"], layout["course"]
    if goal != "race":
        if course:
            notes.add("course", "useless", f"goal {goal} has no course: []", [], what="course", goal=goal)
        return
    if not 1 <= len(course) <= LEGS_MOST:
        notes.add("course", "legs", f"1 to {LEGS_MOST} legs are needed", [], most=LEGS_MOST)
    for k, leg in enumerate(course[:LEGS_MOST]):
        check_leg(notes, course, k, leg, castles)


def check_leg(notes: Notes, course: list[Any], k: int, leg: list[Any], castles: list[int]) -> None:
    kind, a, b = leg
    for n, castle in ((1, a), (2, b)):
        if not is_castle(castle, castles):
            why = f"{castle!r} is no castle on this table"
            notes.add(f"course.{k}.{n}", "leg-castle", why, [f"leg {k + 1}"], leg=k + 1, number=str(castle)[:20])
            return
    if a == b:
        notes.add(f"course.{k}", "leg-same", "two different castles are needed", [f"leg {k + 1}"], leg=k + 1)
    elif kind == "round" and (k == 0 or course[k - 1] != ["gate", a, b]):
        why = f"it must directly follow the leg gate {a} {b}"
        notes.add(f"course.{k}", "leg-round", why, [f"leg {k + 1}"], leg=k + 1, a=a, b=b)


def is_castle(value: Any, castles: list[int]) -> bool:
    return type(value) is int and value in castles


def check_landing(notes: Notes, layout: dict[str, Any], players: int) -> None:
    if not layout["landing"]:
        return
    goal = layout["goal"]
    if goal != "race":
        notes.add("landing", "useless", f"goal {goal} has no landing: false", [], what="landing", goal=goal)
        return
    if not layout["reverse"]:
        notes.add("landing", "landing-reverse", "a landing is flown backwards: reverse must be true", [])
    huts = len(layout["huts"])
    if huts < players:
        why = f"a landing needs a hut for each of {players} players"
        notes.add("huts", "few-huts", why, [], what="landing", players=players, count=huts)


def check_ring(notes: Notes, layout: dict[str, Any], castles: list[int]) -> None:
    goal, ring = layout["goal"], layout["ring"]
    if ring and goal != "keep-cat":
        notes.add("ring", "useless", f"goal {goal} has no ring: []", [], what="ring", goal=goal)
        return
    if 0 < len(ring) < 3:
        notes.add("ring", "ring-short", "a ring has at least three castles", [f"castle {n}" for n in ring if n])
    for k, castle in enumerate(ring[: CASTLE_COUNT + 1]):
        if not is_castle(castle, castles):
            notes.add(f"ring.{k}", "ring-castle", f"{castle!r} is no castle on this table", [], number=str(castle)[:20])
        elif castle in ring[:k]:
            notes.add(f"ring.{k}", "ring-twice", f"castle {castle} is there twice", [f"castle {castle}"], number=castle)


def check_points(notes: Notes, layout: dict[str, Any]) -> None:
    goal, points = layout["goal"], layout["points"]
    if goal == "keep-cat":
        if not (type(points) is int and 1 <= points <= 9):
            notes.add("points", "points", "a whole number from 1 to 9 is needed", [])
    elif type(points) is not int or points != 0:
        notes.add("points", "useless", f"goal {goal} has no points: 0", [], what="points", goal=goal)


def check_needs(notes: Notes, layout: dict[str, Any], castles: list[int], players: int) -> None:
    """Whoever is exiled goes to a castle, and the fool hunts castles; whoever he sweeps away begins at a hut."""
    goal, huts = layout["goal"], len(layout["huts"])
    if goal in ("keep-cat", "catch-fool") and not castles:
        notes.add("castles", "needed", f"goal {goal} needs a castle", [], what="castle", goal=goal)
    if goal == "catch-fool" and huts < players:
        why = f"goal catch-fool needs a hut for each of {players} players"
        notes.add("huts", "few-huts", why, [], what="fool", players=players, count=huts)


def check_fool(notes: Notes, layout: dict[str, Any]) -> None:
    """The fool stands clear of edge and huts."""
    fool = layout["fool"]
    if fool is None or layout["goal"] != "catch-fool":
        return
    x, y, heading = fool
    table = bare_table(layout)
    for body, part in ((FIGURES[heading], "figure"), (TAILS[heading], "tail")):
        touched = table.touched(body, x, y, EDGE | ALL_HUTS)
        if touched:
            thing = first_name(touched)
            notes.add("fool", "fool-touches", f"his {part} touches {thing}", ["fool"], part=part, **named(thing))
