"""Course de Sorcières in the terminal: the track in three stages, then everybody's cards."""

from collections import Counter
from typing import Any

from rich.text import Text

from sabbat.cli.scenes.scene import Drawing, Row, Scene, Thing, Words
from sabbat.games.course_de_sorcieres.components import CLANS, STAGE_LENGTH
from sabbat.games.course_de_sorcieres.picture import GOALS

SIGNS = dict(zip(CLANS, "ϟ❄≈▲", strict=True))
COLOURS = dict(zip(CLANS, ("#ec8a2f", "#4fa9dd", "#a283dd", "#53b078"), strict=True))
MAGIC = "✦"
HIDDEN = "··"
CELL = 4
"""The width of a square: a stage fits a terminal of 80 columns."""


def scene(view: dict[str, Any], words: Words) -> Scene:
    rows: list[Row | Drawing] = [track(view, words)]
    for seat in range(view["players"]):
        rows += [clan_heading(view, words, seat), hand(words, view["hands"][seat])]
    for clan, cards in view["piles"].items():
        name = words.message("board-neutral-clan", clan=words.message(f"board-clan-{clan}"))
        rows += [Row(name, (pile(words, clan, cards),), heading=True)]
    return rows


def clan_heading(view: dict[str, Any], words: Words, seat: int) -> Row:
    clan = CLANS[seat]
    points = sum(GOALS.get(square, 0) for square in view["witches"][seat])
    emblem = Thing(
        f" {SIGNS[clan]} {words.message(f'board-clan-{clan}')} ", words.message(f"board-clan-{clan}"), chip(clan)
    )
    said = words.message("board-points", points=points)
    return Row(words.names[seat], (emblem, Thing(said, said)), heading=True)


def hand(words: Words, cards: list[str]) -> Row:
    shown = tuple(tile_piece(words, card) for card in cards)
    said = ", ".join(piece.said for piece in shown) or words.message("board-no-cards")
    return Row(words.message("table-cards"), shown, sentence=words.message("board-cards-left", cards=said))


def pile(words: Words, clan: str, cards: list[str]) -> Thing:
    left = words.message("board-pile", cards=len(cards))
    return Thing(f"{SIGNS[clan]} {left}", left, COLOURS[clan])


def tile_piece(words: Words, tile: str) -> Thing:
    return Thing(f" {face(tile)} ", words.term(tile), chip(tile[0]))


def face(tile: str) -> str:
    """A tile or a card as it is drawn: its clan's sign and its number, a star for the magic sign."""
    return f"{SIGNS[tile[0]]}{tile[1:].replace('*', MAGIC)}"


def chip(clan: str) -> str:
    return f"#1b1426 on {COLOURS[clan]}"


def track(view: dict[str, Any], words: Words) -> Drawing:
    drawing = Text()
    sentences: list[str] = []
    for stage in range(3):
        squares = range(stage * STAGE_LENGTH + 1, (stage + 1) * STAGE_LENGTH + 1)
        draw_stage(drawing, view, words, stage, squares)
        sentences += [sentence for square in squares if (sentence := said_square(view, words, square))]
        if known := known_tiles(view, stage):
            own = ", ".join(words.term(tile) for tile in known)
            sentences.append(words.message("table-known", stage=stage + 1, tiles=own))
    draw_ends(drawing, view, words)
    for square, points in {0: 0, **GOALS}.items():
        where = words.message("board-start") if square == 0 else words.message("board-goal-worth", points=points)
        there = Counter(standing(view, square))
        if there:
            witches = ", ".join(
                words.message("table-witches", count=n, name=words.called(seat)) for seat, n in there.items()
            )
            sentences.append(words.speech.say("web-of", what=where, name=witches))
    return Drawing(drawing, tuple(sentences))


def draw_stage(drawing: Text, view: dict[str, Any], words: Words, stage: int, squares: range) -> None:
    """Three lines: the squares' numbers, the tiles, the witches on them."""
    drawing.append(f"{words.message('board-stage', stage=stage + 1):<10}", "bold")
    for square in squares:
        drawing.append(f"{square:^{CELL}}", "dim")
    drawing.append("\n" + " " * 10)
    for square in squares:
        tile = view["faceup"].get(str(square))
        drawing.append(f"{face(tile) if tile else HIDDEN:^{CELL}}", COLOURS[tile[0]] if tile else "dim")
    drawing.append("\n" + " " * 10)
    for square in squares:
        witches = standing(view, square)
        mark = f"({SIGNS[CLANS[witches[0]]]})" if witches else ""
        drawing.append(f"{mark:^{CELL}}", f"bold {COLOURS[CLANS[witches[0]]]}" if witches else None)
    drawing.append("\n")
    if known := known_tiles(view, stage):
        drawing.append(" " * 10)
        drawing.append(f"{words.message('table-hidden')}  ", "dim")
        for tile in known:
            drawing.append(f"{face(tile)} ", COLOURS[tile[0]])
        drawing.append("\n")


def known_tiles(view: dict[str, Any], stage: int) -> list[str]:
    """The tiles that the viewer knows to lie face down in a stage."""
    return [tile for tile in view["facedown"][stage] if not tile.endswith("?")]


def draw_ends(drawing: Text, view: dict[str, Any], words: Words) -> None:
    """The start, and the three squares of the goal, a line each: up to twelve witches stand there."""
    for square, points in {0: 0, **GOALS}.items():
        name = words.message("board-start") if square == 0 else words.message("board-goal-worth", points=points)
        drawing.append(f"{name} ", "dim")
        for seat in standing(view, square):
            drawing.append(f"({SIGNS[CLANS[seat]]})", f"bold {COLOURS[CLANS[seat]]}")
        drawing.append("\n")


def standing(view: dict[str, Any], square: int) -> list[int]:
    """The seats whose witches stand on a square, once for each witch."""
    return [seat for seat, squares in enumerate(view["witches"]) for q in squares if q == square]


def said_square(view: dict[str, Any], words: Words, square: int) -> str:
    """A square with something on it, in words; nothing for one that is still hidden and empty."""
    tile = view["faceup"].get(str(square))
    witches = standing(view, square)
    what = words.term(tile) if tile else words.message("board-hidden")
    if witches:
        return words.message("board-square-taken", square=square, what=what, who=words.called(witches[0])) + "."
    return words.message("board-square", square=square, what=what) + "." if tile else ""
