"""What the contract suite must know of Les Sorciers Volants."""

from typing import Any

import sabbat
from sabbat.testing.contract import Facts
from sabbat.testing.walks import Table
from tests.games.sorciers_volants.scenes import CUSTOM, scene


def pieces(position: dict[str, Any]) -> list[str]:
    """Curves on books and in the supply, castles standing or in the box, huts, markers, figures, cat and fool."""
    view = sabbat.load(position).view(None)
    laid = [piece for book in position["books"] for piece in book] + [piece for piece in position["reverse"] if piece]
    curves = [int(piece.split()[0]) for piece in laid] + view["supply"]
    castles = [k + 1 for k, centre in enumerate(view["layout"]["castles"]) if centre is not None]
    box = [n for n in castles if n not in position["castles"]]
    figures = [f"figure {seat}" for seat in range(position["players"]) if not lost(position, seat)]
    cat = ["cat"] if position["cat"] is not None else []
    fool = ["fool"] if position["fool"] is not None else []
    markers = [hut for hut in position["markers"] if hut is not None]
    assert len(set(markers)) == len(markers)
    return [*(f"curve {n}" for n in curves), *(f"castle {n}" for n in position["castles"] + box), *figures, *cat, *fool]


def lost(position: dict[str, Any], seat: int) -> bool:
    """Neither on the table nor waiting to be placed, though the match goes on."""
    waits = seat in position["waiting"] or position["phase"] == "over"
    return position["flyers"][seat] is None and not waits


def table(adventure: str | dict[str, Any], players: int, **options: Any) -> Table:
    named = {"adventure": adventure} if isinstance(adventure, str) else {"adventure": "custom", "layout": adventure}
    return players, {**named, **options}


APART = [(3500, 3800, 60), (2000, 1500, 0), (6000, 6500, 0), (8500, 1000, 0)]
VOTE = scene("bumblebee", APART, legs=[3, 0, 0, 0], phase="destination")

facts = Facts(
    pieces=pieces,
    positions=[VOTE],
    extra_tables=[
        *(table(layout, 2, rounds=30) for layout in CUSTOM),
        table("cloud-fool", 2, first=1),
        table("cat-chase", 3, aim_help="full", colors=["yellow", "violet", "red"], rounds=20),
        table("bumblebee", 2, rounds=1),
    ],
)
