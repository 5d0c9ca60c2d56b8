"""A match as text: a header, then every action in order, chance included.

One parser; what is done with a record (replaying, verifying, showing) walks over `steps`.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from html import escape
from typing import Any

from mypy_extensions import mypyc_attr

from sabbat.core import fair
from sabbat.core.contract import Game, State
from sabbat.core.errors import BadRecord, BadRequest

HEX = re.compile(r"[0-9a-f]{64}")
ACTION = re.compile(r"(\*|[0-9]|[1-9][0-9]) (\S+(?: \S+)*)")
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no name or nonce holds: line breaks, terminal commands, and what is no character at all."""
CHANCE_MARK = "*"


@mypyc_attr(acyclic=True)
@dataclass
class Move:
    """One line of a record: who (a seat, None for chance) did what; `line` is where it stands.

    A server holds very many of them; compiled, the garbage collector need not look at them.
    """

    seat: int | None
    action: str
    line: int = 0

    def __str__(self) -> str:
        return f"{CHANCE_MARK if self.seat is None else self.seat} {self.action}"


@dataclass
class Record:
    """A match written down. Fields that are None are not known, or not yet."""

    game: str
    rules: int
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] | None = None
    started: str | None = None
    chance: str | None = None
    """How chance was drawn: None in order, or keyed."""
    commitment: str | None = None
    secret: str | None = None
    digest: str | None = None
    """SHA-256 of all the rest: a record that was cut off or altered differs from it."""
    nonces: list[str] | None = None
    outcome: dict[str, Any] | None = None
    moves: list[Move] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{name}: {_write(name, getattr(self, name))}" for name in FIELDS if getattr(self, name) is not None]
        return "\n".join([*lines, "", *map(str, self.moves), ""])

    def sealed(self) -> "Record":
        """The record with the digest that belongs to it."""
        return replace(self, digest=hashlib.sha256(str(replace(self, digest=None)).encode()).hexdigest())

    def steps(self) -> "Iterator[Step]":
        """Every moment of the match in order: a state of its own each, and the move that follows."""
        for step in steps(find_game(self.game), self):
            yield Step(step.state.clone(), step.move)

    def rows(self) -> list[dict[str, Any]]:
        """The moves as rows: `polars.DataFrame(record.rows())`, `pandas.DataFrame(record.rows())`."""
        return [
            {"game": self.game, "move": n, "seat": move.seat, "verb": move.action.split(" ")[0], "action": move.action}
            for n, move in enumerate(self.moves)
        ]

    def _repr_html_(self) -> str:
        """What a notebook shows: who played what, and how it ended; the moves unfold."""
        names = ", ".join(self.names or [])
        end = "" if self.outcome is None else f" · {json.dumps(self.outcome)}"
        moves = "\n".join([str(move) for move in self.moves])
        head = f"<b>{escape(self.game, quote=False)}</b> · {escape(names, quote=False)}{escape(end, quote=False)}"
        return f"<details><summary>{head}</summary><pre>{escape(moves, quote=False)}</pre></details>"

    @staticmethod
    def parse(text: str) -> "Record":
        """The record in a text; BadRecord says in which line it goes wrong."""
        lines = text.replace("\r\n", "\n").split("\n")
        end = lines.index("") if "" in lines else len(lines)
        fields = _header(lines[:end])
        record = Record(**fields)
        _check_lengths(record, lines)
        moves = enumerate(lines[end + 1 :], end + 2)
        record.moves = [_move(line, number) for number, line in moves if line.strip()]
        return record


FINDERS: list[Callable[[object], Game]] = []
"""How a game is found by its id: `sabbat.games` adds itself."""


def find_game(id: str) -> Game:
    """The game with that id; BadRequest if it is not known."""
    return FINDERS[0](id)


@dataclass
class Step:
    """A moment of a replay: the state before a move, and the move. After the last one `move` is None."""

    state: State
    move: Move | None


def steps(game: Game, record: Record) -> Iterator[Step]:
    """Play a record through, yielding the state before each move and after the last; the same state, moving on."""
    state = _opening(game, record)
    for move in record.moves:
        _check_move(state, move)
        yield Step(state, move)
        state.step(game.find_id(move.action))
    if record.outcome is not None and record.outcome != state.outcome():
        said, found = json.dumps(record.outcome), json.dumps(state.outcome())
        raise BadRecord("wrong-outcome", line=0, said=said, found=found)
    yield Step(state, None)


def replay(game: Game, record: Record) -> State:
    """The state at the end of a record."""
    for step in steps(game, record):
        state = step.state
    return state


def verify(game: Game, record: Record) -> int:
    """Recompute every chance action from the secret; their number, or BadRecord where one is not as drawn.

    One with a digest is as it was written, to the letter; of one without (older ones have none) only chance is proved.
    """
    if record.secret is None or record.commitment is None:
        raise BadRecord("no-secret", line=0)
    secret = bytes.fromhex(record.secret)
    if fair.commitment(secret) != record.commitment:
        raise BadRecord("commitment-differs", line=0)
    stream = fair.stream(secret, record.nonces or [""] * record.players, record.chance)
    for step in steps(game, record):
        if step.move is not None:
            _check_chance(stream, step.state, step.move)
    if record.digest is not None and record.digest != record.sealed().digest:
        raise BadRecord("digest-differs", line=0)
    return stream.drawn


def _check_chance(stream: fair.Stream, state: State, move: Move) -> None:
    """BadRecord if a chance action is not the one that is due."""
    if move.seat is not None:
        stream.acted(move.seat)
        return
    due = stream.due(state)
    if due != move.action:
        raise BadRecord("chance-differs", line=move.line, action=move.action, due=due)
    stream.came(fair.kind_of(state))


def _opening(game: Game, record: Record) -> State:
    known = list(range(1, game.rules + 1))
    if record.rules not in known:
        raise BadRecord("unknown-rules", line=_line_of("rules"), rules=record.rules, allowed=known)
    try:
        return game.new(record.players, record.options, record.rules)
    except BadRequest as error:
        raise BadRecord("bad-header", line=0, why=error) from None


def _check_move(state: State, move: Move) -> None:
    refusal = state.why_not(move.action, move.seat)
    if refusal is None:
        return
    if refusal.reason == "not-your-turn":
        raise BadRecord("wrong-seat", line=move.line, action=move.action, turn=str(state.turn))
    raise BadRecord("illegal-in-record", line=move.line, action=move.action, why=refusal)


# -- parsing -------------------------------------------------------------------------------------


FIELDS = {
    "game": "word",
    "rules": "number",
    "players": "number",
    "options": "object",
    "names": "texts",
    "started": "word",
    "chance": "way",
    "commitment": "hex",
    "secret": "hex",
    "digest": "hex",
    "nonces": "texts",
    "outcome": "object",
}
"""The header's fields in the order in which they are written, and what each holds."""


def _write(name: str, value: Any) -> str:
    return value if FIELDS[name] in ("word", "way", "hex") else json.dumps(value, ensure_ascii=False)


def _line_of(name: str) -> int:
    return list(FIELDS).index(name) + 1


def _header(lines: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for number, line in enumerate(lines, 1):
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord("bad-header-line", line=number, text=line[:80])
        if name not in FIELDS:
            raise BadRecord("unknown-field", line=number, field=name[:80], allowed=list(FIELDS))
        if name in fields:
            raise BadRecord("field-twice", line=number, field=name)
        fields[name] = _value(FIELDS[name], name, value, number)
    for name in ("game", "rules", "players"):
        if name not in fields:
            raise BadRecord("field-missing", line=max(1, len(lines)), field=name)
    return fields


def _value(kind: str, name: str, text: str, line: int) -> Any:
    if kind == "word":
        return text
    if kind == "way":
        if text != fair.KEYED:
            raise BadRecord("bad-field", line=line, field=name, allowed=fair.KEYED)
        return text
    if kind == "hex":
        if not HEX.fullmatch(text):
            raise BadRecord("bad-field", line=line, field=name, allowed="64 × 0-9a-f")
        return text
    try:
        value = json.loads(text, parse_constant=_no_json)
    except (ValueError, RecursionError):
        raise BadRecord("bad-field", line=line, field=name, allowed="JSON") from None
    if not _fits(kind, value):
        raise BadRecord("bad-field", line=line, field=name, allowed=kind)
    return value


def _no_json(word: str) -> Any:
    """NaN and Infinity, which Python would let pass."""
    raise ValueError(word)


def _fits(kind: str, value: Any) -> bool:
    if kind == "number":
        return type(value) is int and 0 <= value < 1000
    if kind == "object":
        return isinstance(value, dict)
    return isinstance(value, list) and all(isinstance(item, str) and not UNWRITABLE.search(item) for item in value)


def _check_lengths(record: Record, lines: list[str]) -> None:
    for name, entries in (("names", record.names), ("nonces", record.nonces)):
        if entries is not None and len(entries) != record.players:
            line = [text.partition(":")[0] for text in lines].index(name) + 1
            raise BadRecord("bad-field", line=line, field=name, allowed=f"{record.players} × text")


def _move(line: str, number: int) -> Move:
    match = ACTION.fullmatch(line.rstrip())
    if match is None:
        raise BadRecord("bad-move-line", line=number, text=line[:80])
    who, action = match.group(1), match.group(2)
    return Move(None if who == CHANCE_MARK else int(who), action, number)
