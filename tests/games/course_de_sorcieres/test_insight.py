"""The insight of Course de Sorcières: legal, fair in its judgement, and never absurd."""

import pytest

import sabbat
from sabbat.bots.players import OneStep, SearchBot
from sabbat.core.dice import Dice
from sabbat.testing.walks import moments
from tests.games.course_de_sorcieres.races import race

GAME = sabbat.game("course-de-sorcieres")
INSIGHT = GAME.insight


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_what_is_legal_and_judges_fairly(players: int) -> None:
    for state in moments(GAME, (players, {}), seed=players, every=5):
        if state.actor >= 0:
            assert state.can(INSIGHT.choose(state, Dice(1)))
            assert all(0 <= INSIGHT.promise(state, action) <= 1 for action in state.action_ids())
            payoffs = INSIGHT.evaluate(state)
            assert all(0 <= payoff <= 1 for payoff in payoffs)
            assert sum(payoffs) == pytest.approx(players / 2, abs=1e-6)


def test_judging_changes_nothing_and_is_the_same_again() -> None:
    state = race(2, witches=[[10, 20], [15]], die=3)
    before = state.dump()
    assert INSIGHT.evaluate(state) == INSIGHT.evaluate(state)
    assert state.dump() == before


def chosen(state: sabbat.State) -> set[str]:
    """What the one-step heuristic and a short search make of it."""
    mind = GAME.mind(state.view(state.actor))
    return {OneStep(1).choose(mind, state.actions()), SearchBot(1, 300).choose(mind, state.actions())}


def test_the_last_witch_goes_home_when_that_wins() -> None:
    assert chosen(race(2, witches=[[47, 50, 51], [3, 5, 49]], faceup={47: "l*"}, mover=47, hands={0: "l2 l4"})) == {
        "play l4"
    }


def test_an_own_number_is_taken_before_a_foreign_sign() -> None:
    track = {12: "l8", 24: "m*", 20: "f2"}
    assert chosen(race(2, witches=[[10, 22], [30]], faceup=track, die=2)) == {"move 10"}


def test_she_goes_home_rather_than_into_the_hands_of_a_foe() -> None:
    assert chosen(race(2, witches=[[47, 40, 50], [30, 49]], faceup={44: "f*"}, die=4)) == {"move 47"}


def test_a_foe_about_to_win_is_pushed_back() -> None:
    state = race(2, witches=[[45, 50, 51], [40, 50, 51]], faceup={45: "f*"}, mover=45, hands={1: "f9"})
    assert chosen(state) == {"play f9"}


def test_a_foe_is_not_pushed_onto_her_own_leap() -> None:
    track = {40: "f*", 38: "l10", 35: "m3"}
    state = race(2, witches=[[40], [20]], faceup=track, mover=40, hands={1: "f2 f5"})
    assert "play f2" not in chosen(state)


def test_numbers_go_to_the_stages_where_they_are_of_use() -> None:
    state = GAME.new(2)
    mind = GAME.mind(state.view(0))
    assert SearchBot(1, 100).choose(mind, state.actions()) == "put l2 1"
    assert OneStep(1).choose(mind, state.actions()) == "put l2 1"
