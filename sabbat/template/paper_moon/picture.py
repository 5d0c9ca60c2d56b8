"""Paper Moon as a few lines of text, from a position or a view."""

from typing import Any


def draw(position: dict[str, Any]) -> str:
    """A line for each seat with its turns, then the turn being played."""
    players, first = position["players"], position["options"]["first"]
    lines = [f"Paper Moon · {len(position['past'])}/{players * position['options']['rounds']}", ""]
    for seat in range(players):
        turns = [_turn(turn) for n, turn in enumerate(position["past"]) if (first + n) % players == seat]
        scores = f"{position['scores'][seat]:>3}" if "scores" in position else ""
        lines.append(f"{seat}{scores}   {'   '.join(turns)}".rstrip())
    now = (first + len(position["past"])) % players
    if position["card"] is not None:
        lines += ["", f"{now} > [{position['card']}] {position['claim'] or '…'}"]
    return "\n".join(lines)


def _turn(turn: list[Any]) -> str:
    card, claim, doubted = turn
    return f"[{card}] {claim}{' !' if doubted else ''}"
