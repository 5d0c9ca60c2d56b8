"""A bot of your own as a Python class: `sabbat arena course-de-sorcieres my_bot.MyBot one-step` in this folder."""

import random

import sabbat


class MyBot:
    """Imagines a few worlds that agree with what it knows, and plays what promises most on the whole."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, mind: sabbat.Mind, actions: list[str]) -> str:
        game = mind.game
        worlds = [mind.imagine(self.random) for _ in range(4)]
        return max(actions, key=lambda text: sum(game.insight.promise(world, game.action_id(text)) for world in worlds))
