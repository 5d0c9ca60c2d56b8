"""Who meets whom: all against all, the first against each, or each against the next; seats rotate within a round."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from sabbat.core.errors import BadRequest

MODES = ("round-robin", "gauntlet", "ladder")


def groups(mode: str, bots: list[str], players: int) -> list[tuple[str, ...]]:
    """The groups of bots that play together."""
    if mode not in MODES:
        raise BadRequest("unknown-mode", mode=mode, allowed=list(MODES))
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadRequest("bad-entrants", bots=bots)
    if players == 2:
        if mode == "gauntlet":
            return [(bots[0], other) for other in bots[1:]]
        return list(pairwise(bots)) if mode == "ladder" else list(combinations(bots, 2))
    if mode == "round-robin" and len(bots) >= players:
        return list(combinations(bots, players))
    return [filled(pair, players) for pair in groups(mode, bots, 2)]


def filled(pair: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Two bots at a larger table: they take the seats in turns."""
    return tuple(pair[n % 2] for n in range(players))


def rotations(company: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A group with its seats rotated, each seating once."""
    turned = [company[n:] + company[:n] for n in range(len(company))]
    return list(dict.fromkeys(turned))


def seatings(companies: list[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Who sits where in each match of a round."""
    for company in companies:
        yield from rotations(company)
