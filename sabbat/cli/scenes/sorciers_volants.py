"""Les Sorciers Volants in the terminal: the table top from above, then everybody's magic book, and the supply."""

from math import hypot
from typing import Any

from rich.text import Text

from sabbat.cli.scenes.scene import Drawing, Row, Scene, Thing, Words
from sabbat.games.sorciers_volants.components import CASTLE_HALF_WIDTHS, CURVE_COUNT, CURVES, HUT_HALF_WIDTH
from sabbat.games.sorciers_volants.layouts import source_for
from sabbat.games.sorciers_volants.picture import Canvas, draw_flyer, draw_lines, draw_table

SIGNS = {"red": "♥", "green": "♣", "violet": "♦", "yellow": "★"}
FOOL = "☻"
STYLES = {
    "♥": "bold #ff6b70",
    "♣": "bold #5fd38a",
    "♦": "bold #b99aff",
    "★": "bold #edbc33",
    FOOL: "bold #dfe3ef",
    "@": "bold #ffc861",
    **dict.fromkeys("12345678", "#1b1426 on #8d8799"),
    **dict.fromkeys(".·", "dim"),
    **dict.fromkeys("+-|", "dim"),
}
HEADINGS_AN_HOUR = 10
DEGREES = 3
COLUMNS = 78
"""The width of the table top, so that it fits a terminal of 80 columns with its frame."""


def scene(view: dict[str, Any], words: Words) -> Scene:
    layout = source_for(view["options"], view["players"])
    parts: list[Row | Drawing] = [tabletop(view, layout, words)]
    for seat in range(view["players"]):
        parts += seat_rows(view, layout, words, seat)
    for flight in view["flights"]:
        sentence = flight_told(flight, words)
        parts.append(Row(sentence.rstrip("."), sentence=sentence))
    return [*parts, supply(view, words)]


def tabletop(view: dict[str, Any], layout: dict[str, Any], words: Words) -> Drawing:
    width, height = layout["table"]
    canvas = Canvas(width, height, COLUMNS)
    draw_lines(canvas, layout)
    draw_table(canvas, layout, view)
    for flyer, sign in [
        *((flyer, sign_of(view, seat)) for seat, flyer in enumerate(view["flyers"])),
        (view["fool"], FOOL),
    ]:
        if flyer is not None:
            draw_flyer(canvas, flyer["x"], flyer["y"], flyer["heading"], sign)
    drawing = Text("\n".join(canvas.framed()))
    for mark, style in STYLES.items():
        drawing.highlight_words([mark], style)
    return Drawing(drawing, tuple(whereabouts(view, layout, words)))


def sign_of(view: dict[str, Any], seat: int) -> str:
    return SIGNS[view["options"]["colors"][seat]]


def whereabouts(view: dict[str, Any], layout: dict[str, Any], words: Words) -> list[str]:
    """Where everybody is, in words."""
    said = []
    for seat, flyer in enumerate(view["flyers"]):
        if flyer is not None:
            colour = words.message(f"board-colour-{view['options']['colors'][seat]}")
            facts = {**near(view, layout, flyer["x"], flyer["y"]), **clock(flyer["heading"])}
            said.append(words.message("board-flyer-at", name=words.called(seat), colour=colour, **facts))
    if view["cat"] == "home":
        said.append(words.message("board-cat-home", **near(view, layout, *layout["cat"])))
    if view["fool"] is not None:
        fool = view["fool"]
        said.append(
            words.message("board-fool-at", **near(view, layout, fool["x"], fool["y"]), **clock(fool["heading"]))
        )
    return said


def near(view: dict[str, Any], layout: dict[str, Any], x: int, y: int) -> dict[str, Any]:
    """The castle or hut whose edge is closest."""
    standing = [("castle", n, layout["castles"][n - 1], CASTLE_HALF_WIDTHS[n - 1]) for n in view["castles"]]
    standing += [("hut", n, place, HUT_HALF_WIDTH) for n, place in enumerate(layout["huts"], 1)]
    if not standing:
        return {"kind": "table", "number": 0}
    kind, number, *_ = min(standing, key=lambda site: hypot(site[2][0] - x, site[2][1] - y) - site[3])
    return {"kind": kind, "number": number}


def clock(heading: int) -> dict[str, Any]:
    """A heading as on a clock: up is twelve."""
    hour = (heading // HEADINGS_AN_HOUR + 2) % 12 + 1
    return {"hour": hour, "half": "full" if heading % HEADINGS_AN_HOUR < HEADINGS_AN_HOUR // 2 else "half"}


def seat_rows(view: dict[str, Any], layout: dict[str, Any], words: Words, seat: int) -> list[Row]:
    colour = view["options"]["colors"][seat]
    sign = Thing(
        f"{SIGNS[colour]} {words.message(f'board-colour-{colour}')}",
        words.message(f"board-colour-{colour}"),
        STYLES[SIGNS[colour]],
    )
    notes = [words.message("board-has-cat")] if view["cat"] == seat else []
    notes += [progress(view, layout, words, seat)] if layout["goal"] in ("race", "keep-cat") else []
    heading = Row(words.names[seat], (sign, *(Thing(note, note) for note in notes)), heading=True)
    book = [slot(words, piece, str(n)) for n, piece in enumerate(view["books"][seat], 1)]
    if view["reverse"][seat] is not None:
        book.append(slot(words, view["reverse"][seat], "reverse"))
    return [heading, words.row("table-book", book)]


def slot(words: Words, piece: str, number: str) -> Thing:
    """A curve on the book; an arrow says to which side it bends, a dot in front that it is flown backwards."""
    curve, side = piece.split()[:2]
    said = words.message("board-slot", slot=number, curve=curve, side=side)
    return Thing(f"{'⤺' if number == 'reverse' else ''}{curve}{'↶' if side == 'left' else '↷'}", said)


def progress(view: dict[str, Any], layout: dict[str, Any], words: Words, seat: int) -> str:
    """How far a seat has come, and what is next."""
    if layout["goal"] != "race":
        return words.message("board-points", got=view["points"][seat], most=layout["points"])
    got, course = view["legs"][seat], layout["course"]
    if got < len(course):
        kind, a, b = course[got]
        return words.message("board-leg", kind=kind, a=a, b=b, got=got, most=len(course))
    hut = view["markers"][seat]
    return words.message("board-home", hut=hut) if hut else words.message("board-course", most=len(course))


def flight_told(flight: dict[str, Any], words: Words) -> str:
    """What a flight did, in sentences."""
    fool = flight["who"] == "fool"
    facts = {"kept": flight["kept"], "all": len(flight["pieces"]), "name": "" if fool else words.called(flight["who"])}
    said = [words.message("board-told-fool")] if fool and not flight["touched"] else []
    if not fool and flight["stopped_by"]:
        said.append(words.message("board-told-stopped", **facts, **thing(flight["stopped_by"], words)))
    elif not fool:
        said.append(words.message("board-told-flown", **facts))
    id = "board-told-swept" if fool else "board-told-touched"
    return " ".join([*said, *(words.message(id, **facts, **thing(one, words)) for one in flight["touched"])])


def thing(name: str, words: Words) -> dict[str, Any]:
    """`castle 4`, `seat 1`, `edge`: what it is, and its number or whose."""
    kind, _, number = name.partition(" ")
    return {"kind": kind, "number": words.called(int(number)) if kind == "seat" else number}


def supply(view: dict[str, Any], words: Words) -> Row:
    """The curves that may be taken, each with its length and its turn."""
    pieces = [piece for book in view["books"] for piece in book] + [piece for piece in view["reverse"] if piece]
    taken = {int(piece.split()[0]) for piece in pieces}
    shown = []
    for number in range(1, CURVE_COUNT + 1):
        if number not in taken:
            curve = CURVES[number - 1]
            shown.append(Thing(f"{number} ({curve.length_mm} mm, {DEGREES * curve.turn}°)", str(number)))
    return words.row("board-supply", shown)


def facing(heading: int) -> dict[str, Any]:
    """A heading for people: as on a clock, and in degrees from the top."""
    return {**clock(heading), "degrees": (DEGREES * heading + 90) % 360}


def deed(words: Words, action: str) -> str:
    """Which way somebody looks now is told as on a clock."""
    verb, *rest = action.split()
    return words.message("table-faced", **facing(int(rest[0]))) if verb == "face" else ""


def label(words: Words, action: str) -> str:
    """A facing is told as on a clock, and in degrees from there; a curve with its length and turn."""
    verb, *rest = action.split()
    if verb == "face":
        return words.message("table-face", **facing(int(rest[0])))
    if verb == "take":
        curve = CURVES[int(rest[0]) - 1]
        said = words.speech.action(words.game.id, action, "can", words.called)
        return words.message("table-take", take=said, length=curve.length_mm, turn=DEGREES * curve.turn)
    return ""
