"""Two bots play many matches of two: seats alternate, and each pair of matches shares its chance."""

import hashlib
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sabbat.bots.players import Bot, tell
from sabbat.core.contract import Game
from sabbat.core.match import Match
from sabbat.core.record import Move

MakeBot = Callable[[int], Bot]
"""A new bot from a seed."""


@dataclass
class Score:
    """How a duel stands, from A's side."""

    a_wins: int = 0
    b_wins: int = 0
    ties: int = 0
    spent: list[list[float]] = field(default_factory=lambda: [[], []])
    """Seconds for each move of A and of B."""

    @property
    def matches(self) -> int:
        return self.a_wins + self.b_wins + self.ties

    @property
    def share(self) -> float:
        """A's share of the points, a tie for half."""
        return (self.a_wins + self.ties / 2) / self.matches if self.matches else 0.5

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval for the share."""
        n, p = max(1, self.matches), self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half

    def add(self, other: "Score") -> None:
        self.a_wins += other.a_wins
        self.b_wins += other.b_wins
        self.ties += other.ties
        for mine, theirs in zip(self.spent, other.spent, strict=True):
            mine += theirs


def play_match(
    game: Game, options: dict[str, Any], bots: list[Bot], secret: bytes
) -> tuple[list[int], list[list[float]]]:
    """One match; the ranks, and the seconds that each seat's moves took."""
    match = Match(game, len(bots), options, secret=secret)
    spent: list[list[float]] = [[] for _ in bots]
    while match.state.turn is not None:
        if match.awaits_chance:
            _make(match, bots, Move(None, match.due()))
            continue
        seat: int = match.state.actor
        actions = match.state.actions()
        start = time.perf_counter()
        action = bots[seat].choose(game.mind(match.state.view(seat)), actions)
        spent[seat].append(time.perf_counter() - start)
        _make(match, bots, Move(seat, action))
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome["ranks"], spent


def _make(match: Match, bots: list[Bot], move: Move) -> None:
    """A move is made, and every bot that listens is told what its seat sees of it."""
    for own, bot in enumerate(bots):
        tell(bot, own, match.state, move)
    match.follow(move)


def play_pair(game: Game, options: dict[str, Any], a: MakeBot, b: MakeBot, seed: int, pair: int) -> Score:
    """Two matches on the same chance, A first at seat 0, then at seat 1."""
    secret = hashlib.sha256(f"{seed} {pair}".encode()).digest()
    score = Score()
    for seat in (0, 1):
        bots = [a(seed + 2 * pair), b(seed + 2 * pair + 1)]
        if seat:
            bots.reverse()
        ranks, spent = play_match(game, options, bots, secret)
        mine, theirs = ranks[seat], ranks[1 - seat]
        score.add(Score(int(mine < theirs), int(mine > theirs), int(mine == theirs), [spent[seat], spent[1 - seat]]))
    return score


def duel(game: Game, options: dict[str, Any], a: MakeBot, b: MakeBot, matches: int, seed: int) -> Iterator[Score]:
    """The standing after each pair of matches."""
    total = Score()
    for pair in range((matches + 1) // 2):
        total.add(play_pair(game, options, a, b, seed, pair))
        yield total
