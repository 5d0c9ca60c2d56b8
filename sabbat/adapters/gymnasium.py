"""Gymnasium: a vector environment in which one seat learns and the others play at random."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sabbat.adapters.batch import Batch
from sabbat.games import find


class SabbatVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """n matches in one compiled loop. `infos["action_mask"]` tells what is legal; an illegal action is refused."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int = 0,
    ) -> None:
        self.batch = Batch(find(game), num_envs, players, options, learner=seat)
        self.num_envs = num_envs
        self.seat = seat
        encoder = self.batch.game.encoder
        self.single_observation_space = spaces.Box(
            np.array(encoder.lows(), np.int16), np.array(encoder.highs(), np.int16), dtype=np.int16
        )
        self.single_action_space = spaces.Discrete(self.batch.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.spec = gymnasium.envs.registration.EnvSpec(f"sabbat/{game}-v0")

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(int(self.np_random.integers(2**31)))
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(actions)
        ended = self.batch.ended.copy()
        rewards = self.batch.rewards[:, self.seat].copy()
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _observed(self) -> NDArray[np.int16]:
        assert self.batch.observations is not None
        return self.batch.observations.copy()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
