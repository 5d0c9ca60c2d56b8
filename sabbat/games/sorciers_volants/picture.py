"""A match as a text picture: the table seen from above, then books and supply.

Castles are filled with their number, a hut is its number in brackets, the cat is `@`. A flyer is the capital
letter of its colour (the fool `F`) with an arrow at the nose and a tail of dots; lines that count are dotted.
"""

from typing import Any

from sabbat.games.sorciers_volants.components import (
    CASTLE_HALF_WIDTHS,
    COLORS,
    CURVE_COUNT,
    CURVES,
    FLYER_REACH,
    TAIL_LENGTH,
)
from sabbat.games.sorciers_volants.geometry import HEADINGS, rot
from sabbat.games.sorciers_volants.layouts import source_for

COLUMNS = 80
ROWS = 40
ARROWS = "→↘↓↙←↖↑↗"
CURVES_A_LINE = 7


class Canvas:
    """Characters over the table, each twice as high as wide."""

    def __init__(self, width: int, height: int, columns: int = COLUMNS) -> None:
        self.cell = max(-(-width // columns), -(-height // (2 * ROWS)))
        self.columns = -(-width // self.cell)
        self.rows = -(-height // (2 * self.cell))
        self.lines = [[" "] * self.columns for _ in range(self.rows)]

    def put(self, x: int, y: int, text: str) -> None:
        """A short text with its middle at a place of the table; what sticks out is left away."""
        row = y // (2 * self.cell)
        column = x // self.cell - len(text) // 2
        for k, mark in enumerate(text):
            if 0 <= row < self.rows and 0 <= column + k < self.columns:
                self.lines[row][column + k] = mark

    def fill(self, x: int, y: int, radius: int, mark: str) -> None:
        """A disc of one character."""
        high = 2 * self.cell
        for row in range((y - radius) // high, (y + radius) // high + 1):
            for column in range((x - radius) // self.cell, (x + radius) // self.cell + 1):
                dx = column * self.cell + self.cell // 2 - x
                dy = row * high + self.cell - y
                if dx * dx + dy * dy <= radius * radius:
                    self.put(column * self.cell, row * high, mark)
        self.put(x, y, mark)

    def dots(self, a: list[int], b: list[int], mark: str) -> None:
        """A straight line."""
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1])) // (2 * self.cell) + 1
        for k in range(steps + 1):
            self.put(a[0] + (b[0] - a[0]) * k // steps, a[1] + (b[1] - a[1]) * k // steps, mark)

    def framed(self) -> list[str]:
        edge = "+" + "-" * self.columns + "+"
        return [edge, *("|" + "".join(line) + "|" for line in self.lines), edge]


def draw(position: dict[str, Any]) -> str:
    """The picture of a position or a view."""
    layout = source_for(position["options"], position["players"])
    width, height = layout["table"]
    canvas = Canvas(width, height)
    draw_lines(canvas, layout)
    draw_table(canvas, layout, position)
    draw_flyers(canvas, position)
    lines = [header(position), *canvas.framed()]
    lines += [seat_line(position, seat, layout["goal"]) for seat in range(position["players"])]
    if position["fool"] is not None:
        target = f"castle {position['castles'][0]}" if position["castles"] else "-"
        lines.append(f"fool F · {pointing(position['fool'])} · {target}")
    lines += [flight_line(flight) for flight in position["flights"]]
    return "\n".join([*lines, *supply_lines(position)])


def draw_lines(canvas: Canvas, layout: dict[str, Any]) -> None:
    """The gates of a course, the ring of a cat chase."""
    castles = layout["castles"]
    ring = layout["ring"]
    pairs = [(a, b) for _, a, b in layout["course"]] + list(zip(ring, ring[1:] + ring[:1], strict=True))
    for a, b in pairs:
        canvas.dots(castles[a - 1], castles[b - 1], ".")


def draw_table(canvas: Canvas, layout: dict[str, Any], position: dict[str, Any]) -> None:
    for number in position["castles"]:
        x, y = layout["castles"][number - 1]
        canvas.fill(x, y, CASTLE_HALF_WIDTHS[number - 1], str(number))
    for k, (x, y) in enumerate(layout["huts"]):
        canvas.put(x, y, f"[{k + 1}]")
    if position["cat"] == "home":
        x, y = layout["cat"]
        canvas.put(x, y, "@")


def draw_flyers(canvas: Canvas, position: dict[str, Any]) -> None:
    figures = [(flyer, letter(position, seat)) for seat, flyer in enumerate(position["flyers"])]
    for flyer, mark in [*figures, (position["fool"], "F")]:
        if flyer is not None:
            draw_flyer(canvas, flyer["x"], flyer["y"], flyer["heading"], mark)


def draw_flyer(canvas: Canvas, x: int, y: int, heading: int, mark: str) -> None:
    for ahead, sign in ((-TAIL_LENGTH, "·"), (-TAIL_LENGTH // 2, "·"), (FLYER_REACH, arrow(heading)), (0, mark)):
        dx, dy = rot(ahead, 0, heading)
        canvas.put(x + dx, y + dy, sign)


def arrow(heading: int) -> str:
    """The nearest of eight directions."""
    return ARROWS[(heading * 8 + HEADINGS // 2) // HEADINGS % 8]


def pointing(flyer: dict[str, Any]) -> str:
    """Which way a flyer looks: its heading, clockwise from the right."""
    return f"{arrow(flyer['heading'])} {flyer['heading']} ({3 * flyer['heading']}°)"


def letter(position: dict[str, Any], seat: int) -> str:
    """A seat's colour as a capital letter."""
    return str(position["options"]["colors"][seat])[0].upper()


def header(position: dict[str, Any]) -> str:
    """Adventure, phase, turn and whose it is."""
    players = position["players"]
    active = (position["options"]["first"] + position["turns_played"]) % players
    parts = [position["options"]["adventure"], position["phase"], f"turn {position['turns_played'] + 1}"]
    parts.append(f"active {active} {letter(position, active)}")
    if position["waiting"]:
        parts.append("waiting " + " ".join(f"{seat} {letter(position, seat)}" for seat in position["waiting"]))
    if position["site"] is not None:
        parts.append(position["site"])
    if position["votes"]:
        parts.append("votes " + " ".join(map(str, position["votes"])))
    if position["reason"] is not None:
        parts.append(position["reason"])
    return " · ".join(parts)


def seat_line(position: dict[str, Any], seat: int, goal: str) -> str:
    """A seat's book, and whatever it has beyond that."""
    flyer = position["flyers"][seat]
    parts = [f"{seat} {letter(position, seat)}  book {', '.join(position['books'][seat]) or '-'}"]
    if position["reverse"][seat] is not None:
        parts.append(f"reverse {position['reverse'][seat]}")
    if flyer is not None:
        parts.append(pointing(flyer) if flyer["site"] is None else f"{flyer['site']} {pointing(flyer)}")
    if goal == "race":
        parts.append(f"legs {position['legs'][seat]}")
    if goal == "keep-cat":
        parts.append(f"points {position['points'][seat]}")
    if position["markers"][seat] is not None:
        parts.append(f"markers hut {position['markers'][seat]}")
    if position["cat"] == seat:
        parts.append("cat")
    return " · ".join(parts)


def flight_line(flight: dict[str, Any]) -> str:
    """What the last flight did; a position may say of it what it likes."""
    said = [f"{name} {plain(flight[name])}" for name in ("pieces", "laid", "kept") if name in flight]
    said += [f"{name} {plain(flight[name])}" for name in ("stopped_by", "touched") if flight.get(name)]
    return " · ".join([f"flights {plain(flight.get('who', '-'))}", *said])


def plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def supply_lines(position: dict[str, Any]) -> list[str]:
    """The curves in the supply, each with its length and turn."""
    pieces = [piece for book in position["books"] for piece in book] + [p for p in position["reverse"] if p]
    taken = {int(piece.split()[0]) for piece in pieces}
    shown = [
        f"{number}: {CURVES[number - 1].length_mm} mm {3 * CURVES[number - 1].turn}°"
        for number in range(1, CURVE_COUNT + 1)
        if number not in taken
    ]
    rows = [shown[k : k + CURVES_A_LINE] for k in range(0, len(shown), CURVES_A_LINE)]
    return [("supply  " if k == 0 else "        ") + "  ".join(row) for k, row in enumerate(rows)]


assert len({color[0] for color in COLORS}) == len(COLORS)
