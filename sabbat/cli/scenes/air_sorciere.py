"""Air Sorcière in the terminal: the middle of the table, then everybody's columns, hand and grimoires."""

from typing import Any

from sabbat.cli.scenes.scene import Row, Scene, Thing, Words
from sabbat.games.air_sorciere.components import COLOURS, LETTERS
from sabbat.games.air_sorciere.picture import columns, draw_pile, stock

SIGNS = dict(zip(LETTERS, "☾♣★♦●", strict=True))
STYLES = dict(
    zip(
        LETTERS,
        ("#f3ecdc on #2b2740", "#d7f7de on #1d5a38", "#241a1c on #f3ecdc", "#efe6ff on #5a3c93", "#2a1a04 on #ec8a2f"),
        strict=True,
    )
)
LETTER_OF = dict(zip(COLOURS, LETTERS, strict=True))


def scene(view: dict[str, Any], words: Words) -> Scene:
    left = stock(view)
    rows = [
        words.row("board-stock", books(left), sentence=words.message("board-stock-list", **left)),
        count(words, "board-pile", len(draw_pile(view))),
        count(words, "board-discard-pile", len(view["discard"])),
        words.row("board-common", cards(words, view["common"])),
    ]
    if view["drawn"] is not None:
        rows.append(words.row("table-turned-up", cards(words, [view["drawn"]])))
    if view["diploma_colour"] is not None:
        rows.append(words.row("board-diploma", cards(words, view["diploma_cards"])))
    for seat in range(view["players"]):
        rows += seat_rows(view, words, seat)
    return rows


def seat_rows(view: dict[str, Any], words: Words, seat: int) -> list[Row]:
    owned = view["grimoires"][seat]
    points = words.message("board-points", count=view["points"][seat]) if "points" in view else ""
    return [
        words.heading(seat, points),
        words.row("table-columns", [column(words, cards) for cards in columns(view["areas"][seat])]),
        words.row("board-hand", cards(words, view["hands"][seat])),
        words.row("table-grimoires", books(owned), sentence=words.message("board-grimoires-list", **owned)),
    ]


def cards(words: Words, found: list[str]) -> list[Thing]:
    return [Thing(f" {SIGNS[card[0]]}{card[1:]} ", words.term(card), STYLES[card[0]]) for card in found]


def column(words: Words, found: list[str]) -> Thing:
    """A column as one thing: its colour's sign, then its numbers as they rise."""
    letter = found[0][0]
    drawn = f" {SIGNS[letter]} {' '.join(card[1:] for card in found)} "
    return Thing(drawn, ", ".join(words.term(card) for card in found), STYLES[letter])


def books(number: dict[str, int]) -> list[Thing]:
    """Grimoires by colour, for the colours that are there; the row says them in a sentence."""
    return [
        Thing(f" {SIGNS[LETTER_OF[colour]]} {n} ", f"{colour} {n}", STYLES[LETTER_OF[colour]])
        for colour, n in number.items()
        if n
    ]


def count(words: Words, id: str, number: int) -> Row:
    return words.row(id, [Thing(str(number), str(number))])
