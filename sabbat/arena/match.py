"""One match of a contest: who sits where, what they play, and what came of it."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any

from sabbat.arena.chance import NOBODY, KeyedChance
from sabbat.arena.entrants import make_bot, release
from sabbat.arena.luck import luck_of, played_luck
from sabbat.bots.players import Bot, tell
from sabbat.core.contract import Game, State
from sabbat.core.record import Move, Record
from sabbat.games import find


@dataclass(frozen=True)
class Job:
    """A match to be played; matches of one round share their chance and differ in the seats."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """Who sits at each seat."""
    round: int
    seed: int
    playouts: int = 0
    """How many value a chance outcome; with none, the insight does."""
    short: bool = False
    """Whether playouts stop at the insight's horizon."""

    @property
    def id(self) -> str:
        """The same in every run of the contest."""
        return f"{self.round}:{'|'.join(self.bots)}"


@dataclass
class Result:
    """What came of a match."""

    id: str
    round: int
    bots: list[str]
    ranks: list[int]
    payoffs: list[float]
    """From 0 to 1, as the contract counts them."""
    adjusted: list[float]
    """The same without luck."""
    seconds: list[float]
    """How long each seat thought."""
    record: str

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def play(job: Job) -> Result:
    """Play a match to its end."""
    game = find(job.game)
    with ExitStack() as ending:
        bots = []
        for n, name in enumerate(job.bots):
            bots.append(make_bot(name, game, job.seed * 1_000_003 + 101 * job.round + n))
            ending.callback(release, bots[-1])
        return played(job, game, bots)


def played(job: Job, game: Game, bots: list[Bot], luck: bool = True, chance: KeyedChance | None = None) -> Result:
    """What comes of a match between these bots; without `luck` the result is not adjusted."""
    state = game.new(len(bots), job.options)
    if chance is None:
        chance = KeyedChance(f"{job.seed} {job.round}")
    moves: list[Move] = []
    seconds = [0.0] * len(bots)
    last = NOBODY
    while state.turn is not None:
        if state.turn == "chance":
            move = Move(None, chance.draw(state, last))
        else:
            last = int(state.turn)
            start = time.perf_counter()
            move = Move(last, bots[last].choose(game.mind(state.view(last)), state.actions()))
            seconds[last] += time.perf_counter() - start
        for own, bot in enumerate(bots):
            tell(bot, own, state, move)
        state.play(move.action)
        moves.append(move)
    outcome = state.outcome()
    assert outcome is not None
    names = [f"bot:{name}" for name in job.bots]
    record = Record(game.id, game.rules, len(bots), dict(state.options), names, outcome=outcome, moves=moves)
    payoffs = state.payoffs()
    gained = luck_in(job, game, moves) if luck else [0.0] * len(bots)
    adjusted = [payoff - gain for payoff, gain in zip(payoffs, gained, strict=True)]
    return Result(job.id, job.round, list(job.bots), outcome["ranks"], payoffs, adjusted, seconds, str(record))


def luck_in(job: Job, game: Game, moves: list[Move]) -> list[float]:
    """What chance gave to each seat in a match that is over."""
    gained = [0.0] * len(job.bots)
    for gains in _lucks_by_playouts(job, game, moves) if job.playouts else _lucks(job, game, moves):
        gained = [old + gain for old, gain in zip(gained, gains, strict=True)]
    return gained


def _lucks(job: Job, game: Game, moves: list[Move]) -> Iterator[list[float]]:
    """What each chance action gave to each seat, as the insight values it."""
    state = game.new(len(job.bots), job.options)
    for move in moves:
        if move.seat is None:
            yield luck_of(state, game.action_id(move.action), game.insight)
        state.play(move.action)


def _lucks_by_playouts(job: Job, game: Game, moves: list[Move]) -> Iterator[list[float]]:
    """What each stretch of chance gave to each seat: the fewer states are valued, the less their values err."""
    for number, (before, after) in enumerate(stretches(game.new(len(job.bots), job.options), moves, job.short)):
        seed = 1_000_003 * (job.seed + 101 * job.round) + number
        yield played_luck(before, after, game.insight, job.playouts, seed, job.short)


def stretches(state: State, moves: list[Move], short: bool) -> Iterator[tuple[State, State]]:
    """The states before and after each stretch in which chance acted, and nobody had a choice.

    Short playouts count decisions, forced ones too: for them a stretch ends at the next decision.
    """
    before: State | None = None
    for move in moves:
        if move.seat is None:
            before = state.clone() if before is None else before
        elif before is not None and (short or state.count() > 1):
            yield before, state.clone()
            before = None
        state.play(move.action)
    if before is not None:
        yield before, state
