"""Versions of the rules: what was written under an older one keeps its meaning; a newer one is refused."""

from pathlib import Path
from typing import Any

import pytest

import sabbat
from sabbat.core.contract import Game
from sabbat.core.errors import BadPosition, BadRecord, BadRequest
from sabbat.core.match import Match
from sabbat.core.record import Record, replay
from tests.archive.forms import older
from tests.core import brooms

FOOL = "sorciers-volants"
ARCHIVE = Path(__file__).parents[1] / "archive"
HUNT = {"adventure": "cloud-fool"}


def read(path: str) -> Record:
    return Record.parse((ARCHIVE / path).read_text("utf-8"))


def old_hunt() -> Record:
    """The beginning of a hunt under version 1."""
    match = Match(sabbat.game(FOOL), 2, HUNT, secret=bytes(32), rules=1)
    for action in ("hut 1", "face 0", "hut 2", "face 0", "take 1 left"):
        match.act(match.state.actor, action)
    return match.record()


def test_a_record_of_an_older_version_is_played_as_it_was_meant() -> None:
    state = replay(sabbat.game(FOOL), old_hunt())
    assert (state.options["sweeps"], state.options["catch"]) == ("pieces", "figure")
    assert sabbat.new(FOOL, 2, HUNT).options["sweeps"] == "figure"


def test_a_match_that_is_resumed_stays_in_its_version() -> None:
    record = old_hunt()
    assert record.rules == 1 and record.options == HUNT
    match = Match.resume(sabbat.game(FOOL), record, bytes(32))
    match.act(1, "take 2 left")
    match.take_back(0)
    assert len(match.moves) == 4 and match.state.options["sweeps"] == "pieces"
    again = match.record()
    assert (again.rules, again.options) == (1, HUNT)
    assert replay(match.game, again) == match.state


def test_a_match_is_begun_under_today_s_rules() -> None:
    record = Match(sabbat.game(FOOL), 2, HUNT, secret=bytes(32)).record()
    assert record.rules == sabbat.game(FOOL).rules == 2 and record.options["sweeps"] == "figure"


@pytest.mark.parametrize("rules", [0, 3, 999])
def test_a_version_that_is_not_known_is_refused(rules: int) -> None:
    record = old_hunt()
    record.rules = rules
    with pytest.raises(BadRecord) as refused:
        replay(sabbat.game(FOOL), record)
    assert refused.value.reason == "unknown-rules"
    assert refused.value.facts == {"line": 2, "rules": rules, "allowed": [1, 2]}
    with pytest.raises(BadRequest, match="unknown version"):
        sabbat.game(FOOL).new(2, HUNT, rules)


def test_an_older_version_knows_no_newer_options() -> None:
    record = old_hunt()
    record.options["sweeps"] = "figure"
    with pytest.raises(BadRecord, match="unknown option"):
        replay(sabbat.game(FOOL), record)
    position = {**sabbat.new(FOOL, 2, HUNT).dump(), "rules": 1}
    with pytest.raises(BadPosition) as refused:
        sabbat.load(position)
    assert refused.value.facts["where"] == "options"


@pytest.mark.parametrize(
    "path", ["air-sorciere/1/03", "course-de-sorcieres/1/05", f"{FOOL}/1/24", "witty-witches/1/06"]
)
def test_a_position_without_its_version_is_of_the_first_in_its_first_form(path: str) -> None:
    state = replay(sabbat.game(path.split("/")[0]), read(f"{path}.record"))
    first_form = older(state.game.id, 1, state.dump())
    assert "rules" not in first_form and sabbat.load(first_form) == state
    assert sabbat.load(first_form).dump()["rules"] == state.game.rules


def test_a_position_with_its_version_is_read_under_it() -> None:
    options: dict[str, Any] = {"adventure": "cloud-fool"}
    today = {**sabbat.new(FOOL, 2, HUNT).dump(), "options": options}
    assert sabbat.load(today).options["sweeps"] == "figure"
    assert sabbat.load({**today, "rules": 1}).options["sweeps"] == "pieces"


def test_a_game_declares_an_upgrade_from_every_older_version() -> None:
    facts: dict[str, Any] = {
        name: getattr(brooms.game, name)
        for name in ("id", "module", "prefix", "players", "options", "texts", "longest", "hidden", "chance", "picture")
    }
    ways: dict[str, Any] = {"begin": brooms.begin, "read": brooms.read, "mind": brooms.mind}
    assert Game(**facts, **ways, rules=2, upgrades={1: dict}).rules == 2
    wrong: list[Any] = [{}, {2: dict}, {1: dict, 2: dict}]
    for upgrades in wrong:
        with pytest.raises(ValueError, match="needs an upgrade"):
            Game(**facts, **ways, rules=2, upgrades=upgrades)
