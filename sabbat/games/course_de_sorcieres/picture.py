"""A race as a text picture: the track in three stages of sixteen squares, then everybody's cards."""

from typing import Any

from sabbat.games.course_de_sorcieres.components import CLANS, STAGE_LENGTH

GOALS = {49: 2, 50: 3, 51: 4}


def draw(position: dict[str, Any]) -> str:
    """The picture of a position or a view; a witch is the capital letter of her clan."""
    lines = [header(position)]
    for stage in range(3):
        lines += stage_lines(position, stage)
    lines.append("goal  " + "  ".join(f"{points}: {standing(position, q) or '-'}" for q, points in GOALS.items()))
    lines.append("start " + (standing(position, 0) or "-"))
    for seat, cards in enumerate(position["hands"]):
        lines.append(f"hand {CLANS[seat].upper()}  " + " ".join(cards))
    for clan, cards in position["piles"].items():
        lines.append(f"pile {clan}  " + " ".join(cards))
    return "\n".join(lines)


def header(position: dict[str, Any]) -> str:
    """Phase, turn and whatever the phase has."""
    active = (position["options"]["first"] + position["turns"]) % position["players"]
    parts = [f"{position['phase']}", f"turn {position['turns'] + 1}", f"active {CLANS[active].upper()}"]
    if position["die"] is not None:
        parts.append(f"die {position['die']}")
    if position["mover"] is not None:
        parts.append(f"on {position['mover']}" + (" (pushed)" if position["pushed"] else ""))
    return " · ".join(parts)


def stage_lines(position: dict[str, Any], stage: int) -> list[str]:
    """Three lines a stage: square numbers, tiles, witches; then what is known to lie hidden."""
    squares = range(stage * STAGE_LENGTH + 1, (stage + 1) * STAGE_LENGTH + 1)
    tiles = [position["faceup"].get(str(q), "..") for q in squares]
    witches = [standing(position, q) for q in squares]
    hidden = " ".join(position["facedown"][stage]) or "-"
    return [
        f"{stage + 1}     " + "".join(f"{q:>4}" for q in squares),
        "      " + "".join(f"{tile:>4}" for tile in tiles),
        ("      " + "".join(f"{witch:>4}" for witch in witches)).rstrip(),
        f"      hidden: {hidden}",
    ]


def standing(position: dict[str, Any], square: int) -> str:
    """The witches on a square, as clan letters."""
    return "".join(CLANS[seat].upper() * squares.count(square) for seat, squares in enumerate(position["witches"]))
