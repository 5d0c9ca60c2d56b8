"""Positions that cannot be: pieces taken away, doubled or exchanged. Loading must refuse them."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from sabbat.core.contract import Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadPosition
from sabbat.testing.advice import ensure
from sabbat.testing.walks import plain

Pieces = Callable[[dict[str, Any]], list[str]]
TRIES = 40
"""So many spoilt positions are tried for each state."""


def check_pieces_are_counted(game: Game, position: dict[str, Any], pieces: Pieces, dice: Dice) -> None:
    """A position with too many or too few pieces is refused; what is loaded all the same can be shown and played.

    What comes up again is tried once; so is what is not spoilt after all, where pieces are alike.
    """
    box = Counter(pieces(position))
    tried = [position]
    for spoilt in spoilt_positions(position, list(box), dice):
        if spoilt in tried:
            continue
        tried.append(spoilt)
        if (state := loaded(game, spoilt)) is None:
            continue
        check_it_goes_on(state, spoilt)
        if not fits_the_box(spoilt, pieces, box):
            ensure(False, "A position with other pieces than the box's is loaded: count them when reading it.", spoilt)


def check_it_goes_on(state: State, position: dict[str, Any]) -> None:
    """A loaded position has views, pictures and actions."""
    try:
        for seat in [None, *range(state.players)]:
            state.game.picture(state.view(seat))
        assert bool(state.actions()) == (state.turn is not None)
    except Exception as error:
        advice = "A position is loaded, but cannot be shown or played: check more when reading it."
        ensure(False, advice, repr(error), position)


def fits_the_box(position: dict[str, Any], pieces: Pieces, box: "Counter[str]") -> bool:
    """Whether the pieces are those of the box; a position in which they cannot even be listed does not fit."""
    try:
        return Counter(pieces(position)) == box
    except (AssertionError, LookupError, ValueError, TypeError):
        return False


def loaded(game: Game, position: dict[str, Any]) -> State | None:
    """The state, or None if the position is refused."""
    try:
        return game.load(position)
    except BadPosition:
        return None


def spoilt_positions(position: dict[str, Any], names: list[str], dice: Dice) -> Iterator[dict[str, Any]]:
    """The position with all pieces named alike, and with an entry of a list taken out, doubled or put over another."""
    for name in names[:TRIES]:
        yield {**position, **{field: renamed(value, names, name) for field, value in body(position).items()}}
    for _ in range(TRIES):
        spoilt = plain(position)
        lists = [found for field in body(spoilt) for found in lists_in(spoilt[field])]
        if not lists:
            return
        chosen = lists[dice.below(len(lists))]
        at, to = dice.below(len(chosen)), dice.below(len(chosen))
        way = dice.below(3)
        if way == 0:
            del chosen[at]
        elif way == 1:
            chosen.append(plain(chosen[at]))
        else:
            chosen[to] = plain(chosen[at])
        yield spoilt


def body(position: dict[str, Any]) -> dict[str, Any]:
    """A position without its head."""
    return {name: value for name, value in position.items() if name not in ("game", "rules", "players", "options")}


def lists_in(value: Any) -> Iterator[list[Any]]:
    """Every list with something in it."""
    if isinstance(value, dict):
        value = list(value.values())
    elif isinstance(value, list) and value:
        yield value
    if isinstance(value, list):
        for item in value:
            yield from lists_in(item)


def renamed(value: Any, names: list[str], name: str) -> Any:
    """The value with every piece in it called by one name."""
    if isinstance(value, dict):
        return {key: renamed(item, names, name) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names, name) for item in value]
    return name if isinstance(value, str) and value in names else value
