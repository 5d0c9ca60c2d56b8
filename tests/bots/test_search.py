"""The search: deterministic, honest about what it knows, and better than a first glance."""

import pytest

import sabbat
from sabbat.bots.players import SearchBot, pick
from sabbat.bots.search import Search, winning
from sabbat.core.contract import Insight, Mind, State
from sabbat.core.dice import Dice
from sabbat.core.playout import random_step
from tests.core import brooms


def decision(game: str, seed: int = 1, steps: int = 60) -> State:
    """A state of a random match, after some steps or earlier if it ends too soon, in which a seat has a choice."""
    dice = Dice(seed)
    state = sabbat.new(game)
    found = state.clone()
    for n in range(1000):
        if state.actor >= 0 and state.count() >= 2:
            found = state.clone()
            if n >= steps:
                break
        if state.turn is None:
            break
        random_step(state, dice)
    return found


def judged(state: State, seed: int, simulations: int) -> list[tuple[int, int, float]]:
    mind = state.game.mind(state.view(state.actor))
    search = Search(mind, seed, state.game.insight)
    search.run(simulations, early=False)
    return [(one.action, one.visits, one.value) for one in search.judgements()]


@pytest.mark.parametrize("game", sabbat.games())
def test_a_search_depends_on_its_seed_and_budget_only(game: str) -> None:
    state = decision(game)
    assert judged(state, 7, 60) == judged(state, 7, 60)


@pytest.mark.parametrize("game", sabbat.games())
def test_every_simulation_is_counted_and_every_value_is_a_payoff(game: str) -> None:
    state = decision(game)
    found = judged(state, 3, 50)
    assert sum(visits for _, visits, _ in found) == 50
    assert {action for action, _, _ in found} <= set(state.action_ids())
    assert all(0 <= value <= 1 for _, _, value in found)
    assert [visits for _, visits, _ in found] == sorted((visits for _, visits, _ in found), reverse=True)


@pytest.mark.parametrize("game", sabbat.games())
def test_with_patience_every_legal_action_is_judged(game: str) -> None:
    state = next(s for s in (decision(game, seed) for seed in range(50)) if s.count() <= 8)
    assert {action for action, _, _ in judged(state, 1, 200)} == set(state.action_ids())


def test_a_search_stops_when_the_answer_is_clear() -> None:
    """With two brooms on the floor, taking both wins and taking one loses."""
    state = brooms.game.load({**brooms.game.new(2).dump(), "shed": 0, "floor": 2, "taken": [3, 3]})
    search = Search(brooms.game.mind(state.view(0)), 1, Insight())
    search.run(2000)
    assert brooms.game.texts[search.judgements()[0].action] == "take 2"
    assert 1000 < search.simulations < 1500
    patient = Search(brooms.game.mind(state.view(0)), 1, Insight())
    patient.run(2000, early=False)
    assert patient.simulations == 2000


def test_a_search_bot_runs_as_many_simulations_as_it_is_told() -> None:
    state = decision("course-de-sorcieres")
    mind = state.game.mind(state.view(state.actor))
    for simulations in (1, 77, 400):
        assert sum(one.visits for one in SearchBot(3, simulations).judge(mind)) == simulations
    hurried = sum(one.visits for one in SearchBot(3, 10**9, seconds=0.02).judge(mind))
    assert 0 < hurried < 10**6


def test_a_search_ends_in_time() -> None:
    state = decision("course-de-sorcieres")
    search = Search(state.game.mind(state.view(state.actor)), 1, state.game.insight)
    search.run(10**9, seconds=0.05, early=False)
    assert 0 < search.simulations < 10**6


class Blindfold(Mind):
    """A mind that counts how often it is asked to imagine."""

    def __init__(self, inner: Mind) -> None:
        super().__init__(inner.game, inner.view)
        self.inner = inner
        self.dreams = 0

    def dream(self, dice: Dice) -> State:
        self.dreams += 1
        return self.inner.dream(dice)


def test_every_simulation_imagines_a_world_of_its_own() -> None:
    state = decision("course-de-sorcieres")
    mind = Blindfold(state.game.mind(state.view(state.actor)))
    Search(mind, 1, state.game.insight).run(40, early=False)
    assert mind.dreams == 40


def test_two_worlds_that_look_the_same_are_played_the_same() -> None:
    state = decision("course-de-sorcieres")
    seat: int = state.actor
    other = state.game.mind(state.view(seat)).imagine(Dice(99))
    choices = [SearchBot(5, 50).choose(s.game.mind(s.view(seat)), s.actions()) for s in (state, other)]
    assert choices[0] == choices[1]


def test_a_whim_prefers_the_better() -> None:
    dice = Dice(1)
    picks = [pick([0.1, 0.9], 0.2, dice) for _ in range(500)]
    assert 0.9 < picks.count(1) / 500 < 1.0
    assert {pick([0.1, 0.9], 0.0, dice) for _ in range(50)} == {1}
    picks = [pick([0.1, 0.9], -0.2, dice) for _ in range(500)]
    assert 0.9 < picks.count(0) / 500 < 1.0, "a whim below 0 prefers the worse"
    assert {pick([0.5, 0.5], 0.0, dice) for _ in range(50)} == {0, 1}


def test_the_chance_of_winning_is_not_the_share_of_others_one_is_ahead_of() -> None:
    second = [0.75, 1.0, 0.5, 0.25, 0.0]
    assert winning(second, 0, True) == 0 and winning(second, 1, True) == 1
    assert winning([0.75, 0.75, 0.0], 0, True) == 0.5, "a shared first place is won in parts"
    even = [0.5] * 5
    assert winning(even, 3, False) == pytest.approx(0.2)
    assert winning([0.7, 0.3], 0, False) == pytest.approx(0.7), "for two it is the same"
    assert winning([0.8, 0.3, 0.4], 0, False, 0.0) == pytest.approx(1 / 3), "without trust all are even"
    assert winning([0.35, 0.15], 0, False) == pytest.approx(0.35), "everybody may lose: half of the time, here"
    assert winning([0.0] * 3, 1, True) == winning([0.0] * 3, 1, False) == 0, "where all have lost nobody wins"


@pytest.mark.parametrize("game", ["air-sorciere", "witty-witches"])
def test_at_the_start_of_a_match_of_many_everybody_has_about_their_part(game: str) -> None:
    dice = Dice(1)
    state = sabbat.new(game, players=4)
    while state.actor < 0 or state.count() < 2:
        random_step(state, dice)
    search = Search(state.game.mind(state.view(state.actor)), 5, state.game.insight)
    search.run(200, early=False)
    best = search.judgements()[0]
    assert 0.1 < best.chance < 0.45
