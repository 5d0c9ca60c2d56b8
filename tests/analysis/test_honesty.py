"""What was measured of reviews (bench/review.json): luck is even on average, and chances come true."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import sabbat

BENCH = Path(__file__).parents[2] / "bench"
KEPT: dict[str, dict[str, Any]] = json.loads((BENCH / "review.json").read_text("utf-8"))
REPORT = runpy.run_path(str(BENCH / "review.py"))
beside, cell = REPORT["beside"], REPORT["cell"]


@pytest.mark.parametrize("game", [game for game in sabbat.games() if "luck" in KEPT[game]])
def test_luck_is_even_on_average(game: str) -> None:
    luck = KEPT[game]["luck"]
    assert luck["matches"] >= 10_000 and abs(luck["mean"]) <= 2 * luck["error"]


@pytest.mark.parametrize("depth", ["quick", "deep"])
@pytest.mark.parametrize("game", sabbat.games())
def test_of_positions_judged_so_as_many_are_won_within_two_standard_errors(game: str, depth: str) -> None:
    assert KEPT[game]["positions"] >= 2000
    assert sum(band["count"] for band in KEPT[game][depth]) == 2 * KEPT[game]["positions"], "each counts for both seats"
    for tenth, band in enumerate(KEPT[game][depth]):
        assert not band["count"] or beside(tenth, band) <= 2.0


def test_a_share_outside_of_its_tenth_is_told_in_standard_errors() -> None:
    assert beside(6, {"count": 100, "won": 0.65}) == 0.0
    assert beside(5, {"count": 100, "won": 0.8}) == pytest.approx(0.2 / 0.0489897, abs=0.01)
    assert cell(5, {"count": 100, "won": 0.8}).endswith("**!**")
    assert cell(5, {"count": 0}) == "–"


@pytest.mark.parametrize("game", sabbat.games())
def test_the_report_says_how_much_the_bots_thought(game: str) -> None:
    (line,) = (one for one in (BENCH / "review.md").read_text("utf-8").splitlines() if "for each move" in one)
    assert f"{game} {REPORT['SIMULATIONS'][game]}" in line
