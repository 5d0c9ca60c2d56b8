"""The five levels: they differ by simulations and whim, never by waiting."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from sabbat.bots.players import Bot, OneStep, RandomBot, SearchBot
from sabbat.core.errors import BadRequest


@dataclass(frozen=True)
class Level:
    """How much a level thinks (0: at first sight only) and how whimsical it is."""

    name: str
    simulations: int
    whim: float

    def bot(self, seed: int) -> Bot:
        if self.simulations == 0:
            return OneStep(seed, self.whim)
        return SearchBot(seed, self.simulations, whim=self.whim)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 0, 0.3),
        Level("apprentice", 0, 0.05),
        Level("adept", 25, 0.0),
        Level("expert", 75, 0.0),
        Level("master", 2000, 0.0),
    )
}
YARDSTICKS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "one-step": OneStep}
"""Players that levels are measured against."""


def find_bot(name: str) -> Callable[[int], Bot]:
    """The maker of a level, a yardstick, or a bot class by its dotted path."""
    if name in LEVELS:
        return LEVELS[name].bot
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    module, _, attribute = name.rpartition(".")
    try:
        maker: Callable[[int], Bot] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        raise BadRequest("unknown-level", level=name, allowed=[*LEVELS, *YARDSTICKS]) from None
    return maker
