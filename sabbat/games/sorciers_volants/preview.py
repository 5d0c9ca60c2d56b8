"""What playing an action would do (section 7, VOL-D9).

Nothing is hidden in this game, but to judge a flight by eye is the game itself: what a flight would touch is never
told, and where pieces would lie only as far as `aim_help` allows, to the seat whose pieces they are.
"""

from typing import Any

from sabbat.games.sorciers_volants.aim import aim_of, arc, end_of, pose_of
from sabbat.games.sorciers_volants.components import DROP, FACE, FACING_STEP, FLY, RESTART, SITE, SITES
from sabbat.games.sorciers_volants.sites import facings, pose_at, restart_site
from sabbat.games.sorciers_volants.sky import DESTINATION, Sky
from sabbat.games.sorciers_volants.table import FIGURE


def preview_of(sky: Sky, text: str, seat: int | None) -> dict[str, Any] | None:
    """What is known beforehand of a legal action; None if nothing is."""
    action = sky.game.find_id(text)
    if sky.actor < 0 or not sky.can(action):
        return None
    if action < FLY:
        return take(sky, action, seat)
    if action == FLY:
        return fly(sky, seat)
    if action == DROP:
        return {"returns": pieces_of(sky, int(sky.active))}
    if action == RESTART:
        return restart(sky)
    if action >= FACE:
        return face(sky, FACING_STEP * (action - FACE))
    if action >= SITE:
        return vote(sky, text) if sky.phase == DESTINATION else site(sky, action - SITE)
    return None


def take(sky: Sky, action: int, seat: int | None) -> dict[str, Any]:
    """The slot of the book; with full help also where the piece would lie at the end of the plan."""
    book = sky.seats[sky.active]
    found: dict[str, Any] = {"slot": "reverse" if action & 1 else int(book.count) + 1}
    if sky.options["aim_help"] == "full" and seat == sky.active and sky.table.present & FIGURE[sky.active]:
        plan = [int(book.piece_at(k)) for k in range(book.size())]
        pose = end_of(pose_of(sky, int(sky.active)), plan)
        found["arc"] = arc(pose, action)
    return found


def fly(sky: Sky, seat: int | None) -> dict[str, Any] | None:
    """The path of one's own book, if it may be drawn."""
    if sky.options["aim_help"] == "off" or seat != sky.active:
        return None
    plan = aim_of(sky, seat)
    return None if plan is None else {"arcs": plan["book"], "end": plan["end"]}


def pieces_of(sky: Sky, who: int) -> list[int]:
    """The curves on a book."""
    book = sky.seats[who]
    return [int(book.piece_at(k)) // 4 + 1 for k in range(book.size())]


def restart(sky: Sky) -> dict[str, Any]:
    """VOL-37: where a walled-in flyer would begin again, and the pieces it would lose."""
    who = int(sky.active)
    world = sky.clone()
    assert isinstance(world, Sky)
    world.lift(who)
    return {"returns": pieces_of(sky, who), "site": SITES[restart_site(world, who)]}


def site(sky: Sky, chosen: int) -> dict[str, Any]:
    """VOL-15 to VOL-17: how the figure could be put there."""
    free: int = facings(sky, chosen)
    return {"poses": [placed(sky, chosen, FACING_STEP * k) for k in range(24) if free >> k & 1]}


def face(sky: Sky, heading: int) -> dict[str, Any]:
    """VOL-16: how the figure would stand."""
    return {"pose": placed(sky, int(sky.site), heading)}


def placed(sky: Sky, chosen: int, heading: int) -> list[int]:
    """The pose of a figure at a site."""
    x, y = pose_at(sky, chosen, heading)
    return [int(x), int(y), heading]


def vote(sky: Sky, text: str) -> dict[str, Any]:
    """VOL-58, VOL-59: whether that decides on the hut, and if not, who is asked next."""
    world = sky.clone()
    world.play(text)
    assert isinstance(world, Sky)
    decided = world.phase != DESTINATION
    return {"for": int(sky.active), "decides": decided, "asks": None if decided else int(world.actor)}


def voters_of(sky: Sky) -> list[int]:
    """VOL-58: the seats that name a hut for the leader, in the order of their votes."""
    if sky.phase != DESTINATION:
        return []
    round_table = [(int(sky.active) + k) % int(sky.players) for k in range(1, int(sky.players))]
    return [who for who in round_table if sky.seats[who].legs < sky.layout.leg_count]
