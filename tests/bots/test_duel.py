"""Duels: seats alternate, chance is shared, figures add up; levels are found by name."""

import pytest

import sabbat
from sabbat.bots.duel import Score, duel
from sabbat.bots.levels import LEVELS, find_bot
from sabbat.bots.players import RandomBot
from sabbat.core.contract import Mind
from sabbat.core.errors import BadRequest

COURSE = sabbat.game("course-de-sorcieres")


def final(a: str, b: str, matches: int, seed: int = 0) -> Score:
    *_, score = duel(COURSE, {}, find_bot(a, COURSE), find_bot(b, COURSE), matches, seed)
    return score


def test_a_duel_repeats_itself_from_its_seed() -> None:
    first, again = final("one-step", "random", 6), final("one-step", "random", 6)
    assert (first.a_wins, first.b_wins, first.ties) == (again.a_wins, again.b_wins, again.ties)
    assert first.matches == 6


def test_insight_beats_chance() -> None:
    assert final("one-step", "random", 60).interval()[0] > 0.6


def test_the_same_bot_on_both_sides_is_even() -> None:
    class First:
        """Always the first action, so that both matches of a pair are the same match seen from both sides."""

        def __init__(self, seed: int) -> None: ...

        def choose(self, mind: Mind, actions: list[str]) -> str:
            return actions[0]

    *_, score = duel(sabbat.game("course-de-sorcieres"), {}, First, First, 20, 1)
    assert score.a_wins == score.b_wins


def test_an_odd_number_of_matches_is_rounded_up_to_pairs() -> None:
    assert final("random", "random", 3).matches == 4


def test_times_are_kept_for_both() -> None:
    score = final("novice", "random", 2)
    assert all(score.spent) and all(second >= 0 for side in score.spent for second in side)


def test_bots_are_found_by_level_yardstick_or_path() -> None:
    assert find_bot("sabbat.bots.players.RandomBot", COURSE) is RandomBot
    for name in [*LEVELS, "random", "one-step"]:
        assert callable(find_bot(name, COURSE))
    for unknown in ("wizard", "sabbat.bots.players.Nobody", "", "a.b"):
        with pytest.raises(BadRequest):
            find_bot(unknown, COURSE)
