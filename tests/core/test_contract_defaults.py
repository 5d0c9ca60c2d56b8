"""A guest game in plain Python, on either build: the defaults of State, the contract suite, the entry point."""

import importlib.util
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sabbat.core.contract import Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadPosition, BadRequest, IllegalAction
from sabbat.core.playout import playout
from sabbat.games import clauses_of
from sabbat.locales import Speech
from sabbat.testing import ContractSuite
from sabbat.testing.chances import unlikely
from sabbat.testing.contract import Facts
from tests.guesthouse import BROOMS, house, install


def guest(source: Path) -> Game:
    """The game in a file, imported as a package of somebody else would be."""
    spec = importlib.util.spec_from_file_location(source.stem, source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[source.stem] = module
    spec.loader.exec_module(module)
    game: Game = module.game
    return game


brooms = guest(BROOMS)


def pieces(position: dict[str, Any]) -> list[str]:
    return ["broom"] * (position["shed"] + position["floor"] + sum(position["taken"]))


class TestBrooms(ContractSuite):
    game = brooms
    facts = Facts(pieces=pieces)
    every = 2

    def test_everything_is_said_in_both_languages(self, game: Game, facts: Facts) -> None:
        """It brings no words, and the house shows its notation instead."""
        said = Speech("fr", [game], strict=True)
        assert (said.name(game.id), said.action(game.id, "take 1")) == ("brooms", "")


def laid(count: int) -> State:
    state = brooms.new()
    state.play(f"lay {count}")
    return state


# -- the defaults ----------------------------------------------------------------------------------


def test_weights_add_up() -> None:
    state = brooms.new()
    assert state.odds() == [1, 2, 2, 1] and state.weight() == 6


def test_each_outcome_has_its_share() -> None:
    state = brooms.new()
    assert [state.outcome_at(r) for r in range(6)] == [0, 1, 1, 2, 2, 3]


def test_nature_plays_what_the_number_gives() -> None:
    state = brooms.new()
    state.nature(5)
    assert state.dump()["floor"] == 8


def test_random_matches_follow_the_odds() -> None:
    dice = Dice(1)
    found: Counter[str] = Counter()
    for _ in range(600):
        state = brooms.new()
        playout(state, dice)
        found[str(8 - state.dump()["shed"])] += 1
    assert not unlikely(found, {"5": 1, "6": 2, "7": 2, "8": 1})


def test_a_seat_has_no_odds() -> None:
    assert laid(5).odds() == []


def test_nobody_has_asides() -> None:
    state = laid(5)
    assert [state.asides(seat) for seat in (-1, 0, 1, 2)] == [[], [], [], []]
    assert not any(state.is_aside(action) for action in range(brooms.action_count))


def test_everybody_sees_every_action() -> None:
    assert {brooms.new().seen(text, seat) for text in brooms.texts for seat in (None, 0, 1)} == set(brooms.texts)


def test_checking_changes_nothing() -> None:
    state = laid(5)
    before = state.dump()
    for text in ("take 1", "take 2", "take 3"):
        state.check(text)
    for text in ("lay 5", "take 4", "fly"):
        with pytest.raises(IllegalAction) as refused:
            state.check(text)
        assert refused.value.facts["allowed"] == ["take 1", "take 2", "take 3"]
    assert state.dump() == before


def test_legality_follows_the_game() -> None:
    state = laid(5)
    state.play("take 3")
    assert state.actions() == ["take 1", "take 2"]
    with pytest.raises(IllegalAction):
        state.play("take 3")


@pytest.mark.parametrize("k", [-1, 3, 2**40])
def test_there_is_no_other_legal_action(k: int) -> None:
    with pytest.raises(IndexError):
        laid(5).action_at(k)


class Greedy(State):
    """Offers more than a survey takes."""

    def survey(self) -> None:
        for n in range(5):
            self.offer(n, 1)


def test_four_offers_are_enough() -> None:
    with pytest.raises(IndexError, match="four offers"):
        Greedy(brooms, 2, {}).count()


def test_an_offer_of_nothing_is_no_offer() -> None:
    class Modest(State):
        def survey(self) -> None:
            for n in range(7):
                self.offer(n, n % 2)

    assert Modest(brooms, 2, {}).action_ids() == [1, 3, 5]


@pytest.mark.parametrize("needed", ["survey", "view", "outcome", "dump", "clone"])
def test_what_a_game_must_write_is_missed(needed: str) -> None:
    bare = State(brooms, 2, {})
    with pytest.raises(NotImplementedError):
        getattr(bare, needed)(*([0] if needed == "view" else []))


@pytest.mark.parametrize("players", [0, 1, 4, -1, 10**30, True, "2", 2.0, None])
def test_the_number_of_players_is_checked(players: Any) -> None:
    with pytest.raises(BadRequest) as refused:
        brooms.check_players(players)
    assert refused.value.facts["allowed"] == "2 … 3"


def test_the_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="brooms is needed"):
        brooms.load({**brooms.new().dump(), "game": "chess"})


def test_a_state_equals_only_its_like() -> None:
    assert brooms.new() == brooms.new() != laid(5)
    assert brooms.new() != "brooms"


def test_a_guest_need_not_bring_a_rulebook() -> None:
    assert clauses_of(brooms) == []


# -- the entry point -------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder in which the game is installed as a distribution of its own."""
    (tmp_path / "brooms.py").write_text(BROOMS.read_text("utf-8"), "utf-8")
    install(tmp_path, "brooms", "brooms:game")
    return tmp_path


def test_a_guest_without_words_is_on_the_list(installed: Path) -> None:
    listed = {facts["game"]: facts for facts in json.loads(house(installed, "games", "--json").stdout)}
    assert "course-de-sorcieres" in listed
    assert (listed["brooms"]["name"], listed["brooms"]["players"]) == ("brooms", [2, 3])


def test_a_guest_brings_its_words(installed: Path) -> None:
    words = installed / "locales" / "en"
    words.mkdir(parents=True)
    (words / "brooms.ftl").write_text("brooms-name = Seven Brooms\nbrooms-sentence = Sweep the floor.\n")
    for lang in ("en", "fr"):  # it has no French: English it is
        line = next(line for line in house(installed, "games", lang=lang).stdout.splitlines() if "brooms" in line)
        assert line.endswith("Sweep the floor.")


def test_a_guest_is_played_to_the_end(installed: Path) -> None:
    done = house(installed, "play", "brooms", "--seed", "x", "--seat", "all", stdin="lay 5\n?\n" + "1\n" * 8)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout and "1. Player " in done.stdout


def test_a_guest_without_a_rulebook_says_so(installed: Path) -> None:
    done = house(installed, "rules", "brooms")
    assert (done.returncode, done.stderr) == (2, "brooms has no written rulebook.\n")
