"""A plan, which bots judge a book by, and the flight itself come to the same end: the geometry is reckoned twice."""

import random
from collections import Counter
from typing import Any

import sabbat
from sabbat.games.sorciers_volants.chart import Chart
from sabbat.games.sorciers_volants.layouts import KEEP_CAT, RACE
from sabbat.games.sorciers_volants.plan import Plan
from sabbat.games.sorciers_volants.sky import Sky
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import Position, flown, random_scene

SCENES = 600


CHARTS: list[Chart] = []


def chart_of(sky: Sky) -> Chart:
    """The chart of a layout; each is drawn once."""
    known = next((chart for chart in CHARTS if chart.fits(sky.layout)), None)
    if known is None:
        CHARTS.append(known := Chart(sky.layout))
    return known


def planned(position: Position) -> dict[str, Any]:
    """How the flight of seat 0 would end by the plan."""
    sky = sabbat.load(position)
    assert isinstance(sky, Sky)
    plan = Plan(chart_of(sky))
    plan.fly(sky, 0)
    scores = sky.layout.goal == KEEP_CAT and plan.scores(plan.size)
    points = position["points"][0] + scores
    won = plan.done or (scores and points == sky.layout.points)
    return {
        "pose": (plan.x, plan.y, plan.heading),
        "kept": plan.kept,
        "won": won,
        "stopped": plan.fault or won,
        "legs": plan.legs + (won and sky.layout.goal == RACE),
        "cat": plan.has or plan.lost,
        "points": points,
    }


def happened(end: Position) -> dict[str, Any]:
    """How it ended."""
    flight, flyer = end["flights"][0], end["flyers"][0]
    won = end["winner"] == 0
    return {
        "pose": flyer and (flyer["x"], flyer["y"], flyer["heading"]),
        "kept": flight["kept"],
        "won": won,
        "stopped": flight["stopped_by"] is not None or won,
        "legs": end["legs"][0],
        "cat": end["cat"] == 0 or "ring" in flight["touched"],
        "points": end["points"][0],
    }


@clause("VOL-26", "VOL-32", "VOL-33", "VOL-47", "VOL-53", "VOL-62", "VOL-68", "VOL-70", "VOL-76", "VOL-91")
def test_a_plan_leads_where_the_flight_leads() -> None:
    rng = random.Random(7)
    seen: Counter[str] = Counter()
    for n in range(SCENES):
        position = random_scene(rng)
        end = flown(position)
        if end["flyers"][0] is None:
            continue  # the fool has swept the flyer off the table since
        flight, plan = happened(end), planned(position)
        assert plan == flight, (n, position)
        seen.update([what for what in ("won", "stopped", "cat") if flight[what]])
        seen.update(["landed back"] if position["reverse"][0] and not flight["stopped"] else [])
        seen.update(["a leg"] if flight["legs"] > position["legs"][0] else [])
    assert all(seen[what] >= 5 for what in ("won", "stopped", "cat", "landed back", "a leg")), seen
