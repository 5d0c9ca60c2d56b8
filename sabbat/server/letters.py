"""Letters between a server and its scribe: each is its length in four bytes, and a list."""

from typing import Any

import msgspec

SIZE = 4
"""The bytes of a letter's length."""

Outcome = str | None
"""Nothing if an entry is kept; if not, why, and no reason if somebody else was first."""

_encoder = msgspec.msgpack.Encoder()


def letter(content: list[Any]) -> bytes:
    """A list, ready to be sent."""
    data = _encoder.encode(content)
    return len(data).to_bytes(SIZE, "big") + data


class Mail:
    """Letters as they come in, piece by piece."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, data: bytes) -> list[bytes]:
        """The letters that are whole now."""
        data, at, whole = self._rest + data, 0, []
        while at + SIZE <= len(data):
            end = at + SIZE + int.from_bytes(data[at : at + SIZE], "big")
            if end > len(data):
                break
            whole.append(data[at + SIZE : end])
            at = end
        self._rest = data[at:]
        return whole
