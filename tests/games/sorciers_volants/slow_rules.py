"""The rules of section 6 word for word on plain positions, slow and plain: what the fast ones are tested against.

It shares nothing with them but the sizes and curves of the box and the adventures' files.
"""

from contextlib import suppress
from copy import deepcopy
from itertools import product
from typing import Any

from sabbat.games.sorciers_volants.components import CASTLE_HALF_WIDTHS
from sabbat.games.sorciers_volants.layouts import source_for
from tests.games.sorciers_volants import slow_geometry as slow
from tests.games.sorciers_volants.slow_geometry import Body, Point

Position = dict[str, Any]
Pose = tuple[int, int, int]
Thing = tuple[str, str]
"""A thing on the table: its name as in `stopped_by`, and which part of it."""

HUTS = [f"hut {n}" for n in range(1, 5)]
CASTLES = [f"castle {n}" for n in range(1, 9)]


class Won(Exception):
    """A player has won: nothing further takes place."""


def pose_of(flyer: dict[str, Any]) -> Pose:
    return flyer["x"], flyer["y"], flyer["heading"]


def laid(text: str, pose: Pose) -> tuple[Body, Pose]:
    """A piece such as `7 left` or `7 left reverse` and its end pose (VOL-9, VOL-10)."""
    words = text.split()
    lay = slow.backwards if len(words) == 3 else slow.forward
    body, heading = lay(int(words[0]), words[1] == "right", *pose)
    return body, (*body.spine[-1], heading)


class Slow:
    """A match on a position; `play` gives the next one."""

    def __init__(self, position: Position) -> None:
        self.p = deepcopy(position)
        self.players: int = self.p["players"]
        caught = ["figure", "tail"] if self.p["options"]["catch"] == "tail" else ["figure"]
        self.quarry: list[Thing] = [("fool", part) for part in caught]
        self.layout = source_for(self.p["options"], self.players)
        self.goal: str = self.layout["goal"]
        self.width, self.height = self.layout["table"]
        self.ring: list[Point] = [tuple(self.layout["castles"][n - 1]) for n in self.layout["ring"]]

    @property
    def active(self) -> int:
        return int((self.p["options"]["first"] + self.p["turns_played"]) % self.players)

    # -- what is on the table --------------------------------------------------------------------

    def disc(self, site: str) -> Body:
        kind, number = site.split()
        k = int(number) - 1
        if kind == "hut":
            return Body([tuple(self.layout["huts"][k])], 200)
        return Body([tuple(self.layout["castles"][k])], CASTLE_HALF_WIDTHS[k])

    def bodies(self) -> list[tuple[Thing, Body]]:
        """Everything but the edge, in the order of VOL-D49, and the cat at home."""
        found: list[tuple[Thing, Body]] = []
        names = [f"castle {n}" for n in self.p["castles"]] + HUTS[: len(self.layout["huts"])]
        found += [((name, "disc"), self.disc(name)) for name in names]
        figures = [(f"seat {k}", flyer) for k, flyer in enumerate(self.p["flyers"])] + [("fool", self.p["fool"])]
        for name, flyer in figures:
            if flyer is not None:
                found.append(((name, "figure"), slow.figure(*pose_of(flyer))))
                found.append(((name, "tail"), slow.tail(*pose_of(flyer))))
        if self.p["cat"] == "home":
            found.append((("cat", "disc"), Body([tuple(self.layout["cat"])], 120)))
        return found

    def touched(self, body: Body, but: int | None = None) -> list[Thing]:
        """What a body touches, in the order of VOL-D49, figure and tail of one seat left out."""
        found: list[Thing] = [("edge", "")] if slow.touches_edge(body, self.width, self.height) else []
        return found + [
            thing for thing, other in self.bodies() if thing[0] != f"seat {but}" and slow.touch(body, other)
        ]

    def obstacle(self, found: list[Thing], exempt: list[Thing]) -> str | None:
        """The first obstacle among things touched (VOL-28, VOL-29)."""
        return next((thing[0] for thing in found if thing[0] != "cat" and thing not in exempt), None)

    # -- what may be done ------------------------------------------------------------------------

    def actions(self) -> list[str]:
        p = self.p
        if p["phase"] == "turn":
            return self.turn_actions()
        if p["phase"] == "stalled":
            return ["keep", "drop", "restart"] if self.walled_in() else ["keep", "drop"]
        if p["phase"] == "site":
            return self.site_actions()
        if p["phase"] == "face":
            return [f"face {h}" for h in self.facings(p["site"]) or range(0, 120, 5)]
        if p["phase"] == "destination":
            return self.unmarked()
        return []

    def turn_actions(self) -> list[str]:
        book, reverse = self.p["books"][self.active], self.p["reverse"][self.active]
        found: list[str] = []
        if reverse is None and len(book) < 5:
            gone = {int(piece.split()[0]) for b in self.p["books"] for piece in b}
            gone |= {int(piece.split()[0]) for piece in self.p["reverse"] if piece is not None}
            ways = ("", " reverse") if self.layout["reverse"] else ("",)
            for curve, side, way in product(range(1, 21), ("left", "right"), ways):
                if curve not in gone:
                    found.append(f"take {curve} {side}{way}")
        return [*found, "fly"] if book or reverse is not None else found

    def facings(self, site: str) -> list[int]:
        """The legal facings at a site (VOL-16, VOL-17)."""
        return [h for h in range(0, 120, 5) if self.facing_is_legal(site, h)]

    def site_pose(self, site: str, heading: int) -> Pose:
        centre = self.disc(site)
        return (*slow.moved(*centre.spine[0], slow.rot(centre.half_width + 450, 0, heading)), heading)

    def facing_is_legal(self, site: str, heading: int) -> bool:
        pose = self.site_pose(site, heading)
        if self.obstacle(self.touched(slow.figure(*pose)), []):
            return False
        return not self.obstacle(self.touched(slow.tail(*pose)), [(site, "disc")])

    def site_actions(self) -> list[str]:
        """VOL-15, VOL-74, VOL-89 and VOL-D47."""
        p = self.p
        sites = [*HUTS, *CASTLES]
        if p["turns_played"] == 0:
            kind = [site for site in sites if site in self.layout["starts"]]
            claimed = p["starts"]
        elif self.goal == "keep-cat":
            kind = [f"castle {n}" for n in p["castles"]]
            claimed = p["starts"]
        else:
            kind = HUTS[: len(self.layout["huts"])]
            claimed = [flyer["site"] for flyer in p["flyers"] if flyer is not None]
        allowed = [site for site in kind if site not in claimed]
        with_room = [site for site in allowed if self.facings(site)]
        return with_room or [site for site in kind if self.facings(site)] or allowed or kind

    def unmarked(self) -> list[str]:
        return [hut for k, hut in enumerate(HUTS[: len(self.layout["huts"])]) if k + 1 not in self.p["markers"]]

    def walled_in(self) -> bool:
        """VOL-37."""
        pose = pose_of(self.p["flyers"][self.active])
        ways = ("", " reverse") if self.layout["reverse"] else ("",)
        return not any(
            self.could_fly(f"{curve} {side}{way}", pose)
            for curve, side, way in product(range(20, 0, -1), ("left", "right"), ways)
        )

    def could_fly(self, text: str, pose: Pose) -> bool:
        body, end = laid(text, pose)
        marker = self.p["markers"][self.active] if text.endswith("reverse") else None
        return not any(
            thing[0] == "edge" or (thing[1] == "disc" and thing[0] not in ("cat", f"hut {marker}"))
            for part in (body, slow.figure(*end), slow.tail(*end))
            for thing in self.touched(part)
        )

    # -- what actions do -------------------------------------------------------------------------

    def play(self, action: str) -> Position:
        with suppress(Won):
            self.make(action)
        return self.p

    def make(self, action: str) -> None:
        p = self.p
        s = self.active
        if action.startswith("take "):
            self.take(action.split()[1:])
        elif action == "fly":
            self.fly(s)
        elif action == "keep":
            self.end_turn()
        elif action == "drop":
            self.after_flight(s)
        elif action == "restart":
            self.restart(s)
        elif p["phase"] == "site":
            p["site"], p["phase"] = action, "face"
        elif p["phase"] == "face":
            self.face(int(action.split()[1]))
        else:
            self.vote(int(action.split()[1]))

    def take(self, words: list[str]) -> None:
        p, s = self.p, self.active
        if len(words) == 3:
            p["reverse"][s] = " ".join(words[:2])
        else:
            p["books"][s].append(" ".join(words))
        p["flights"] = []
        self.end_turn()

    def face(self, heading: int) -> None:
        p = self.p
        who = p["waiting"].pop(0)
        x, y, h = self.site_pose(p["site"], heading)
        p["flyers"][who] = {"x": x, "y": y, "heading": h, "site": p["site"]}
        site, p["site"] = p["site"], None
        if p["turns_played"] > 0:
            self.end_turn()
        else:
            p["starts"][who] = site
            p["phase"] = "site" if p["waiting"] else "turn"

    def vote(self, hut: int) -> None:
        """VOL-58."""
        p, s = self.p, self.active
        behind = [k for k in range(self.players) if p["legs"][k] < len(self.layout["course"])]
        if len(set(p["votes"])) > 1 or not behind:
            self.mark(s, hut)
            return
        p["votes"].append(hut)
        if len(p["votes"]) == len(behind) and len(set(p["votes"])) == 1:
            self.mark(s, hut)

    def mark(self, s: int, hut: int) -> None:
        self.p["markers"][s] = hut
        self.p["votes"] = []
        self.end_turn()

    def restart(self, s: int) -> None:
        """VOL-37, VOL-D47."""
        p = self.p
        p["books"][s], p["reverse"][s] = [], None
        if p["cat"] == s:
            p["cat"] = "home"
        p["flyers"][s] = None
        p["waiting"] = [s]
        p["phase"] = "face"
        sites = [p["starts"][s], *(site for site in [*HUTS, *CASTLES] if site in self.layout["starts"])]
        sites = [site for site in sites if site in HUTS or int(site.split()[1]) in p["castles"]]
        held = [flyer["site"] for flyer in p["flyers"] if flyer is not None]
        room = [site for site in sites if self.facings(site)]
        free = [site for site in room if site not in held]
        p["site"] = (free or room or sites or [p["starts"][s]])[0]

    def end_turn(self) -> None:
        p, s = self.p, self.active
        if self.lacks_marker(s):
            huts = self.unmarked()
            if len(huts) > 1:
                p["phase"] = "destination"
                return
            p["markers"][s] = int(huts[0].split()[1])
        if p["waiting"]:
            p["phase"] = "site"
            return
        p["turns_played"] += 1
        p["phase"] = "turn"
        if p["turns_played"] == p["options"]["rounds"] * self.players:
            p["phase"], p["reason"] = "over", "limit"

    def lacks_marker(self, s: int) -> bool:
        done = self.p["legs"][s] >= len(self.layout["course"])
        return bool(self.layout["landing"]) and done and self.p["markers"][s] is None

    # -- a flight --------------------------------------------------------------------------------

    def fly(self, s: int) -> None:
        """The pseudo-code of section 6."""
        p = self.p
        book, reverse = list(p["books"][s]), p["reverse"][s]
        poses = [pose_of(p["flyers"][s])]
        bodies: list[Body] = []
        shown = [*book, f"{reverse} reverse"] if reverse is not None else book
        flight: dict[str, Any] = {"who": s, "start": list(poses[0]), "pieces": list(shown), "touched": []}
        flight.update(laid=0, kept=0, stopped_by=None)
        p["flights"] = [flight]
        stop: str | None = None
        lost = False
        stolen = 0
        before: Position = {}
        for text in book:
            body, end = laid(text, poses[-1])
            found = self.touched(body, s)
            stop = self.obstacle(found, [*self.carrier(s), *self.quarry])
            if stop:
                break
            had = p["cat"] == s
            poses.append(end)
            bodies.append(body)
            flight["laid"] = flight["kept"] = len(bodies)
            if set(found) & set(self.quarry):
                flight["touched"].append("fool")
                self.win(s, end, "fool-caught")
            if ("cat", "disc") in found:
                self.reach_cat(s, end)
            elif set(found) & set(self.carrier(s)):
                before = deepcopy(p)
                self.steal(s)
                stolen = len(bodies)
            elif had and slow.crosses_ring(body, self.ring):
                self.lose_cat()
                lost = True
        m = len(bodies)
        flight["stopped_by"] = stop
        while m > 0:
            flight["kept"] = m
            on_figure = self.touched(slow.figure(*poses[m]), s)
            on_tail = self.touched(slow.tail(*poses[m]), s)
            exempt: list[Thing] = self.carrier(s) if set(on_figure) & set(self.carrier(s)) else []
            exempt = exempt + (self.quarry if set(on_figure) & set(self.quarry) else [])
            hit = self.obstacle(on_figure, exempt) or self.obstacle(on_tail, exempt)
            if hit:
                stop = stop or hit
                flight["stopped_by"] = stop
                if m == stolen:
                    for field in ("cat", "flyers", "books", "reverse", "waiting"):
                        p[field] = before[field]
                    flight["touched"] = before["flights"][0]["touched"]
                    lost = False
                m -= 1
                flight["kept"] = m
                continue
            if set(on_figure) & set(self.quarry):
                flight["touched"].append("fool")
                self.win(s, poses[m], "fool-caught")
            if ("cat", "disc") in on_figure + on_tail:
                self.reach_cat(s, poses[m])
            elif set(on_figure) & set(self.carrier(s)):
                self.steal(s)
            lost = self.out_of_bounds(s, poses[m]) or lost
            break
        pose, kept = poses[m], m
        for body in bodies[:kept]:
            self.count_legs(s, body)
        if self.lacks_marker(s) and len(self.unmarked()) == 1:
            p["markers"][s] = int(self.unmarked()[0].split()[1])
        if stop is None and reverse is not None:
            stop, pose, kept, lost = self.go_back(s, f"{reverse} reverse", pose, kept, lost)
            flight["stopped_by"], flight["kept"] = stop, kept
        if kept > 0:
            p["flyers"][s] = {"x": pose[0], "y": pose[1], "heading": pose[2], "site": None}
        if self.goal == "race" and not self.layout["landing"] and p["legs"][s] == len(self.layout["course"]):
            self.win(s, pose, "course")
        if p["cat"] == s and stop is None and not lost and len(shown) >= 2:
            p["points"][s] += 1
            if p["points"][s] == self.layout["points"]:
                self.win(s, pose, "points")
        if kept == 0:
            p["phase"] = "stalled"
        else:
            self.after_flight(s)

    def go_back(self, s: int, text: str, pose: Pose, kept: int, lost: bool) -> tuple[str | None, Pose, int, bool]:
        """The reverse piece."""
        p = self.p
        flight = p["flights"][0]
        hut: Thing = (f"hut {p['markers'][s]}", "disc")
        body, end = laid(text, pose)
        found = self.touched(body, s)
        stop = self.obstacle(found, [hut])
        if stop:
            return stop, pose, kept, lost
        flight["laid"] += 1
        if ("cat", "disc") in found:
            flight["kept"] = kept + 1
            self.reach_cat(s, end)
        elif p["cat"] == s and slow.crosses_ring(body, self.ring):
            self.lose_cat()
            lost = True
        on_figure = self.touched(slow.figure(*end), s)
        on_tail = self.touched(slow.tail(*end), s)
        hit = self.obstacle(on_figure, [hut]) or self.obstacle(on_tail, [hut])
        if not hit and hut in found + on_tail:
            flight["touched"].append(hut[0])
            flight["kept"] = kept + 1
            self.win(s, end, "landing")
        if not hit and hut in on_figure:
            hit = hut[0]
        if hit:
            return hit, pose, kept, lost
        if ("cat", "disc") in on_figure + on_tail:
            flight["kept"] = kept + 1
            self.reach_cat(s, end)
        lost = self.out_of_bounds(s, end) or lost
        self.count_legs(s, body)
        return None, end, kept + 1, lost

    def carrier(self, s: int) -> list[Thing]:
        cat = self.p["cat"]
        return [(f"seat {cat}", "figure"), (f"seat {cat}", "tail")] if cat not in (None, "home", s) else []

    def reach_cat(self, s: int, pose: Pose) -> None:
        self.p["flights"][0]["touched"].append("cat")
        if self.goal == "touch-cat":
            self.win(s, pose, "cat")
        self.p["cat"] = s

    def steal(self, s: int) -> None:
        p = self.p
        victim = p["cat"]
        p["flights"][0]["touched"].append(f"seat {victim}")
        p["cat"] = s
        p["flyers"][victim] = None
        p["books"][victim], p["reverse"][victim] = [], None
        p["waiting"].append(victim)

    def lose_cat(self) -> None:
        self.p["flights"][0]["touched"].append("ring")
        self.p["cat"] = "home"

    def out_of_bounds(self, s: int, pose: Pose) -> bool:
        """VOL-76, at a landing."""
        if self.p["cat"] != s or not self.ring:
            return False
        out = slow.crosses_ring(slow.broom(*pose), self.ring) or not slow.inside_ring(pose[:2], self.ring)
        if out:
            self.lose_cat()
        return out

    def count_legs(self, s: int, body: Body) -> None:
        """VOL-53 to VOL-56."""
        legs, course = self.p["legs"], self.layout["course"]
        for a, b in slow.segments(body.spine):
            if legs[s] == len(course):
                return
            kind, one, two = course[legs[s]]
            castles = self.layout["castles"]
            crossed = slow.crossing(a, b, tuple(castles[one - 1]), tuple(castles[two - 1]))
            if crossed == ("forward between" if kind == "gate" else "backward outside"):
                legs[s] += 1
            elif kind == "round" and crossed == "backward between":
                legs[s] -= 1

    def win(self, s: int, pose: Pose, reason: str) -> None:
        p = self.p
        p["phase"], p["winner"], p["reason"] = "over", s, reason
        p["waiting"], p["votes"], p["site"] = [], [], None
        p["books"][s], p["reverse"][s] = [], None
        p["flyers"][s] = {"x": pose[0], "y": pose[1], "heading": pose[2], "site": None}
        if self.goal == "race":
            p["legs"][s] = len(self.layout["course"]) + 1
        raise Won

    # -- the fool --------------------------------------------------------------------------------

    def after_flight(self, s: int) -> None:
        p = self.p
        pieces = p["books"][s] + ([p["reverse"][s]] if p["reverse"][s] is not None else [])
        p["books"][s], p["reverse"][s] = [], None
        if self.goal == "catch-fool":
            self.fly_fool(s, [int(piece.split()[0]) for piece in pieces[:3]])
            if not p["castles"]:
                p["phase"], p["reason"] = "over", "fool-wins"
                return
        self.end_turn()

    def fly_fool(self, s: int, curves: list[int]) -> None:
        """VOL-84: all combinations, each judged by its complete result."""
        p = self.p
        start = pose_of(p["fool"])
        best: tuple[Any, ...] | None = None
        for sides in product(("left", "right"), repeat=len(curves)):
            pieces = [f"{curve} {side}" for curve, side in zip(curves, sides, strict=True)]
            result = self.fool_result(start, pieces)
            left = [n for n in p["castles"] if f"castle {n}" not in result["touched"]]
            aim = self.layout["castles"][left[0] - 1] if left else None
            x, y, heading = result["end"]
            nose = slow.moved(x, y, slow.rot(450, 0, heading))
            distance = slow.distance2(nose, tuple(aim)) if aim else 0
            merit = (left[0] if left else 9, result["kept"], -distance)
            if best is None or merit > best[0]:
                best = (merit, result)
        assert best is not None
        result = best[1]
        x, y, heading = result.pop("end")
        p["fool"] = {"x": x, "y": y, "heading": heading}
        swept = [k for k in range(self.players) if f"seat {k}" in result["touched"]]
        for k in swept:
            p["flyers"][k] = None
        result["touched"] = [thing for thing in [*CASTLES, *(f"seat {k}" for k in swept)] if thing in result["touched"]]
        p["castles"] = [n for n in p["castles"] if f"castle {n}" not in result["touched"]]
        p["flights"].append(result)
        if p["castles"]:
            order = [(s + k) % self.players for k in range(1, self.players + 1)]
            p["waiting"] += [k for k in order if k in swept]

    def fool_result(self, start: Pose, pieces: list[str]) -> dict[str, Any]:
        """One combination: pieces, landing or turn-about."""
        poses = [start]
        touched: set[str] = set()
        stop: str | None = None
        for text in pieces:
            body, end = laid(text, poses[-1])
            found = [thing for thing in self.touched(body) if thing[0] != "fool"]
            stop = self.fool_stop(found)
            if stop:
                break
            poses.append(end)
            sweeping = self.p["options"]["sweeps"] == "pieces"
            touched |= {thing[0] for thing in found if sweeping or not thing[0].startswith("seat")}
        kept = len(poses) - 1
        while True:
            pose = poses[kept] if kept > 0 else (start[0], start[1], (start[2] + 60) % 120)
            on_figure = [thing for thing in self.touched(slow.figure(*pose)) if thing[0] != "fool"]
            on_tail = [thing for thing in self.touched(slow.tail(*pose)) if thing[0] != "fool"]
            hit = self.fool_stop(on_figure) or self.fool_stop(on_tail)
            if not hit or kept == 0:
                break
            stop = stop or hit
            kept -= 1
        touched |= {thing[0] for thing in on_figure} | {thing[0] for thing in on_tail if thing[0].startswith("seat")}
        return {
            "who": "fool",
            "start": list(start),
            "pieces": pieces,
            "laid": len(poses) - 1,
            "kept": kept,
            "stopped_by": stop,
            "touched": touched,
            "end": pose,
        }

    def fool_stop(self, found: list[Thing]) -> str | None:
        """VOL-86: edge and huts stop him."""
        return next((thing[0] for thing in found if thing[0] == "edge" or thing[0].startswith("hut")), None)
