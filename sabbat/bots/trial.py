"""Bots fly an adventure: how many turns it takes, who wins, where flights are stopped."""

from typing import Any

import msgspec

from sabbat.bots.levels import find_bot
from sabbat.games import find

ROUNDS = 40
"""Turns for each seat within which an adventure is to be won."""
THINKING = 0.1
"""Seconds for a move: a match of four masters that nobody wins takes a quarter of a minute at most."""


class Flown(msgspec.Struct):
    """One match of bots: its turns, the winner's seat if there is one, why it ended, where flights were stopped."""

    turns: int
    winner: int | None
    reason: str
    crashes: list[tuple[int, int]]


def fly(id: str, adventure: dict[str, Any], players: int, level: str, seed: int, rounds: int = ROUNDS) -> Flown:
    """Bots of a level play one match on an adventure."""
    game = find(id)
    bench = game.workshop
    assert bench is not None
    state = game.new(players, {**bench.options(adventure), "rounds": rounds})
    bots = [find_bot(level, game, THINKING)(seed + seat) for seat in range(players)]
    crashes: list[tuple[int, int]] = []
    while state.actor >= 0:
        seat = int(state.actor)
        action = bots[seat].choose(game.mind(state.view(seat)), state.actions())
        state.play(action)
        crashes += bench.crashes(state, action)
    outcome = state.outcome()
    assert outcome is not None
    won = 1 in outcome["ranks"] and outcome["reason"] != "limit"
    winner = outcome["ranks"].index(1) if won else None
    return Flown(state.dump()["turns_played"], winner, outcome["reason"], crashes)
