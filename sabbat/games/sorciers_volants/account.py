"""A match told in plain values: its position, and what the last flights did (section 9)."""

from typing import Any

from sabbat.core.options import copied
from sabbat.games.sorciers_volants.components import CASTLE_COUNT, SITES
from sabbat.games.sorciers_volants.sky import (
    HOME,
    NO_CAT,
    NONE,
    NOTE,
    NOTES,
    PHASES,
    REASONS,
    Flight,
    Seat,
    Sky,
    curve_text,
)
from sabbat.games.sorciers_volants.table import CASTLE, FIGURE, FOOL, first_name


def table_of(sky: Sky) -> dict[str, Any]:
    """What a position says beyond its head; everything in it is public."""
    seats = sky.seats
    return {
        "phase": PHASES[sky.phase],
        "turns_played": int(sky.turns),
        "flyers": [flyer_of(sky, who) for who in range(sky.players)],
        "books": [book_of(seat) for seat in seats],
        "reverse": [None if seat.reverse == NONE else curve_text(seat.reverse) for seat in seats],
        "starts": [site_text(seat.start) for seat in seats],
        "waiting": waiting_of(sky),
        "site": site_text(sky.site),
        "votes": votes_of(sky),
        "castles": [n + 1 for n in range(CASTLE_COUNT) if sky.table.present & CASTLE[n]],
        "cat": cat_of(sky),
        "fool": pose_of(sky, FOOL) if sky.table.present & FIGURE[FOOL] else None,
        "legs": [int(seat.legs) for seat in seats],
        "markers": [None if seat.marker == NONE else int(seat.marker) + 1 for seat in seats],
        "points": [int(seat.points) for seat in seats],
        "winner": None if sky.winner == NONE else int(sky.winner),
        "reason": None if sky.reason == NONE else REASONS[sky.reason],
        "flights": flights_of(sky),
    }


def pose_of(sky: Sky, slot: int) -> dict[str, Any]:
    flyer = sky.table.flyers[slot]
    return {"x": int(flyer.x), "y": int(flyer.y), "heading": int(flyer.heading)}


def flyer_of(sky: Sky, who: int) -> dict[str, Any] | None:
    """Where a player's figure stands, if it is on the table."""
    if not sky.table.present & FIGURE[who]:
        return None
    pose = pose_of(sky, who)
    pose["site"] = site_text(sky.seats[who].site)
    return pose


def book_of(seat: Seat) -> list[str]:
    """The forward pieces, in slot order."""
    return [curve_text(seat.piece_at(k)) for k in range(seat.count)]


def site_text(site: int) -> str | None:
    return None if site == NONE else SITES[site]


def waiting_of(sky: Sky) -> list[int]:
    """The seats to be placed, in order."""
    found: list[int] = []
    queue: int = sky.queue
    while queue:
        found.append(queue % 8 - 1)
        queue //= 8
    return found


def votes_of(sky: Sky) -> list[int]:
    """Hut numbers: all votes but the last are alike (VOL-58)."""
    votes: int = sky.votes
    return [] if votes == 0 else [int(sky.first_vote) + 1] * (votes - 1) + [int(sky.last_vote) + 1]


def cat_of(sky: Sky) -> int | str | None:
    if sky.cat == NO_CAT:
        return None
    return "home" if sky.cat == HOME else int(sky.cat)


def flights_of(sky: Sky) -> list[Any]:
    """The last flights: read from a position, or flown since."""
    told: list[Any] = copied(sky.told)
    return told + [flight_of(flight) for flight in (sky.flight, sky.answer) if flight is not None]


def flight_of(flight: Flight) -> dict[str, Any]:
    """A flight object."""
    pieces = [curve_text(flight.book >> (7 * k) & 127) for k in range(flight.count)]
    if flight.reverse != NONE:
        pieces.append(curve_text(flight.reverse) + " reverse")
    return {
        "who": "fool" if flight.who == FOOL else int(flight.who),
        "start": [int(flight.x), int(flight.y), int(flight.heading)],
        "pieces": pieces,
        "laid": int(flight.laid),
        "kept": int(flight.kept),
        "stopped_by": None if flight.stop == 0 else first_name(flight.stop),
        "touched": notes_of(flight.touched),
    }


def notes_of(touched: int) -> list[str]:
    """What was touched, in order of happening."""
    found: list[str] = []
    while touched:
        found.insert(0, NOTES[touched % NOTE])
        touched //= NOTE
    return found
