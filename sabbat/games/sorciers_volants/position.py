"""Positions of Les Sorciers Volants: reading one, with every check of section 9."""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.core.contract import OVER, Game
from sabbat.core.errors import BadPosition, BadRequest
from sabbat.core.options import copied
from sabbat.core.reading import HEAD, Reader, integer, items, one_of, require
from sabbat.games.sorciers_volants.components import CASTLE_COUNT, PIECES_MOST, SITES, TEXTS
from sabbat.games.sorciers_volants.geometry import HEADINGS, TAKES
from sabbat.games.sorciers_volants.layouts import (
    CATCH_FOOL,
    KEEP_CAT,
    RACE,
    TOUCH_CAT,
    Layout,
    layout_for,
)
from sabbat.games.sorciers_volants.options import check_together
from sabbat.games.sorciers_volants.rules import SorciersVolants
from sabbat.games.sorciers_volants.sky import (
    CAT_TOUCHED,
    CHOOSING_SITE,
    COURSE_DONE,
    DESTINATION,
    FACING,
    FINISHED,
    FOOL_CAUGHT,
    FOOL_WINS,
    LANDED,
    LIMIT,
    NONE,
    PHASES,
    POINTS_MADE,
    REASONS,
    SLOT,
    STALLED,
    TURN,
    Seat,
)
from sabbat.games.sorciers_volants.table import CASTLE, CAT, FIGURE, FOOL

FIELDS: Final = [
    *HEAD,
    "phase",
    "turns_played",
    "flyers",
    "books",
    "reverse",
    "starts",
    "waiting",
    "site",
    "votes",
    "castles",
    "cat",
    "fool",
    "legs",
    "markers",
    "points",
    "winner",
    "reason",
    "flights",
]
CURVE_TEXTS: Final = [text.removeprefix("take ") for text in TEXTS[:TAKES:2]]


def read(game: Game, position: dict[str, Any]) -> SorciersVolants:
    """The match written down in a position; BadPosition names the first thing wrong with it."""
    fields = Reader(position, FIELDS)
    match = empty_match(game, fields)
    match.phase = PHASES.index(fields.one_of("phase", PHASES))
    match.turns = fields.integer("turns_played", 0, match.limit)
    match.active = (match.active + match.turns) % match.players
    read_end(match, fields)
    check_turns(match)
    read_books(match, fields)
    read_waiting(match, fields)
    read_flyers(match, fields)
    read_sites(match, fields)
    read_castles(match, fields)
    read_cat_and_fool(match, fields)
    read_race(match, fields)
    read_points(match, fields)
    read_votes(match, fields)
    read_flights(match, fields)
    check_moment(match)
    match.actor = actor_of(match)
    return match


def empty_match(game: Game, fields: Reader) -> SorciersVolants:
    """Check 1: players, options and layout."""
    players = fields.players(game)
    options = fields.options(game, players)
    try:
        check_together(options)
    except BadRequest as error:
        raise BadPosition(fields.path("options.layout"), str(error)) from None
    layout = layout_for(options, players)
    return SorciersVolants(game, players, options, layout, layout.table.copy(), [Seat() for _ in range(players)])


# -- the end and the beginning -------------------------------------------------------------------


def reasons_of(layout: Layout) -> list[int]:
    """How a match with that layout can end."""
    if layout.goal == TOUCH_CAT:
        return [CAT_TOUCHED, LIMIT]
    if layout.goal == RACE:
        return [LANDED if layout.landing else COURSE_DONE, LIMIT]
    return [POINTS_MADE, LIMIT] if layout.goal == KEEP_CAT else [FOOL_CAUGHT, FOOL_WINS, LIMIT]


def read_end(match: SorciersVolants, fields: Reader) -> None:
    """Check 11: reason and winner belong to the end."""
    known = [REASONS[reason] for reason in reasons_of(match.layout)]
    reason = fields.maybe_one_of("reason", known)
    over = match.phase == FINISHED
    require((reason is not None) == over, "reason", "set in phase over and null otherwise")
    match.reason = NONE if reason is None else REASONS.index(reason)
    winner = fields.maybe_integer("winner", 0, match.players - 1)
    won = over and match.reason not in (FOOL_WINS, LIMIT)
    require((winner is not None) == won, "winner", "a seat if somebody has won, and null otherwise")
    match.winner = NONE if winner is None else winner


def check_turns(match: SorciersVolants) -> None:
    """Check 3: all turns are played exactly if the limit has ended the match."""
    all_played = match.turns == match.limit
    require(all_played == (match.reason == LIMIT), "turns_played", "all turns are played exactly with reason limit")
    if match.turns == 0:
        early = match.phase in (CHOOSING_SITE, FACING, TURN)
        require(early, "phase", "before the first turn is over: site, face or turn")


# -- books ---------------------------------------------------------------------------------------


def read_books(match: SorciersVolants, fields: Reader) -> None:
    """Check 2: each curve once, five pieces at most, reverse pieces only where there is reverse flight."""
    books = fields.items("books", match.players)
    backwards = fields.items("reverse", match.players)
    for who, seat in enumerate(match.seats):
        for k, text in enumerate(items(books[who], f"books.{who}")):
            where = f"books.{who}.{k}"
            require(k < PIECES_MOST, where, "a book holds at most five pieces")
            take = read_piece(match, text, where)
            seat.book |= take << (SLOT * seat.count)
            seat.count += 1
        if backwards[who] is not None:
            where = f"reverse.{who}"
            require(match.layout.reverse, where, "there is no reverse flight in this adventure")
            seat.reverse = read_piece(match, backwards[who], where) + 1
            require(seat.size() <= PIECES_MOST, where, "a book holds at most five pieces, a reverse piece counted")
        require(match.turns > 0 or seat.size() == 0, f"books.{who}", "books are empty before the first turn is over")


def read_piece(match: SorciersVolants, text: Any, where: str) -> i64:
    """A forward take id; its curve leaves the supply."""
    take: i64 = 2 * CURVE_TEXTS.index(one_of(text, CURVE_TEXTS, where))
    require(match.in_supply(take), where, f"curve {take // 4 + 1} is there twice")
    match.draw(take)
    return take


# -- figures and sites ---------------------------------------------------------------------------


def read_waiting(match: SorciersVolants, fields: Reader) -> None:
    """Checks 3 and 5: who waits to be placed, and when."""
    waiting = fields.items("waiting")
    for k, who in enumerate(waiting):
        integer(who, 0, match.players - 1, f"waiting.{k}")
        require(who not in waiting[:k], f"waiting.{k}", f"seat {who} is there twice")
        match.enqueue(who)
    placing = match.phase in (CHOOSING_SITE, FACING)
    require(bool(waiting) == placing, "waiting", "somebody waits exactly in phases site and face")
    if match.turns == 0:
        order = [(int(match.active) + k) % int(match.players) for k in range(match.players)]
        last = order[len(order) - len(waiting) :]
        require(waiting == last, "waiting", "before the first turn: the last seats of the start order")
    elif match.layout.goal in (TOUCH_CAT, RACE):
        restart = match.phase == FACING and waiting == [int(match.active)]
        require(restart or not placing, "waiting", "here only the active seat begins again, in phase face")


def read_flyers(match: SorciersVolants, fields: Reader) -> None:
    """Check 4: figures on the table, all but those that wait."""
    for who, value in enumerate(fields.items("flyers", match.players)):
        where = f"flyers.{who}"
        if match.phase != FINISHED:
            waits = who in fields.fields["waiting"]
            require((value is None) == waits, where, "null exactly for the seats that wait")
        if value is not None:
            flyer = Reader(value, ["x", "y", "heading", "site"], where)
            x, y, heading = read_pose(match, flyer)
            match.put(who, x, y, heading, read_site(match, flyer.fields["site"], f"{where}.site"))


def read_pose(match: SorciersVolants, pose: Reader) -> tuple[int, int, int]:
    x = pose.integer("x", 0, match.table.width)
    y = pose.integer("y", 0, match.table.height)
    return x, y, pose.integer("heading", 0, HEADINGS - 1)


def read_site(match: SorciersVolants, value: Any, where: str, among: i64 = NONE) -> int:
    """A hut or castle of the layout, standing or not; NONE for null."""
    if value is None:
        return NONE
    site = SITES.index(one_of(value, SITES, where))
    require(match.layout.sites >> site & 1 == 1, where, f"there is no {value} in this adventure")
    require(among == NONE or among >> site & 1 == 1, where, f"{value} is no start site")
    return site


def read_sites(match: SorciersVolants, fields: Reader) -> None:
    """Check 6: where everybody started, and where a figure is being put."""
    starts = match.layout.starts
    for who, value in enumerate(fields.items("starts", match.players)):
        unplaced = match.turns == 0 and who in fields.fields["waiting"]
        require((value is None) == unplaced, f"starts.{who}", "null exactly for seats not yet placed at the beginning")
        match.seats[who].start = read_site(match, value, f"starts.{who}", starts)
    match.site = read_site(match, fields.fields["site"], "site", starts if match.turns == 0 else NONE)
    require((match.site != NONE) == (match.phase == FACING), "site", "set in phase face and null otherwise")


def read_castles(match: SorciersVolants, fields: Reader) -> None:
    """Check 7: which castles stand."""
    castles = fields.items("castles")
    for k, number in enumerate(castles):
        where = f"castles.{k}"
        integer(number, 1, CASTLE_COUNT, where)
        require(k == 0 or castles[k - 1] < number, where, "castles are named once, ascending")
        require(bool(match.table.present & CASTLE[number - 1]), where, f"there is no castle {number} in this adventure")
    gone = [n for n in range(1, CASTLE_COUNT + 1) if match.table.present & CASTLE[n - 1] and n not in castles]
    require(not gone or match.layout.goal == CATCH_FOOL, "castles", "castles disappear only with goal catch-fool")
    emptied = bool(gone) and not castles
    require(emptied == (match.reason == FOOL_WINS), "castles", "none is left exactly with reason fool-wins")
    for number in gone:
        match.table.remove(CASTLE[number - 1])


def read_cat_and_fool(match: SorciersVolants, fields: Reader) -> None:
    """Check 8: where the cat and the fool are."""
    cat = fields.fields["cat"]
    require((cat is None) != match.layout.has_cat, "cat", "null exactly if the adventure has no cat")
    if cat is not None and cat != "home":
        match.cat = integer(cat, 0, match.players - 1, "cat")
        require(match.layout.goal == KEEP_CAT, "cat", "a seat has it only with goal keep-cat")
        require(bool(match.table.present & FIGURE[match.cat]), "cat", "the seat that has it is on the table")
        match.table.remove(CAT)
    fool = fields.fields["fool"]
    hunted = match.layout.goal == CATCH_FOOL
    require((fool is not None) == hunted, "fool", "null exactly if the adventure has no fool")
    if fool is not None:
        x, y, heading = read_pose(match, Reader(fool, ["x", "y", "heading"], "fool"))
        match.table.place(FOOL, x, y, heading)


# -- progress ------------------------------------------------------------------------------------


def read_race(match: SorciersVolants, fields: Reader) -> None:
    """Check 9, the race: legs and destination huts."""
    goal: int = match.layout.leg_count
    legs = fields.items("legs", match.players)
    markers = fields.items("markers", match.players)
    for who, seat in enumerate(match.seats):
        most = goal + 1 if match.layout.goal == RACE and who == match.winner else goal
        seat.legs = integer(legs[who], 0, most, f"legs.{who}")
    for who, seat in enumerate(match.seats):
        where = f"markers.{who}"
        if markers[who] is not None:
            require(match.layout.landing, where, "there is no landing in this adventure")
            hut: i64 = integer(markers[who], 1, match.layout.hut_count, where) - 1
            require(seat.legs >= goal, where, "only a seat that has completed the course has a marker")
            require(all(other.marker != hut for other in match.seats), where, "the hut has a marker already")
            seat.marker = hut
        elif match.lacks_marker(who):
            deciding = match.phase == DESTINATION and who == match.active
            require(deciding, where, "a seat that has completed the course has a marker")


def read_points(match: SorciersVolants, fields: Reader) -> None:
    """Check 9, the cat chase: points."""
    goal: int = match.layout.points
    for who, value in enumerate(fields.items("points", match.players)):
        most = goal if who == match.winner else max(0, goal - 1)
        match.seats[who].points = integer(value, 0, most, f"points.{who}")


def read_votes(match: SorciersVolants, fields: Reader) -> None:
    """Checks 6 and 10: the votes so far, not yet decided."""
    votes = fields.items("votes")
    require(not votes or match.phase == DESTINATION, "votes", "only in phase destination")
    unmarked = match.unmarked()
    for k, hut in enumerate(votes):
        number = integer(hut, 1, match.layout.hut_count, f"votes.{k}")
        require(unmarked >> (number - 1) & 1 == 1, f"votes.{k}", f"hut {number} has a marker")
        require(k < 2 or votes[k - 1] == votes[0], f"votes.{k}", "after two votes that differ the leader chooses")
    if votes:
        match.votes = len(votes)
        match.first_vote = votes[0] - 1
        match.last_vote = votes[-1] - 1


def read_flights(match: SorciersVolants, fields: Reader) -> None:
    """Check 11: at most two objects, taken as they are."""
    flights = fields.items("flights")
    require(len(flights) <= 2, "flights", "at most two flights")
    for k, flight in enumerate(flights):
        require(isinstance(flight, dict), f"flights.{k}", "an object is needed")
    match.told = copied(flights)


# -- the moment ----------------------------------------------------------------------------------


def check_moment(match: SorciersVolants) -> None:
    """Check 10: what phases destination and stalled need."""
    if match.phase == DESTINATION:
        require(match.lacks_marker(match.active), "phase", "in phase destination the active seat lacks a marker")
        require(popcount(match.unmarked()) > 1, "markers", "in phase destination several huts have no marker")
        behind = match.behind()
        alike = match.first_vote == match.last_vote
        decided = match.votes > behind or (match.votes == behind and match.votes > 0 and alike)
        require(not decided, "votes", "the vote is decided")
    elif match.phase == STALLED:
        require(match.seats[match.active].size() > 0, "books", "in phase stalled the active seat has a piece")


def actor_of(match: SorciersVolants) -> i64:
    """Who acts in the phase."""
    if match.phase == FINISHED:
        return OVER
    if match.phase == DESTINATION:
        return match.voter()
    if match.phase == CHOOSING_SITE:
        return match.chooser()
    return match.waiting() if match.phase == FACING else match.active
