"""Many matches side by side in one compiled loop: what an action does to each, written into flat arrays."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.observation import Encoder, Sheet

EVERYBODY: Final = -1


class Loop:
    """n matches; one that ends begins anew at once. After each step the arrays tell where every match stands."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, Any], n: i64, encoder: Encoder | None, learner: i64
    ) -> None:
        """Without an encoder nothing is observed. If there is a `learner`, the other seats play at random."""
        self.game: Final = game
        self.size: Final[i64] = n
        self.players: Final[i64] = players
        self.learner: Final[i64] = learner
        self.encoder: Final[Encoder | None] = encoder
        self.fresh: Final[State] = game.new(players, options)
        self.width: Final[i64] = (len(game.texts) + 7) // 8
        self.dice = Dice(0)
        self.states: Final[vec[State]] = copies(self.fresh, n)
        self.sheet: Final[Sheet] = Sheet(0 if encoder is None else encoder.size, n)
        self.actors: Final[vec[i64]] = integers(n)
        """The seat to act in each match."""
        self.choices: Final[vec[i64]] = integers(n)
        """What `sample` chose."""
        self.legal: Final[vec[u8]] = octets(n * self.width)
        """The legal actions of each match, a bit for each action."""
        self.ended: Final[vec[u8]] = octets(n)
        """1 where the last step ended a match."""
        self.rewards: Final[vec[float]] = numbers(n * players)
        """Where a match has just ended, what each seat got: 1 for the first rank, -1 for the last; else 0."""
        self.matches: i64 = 0
        """Matches that have ended."""
        self.chances: i64 = 0
        """Actions that chance, and the seats that are not the learner, have made."""

    def reset(self, seed: int) -> None:
        """Begin all matches anew."""
        self.dice = Dice(seed)
        n: i64 = 0
        while n < self.size:
            self.states[n] = self.fresh.clone()
            self.clear(n)
            self.settle(n)
            n += 1

    def sample(self) -> vec[i64]:
        """A legal action for each match, uniformly at random."""
        n: i64 = 0
        while n < self.size:
            state = self.states[n]
            self.choices[n] = state.action_at(self.dice.below(state.count()))
            n += 1
        return self.choices

    def step(self, actions: list[int]) -> None:
        """Play an action in each match; if one of them is refused, nothing has changed."""
        n: i64 = 0
        while n < self.size:
            state = self.states[n]
            if not state.can(actions[n]):
                state.check_id(actions[n])
            n += 1
        n = 0
        while n < self.size:
            if self.ended[n] != 0:
                self.clear(n)
            self.states[n].step(actions[n])
            self.settle(n)
            n += 1

    def clear(self, n: i64) -> None:
        self.ended[n] = 0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[n * self.players + seat] = 0.0
            seat += 1

    def settle(self, n: i64) -> None:
        """Chance acts until a seat must decide, in a new match if this one is over; then the arrays are written."""
        state = self.states[n]
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.step(state.outcome_at(self.dice.below(state.weight())))
            elif actor == OVER:
                self.finish(n, state)
                state = self.fresh.clone()
                self.states[n] = state
                continue
            elif self.learner == EVERYBODY or actor == self.learner:
                break
            else:
                state.step(state.action_at(self.dice.below(state.count())))
            self.chances += 1
        self.actors[n] = actor
        self.write_legal(state, n * self.width)
        if self.encoder is not None:
            self.sheet.at = n * self.encoder.size
            self.encoder.write(state, actor, self.sheet)

    def finish(self, n: i64, state: State) -> None:
        """A match is over: tell what it was worth to each seat."""
        self.ended[n] = 1
        self.matches += 1
        payoffs = state.payoffs()
        seat: i64 = 0
        while seat < self.players:
            self.rewards[n * self.players + seat] = 2.0 * payoffs[seat] - 1.0
            seat += 1

    def write_legal(self, state: State, at: i64) -> None:
        """A bit for each legal action."""
        legal = self.legal
        n = at
        while n < at + self.width:
            legal[n] = 0
            n += 1
        state.count()
        spread(legal, at, state._base0, state._mask0)
        if state._mask1 != 0:
            spread(legal, at, state._base1, state._mask1)
            spread(legal, at, state._base2, state._mask2)
            spread(legal, at, state._base3, state._mask3)


def spread(bits: vec[u8], at: i64, base: i64, mask: i64) -> None:
    """Set the bits of a mask from a base on, in bytes from a place on."""
    if mask == 0:
        return
    place = at + (base >> 3)
    shift = base & 7
    bits[place] |= u8((mask & 255) << shift & 255)
    mask >>= 8 - shift
    while mask != 0:
        place += 1
        bits[place] |= u8(mask & 255)
        mask >>= 8


def integers(n: i64) -> vec[i64]:
    cells = vec[i64](capacity=n)
    while n > 0:
        cells = append(cells, 0)
        n -= 1
    return cells


def octets(n: i64) -> vec[u8]:
    cells = vec[u8](capacity=n)
    while n > 0:
        cells = append(cells, 0)
        n -= 1
    return cells


def numbers(n: i64) -> vec[float]:
    cells = vec[float](capacity=n)
    while n > 0:
        cells = append(cells, 0.0)
        n -= 1
    return cells


def copies(state: State, n: i64) -> vec[State]:
    cells = vec[State](capacity=n)
    while n > 0:
        cells = append(cells, state.clone())
        n -= 1
    return cells
