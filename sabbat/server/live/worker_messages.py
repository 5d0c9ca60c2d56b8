"""What workers of one house say to each other. Words of one turn of the event loop travel together, as a JSON list."""

import msgspec

from sabbat.server.table import events as ev


class Happened(msgspec.Struct, frozen=True, tag_field="kind", tag="happened"):
    """These events of a table are durable, as number `first` and on."""

    code: str
    first: int
    events: list[ev.AnyEvent]


class Renewed(msgspec.Struct, frozen=True, tag_field="kind", tag="renewed"):
    """Words were taken out of a table's past: read it anew."""

    code: str


class LetGo(msgspec.Struct, frozen=True, tag_field="kind", tag="left"):
    """I no longer care for a table: tell me nothing more of it."""

    worker: str
    code: str


class Cared(msgspec.Struct, frozen=True, array_like=True):
    """A table that a worker cares for, the last event it knows there, and the people who are connected with it."""

    code: str
    seq: int
    people: list[str]


class Caring(msgspec.Struct, frozen=True, tag_field="kind", tag="caring"):
    """I care for these tables: tell me what happens there; and if I `ask`, for which of them you care."""

    worker: str
    tables: list[Cared]
    ask: bool = False


Word = Happened | Renewed | LetGo | Caring

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[list[Word]] = msgspec.json.Decoder(list[Word])


def decode(data: bytes) -> list[Word]:
    """The words of a message; msgspec.DecodeError if it is none of ours."""
    return _decoder.decode(data)


def bundle(words: list[bytes]) -> bytes:
    """Encoded words as one message."""
    return b"[" + b",".join(words) + b"]"
