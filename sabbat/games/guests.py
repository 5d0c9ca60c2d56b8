"""Games from other packages, by their entry points: looked at before they are let in, and left out with a reason."""

import importlib
import re
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from sabbat.core.build import compiled
from sabbat.core.contract import UNKNOWN, Game, Insight, Mind, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadRequest
from sabbat.core.options import Option
from sabbat.core.playout import random_step

GROUP = "sabbat.games"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ACTIONS = 200
"""So much of a match is rehearsed."""
BASES: list[type] = [State, Mind, Insight, Option]
"""What a game subclasses."""


class Admitted:
    """Who was let in, by id, and why the others were not."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.refusals: list[BadRequest] = []


def welcome(taken: Iterable[str], read_files: Callable[[Game], Any]) -> Admitted:
    """Look at every guest; `taken` are the ids of the house, `read_files` reads what lies beside a game."""
    found = Admitted()
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            game = loaded(point)
            examine(game, point.value, [*taken, *found.games])
            rehearse(game, point.value, read_files)
        except BadRequest as refusal:
            found.refusals.append(refusal)
        else:
            found.games[game.id] = game
    return found


def loaded(point: EntryPoint) -> Game:
    """The game that an entry point names."""
    try:
        game = point.load()
    except (Exception, SystemExit) as error:
        raise BadRequest("guest-import", guest=point.value, why=told(error)) from None
    if not isinstance(game, Game):
        raise BadRequest("guest-no-game", guest=point.value)
    return game


def examine(game: Game, guest: str, taken: list[str]) -> None:
    """BadRequest if the house cannot work with the game: its id, its module, the way it is compiled."""
    if not isinstance(game.id, str) or not ID.fullmatch(game.id):
        raise BadRequest("guest-id", guest=guest, game=str(game.id))
    if game.id in taken:
        raise BadRequest("guest-taken", guest=guest, game=game.id)
    try:
        here = importlib.import_module(game.module)
    except (Exception, SystemExit):
        here = None
    if getattr(here, "game", None) is not game:
        raise BadRequest("guest-module", guest=guest, module=str(game.module))
    native = native_classes(game.module.partition(".")[0])
    if compiled() and native:
        raise BadRequest("guest-native", guest=guest, classes=native)


def native_classes(package: str) -> list[str]:
    """The package's own classes over the house's that mypyc made native: with a compiled house, using one is a crash.

    mypyc lays out a native class at compile time, and knows the layout of a base only if that is compiled with it. Over
    a base of another package it leaves out the base's fields, so the house would read and write beyond the object.
    """
    found = [cls for base in BASES for cls in subclasses(base)]
    ours = [cls for cls in found if cls.__module__.partition(".")[0] == package]
    return [cls.__name__ for cls in ours if "__mypyc_attrs__" in vars(cls)]


def subclasses(base: type) -> list[type]:
    """All classes below one, at any depth."""
    found: list[type] = base.__subclasses__()
    return [*found, *(below for one in found for below in subclasses(one))]


def rehearse(game: Game, guest: str, read_files: Callable[[Game], Any]) -> None:
    """BadRequest unless a match can begin, be looked at, drawn, written down, read again and played."""
    try:
        read_files(game)
        for players in game.players:
            state = game.new(players)
            look_round(state)
            play_a_while(state, Dice(players))
            look_round(state)
    except (Exception, SystemExit) as error:
        raise BadRequest("guest-broken", guest=guest, why=told(error)) from None


def look_round(state: State) -> None:
    """What a house does with a state, whoever looks; ValueError if it cannot be read again or nothing can be done."""
    game = state.game
    if game.load(state.dump()) != state or bool(state.actions()) != (state.turn is not None):
        raise ValueError("a position cannot be read again, or nothing can be done in it")
    state.refusal(UNKNOWN, "")
    outcome = state.outcome()
    if (outcome is None) != (state.turn is not None) or (outcome and len(outcome["ranks"]) != state.players):
        raise ValueError("a match has an outcome, with a rank for each seat, exactly when it is over")
    for seat in [None, *range(state.players)]:
        view = state.view(seat)
        game.picture(view)
        world = game.mind(view).dream(Dice(1))
        for text in state.actions():
            state.seen(text, seat)
            world.preview(text, seat)


def play_a_while(state: State, dice: Dice) -> None:
    """So many random actions, or to the end."""
    for _ in range(ACTIONS):
        if state.turn is None:
            return
        random_step(state, dice)


def told(error: BaseException) -> str:
    """An error in a few words."""
    return f"{type(error).__name__}: {error}"[:300]


def at_fault(error: BaseException, games: Iterable[Game]) -> Game | None:
    """The one of some games in whose package an error came up, if it came up in one."""
    packages = {game.module.partition(".")[0]: game for game in games}
    found: Game | None = None
    trace = error.__traceback__
    while trace is not None:
        package = str(trace.tb_frame.f_globals.get("__name__", "")).partition(".")[0]
        found = packages.get(package, found)
        trace = trace.tb_next
    return found
