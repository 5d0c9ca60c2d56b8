"""A match as a text picture: what lies in the middle, then every seat with its columns."""

from typing import Any

from sabbat.games.air_sorciere.components import CARDS, COLOURS, GRIMOIRES, LETTERS


def draw(position: dict[str, Any]) -> str:
    """The picture of a position or a view; `>` marks the seat on turn, a number in front is how many there are."""
    pile = draw_pile(position)
    lines = [
        header(position),
        line("stock", [f"{colour} {number}" for colour, number in stock(position).items()]),
        line(f"draw_pile {len(pile)}", [in_runs(column) for column in columns(pile)]),
        line(f"discard {len(position['discard'])}", [in_runs(column) for column in columns(position["discard"])]),
        line(f"common {len(position['common'])}", [" ".join(column) for column in columns(position["common"])]),
    ]
    for seat in range(len(position["hands"])):
        lines += seat_lines(position, seat)
    return "\n".join(lines)


def header(position: dict[str, Any]) -> str:
    """Phase, turn and whatever the phase has."""
    parts = [position["phase"], f"turn_number {position['turn_number']}", f"seat {position['seat']}"]
    parts += [f"{name} {position[name]}" for name in ("shared", "drawn") if position[name] is not None]
    if position["diploma_colour"] is not None:
        parts.append(" ".join(["diploma", position["diploma_colour"], *position["diploma_cards"]]))
    return " · ".join(parts)


def seat_lines(position: dict[str, Any], seat: int) -> list[str]:
    """A seat's columns, hand and grimoires."""
    mark = ">" if seat == position["seat"] else " "
    hand = position["hands"][seat]
    owned = position["grimoires"][seat]
    return [
        line(f"{mark} {seat}  area", [" ".join(column) for column in columns(position["areas"][seat])]),
        line(f"     hand {len(hand)}", [" ".join(column) for column in columns(hand)]),
        line(f"     grimoires {sum(owned.values())}", [f"{colour} {n}" for colour, n in owned.items() if n]),
    ]


def line(name: str, parts: list[str]) -> str:
    return f"{name:<18} " + ("   ".join(parts) or "-")


def columns(cards: list[str]) -> list[list[str]]:
    """The cards by colour, for the colours that are there."""
    found = [[card for card in cards if card[0] == letter] for letter in LETTERS]
    return [column for column in found if column]


def in_runs(column: list[str]) -> str:
    """Cards of one colour, three or more in a row shortened to the first and the last."""
    runs: list[list[str]] = []
    for card in column:
        if runs and int(card[1:]) == int(runs[-1][-1][1:]) + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return " ".join(" ".join(run) if len(run) < 3 else f"{run[0]}…{run[-1]}" for run in runs)


def stock(position: dict[str, Any]) -> dict[str, int]:
    """Grimoires still to be won."""
    most = GRIMOIRES[len(position["grimoires"])]
    return {colour: most - sum(owned[colour] for owned in position["grimoires"]) for colour in COLOURS}


def draw_pile(position: dict[str, Any]) -> list[str]:
    """The cards that lie nowhere in sight."""
    seen = [*position["common"], *position["discard"], position["drawn"]]
    for cards in [*position["hands"], *position["areas"]]:
        seen += cards
    return [card for card in CARDS if card not in seen]
