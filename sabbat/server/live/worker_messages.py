"""The messages between the workers of one house. Redis carries them in bundles; a bundle is a JSON list."""

import msgspec

from sabbat.server.table import events as ev


class Happened(msgspec.Struct, frozen=True, tag_field="kind", tag="happened"):
    """These events of a table are durable; the first of them has the number `first`."""

    code: str
    first: int
    events: list[ev.AnyEvent]


class Renewed(msgspec.Struct, frozen=True, tag_field="kind", tag="renewed"):
    """Somebody's words were removed from a table's events: read the table again."""

    code: str


class LetGo(msgspec.Struct, frozen=True, tag_field="kind", tag="left"):
    """The worker has removed a table from memory: send it nothing more about that table."""

    worker: str
    code: str


class Cared(msgspec.Struct, frozen=True, array_like=True):
    """A table that a worker has in memory, the last event it has of it, and who is connected to that worker."""

    code: str
    seq: int
    people: list[str]


class Caring(msgspec.Struct, frozen=True, tag_field="kind", tag="caring"):
    """The worker has these tables in memory: send it their events. With `ask`, answer which of them you have."""

    worker: str
    tables: list[Cared]
    ask: bool = False


Word = Happened | Renewed | LetGo | Caring

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[list[Word]] = msgspec.json.Decoder(list[Word])


def decode(data: bytes) -> list[Word]:
    """Decode a bundle; msgspec.DecodeError if it is not one of ours."""
    return _decoder.decode(data)


def bundle(words: list[bytes]) -> bytes:
    """Join encoded messages into one bundle."""
    return b"[" + b",".join(words) + b"]"
