"""First sight serves at every table: who follows it closely beats who hardly does, however many play."""

import pytest

import sabbat
from sabbat.arena.match import Job, played
from sabbat.bots.players import OneStep

MATCHES = 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_careful_play_wins_in_air_sorciere(players: int) -> None:
    game, won = sabbat.game("air-sorciere"), 0
    for number in range(MATCHES):
        whims = [0.01 if (seat + number) % 2 == 0 else 0.3 for seat in range(players)]
        bots = [OneStep(1000 * number + seat, whim) for seat, whim in enumerate(whims)]
        ranks = played(Job(game.id, {}, tuple(map(str, whims)), number, 9), game, list(bots), luck=False).ranks
        won += min(whims[seat] for seat, rank in enumerate(ranks) if rank == 1) == 0.01
    assert won >= MATCHES - 1
