"""The insight of Witty Witches: legal, fair in its judgement, and never absurd."""

import pytest

import sabbat
from sabbat.bots.players import OneStep, SearchBot
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.testing.walks import moments


@pytest.mark.parametrize("mode", ["master", "apprentice"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_chooses_what_is_legal_and_judges_fairly(mode: str, players: int) -> None:
    game = sabbat.game("witty-witches")
    for state in moments(game, (players, {"mode": mode}), seed=players, every=4):
        if state.actor >= 0:
            assert state.can(game.insight.choose(state, Dice(1)))
            assert all(0 <= game.insight.promise(state, action) <= 1 for action in state.action_ids())
            assert sum(game.insight.evaluate(state)) == pytest.approx(players / 2)


def party(hand: list[str], top: str, spells: list[str | None]) -> State:
    """A turn of seat 0 with a hand of its own; seat 1 holds five other cards."""
    other = ["red-wizard-cauldron", "red-wizard-book", "red-dragon-broom", "blue-dragon-cauldron", "blue-wizard-book"]
    return sabbat.load(
        {
            "game": "witty-witches",
            "mode": "master",
            "first": 0,
            "phase": "turn",
            "seat": 0,
            "turns": 9,
            "hands": [hand, other],
            "discard": [top],
            "drawn": None,
            "held": None,
            "then": None,
            "spells": spells,
            "spell_discard": [],
            "spell_removed": [],
            "penalty": None,
        }
    )


def chosen(state: State) -> set[str]:
    """What the one-step heuristic and a short search make of it."""
    mind = state.game.mind(state.view(state.actor))
    return {OneStep(1).choose(mind, state.actions()), SearchBot(1, 300).choose(mind, state.actions())}


def test_a_pair_goes_before_a_single_card() -> None:
    hand = ["yellow-witch-cauldron", "yellow-witch-cauldron", "yellow-witch-book", "red-dragon-cauldron"]
    assert chosen(party(hand, "yellow-witch-broom*", [None, None])) == {"play yellow-witch-cauldron"}


def test_a_chain_that_wins_is_played() -> None:
    hand = ["yellow-witch-cauldron", "yellow-witch-book"]
    assert chosen(party(hand, "yellow-witch-broom*", ["abacadabra", None])) == {"abacadabra"}


def test_the_last_card_wins() -> None:
    assert chosen(party(["yellow-witch-book"], "yellow-witch-broom*", [None, None])) == {"play yellow-witch-book"}


def test_a_curse_is_not_cast_on_oneself_nor_a_blessing_on_others() -> None:
    for spell, unwise in (("curse-witch", "cast 0"), ("bless-witch", "cast 1")):
        state = party(["yellow-witch-cauldron", "yellow-wizard-book*"], "yellow-witch-book", [None, None])
        state.play("play yellow-wizard-book*")
        state.play(f"conjure {spell}")
        assert unwise not in chosen(state)
