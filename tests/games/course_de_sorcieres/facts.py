"""What the contract suite must know of Course de Sorcières."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from sabbat.testing.contract import Facts, SmallWorld

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))["examples"]
NUMBERS = [f"{clan}{number}" for clan in "lfmp" for number in range(2, 11)]


def pieces(position: dict[str, Any]) -> list[str]:
    """Tiles (those not yet put included), cards (spent ones counted in), witches."""
    laid = [*position["faceup"].values(), *(tile for stage in position["facedown"] for tile in stage)]
    unput = [tile for tile in NUMBERS if tile not in laid] if position["phase"] == "split" else []
    cards = [card for hand in [*position["hands"], *position["piles"].values()] for card in hand]
    assert len(cards) == len([c for c in cards if c[1] == "*"]) + len({c for c in cards if c[1] != "*"})
    witches = [f"witch {seat}" for seat, squares in enumerate(position["witches"]) for _ in squares]
    return [*laid, *unput, *witches]


def divisions(tiles: list[str], rooms: list[int]) -> list[list[tuple[str, ...]]]:
    """Every way to deal tiles into stages with those rooms."""
    if not rooms:
        return [[]]
    return [
        [group, *rest]
        for group in combinations(tiles, rooms[0])
        for rest in divisions([tile for tile in tiles if tile not in group], rooms[1:])
    ]


def hidden_key(clan: str) -> Any:
    """Where a clan's hidden numbers lie, as a text."""

    def key(position: dict[str, Any]) -> str:
        return json.dumps([[t for t in stage if t[0] == clan and t[1] != "*"] for stage in position["facedown"]])

    return key


def small_world(name: str, position: dict[str, Any], seat: int | None, clan: str) -> SmallWorld:
    """All divisions of one foreign clan's hidden numbers, alike likely."""
    hidden = [[t for t in stage if t[0] == clan and t[1] != "*"] for stage in position["facedown"]]
    tiles = [tile for tile in NUMBERS if any(tile in stage for stage in hidden)]
    worlds = divisions(tiles, [len(stage) for stage in hidden])
    return SmallWorld(
        name, position, seat, hidden_key(clan), {json.dumps([list(g) for g in world]): 1 for world in worlds}
    )


def prefix_world() -> SmallWorld:
    """In the division: seat 1 has put f2 … f5; all beginnings weigh as many as the divisions that complete them."""
    position = json.loads(json.dumps(next(e for e in EXAMPLES if e["name"] == "dividing the tiles")["position"]))
    put = {"f2": 2, "f3": 1, "f4": 0, "f5": 2}
    for stage, tiles in enumerate(position["facedown"]):
        keep = [t for t in tiles if t[1] == "*" or t[0] == "l"]
        position["facedown"][stage] = keep + [tile for tile, where in put.items() if where == stage]
    odds: dict[str, int] = {}
    for world in divisions([f"f{n}" for n in range(2, 11)], [3, 3, 3]):
        key = json.dumps([[t for t in group if t in put] for group in world])
        odds[key] = odds.get(key, 0) + 1
    return SmallWorld("half a division", position, 0, hidden_key("f"), odds)


facts = Facts(
    pieces=pieces,
    small_worlds=[
        small_world("mist as seat 0 sees it", EXAMPLES[13]["position"], 0, "m"),
        small_world("pine as a spectator sees it", EXAMPLES[13]["position"], None, "p"),
        small_world("own tiles are known", EXAMPLES[13]["position"], 1, "l"),
        prefix_world(),
    ],
)
