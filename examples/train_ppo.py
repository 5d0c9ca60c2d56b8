"""Learn to play with masked PPO: `python examples/train_ppo.py course-de-sorcieres --updates 100`.

The loop is the one of CleanRL's single-file PPO: collect steps from many matches at once, estimate advantages, take a
few clipped gradient steps. Illegal actions get no probability. A network is a list of arrays, and autograd finds the
gradient of the loss. One seat learns; the others play at random.
"""

import argparse
from dataclasses import dataclass
from typing import Any

import autograd.numpy as np
from autograd import grad
from autograd.misc import flatten

import sabbat

Array = Any
"""An array of NumPy, or one that autograd follows."""


@dataclass
class Settings:
    """The usual knobs of PPO."""

    matches: int = 64
    steps: int = 64
    hidden: int = 64
    epochs: int = 3
    slices: int = 4
    rate: float = 3e-3
    discount: float = 1.0
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01


def network(inputs: int, actions: int, hidden: int, rng: Any) -> list[Array]:
    """One hidden layer, shared by the policy and the value."""
    layers = [(inputs, hidden, inputs**-0.5), (hidden, actions, 0.01), (hidden, 1, 0.1)]
    return [part for n, m, scale in layers for part in (rng.normal(scale=scale, size=(n, m)), np.zeros(m))]


def forward(weights: list[Array], x: Array, masks: Array) -> tuple[Array, Array]:
    """The logarithms of the policy over legal actions, and the value."""
    w1, b1, w2, b2, w3, b3 = weights
    hidden = np.tanh(x @ w1 + b1)
    logits = np.where(masks, hidden @ w2 + b2, -1e9)
    logits = logits - np.max(logits, axis=1, keepdims=True)
    return logits - np.log(np.sum(np.exp(logits), axis=1, keepdims=True)), (hidden @ w3 + b3)[:, 0]


def loss(weights: list[Array], knobs: Settings, steps: list[Array]) -> Array:
    """The clipped loss of the policy, that of the value, and a little for variety."""
    x, masks, actions, before, gains, aim = steps
    logs, value = forward(weights, x, masks)
    ratio = np.exp(logs[np.arange(len(x)), actions] - before)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    won = np.minimum(ratio * gains, np.clip(ratio, 1 - knobs.clip, 1 + knobs.clip) * gains)
    variety = -np.sum(np.exp(logs) * logs, axis=1)
    return np.mean(0.5 * (value - aim) ** 2 - won - knobs.entropy * variety)


class Adam:
    """Takes steps against gradients, each as long as the last ones agree."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.mean = self.square = self.steps = 0

    def step(self, weights: list[Array], slopes: list[Array]) -> list[Array]:
        (now, restored), (slope, _) = flatten(weights), flatten(slopes)
        slope = slope * min(1.0, 0.5 / np.linalg.norm(slope))
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        spread = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8
        moved: list[Array] = restored(now - self.rate / (1 - 0.9**self.steps) * self.mean / spread)
        return moved


class Learner:
    """Plays one seat of many matches and learns from them."""

    def __init__(self, game: str, settings: Settings, seed: int = 0, **table: Any) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.batch = sabbat.batch(game, settings.matches, learner=0, seed=seed, **table)
        self.scale = 1.0 / np.maximum(1, np.array(self.batch.game.encoder.highs()))
        self.weights = network(len(self.scale), self.batch.game.action_count, settings.hidden, self.rng)
        self.adam = Adam(settings.rate)

    def look(self) -> tuple[Array, Array, Array, Array]:
        """Observations and masks of all matches, and what the network makes of them."""
        x, masks = self.batch.observations * self.scale, self.batch.masks
        return x, masks, *forward(self.weights, x, masks)

    def choose(self, logs: Array) -> Array:
        """An action for each match, drawn from its policy."""
        return (logs + self.rng.gumbel(size=logs.shape)).argmax(axis=1)

    def update(self) -> None:
        """Collect steps, then learn from them."""
        knobs, rows = self.settings, []
        for _ in range(knobs.steps):
            x, masks, logs, value = self.look()
            actions = self.choose(logs)
            self.batch.step(actions)
            taken = logs[np.arange(len(x)), actions]
            rows.append((x, masks, actions, taken, value, self.batch.rewards[:, 0].copy(), self.batch.ended.copy()))
        x, masks, actions, taken, values, rewards, ended = (np.stack(column) for column in zip(*rows, strict=True))
        gains = self.advantages(values, rewards, ended)
        flat = [part.reshape(-1, *part.shape[2:]) for part in (x, masks, actions, taken, gains, gains + values)]
        for _ in range(knobs.epochs):
            for part in np.array_split(self.rng.permutation(len(flat[0])), knobs.slices):
                slopes = grad(loss)(self.weights, knobs, [column[part] for column in flat])
                self.weights = self.adam.step(self.weights, slopes)

    def advantages(self, values: Array, rewards: Array, ended: Array) -> Array:
        """Generalised advantage estimation."""
        gains = np.zeros_like(values)
        *_, after = self.look()
        carried = np.zeros_like(after)
        for n in reversed(range(len(values))):
            alive = 1.0 - ended[n]
            surprise = rewards[n] + self.settings.discount * alive * after - values[n]
            carried = surprise + self.settings.discount * self.settings.smoothing * alive * carried
            gains[n], after = carried, values[n]
        return gains

    def share(self, matches: int) -> float:
        """The learner's share of the points against random players, a tie for half."""
        self.batch.reset(10_000)
        won: list[float] = []
        while len(won) < matches:
            _, _, logs, _ = self.look()
            self.batch.step(self.choose(logs))
            won += ((self.batch.rewards[self.batch.ended, 0] + 1) / 2).tolist()
        return float(np.mean(won))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="course-de-sorcieres")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    learner = Learner(wish.game, Settings(), wish.seed)
    print(f"before: {learner.share(2000):.1%} against random")
    for n in range(wish.updates):
        learner.update()
        if (n + 1) % 20 == 0 or n + 1 == wish.updates:
            print(f"{n + 1} updates: {learner.share(2000):.1%}")


if __name__ == "__main__":
    main()
