"""Our states with the methods that OpenSpiel's Python search calls, so that it can be measured on our rules."""

import json
from types import SimpleNamespace
from typing import Any

import pyspiel

from sabbat.core.contract import CHANCE, OVER, State
from sabbat.core.dice import Dice

_TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)
_GAME = SimpleNamespace(get_type=lambda: _TYPE)


class SpielState:
    """A state in OpenSpiel's words; it counts the actions played through all copies."""

    def __init__(self, state: State, steps: list[int], dice: Dice) -> None:
        self.state = state
        self.steps = steps
        self.dice = dice

    def get_game(self) -> Any:
        return _GAME

    def current_player(self) -> int:
        return int(self.state.actor)

    def num_players(self) -> int:
        return int(self.state.players)

    def is_terminal(self) -> bool:
        return bool(self.state.actor == OVER)

    def is_chance_node(self) -> bool:
        return bool(self.state.actor == CHANCE)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return self.state.action_ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total: int = self.state.weight()
        return [(i, w / total) for i, w in zip(self.state.action_ids(), self.state.odds(), strict=True)]

    def apply_action(self, action: int) -> None:
        self.steps[0] += 1
        self.state.play_id(int(action))

    def clone(self) -> "SpielState":
        return SpielState(self.state.clone(), self.steps, self.dice)

    def returns(self) -> list[float]:
        return [2 * payoff - 1 for payoff in self.state.payoffs()]

    def information_state_string(self) -> str:
        return json.dumps(self.state.view(self.state.actor))

    def resample_from_infostate(self, seat: int, sampler: Any) -> "SpielState":
        world = self.state.game.mind(self.state.view(seat)).imagine(self.dice)
        return SpielState(world, self.steps, self.dice)
