"""Witty Witches in the terminal: the guest at the door, the piles, then everybody's spell and hand."""

from typing import Any

from sabbat.cli.scenes.scene import Row, Scene, Thing, Words
from sabbat.games.witty_witches.picture import draw_count, hand_of, spell_count

COLOURS = {
    "yellow": ("◆", "#241a1c on #edbc33"),
    "blue": ("●", "#f0f6ff on #2f6fb5"),
    "red": ("♥", "#fff0f0 on #b5372f"),
}
STAR = "✶"
UNSEEN = "▒"


def scene(view: dict[str, Any], words: Words) -> Scene:
    rows = [
        words.row("table-door", [card(words, one) for one in view["discard"][-1:]]),
        plain(words, "table-before", [card(words, one) for one in view["discard"][-4:-1][::-1]]),
        said(words.message("board-draw-pile", count=draw_count(view))),
    ]
    with_spells = view["options"]["mode"] == "master"
    if with_spells:
        rows.append(said(words.message("board-spell-pile", count=spell_count(view))))
        rows += [plain(words, "board-gone", [spell(words, one) for one in view["spell_removed"]])]
    if view["held"] is not None:
        rows.append(words.row("table-held", [spell(words, view["held"])]))
    for seat in range(view["players"]):
        rows += seat_rows(view, words, seat, with_spells)
    return [row for row in rows if row.name]


def plain(words: Words, id: str, pieces: list[Thing]) -> Row:
    """A row that is left out while nothing is in it."""
    return words.row(id, pieces) if pieces else Row("")


def said(sentence: str) -> Row:
    """A count: the sentence is its name and all there is to say."""
    return Row(sentence, sentence=f"{sentence}.")


def seat_rows(view: dict[str, Any], words: Words, seat: int, with_spells: bool) -> list[Row]:
    hand = hand_of(view, seat)
    rows = [words.heading(seat, words.message("table-cards", cards=len(hand)))]
    if with_spells and view["spells"][seat]:
        rows.append(words.row("table-spell", [spell(words, view["spells"][seat])]))
    if "?" not in hand:
        rows.append(words.row("table-hand", [card(words, one) for one in hand]))
    return rows


def card(words: Words, id: str) -> Thing:
    """A guest: the sign and the colour, who it is, what they carry, and whether stars are on it."""
    colour, who, carried = id.rstrip("*").split("-")
    sign, style = COLOURS[colour]
    starred = id.endswith("*")
    drawn = f" {sign} {words.message(f'trait-{who}')} · {words.message(f'trait-{carried}')} {STAR if starred else ''}"
    name = words.term(id)
    return Thing(f"{drawn.rstrip()} ", words.message("board-starred", card=name) if starred else name, style)


def spell(words: Words, id: str) -> Thing:
    name = words.term(id)
    style = "red" if id.startswith("curse") else "green" if id.startswith("bless") else "magenta"
    return Thing(name, name, style)
