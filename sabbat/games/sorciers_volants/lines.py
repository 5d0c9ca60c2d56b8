"""Lines between castles that have a meaning: the gates of a race and the ring of the cat chase."""

from typing import Final

from mypy_extensions import i64

from sabbat.games.sorciers_volants.geometry import Body, spine_near_segment

NO_CROSSING: Final = 0
FORWARD_BETWEEN: Final = 1
BACKWARD_BETWEEN: Final = 2
FORWARD_OUTSIDE: Final = 3
BACKWARD_OUTSIDE: Final = 4


def crossing(px: i64, py: i64, qx: i64, qy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """VOL-53: how the way from P to Q crosses the line through the castle centres A and B."""
    ux = bx - ax
    uy = by - ay
    forward = ux * (py - ay) - uy * (px - ax) >= 0
    if forward == (ux * (qy - ay) - uy * (qx - ax) >= 0):
        return NO_CROSSING
    vx = qx - px
    vy = qy - py
    to_a = vx * (ay - py) - vy * (ax - px)
    to_b = vx * (by - py) - vy * (bx - px)
    if (to_a > 0 and to_b > 0) or (to_a < 0 and to_b < 0):
        return FORWARD_OUTSIDE if forward else BACKWARD_OUTSIDE
    return FORWARD_BETWEEN if forward else BACKWARD_BETWEEN


class Ring:
    """VOL-76: the closed ring of straight lines from castle centre to castle centre; it may be empty."""

    def __init__(self, xs: list[i64], ys: list[i64]) -> None:
        self.xs: Final[list[i64]] = xs
        self.ys: Final[list[i64]] = ys

    def crossed(self, body: Body, x: i64, y: i64) -> bool:
        """VOL-76: does the spine laid from (x, y) share a point with the ring?"""
        xs = self.xs
        ys = self.ys
        last = len(xs) - 1
        for k in range(len(xs)):
            if spine_near_segment(body, xs[last] - x, ys[last] - y, xs[k] - x, ys[k] - y, 0):
                return True
            last = k
        return False

    def holds(self, x: i64, y: i64) -> bool:
        """VOL-76: is the point inside by the even-odd rule? Without a ring everything is."""
        inside = len(self.xs) == 0
        last = len(self.xs) - 1
        for k in range(len(self.xs)):
            if _counts(x, y, self.xs[last], self.ys[last], self.xs[k], self.ys[k]):
                inside = not inside
            last = k
        return inside


def _counts(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """VOL-76: does the line AB count for the point P in the even-odd rule?"""
    if (ay > py) == (by > py):
        return False
    cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    return cross > 0 if by > ay else cross < 0
