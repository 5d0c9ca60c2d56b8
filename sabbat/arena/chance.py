"""Chance that stays alike when play differs: each draw has a key of its own.

The k-th draw of a kind that a seat brought about gets the same share of the odds in every match of a round. With the
n-th number for the n-th draw, two matches would have nothing in common from the first different action on.
"""

import hashlib
from collections import Counter

from sabbat.core.contract import State

WHOLE = 2**64
NOBODY = -1


class KeyedChance:
    """A source of chance for one match; equal seeds give equal keys."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counts: Counter[tuple[int, str]] = Counter()

    def draw(self, state: State, seat: int) -> str:
        """The outcome of a chance action that a seat (NOBODY: the beginning) has brought about; not yet played."""
        kind = state.game.texts[state.action_at(0)].split(" ")[0]
        k = self.counts[seat, kind]
        self.counts[seat, kind] += 1
        block = hashlib.blake2b(f"{self.seed} {seat} {kind} {k}".encode(), digest_size=8).digest()
        share = int.from_bytes(block, "big") * int(state.weight()) // WHOLE
        return state.game.texts[state.outcome_at(share)]
