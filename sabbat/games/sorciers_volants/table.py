"""The table with all that stands on it, and what a body laid there touches (VOL-5, VOL-6, VOL-28, VOL-D49).

Everything that can be touched has a bit, in the order in which VOL-D49 names obstacles. A set of things is
the sum of their bits: what is present, what is asked about, what was found.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import lowest
from sabbat.games.sorciers_volants.components import (
    CASTLE_HALF_WIDTHS,
    CAT_HALF_WIDTH,
    FIGURE_HALF_WIDTH,
    FLYER_REACH,
    HUT_HALF_WIDTH,
    TAIL_HALF_WIDTH,
)
from sabbat.games.sorciers_volants.geometry import (
    FIGURES,
    TAILS,
    Body,
    spine_near_point,
    spine_near_segment,
)

FOOL: Final = 4  # the slot of the fool among the flyers; a seat's slot is its number

EDGE: Final = 0x1
CASTLE: Final[list[i64]] = [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100]
HUT: Final[list[i64]] = [0x200, 0x400, 0x800, 0x1000]
FIGURE: Final[list[i64]] = [0x2000, 0x8000, 0x20000, 0x80000, 0x200000]
TAIL: Final[list[i64]] = [0x4000, 0x10000, 0x40000, 0x100000, 0x400000]
FOOL_FIGURE: Final = 0x200000  # FIGURE[FOOL]
FOOL_TAIL: Final = 0x400000  # TAIL[FOOL]
CAT: Final = 0x800000

ALL_CASTLES: Final = 0x1FE
ALL_HUTS: Final = 0x1E00
ALL_FLYERS: Final = 0x7FE000
WALLS: Final = 0x1FFF  # edge, castles and huts: what never moves (VOL-37)
OBSTACLES: Final = 0x7FFFFF  # all but the cat (VOL-28, VOL-29)

NAMES: Final[list[str]] = (
    ["edge"]
    + [f"castle {n}" for n in range(1, 9)]
    + [f"hut {n}" for n in range(1, 5)]
    + [f"seat {k // 2}" for k in range(8)]
    + ["fool", "fool", "cat"]
)


def first_name(touched: i64) -> str:
    """VOL-D49: the name of the first of the things touched."""
    return NAMES[lowest(touched)]


class Disc:
    """A castle, a hut or the cat."""

    def __init__(self, bit: i64, x: i64, y: i64, half_width: i64) -> None:
        self.bit: Final[i64] = bit
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.half_width: Final[i64] = half_width
        self.left: Final[i64] = x - half_width
        self.top: Final[i64] = y - half_width
        self.right: Final[i64] = x + half_width
        self.bottom: Final[i64] = y + half_width


class Flyer:
    """A figure with its tail standing at a pose (VOL-7)."""

    def __init__(self, slot: i64, x: i64, y: i64, heading: i64) -> None:
        figure = FIGURES[heading]
        tail = TAILS[heading]
        self.figure_bit: Final[i64] = FIGURE[slot]
        self.tail_bit: Final[i64] = TAIL[slot]
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.heading: Final[i64] = heading
        self.rear_x: Final[i64] = x + figure.xs[0]
        self.rear_y: Final[i64] = y + figure.ys[0]
        self.front_x: Final[i64] = x + figure.xs[1]
        self.front_y: Final[i64] = y + figure.ys[1]
        self.tail_x: Final[i64] = x + tail.xs[1]
        self.tail_y: Final[i64] = y + tail.ys[1]

    def touched(self, body: Body, x: i64, y: i64, among: i64) -> i64:
        """VOL-5: which of figure and tail the body laid from (x, y) touches."""
        found: i64 = 0
        w = body.half_width
        if among & self.figure_bit and spine_near_segment(
            body, self.rear_x - x, self.rear_y - y, self.front_x - x, self.front_y - y, w + FIGURE_HALF_WIDTH
        ):
            found = self.figure_bit
        if among & self.tail_bit and spine_near_segment(
            body, self.x - x, self.y - y, self.tail_x - x, self.tail_y - y, w + TAIL_HALF_WIDTH
        ):
            found |= self.tail_bit
        return found


class Table:
    """The table (VOL-1): castles, huts and the cat's home fixed by the layout, flyers that come and go."""

    def __init__(self, width: i64, height: i64, discs: list[Disc], flyers: list[Flyer], present: i64) -> None:
        self.width: Final[i64] = width
        self.height: Final[i64] = height
        self.discs: Final[list[Disc]] = discs
        self.flyers: Final[list[Flyer]] = flyers
        self.present: i64 = present

    def copy(self) -> "Table":
        """An independent table with everything in the same place."""
        return Table(self.width, self.height, self.discs, self.flyers.copy(), self.present)

    def place(self, slot: i64, x: i64, y: i64, heading: i64) -> None:
        """Put a flyer's figure and tail on the table at a pose."""
        self.flyers[slot] = Flyer(slot, x, y, heading)
        self.present |= FIGURE[slot] | TAIL[slot]

    def remove(self, things: i64) -> None:
        """Take things off the table: a castle that disappears, a flyer, the cat when it is caught."""
        self.present &= ~things

    def restore(self, things: i64) -> None:
        """Put things back where they were: the cat at home, the victim of a theft undone."""
        self.present |= things

    def touched(self, body: Body, x: i64, y: i64, among: i64) -> i64:
        """VOL-5, VOL-6, VOL-35: the things among those asked about that the body laid from (x, y) touches."""
        among &= self.present
        w = body.half_width
        left = x + body.left
        top = y + body.top
        right = x + body.right
        bottom = y + body.bottom
        found: i64 = 0
        if left <= 0 or top <= 0 or right >= self.width or bottom >= self.height:
            found = among & EDGE
        for disc in self.discs:
            if disc.right < left or disc.left > right or disc.bottom < top or disc.top > bottom:
                continue
            if among & disc.bit and spine_near_point(body, disc.x - x, disc.y - y, w + disc.half_width):
                found |= disc.bit
        for flyer in self.flyers:
            fx = flyer.x
            fy = flyer.y
            if (
                fx + FLYER_REACH >= left
                and fx - FLYER_REACH <= right
                and fy + FLYER_REACH >= top
                and fy - FLYER_REACH <= bottom
            ):
                found |= flyer.touched(body, x, y, among)
        return found


def lay_out(
    width: int,
    height: int,
    castles: Sequence[tuple[int, int] | None],
    huts: Sequence[tuple[int, int]],
    cat: tuple[int, int] | None,
) -> Table:
    """A table set up by a layout (section 7), with no flyer on it yet."""
    discs: list[Disc] = []
    for k, castle in enumerate(castles):
        if castle is not None:
            discs.append(Disc(CASTLE[k], castle[0], castle[1], CASTLE_HALF_WIDTHS[k]))
    for k, hut in enumerate(huts):
        discs.append(Disc(HUT[k], hut[0], hut[1], HUT_HALF_WIDTH))
    if cat is not None:
        discs.append(Disc(CAT, cat[0], cat[1], CAT_HALF_WIDTH))
    off_the_table = [Flyer(slot, 0, 0, 0) for slot in range(FOOL + 1)]
    return Table(width, height, discs, off_the_table, EDGE + sum([disc.bit for disc in discs]))
