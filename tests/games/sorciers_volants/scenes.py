"""Positions for the tests of Les Sorciers Volants: written briefly, or drawn at random."""

import random
from collections.abc import Sequence
from typing import Any

import sabbat
from sabbat.games.sorciers_volants.layouts import source_for
from tests.games.sorciers_volants import slow_rules

Position = dict[str, Any]
Pose = tuple[int, int, int]

TURNS = 24  # seat 0 is active with 2, 3 or 4 players

PLAIN: dict[str, Any] = {
    "name": "plain",
    "table": [10000, 7500],
    "castles": [[3000, 5250], None, None, None, None, None, None, [7000, 3750]],
    "huts": [[650, 2950], [650, 4550]],
    "cat": None,
    "fool": None,
    "starts": ["hut 1", "hut 2", "castle 1"],
    "goal": "race",
    "reverse": True,
    "course": [["gate", 1, 8]],
    "landing": False,
    "ring": [],
    "points": 0,
}
SLALOM = {**PLAIN, "name": "slalom", "course": [["gate", 1, 8], ["round", 1, 8], ["gate", 8, 1], ["gate", 1, 8]]}
CATNAP = {**PLAIN, "name": "catnap", "goal": "touch-cat", "cat": [5000, 3750], "course": []}
OPEN_CHASE = {**CATNAP, "name": "open chase", "goal": "keep-cat", "points": 2}
TRIANGLE = {
    **OPEN_CHASE,
    "name": "triangle",
    "castles": [[5000, 3000], [2000, 6500], [8000, 6500], [5000, 900], None, None, None, None],
    "ring": [4, 3, 2],
    "points": 9,
}
SMALL_HUNT = {
    **PLAIN,
    "name": "small hunt",
    "table": [6000, 5000],
    "castles": [[3000, 2500], [4700, 1200], None, None, None, None, None, [4700, 3900]],
    "goal": "catch-fool",
    "fool": [2000, 1200, 30],
    "course": [],
    "starts": ["hut 1", "hut 2", "castle 2"],
    "huts": [[650, 1500], [650, 3500]],
}
MEADOW = {
    **PLAIN,
    "name": "meadow",
    "table": [20000, 20000],
    "castles": [[1000, 1000], [19000, 1000], None, None, None, None, None, None],
    "huts": [],
    "starts": ["castle 1", "castle 2"],
    "course": [["gate", 1, 2]],
}
"""Nothing stands in the way."""
CAT_MEADOW = {
    **MEADOW,
    "name": "cat meadow",
    "castles": [[1000, 1000], [19000, 1000], [1000, 19000], None, None, None, None, None],
    "goal": "keep-cat",
    "cat": [10000, 10000],
    "course": [],
    "points": 3,
}
HUNT_MEADOW = {
    **MEADOW,
    "name": "hunt meadow",
    "castles": [[10000, 5000], None, [15000, 5000], None, None, None, None, None],
    "huts": [[500, 14000], [500, 16000], [500, 18000], [500, 19500]],
    "starts": ["hut 1", "hut 2", "hut 3", "hut 4"],
    "goal": "catch-fool",
    "fool": [10000, 9000, 90],
    "course": [],
}
CUSTOM = [PLAIN, SLALOM, CATNAP, OPEN_CHASE, TRIANGLE, SMALL_HUNT]


def scene(
    adventure: str | dict[str, Any], flyers: Sequence[Pose | None], books: list[list[str]] | None = None, **fields: Any
) -> Position:
    """A position in phase turn, seat 0 to act; a piece `4 left reverse` goes to the reverse slot."""
    players = len(flyers)
    options = {"adventure": adventure} if isinstance(adventure, str) else {"adventure": "custom", "layout": adventure}
    position = sabbat.new("sorciers-volants", players, options).dump()
    books = (books or []) + [[] for _ in range(players - len(books or []))]
    position["phase"] = "turn"
    position["turns_played"] = TURNS
    position["waiting"] = []
    position["flyers"] = [standing(pose) for pose in flyers]
    position["books"] = [[piece for piece in book if not piece.endswith("reverse")] for book in books]
    position["reverse"] = [
        next((piece.removesuffix(" reverse") for piece in book if piece.endswith("reverse")), None) for book in books
    ]
    position["starts"] = source_for(position["options"], players)["starts"][:players]
    return {**position, **fields}


def reading(position: Position, **options: str) -> Position:
    """The position under another reading of the rules."""
    return {**position, "options": {**position["options"], **options}}


def after(pose: Pose, *pieces: str) -> Pose:
    """The end pose of some pieces laid one after the other."""
    for piece in pieces:
        _, pose = slow_rules.laid(piece, pose)
    return pose


def begun(players: int = 2, **options: Any) -> sabbat.State:
    """A match about to begin."""
    return sabbat.new("sorciers-volants", players, options)


def played(position: Position, *actions: str) -> Position:
    """The position after some actions."""
    state = sabbat.load(position)
    for action in actions:
        state.play(action)
    return state.dump()


def where(position: Position, seat: int = 0) -> Pose:
    """A flyer's pose."""
    return slow_rules.pose_of(position["flyers"][seat])


def standing(pose: Pose | None, site: str | None = None) -> dict[str, Any] | None:
    """A figure on the table."""
    return None if pose is None else {"x": pose[0], "y": pose[1], "heading": pose[2], "site": site}


def fool_at(pose: Pose) -> dict[str, int]:
    return {"x": pose[0], "y": pose[1], "heading": pose[2]}


def flown(position: Position) -> dict[str, Any]:
    """The position after the active seat has flown."""
    return played(position, "fly")


def random_scene(rng: random.Random) -> Position:
    """Anything that could stand on a table, crowded so that much is touched."""
    adventure: Any = rng.choice(["school", "bumblebee", "cat-chase", "cloud-fool", *CUSTOM])
    players = rng.randint(2, 4) if isinstance(adventure, str) else 2
    position = scene(adventure, [(1000, 1000, 0)] * players)
    position = reading(position, sweeps=rng.choice(["figure", "pieces"]), catch=rng.choice(["figure", "tail"]))
    layout = sabbat.load(position).view(None)["layout"]
    draw_books(rng, position, layout["reverse"])
    draw_progress(rng, position, layout)
    centre = draw_centre(rng, position, layout)
    position["flyers"] = [standing(draw_pose(rng, layout, centre, 900)) for _ in range(players)]
    if rng.random() < 0.3:
        position["flyers"][-1]["site"] = rng.choice(layout["starts"])
    draw_way(rng, position, layout, centre)
    return position


def draw_books(rng: random.Random, position: Position, reverse: bool) -> None:
    curves = list(range(1, 21))
    rng.shuffle(curves)
    for seat in range(position["players"]):
        size = rng.randint(1 if seat == 0 else 0, 5)
        pieces = [f"{curves.pop()} {rng.choice(['left', 'right'])}" for _ in range(size)]
        if reverse and pieces and rng.random() < 0.5:
            position["reverse"][seat] = pieces.pop()
        position["books"][seat] = pieces


def draw_progress(rng: random.Random, position: Position, layout: dict[str, Any]) -> None:
    """Cat, castles, legs and points somewhere in the middle of a match."""
    players = position["players"]
    if layout["goal"] == "keep-cat":
        position["cat"] = rng.choice(["home", 0, 1, players - 1])
        position["points"] = [rng.randrange(layout["points"]) for _ in range(players)]
    if layout["goal"] == "race":
        legs = len(layout["course"])
        position["legs"] = [rng.randint(0, legs if layout["landing"] else legs - 1) for _ in range(players)]
        huts = list(range(1, len(layout["huts"]) + 1))
        rng.shuffle(huts)
        if layout["landing"]:
            position["markers"] = [huts.pop() if done == legs else None for done in position["legs"]]
    if layout["goal"] == "catch-fool":
        position["castles"] = sorted(rng.sample(position["castles"], rng.randint(1, len(position["castles"]))))


def draw_centre(rng: random.Random, position: Position, layout: dict[str, Any]) -> tuple[int, int]:
    """A place where something happens: the own marked hut, the cat, a castle."""
    marker = position["markers"][0]
    places = [layout["huts"][marker - 1]] if marker else [*layout["castles"], *layout["huts"], *[layout["cat"]] * 8]
    x, y = rng.choice([place for place in places if place])
    return x, y


def draw_pose(rng: random.Random, layout: dict[str, Any], centre: tuple[int, int], spread: int) -> Pose:
    width, height = layout["table"]
    x = min(width, max(0, int(rng.gauss(centre[0], spread))))
    y = min(height, max(0, int(rng.gauss(centre[1], spread))))
    return x, y, rng.randrange(120)


def draw_way(rng: random.Random, position: Position, layout: dict[str, Any], centre: tuple[int, int]) -> None:
    """A start from which seat 0 gets away, mostly, with somebody worth touching on its way."""
    prey: Pose | None = None
    for _ in range(10):
        if position["books"][0]:
            pose = slow_rules.pose_of(position["flyers"][0])
            for piece in position["books"][0][: rng.randint(1, 5)]:
                _, pose = slow_rules.laid(piece, pose)
            prey = draw_pose(rng, layout, pose[:2], 350)
        if layout["goal"] == "catch-fool":
            position["fool"] = fool_at(prey or draw_pose(rng, layout, centre, 900))
        elif prey is not None and rng.random() < 0.7:
            position["flyers"][1] = standing(prey)
        if flown(position)["phase"] != "stalled":
            return
        position["flyers"][0] = standing(draw_pose(rng, layout, centre, 900))
