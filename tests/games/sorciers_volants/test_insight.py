"""The insight of Les Sorciers Volants: legal, sane, and right where the right action is evident."""

from itertools import pairwise
from typing import Any

import pytest

import sabbat
from sabbat.bots.levels import LEVELS
from sabbat.bots.players import OneStep, SearchBot
from sabbat.core.contract import OVER
from sabbat.core.dice import Dice
from sabbat.games.sorciers_volants.chart import Chart
from sabbat.games.sorciers_volants.course import Course
from sabbat.games.sorciers_volants.insight import CHARTS, FlightInsight
from sabbat.games.sorciers_volants.layouts import Layout, layout_for
from sabbat.games.sorciers_volants.plan import Plan
from sabbat.games.sorciers_volants.plan_way import TURN_WORTH, homeward, togo
from sabbat.games.sorciers_volants.sky import Sky
from sabbat.games.sorciers_volants.surprise import surprise
from tests.games.sorciers_volants.scenes import CUSTOM, MEADOW, PLAIN, Position, begun, fool_at, scene

GAME = sabbat.game("sorciers-volants")
INSIGHT = GAME.insight
BOX = ["school", "bumblebee", "cat-chase", "cloud-fool"]
WORLDS: list[Any] = [{"adventure": name} for name in BOX] + [{"adventure": "custom", "layout": own} for own in CUSTOM]


def name_of(options: Any) -> str:
    return str(options["layout"]["name"] if "layout" in options else options["adventure"])


TO_THE_CAT = scene("school", [(7600, 3750, 0), (1300, 4550, 0)], [["1 left"], []])
ONE_PIECE_SHORT = scene("school", [(7600, 3750, 0), (1300, 4550, 0)])
BACK_HOME = scene("bumblebee", [(2000, 2950, 0), (5000, 4000, 60)], legs=[3, 0], markers=[1, None])
A_POINT = scene("cat-chase", [(3500, 3000, 90), (9000, 6800, 0)], [["6 right", "8 right"], []], cat=0, points=[4, 4])
CAUGHT = scene(
    "cloud-fool", [(5450, 5650, 80), (1300, 5550, 0)], [["19 left", "9 left"], []], fool=fool_at((4600, 5800, 67))
)


def best(position: Position) -> str:
    state = sabbat.load(position)
    return OneStep(1).choose(GAME.mind(state.view(state.actor)), state.actions())


def found(position: Position, simulations: int = 200) -> str:
    state = sabbat.load(position)
    return SearchBot(1, simulations, seconds=10.0).choose(GAME.mind(state.view(state.actor)), state.actions())


@pytest.mark.parametrize("options", WORLDS, ids=name_of)
def test_every_level_thinks_more_than_the_one_below_and_adventures_of_ones_own_go_by_their_goal(options: Any) -> None:
    def thoughts(state: sabbat.State) -> list[int]:
        return [state.game.insight.level(name, state.options, 2)[0] for name in LEVELS]

    own = GAME.new(2, options)
    assert all(below < above for below, above in pairwise(thoughts(own)))
    kin = [GAME.new(2, {"adventure": name}) for name in BOX]
    goal = layout_for(own.options, 2).goal
    assert [thoughts(one) for one in kin if layout_for(one.options, 2).goal == goal] == [thoughts(own)]


@pytest.mark.parametrize("options", WORLDS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3])
def test_the_policy_is_legal_and_the_evaluation_a_payoff(options: Any, players: int) -> None:
    dice = Dice(7)
    state = begun(2 if options["adventure"] == "custom" else players, **options)
    for turn in range(20):
        if state.actor == OVER:
            break
        action = INSIGHT.choose(state, dice)
        assert state.can(action)
        payoffs = INSIGHT.evaluate(state)
        assert len(payoffs) == state.players and all(0.0 <= payoff <= 1.0 for payoff in payoffs)
        total = pytest.approx(state.players / 2, abs=1e-6)
        assert sum(payoffs) == total or (state.dump()["fool"] and sum(payoffs) < state.players / 2)
        state.step(action if turn % 3 else state.action_at(dice.below(state.count())))


@pytest.mark.parametrize("options", WORLDS, ids=name_of)
def test_a_promise_lies_between_0_and_1(options: Any) -> None:
    dice = Dice(11)
    state = begun(2, **options)
    for _ in range(12):
        if state.actor != OVER:
            assert all(0.0 <= INSIGHT.promise(state, action) <= 1.0 for action in state.action_ids())
            state.step(state.action_at(dice.below(state.count())))


@pytest.mark.parametrize("position", [TO_THE_CAT, A_POINT, CAUGHT])
def test_a_flight_that_wins_is_flown(position: Position) -> None:
    state = sabbat.load(position)
    state.play("fly")
    assert state.dump()["winner"] == 0
    assert best(position) == found(position) == "fly"


@pytest.mark.parametrize("position", [ONE_PIECE_SHORT, BACK_HOME])
@pytest.mark.parametrize("way", [best, found])
def test_the_piece_that_wins_is_taken(position: Position, way: Any) -> None:
    state = sabbat.load(position)
    state.play(way(position))
    position = state.dump()
    position["turns_played"] += 1
    state = sabbat.load(position)
    state.play("fly")
    assert state.dump()["winner"] == 0


def test_a_plan_blocked_by_a_castle_is_dropped_and_one_blocked_by_a_flyer_kept() -> None:
    castle = sabbat.load(scene("school", [(2200, 2250, 0), (1300, 6550, 0)], [["1 left"], []]))
    flyer = sabbat.load(scene("school", [(1500, 6550, 0), (2300, 6550, 30)], [["1 left"], []]))
    for state, answer in ((castle, "drop"), (flyer, "keep")):
        state.play("fly")
        assert best(state.dump()) == answer


def test_the_start_faces_the_goal() -> None:
    state = begun(2, adventure="school")
    state.play("hut 1")
    heading = int(best(state.dump()).removeprefix("face "))
    assert heading <= 15 or heading >= 105


def course_of(layout: Layout) -> Course:
    chart = Chart(layout)
    return Course(chart, homeward(chart))


def test_the_way_leads_through_the_gates() -> None:
    """VOL-52: the more legs are done the shorter is the way; in front of a gate it is short only on the right side."""
    course = course_of(layout_for({"adventure": "bumblebee"}, 2))
    ways = [course.way(8000, 3750, 60, legs) for legs in range(3)]
    assert ways[0] > ways[1] > ways[2]
    assert course.way(6300, 4300, 0, 0) < course.way(7700, 4300, 60, 0)


def test_who_has_to_turn_has_farther_to_go_unless_there_is_reverse_flight() -> None:
    """Flying away from a gate costs half a circle of the tightest curves at least; or one goes through it backwards."""
    gate = {"table": [5000, 5000], "castles": [[2500, 1500], [2500, 3500], *[None] * 6]}
    layouts = [{**MEADOW, **gate, "reverse": reverse} for reverse in (False, True)]
    courses = [course_of(layout_for({"adventure": "custom", "layout": layout}, 2)) for layout in layouts]
    forward, backward = ([course.way(1500, 2500, heading, 0) for heading in (0, 15, 30, 45, 60)] for course in courses)
    assert forward == sorted(forward) and forward[-1] - forward[0] > 1800
    assert backward[0] == forward[0] and 1000 < backward[-1] - backward[0] < 1200


def test_the_way_home_is_weighed_alike_before_and_behind_the_last_gate() -> None:
    """Otherwise a bot is afraid to pass the gate, or thinks that it has won."""
    state = begun(2, adventure="custom", layout={**PLAIN, "landing": True})
    assert isinstance(state, Sky)
    plan = Plan(chart := Chart(state.layout), Course(chart, homeward(chart)))
    plan.begin(state, 0)
    plan.x, plan.heading = 5000, 90
    ways: list[int] = []
    for plan.y, plan.legs in ((4600, 0), (4400, 1)):
        ways.append(togo(plan, state, 0))
    assert abs(ways[0] - ways[1]) < TURN_WORTH


def test_a_gate_that_is_to_be_passed_from_behind_is_no_trap() -> None:
    """Two castles stand where one would turn: on a chart without directions bots stood there for ever."""
    state = begun(2, adventure="custom", layout=surprise("race", "hard", 1057), rounds=40)
    bot = OneStep(1)
    while state.actor >= 0 and state.dump()["legs"][0] < 2:
        state.play(bot.choose(GAME.mind(state.view(int(state.actor))), state.actions()))
    assert state.dump()["legs"][0] == 2 and state.dump()["turns_played"] < 60


def test_charts_of_the_latest_layouts_are_kept() -> None:
    insight = FlightInsight([1.0] * 4, 1)
    for size in range(5000, 5000 + 100 * (CHARTS + 2), 100):
        layout = {**MEADOW, "table": [size, 5000], "castles": [[1000, 1000], [4000, 1000], *[None] * 6]}
        again = [begun(2, adventure="custom", layout=layout) for _ in range(2)]
        for state in again:
            insight.promise(state, state.action_at(0))
        assert insight.plans[0].chart.layout is again[1].layout  # type: ignore[attr-defined]
    assert len(insight.plans) == CHARTS
