"""What a seat of Paper Moon knows: its own cards, the doubted ones, every claim; not whether a claim is true."""

from typing import Any

from sabbat.core.contract import Game, Mind
from sabbat.core.dice import Dice

from .components import CARDS, COPIES, HIDDEN
from .position import FIELDS, read
from .rules import PaperMoon


class ClaimMind(Mind):
    """Imagines the hidden cards: every deal of the cards that the viewer has not seen is alike likely."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        super().__init__(game, view)
        self.shown = [*(turn[0] for turn in view["past"]), view["card"]]
        self.unseen = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
        for card in self.shown:
            if card not in (HIDDEN, None):
                self.unseen.remove(card)

    def dream(self, dice: Dice) -> PaperMoon:
        pile = list(self.unseen)
        cards = [pile.pop(dice.below(len(pile))) if card == HIDDEN else card for card in self.shown]
        position = {name: self.view[name] for name in FIELDS}
        position["past"] = [[card, *turn[1:]] for card, turn in zip(cards[:-1], self.view["past"], strict=True)]
        position["card"] = cards[-1]
        return read(self.game, position)
