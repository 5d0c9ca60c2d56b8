"""Why an action is refused: the specification's table "which clause a refusal names", row by row."""

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.contract import UNKNOWN
from sabbat.core.errors import IllegalAction
from sabbat.games.sorciers_volants.components import (
    FACE,
    FACING_STEP,
    FLY,
    PIECES_MOST,
    RESTART,
    SITE,
    SITES,
)
from sabbat.games.sorciers_volants.layouts import CUSTOM, KEEP_CAT
from sabbat.games.sorciers_volants.sites import allowed, has_facing, kind, obstacles_at
from sabbat.games.sorciers_volants.sky import (
    CHOOSING_SITE,
    DESTINATION,
    FACING,
    FINISHED,
    LIMIT,
    NONE,
    STALLED,
    TURN,
    Sky,
)
from sabbat.games.sorciers_volants.table import first_name


def refuse(sky: Sky, action: i64, text: str) -> IllegalAction:
    """The first row that fits."""
    if sky.phase == FINISHED:
        return IllegalAction("VOL-99" if sky.reason == LIMIT else "VOL-98", "over", action=text)
    if action == UNKNOWN:
        return IllegalAction(None, "unknown-action", action=text, allowed=verbs(sky))
    found: IllegalAction | None = None
    if action < FLY:
        found = refuse_take(sky, action, text)
    elif action == FLY:
        if sky.phase == TURN:
            found = IllegalAction("VOL-24", "vol-empty-book", action=text)
    elif action < SITE:
        found = refuse_choice(sky, action, text)
    elif action < FACE:
        found = refuse_site(sky, action - SITE, text)
    elif sky.phase == FACING:
        found = refuse_facing(sky, FACING_STEP * (action - FACE), text)
    return found or IllegalAction("VOL-18", "not-now", action=text, allowed=verbs(sky))


def verbs(sky: Sky) -> list[str]:
    """What may be done now, as verbs."""
    return sky.game.verbs(sky.action_ids())


def refuse_take(sky: Sky, take: i64, text: str) -> IllegalAction | None:
    """A curve on a book, a full book, a reverse piece placed, no reverse in this adventure."""
    if sky.phase != TURN:
        return None
    if not sky.in_supply(take):
        return IllegalAction("VOL-25", "vol-not-in-supply", action=text, curve=take // 4 + 1, seat=holder(sky, take))
    seat = sky.seats[sky.active]
    if seat.size() >= PIECES_MOST:
        return IllegalAction("VOL-23", "vol-book-full", action=text)
    if seat.reverse != NONE:
        return IllegalAction("VOL-45", "vol-reverse-placed", action=text)
    clause = "VOL-95" if sky.options["adventure"] == CUSTOM else "VOL-42"
    return IllegalAction(clause, "vol-no-reverse", action=text)


def holder(sky: Sky, take: i64) -> int:
    """The seat on whose book a curve lies."""
    for who, seat in enumerate(sky.seats):
        if any(seat.piece_at(k) // 4 == take // 4 for k in range(seat.size())):
            return who
    raise LookupError("the curve is in the supply")


def refuse_choice(sky: Sky, action: i64, text: str) -> IllegalAction:
    """`keep`, `drop` and `restart` belong to a suspension; `restart` to a flyer that is walled in."""
    if sky.phase == STALLED and action == RESTART:
        return IllegalAction("VOL-37", "vol-not-walled-in", action=text)
    return IllegalAction("VOL-36", "vol-not-stalled", action=text)


def refuse_site(sky: Sky, site: i64, text: str) -> IllegalAction | None:
    """A hut or castle that somebody has a claim to, or that has no room."""
    if sky.phase == DESTINATION:
        for who, seat in enumerate(sky.seats):
            if seat.marker == site:
                return IllegalAction("VOL-59", "vol-hut-marked", action=text, number=int(site) + 1, seat=who)
        return None
    if sky.phase != CHOOSING_SITE:
        return None
    return refuse_claimed(sky, site, text) or refuse_crowded(sky, site, text)


def refuse_claimed(sky: Sky, site: i64, text: str) -> IllegalAction | None:
    """VOL-15, VOL-74, VOL-89: another player has chosen it, started there, or stands there."""
    if kind(sky) & bit(site) == 0:
        return None
    what, number = named(SITES[site])
    for who, seat in enumerate(sky.seats):
        if sky.turns == 0 and seat.start == site:
            return IllegalAction("VOL-15", "vol-site-taken", action=text, kind=what, number=number, seat=who)
        if sky.turns > 0 and sky.layout.goal == KEEP_CAT and seat.start == site:
            return IllegalAction("VOL-74", "vol-start-castle", action=text, number=number, seat=who)
        if sky.turns > 0 and sky.layout.goal != KEEP_CAT and seat.site == site:
            return IllegalAction("VOL-89", "vol-hut-occupied", action=text, number=number, seat=who)
    return None


def refuse_crowded(sky: Sky, site: i64, text: str) -> IllegalAction | None:
    """VOL-17: a site to choose from that has no legal facing."""
    if allowed(sky) & bit(site) == 0 or has_facing(sky, site):
        return None
    what, number = named(SITES[site])
    return IllegalAction("VOL-17", "vol-no-facing", action=text, kind=what, number=number)


def refuse_facing(sky: Sky, heading: i64, text: str) -> IllegalAction:
    """VOL-17: something stands in the way of that facing."""
    what, number = named(first_name(obstacles_at(sky, sky.site, heading)))
    return IllegalAction("VOL-17", "vol-facing-blocked", action=text, by=what, by_number=number, seat=number)


def named(thing: str) -> tuple[str, int]:
    """A thing's name in two parts, for sentences: `castle 4`, `edge` (0)."""
    kind_of, _, number = thing.partition(" ")
    return kind_of, int(number or 0)
