"""Counts of action sequences from known positions, chance outcomes included: every rule at once, in one number.

A file `perft.json` beside a game's examples says, for some positions, how many sequences of 1, 2, 3 … actions there
are; `why` is the reckoning by hand of the first ones. Asides are left out.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import sabbat

HERE = Path(__file__).parent
FOLDERS = [path.parent for path in sorted(HERE.glob("*/examples.json"))]
REGISTERED = [folder for folder in FOLDERS if folder.name.replace("_", "-") in sabbat.games()]


def entries() -> list[Any]:
    """Every counted position, of all games that have some."""
    return [
        pytest.param(entry["position"], entry["counts"], id=f"{path.parent.name}: {entry['name']}")
        for path in (folder / "perft.json" for folder in REGISTERED)
        if path.exists()
        for entry in json.loads(path.read_text("utf-8"))["perft"]
    ]


def count_by_ids(state: sabbat.State, counts: list[int], depth: int = 0) -> list[int]:
    """Add up the sequences of each length, on the integer side."""
    counts[depth] += state.count()
    if depth + 1 < len(counts):
        for action in state.action_ids():
            after = state.clone()
            after.play_id(action)
            count_by_ids(after, counts, depth + 1)
    return counts


def count_by_words(state: sabbat.State, depth: int) -> int:
    """The sequences of one length, slowly and obviously: play every one of them to its end."""
    if depth == 0:
        return 1
    total = 0
    for action in state.actions():
        after = state.clone()
        after.play(action)
        total += count_by_words(after, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), entries())
def test_counts(position: dict[str, Any], counts: list[int]) -> None:
    assert count_by_ids(sabbat.load(position), [0] * len(counts)) == counts


@pytest.mark.parametrize(("position", "counts"), entries())
def test_words_and_ids_count_alike(position: dict[str, Any], counts: list[int]) -> None:
    state = sabbat.load(position)
    before = state.dump()
    assert [count_by_words(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state.dump() == before


@pytest.mark.parametrize("folder", REGISTERED, ids=lambda folder: folder.name)
def test_every_game_has_its_counts(folder: Path) -> None:
    assert (folder / "perft.json").exists(), f"{folder.name} needs a perft.json"
