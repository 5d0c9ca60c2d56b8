"""Surprises: every adventure that is offered is legal, was won by bots within the bound, and is as hard as wished.

SABBAT_LAYOUTS is how many are asked for: a few here, a thousand in `make soak`.
"""

import os
from itertools import product
from typing import Any

import pytest

from sabbat.bots import surprises
from sabbat.bots.measure import SURE, measure
from sabbat.bots.surprises import PLAYERS, how_hard, offer
from sabbat.bots.trial import ROUNDS, fly
from sabbat.games import find
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.games.sorciers_volants.surprise import HARDNESS

GAME = "sorciers-volants"
WISHES = list(product(GOALS, HARDNESS))
EACH = -(-int(os.environ.get("SABBAT_LAYOUTS", "24")) // len(WISHES))


@pytest.mark.parametrize(("goal", "hardness"), WISHES)
def test_what_is_offered_is_legal_won_by_bots_and_as_hard_as_wished(goal: str, hardness: str) -> None:
    for seed in range(EACH):
        made = offer(GAME, goal, hardness, seed)
        assert made is not None and made["goal"] == goal
        assert not any(faults(made, players) for players in (2, 3, 4))
        flown = fly(GAME, made, PLAYERS, SURE, 0)
        assert flown.winner is not None and flown.turns <= ROUNDS * PLAYERS
        assert measure(GAME, made, PLAYERS).hardness == hardness


def test_the_same_seed_offers_the_same() -> None:
    assert offer(GAME, "race", "easy", 5) == offer(GAME, "race", "easy", 5) != offer(GAME, "race", "easy", 6)


def test_what_bots_cannot_win_is_not_offered() -> None:
    workshop = find(GAME).workshop
    assert workshop is not None
    walled = {**workshop.starters()["school"], "cat": [8900, 3750]}
    assert how_hard(GAME, walled) is not None
    walled["castles"] = [[8190, 3750], [8550, 3020], [8550, 4480], [9390, 4250], [9390, 3200], *[None] * 3]
    assert faults(walled, 2) == [], "the cat sits behind castles that leave no way"
    assert how_hard(GAME, walled) is None


def test_whoever_has_waited_long_gets_one_that_bots_won(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def judged(id: str, adventure: dict[str, Any], until: float) -> str | None:
        asked.append(adventure["goal"])
        return None if len(asked) == 1 else "hard"

    monkeypatch.setattr(surprises, "how_hard", judged)
    assert offer(GAME, "race", "easy", 1, patience=-1) is None and len(asked) == 1
    assert offer(GAME, "race", "easy", 1, patience=-1) is not None and len(asked) == 2
    assert offer(GAME, "race", "hard", 1) is not None and len(asked) == 3
