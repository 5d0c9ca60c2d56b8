"""Matches to review: played at random, from a seed."""

import hashlib
from typing import Any

import sabbat
from sabbat.core.dice import Dice
from sabbat.core.match import Match
from sabbat.core.record import Record


def at_random(game: str, players: int, seed: int, **options: Any) -> Record:
    """A match in which everybody plays anything."""
    match = Match(sabbat.game(game), players, options, secret=hashlib.sha256(bytes([seed])).digest())
    dice = Dice(seed)
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
        else:
            seat: int = match.state.actor
            match.act(seat, match.state.game.texts[match.state.action_at(dice.below(match.state.count()))])
    return match.record()


def short(game: str, players: int) -> Record:
    """The shortest of a few."""
    return min((at_random(game, players, seed, **SHORT.get(game, {})) for seed in range(4)), key=lambda r: len(r.moves))


SHORT: dict[str, dict[str, Any]] = {"sorciers-volants": {"rounds": 8}}
