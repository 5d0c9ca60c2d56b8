"""The five levels: they differ by simulations and whim, never by waiting. How much of each, a game's insight says."""

import importlib
from collections.abc import Callable

from sabbat.bots.players import Bot, OneStep, RandomBot, SearchBot
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest

LEVELS = ("novice", "apprentice", "adept", "expert", "master")
YARDSTICKS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "one-step": OneStep}
"""Players that levels are measured against."""


def find_bot(name: str, game: Game) -> Callable[[int], Bot]:
    """The maker of a level for a game, of a yardstick, or of a bot by the dotted path of its class."""
    if name in LEVELS:
        simulations, whim = game.insight.levels[LEVELS.index(name)]
        if simulations:
            return lambda seed: SearchBot(seed, simulations, whim=whim)
        return lambda seed: OneStep(seed, whim)
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    module, _, attribute = name.rpartition(".")
    try:
        maker: Callable[[int], Bot] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        raise BadRequest("unknown-level", level=name, allowed=[*LEVELS, *YARDSTICKS]) from None
    return maker
