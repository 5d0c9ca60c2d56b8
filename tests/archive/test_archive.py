"""Recorded matches of every version of the rules, replayed move by move: each position is still what it was."""

from pathlib import Path

import pytest

import sabbat
from sabbat.core.options import Choice
from sabbat.core.record import Record, steps, verify
from tests.archive.forms import short_hash

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*/*.record"))


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(HERE))) for path in RECORDS])
def test_an_old_match_means_what_it_meant(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    game = sabbat.game(record.game)
    kept = path.with_suffix(".hashes").read_text("utf-8").split()
    assert (game.id, str(record.rules)) == path.relative_to(HERE).parts[:2]
    found = [short_hash(game.id, record.rules, step.state.dump()) for step in steps(game, record)]
    first = next((n for n, (now, then) in enumerate(zip(found, kept, strict=True)) if now != then), None)
    assert first is None, f"the position after action {first} has changed"
    assert verify(game, record) == sum(move.seat is None for move in record.moves)


VERSIONS = [(game, version) for game in sabbat.games() for version in range(1, sabbat.game(game).rules + 1)]


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_every_version_of_every_game_is_kept(game: str, version: int) -> None:
    """Thirty matches at least, with every number of players and every value of every choice."""
    records = [Record.parse(path.read_text("utf-8")) for path in sorted((HERE / game / str(version)).glob("*.record"))]
    assert len(records) >= 30
    rules = sabbat.game(game)
    states = [rules.new(record.players, record.options, version) for record in records]
    assert {state.players for state in states} == set(range(rules.players[0], rules.players[1] + 1))
    for option in rules.options:
        if isinstance(option, Choice):
            new = version == 1 and option.name in SINCE_2.get(game, [])
            assert {state.options[option.name] for state in states} == (
                {rules.upgraded({}, version)[option.name]} if new else set(option.values)
            )


SINCE_2 = {"sorciers-volants": ["sweeps", "catch"]}
"""Options that the first version had not."""
