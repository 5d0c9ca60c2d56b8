"""A match as a text picture: the top card, the piles, then every seat with its spell and its hand."""

from typing import Any

from sabbat.games.witty_witches.components import COPIES, KINDS, SPELL_COPIES

ROW = 5
"""How many cards stand in a line."""


def draw(position: dict[str, Any]) -> str:
    """The picture of a position or a view; `>` marks the seat on turn, `?` is a card unseen."""
    discard = position["discard"]
    lines = [header(position), line("top", discard[-1:]), line(f"draw_count {draw_count(position)}", [])]
    lines += rows(f"discard {len(discard)}", discard[-2::-1])
    if position["options"]["mode"] == "master":
        lines.append(line(f"spell_count {spell_count(position)}", []))
        lines += rows(f"spell_discard {len(position['spell_discard'])}", position["spell_discard"][::-1])
        lines.append(line("spell_removed", position["spell_removed"]))
    for seat in range(len(position["spells"])):
        lines += seat_lines(position, seat)
    return "\n".join(lines)


def header(position: dict[str, Any]) -> str:
    """Phase, turn and whatever the phase has."""
    parts = [position["phase"], position["options"]["mode"], f"turns {position['turns']}", f"seat {position['seat']}"]
    if position.get("viewer") is not None:
        parts.append(f"viewer {position['viewer']}")
    parts += [f"{name} {position[name]}" for name in ("drawn", "held", "then") if position[name] is not None]
    if position["penalty"] is not None:
        parts.append("penalty {} {}".format(*position["penalty"]))
    return " · ".join(parts)


def seat_lines(position: dict[str, Any], seat: int) -> list[str]:
    """A seat's spell and hand."""
    mark = ">" if seat == position["seat"] else " "
    hand = hand_of(position, seat)
    spell = position["spells"][seat]
    shown = [line(f"{mark} {seat}  spell", [spell] if spell else [])] if position["options"]["mode"] == "master" else []
    place = "     " if shown else f"{mark} {seat}  "
    return shown + rows(f"{place}hand {len(hand)}", hand)


def hand_of(position: dict[str, Any], seat: int) -> list[str]:
    """The cards of a seat, or as many question marks."""
    if "hands" in position:
        return list(position["hands"][seat])
    if seat == position["viewer"]:
        return list(position["hand"])
    return ["?"] * int(position["hand_counts"][seat])


def draw_count(position: dict[str, Any]) -> int:
    """How many cards are in the draw pile."""
    hands = sum(len(hand_of(position, seat)) for seat in range(len(position["spells"])))
    return COPIES * KINDS - len(position["discard"]) - hands


def spell_count(position: dict[str, Any]) -> int:
    """How many spells are in the spell pile."""
    lying = [*position["spells"], *position["spell_discard"], *position["spell_removed"], position["held"]]
    return sum(SPELL_COPIES) - sum(spell is not None for spell in lying)


def rows(name: str, cards: list[str]) -> list[str]:
    """Cards under a name, a few a line; cards unseen take no room."""
    size = ROW if "?" not in cards else len(cards)
    chunks = [cards[i : i + size] for i in range(0, len(cards), size)] or [[]]
    return [line(name if n == 0 else "", chunk) for n, chunk in enumerate(chunks)]


def line(name: str, parts: list[str]) -> str:
    return f"{name:<18} {'  '.join(parts)}".rstrip()
