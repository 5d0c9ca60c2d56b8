"""One match of a contest: who sits where, what they play, and what came of it."""

import time
from dataclasses import asdict, dataclass
from typing import Any

from sabbat.arena.chance import NOBODY, KeyedChance
from sabbat.arena.commands import CommandBot
from sabbat.arena.luck import luck_of
from sabbat.bots.levels import find_bot
from sabbat.bots.players import Bot, tell
from sabbat.core.contract import Game
from sabbat.core.record import Move, Record
from sabbat.games import find

COMMAND = "cmd:"


@dataclass(frozen=True)
class Job:
    """A match to be played; matches of one round share their chance and differ in the seats."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """Who sits at each seat."""
    round: int
    seed: int

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


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A level, a yardstick, a class by its dotted path, or a command: `cmd:python my_bot.py`."""
    if name.startswith(COMMAND):
        return CommandBot(name[len(COMMAND) :], seed)
    return find_bot(name, game)(seed)


def play(job: Job) -> Result:
    """Play a match to its end."""
    game = find(job.game)
    bots = [make_bot(name, game, job.seed * 1_000_003 + 101 * job.round + n) for n, name in enumerate(job.bots)]
    try:
        return _played(job, game, bots)
    finally:
        for bot in bots:
            if isinstance(bot, CommandBot):
                bot.close()


def _played(job: Job, game: Game, bots: list[Bot]) -> Result:
    state = game.new(len(bots), job.options)
    chance = KeyedChance(f"{job.seed} {job.round}")
    moves: list[Move] = []
    luck = [0.0] * len(bots)
    seconds = [0.0] * len(bots)
    last = NOBODY
    while state.turn is not None:
        if state.turn == "chance":
            move = Move(None, chance.draw(state, last))
            gains = luck_of(state, game.action_id(move.action), game.insight)
            luck = [old + gain for old, gain in zip(luck, gains, strict=True)]
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
    adjusted = [payoff - gain for payoff, gain in zip(payoffs, luck, strict=True)]
    return Result(job.id, job.round, list(job.bots), outcome["ranks"], payoffs, adjusted, seconds, str(record))
