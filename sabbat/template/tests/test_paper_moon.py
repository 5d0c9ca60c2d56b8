"""Paper Moon: the contract suite, and what each clause means."""

from itertools import permutations
from typing import Any

import pytest
from paper_moon import game
from paper_moon.components import CARDS, COPIES

from sabbat.core.contract import State
from sabbat.core.errors import BadPosition
from sabbat.testing import ContractSuite, Facts, SmallWorld, clause

DECK = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]


def pieces(position: dict[str, Any]) -> list[str]:
    """Every card of the box: those that were drawn, and the pile, which is what is nowhere else."""
    drawn = [turn[0] for turn in position["past"]] + ([position["card"]] if position["card"] else [])
    pile = list(DECK)
    for card in drawn:
        pile.remove(card)
    return drawn + pile


def position(**given: Any) -> dict[str, Any]:
    """A position for two with one turn each, nothing played yet."""
    head = {"game": game.id, "rules": 1, "players": 2, "options": {"rounds": 1, "first": 0}}
    return head | {"past": [], "card": None, "claim": None} | given


def hidden(position: dict[str, Any]) -> str:
    """What the spectator below cannot know."""
    return f"{position['past'][0][0]} {position['card']}"


def two_hidden_cards() -> SmallWorld:
    """A spectator has seen two claims and no card: every two cards of the deck may be there, in either order."""
    odds: dict[str, int] = {}
    for first, second in permutations(DECK, 2):
        odds[f"{first} {second}"] = odds.get(f"{first} {second}", 0) + 1
    there = position(past=[["toad", "witch", False]], card="cat", claim="cat")
    return SmallWorld("two hidden cards", there, None, hidden, odds)


class TestTheContract(ContractSuite):
    game = game
    facts = Facts(pieces=pieces, small_worlds=[two_hidden_cards()], opening=("doubt",))


def played(*actions: str, **options: int) -> State:
    """A match for two in which this has been played."""
    state = game.new(2, {"rounds": 1, **options})
    for action in actions:
        state.play(action)
    return state


@clause("PAP-1")
def test_the_deck_has_thirteen_cards() -> None:
    assert game.new().odds() == [6, 4, 3]


@clause("PAP-2")
def test_turns_go_round() -> None:
    state = played("draw cat", first=1)
    assert state.turn == 1
    for action in ("claim cat", "believe", "draw toad"):
        state.play(action)
    assert state.turn == 0


@clause("PAP-3")
def test_only_who_draws_sees_the_card() -> None:
    state = played()
    assert [state.seen("draw witch", seat) for seat in (0, 1, None)] == ["draw witch", "draw ?", "draw ?"]
    state.play("draw witch")
    assert [state.view(seat)["card"] for seat in (0, 1, None)] == ["witch", "?", "?"]


@clause("PAP-4", "PAP-5")
def test_a_lie_that_is_believed_scores() -> None:
    state = played("draw toad", "claim witch", "believe")
    assert state.view(1)["scores"] == [3, 0] and state.view(1)["past"] == [["?", "witch", False]]


@clause("PAP-6")
@pytest.mark.parametrize(("claim", "scores"), [("cat", [4, 0]), ("witch", [0, 3]), ("toad", [0, 1])])
def test_a_doubt_turns_the_card_over(claim: str, scores: list[int]) -> None:
    state = played("draw cat", f"claim {claim}", "doubt")
    assert state.view(None)["scores"] == scores and state.view(None)["past"][0][0] == "cat"


@clause("PAP-7")
def test_the_most_points_win() -> None:
    state = played("draw cat", "claim cat", "doubt", "draw toad", "claim cat", "believe")
    assert state.outcome() == {"scores": [4, 2], "ranks": [1, 2], "reason": "rounds"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"past": [["witch", "witch", False]] * 3},
        {"past": [["witch", "witch", False]] * 2, "card": "cat"},
        {"claim": "cat"},
        {"past": [["witch", "witch", 1]]},
        {"rules": 2},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        game.load(position(**wrong))
