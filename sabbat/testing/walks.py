"""Random walks through a game: the states that the contract suite looks at."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.dice import Dice
from sabbat.core.options import Choice
from sabbat.core.playout import random_step

Table = tuple[int, dict[str, Any]]
ENOUGH = 60
"""So many states of a table are walked through at least."""
MOST_MATCHES = 12


def tables(game: Game) -> list[Table]:
    """A table for each number of players, for each value of each choice, and for another first seat."""
    low, high = game.players
    found: list[Table] = [(players, {}) for players in range(low, high + 1)]
    for option in game.options:
        if isinstance(option, Choice):
            found += [(high, {option.name: value}) for value in option.values if value != option.default(high)]
        elif option.name == "first":
            found.append((high, {"first": high - 1}))
    return [(players, options) for players, options in found if _possible(game, players, options)]


def _possible(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether the options go together: some values need another option beside them."""
    try:
        game.new(players, options)
    except ValueError:
        return False
    return True


def walk(state: State, seed: int, asides: int = 20) -> Iterator[State]:
    """The same state at each moment of a random match; one time in `asides` a possible aside is made."""
    dice = Dice(seed)
    while True:
        yield state
        if state.turn is None:
            return
        if state.actor >= 0 and asides and dice.below(asides) == 0:
            possible = [action for seat in range(state.players) for action in state.aside_ids(seat)]
            if possible:
                state.play_id(possible[dice.below(len(possible))])
                continue
        random_step(state, dice)


def moments(game: Game, table: Table, seed: int, every: int) -> Iterator[State]:
    """Some states of a random match: every so many actions (not the same kind each time), and the end."""
    players, options = table
    dice = Dice(seed + 1)
    wait = 0
    for state in walk(game.new(players, options), seed):
        if wait <= 0 or state.turn is None:
            yield state
            wait = 1 + dice.below(2 * every)
        wait -= 1


def kind(state: State) -> tuple[object, ...]:
    """What sort of moment this is: who acts, by which verbs, and whether somebody may speak out of turn."""
    if state.turn is None:
        return ("over",)
    first, last = (state.game.texts[state.action_at(k)].split(" ")[0] for k in (0, state.count() - 1))
    talkative = state.actor >= 0 and any(state.aside_ids(seat) for seat in range(state.players))
    return (state.actor == CHANCE, first, last, talkative)


def samples(begin: Callable[[], State], matches: int, every: int) -> Iterator[State]:
    """Some states of random matches: the first of every kind in each match, and one every so many actions.

    A short game is played more often, until as much of it has been seen as of a longer one.
    """
    dice = Dice(1)
    steps = seed = 0
    while seed < matches or (steps < ENOUGH and seed < MOST_MATCHES):
        known: set[tuple[object, ...]] = set()
        wait = dice.below(2 * every)
        for state in walk(begin(), seed, asides=6):
            steps += 1
            wait -= 1
            what = kind(state)
            if what not in known or wait < 0:
                known.add(what)
                yield state
                wait = dice.below(2 * every)
        seed += 1


def plain(value: Any) -> Any:
    """The value after a journey as JSON: what it must equal if it is made of plain values."""
    return json.loads(json.dumps(value))


def observed(state: State, seat: int) -> list[int]:
    """A seat's observation; nothing if the game has no encoder."""
    if state.game.observation is None:
        return []
    sheet = state.game.encoder.sheet()
    state.observe_into(seat, sheet)
    return list(sheet.cells)


def transcript(game: Game, table: Table, seed: int) -> Iterator[str]:
    """Everything observable of a random match, a line each moment, for comparing two builds."""
    players, options = table
    for n, state in enumerate(walk(game.new(players, options), seed)):
        ids = state.action_ids()
        line: list[Any] = [n, state.turn, ids, state.odds(), state.outcome(), int(state.count())]
        if state.actor == -1:
            line += [int(state.weight()), [state.outcome_at(r) for r in range(state.weight())]]
        if n % 20 == 0:
            seats: list[int | None] = [None, *range(players)]
            line += [state.dump(), [state.view(seat) for seat in seats], str(state)]
            line += [[state.seen(text, seat) for text in state.actions()] for seat in seats]
            line.append([str(state.refusal(i, game.texts[i])) for i in range(game.action_count) if i not in ids][::5])
            imagined = [game.mind(state.view(seat)).imagine(Dice(n)) for seat in seats]
            line += [world.dump() for world in imagined]
            line += [state.mask().hex(), [state.tally(seat) for seat in range(players)]]
            line += [state.preview(text, seat) for text in state.actions()[:5] for seat in seats if state.actor >= 0]
            line += [observed(state, seat) for seat in range(players)]
        yield json.dumps(line)
