"""What each seat has seen of a match, kept as one short key a seat: equal keys, equal knowledge, history included."""

import hashlib
import json

from sabbat.core.contract import State
from sabbat.core.record import Move


class Memory:
    """Follows a match from its beginning. A seat that could not tell two histories apart has the same key in both."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    @staticmethod
    def of(state: State) -> "Memory":
        """The memory of a match that is about to begin."""
        return Memory([_key(_view(state, seat)) for seat in range(state.players)])

    def follow(self, state: State, move: Move) -> None:
        """Make a move in a state, and remember what each seat saw of it and saw afterwards."""
        seen = [state.seen(move.action, seat) for seat in range(state.players)]
        who = "*" if move.seat is None else str(move.seat)
        state.play(move.action)
        self.keys = [_key(key, who, seen[seat], _view(state, seat)) for seat, key in enumerate(self.keys)]

    def information_key(self, seat: int) -> str:
        """The key of all that a seat has seen, 32 hexadecimal digits, the same on every machine."""
        return self.keys[seat]

    def clone(self) -> "Memory":
        return Memory(list(self.keys))


def _view(state: State, seat: int) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def _key(*parts: str) -> str:
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()
