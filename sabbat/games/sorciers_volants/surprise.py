"""Adventures made up by dice: they obey the rules (VOL-96), and differ by goal and by how hard they are wished."""

from typing import Any, Final

from sabbat.core.dice import Dice
from sabbat.games.sorciers_volants.components import CASTLE_COUNT, CASTLE_HALF_WIDTHS, HUT_HALF_WIDTH
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.games.sorciers_volants.geometry import COSINE, SINE

HARDNESS: Final = ["easy", "middling", "hard"]
CASTLES: Final = [(2, 4), (4, 6), (6, 8)]
"""From how many to how many castles, by hardness."""
GAPS: Final = [1100, 800, 560]
"""How far castles stand from rim to rim at least: a figure with its margin is 400 wide."""
GATES: Final = [(1, 2), (2, 3), (3, 5)]
POINTS: Final = [2, 4, 6]
TABLES: Final = [(8000, 10000, 7000, 9000), (14500, 17000, 7000, 9000), (18500, 20000, 14000, 17000)]
"""How wide and how high the table is on the way to a cat: nothing else makes that way longer."""
TRIES: Final = 400
MOST_PLAYERS: Final = 4
MIDDLE: Final = 25

Point = tuple[int, int]


class Sketch:
    """A table that things are put on, one after the other, wherever there is room."""

    def __init__(self, dice: Dice, hardness: int) -> None:
        self.dice = dice
        self.hardness = hardness
        self.width = 9000 + 500 * int(dice.below(9))
        self.height = 7000 + 500 * int(dice.below(5))
        self.castles: list[list[int] | None] = [None] * CASTLE_COUNT
        self.huts: list[list[int]] = []
        self.taken: list[tuple[int, int, int]] = []

    def between(self, low: int, high: int) -> int:
        """A number on the grid of five millimetres, both ends included."""
        return low + 50 * int(self.dice.below(max(1, (high - low) // 50 + 1)))

    def free(self, x: int, y: int, reach: int) -> bool:
        """Whether nothing stands within reach."""
        return all((x - a) ** 2 + (y - b) ** 2 >= (reach + r) ** 2 for a, b, r in self.taken)

    def home(self, height: int = 0) -> None:
        """Four huts down the left side or so much of it, with room for every facing that matters."""
        step = ((height or self.height) - 2600) // 3
        for k in range(MOST_PLAYERS):
            y = (1300 + k * step) // MIDDLE * MIDDLE
            self.huts.append([650, y])
            self.taken.append((650, y, HUT_HALF_WIDTH + 500))

    def scatter(self, left: int, count: int) -> bool:
        """So many castles beyond a line, each with room round it."""
        order = sorted(range(CASTLE_COUNT), key=lambda _: int(self.dice.below(1000)))
        return all(self.scatter_one(n, left) for n in order[:count])

    def scatter_one(self, n: int, left: int) -> bool:
        radius = CASTLE_HALF_WIDTHS[n]
        for _ in range(60):
            x = self.between(left, self.width - radius - 700)
            y = self.between(radius + 500, self.height - radius - 500)
            if self.free(x, y, radius + GAPS[self.hardness]):
                self.castles[n] = [x, y]
                self.taken.append((x, y, radius))
                return True
        return False

    def count(self) -> int:
        low, high = CASTLES[self.hardness]
        return low + int(self.dice.below(high - low + 1))

    def standing(self) -> list[int]:
        return [n + 1 for n in range(CASTLE_COUNT) if self.castles[n] is not None]

    def layout(self, **facts: Any) -> dict[str, Any]:
        bare: dict[str, Any] = {
            "name": "…",
            "table": [self.width, self.height],
            "castles": self.castles,
            "huts": self.huts,
            "cat": None,
            "fool": None,
            "starts": [f"hut {k + 1}" for k in range(len(self.huts))],
            "goal": "touch-cat",
            "reverse": False,
            "course": [],
            "landing": False,
            "ring": [],
            "points": 0,
        }
        return {**bare, **facts}


def surprise(goal: str, hardness: str, seed: int) -> dict[str, Any]:
    """VOL-94: an adventure for two to four players, the same for the same wish and seed."""
    dice = Dice(seed)
    level = HARDNESS.index(hardness)
    makers = [cat, race, chase, hunt]
    for _ in range(TRIES):
        found = makers[GOALS.index(goal)](Sketch(dice, level))
        if found is not None and not faults(found, MOST_PLAYERS):
            return found
    raise AssertionError("no table can be made")  # pragma: no cover


def cat(sketch: Sketch) -> dict[str, Any] | None:
    """Far from the huts sits the cat, behind castles; the harder, the farther."""
    narrow, wide, low, high = TABLES[sketch.hardness]
    sketch.width, sketch.height = sketch.between(narrow, wide), sketch.between(low, high)
    sketch.home(7000)
    x = sketch.between(sketch.width - 1500, sketch.width - 800)
    y = sketch.between(sketch.height - 3000 if sketch.hardness == 2 else 1000, sketch.height - 1000)
    sketch.taken.append((x, y, 500))
    if not sketch.scatter(2200, sketch.count()):
        return None
    return sketch.layout(cat=[x, y], reverse=sketch.hardness > 0 and sketch.dice.below(2) == 1)


def race(sketch: Sketch) -> dict[str, Any] | None:
    """Gates wide enough to fly through, some to be rounded; hard ones end with a landing now and then."""
    sketch.home()
    if not sketch.scatter(2400, max(2, sketch.count())):
        return None
    gates = wide_pairs(sketch)
    if not gates:
        return None
    course = lay_course(sketch, gates)
    landing = sketch.hardness == 2 and sketch.dice.below(2) == 1
    return sketch.layout(goal="race", course=course, landing=landing, reverse=landing or sketch.dice.below(2) == 1)


def lay_course(sketch: Sketch, gates: list[Point]) -> list[list[Any]]:
    """Some of the gates, flown as one comes to them; in hard courses now and then the other way, which takes a loop."""
    low, high = GATES[sketch.hardness]
    course: list[list[Any]] = []
    at = (650, sketch.height // 2)
    for _ in range(low + int(sketch.dice.below(high - low + 1))):
        pair = gates[int(sketch.dice.below(len(gates)))]
        if course and set(course[-1][1:]) == set(pair):
            continue
        a, b = pair if leads_on(sketch, at, pair) else pair[::-1]
        if sketch.hardness == 2 and sketch.dice.below(4) == 0:
            a, b = b, a
        course.append(["gate", a, b])
        if sketch.hardness > 0 and sketch.dice.below(3) == 0:
            course.append(["round", a, b])
        at = middle(sketch, pair)
    return course


def middle(sketch: Sketch, pair: Point) -> Point:
    (ax, ay), (bx, by) = place(sketch, pair[0]), place(sketch, pair[1])
    return (ax + bx) // 2, (ay + by) // 2


def leads_on(sketch: Sketch, at: Point, gate: Point) -> bool:
    """VOL-54: whether somebody who comes straight from a place has the first castle of a gate on the left hand."""
    (ax, ay), (bx, by) = place(sketch, gate[0]), place(sketch, gate[1])
    x, y = middle(sketch, gate)
    return (by - ay) * (x - at[0]) + (ax - bx) * (y - at[1]) > 0


def wide_pairs(sketch: Sketch) -> list[tuple[int, int]]:
    """Pairs of castles between which one flies well and nothing stands."""
    found: list[tuple[int, int]] = []
    standing = sketch.standing()
    for a in standing:
        for b in standing:
            (ax, ay), (bx, by) = place(sketch, a), place(sketch, b)
            apart = (ax - bx) ** 2 + (ay - by) ** 2
            if a < b and 1500**2 <= apart <= 4200**2 and not anything_between(sketch, a, b):
                found.append((a, b))
    return found


def place(sketch: Sketch, castle: int) -> Point:
    centre = sketch.castles[castle - 1]
    assert centre is not None
    return centre[0], centre[1]


def anything_between(sketch: Sketch, a: int, b: int) -> bool:
    """Whether another castle stands near the line."""
    (ax, ay), (bx, by) = place(sketch, a), place(sketch, b)
    for other in sketch.standing():
        if other in (a, b):
            continue
        x, y = place(sketch, other)
        for k in range(1, 8):
            px, py = ax + (bx - ax) * k // 8, ay + (by - ay) * k // 8
            if (px - x) ** 2 + (py - y) ** 2 < (CASTLE_HALF_WIDTHS[other - 1] + 350) ** 2:
                return True
    return False


def chase(sketch: Sketch) -> dict[str, Any] | None:
    """A ring of castles round one in the middle, where the cat is at home; harder rings are smaller."""
    count = 5 + int(sketch.dice.below(3))
    middle_x, middle_y = sketch.width // 2, sketch.height // 2
    sketch.castles[0] = [middle_x, middle_y]
    reach_y = sketch.height // 2 - 900 - 150 * sketch.hardness
    reach_x = min(sketch.width // 2 - 900, reach_y + int(sketch.dice.below(4)) * 400)
    turn = int(sketch.dice.below(120))
    for k in range(count):
        heading = (turn + k * 120 // count) % 120
        x = middle_x + reach_x * int(COSINE[heading]) // 1000000
        y = middle_y + reach_y * int(SINE[heading]) // 1000000
        sketch.castles[k + 1] = [x // 50 * 50, y // 50 * 50]
    ring = list(range(2, count + 2))
    away = 30 * int(sketch.dice.below(4))
    reach = CASTLE_HALF_WIDTHS[0] + 140
    home = [middle_x + reach * int(COSINE[away]) // 1000000, middle_y + reach * int(SINE[away]) // 1000000]
    return sketch.layout(
        goal="keep-cat",
        cat=home,
        ring=ring if sketch.dice.below(4) else [],
        points=POINTS[sketch.hardness],
        starts=[f"castle {n}" for n in ring],
        reverse=True,
    )


def hunt(sketch: Sketch) -> dict[str, Any] | None:
    """The fool among the castles; the fewer there are, the sooner he has wiped them out."""
    sketch.home()
    x = sketch.between(sketch.width * 5 // 10, sketch.width * 7 // 10)
    y = sketch.between(sketch.height * 3 // 10, sketch.height * 7 // 10)
    sketch.taken.append((x, y, 0))
    if not sketch.scatter(2400, 8 - 2 * sketch.hardness):
        return None
    return sketch.layout(goal="catch-fool", fool=[x, y, int(sketch.dice.below(120))], reverse=True)
