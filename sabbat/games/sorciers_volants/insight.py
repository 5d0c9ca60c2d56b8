"""What a good player of Les Sorciers Volants looks at: where a plan would end, and the way to go from there.

An action is worth the way it saves.
"""

import math
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight
from sabbat.games.sorciers_volants.chart import Chart
from sabbat.games.sorciers_volants.components import DROP, FACE, FACING_STEP, FLY, KEEP, PIECES_MOST, SITE
from sabbat.games.sorciers_volants.course import Course
from sabbat.games.sorciers_volants.faults import GOALS
from sabbat.games.sorciers_volants.layouts import ADVENTURES, CATCH_FOOL, CUSTOM, RACE, TOUCH_CAT
from sabbat.games.sorciers_volants.plan import Plan
from sabbat.games.sorciers_volants.plan_trunk import Trunk
from sabbat.games.sorciers_volants.plan_way import PENDING_WORTH, TURN_WORTH, homeward, togo, togo_home
from sabbat.games.sorciers_volants.sites import fits, pose_at
from sabbat.games.sorciers_volants.sky import DESTINATION, FACING, STALLED, TURN, Sky
from sabbat.games.sorciers_volants.table import ALL_CASTLES, WALLS

GOAL_OF: Final = dict(zip(ADVENTURES, GOALS, strict=True))
"""What each adventure of the box is about."""
CHARTS: Final = 8
"""So many are kept, of the layouts seen last."""
WORTH: Final = [3.0, 3.0, 0.9, 0.5]
"""How much the square root of the turns to go counts, in logits, for each goal.

Fitted to 40 matches of search against itself: 1.5, 2.3, 0.9, 0.4. In the first two adventures 6 did no worse than 2
(38 : 28 with 500 simulations), in the others 2 did better (38 : 14): hence sharper there and not here.
"""
DANGER: Final = [1.0, 0.53, 0.44, 0.32, 0.23, 0.14, 0.1, 0.05, 0.04]
"""How often the fool won, by the castles left (400 matches of the policy)."""


class FlightInsight(WeighedInsight):
    """The way saved by each action; positions are judged by the ways to go."""

    levels: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 0.4),
        "novice": (18, 0.0),
        "apprentice": (60, 0.0),
        "adept": (260, 0.0),
        "expert": (1600, 0.0),
        "master": (12000, 0.0),
    }
    calibration: ClassVar[list[float]] = [0.5, 0.555, 0.56, 0.74, 0.865, 1.0]
    """Rollouts think too well of whoever begins; from 2,000 matches in the flying school (`bench/review.py fit`)."""
    hunting: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 0.4),
        "novice": (200, 0.0),
        "apprentice": (500, 0.0),
        "adept": (1300, 0.0),
        "expert": (3200, 0.0),
        "master": (8000, 0.0),
    }
    """The levels where everybody hunts the flyer that has the cat.

    Four times the simulations win nine of ten matches there at first, and few more in the end: 8,000 won 46 of 82
    against 2,000.
    """
    fooled: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 0.4),
        "novice": (32, 0.0),
        "apprentice": (125, 0.0),
        "adept": (500, 0.0),
        "expert": (2000, 0.0),
        "master": (8000, 0.0),
    }
    """The levels on the hunt for the fool, who decides much by himself."""

    def __init__(self, worth: list[float], horizon: i64, tries: i64 = 10) -> None:
        super().__init__(worth, horizon)
        self.tries = tries
        """So many curves the policy looks at before it takes one."""
        self.plans: list[Plan] = []
        self.trunks: list[Trunk] = []
        """One of each for each of the layouts seen last."""

    def exploration(self, options: dict[str, Any]) -> float:
        """Little where the first sight is good: on the way to the cat and in a race.

        With 0.15 instead of 0.7, at 1,000 simulations each: 24 of 30 won in school, 26 in bumblebee, but 11 in
        cloud-fool.
        """
        return 0.15 if goal_of(options) in (GOALS[TOUCH_CAT], GOALS[RACE]) else 0.7

    def level(self, name: str, options: dict[str, Any], players: int) -> tuple[int, float]:
        goal = goal_of(options)
        if goal == GOALS[CATCH_FOOL]:
            return self.fooled[name]
        return self.levels[name] if goal in (GOALS[TOUCH_CAT], GOALS[RACE]) else self.hunting[name]

    def plan(self, sky: Sky) -> Plan:
        """A plan on the chart of the layout."""
        plans = self.plans
        if len(plans) > 0 and plans[0].chart.layout is sky.layout:
            return plans[0]
        for k in range(len(plans)):
            if plans[k].chart.fits(sky.layout):
                plans.insert(0, plans.pop(k))
                self.trunks.insert(0, self.trunks.pop(k))
                return plans[0]
        if len(plans) == CHARTS:
            plans.pop()
            self.trunks.pop()
        chart = Chart(sky.layout)
        course = Course(chart, homeward(chart)) if sky.layout.goal == RACE else None
        plans.insert(0, Plan(chart, course))
        self.trunks.insert(0, Trunk(chart, course))
        return plans[0]

    # -- evaluation ------------------------------------------------------------------------------

    def features(self, state: State, seat: i64) -> list[float]:
        """The square root of the way to go, in turns; the shorter it is the more a turn counts."""
        assert isinstance(state, Sky)
        found = [0.0, 0.0, 0.0, 0.0]
        found[state.layout.goal] = -math.sqrt(max(float(self.way(state, seat)) / float(TURN_WORTH), 0.0))
        return found

    def way(self, sky: Sky, seat: i64) -> i64:
        """The way to go after the flight on the book, the turn for flying it included."""
        plan = self.plan(sky)
        plan.fly(sky, seat)
        way = togo(plan, sky, plan.size)
        if plan.size > 0:
            way += PENDING_WORTH
        if sky.active != seat:
            way += TURN_WORTH // 2
        return way

    def evaluate(self, state: State) -> list[float]:
        """Where the fool may win, everybody loses by the castles that he has wiped out."""
        assert isinstance(state, Sky)
        payoffs = super().evaluate(state)
        if state.layout.goal != CATCH_FOOL:
            return payoffs
        castles = popcount(state.table.present & ALL_CASTLES)
        hope = 1.0 - DANGER[castles]
        return [hope * payoff for payoff in payoffs]

    # -- policy ----------------------------------------------------------------------------------

    def choose(self, state: State, dice: Dice) -> i64:
        """The best of a few actions; flying is always one of them."""
        n = state.count()
        best = state.action_at(n - 1)
        if n == 1:
            return best
        hope = self.promise(state, best)
        tries = self.tries
        while tries > 0:
            action = state.action_at(dice.below(n))
            promise = self.promise(state, action)
            if promise > hope:
                hope = promise
                best = action
            tries -= 1
        return best

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Sky)
        phase = state.phase
        if phase == TURN:
            return self.promise_of_flight(state) if action == FLY else self.promise_of_take(state, action)
        if phase == STALLED:
            return self.promise_of_choice(state, action)
        if phase == FACING:
            plan = self.plan(state)
            plan.begin(state, state.waiting())
            plan.heading = FACING_STEP * (action - FACE)
            plan.x, plan.y = pose_at(state, state.site, plan.heading)
            return nearness(togo(plan, state, 0))
        return self.promise_of_site(state, action - SITE)

    def promise_of_flight(self, sky: Sky) -> float:
        """The mean way saved in each turn spent on the plan."""
        plan = self.plan(sky)
        plan.begin(sky, sky.active)
        before = togo(plan, sky, 0)
        plan.fly(sky, sky.active)
        after = togo(plan, sky, plan.size)
        if plan.done:
            return 1.0
        if plan.kept == 0:
            return 0.05
        return worth((before - after) // (plan.size + 1))

    def promise_of_take(self, sky: Sky, take: i64) -> float:
        """The way saved by one more piece."""
        plan = self.plan(sky)
        trunk = self.trunks[0]
        trunk.follow(sky)
        plan.resume(trunk.plan)
        count = trunk.count
        price: i64 = 0
        if take & 1 == 1:
            if not plan.back(sky, take):
                return 0.01
            price = TURN_WORTH
        else:
            if not plan.lay(sky, take, plan.others):
                return 0.02
            if not plan.done and not plan.land(sky):
                price = TURN_WORTH * 2 if count + 1 == PIECES_MOST else TURN_WORTH
        if plan.landed:
            plan.finish_course()
        after = togo(plan, sky, count + 1)
        if plan.done:
            return 0.97
        return worth(trunk.way - after - price)

    def promise_of_choice(self, sky: Sky, action: i64) -> float:
        """Keep the plan if only flyers are in its way; begin again if nothing else helps."""
        flyer = sky.table.flyers[sky.active]
        seat = sky.seats[sky.active]
        free = fits(sky, seat.piece_at(0), flyer.x, flyer.y, flyer.heading, WALLS)
        if action == KEEP:
            return 0.6 if free else 0.1
        return 0.5 if action == DROP else 0.9

    def promise_of_site(self, sky: Sky, site: i64) -> float:
        """A site near the goal for oneself, a far one for another."""
        plan = self.plan(sky)
        who = sky.active if sky.phase == DESTINATION else sky.waiting()
        plan.begin(sky, who)
        if sky.phase == DESTINATION:
            near = nearness(togo_home(plan, site, plan.x, plan.y))
        else:
            plan.x = sky.layout.site_xs[site]
            plan.y = sky.layout.site_ys[site]
            near = nearness(togo(plan, sky, 0))
        return near if who == sky.actor else 1.0 - near


def goal_of(options: dict[str, Any]) -> str:
    """What a match is about, by the name of its goal."""
    return str(options["layout"]["goal"] if options["adventure"] == CUSTOM else GOAL_OF[options["adventure"]])


def worth(gain: i64) -> float:
    """The promise of an action that saves so much way."""
    amount = float(gain)
    return 0.5 + 0.45 * amount / (float(TURN_WORTH) + (amount if amount > 0.0 else -amount))


def nearness(way: i64) -> float:
    """The promise of a place with so much way to go."""
    return 1.0 / (1.0 + float(way) / (5.0 * float(TURN_WORTH)))
