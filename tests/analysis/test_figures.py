"""Figures of a player over many matches, from their reviews."""

from sabbat.analysis.figures import DecisionSum, by_game, figures_of
from sabbat.analysis.telling import Stroke, Sum, ToldReview

LUCK = Sum(500_000, 120_000, -40_000, 0, 0, 580_000)


def review(*strokes: Stroke) -> ToldReview:
    """A review of a match of 30 moves."""
    return ToldReview("witty-witches", 2, 8, 1, [[500_000, 500_000, 0]] * 31, [LUCK, LUCK, LUCK], list(strokes), [])


def decision(at: int, seat: int, lost: int, mistake: bool = False) -> Stroke:
    change = [-lost, lost, 0] if seat == 0 else [lost, -lost, 0]
    return Stroke(at, seat, "fly", None, change, mistake=mistake)


def test_decisions_count_by_phase_for_the_seat_that_made_them() -> None:
    told = review(
        decision(0, 0, 0),
        decision(9, 0, 30_000, True),
        decision(12, 1, 90_000, True),
        Stroke(13, None, "draw", [1, -1, 0]),
        decision(29, 0, 10_000),
    )
    mine = figures_of(told, 0)
    assert mine.phases == [DecisionSum(2, 1, 30_000), DecisionSum(), DecisionSum(1, 0, 10_000)]
    assert (mine.whole, mine.luck) == (DecisionSum(3, 1, 40_000), 120_000)
    assert figures_of(told, 1).whole == DecisionSum(1, 1, 90_000)


def test_matches_of_a_game_are_added_up() -> None:
    one, other = figures_of(review(decision(0, 0, 5)), 0), figures_of(review(decision(20, 0, 7, True)), 0)
    first, second = by_game([("a", one), ("b", one), ("a", other)])
    assert (first.game, first.matches, first.whole, first.luck) == ("a", 2, DecisionSum(2, 1, 12), 240_000)
    assert first.phases == [DecisionSum(1, 0, 5), DecisionSum(), DecisionSum(1, 1, 7)]
    assert (second.game, second.matches, second.whole) == ("b", 1, DecisionSum(1, 0, 5))
    assert one.whole == DecisionSum(1, 0, 5)
