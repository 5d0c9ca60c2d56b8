"""Length and hardness of an adventure: plain counting of matches, the same each time."""

import pytest

from sabbat.bots.measure import PLAN, count, matches
from sabbat.bots.trial import ROUNDS, Flown

SURE, FALLIBLE = PLAN[0][0], PLAN[1][0]


def flights(level: str, *turns: int) -> list[tuple[str, Flown]]:
    """Matches of two that took so many turns in all; 0 for one that nobody won."""
    won = [Flown(n or 2 * ROUNDS, 0 if n else None, "goal" if n else "limit", []) for n in turns]
    return [(level, flight) for flight in won]


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ((10, 21, 30, 36), ("easy", 11, 0)),
        ((37, 37, 37), ("middling", 19, 0)),
        ((20, 20, 20, 20, 0), ("middling", 10, 1)),
        ((20, 20, 0), ("hard", 10, 1)),
        ((60, 60, 60), ("hard", 30, 0)),
    ],
)
def test_the_middle_of_what_those_need_who_err_decides(turns: tuple[int, ...], expected: tuple[str, int, int]) -> None:
    found = count([*flights(SURE, 2, 2), *flights(FALLIBLE, *turns)], 2)
    assert (found.hardness, found.turns, found.lost, found.matches) == (*expected, len(turns) + 2)


def test_where_only_the_sure_win_their_turns_are_told() -> None:
    found = count([*flights(SURE, 50, 52), *flights(FALLIBLE, 0, 0)], 2)
    assert (found.hardness, found.turns, found.lost) == ("hard", 25, 2)


def test_where_nobody_wins_no_turns_are_told() -> None:
    found = count([*flights(SURE, 0), *flights(FALLIBLE, 0)], 2)
    assert (found.hardness, found.turns, found.lost, found.matches) == ("hard", 0, 1, 2)


def test_each_match_has_a_seed_of_its_own_within_its_level() -> None:
    assert len(set(matches())) == len(matches()) == sum(times for _, times in PLAN)
