"""Reading a position of Paper Moon: everything is checked, and every error says where."""

from typing import Any

from sabbat.core.contract import Game
from sabbat.core.reading import HEAD, Reader, items, one_of, require

from .components import CARDS, COPIES, NONE
from .rules import PaperMoon, Turn

FIELDS = [*HEAD, "past", "card", "claim"]


def read(game: Game, position: dict[str, Any]) -> PaperMoon:
    """The state that a position writes down; BadPosition if it cannot be."""
    fields = Reader(position, FIELDS)
    players = fields.players(game)
    state = PaperMoon(game, players, fields.options(game, players))
    state.past = [_turn(entry, f"past.{n}") for n, entry in enumerate(fields.items("past"))]
    state.card = _index(fields.maybe_one_of("card", CARDS))
    state.claim = _index(fields.maybe_one_of("claim", CARDS))
    turns = players * state.options["rounds"]
    require(len(state.past) <= turns, "past", f"there are at most {turns} turns")
    require(state.card == NONE or len(state.past) < turns, "card", "nothing is drawn after the last turn")
    require(state.claim == NONE or state.card != NONE, "claim", "nothing can be claimed without a card")
    for card, name in enumerate(CARDS):
        require(state.left(card) >= 0, "past", f"there are only {COPIES[card]} cards {name}")
    state.pass_on()
    return state


def _turn(entry: Any, where: str) -> Turn:
    card, claim, doubted = items(entry, where, 3)
    require(isinstance(doubted, bool), f"{where}.2", "true or false is needed")
    return Turn(_index(one_of(card, CARDS, f"{where}.0")), _index(one_of(claim, CARDS, f"{where}.1")), doubted)


def _index(name: str | None) -> int:
    return NONE if name is None else CARDS.index(name)
