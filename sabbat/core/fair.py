"""Fair chance: a secret committed to before the first move decides every outcome, provably.

The stream's key is HMAC-SHA256 of the nonces under the secret. The n-th chance action of a match
takes the place among its odds that the stream's n-th number gives. In a keyed stream the number depends on who draws
what for the how-manieth time instead, so that chance stays comparable when play differs.
"""

import hashlib
import hmac

from sabbat.core.contract import State

SECRET_BYTES = 32
KEYED = "keyed"
"""The way of drawing chance by who draws what."""
NOBODY = -1
"""Draws at the beginning are nobody's."""


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


def share(key: bytes, name: str, total: int) -> int:
    """A number below a total, uniform: the same share of it, whatever the total, for the same key and name."""
    counter = 0
    while True:
        block = hmac.digest(key, name.encode() + counter.to_bytes(4, "big"), "sha256")
        product = int.from_bytes(block[:8], "big") * total
        if product % 2**64 >= 2**64 % total:
            return product // 2**64
        counter += 1


def kind_of(state: State) -> str:
    """What is drawn where chance is to act: the verb of its first outcome."""
    return state.game.texts[state.action_at(0)].split(" ")[0]


class Stream:
    """The chance of one match, drawn number after number."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        """How many numbers have been drawn."""

    def place(self, state: State) -> int:
        """Where in the odds the next chance action lies."""
        return number(self.key, self.drawn, state.weight())

    def due(self, state: State) -> str:
        """The chance action that comes next, not yet played."""
        return state.game.texts[state.outcome_at(self.place(state))]

    def draw(self, state: State) -> str:
        """Nature plays the chance action that is due; its text."""
        action, kind = self.due(state), kind_of(state)
        state.step(state.game.find_id(action))
        self.came(kind)
        return action

    def acted(self, seat: int) -> None:
        """A seat has acted: what chance does next, it has brought about."""

    def came(self, kind: str) -> None:
        """A chance action of a kind was played."""
        self.drawn += 1

    def ahead(self) -> "Stream":
        """The same chance, for looking ahead."""
        return Stream(self.key, self.drawn)


class KeyedStream(Stream):
    """Chance keyed by who draws what for the how-manieth time.

    The k-th draw of a kind that a seat brought about takes the same share of the odds in every match with this key.
    With the n-th number for the n-th draw, two matches would have nothing in common after the first different action.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.seat: int = NOBODY
        """The seat that acted last."""
        self.counts: dict[str, int] = {}

    def place(self, state: State) -> int:
        drawing = f"{self.seat} {kind_of(state)}"
        return share(self.key, f"{drawing} {self.counts.get(drawing, 0)}", state.weight())

    def acted(self, seat: int) -> None:
        self.seat = seat

    def came(self, kind: str) -> None:
        drawing = f"{self.seat} {kind}"
        self.counts[drawing] = self.counts.get(drawing, 0) + 1
        self.drawn += 1

    def ahead(self) -> Stream:
        other = KeyedStream(self.key)
        other.drawn, other.seat, other.counts = self.drawn, self.seat, dict(self.counts)
        return other


def stream(secret: bytes, nonces: list[str], chance: str | None = None) -> Stream:
    """The chance of a match from its beginning, drawn in order or `KEYED`."""
    key = stream_key(secret, nonces)
    return KeyedStream(key) if chance == KEYED else Stream(key)
