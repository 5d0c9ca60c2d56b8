"""What an action would do, from what everybody sees: squares, open tiles and cards; hidden tiles are only counted."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit, popcount
from sabbat.core.contract import UNKNOWN
from sabbat.games.course_de_sorcieres.components import GOAL_END, SIGN, TILE_INDEX, TILES, TRACK_END
from sabbat.games.course_de_sorcieres.track import GOAL, MAGIC_TILES, REVEALING, TRACK, Track

TILES_OF_A_CLAN = 1023  # nine numbers and the sign, as bits


def foretell(track: Track, text: str) -> dict[str, Any] | None:
    """What the action would do; None if it may not be played now, or nothing is to be told."""
    action = track.game.find_id(text)
    if action == UNKNOWN:
        return None
    verb, _, word = text.partition(" ")
    if verb == "reveal":  # whether this tile can come up is a secret: it is told of any
        return turned(track, TILE_INDEX[word]) if track.phase == REVEALING else None
    if not track.can(action):
        return None
    if verb == "move":
        square = int(word)
        return flight(track, square, track.start(track.die) if square == 0 else square + track.die)
    if verb in ("play", "draw"):
        return carried(track, TILE_INDEX[word])
    return {"ends": True} if verb == "pass" else None


def turned(track: Track, tile: int) -> dict[str, Any]:
    """A tile is turned over under the moving witch: what it does to her (COU-24 to COU-32, COU-50)."""
    clan, face = divmod(tile, 10)
    owner = clan if clan < track.players else None
    told: dict[str, Any] = {"tile": TILES[tile], "owner": owner, "from": int(track.mover), "stops": []}
    own = clan == track.active
    if face == SIGN:
        return {**told, "does": "own-sign" if own else "neutral-sign" if owner is None else "sign"}
    if not own:
        return {**told, "does": "foreign"}
    reached = track.mover + face + 2
    if reached > GOAL_END or track.open_squares() >> reached & 1 == 0:
        return {**told, "does": "blocked"}
    return {**told, "does": "own", **flight(track, track.mover, reached)}


def carried(track: Track, card: int) -> dict[str, Any]:
    """A card speeds the moving witch on or pushes her back; one of a neutral pile may do nothing (COU-30 to COU-52)."""
    clan, face = divmod(card, 10)
    forwards = clan == track.active
    first = track.card_ahead(track.mover, face, clan) if forwards else track.card_behind(track.mover, face, clan)
    told: dict[str, Any] = {"card": TILES[card], "forwards": forwards}
    if first == 0:
        return {**told, "from": int(track.mover), "stops": []}
    return {**told, **flight(track, track.mover, first)}


def flight(track: Track, origin: i64, first: i64) -> dict[str, Any]:
    """The squares that she comes to, landing after landing, over own numbers that lie open (COU-25 to COU-28).

    `ground` is the tile of the last one, None if it is hidden, with the `odds` of what it may be.
    """
    free = (TRACK & ~(track.occupied & ~bit(origin))) | GOAL
    stops: list[int] = [int(first)]
    reached = onward(track, first)
    while reached != 0 and free >> reached & 1 == 1:
        stops.append(int(reached))
        reached = onward(track, reached)
    told: dict[str, Any] = {"from": int(origin), "stops": stops, "ground": None, "points": 0}
    last = stops[-1]
    if last > TRACK_END:
        told["points"] = last - TRACK_END + 1
    elif track.tiles[last] < 0:
        told["odds"] = odds(track, last)
    else:
        told["ground"] = TILES[track.tiles[last]]
    return told


def onward(track: Track, square: i64) -> i64:
    """Where an own number that lies open carries her, or 0 (COU-25, COU-27)."""
    tile = track.tiles[square] if square <= TRACK_END else -1
    if tile < 0 or tile // 10 != track.active or tile % 10 == SIGN:
        return 0
    reached = square + tile % 10 + 2
    return reached if reached <= GOAL_END else 0


def odds(track: Track, square: i64) -> dict[str, int]:
    """What a hidden tile may be, counted over those that its stage still hides: all, her own, others' signs."""
    down = track.facedown(track.stage_of(square))
    own = TILES_OF_A_CLAN * bit(10 * track.active)
    signs = popcount(down & MAGIC_TILES & ~own)
    return {"all": int(popcount(down)), "own": int(popcount(down & own)), "signs": int(signs)}
