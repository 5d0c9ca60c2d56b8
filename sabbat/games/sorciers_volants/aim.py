"""How pieces lie on the table, ready to draw; before a flight only as far as `aim_help` allows (VOL-D9, section 7)."""

import math
from typing import Any, Final

from sabbat.core.contract import UNKNOWN
from sabbat.games.sorciers_volants.account import flights_of
from sabbat.games.sorciers_volants.components import CURVES
from sabbat.games.sorciers_volants.geometry import COSINE, SINE, piece
from sabbat.games.sorciers_volants.sky import Sky
from sabbat.games.sorciers_volants.table import FIGURE

Pose = tuple[int, int, int]

RADII: Final = [round(600 * curve.length_mm / (math.pi * curve.turn)) for curve in CURVES]
"""The radius of each curve: its length through its turn, in units of the table."""
FAR: Final = 1_000_000
"""No flight begins farther from the table's corner."""


def aim_of(sky: Sky, seat: int | None) -> dict[str, Any] | None:
    """The plan on a seat's own book: where its pieces would lie, not what they would touch."""
    if seat is None or not sky.table.present & FIGURE[seat]:
        return None
    pose = pose_of(sky, seat)
    book = sky.seats[seat]
    takes = [int(book.piece_at(k)) for k in range(book.size())]
    return {"book": arcs(pose, takes), "end": list(end_of(pose, takes))}


def pose_of(sky: Sky, seat: int) -> Pose:
    """Where a figure on the table stands."""
    flyer = sky.table.flyers[seat]
    return int(flyer.x), int(flyer.y), int(flyer.heading)


def after(pose: Pose, take: int) -> Pose:
    """The end pose of a piece (VOL-9, VOL-10)."""
    laid = piece(take, pose[2])
    return pose[0] + int(laid.end_x), pose[1] + int(laid.end_y), int(laid.end_heading)


def end_of(pose: Pose, takes: list[int]) -> Pose:
    """The end pose of pieces laid one after the other."""
    for take in takes:
        pose = after(pose, take)
    return pose


def arc(pose: Pose, take: int) -> dict[str, Any]:
    """A piece laid from a pose: round which centre it leads, how far, and to which pose."""
    x, y, heading = pose
    hand = 1 if take & 2 else -1
    way = -1 if take & 1 else 1
    radius = RADII[take >> 2]
    cosine: int = COSINE[heading]
    sine: int = SINE[heading]
    return {
        "from": [x, y, heading],
        "to": list(after(pose, take)),
        "centre": [x - hand * radius * sine // 1000000, y + hand * radius * cosine // 1000000],
        "radius": radius,
        "sweep": way * hand * CURVES[take >> 2].turn,
    }


def arcs(pose: Pose, takes: list[int]) -> list[dict[str, Any]]:
    """Pieces laid one after the other."""
    found: list[dict[str, Any]] = []
    for take in takes:
        found.append(arc(pose, take))
        pose = after(pose, take)
    return found


def trails_of(sky: Sky) -> list[dict[str, Any]]:
    """The last flights as they lie on the table, one for each in `flights`."""
    return [trail_of(sky, flight) for flight in flights_of(sky)]


def trail_of(sky: Sky, flight: dict[str, Any]) -> dict[str, Any]:
    """Where each piece of a flight lies, and which one was refused.

    A position may say of a flight what it likes: one that cannot be read leaves no trail.
    """
    pieces = flight.get("pieces")
    takes = [sky.game.find_id(f"take {written}") for written in pieces] if isinstance(pieces, list) else []
    if not takes or UNKNOWN in takes or not readable(flight, len(takes)):
        return {"arcs": [], "fault": None}
    x, y, heading = flight["start"]
    return {"arcs": arcs((x, y, heading), takes), "fault": fault_of(flight, takes)}


def readable(flight: dict[str, Any], pieces: int) -> bool:
    """Whether a flight says where it began and how many of its pieces were laid and kept."""
    start = flight.get("start")
    counts = [flight.get("laid"), flight.get("kept")]
    return (
        isinstance(start, list)
        and len(start) == 3
        and all(type(number) is int and abs(number) <= FAR for number in start)
        and 0 <= start[2] < len(COSINE)
        and all(type(number) is int and 0 <= number <= pieces for number in counts)
        and "stopped_by" in flight
    )


def fault_of(flight: dict[str, Any], takes: list[int]) -> int | None:
    """The piece that could not be laid: each forward one is tried, a reverse one only after a free landing (VOL-47)."""
    laid: int = flight["laid"]
    kept: int = flight["kept"]
    if flight["stopped_by"] is None or laid == len(takes):
        return None
    return None if takes[laid] & 1 and kept < laid else laid
