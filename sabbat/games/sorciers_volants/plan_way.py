"""The way to go from where a plan has led, to the win.

What a turn, a flight, a point and the like are worth in way was read off matches of search against itself (80
simulations a move, 20 to 24 matches an adventure): the turns that the winner still needed, regressed on its way to go,
came to 1.2 to 1.4 turns for 1000 units in school, race and hunt, and half a turn for a flight not yet flown.
"""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import lowest
from sabbat.games.sorciers_volants.chart import FAR, NARROW, Chart, distance
from sabbat.games.sorciers_volants.geometry import COSINE, SINE
from sabbat.games.sorciers_volants.layouts import CATCH_FOOL, RACE, TOUCH_CAT
from sabbat.games.sorciers_volants.plan import Plan
from sabbat.games.sorciers_volants.sky import NONE, Sky
from sabbat.games.sorciers_volants.table import FOOL

AHEAD: Final = 500
"""A pose is judged a broom's length ahead of its joint, so that its heading counts."""
TURN_WORTH: Final = 770
"""The way flown in a turn, turns for taking and flying together."""
PENDING_WORTH: Final = 460
"""What a flight costs that is still to be flown; more pieces may share it."""
POINT_WORTH: Final = 3600
"""A point of the cat chase, what goes wrong included."""
CHASE: Final = 3500
"""The fool not caught: he will have moved before one gets there."""
LAND_FROM: Final = 1500
"""The distance from which a reverse piece reaches a hut well."""


def togo(plan: Plan, sky: Sky, pieces: i64) -> i64:
    """The way to go from where the plan has led with so many pieces, to the win."""
    if plan.done:
        return 0
    goal = sky.layout.goal
    ahead_x = plan.x + AHEAD * COSINE[plan.heading] // 1000000
    ahead_y = plan.y + AHEAD * SINE[plan.heading] // 1000000
    if goal == TOUCH_CAT:
        return TURN_WORTH // 2 + plan.chart.way(ahead_x, ahead_y, 0)
    if goal == RACE:
        return togo_course(plan, sky, ahead_x, ahead_y)
    if goal == CATCH_FOOL:
        fool = sky.table.flyers[FOOL]
        return CHASE + straight(plan, ahead_x, ahead_y, fool.front_x, fool.front_y) * 4 // 5
    left = sky.layout.points - sky.seats[plan.who].points
    if plan.scores(pieces):
        left -= 1
        if left == 0:
            plan.done = True
            return 0
    return left * POINT_WORTH + togo_cat(plan, sky, ahead_x, ahead_y)


def straight(plan: Plan, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
    """The way to something that moves, as the crow flies, unless a wall is right ahead."""
    way = distance(to_x - x, to_y - y) + 3 * plan.chart.beyond(x, y)
    return way + TURN_WORTH if plan.chart.room[plan.chart.square(x, y)] < NARROW else way


def togo_cat(plan: Plan, sky: Sky, x: i64, y: i64) -> i64:
    """Without the cat, the way to it; with it, the want of room."""
    if plan.has:
        room = plan.chart.room[plan.chart.square(x, y)] - plan.chart.beyond(x, y)
        out = 0 if sky.layout.ring.holds(x, y) else TURN_WORTH
        return max(AHEAD - room, 0) + out
    if sky.cat >= 0 and sky.cat != plan.who:
        carrier = sky.table.flyers[sky.cat]
        return (TURN_WORTH + straight(plan, x, y, carrier.x, carrier.y)) * 3 // 5
    return (TURN_WORTH + plan.chart.way(x, y, 0)) * 3 // 5


def togo_course(plan: Plan, sky: Sky, x: i64, y: i64) -> i64:
    """Along the course, and then home."""
    layout = sky.layout
    if plan.legs < layout.leg_count:
        course = plan.course
        assert course is not None
        return course.way(plan.x, plan.y, plan.heading, plan.legs)
    if not layout.landing:
        return 0
    marker = sky.seats[plan.who].marker
    if marker != NONE:
        return togo_home(plan, marker, x, y)
    best: i64 = FAR
    huts = sky.unmarked()
    while huts != 0:
        best = min(best, togo_home(plan, lowest(huts), x, y))
        huts &= huts - 1
    return best


def togo_home(plan: Plan, hut: i64, x: i64, y: i64) -> i64:
    """To a hut: fly near and turn round, or back into it from where the tail points at it."""
    layout = plan.chart.layout
    dx = plan.x - layout.site_xs[hut]
    dy = plan.y - layout.site_ys[hut]
    apart = max(distance(dx, dy), 1)
    turned = (dx * COSINE[plan.heading] + dy * SINE[plan.heading]) // (1000 * apart)  # 1000: tail to the hut
    near = TURN_WORTH * (1000 - turned) // 1000 + 2 * max(apart - LAND_FROM, 0) + max(LAND_FROM // 2 - apart, 0)
    return landing(min(near, from_afar(plan.chart.way(x, y, hut))))


def homeward(chart: Chart) -> list[i64]:
    """In a race: what is left to go from each square after the last leg, the same as behind it."""
    if not chart.layout.landing:
        return [TURN_WORTH // 2] * chart.squares
    nearest: list[i64] = [FAR] * chart.squares
    for k in range(len(chart.ways)):
        nearest[k % chart.squares] = min(nearest[k % chart.squares], chart.ways[k])
    return [landing(from_afar(way)) for way in nearest]


def from_afar(way: i64) -> i64:
    """A way to a hut that ends with turning round."""
    return 2 * TURN_WORTH + max(way - 1000, 0)


def landing(way: i64) -> i64:
    """What the way to a hut costs, with what goes wrong when one lands."""
    return 2 * TURN_WORTH + way * 3 // 2
