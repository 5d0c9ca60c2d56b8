"""Duels: seats alternate, chance is shared, figures add up; levels are found by name."""

import pytest

import sabbat
from sabbat.bots.duel import Score, duel, play_match
from sabbat.bots.levels import LEVELS, YARDSTICKS, LevelBot, find_bot
from sabbat.bots.players import RandomBot, SearchBot
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
    for name in [*LEVELS, *YARDSTICKS]:
        assert callable(find_bot(name, COURSE))
    for unknown in ("wizard", "sabbat.bots.players.Nobody", "", "a.b"):
        with pytest.raises(BadRequest):
            find_bot(unknown, COURSE)


def test_a_level_thinks_as_much_as_its_insight_says() -> None:
    state = COURSE.new(2)
    mind = COURSE.mind(state.view(0))
    for name, (simulations, whim) in COURSE.insight.levels.items():
        player = LevelBot(1, name).player(mind)
        assert (player.simulations if isinstance(player, SearchBot) else 0, player.whim) == (simulations, whim)


class Listener(RandomBot):
    """A bot that remembers what it was told."""

    heard: list[list[tuple[int | None, str]]] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.heard.append([])
        self.mine = self.heard[-1]

    def observe(self, seat: int | None, text: str) -> None:
        self.mine.append((seat, text))


def test_a_bot_that_listens_is_told_every_action_as_its_seat_sees_it() -> None:
    Listener.heard.clear()
    ranks, spent = play_match(COURSE, {}, [Listener(1), Listener(2)], bytes(32))
    first, second = Listener.heard
    assert sorted(ranks) == [1, 2] and len(first) == len(second) > 50
    assert sum(seat == 0 for seat, _ in first) == len(spent[0])
    puts = [(mine, theirs) for mine, theirs in zip(first, second, strict=True) if mine[0] == 0 and "put" in mine[1]]
    assert len(puts) == 9 and all(mine[1] != theirs[1] == mine[1][:-1] + "?" for mine, theirs in puts)
    assert {seat for seat, _ in first} == {0, 1, None}
