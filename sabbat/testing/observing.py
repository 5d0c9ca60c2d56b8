"""Observations as vectors: each cell within its bounds, and nothing in them that a seat may not know."""

from typing import Any

from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.dice import Dice
from sabbat.core.memory import Memory
from sabbat.core.record import Move
from sabbat.testing.advice import ensure
from sabbat.testing.worlds import any_action, every_aside

STRETCH = 60
"""So many actions of a match are followed by their keys."""


def check_parts(game: Game) -> None:
    """Every cell has a name of its own and bounds."""
    encoder = game.encoder
    names = encoder.names()
    ensure(encoder.game is game, "The encoder belongs to another game.", encoder.game)
    ensure(len(names) == game.observation_size == encoder.size, "`size` is the number of all cells of all parts.")
    ensure(len(set(names)) == len(names), "Two cells have the same name: make the labels of each part different.")
    ensure(all(part.about for part in encoder.parts), "Each part says what it is `about`.")


def check_observation(state: State, other: State, seat: int) -> None:
    """The vector is whole, within bounds, leaves the state alone, and is the same in a world that looks the same."""
    encoder = state.game.encoder
    before = state.dump()
    sheet, again = encoder.sheet(), encoder.sheet()
    again.flags(-1, encoder.size)
    state.observe_into(seat, sheet)
    ensure(sheet.at == encoder.size, "`write` must write every cell once, in order.", (sheet.at, encoder.size))
    ensure(state.dump() == before, "Observing changed the state.")
    mine = list(sheet.cells)
    for name, cell, low, high in zip(encoder.names(), mine, encoder.lows(), encoder.highs(), strict=True):
        ensure(low <= cell <= high, f"The cell {name} is out of its bounds.", (low, cell, high))
    state.observe_into(seat, again)
    ensure(list(again.cells) == mine, "What was on the sheet before shows through: write every cell.")
    other.observe_into(seat, sheet)
    theirs = list(sheet.cells)
    ensure(
        mine == theirs,
        f"The observation of seat {seat} tells what it cannot know: a world imagined from its view gives another one.",
        [name for name, a, b in zip(encoder.names(), mine, theirs, strict=True) if a != b],
    )


def check_keys(game: Game, players: int, options: dict[str, Any], seed: int) -> None:
    """In a world that shows a seat the same, its key stays the same; where it is shown something else, it differs."""
    dice = Dice(seed)
    true, other = game.new(players, options), game.new(players, options)
    memory, twin = Memory.of(true), Memory.of(other)
    seat = seed % players
    for _ in range(STRETCH):
        if true.turn is None:
            return
        text = any_action(true, dice)
        shown = true.seen(text, seat)
        alike = [action for action in [*other.actions(), *every_aside(other)] if other.seen(action, seat) == shown]
        if not alike or true.view(seat) != other.view(seat):
            return
        chosen = alike[dice.below(len(alike))]
        memory.follow(true, Move(_mover(true, text), text))
        twin.follow(other, Move(_mover(other, chosen), chosen))
        same = memory.information_key(seat) == twin.information_key(seat)
        ensure(
            same == (true.view(seat) == other.view(seat)),
            f"Seat {seat} sees the same in two worlds, but its information keys differ (or the other way round).",
            shown,
        )
        ensure(
            players == 1 or memory.keys[seat] != memory.keys[seat - 1],
            "Two seats have the same key, though each knows which seat it is.",
        )


def _mover(state: State, text: str) -> int | None:
    """Who plays an action: chance, the seat to act, or who says it out of turn."""
    if state.actor == CHANCE:
        return None
    if state.can(state.game.find_id(text)):
        return int(state.actor)
    return next(seat for seat in range(state.players) if text in state.asides(seat))
