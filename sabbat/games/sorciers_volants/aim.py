"""What a client may draw with the option `aim_help`: where pieces would lie, not what they would touch (VOL-D9)."""

from typing import Any

from sabbat.games.sorciers_volants.components import FLY
from sabbat.games.sorciers_volants.geometry import piece
from sabbat.games.sorciers_volants.sky import Sky
from sabbat.games.sorciers_volants.table import FIGURE

Pose = tuple[int, int, int]


def aim_of(sky: Sky, seat: int | None) -> dict[str, Any] | None:
    """The plan on a seat's own book as paths, and with `full` every curve that it may take now."""
    if seat is None or not sky.table.present & FIGURE[seat]:
        return None
    flyer = sky.table.flyers[seat]
    pose = (int(flyer.x), int(flyer.y), int(flyer.heading))
    book = sky.seats[seat]
    paths: list[list[list[int]]] = []
    for k in range(book.size()):
        path, pose = laid_from(pose, int(book.piece_at(k)))
        paths.append(path)
    found: dict[str, Any] = {"book": paths, "end": list(pose)}
    if sky.options["aim_help"] == "full":
        takes = [take for take in sky.action_ids() if take < FLY] if sky.actor == seat else []
        found["takes"] = {sky.game.texts[take]: takeable(pose, take) for take in takes}
    return found


def takeable(pose: Pose, take: int) -> dict[str, Any]:
    """A curve laid at the end of the plan."""
    path, end = laid_from(pose, take)
    return {"path": path, "end": list(end)}


def laid_from(pose: Pose, take: int) -> tuple[list[list[int]], Pose]:
    """The seven points of a piece laid from a pose, and its end pose (VOL-9, VOL-10)."""
    x, y, heading = pose
    laid = piece(take, heading)
    path = [[x + int(dx), y + int(dy)] for dx, dy in zip(laid.xs, laid.ys, strict=True)]
    return path, (x + int(laid.end_x), y + int(laid.end_y), int(laid.end_heading))
