"""What lies on a table, made to be drawn for eyes and to be said for ears and pipes."""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from sabbat.core.contract import Game
from sabbat.locales import Naming, Speech

FRESH = "bold underline"
"""How something is drawn that was not there at one's last turn."""
GAP = "  "
NAME_MOST = 40
"""A row that is a longer sentence stands by itself, not in the column of names."""


@dataclass(frozen=True)
class Thing:
    """One thing on the table."""

    drawn: str
    said: str
    style: str = ""


@dataclass(frozen=True)
class Row:
    """Things that lie together, under a name."""

    name: str
    pieces: tuple[Thing, ...] = ()
    heading: bool = False
    sentence: str = ""
    """How the whole row is said, where its things one by one would not make a sentence."""

    def shows(self) -> bool:
        """Whether there is something to draw: a thing, a person's name, or a row that is one sentence."""
        return bool(self.pieces) or self.heading or self.name == self.sentence.rstrip(".")


@dataclass(frozen=True)
class Drawing:
    """A drawing to look at, such as a track, and sentences that say the same."""

    drawn: Text = field(compare=False)
    sentences: tuple[str, ...]


Scene = Sequence[Row | Drawing]


@dataclass(frozen=True)
class Words:
    """What a drawer of scenes is given besides the view: the language, the game, and what people are called."""

    speech: Speech
    game: Game
    names: Sequence[str]
    """As they are written over people's things."""
    called: Naming
    """As sentences call them."""

    def message(self, id: str, /, **facts: Any) -> str:
        """A message of the game."""
        return self.speech.say(f"{self.game.id}-{id}", **facts)

    def term(self, word: str) -> str:
        return self.speech.term(self.game.id, word)

    def row(self, id: str, pieces: Iterable[Thing], /, sentence: str = "") -> Row:
        """A row under a message of the game."""
        return Row(self.message(id), tuple(pieces), sentence=sentence)

    def heading(self, seat: int, *notes: str) -> Row:
        """A player's name, and what is to be said of them in a word."""
        return Row(self.names[seat], tuple(Thing(note, note) for note in notes if note), heading=True)


def drawn(scene: Scene, before: Scene = ()) -> RenderableType:
    """The scene for eyes; what was not there before is underlined."""
    known = {(row.name, of): set(row.pieces) for of, row in _by_owner(before) if isinstance(row, Row)}
    parts: list[RenderableType] = []
    grid: Table | None = None
    for of, part in _by_owner(scene):
        if isinstance(part, Drawing):
            parts.append(part.drawn)
            grid = None
            continue
        if not part.shows():
            continue
        if len(part.name) > NAME_MOST and not part.pieces:
            parts.append(Text(part.name, "dim"))
            grid = None
            continue
        if grid is None:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(no_wrap=True)
            grid.add_column()
            parts.append(grid)
        there = known.get((part.name, of), set(part.pieces) if not before else set())
        grid.add_row(Text(part.name, "bold" if part.heading else "dim"), Line(part.pieces, there))
    return Group(*parts)


def _by_owner(scene: Scene) -> Iterable[tuple[str, Any]]:
    """Every part with the heading above it."""
    of = ""
    for part in scene:
        of = part.name if isinstance(part, Row) and part.heading else of
        yield of, part


@dataclass(frozen=True)
class Line:
    """Things side by side, as many in a line as there is room for; none is broken."""

    pieces: tuple[Thing, ...]
    known: Set[Thing]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text(no_wrap=True)
        for piece in self.pieces:
            if line and line.cell_len + len(GAP) + cell_len(piece.drawn) > options.max_width:
                yield line
                line = Text(no_wrap=True)
            line.append(GAP if line else "")
            line.append(piece.drawn, f"{piece.style} {'' if piece in self.known else FRESH}".strip() or None)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(piece.drawn) for piece in self.pieces] or [0]
        return Measurement(max(widths), sum(widths) + len(GAP) * (len(widths) - 1)).with_maximum(options.max_width)


def told(scene: Scene, speech: Speech, before: Scene = ()) -> list[str]:
    """The scene for ears: a sentence for each row; only what has changed if there was a scene before."""
    seen = {(of, part) for of, part in _by_owner(before) if isinstance(part, Row)}
    said = {sentence for part in before if isinstance(part, Drawing) for sentence in part.sentences}
    lines: list[str] = []
    owner = ""
    for of, part in _by_owner(scene):
        if isinstance(part, Drawing):
            lines += [sentence for sentence in part.sentences if sentence not in said]
        elif (of, part) not in seen:
            if of != owner and not part.heading:
                lines.append(f"{of}")
            owner = of
            lines.append(_sentence(part, speech))
    return lines


def _sentence(row: Row, speech: Speech) -> str:
    if row.sentence:
        return row.sentence
    things = ", ".join(piece.said for piece in row.pieces)
    if row.heading and not things:
        return row.name
    return speech.say("web-of", what=row.name, name=things or speech.say("play-nothing"))
