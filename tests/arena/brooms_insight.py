"""Brooms with an insight that is not quite right, and a bot that always takes the same number."""

from sabbat.core.contract import Insight, Mind, State


class Crooked(Insight):
    """Likes seat 0 the more, the more brooms lie there: wrong, and yet no bias comes of it."""

    def evaluate(self, state: State) -> list[float]:
        liked = 0.1 * state.dump()["floor"]
        return [liked, 1 - liked]


class First:
    """Takes one broom."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, mind: Mind, actions: list[str]) -> str:
        return actions[0]
