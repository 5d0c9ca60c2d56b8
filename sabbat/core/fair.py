"""Fair chance: a secret committed to before the first move decides every outcome, provably.

The stream's key is HMAC-SHA256 of the nonces under the secret. The n-th chance action of a match
takes the place among its odds that the stream's n-th number gives.
"""

import hashlib
import hmac

from sabbat.core.contract import State

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """What is published before the match: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def stream_key(secret: bytes, nonces: list[str]) -> bytes:
    """The key of the stream, from the secret and the players' nonces in seat order."""
    return hmac.digest(secret, "\n".join(nonces).encode(), "sha256")


def number(key: bytes, n: int, total: int) -> int:
    """The stream's n-th number, uniform below a total."""
    limit = 2**64 // total * total
    counter = 0
    while True:
        block = hmac.digest(key, n.to_bytes(8, "big") + counter.to_bytes(4, "big"), "sha256")
        value = int.from_bytes(block[:8], "big")
        if value < limit:
            return value % total
        counter += 1


class Stream:
    """The chance of one match, drawn number after number."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        """How many numbers have been drawn."""

    def due(self, state: State) -> str:
        """The chance action that comes next, not yet played."""
        return state.game.texts[state.outcome_at(number(self.key, self.drawn, state.weight()))]

    def draw(self, state: State) -> str:
        """Nature plays the chance action that is due; its text."""
        action = self.due(state)
        state.step(state.game.find_id(action))
        self.drawn += 1
        return action

    def ahead(self) -> "Stream":
        """The same chance, for looking ahead."""
        return Stream(self.key, self.drawn)
