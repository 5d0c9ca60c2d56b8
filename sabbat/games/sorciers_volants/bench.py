"""Where players make adventures of their own (VOL-94): checked, drawn, flown alone."""

from typing import Any, Final

from sabbat.core.contract import State, Workshop, game_in
from sabbat.core.errors import BadRequest, Fault
from sabbat.core.options import copied
from sabbat.games.sorciers_volants import own_adventures
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.games.sorciers_volants.geometry import COSINE, HEADINGS, SINE
from sabbat.games.sorciers_volants.layouts import (
    ADVENTURES,
    BOX,
    CUSTOM,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    read_adventure,
)
from sabbat.games.sorciers_volants.options import ROUNDS_MOST
from sabbat.games.sorciers_volants.sky import TURN, Sky
from sabbat.games.sorciers_volants.surprise import HARDNESS, surprise
from sabbat.games.sorciers_volants.svg import svg_layout
from sabbat.games.sorciers_volants.table import FIGURE

EMPTY: Final[dict[str, Any]] = {
    "name": "…",
    "table": [10000, 7500],
    "castles": [None] * 8,
    "huts": [],
    "cat": None,
    "fool": None,
    "starts": [],
    "goal": "touch-cat",
    "reverse": False,
    "course": [],
    "landing": False,
    "ring": [],
    "points": 0,
}
USES: Final[dict[str, dict[str, Any]]] = {
    "touch-cat": {"cat": None},
    "race": {"course": [], "landing": False},
    "keep-cat": {"cat": None, "ring": [], "points": 3},
    "catch-fool": {"fool": None},
}
"""What each goal uses of the fields that not every goal has (section 7)."""
SEATS: Final = ["flyers", "books", "reverse", "starts", "legs", "markers", "points"]
"""The fields of a view with an entry for each seat."""
MODULE: Final = "sabbat.games.sorciers_volants"


class Bench(Workshop):
    """The workshop of Les Sorciers Volants; its adventures are layouts (section 7)."""

    def players(self, adventure: Any) -> list[int]:
        return list(read_adventure(adventure))

    def read(self, value: Any) -> dict[str, Any]:
        """A file may hold a layout for each number of players: the one for most is edited."""
        numbers = [str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        if isinstance(value, dict) and value and all(key in numbers for key in value):
            value = value[max(value)]
        found = faults(value, FEWEST_PLAYERS)
        if found and found[0].reason == "vol-layout-shape":
            raise found[0]
        layout: dict[str, Any] = copied(value)
        return layout

    def faults(self, adventure: Any, players: int = 0) -> list[Fault]:
        return faults(adventure, players or FEWEST_PLAYERS)

    def guides(self, adventure: dict[str, Any]) -> list[dict[str, Any]]:
        """VOL-53: each leg is an arrow across its line; a gate is flown through with A on the left hand."""
        castles = adventure["castles"]
        found: list[dict[str, Any]] = []
        for k, (kind, a, b) in enumerate(adventure["course"]):
            if {a, b} <= set(range(1, len(castles) + 1)) and castles[a - 1] and castles[b - 1]:
                (ax, ay), (bx, by) = castles[a - 1], castles[b - 1]
                ahead = heading_of(by - ay, ax - bx)
                turned = ahead if kind == "gate" else (ahead + 60) % 120
                found.append({"leg": k + 1, "kind": kind, "at": [(ax + bx) // 2, (ay + by) // 2], "heading": turned})
        return found

    def options(self, adventure: dict[str, Any]) -> dict[str, Any]:
        return {"adventure": CUSTOM, "layout": adventure}

    def svg(self, adventure: dict[str, Any]) -> str:
        return svg_layout(adventure)

    def starters(self) -> dict[str, dict[str, Any]]:
        found = {name: BOX[name][MOST_PLAYERS].written() for name in ADVENTURES}
        empty: dict[str, Any] = copied(EMPTY)
        return {"empty": empty, **found}

    def own(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = copied(own_adventures.adventures())
        return found

    def figures(self) -> dict[str, dict[str, Any]]:
        return own_adventures.figures()

    def goals(self) -> dict[str, dict[str, Any]]:
        return {goal: dict(USES[goal]) for goal in GOALS}

    def surprise(self, goal: str, hardness: str, seed: int) -> dict[str, Any]:
        if goal not in GOALS or hardness not in HARDNESS:
            raise BadRequest("bad-surprise", allowed=[*GOALS, *HARDNESS])
        return surprise(goal, hardness, seed)

    def crashes(self, state: State, action: str) -> list[tuple[int, int]]:
        """VOL-30, VOL-33: where flyers stand whose flight was interrupted just now."""
        assert isinstance(state, Sky)
        flight = state.flight
        if action != "fly" or flight is None or flight.stop == 0 or not state.table.present & FIGURE[flight.who]:
            return []
        flyer = state.table.flyers[flight.who]
        return [(int(flyer.x), int(flyer.y))]

    # -- flying alone ------------------------------------------------------------------------------

    def alone(self, adventure: dict[str, Any]) -> State:
        game = game_in(MODULE, "sorciers-volants")
        return game.new(2, {**self.options(adventure), "rounds": ROUNDS_MOST, "aim_help": "full"})

    def wait(self, state: State) -> State:
        """The other seat is placed, named and asked as the rules want it, and stays off the table."""
        assert isinstance(state, Sky)
        while state.actor > 0:
            if state.phase == TURN:
                state.next_turn()
            else:
                state.play(state.actions()[0])
            if state.phase == TURN:
                state.lift(1)
            twin = state.clone()
            assert isinstance(twin, Sky)
            state = twin
        return state

    def lone_view(self, state: State) -> dict[str, Any]:
        view = state.view(0)
        for name in SEATS:
            view[name] = view[name][:1]
        view["players"] = 1
        return view


def heading_of(dx: int, dy: int) -> int:
    """VOL-2: the heading nearest to a direction."""
    return max(range(HEADINGS), key=lambda heading: dx * int(COSINE[heading]) + dy * int(SINE[heading]))
