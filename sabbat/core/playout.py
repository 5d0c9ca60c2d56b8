"""Random matches, wholly inside compiled code: the inner loop of search and of the benchmarks."""

from mypy_extensions import i64

from sabbat.core.contract import CHANCE, OVER, State
from sabbat.core.dice import Dice


def playout(state: State, dice: Dice) -> i64:
    """Play uniformly random actions to the end; the number of actions, chance included."""
    steps: i64 = 0
    while True:
        actor = state.actor
        if actor == CHANCE:
            state.step(state.outcome_at(dice.below(state.weight())))
        elif actor == OVER:
            return steps
        else:
            state.step(state.action_at(dice.below(state.count())))
        steps += 1


def random_step(state: State, dice: Dice) -> i64:
    """One uniformly random action (chance by its odds); its id."""
    if state.actor == CHANCE:
        action = state.outcome_at(dice.below(state.weight()))
    else:
        action = state.action_at(dice.below(state.count()))
    state.step(action)
    return action
