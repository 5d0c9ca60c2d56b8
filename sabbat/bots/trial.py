"""Bots fly an adventure: how many turns it takes, who wins, where flights are stopped; what is offered was won."""

from typing import Any

import msgspec

from sabbat.bots.levels import find_bot
from sabbat.core.dice import Dice
from sabbat.games import find

ROUNDS = 40
"""Turns for each seat within which an adventure is to be won."""
LEVEL = "one-step"
TRIES = 12


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
    bots = [find_bot(level, game)(seed + seat) for seat in range(players)]
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


def offer(id: str, goal: str, hardness: str, seed: int) -> dict[str, Any] | None:
    """A surprise that bots have won within the rounds, of a few that dice make up; none if they won none."""
    bench = find(id).workshop
    assert bench is not None
    dice = Dice(seed)
    for _ in range(TRIES):
        adventure = bench.surprise(goal, hardness, int(dice.below(1 << 30)))
        if fly(id, adventure, 2, LEVEL, int(dice.below(1 << 30))).winner is not None:
            return adventure
    return None
