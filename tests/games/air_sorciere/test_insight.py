"""The insight of Air Sorcière: legal, fair in its judgement, and never absurd."""

import pytest

import sabbat
from sabbat.bots.players import OneStep, SearchBot
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.games.air_sorciere.insight import SchoolInsight
from sabbat.testing.walks import moments
from tests.games.air_sorciere.flights import AIR, after, match


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("diplomas", ["one", "many"])
def test_it_chooses_what_is_legal_and_judges_fairly(players: int, diplomas: str) -> None:
    game = sabbat.game(AIR)
    for state in moments(game, (players, {"diplomas": diplomas}), seed=players, every=40):
        if state.actor >= 0:
            before = state.dump()
            assert state.can(game.insight.choose(state, Dice(1)))
            assert all(0 <= game.insight.promise(state, action) <= 1 for action in state.action_ids())
            payoffs = game.insight.evaluate(state)
            assert all(0 <= payoff <= 1 for payoff in payoffs)
            assert sum(payoffs) == pytest.approx(players / 2, abs=1e-6)
            assert state.dump() == before


def test_a_thought_offers_everything_now_and_later_what_looks_best() -> None:
    state = match("landed", hands=["w2 w5 w6 w9 w11 g3"])
    mind = state.game.mind(state.view(0))
    thought = mind.dream(Dice(1))
    assert thought.actions() == state.actions()
    while thought.actor == 0:
        thought.step(thought.action_at(0))
        assert thought.turn != 0 or len(thought.actions()) == 1
    assert thought.dump()["grimoires"][0]["white"] == 3


def test_what_is_imagined_stays_open() -> None:
    state = match("flight", areas=["k1 k2 k3 g4"], common="g9 v2")
    world = after(state.game.mind(state.view(0)).imagine(Dice(1)), "take v2")
    assert world.actions() == after(state, "take v2").actions()


def test_an_upset_match_is_a_match_with_other_luck() -> None:
    insight = sabbat.game(AIR).insight
    assert isinstance(insight, SchoolInsight)
    dice = Dice(1)
    changed: set[str] = set()
    for state in moments(sabbat.game(AIR), (2, {}), seed=1, every=40):
        if state.actor >= 0 and insight.settled(state):
            before = state.dump()
            insight.upset(state, dice)
            assert sabbat.load(state.dump()).actions()
            changed |= {field for field, value in state.dump().items() if value != before[field]}
    assert changed == {"hands", "areas", "grimoires"}


def chosen(state: State) -> set[str]:
    """What the one-step heuristic and a short search make of it."""
    mind = state.game.mind(state.view(state.actor))
    return {OneStep(1).choose(mind, state.actions()), SearchBot(1, 60, seconds=60.0).choose(mind, state.actions())}


def test_a_diploma_is_made_whole() -> None:
    state = match("landed", hands=["w2 w5 w6 w9 w11 g3"])
    for action in ("diploma white", "add w2", "add w5", "add w6", "add w9", "add w11", "confirm"):
        assert OneStep(1).choose(state.game.mind(state.view(0)), state.actions()) == action
        state.play(action)
    assert state.dump()["grimoires"][0]["white"] == 3


def test_the_diploma_that_wins_is_made() -> None:
    owned = ["white white white white white white white black black black black black", "black violet"]
    state = match("landed", hands=["k2 k5 k6 v1 v2 v3"], grimoires=owned)
    assert chosen(state) == {"diploma black"}


def test_a_witch_is_rescued() -> None:
    state = match("crash", areas=["o6 o9"], common="k2", shared="k2", drawn="o4")
    assert chosen(state) == {"rescue"}


def test_a_long_column_is_not_risked() -> None:
    state = match("flight", areas=["k9 k11 k12 k13 k14"], common="g2", shared="g2", pile="k1 k2 k3 k4 k5 v1")
    assert chosen(state) == {"land black"}


def test_a_card_is_taken_that_makes_the_diploma_larger() -> None:
    state = match("flight", areas=["k9 k11 k12 k13"], common="g2 k14", shared="g2")
    assert chosen(state) == {"take k14"}
