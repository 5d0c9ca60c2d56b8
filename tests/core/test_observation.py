"""Views as vectors: what the encoders write, what the suite catches, and the page that lists every cell."""

import runpy
import tracemalloc
from pathlib import Path

import pytest

import sabbat
from sabbat.core.build import compiled
from sabbat.core.contract import Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadRequest
from sabbat.core.match import Match
from sabbat.core.memory import Memory
from sabbat.core.observation import Encoder, Sheet, single
from sabbat.core.playout import random_step
from sabbat.core.record import Move
from sabbat.testing.observing import check_observation
from sabbat.testing.walks import moments, tables
from tests.core.brooms import game as brooms

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def dealt() -> State:
    """A match of Witty Witches with the cards dealt."""
    state = sabbat.new("witty-witches", 2, {"mode": "apprentice"})
    dice = Dice(3)
    while state.turn == "chance":
        random_step(state, dice)
    return state


def cells_of(state: State, seat: int) -> dict[str, int]:
    encoder = state.game.encoder
    sheet = encoder.sheet()
    state.observe_into(seat, sheet)
    return dict(zip(encoder.names(), sheet.cells, strict=True))


def test_a_seat_observes_its_own_hand_and_counts_the_others() -> None:
    state = dealt()
    view = state.view(1)
    cells = cells_of(state, 1)
    hand = [name for card in view["hand"] for name in [f"hand[{card}]"]]
    assert {name for name, n in cells.items() if name.startswith("hand[") and n} == set(hand)
    assert cells["hand_counts[own]"] == cells["hand_counts[+1]"] == 6
    assert cells[f"top[{view['discard'][-1]}]"] == 1
    assert cells["seat[+1]"] == 1, "seat 0 begins, which is the neighbour of seat 1"


def test_a_sheet_is_a_buffer_that_follows_what_is_written() -> None:
    state = dealt()
    sheet = state.game.encoder.sheet()
    cells = memoryview(sheet.cells)
    state.observe_into(0, sheet)
    before = cells.tolist()
    state.observe_into(1, sheet)
    assert cells.format == "h" and len(before) == state.game.observation_size
    assert cells.tolist() != before


def test_a_game_without_an_encoder_says_so() -> None:
    with pytest.raises(BadRequest) as refused:
        _ = brooms.observation_size
    assert refused.value.reason == "no-observation"


def test_only_seats_observe() -> None:
    state = dealt()
    with pytest.raises(IndexError):
        state.observe_into(2, state.game.encoder.sheet())


def allocated(state: State, seat: int) -> int:
    """How many bytes an observation needs beside its sheet, at most at a time. The first one may fill caches."""
    sheet = state.game.encoder.sheet()
    state.observe_into(seat, sheet)
    tracemalloc.start()
    state.observe_into(seat, sheet)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


@pytest.mark.skipif(not compiled(), reason="interpreted code allocates")
@pytest.mark.parametrize("game", [sabbat.game(name) for name in sabbat.games()], ids=sabbat.games())
def test_observing_allocates_nothing(game: Game) -> None:
    states = (state for table in tables(game) for state in moments(game, table, 1, 15))
    assert {allocated(state, seat) for state in states for seat in range(state.players)} == {0}


class Indiscreet(Encoder):
    """Tells how many cards the neighbour has of the first kind."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        hand = state.dump()["hands"][1 - seat]
        sheet.number(sum(card.startswith("red") for card in hand))


def test_an_encoder_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt()
    game = state.game
    monkeypatch.setattr(game, "_encoder", Indiscreet(game, [single("red", 12, "the neighbour's red cards")]))
    reds = sum(card.startswith("red") for card in state.dump()["hands"][1])
    worlds = [game.mind(state.view(0)).imagine(Dice(seed)) for seed in range(20)]
    other = next(one for one in worlds if sum(card.startswith("red") for card in one.dump()["hands"][1]) != reds)
    with pytest.raises(AssertionError, match="tells what it cannot know"):
        check_observation(state, other, 0)


def test_a_key_is_short_stable_and_remembers_the_way() -> None:
    match = Match(sabbat.game("witty-witches"), 2, {}, secret=b"k" * 32)
    keys = {match.information_key(0)}
    while match.awaits_chance:
        match.draw()
        keys.add(match.information_key(0))
    assert len(keys) == 1 + len(match.moves), "a seat notices that somebody draws, though not what"
    assert all(len(key) == 32 for key in keys)
    assert match.information_key(0) != match.information_key(1)
    state = match.before(0)
    memory = Memory.of(state)
    for move in match.moves:
        memory.follow(state, Move(move.seat, move.action))
    assert memory.information_key(1) == match.information_key(1)
    assert memory.clone().keys == memory.keys


def remembered(*actions: str) -> tuple[State, Memory]:
    """A match of Brooms after some actions, and what its seats have seen of it."""
    state = brooms.new(2)
    memory = Memory.of(state)
    for action in actions:
        memory.follow(state, Move(None if state.turn == "chance" else int(state.actor), action))
    return state, memory


def test_two_ways_to_the_same_view_have_two_keys() -> None:
    (state, memory), (other, twin) = (
        remembered("lay 8", first, "take 1", last) for first, last in (("take 1", "take 2"), ("take 2", "take 1"))
    )
    for seat in (0, 1):
        assert state.view(seat) == other.view(seat)
        assert memory.information_key(seat) != twin.information_key(seat)


def test_a_key_is_the_same_in_every_version_and_on_every_machine() -> None:
    _, memory = remembered("lay 8", "take 1", "take 3")
    assert memory.information_key(1) == "12cbcfeb1eb2ae65b680d4b02b9d1176"


def test_the_page_lists_the_encoders_cells() -> None:
    written = runpy.run_path(str(PAGE.parents[1] / "buildtools" / "observations.py"))
    assert PAGE.read_text("utf-8") == written["page"]()
