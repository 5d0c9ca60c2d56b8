"""Shares of rollouts, bent to how often they come true."""

import pytest

from sabbat.analysis.chances import WHOLE, Estimate, bent, calibrated, stretched

CURVE = [0.5, 0.55, 0.62, 0.75, 0.88, 1.0]


def test_a_share_becomes_what_was_measured_and_the_others_share_the_rest() -> None:
    assert bent(0.6, CURVE) == pytest.approx(0.55)
    assert bent(0.75, CURVE) == pytest.approx((0.62 + 0.75) / 2)
    assert bent(0.3, CURVE) == pytest.approx(0.38)
    assert calibrated([0.7, 0.3, 0.0], CURVE) == pytest.approx([0.62, 0.38, 0.0])
    three = calibrated([0.5, 0.3, 0.1, 0.1], CURVE)
    assert sum(three) == pytest.approx(1.0) and three[3] == 0.1
    assert three[0] > three[1] > three[2]


@pytest.mark.parametrize("shares", [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.8, 0.0, 0.2], [0.25] * 4])
def test_what_is_certain_or_even_stays_so(shares: list[float]) -> None:
    assert calibrated(shares, CURVE) == pytest.approx(shares)


def test_where_differences_are_stretched_errors_are_too() -> None:
    steep = [0.5, 0.72, 0.88, 0.96, 0.99, 1.0]
    assert stretched(0.55, steep) == stretched(0.45, steep) == pytest.approx(2.2)
    assert stretched(0.95, steep) == stretched(0.7, []) == 1.0
    plain, bent_one = Estimate(2, 1.0), Estimate(2, 1.0, steep)
    for payoffs in ([1.0, 0.0], [0.0, 1.0]) * 8:
        plain.add(payoffs, True)
        bent_one.add(payoffs, True)
    assert bent_one.error(0) == pytest.approx(2.2 * plain.error(0))


def test_calibrated_chances_still_add_up() -> None:
    found = Estimate(2, 1.0, CURVE)
    for payoffs in ([1.0, 0.0], [1.0, 0.0], [0.0, 1.0]):
        found.add(payoffs, True)
    assert sum(found.chances()) == WHOLE
    assert found.chances()[0] == round(WHOLE * bent(2 / 3, CURVE))
