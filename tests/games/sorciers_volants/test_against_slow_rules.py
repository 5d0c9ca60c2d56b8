"""The fast rules and the slow ones play the same, from crowded scenes and from the beginning."""

import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.games.sorciers_volants.svg import svg
from sabbat.testing import clause
from tests.games.sorciers_volants.scenes import CUSTOM, Position, random_scene
from tests.games.sorciers_volants.slow_rules import Slow

SCENES = 400
ADVENTURES = ["school", "bumblebee", "cat-chase", "cloud-fool"]


def name_of(adventure: str | dict[str, Any]) -> str:
    return adventure if isinstance(adventure, str) else str(adventure["name"])


def play_both(state: sabbat.State, action: str) -> None:
    """Play an action and compare everything."""
    before = state.dump()
    expected = Slow(before).play(action)
    state.play(action)
    assert state.dump() == expected, drawn(before, action)
    assert state.actions() == Slow(expected).actions(), drawn(before, action)


def drawn(position: Position, action: str) -> str:
    """For a failing test: the position in a file, as a picture."""
    file = Path(tempfile.gettempdir()) / "sorciers-volants.svg"
    file.write_text(svg(position), "utf-8")
    return f"{action} in {file}\n{json.dumps(position)}"


@clause("VOL-26", "VOL-27", "VOL-31", "VOL-33", "VOL-71", "VOL-84", "VOL-87", "VOL-D2")
def test_flights_in_crowded_scenes() -> None:
    rng = random.Random(2005)
    seen: Counter[str] = Counter()
    for _ in range(SCENES):
        state = sabbat.load(random_scene(rng))
        play_both(state, "fly")
        position = state.dump()
        seen.update([position["phase"], str(position["reason"])])
        seen.update(thing.split()[0] for flight in position["flights"] for thing in flight["touched"])
        seen.update(str(flight["stopped_by"]).split()[0] for flight in position["flights"])
        while position["phase"] not in ("turn", "over"):
            play_both(state, rng.choice(state.actions()))
            position = state.dump()
    for wanted in ("stalled", "site", "cat", "ring", "fool", "seat", "edge", "castle", "hut", "points", "course"):
        assert seen[wanted], wanted


@pytest.mark.parametrize("adventure", [*ADVENTURES, *CUSTOM], ids=name_of)
def test_whole_matches(adventure: str | dict[str, Any]) -> None:
    rng = random.Random(str(adventure))
    options = {"adventure": adventure} if isinstance(adventure, str) else {"adventure": "custom", "layout": adventure}
    players = rng.randint(2, 4) if isinstance(adventure, str) else 2
    state = sabbat.new("sorciers-volants", players, {**options, "rounds": 12, "first": 1})
    while state.turn is not None:
        actions = state.actions()
        play_both(state, "fly" if "fly" in actions and rng.random() < 0.4 else rng.choice(actions))
