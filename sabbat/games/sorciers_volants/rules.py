"""Les Sorciers Volants: what may be done, and what each action does (clauses VOL-…)."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.contract import Game, ranks
from sabbat.core.errors import IllegalAction
from sabbat.games.sorciers_volants.account import table_of
from sabbat.games.sorciers_volants.aim import aim_of, trails_of
from sabbat.games.sorciers_volants.components import (
    DROP,
    FACE,
    FACING_STEP,
    FLY,
    KEEP,
    PIECES_MOST,
    SITE,
)
from sabbat.games.sorciers_volants.flight import Trip
from sabbat.games.sorciers_volants.fool import PIECES, fly_fool, set_aside
from sabbat.games.sorciers_volants.layouts import CATCH_FOOL, KEEP_CAT, RACE, Layout
from sabbat.games.sorciers_volants.preview import preview_of, voters_of
from sabbat.games.sorciers_volants.refusals import refuse
from sabbat.games.sorciers_volants.sites import choices, facings, pose_at, restart_site, walled_in
from sabbat.games.sorciers_volants.sky import (
    CHOOSING_SITE,
    FACING,
    FINISHED,
    FOOL_WINS,
    FORWARD_HIGH,
    FORWARD_LOW,
    HIGH_BASE,
    NONE,
    REASONS,
    SLOT,
    STALLED,
    TURN,
    Seat,
    Sky,
)
from sabbat.games.sorciers_volants.table import Table


class SorciersVolants(Sky):
    """A match at one moment."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, Any], layout: Layout, table: Table, seats: list[Seat]
    ) -> None:
        super().__init__(game, players, options, layout, table, seats)

    def clone(self) -> "SorciersVolants":
        seats = [seat.copy() for seat in self.seats]
        twin = SorciersVolants(self.game, self.players, self.options, self.layout, self.table.copy(), seats)
        self.copy_to(twin)
        return twin

    # -- legality --------------------------------------------------------------------------------

    def survey(self) -> None:
        phase = self.phase
        if phase == TURN:
            self.offer_turn()
        elif phase == STALLED:
            self.offer(KEEP, 7 if walled_in(self) else 3)
        elif phase == CHOOSING_SITE:
            self.offer(SITE, choices(self))
        elif phase == FACING:
            self.offer(FACE, facings(self, self.site))
        else:
            self.offer(SITE, self.unmarked())

    def offer_turn(self) -> None:
        """Take a curve if the book has room and no reverse piece; fly if it has a piece (VOL-18 to VOL-24, VOL-43)."""
        seat = self.seats[self.active]
        if seat.reverse == NONE and seat.count < PIECES_MOST:
            if self.layout.reverse:
                self.offer(0, self.low)
                self.offer(HIGH_BASE, self.high)
            else:
                self.offer(0, self.low & FORWARD_LOW)
                self.offer(HIGH_BASE, self.high & FORWARD_HIGH)
        if seat.size() > 0:
            self.offer(FLY, 1)

    def refusal(self, action: i64, text: str) -> IllegalAction:
        return refuse(self, action, text)

    # -- what actions do -------------------------------------------------------------------------

    def make(self, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            if action == FLY:
                self.make_flight()
            else:
                self.make_take(action)
        elif phase == STALLED:
            self.make_choice(action)
        elif phase == CHOOSING_SITE:
            self.site = action - SITE
            self.phase = FACING
            self.actor = self.waiting()
        elif phase == FACING:
            self.make_facing(FACING_STEP * (action - FACE))
        else:
            self.make_vote(action - SITE)

    def make_take(self, take: i64) -> None:
        """VOL-19 to VOL-22, VOL-43: the curve goes to the next slot, or to the reverse slot; the turn ends."""
        seat = self.seats[self.active]
        self.draw(take)
        if take & 1 == 1:
            seat.reverse = take
        else:
            seat.book |= take << (SLOT * seat.count)
            seat.count += 1
        self.forget_flights()
        self.next_turn()

    def forget_flights(self) -> None:
        """The last flight has been seen."""
        self.flight = None
        self.answer = None
        if len(self.told) > 0:
            self.told = []

    def make_flight(self) -> None:
        """VOL-26 to VOL-36: fly the book; a flight that leads nowhere leaves a choice."""
        self.forget_flights()
        moved = Trip(self).fly()
        if self.phase == FINISHED:
            return
        if moved:
            self.after_flight()
        else:
            self.phase = STALLED

    def make_choice(self, action: i64) -> None:
        """VOL-36, VOL-37: keep the pieces, drop them, or begin again."""
        if action == KEEP:
            self.end_turn()
        elif action == DROP:
            self.after_flight()
        else:
            who = self.active
            self.clear_book(self.seats[who])
            if self.cat == who:
                self.send_home()
            self.lift(who)
            self.enqueue(who)
            self.site = restart_site(self, who)
            self.phase = FACING
            self.actor = who

    def after_flight(self) -> None:
        """The pieces return to the supply and the fool answers (VOL-34, VOL-82, VOL-83)."""
        seat = self.seats[self.active]
        curves = set_aside(seat)
        count = min(seat.size(), PIECES)
        self.clear_book(seat)
        if self.layout.goal == CATCH_FOOL and not fly_fool(self, curves, count):
            self.stop(FOOL_WINS)
        else:
            self.end_turn()

    def make_facing(self, heading: i64) -> None:
        """VOL-15, VOL-16: the figure is put at its site."""
        who = self.waiting()
        x, y = pose_at(self, self.site, heading)
        self.put(who, x, y, heading, self.site)
        self.queue >>= 3
        if self.turns > 0:
            self.site = NONE
            self.end_turn()
            return
        self.seats[who].start = self.site
        self.site = NONE
        self.begin()

    def begin(self) -> None:
        """VOL-15: the next seat chooses where to start, or the first turn begins."""
        if self.queue != 0:
            self.phase = CHOOSING_SITE
            self.actor = self.waiting()
        else:
            self.phase = TURN
            self.actor = self.active

    def make_vote(self, hut: i64) -> None:
        """VOL-58, VOL-59: a player behind names a hut, or the leader chooses one."""
        leader = self.actor == self.active
        if not leader:
            self.last_vote = hut
            if self.votes == 0:
                self.first_vote = hut
            self.votes += 1
        if leader or (self.votes == self.behind() and self.first_vote == self.last_vote):
            self.seats[self.active].marker = hut
            self.votes = 0
            self.end_turn()
        else:
            self.actor = self.voter()

    # -- what is known ---------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """Section 10 (VOL-100)."""
        if self.phase != FINISHED:
            return None
        scores = self.scores()
        places = [int(self.players)] * self.players if self.reason == FOOL_WINS else ranks(scores)
        return {"scores": scores, "ranks": places, "reason": REASONS[self.reason]}

    def scores(self) -> list[int]:
        """Legs in a race, points in a cat chase, else one for the winner."""
        if self.layout.goal == RACE:
            return [int(seat.legs) for seat in self.seats]
        if self.layout.goal == KEEP_CAT:
            return [int(seat.points) for seat in self.seats]
        return [int(seat == self.winner) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        return {**self.head(), **table_of(self)}

    def view(self, seat: int | None) -> dict[str, Any]:
        """Section 8: everything is public; the help asked for is each seat's own."""
        known = {**self.view_head(seat), **table_of(self)}
        known["active"] = int(self.active)
        known["supply"] = self.supply()
        known["layout"] = self.layout.written()
        known["trails"] = trails_of(self)
        known["voters"] = voters_of(self)
        if self.options["aim_help"] != "off":
            known["aim"] = aim_of(self, seat)
        return known

    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:
        return preview_of(self, text, seat)

    def tally(self, seat: int) -> dict[str, Any] | None:
        """What counts in each kind of adventure (section 10)."""
        if self.layout.goal == RACE:
            return {"parts": [], "sum": "legs", "of": int(self.layout.leg_count)}
        return {"parts": [], "sum": "points" if self.layout.goal == KEEP_CAT else "none"}


def new_match(game: Game, players: int, options: dict[str, Any], layout: Layout) -> SorciersVolants:
    """VOL-14, VOL-15: everything is set up; the first seat chooses where to start."""
    match = SorciersVolants(game, players, options, layout, layout.table.copy(), [Seat() for _ in range(players)])
    for k in range(players):
        match.enqueue((match.active + k) % players)
    match.begin()
    return match
