"""Where a figure can be put, and the way out for a flyer that is walled in (VOL-15 to VOL-17, VOL-37, VOL-D47)."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest
from sabbat.games.sorciers_volants.components import (
    CASTLE_COUNT,
    CASTLE_HALF_WIDTHS,
    FACING_STEP,
    FACINGS,
    HUT_COUNT,
    HUT_HALF_WIDTH,
    SITES,
)
from sabbat.games.sorciers_volants.geometry import BACKWARDS, FIGURES, HEADINGS, TAILS, TAKES, piece, site_pose
from sabbat.games.sorciers_volants.layouts import CATCH_FOOL, KEEP_CAT
from sabbat.games.sorciers_volants.sky import NONE, SITE_BITS, Sky
from sabbat.games.sorciers_volants.table import CASTLE, OBSTACLES, WALLS

HALF_WIDTHS: Final[list[i64]] = [*([HUT_HALF_WIDTH] * HUT_COUNT), *CASTLE_HALF_WIDTHS]
ALL_FACINGS: Final = 0xFFFFFF
HUT_SITES: Final = 0xF


def pose_at(sky: Sky, site: i64, heading: i64) -> tuple[i64, i64]:
    """VOL-16: the joint of a figure put at a site."""
    layout = sky.layout
    return site_pose(layout.site_xs[site], layout.site_ys[site], HALF_WIDTHS[site], heading)


def obstacles_at(sky: Sky, site: i64, heading: i64) -> i64:
    """VOL-17: what stands in the way of that facing."""
    x, y = pose_at(sky, site, heading)
    found = sky.table.touched(FIGURES[heading], x, y, OBSTACLES)
    return found | sky.table.touched(TAILS[heading], x, y, OBSTACLES & ~SITE_BITS[site])


def facings(sky: Sky, site: i64) -> i64:
    """VOL-17: the legal facings at a site, a bit each; all of them if none is legal (VOL-D47)."""
    found: i64 = 0
    for k in range(FACINGS):
        if obstacles_at(sky, site, FACING_STEP * k) == 0:
            found |= bit(k)
    return found if found != 0 else ALL_FACINGS


def has_facing(sky: Sky, site: i64) -> bool:
    """VOL-17: is there a legal facing?"""
    heading: i64 = 0
    while heading < HEADINGS and obstacles_at(sky, site, heading) != 0:
        heading += FACING_STEP
    return heading < HEADINGS


def with_facing(sky: Sky, sites: i64) -> i64:
    """Those of some sites that have a legal facing."""
    found: i64 = 0
    while sites != 0:
        if has_facing(sky, lowest(sites)):
            found |= sites & -sites
        sites &= sites - 1
    return found


def kind(sky: Sky) -> i64:
    """All sites of the kind that is to be chosen: starts, castles standing, or huts."""
    if sky.turns == 0:
        return sky.layout.starts
    if sky.layout.goal == CATCH_FOOL:
        return sky.layout.sites & HUT_SITES
    return standing_castles(sky)


def standing_castles(sky: Sky) -> i64:
    """The castles that have not disappeared, as sites."""
    found: i64 = 0
    for n in range(CASTLE_COUNT):
        if sky.table.present & CASTLE[n]:
            found |= bit(HUT_COUNT + n)
    return found


def allowed(sky: Sky) -> i64:
    """The sites of the kind that nobody else has a claim to (VOL-15, VOL-74, VOL-89)."""
    sites = kind(sky)
    for seat in sky.seats:
        claimed = seat.start if sky.turns == 0 or sky.layout.goal == KEEP_CAT else seat.site
        if claimed != NONE:
            sites &= ~bit(claimed)
    return sites


def choices(sky: Sky) -> i64:
    """The sites offered: allowed ones with a legal facing, and what is done if there is none (VOL-D47)."""
    sites = allowed(sky)
    found = with_facing(sky, sites)
    if found == 0:
        found = with_facing(sky, kind(sky))
    if found == 0:
        found = sites
    return found if found != 0 else kind(sky)


# -- restart -------------------------------------------------------------------------------------


def walled_in(sky: Sky) -> bool:
    """VOL-37: can the active flyer lay and land no curve, counting only what never moves?"""
    flyer = sky.table.flyers[sky.active]
    x = flyer.x
    y = flyer.y
    marker = sky.seats[sky.active].marker
    backwards = WALLS if marker == NONE else WALLS & ~SITE_BITS[marker]
    take: i64 = TAKES - 1
    while take >= 0:
        way = take & 1
        if way != BACKWARDS or sky.layout.reverse:
            walls = backwards if way == BACKWARDS else WALLS
            if fits(sky, take, x, y, flyer.heading, walls):
                return False
        take -= 1
    return True


def fits(sky: Sky, take: i64, x: i64, y: i64, heading: i64, obstacles: i64) -> bool:
    """Can the piece be laid from a pose, and figure and tail be put at its end?"""
    table = sky.table
    laid = piece(take, heading)
    if table.touched(laid, x, y, obstacles) != 0:
        return False
    x += laid.end_x
    y += laid.end_y
    end = laid.end_heading
    return table.touched(FIGURES[end], x, y, obstacles) == 0 and table.touched(TAILS[end], x, y, obstacles) == 0


def restart_site(sky: Sky, who: i64) -> i64:
    """VOL-37, VOL-D47: where a walled-in flyer begins again; its figure is off the table already."""
    own = sky.seats[who].start
    gone = sky.layout.sites & ~HUT_SITES & ~standing_castles(sky)
    best: i64 = NONE
    rank: i64 = 0
    for n in range(-1, len(SITES)):
        site = own if n < 0 else n
        if n >= 0 and sky.layout.starts >> n & 1 == 0:
            continue
        if gone >> site & 1 == 1:
            continue
        value: i64 = 1
        if has_facing(sky, site):
            value = 3 if sky.standing_at(site, who) == NONE else 2
        if value > rank:
            best = site
            rank = value
    return own if best == NONE else best
