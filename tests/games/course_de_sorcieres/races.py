"""Races for tests: say what matters, the rest of the box is filled in."""

from collections.abc import Iterable, Mapping
from typing import Any

import sabbat

CLANS = "lfmp"
NUMBERS = {clan: [f"{clan}{number}" for number in range(2, 11)] for clan in CLANS}


def position(
    players: int = 4,
    *,
    witches: Iterable[Iterable[int]] = (),
    faceup: Mapping[int, str] | None = None,
    facedown: Mapping[int, str] | None = None,
    die: int | None = None,
    mover: int | None = None,
    pushed: bool = False,
    hands: Mapping[int, str] | None = None,
    piles: Mapping[str, str] | None = None,
    active: int = 0,
    turns: int | None = None,
    phase: str | None = None,
) -> dict[str, Any]:
    """A consistent position.

    `witches` lists those that have left the start, by seat. `facedown` names tiles that lie hidden in a stage
    (1, 2, 3); all others fall where there is room. A witch without a tile gets some foreign number. `hands` and
    `piles` are full unless given. The phase follows from `die`, `mover` and the tile under her.
    """
    squares = [sorted([0, 0, 0, *squares])[-3:] for squares in witches]
    squares += [[0, 0, 0]] * (players - len(squares))
    standing = [q for seat in squares for q in seat if 1 <= q <= 48]
    up = dict(faceup or {})
    if phase is None:
        phase = phase_of(players, die, mover, up)
    up, down = lay(up, {s: tiles.split() for s, tiles in (facedown or {}).items()}, {*standing} - {*up, mover})
    cards = {clan: [*NUMBERS[clan], *[clan + "*"] * 3] for clan in CLANS}
    cards |= {CLANS[seat]: hand.split() for seat, hand in (hands or {}).items()}
    cards |= {clan: pile.split() for clan, pile in (piles or {}).items()}
    return {
        "game": "course-de-sorcieres",
        "players": players,
        "options": {"first": 0},
        "phase": phase,
        "turns": active if turns is None else turns,
        "die": die,
        "mover": mover,
        "pushed": pushed,
        "witches": squares,
        "hands": [cards[clan] for clan in CLANS[:players]],
        "piles": {clan: cards[clan] for clan in CLANS[players:]},
        "faceup": {str(q): tile for q, tile in up.items()},
        "facedown": [down[1], down[2], down[3]],
    }


def phase_of(players: int, die: int | None, mover: int | None, faceup: Mapping[int, str]) -> str:
    """The phase that fits what is set."""
    if mover is None:
        return "roll" if die is None else "move"
    if mover not in faceup:
        return "reveal"
    return "magic" if faceup[mover][0] in CLANS[:players] else "draw"


def lay(
    up: dict[int, str], wished: dict[int, list[str]], bare: Iterable[int]
) -> tuple[dict[int, str], dict[int, list[str]]]:
    """What lies face up by square, and face down by stage."""
    stage = {tile: stage_of(q) for q, tile in up.items()} | {tile: s for s, tiles in wished.items() for tile in tiles}
    down: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for clan, numbers in NUMBERS.items():
        for tile in numbers:
            if tile not in stage:
                stage[tile] = next(s for s in down if sum(stage.get(n) == s for n in numbers) < 3)
        for s, tiles in down.items():
            tiles += [n for n in numbers if stage[n] == s and n not in up.values()]
            signs = [q for q, tile in up.items() if tile == clan + "*" and stage_of(q) == s]
            tiles += [] if signs else [clan + "*"]
    for q in sorted(bare):
        spare = [t for t in down[stage_of(q)] if t[1] != "*" and t not in wished.get(stage_of(q), [])]
        up[q] = spare[-1]
        down[stage_of(q)].remove(spare[-1])
    return up, down


def stage_of(square: int) -> int:
    """The stage of a square of the track: 1, 2 or 3 (COU-7)."""
    return (square + 15) // 16


def race(players: int = 4, **given: Any) -> sabbat.State:
    """The state of a `position`."""
    return sabbat.load(position(players, **given))


def after(state: sabbat.State, *actions: str) -> sabbat.State:
    """The state once those actions are played."""
    for action in actions:
        state.play(action)
    return state


def witches(state: sabbat.State, seat: int = 0) -> list[int]:
    squares: list[int] = state.dump()["witches"][seat]
    return squares


def hand(state: sabbat.State, seat: int) -> list[str]:
    cards: list[str] = state.dump()["hands"][seat]
    return cards


def moment(state: sabbat.State) -> tuple[str, int | None]:
    """The phase, and the square of the moving witch."""
    position = state.dump()
    return position["phase"], position["mover"]


def rests(state: sabbat.State, square: int, seat: int = 0) -> bool:
    """Whether a witch of the seat has come to rest on a square and the turn is over."""
    return moment(state) == ("roll", None) and square in witches(state, seat)


def divided(players: int = 4, first: int = 0) -> sabbat.State:
    """The race about to start, each clan's numbers put by threes in ascending order."""
    state = sabbat.new("course-de-sorcieres", players, {"first": first})
    for numbers in NUMBERS.values():
        after(state, *(f"put {tile} {1 + n // 3}" for n, tile in enumerate(numbers)))
    return state
