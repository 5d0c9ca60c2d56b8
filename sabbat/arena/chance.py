"""Chance that stays alike when play differs: the same keyed stream for every match of a round."""

import hashlib

from sabbat.core.contract import State
from sabbat.core.fair import NOBODY, KeyedStream, kind_of

__all__ = ["NOBODY", "KeyedChance"]


class KeyedChance:
    """A source of chance for one match; equal seeds give equal chance."""

    def __init__(self, seed: str) -> None:
        self.stream = KeyedStream(hashlib.sha256(seed.encode()).digest())

    def draw(self, state: State, seat: int) -> str:
        """The outcome of a chance action that a seat (NOBODY: the beginning) has brought about; not yet played."""
        self.stream.acted(seat)
        action = self.stream.due(state)
        self.stream.came(kind_of(state))
        return action
