"""A position as an SVG picture, to scale: one unit of the picture is one unit of the table (0.1 mm)."""

from html import escape
from typing import Any, Final

from sabbat.games.sorciers_volants.components import (
    CASTLE_HALF_WIDTHS,
    CAT_HALF_WIDTH,
    FIGURE_FROM,
    FIGURE_HALF_WIDTH,
    FIGURE_TO,
    HUT_HALF_WIDTH,
    PIECE_HALF_WIDTH,
    SITES,
    TAIL_HALF_WIDTH,
    TAIL_LENGTH,
    TEXTS,
)
from sabbat.games.sorciers_volants.geometry import piece
from sabbat.games.sorciers_volants.layouts import source_for

PAINTS: Final = {"red": "#c8323c", "green": "#2f8f4e", "violet": "#7a4fb5", "yellow": "#d9a514"}
FOOL_PAINT: Final = "#3c4650"
STYLE: Final = (
    ".table{fill:#f4efe4;stroke:#8a7f6a;stroke-width:20}"
    ".line{stroke:#a89c86;stroke-width:16;stroke-dasharray:70 70;fill:none}"
    ".castle{fill:#9a9488;stroke:#5e594f;stroke-width:20}"
    ".gone{fill:none;stroke:#cfc8b8;stroke-width:14;stroke-dasharray:40 40}"
    ".hut{fill:#b98a5a;stroke:#6f4e2c;stroke-width:20}"
    ".cat{fill:#26221e}"
    ".path{fill:none;stroke-opacity:.3;stroke-linecap:round;stroke-linejoin:round}"
    ".axis{fill:none;stroke-opacity:.8;stroke-width:14}"
    "text{font-family:sans-serif;font-weight:bold;text-anchor:middle;dominant-baseline:central}"
)


def svg(position: dict[str, Any]) -> str:
    """The picture of a position or a view, with the flights planned on the books."""
    layout = source_for(position["options"], position["players"])
    body = table_of(layout, set(position["castles"]), position["cat"] in (None, "home"))
    for seat in range(position["players"]):
        if position["flyers"][seat] is not None:
            body += plan(position, seat)
    for seat, hut in enumerate(position["markers"]):
        if hut is not None:
            body.append(marker(layout["huts"][hut - 1], paint(position, seat)))
    for seat, flyer in enumerate(position["flyers"]):
        if flyer is not None:
            body.append(broom(flyer, paint(position, seat), str(seat)))
    carrier = position["cat"]
    if carrier not in (None, "home"):
        flyer = position["flyers"][carrier]
        body.append(f'<circle class="cat" cx="{flyer["x"]}" cy="{flyer["y"]}" r="{CAT_HALF_WIDTH // 2}"/>')
    if position["fool"] is not None:
        body.append(broom(position["fool"], FOOL_PAINT, "F"))
    return page(layout, body)


def svg_layout(layout: dict[str, Any]) -> str:
    """The picture of a layout that has been checked, before anybody stands on it."""
    castles = {k + 1 for k, centre in enumerate(layout["castles"]) if centre is not None}
    body = table_of(layout, castles, True)
    for site in layout["starts"]:
        x, y, reach = circle(layout, site)
        body.append(f'<circle class="line" cx="{x}" cy="{y}" r="{reach + 60}"/>')
    if layout["fool"] is not None:
        x, y, heading = layout["fool"]
        body.append(broom({"x": x, "y": y, "heading": heading}, FOOL_PAINT, "F"))
    return page(layout, body)


def page(layout: dict[str, Any], body: list[str]) -> str:
    width, height = layout["table"]
    size = f'width="{width // 10}" height="{height // 10}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>'
    title = f"<title>{escape(layout['name'])}</title><style>{STYLE}</style>"
    edge = f'<rect class="table" x="10" y="10" width="{width - 20}" height="{height - 20}"/>'
    return "\n".join([head, title, edge, *body, "</svg>", ""])


def table_of(layout: dict[str, Any], castles: set[int], cat_at_home: bool) -> list[str]:
    """What the layout puts on the table: lines that count, castles, huts, the cat."""
    centres = layout["castles"]
    ring = layout["ring"]
    pairs = [(a, b) for _, a, b in layout["course"]] + list(zip(ring, ring[1:] + ring[:1], strict=True))
    drawn = [line(centres[a - 1], centres[b - 1]) for a, b in dict.fromkeys(pairs)]
    for k, centre in enumerate(centres):
        if centre is not None:
            kind = "castle" if k + 1 in castles else "gone"
            drawn += disc(centre, CASTLE_HALF_WIDTHS[k], kind, str(k + 1))
    for k, centre in enumerate(layout["huts"]):
        drawn += disc(centre, HUT_HALF_WIDTH, "hut", str(k + 1))
    if layout["cat"] is not None and cat_at_home:
        drawn += disc(layout["cat"], CAT_HALF_WIDTH, "cat", "")
    return drawn


def circle(layout: dict[str, Any], site: str) -> tuple[int, int, int]:
    """Centre and half-width of a site."""
    kind, number = SITES[SITES.index(site)].split()
    k = int(number) - 1
    x, y = layout["huts"][k] if kind == "hut" else layout["castles"][k]
    return x, y, HUT_HALF_WIDTH if kind == "hut" else CASTLE_HALF_WIDTHS[k]


def line(a: list[int], b: list[int]) -> str:
    return f'<path class="line" d="M{a[0]} {a[1]}L{b[0]} {b[1]}"/>'


def disc(centre: list[int], radius: int, kind: str, label: str) -> list[str]:
    x, y = centre
    shape = f'<circle class="{kind}" cx="{x}" cy="{y}" r="{radius}"/>'
    text = f'<text x="{x}" y="{y}" font-size="{radius}" fill="#fff">{label}</text>'
    return [shape, text] if label and kind != "gone" else [shape]


def marker(centre: list[int], colour: str) -> str:
    """A marker on a destination hut."""
    x, y = centre
    return f'<circle cx="{x}" cy="{y}" r="{HUT_HALF_WIDTH - 40}" fill="none" stroke="{colour}" stroke-width="50"/>'


def paint(position: dict[str, Any], seat: int) -> str:
    return PAINTS[position["options"]["colors"][seat]]


def broom(flyer: dict[str, Any], colour: str, label: str) -> str:
    """A figure with its star tail, looking along its heading."""
    tail = f'<path d="M0 0H{-TAIL_LENGTH}" stroke="{colour}" stroke-opacity=".55" stroke-width="{2 * TAIL_HALF_WIDTH}"'
    figure = f'<path d="M{FIGURE_FROM} 0H{FIGURE_TO}" stroke="{colour}" stroke-width="{2 * FIGURE_HALF_WIDTH}"'
    tip = f'<path d="M{FIGURE_TO - 60} -60L{FIGURE_TO + 70} 0L{FIGURE_TO - 60} 60Z" fill="#fff"/>'
    angle = 3 * flyer["heading"]
    upright = f"translate({FIGURE_FROM + 40} 0) rotate({-angle})"
    name = f'<text transform="{upright}" font-size="150" fill="#fff">{label}</text>'
    turn = f"translate({flyer['x']} {flyer['y']}) rotate({angle})"
    return f'<g transform="{turn}" stroke-linecap="round">{tail}/>{figure}/>{tip}{name}</g>'


def plan(position: dict[str, Any], seat: int) -> list[str]:
    """The pieces on a book as they would be laid, were nothing in the way."""
    pieces = [f"take {text}" for text in position["books"][seat]]
    if position["reverse"][seat] is not None:
        pieces.append(f"take {position['reverse'][seat]} reverse")
    flyer = position["flyers"][seat]
    x, y, heading = flyer["x"], flyer["y"], flyer["heading"]
    drawn: list[str] = []
    for text in pieces:
        laid = piece(TEXTS.index(text), heading)
        track = "L".join(f"{x + dx} {y + dy}" for dx, dy in zip(laid.xs, laid.ys, strict=True))
        colour = paint(position, seat)
        drawn.append(f'<path class="path" d="M{track}" stroke="{colour}" stroke-width="{2 * PIECE_HALF_WIDTH}"/>')
        drawn.append(f'<path class="axis" d="M{track}" stroke="{colour}"/>')
        x, y, heading = x + int(laid.end_x), y + int(laid.end_y), int(laid.end_heading)
    return drawn
