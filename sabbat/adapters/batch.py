"""Many matches a call, as NumPy arrays: `sabbat.batch("witty-witches", 1024)`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabbat.core.batch import EVERYBODY, Loop
from sabbat.core.contract import Game


class Batch:
    """n matches side by side; a match that ends begins anew at once.

    The arrays are windows on what the compiled loop writes: copy what must outlive the next step.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seed: int = 0,
        observe: bool = True,
        learner: int | None = None,
    ) -> None:
        """With a `learner` only that seat acts, and the others play at random; else each seat in its turn."""
        seats = game.players[0] if players is None else game.check_players(players)
        if n < 1:
            raise ValueError("at least one match is needed")
        if learner is not None and not 0 <= learner < seats:
            raise ValueError(f"there are seats 0 to {seats - 1}")
        self.game = game
        self.players = seats
        self.n = n
        encoder = game.encoder if observe else None
        self.loop = Loop(game, seats, options or {}, n, encoder, EVERYBODY if learner is None else learner)
        loop = self.loop
        self.actors: NDArray[np.int64] = np.frombuffer(memoryview(loop.actors), np.int64)
        """The seat to act in each match."""
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(loop.ended), np.bool_)
        """Where the last step ended a match."""
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(loop.rewards), np.float64).reshape(n, seats)
        """Where a match has just ended, what each seat got: 1 for the first rank, -1 for the last; else 0."""
        self.observations: NDArray[np.int16] | None = (
            np.frombuffer(memoryview(loop.sheet.cells), np.int16).reshape(n, encoder.size)
            if encoder is not None
            else None
        )
        """What the seat to act knows of each match (docs/observations.md)."""
        self._legal = np.frombuffer(memoryview(loop.legal), np.uint8).reshape(n, loop.width)
        self._masks: NDArray[np.bool_] | None = None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew."""
        self.loop.reset(seed)
        self._masks = None

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """Play an action in each match. IllegalAction if one is refused: then nothing has changed."""
        chosen = actions if isinstance(actions, list) else actions.tolist()
        if len(chosen) != self.n:
            raise ValueError(f"{self.n} actions are needed, one a match")
        self.loop.step(chosen)
        self._masks = None

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each match, uniformly at random."""
        return np.frombuffer(memoryview(self.loop.sample()), np.int64)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The legal actions of each match; unpacked when they are asked for."""
        if self._masks is None:
            bits = np.unpackbits(self._legal, axis=1, count=self.game.action_count, bitorder="little")
            self._masks = bits.view(np.bool_)
        return self._masks
