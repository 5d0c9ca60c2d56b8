"""The table of a race: where witches, tiles and cards are, and where a movement leads (clauses COU-…).

Squares are bits: bit q of a mask is square q of the track, 49 to 51 the goal board. The cards of the
four clans, whether hands or neutral piles, share one integer of eleven bits a clan: nine for the
numbers 2 … 10 and two that count the magic cards.
"""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, lowest, popcount, select
from sabbat.core.contract import Game, State
from sabbat.games.course_de_sorcieres.components import (
    GOAL_END,
    SIGN,
    STAGE_LENGTH,
    STAGE_NUMBERS,
)

PHASES: Final = ["split", "roll", "move", "reveal", "magic", "draw", "over"]
SPLITTING: Final = 0
ROLLING: Final = 1
MOVING: Final = 2
REVEALING: Final = 3
MAGIC: Final = 4
DRAWING: Final = 5
FINISHED: Final = 6

TRACK: Final = 562949953421310  # bits 1 … 48
GOAL: Final = 3940649673949184  # bits 49 … 51
NINE: Final = 511  # the nine numbers of a clan
FULL: Final = 511 + 3 * 512  # the twelve cards of a clan
ALL_CARDS: Final = FULL * (1 + 2048 + 2048**2 + 2048**3)
MAGIC_TILES: Final = 512 * (1 + 1024 + 1024**2 + 1024**3)

# MIRROR[m] has bit 8 - n where m has bit n: the squares behind, read from near to far.
MIRROR: Final[list[i64]] = [sum(256 >> n for n in range(9) if m >> n & 1) for m in range(512)]


class Track(State):
    """A race at one moment, without the rules of play."""

    def __init__(self, game: Game, players: i64, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.first: i64 = options["first"]
        self.phase: i64 = SPLITTING
        self.turns: i64 = 0
        self.active: i64 = self.first
        self.die: i64 = 0
        self.mover: i64 = 0  # square of the moving witch, 0 when there is none
        self.pushed: bool = False
        self.due: i64 = 0  # tiles put so far, in the order l2 … p10
        # Witches of each seat on the track as masks; at the start and on each goal square as two-bit counts.
        self.clan0: i64 = 0
        self.clan1: i64 = 0
        self.clan2: i64 = 0
        self.clan3: i64 = 0
        self.occupied: i64 = 0
        self.waiting: i64 = 0xFF  # two bits a seat
        self.arrived: i64 = 0  # six bits a seat: two for each of 49, 50, 51
        self.cards: i64 = ALL_CARDS
        self.tiles: list[i64] = [-1] * 49  # by square; -1 is face down
        self.sign0: i64 = 0  # squares that show each clan's sign
        self.sign1: i64 = 0
        self.sign2: i64 = 0
        self.sign3: i64 = 0
        self.down0: i64 = MAGIC_TILES  # tiles face down in each stage (COU-D6)
        self.down1: i64 = MAGIC_TILES
        self.down2: i64 = MAGIC_TILES
        self.actor = 0

    # -- where things are ------------------------------------------------------------------------

    def witches(self, seat: i64) -> i64:
        """The squares of the track on which a seat's witches stand."""
        if seat == 0:
            return self.clan0
        if seat == 1:
            return self.clan1
        return self.clan2 if seat == 2 else self.clan3

    def lift_or_set(self, seat: i64, squares: i64) -> None:
        """Toggle witches of a seat on those squares of the track."""
        self.occupied ^= squares
        if seat == 0:
            self.clan0 ^= squares
        elif seat == 1:
            self.clan1 ^= squares
        elif seat == 2:
            self.clan2 ^= squares
        else:
            self.clan3 ^= squares

    def signs(self, clan: i64) -> i64:
        """The squares that show a clan's sign."""
        if clan == 0:
            return self.sign0
        if clan == 1:
            return self.sign1
        return self.sign2 if clan == 2 else self.sign3

    def show_sign(self, clan: i64, square: i64) -> None:
        """A clan's sign lies face up on a square from now on."""
        if clan == 0:
            self.sign0 |= bit(square)
        elif clan == 1:
            self.sign1 |= bit(square)
        elif clan == 2:
            self.sign2 |= bit(square)
        else:
            self.sign3 |= bit(square)

    def facedown(self, stage: i64) -> i64:
        """The tiles still face down in a stage (0, 1, 2)."""
        if stage == 0:
            return self.down0
        return self.down1 if stage == 1 else self.down2

    def flip(self, stage: i64, tiles: i64) -> None:
        """Toggle tiles in what lies face down in a stage."""
        if stage == 0:
            self.down0 ^= tiles
        elif stage == 1:
            self.down1 ^= tiles
        else:
            self.down2 ^= tiles

    def waiting_of(self, seat: i64) -> i64:
        """How many witches of a seat are still at the start."""
        return self.waiting >> (2 * seat) & 3

    def arrivals(self, seat: i64) -> i64:
        """A seat's witches on 49, 50 and 51, two bits each."""
        return self.arrived >> (6 * seat) & 63

    def cards_of(self, clan: i64) -> i64:
        """The cards left to a clan: nine number bits, then the count of magic cards."""
        return self.cards >> (11 * clan) & 2047

    def spend(self, clan: i64, face: i64) -> None:
        """A card leaves the game (COU-36, COU-52)."""
        self.cards -= bit(11 * clan + face)

    def stage_of(self, square: i64) -> i64:
        return (square - 1) // STAGE_LENGTH

    def room(self, clan: i64, stage: i64) -> i64:
        """How many more numbers of a clan a stage takes (COU-4, COU-5)."""
        return STAGE_NUMBERS - popcount(self.facedown(stage) >> (10 * clan) & NINE)

    # -- reckoning -------------------------------------------------------------------------------

    def open_squares(self) -> i64:
        """Squares where a movement may end: free ones, and the goal board (COU-16, COU-17)."""
        return (TRACK & ~self.occupied) | GOAL

    def start(self, rank: i64) -> i64:
        """The free square with that rank (COU-19)."""
        return select(TRACK & ~self.occupied, rank - 1)

    def card_ahead(self, square: i64, face: i64, clan: i64) -> i64:
        """Where a card played forwards leads, or 0 (COU-30, COU-31)."""
        if face == SIGN:
            ahead = self.signs(clan) & ~self.occupied & -bit(square)
            return lowest(ahead) if ahead != 0 else 0
        reached = square + face + 2
        return reached if reached <= GOAL_END and self.open_squares() >> reached & 1 == 1 else 0

    def card_behind(self, square: i64, face: i64, clan: i64) -> i64:
        """Where a card played backwards leads, or 0 (COU-33, COU-34, COU-35)."""
        if face == SIGN:
            behind = self.signs(clan) & ~self.occupied & (bit(square) - 1)
            return highest(behind) if behind != 0 else 0
        reached = square - face - 2
        return reached if reached >= 1 and self.occupied >> reached & 1 == 0 else 0

    def playable(self, clan: i64) -> i64:
        """The faces a clan's hand can play on the moving witch, as ten bits (COU-29 to COU-34)."""
        square = self.mover
        hand = self.cards_of(clan)
        if clan == self.active:
            faces = hand & NINE & (self.open_squares() >> (square + 2))
            magic = self.signs(clan) & ~self.occupied & -bit(square)
        else:
            free = (TRACK & ~self.occupied) * 1024
            faces = hand & MIRROR[free >> square & NINE]
            magic = self.signs(clan) & ~self.occupied & (bit(square) - 1)
        if hand > NINE and magic != 0:
            faces |= 512
        return faces
