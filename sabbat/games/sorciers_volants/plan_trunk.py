"""The plan on the book of the seat to act, from which its further pieces branch off."""

from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.chart import Chart
from sabbat.games.sorciers_volants.course import Course
from sabbat.games.sorciers_volants.layouts import KEEP_CAT
from sabbat.games.sorciers_volants.plan import Plan
from sabbat.games.sorciers_volants.plan_way import togo
from sabbat.games.sorciers_volants.sky import NONE, Sky
from sabbat.games.sorciers_volants.table import CAT, FOOL, Flyer


class Trunk:
    """The plan on the book of the seat to act, remembered while its further pieces are compared."""

    def __init__(self, chart: Chart, course: Course | None) -> None:
        self.plan: Final = Plan(chart, course)
        self.way: i64 = 0
        """The way to go from its end."""
        self.flyer: Flyer | None = None
        self.target: Flyer | None = None
        self.who: i64 = NONE
        self.book: i64 = 0
        self.count: i64 = 0
        self.legs: i64 = 0
        self.points: i64 = 0
        self.marker: i64 = NONE
        self.cat: i64 = 0

    def follow(self, sky: Sky) -> None:
        """Look again if anything that it depends on has changed; what else is in the way is not looked at."""
        who = sky.active
        seat = sky.seats[who]
        cat = sky.cat
        flyer = sky.table.flyers[who]
        target = sky.table.flyers[cat if cat >= 0 else FOOL]
        if (
            flyer is self.flyer
            and target is self.target
            and who == self.who
            and seat.book == self.book
            and seat.count == self.count
            and seat.legs == self.legs
            and seat.points == self.points
            and seat.marker == self.marker
            and cat == self.cat
        ):
            return
        self.flyer = flyer
        self.target = target
        self.who = who
        self.book = seat.book
        self.count = seat.count
        self.legs = seat.legs
        self.points = seat.points
        self.marker = seat.marker
        self.cat = cat
        plan = self.plan
        plan.begin(sky, who)
        plan.walk(sky, seat.count, CAT | plan.prey(sky) if sky.layout.goal == KEEP_CAT else 0)
        self.way = togo(plan, sky, 0)
