"""The six levels: they differ by simulations and whim, never by waiting. How much of each, a game's insight says."""

import importlib
from collections.abc import Callable

from sabbat.bots.players import Bot, OneStep, RandomBot, SearchBot
from sabbat.core.contract import Game, Mind
from sabbat.core.errors import BadRequest

LEVELS = ("beginner", "novice", "apprentice", "adept", "expert", "master")
USUAL = "adept"
"""The level of a bot that nobody chose a level for."""
THINKING = 0.7
"""Seconds that a level may think about a move."""
CARELESS = 0.15
"""The whim of the one-step heuristic when it errs as people do."""
YARDSTICKS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "one-step": OneStep,
    "careless": lambda seed: OneStep(seed, CARELESS),
}
"""Players that never change: levels and adventures are measured by them."""


class LevelBot:
    """A level; its insight says how much it thinks in this match, by the options and the number of players."""

    def __init__(self, seed: int, level: str, seconds: float | None = THINKING) -> None:
        self.seed = seed
        self.level = level
        self.seconds = seconds
        self.own: OneStep | SearchBot | None = None

    def player(self, mind: Mind) -> OneStep | SearchBot:
        """Who plays, known from the first decision on."""
        if self.own is None:
            insight, view = mind.game.insight, mind.view
            simulations, whim = insight.level(self.level, view["options"], view["players"])
            if simulations:
                self.own = SearchBot(self.seed, simulations, seconds=self.seconds, early=not whim, whim=whim)
            else:
                self.own = OneStep(self.seed, whim)
        return self.own

    def choose(self, mind: Mind, actions: list[str]) -> str:
        return self.player(mind).choose(mind, actions)


def find_bot(name: str, game: Game, seconds: float | None = THINKING) -> Callable[[int], Bot]:
    """The maker of a level for a game, of a yardstick, or of a bot by the dotted path of its class.

    A level thinks about a move for so many seconds at most; without a limit (None) it always chooses the same, given
    the same seed.
    """
    if name in LEVELS:
        return lambda seed: LevelBot(seed, name, seconds)
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    if "." not in name:
        raise BadRequest("unknown-level", level=name, allowed=[*LEVELS, *YARDSTICKS])
    return _imported(name)


def _imported(path: str) -> Callable[[int], Bot]:
    """The class at a dotted path; BadRequest says what is wrong with its module."""
    module, _, attribute = path.rpartition(".")
    try:
        found = importlib.import_module(module)
    except Exception as error:  # a module may fail in any way while it is imported
        raise BadRequest("bot-import", module=module, why=f"{type(error).__name__}: {error}") from None
    maker: Callable[[int], Bot] | None = getattr(found, attribute, None)
    if maker is None:
        raise BadRequest("bot-missing", module=module, bot=attribute)
    return maker
