"""Every worked example and every example position of the specifications."""

import json
from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.testing import clause, run_line
from tests.archive.forms import older

HERE = Path(__file__).parent


def entries(name: str) -> list[tuple[str, dict[str, Any]]]:
    """The entries of a data file, of all games that have it."""
    found = []
    for path in sorted(HERE.glob(f"*/{name}.json")):
        if path.parent.name.replace("_", "-") in sabbat.games():
            found += [(path.parent.name, entry) for entry in json.loads(path.read_text("utf-8"))[name]]
    return found


@pytest.mark.parametrize(
    ("example", "line"),
    [
        pytest.param(example, line, id=f"{game}: {example['name']} {n}", marks=clause(*example["clauses"]))
        for game, example in entries("examples")
        for n, line in enumerate(example["lines"], 1)
    ],
)
def test_example(example: dict[str, Any], line: dict[str, Any]) -> None:
    run_line(example, line)


@pytest.mark.parametrize(
    "position", [pytest.param(entry["position"], id=f"{game}: {entry['name']}") for game, entry in entries("positions")]
)
def test_example_position_round_trips(position: dict[str, Any]) -> None:
    state = sabbat.load(position)
    assert sabbat.load(state.dump()) == state
    assert position.items() <= older(state.game.id, 1, state.dump()).items()


def test_every_game_has_its_examples() -> None:
    assert {game.replace("_", "-") for game, _ in entries("examples")} == set(sabbat.games())
