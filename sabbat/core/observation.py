"""A seat's view as a fixed vector of small integers: named parts, and the sheet that they are written on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from sabbat.core.contract import Game, State

NONE: Final = -1


class Part:
    """A stretch of the vector: what it tells, and within which bounds."""

    def __init__(self, name: str, labels: list[str], high: int, about: str, low: int = 0) -> None:
        self.name = name
        self.labels = labels
        """What each of its cells is about."""
        self.low = low
        self.high = high
        self.about = about

    @property
    def size(self) -> int:
        return len(self.labels)


class Sheet:
    """Room for observations in a row, each written from its first cell to its last.

    `cells` has the buffer protocol: `numpy.frombuffer(sheet.cells, "int16")` follows what is written, without a copy.
    """

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        cells = vec[i16](capacity=size * rows)
        n: i64 = 0
        while n < size * rows:
            cells = append(cells, 0)
            n += 1
        self.cells: Final[vec[i16]] = cells
        self.size: Final[i64] = size
        self.at: i64 = 0
        """The cell to be written next."""

    def number(self, value: i64) -> None:
        """One cell."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def set(self, at: i64, value: i64) -> None:
        """Change a cell already written."""
        self.cells[at] = i16(value)

    def flags(self, mask: i64, n: i64) -> None:
        """A cell for each of the lowest n bits."""
        cells = self.cells
        at = self.at
        while n > 0:
            cells[at] = i16(mask & 1)
            mask >>= 1
            at += 1
            n -= 1
        self.at = at

    def pairs(self, first: i64, second: i64, n: i64) -> None:
        """A cell for each of the lowest n bits of two masks, 0 to 2."""
        cells = self.cells
        at = self.at
        while n > 0:
            cells[at] = i16((first & 1) + (second & 1))
            first >>= 1
            second >>= 1
            at += 1
            n -= 1
        self.at = at

    def zeros(self, n: i64) -> None:
        """n empty cells."""
        cells = self.cells
        at = self.at
        end = at + n
        while at < end:
            cells[at] = 0
            at += 1
        self.at = end

    def one_of(self, choice: i64, n: i64) -> None:
        """n cells of which one is 1; none if the choice is NONE."""
        start = self.at
        self.zeros(n)
        if choice >= 0:
            self.cells[start + choice] = 1

    def tally(self, things: list[i64], n: i64) -> None:
        """n cells that count how often each number below n is in a list."""
        start = self.at
        self.one_of(NONE, n)
        cells = self.cells
        for thing in things:
            cells[start + thing] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know of a state. A game has one, in its module `observation`, as `encoder`."""

    def __init__(self, game: Game, parts: list[Part]) -> None:
        self.game = game
        self.parts = parts
        self.size: i64 = sum([part.size for part in parts])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Rules: every cell in order, from what that seat may know and nothing else."""
        raise NotImplementedError

    def sheet(self, rows: int = 1) -> Sheet:
        """Room for so many observations."""
        return Sheet(self.size, rows)

    def names(self) -> list[str]:
        """What each cell of the vector is called."""
        return [f"{part.name}[{label}]" if label else part.name for part in self.parts for label in part.labels]

    def lows(self) -> list[int]:
        return [part.low for part in self.parts for _ in part.labels]

    def highs(self) -> list[int]:
        return [part.high for part in self.parts for _ in part.labels]


def single(name: str, high: int, about: str, low: int = 0) -> Part:
    """A part of one cell."""
    return Part(name, [""], high, about, low)


def relative(seat: i64, own: i64, players: i64) -> i64:
    """How far a seat is from the observer, clockwise; NONE stays so."""
    return NONE if seat < 0 else (seat - own + players) % players


def seats(most: int) -> list[str]:
    """The labels of seats as their observer counts them."""
    return ["own", *(f"+{n}" for n in range(1, most))]


def by_seat(most: int, labels: list[str]) -> list[str]:
    """The labels of what each seat has."""
    return [f"{seat} {label}".strip() for seat in seats(most) for label in labels]
