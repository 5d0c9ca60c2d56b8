"""PettingZoo: every game as an AEC environment, and as a parallel one in which all submit and the seat to act counts.

    env = sabbat.adapters.pettingzoo.env("witty-witches", players=3)

Chance acts inside, from a stream seeded by `reset`. Rewards come with the end: 1 for the first rank, -1 for the last.
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from sabbat.adapters.pictures import picture_of, pixels
from sabbat.core.contract import CHANCE, OVER, State
from sabbat.core.dice import Dice
from sabbat.core.errors import IllegalAction
from sabbat.games import find

Observation = dict[str, NDArray[Any]]
MODES = ["human", "ansi", "svg", "rgb_array"]
WHOLE_SEEDS = 2**62


class SharedMatch:
    """What both kinds of environment share: a match, its chance, its spaces and its picture."""

    def __init__(self, game: str, players: int | None, options: dict[str, Any] | None, asides: bool) -> None:
        self.game = find(game)
        self.options = dict(options or {})
        self.asides = asides
        self.players = self.game.players[0] if players is None else self.game.check_players(players)
        self.names = [f"seat_{seat}" for seat in range(self.players)]
        self.dice = Dice(random.SystemRandom().randrange(WHOLE_SEEDS))
        self.state: State = self.game.new(self.players, self.options)
        encoder = self.game.encoder
        self.sheet = encoder.sheet()
        self.cells = np.frombuffer(self.sheet.cells, np.int16)
        low, high = np.array(encoder.lows(), np.int16), np.array(encoder.highs(), np.int16)
        self.no_mask = np.zeros(self.game.action_count, np.int8)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        self.action_spaces = [spaces.Discrete(self.game.action_count) for _ in self.names]

    def begin(self, seed: int | None) -> None:
        """A new match; without a seed the stream of chance goes on."""
        if seed is not None:
            self.dice = Dice(seed)
        self.state = self.game.new(self.players, self.options)
        self.pass_chance()

    def pass_chance(self) -> None:
        state, dice = self.state, self.dice
        while state.actor == CHANCE:
            state.step(state.outcome_at(dice.below(state.weight())))

    def act(self, action: int) -> None:
        """The seat to act plays; IllegalAction changes nothing."""
        state = self.state
        if not state.can(action) and action not in self.own_asides(state.actor):
            raise state.refusal(action, self.game.texts[action])
        state.step(action)
        self.pass_chance()

    def own_asides(self, seat: int) -> list[int]:
        """What the seat may also do, if the table allows asides."""
        return self.state.aside_ids(seat) if self.asides and self.state.actor >= 0 else []

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may do now."""
        state = self.state
        state.observe_into(seat, self.sheet)
        if state.actor != seat:
            return {"observation": self.cells.copy(), "action_mask": self.no_mask.copy()}
        mask = np.frombuffer(bytearray(state.mask()), np.int8)
        for aside in self.own_asides(seat):
            mask[aside] = 1
        return {"observation": self.cells.copy(), "action_mask": mask}

    def rewards(self) -> list[float]:
        """What the end is worth to each seat."""
        return [2.0 * payoff - 1.0 for payoff in self.state.payoffs()]

    def draw(self, mode: str | None) -> Any:
        """The match as its spectators see it: as a text, as SVG, as an image, or printed."""
        if mode == "svg":
            return picture_of(self.state, None)
        text = self.game.picture(self.state.view(None)) if mode is not None else None
        if mode == "rgb_array":
            return pixels(text or "")
        if mode == "human":
            print(text)
            return None
        return text

    def copy(self) -> "SharedMatch":
        """An independent copy with the same future of chance."""
        twin = SharedMatch(self.game.id, self.players, self.options, self.asides)
        twin.state = self.state.clone()
        twin.dice.one, twin.dice.two = self.dice.one, self.dice.two
        return twin


class SabbatEnv(AECEnv[str, Observation, int | None]):
    """A match, one agent after the other."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "sabbat_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        asides: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """With `asides`, what the seat to act may do out of turn is legal, too; `max_cycles` decisions are the most."""
        super().__init__()
        self.table = SharedMatch(game, players, options, asides)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game}_v{self.table.game.rules}"}
        self.possible_agents = self.table.names[:]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)
        self.action_spaces = dict(zip(self.possible_agents, self.table.action_spaces, strict=True))
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.state.actor]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is alive must act")
        self.table.act(int(action))
        self.decisions += 1
        actor = self.table.state.actor
        self._cumulative_rewards[agent] = 0.0
        if actor == OVER:
            self._finish()
        elif self.decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[actor]

    def _finish(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        self._deads_step_first()

    def clone(self) -> "SabbatEnv":
        """An independent copy of the match, chance included: search from it as you like."""
        twin = SabbatEnv(
            self.table.game.id,
            self.table.players,
            self.table.options,
            asides=self.table.asides,
            max_cycles=self.max_cycles,
            render_mode=self.render_mode,
        )
        twin.table = self.table.copy()
        twin.decisions = self.decisions
        for field in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, field, getattr(self, field).copy())
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.agent_selection = self.agent_selection
        twin._skip_agent_selection = self._skip_agent_selection
        return twin

    def render(self) -> Any:
        return self.table.draw(self.render_mode)

    def close(self) -> None:
        pass


class SabbatParallelEnv(ParallelEnv[str, Observation, int]):
    """All agents submit an action each cycle; that of the seat to act counts.

    A refused action changes nothing, and `infos[agent]["refused"]` says why.
    """

    metadata: dict[str, Any] = {"name": "sabbat_parallel_v0", "render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        asides: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = SharedMatch(game, players, options, asides)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game}_parallel_v{self.table.game.rules}"}
        self.possible_agents = self.table.names[:]
        self.agents: list[str] = []
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[self.possible_agents.index(agent)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        actor = self.possible_agents[self.table.state.actor]
        try:
            self.table.act(int(actions[actor]))
        except IllegalAction as refusal:
            infos[actor]["refused"] = str(refusal)
        self.cycles += 1
        over = self.table.state.actor == OVER
        worth = self.table.rewards() if over else [0.0] * len(agents)
        cut = not over and self.cycles == self.max_cycles
        observed = self._observed()
        if over or cut:
            self.agents = []
        return (
            observed,
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return self.table.draw(self.render_mode)

    def close(self) -> None:
        pass


env = SabbatEnv
parallel_env = SabbatParallelEnv
