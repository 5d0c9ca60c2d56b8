"""Bots fly adventures: figures equal to a plain recount."""

import pytest

from sabbat.bots import trial
from sabbat.bots.levels import find_bot
from sabbat.bots.trial import fly
from sabbat.games import find

GAME = "sorciers-volants"
HOUR = 3600.0
game = find(GAME)
assert game.workshop is not None
STARTERS = game.workshop.starters()


@pytest.mark.parametrize("name", ["school", "cat-chase", "cloud-fool"])
def test_the_figures_are_those_of_a_plain_recount(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have all the time they need, so that they choose the same twice, however slow the machine is."""
    monkeypatch.setattr(trial, "THINKING", HOUR)
    flown = fly(GAME, STARTERS[name], 2, "novice", 7, rounds=12)
    state = game.new(2, {"adventure": "custom", "layout": STARTERS[name], "rounds": 12})
    bots = [find_bot("novice", game, HOUR)(7 + seat) for seat in range(2)]
    turns, stopped = 0, []
    while state.turn is not None:
        seat = int(state.turn)
        before = state.dump()
        action = bots[seat].choose(game.mind(state.view(seat)), state.actions())
        state.play(action)
        after = state.dump()
        turns += after["turns_played"] - before["turns_played"]
        flights = [flight for flight in after["flights"] if flight["who"] == seat]
        if action == "fly" and flights and flights[0]["stopped_by"] and after["flyers"][seat]:
            stopped.append((after["flyers"][seat]["x"], after["flyers"][seat]["y"]))
    outcome = state.outcome()
    assert outcome is not None and flown.reason == outcome["reason"] and flown.turns == turns
    assert flown.winner == state.dump()["winner"] and flown.crashes == stopped


def test_what_cannot_be_won_is_told_as_won_by_nobody() -> None:
    flown = fly(GAME, STARTERS["school"], 2, "novice", 1, rounds=2)
    assert (flown.winner, flown.reason, flown.turns) == (None, "limit", 4)
