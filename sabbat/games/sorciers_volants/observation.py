"""A view of Les Sorciers Volants as a vector: figures, books, supply and layout, in units of 0.1 mm and 3 degrees."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.contract import State
from sabbat.core.observation import NONE, Encoder, Part, Sheet, by_seat, relative, seats, single
from sabbat.games.sorciers_volants import game
from sabbat.games.sorciers_volants.components import CASTLE_COUNT, CURVE_COUNT, PIECES_MOST, SITES
from sabbat.games.sorciers_volants.faults import GOALS
from sabbat.games.sorciers_volants.layouts import MOST_PLAYERS
from sabbat.games.sorciers_volants.options import ROUNDS_MOST
from sabbat.games.sorciers_volants.sky import HOME, NO_CAT, PHASES, Seat, Sky
from sabbat.games.sorciers_volants.table import CASTLE, CAT, FIGURE, FOOL

_GOALS: Final = len(GOALS)
_PHASES: Final = len(PHASES)
_SITES: Final = len(SITES)
_SIDE: Final = 20000
"""No table is longer (section 7)."""
POSE: Final = ["present", "x", "y", "heading"]
PIECES: Final = [f"{n} {what}" for n in range(1, PIECES_MOST + 1) for what in ("curve", "side")]
LEG: Final = ["kind", "ax", "ay", "bx", "by"]

PARTS: Final = [
    single("players", MOST_PLAYERS, "how many play"),
    Part("goal", GOALS, 1, "what the adventure is about"),
    Part("table", ["width", "height"], _SIDE, "the size of the table"),
    Part("phase", PHASES, 1, "the moment of the turn"),
    Part("active", seats(MOST_PLAYERS), 1, "whose turn it is"),
    Part("actor", seats(MOST_PLAYERS), 1, "who has to choose now"),
    Part("flyers", by_seat(MOST_PLAYERS, POSE), _SIDE, "where the figures stand, with headings in steps of 3 degrees"),
    Part("at_site", seats(MOST_PLAYERS), _SITES, "the site, counted from 1, at which a figure was placed"),
    Part("fool", POSE, _SIDE, "where the fool stands"),
    Part("books", by_seat(MOST_PLAYERS, PIECES), CURVE_COUNT, "forward pieces: the curve; its side, 1 left or 2 right"),
    Part("reverse", by_seat(MOST_PLAYERS, ["curve", "side"]), CURVE_COUNT, "the reverse piece of each seat"),
    Part("starts", seats(MOST_PLAYERS), _SITES, "the site, counted from 1, at which each seat starts"),
    Part("legs", seats(MOST_PLAYERS), 13, "completed legs of the course"),
    Part("markers", seats(MOST_PLAYERS), 4, "the destination hut of each seat"),
    Part("points", seats(MOST_PLAYERS), 9, "points"),
    Part("next_leg", by_seat(MOST_PLAYERS, LEG), _SIDE, "the next leg: 1 a gate or 2 a round, between two castles"),
    Part("supply", [str(n) for n in range(1, CURVE_COUNT + 1)], 1, "the curves in the supply"),
    Part("sites", [f"{site} {axis}" for site in SITES for axis in "xy"], _SIDE, "where huts and castles stand"),
    Part("castles", [str(n) for n in range(1, CASTLE_COUNT + 1)], 1, "the castles still on the table"),
    Part("cat", ["none", "home", *seats(MOST_PLAYERS)], 1, "where the cat is"),
    Part("cat_home", ["x", "y"], _SIDE, "where the cat lives"),
    Part("waiting", seats(MOST_PLAYERS), MOST_PLAYERS, "the order in which figures are to be placed, from 1"),
    single("site", _SITES, "the site chosen, counted from 1, while a heading is chosen"),
    Part("votes", ["count", "first", "last"], 4, "votes for a destination hut"),
    Part("turns", ["played", "limit"], MOST_PLAYERS * ROUNDS_MOST, "turns played, and the last one"),
]


class SkyEncoder(Encoder):
    """Writes what lies on the table; nothing of it is secret."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Sky)
        table = state.table
        sheet.number(state.players)
        sheet.one_of(state.layout.goal, _GOALS)
        sheet.number(table.width)
        sheet.number(table.height)
        sheet.one_of(state.phase, _PHASES)
        sheet.one_of(relative(state.active, seat, state.players), MOST_PLAYERS)
        sheet.one_of(relative(state.actor, seat, state.players), MOST_PLAYERS)
        self.write_figures(state, seat, sheet)
        self.write_books(state, seat, sheet)
        self.write_standing(state, seat, sheet)
        self.write_table(state, seat, sheet)
        self.write_moment(state, seat, sheet)

    def write_figures(self, sky: Sky, seat: i64, sheet: Sheet) -> None:
        n: i64 = 0
        while n < MOST_PLAYERS:
            self.write_pose(sky, (seat + n) % sky.players if n < sky.players else NONE, sheet)
            n += 1
        n = 0
        while n < MOST_PLAYERS:
            sheet.number(sky.seats[(seat + n) % sky.players].site + 1 if n < sky.players else 0)
            n += 1
        self.write_pose(sky, FOOL, sheet)

    def write_pose(self, sky: Sky, slot: i64, sheet: Sheet) -> None:
        if slot == NONE or not sky.table.present & FIGURE[slot]:
            sheet.one_of(NONE, 4)
            return
        flyer = sky.table.flyers[slot]
        sheet.number(1)
        sheet.number(flyer.x)
        sheet.number(flyer.y)
        sheet.number(flyer.heading)

    def write_books(self, sky: Sky, seat: i64, sheet: Sheet) -> None:
        n: i64 = 0
        while n < MOST_PLAYERS:
            if n < sky.players:
                self.write_book(sky.seats[(seat + n) % sky.players], sheet)
            else:
                sheet.one_of(NONE, 2 * PIECES_MOST)
            n += 1
        n = 0
        while n < MOST_PLAYERS:
            write_piece(sky.seats[(seat + n) % sky.players].reverse if n < sky.players else NONE, sheet)
            n += 1

    def write_book(self, seat: Seat, sheet: Sheet) -> None:
        k: i64 = 0
        while k < PIECES_MOST:
            write_piece(seat.piece_at(k) if k < seat.count else NONE, sheet)
            k += 1

    def write_standing(self, sky: Sky, own: i64, sheet: Sheet) -> None:
        what: i64 = 0
        while what < 4:
            n: i64 = 0
            while n < MOST_PLAYERS:
                sheet.number(standing(sky.seats[(own + n) % sky.players], what) if n < sky.players else 0)
                n += 1
            what += 1
        place: i64 = 0
        while place < MOST_PLAYERS:
            self.write_leg(sky, sky.seats[(own + place) % sky.players].legs if place < sky.players else NONE, sheet)
            place += 1

    def write_leg(self, sky: Sky, leg: i64, sheet: Sheet) -> None:
        if leg < 0 or leg >= sky.layout.leg_count:
            sheet.one_of(NONE, 5)
            return
        course = sky.layout.course[leg]
        sheet.number(2 if course.round else 1)
        sheet.number(course.ax)
        sheet.number(course.ay)
        sheet.number(course.bx)
        sheet.number(course.by)

    def write_table(self, sky: Sky, seat: i64, sheet: Sheet) -> None:
        curve: i64 = 0
        while curve < CURVE_COUNT:
            sheet.number(1 if sky.in_supply(4 * curve) else 0)
            curve += 1
        site: i64 = 0
        while site < _SITES:
            sheet.number(sky.layout.site_xs[site])
            sheet.number(sky.layout.site_ys[site])
            site += 1
        castle: i64 = 0
        while castle < CASTLE_COUNT:
            sheet.number(1 if sky.table.present & CASTLE[castle] else 0)
            castle += 1
        if sky.cat == NO_CAT or sky.cat == HOME:
            sheet.one_of(0 if sky.cat == NO_CAT else 1, 2 + MOST_PLAYERS)
        else:
            sheet.one_of(2 + relative(sky.cat, seat, sky.players), 2 + MOST_PLAYERS)
        self.write_cat(sky, sheet)

    def write_cat(self, sky: Sky, sheet: Sheet) -> None:
        for disc in sky.table.discs:
            if disc.bit == CAT:
                sheet.number(disc.x)
                sheet.number(disc.y)
                return
        sheet.one_of(NONE, 2)

    def write_moment(self, sky: Sky, own: i64, sheet: Sheet) -> None:
        start = sheet.at
        sheet.one_of(NONE, MOST_PLAYERS)
        queue = sky.queue
        order: i64 = 1
        while queue != 0:
            sheet.set(start + relative((queue & 7) - 1, own, sky.players), order)
            queue >>= 3
            order += 1
        sheet.number(sky.site + 1)
        sheet.number(sky.votes)
        sheet.number(sky.first_vote + 1 if sky.votes > 0 else 0)
        sheet.number(sky.last_vote + 1 if sky.votes > 0 else 0)
        sheet.number(sky.turns)
        sheet.number(sky.limit)


def write_piece(take: i64, sheet: Sheet) -> None:
    """A curve's number and its side; two zeros for none."""
    sheet.number(0 if take == NONE else take // 4 + 1)
    sheet.number(0 if take == NONE else 1 + (take >> 1 & 1))


def standing(seat: Seat, what: i64) -> i64:
    """The start, the legs, the marker or the points of a seat."""
    if what == 0:
        return seat.start + 1
    if what == 1:
        return seat.legs
    return seat.marker + 1 if what == 2 else seat.points


encoder = SkyEncoder(game, PARTS)
