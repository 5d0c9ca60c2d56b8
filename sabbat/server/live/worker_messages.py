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


class Released(msgspec.Struct, frozen=True, tag_field="kind", tag="released"):
    """The worker has removed a table from memory: send it nothing more about that table."""

    worker: str
    code: str


class HeldTable(msgspec.Struct, frozen=True, array_like=True):
    """A table that a worker has in memory, the last event it has of it, and who is connected to that worker."""

    code: str
    seq: int
    people: list[str]


class Holding(msgspec.Struct, frozen=True, tag_field="kind", tag="holding"):
    """The worker has these tables in memory: send it their events. With `ask`, answer which of them you have."""

    worker: str
    tables: list[HeldTable]
    ask: bool = False


WorkerMessage = Happened | Renewed | Released | Holding

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[list[WorkerMessage]] = msgspec.json.Decoder(list[WorkerMessage])


def decode(data: bytes) -> list[WorkerMessage]:
    """Decode a bundle; msgspec.DecodeError if it is not one of ours."""
    return _decoder.decode(data)


def bundle(messages: list[bytes]) -> bytes:
    """Join encoded messages into one bundle."""
    return b"[" + b",".join(messages) + b"]"
