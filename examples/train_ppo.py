"""Learn to play with masked PPO, in plain NumPy: `python examples/train_ppo.py course-de-sorcieres --updates 100`.

The loop is the one of CleanRL's single-file PPO: collect steps from many matches at once, estimate advantages, take a
few clipped gradient steps. Illegal actions get no probability. One seat learns; the others play at random.
"""

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sabbat

Array = NDArray[Any]


class Net:
    """One hidden layer, shared by the policy and the value; trained by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, hidden), (hidden,), (hidden, actions), (actions,), (hidden, 1), (1,)]
        scales = [1 / np.sqrt(inputs), 0, 0.01, 0, 0.1, 0]
        self.weights = [
            rng.normal(size=shape).astype(np.float32) * np.float32(scale)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.first = [np.zeros(shape, np.float32) for shape in shapes]
        self.second = [np.zeros(shape, np.float32) for shape in shapes]
        self.steps = 0

    def forward(self, x: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the policy over legal actions, and the value."""
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.tanh(x @ w1 + b1)
        logits = np.where(masks, hidden @ w2 + b2, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ w3 + b3)[:, 0]

    def descend(self, x: Array, hidden: Array, by_logit: Array, by_value: Array, rate: float) -> None:
        """One step of Adam, given the gradients of the loss by the logits and by the value."""
        _, _, w2, _, w3, _ = self.weights
        by_hidden = (by_logit @ w2.T + by_value[:, None] @ w3.T) * (1 - hidden**2)
        slopes = [x.T @ by_hidden, by_hidden.sum(0), hidden.T @ by_logit, by_logit.sum(0)]
        slopes += [hidden.T @ by_value[:, None], by_value.sum(keepdims=True)]
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        for n, slope in enumerate(slopes):
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            self.first[n] = 0.9 * self.first[n] + 0.1 * slope
            self.second[n] = 0.999 * self.second[n] + 0.001 * slope**2
            ahead = self.first[n] / (1 - 0.9**self.steps)
            spread = self.second[n] / (1 - 0.999**self.steps)
            self.weights[n] = self.weights[n] - rate * ahead / (np.sqrt(spread) + 1e-8)


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


class Learner:
    """Plays one seat of many matches and learns from them."""

    def __init__(self, game: str, settings: Settings, seed: int = 0, **table: Any) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.batch = sabbat.batch(game, settings.matches, learner=0, seed=seed, **table)
        self.scale = 1.0 / np.maximum(1, np.array(self.batch.game.encoder.highs(), np.float32))
        self.net = Net(len(self.scale), self.batch.game.action_count, settings.hidden, self.rng)

    def observed(self) -> Array:
        return np.asarray(self.batch.observations * self.scale, np.float32)

    def choose(self, policy: Array) -> NDArray[np.int64]:
        """An action for each match, drawn from its policy."""
        drawn = self.rng.random((len(policy), 1)) * policy.sum(axis=1, keepdims=True)
        return np.asarray((policy.cumsum(axis=1) > drawn).argmax(axis=1))

    def update(self) -> None:
        """Collect steps, then learn from them."""
        knobs = self.settings
        rows = []
        for _ in range(knobs.steps):
            x, masks = self.observed(), self.batch.masks
            _, policy, value = self.net.forward(x, masks)
            actions = self.choose(policy)
            self.batch.step(actions)
            taken = policy[np.arange(len(x)), actions]
            rows.append((x, masks, actions, taken, value, self.batch.rewards[:, 0].copy(), self.batch.ended.copy()))
        x, masks, actions, taken, values, rewards, ended = (np.stack(column) for column in zip(*rows, strict=True))
        gains = self.advantages(values, rewards, ended)
        flat = [part.reshape(-1, *part.shape[2:]) for part in (x, masks, actions, taken, gains, gains + values)]
        for _ in range(knobs.epochs):
            for part in np.array_split(self.rng.permutation(len(flat[0])), knobs.slices):
                self.learn(*(column[part] for column in flat))

    def advantages(self, values: Array, rewards: Array, ended: NDArray[np.bool_]) -> Array:
        """Generalised advantage estimation."""
        gains = np.zeros_like(values)
        after = self.net.forward(self.observed(), self.batch.masks)[2]
        carried = np.zeros_like(after)
        for n in reversed(range(len(values))):
            alive = 1.0 - ended[n]
            surprise = rewards[n] + self.settings.discount * alive * after - values[n]
            carried = surprise + self.settings.discount * self.settings.smoothing * alive * carried
            gains[n], after = carried, values[n]
        return gains

    def learn(self, x: Array, masks: Any, actions: Any, taken: Array, gains: Array, returns: Array) -> None:
        """One clipped step."""
        hidden, policy, value = self.net.forward(x, masks)
        here = np.arange(len(x))
        ratio = policy[here, actions] / taken
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        free = np.where(gains > 0, ratio < 1 + self.settings.clip, ratio > 1 - self.settings.clip)
        pull = -gains * ratio * free / len(x)
        chosen = np.zeros_like(policy)
        chosen[here, actions] = 1.0
        logs = np.log(np.maximum(policy, 1e-12))
        surprise = -(policy * logs).sum(axis=1, keepdims=True)
        by_entropy = policy * (logs + surprise) * self.settings.entropy / len(x)
        self.net.descend(
            x, hidden, pull[:, None] * (chosen - policy) + by_entropy, (value - returns) / len(x), self.settings.rate
        )

    def share(self, matches: int) -> float:
        """The learner's share of the points against random players, a tie for half."""
        self.batch.reset(10_000)
        won: list[float] = []
        while len(won) < matches:
            _, policy, _ = self.net.forward(self.observed(), self.batch.masks)
            self.batch.step(self.choose(policy))
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
        if (n + 1) % 20 == 0:
            print(f"{n + 1} updates: {learner.share(2000):.1%}")


if __name__ == "__main__":
    main()
