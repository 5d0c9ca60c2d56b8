"""Ways to choose an action: at random, at first sight, by search."""

import math
from typing import Protocol, runtime_checkable

from sabbat.bots.search import JudgedAction, Search
from sabbat.core.contract import Insight, Mind, State
from sabbat.core.dice import Dice
from sabbat.core.record import Move


class Bot(Protocol):
    """Picks one of the legal actions, from what its seat knows. A bot is made from a seed."""

    def choose(self, mind: Mind, actions: list[str]) -> str: ...


@runtime_checkable
class Observer(Protocol):
    """A bot that remembers: it is told every action, in order, as its seat sees it. Chance acts with seat None."""

    def observe(self, seat: int | None, text: str) -> None: ...


def tell(bot: Bot, own: int, state: State, move: Move) -> None:
    """Tell a bot, if it listens, of a move that is about to be made."""
    if isinstance(bot, Observer):
        bot.observe(move.seat, state.seen(move.action, own))


class RandomBot:
    """Any legal action is as good as another."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, mind: Mind, actions: list[str]) -> str:
        return actions[self.dice.below(len(actions))]


class OneStep:
    """Plays what promises most at first sight; with a whim, now and then what promises less.

    Without a whim it is the plain one-step heuristic that search is measured against.
    """

    def __init__(self, seed: int, whim: float = 0.0) -> None:
        self.dice = Dice(seed)
        self.whim = whim

    def choose(self, mind: Mind, actions: list[str]) -> str:
        game = mind.game
        world = mind.dream(self.dice)
        hopes = [game.insight.promise(world, game.find_id(text)) for text in actions]
        return actions[pick(hopes, self.whim, self.dice)]


class SearchBot:
    """So many simulations, always; with a whim, now and then an action it values a little less."""

    def __init__(
        self,
        seed: int,
        simulations: int,
        *,
        seconds: float | None = None,
        early: bool = False,
        whim: float = 0.0,
        insight: Insight | None = None,
    ) -> None:
        """`seconds` limits the time, `early` stops when the answer is clear; `insight` replaces the game's own."""
        self.dice = Dice(seed)
        self.insight = insight
        self.simulations = simulations
        self.seconds = seconds
        self.early = early
        self.whim = whim

    def judge(self, mind: Mind) -> list[JudgedAction]:
        """Every action tried, the best first."""
        search = Search(mind, self.dice.getrandbits(60), self.insight or mind.game.insight)
        search.run(self.simulations, self.seconds, early=self.early)
        return search.judgements()

    def choose(self, mind: Mind, actions: list[str]) -> str:
        if len(actions) == 1:
            return actions[0]
        judged = self.judge(mind)
        if not judged:
            return actions[0]
        if not self.whim:
            return mind.game.texts[judged[0].action]
        most = judged[0].visits
        liked = [one for one in judged if one.visits * 4 >= most]
        return mind.game.texts[liked[pick([one.value for one in liked], self.whim, self.dice)].action]


def pick(scores: list[float], whim: float, dice: Dice) -> int:
    """The index of the best score, ties at random; with a whim w, one in proportion to exp(score / w).

    A whim below 0 prefers what is worse.
    """
    best = max(scores)
    if whim == 0:
        tied = [i for i, score in enumerate(scores) if score >= best - 1e-9]
        return tied[dice.below(len(tied))]
    shares = [math.exp((score - best) / whim) for score in scores]
    left = int(dice.below(1_000_000)) / 1_000_000 * sum(shares)
    for i, share in enumerate(shares):
        left -= share
        if left < 0:
            return i
    return scores.index(best)
