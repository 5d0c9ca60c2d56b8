"""Measure how honest reviews are: matches of bots are played, and what they show is appended to a file.

    python bench/honesty.py luck GAME 10000        # the first seat's luck in so many matches
    python bench/honesty.py chances GAME 2000      # so many positions, judged, and who won the matches they come from
    python bench/honesty.py others GAME 2000       # the same of other matches, to fit the calibration to

One process, one game; begun again, it goes on where it stopped. `bench/review.py` reports what was found.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import sabbat
from sabbat.analysis.chances import value
from sabbat.analysis.review import Effort, average, seed_of, values_after
from sabbat.bots.players import SearchBot
from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.match import Match
from sabbat.core.record import Record, steps

FOUND = Path(__file__).parent / "honesty"
EACH = {"air-sorciere": 8, "course-de-sorcieres": 4}
"""How many positions are taken from a match, one from each part of it; from one of a quick game, one."""
SIMULATIONS = {"air-sorciere": 25, "course-de-sorcieres": 150, "sorciers-volants": 2000, "witty-witches": 160}
"""How much the bots think about a move. Levels change; what was measured with these can be added to."""
OUTCOMES = 12
"""Positions in which chance may do more than that are left out: each of its outcomes would have to be valued."""
QUICK, DEEP = 24, 240
"""Rollouts of the two passes of a review."""
LUCK = Effort(simulations=8, rollouts=1)
"""Luck is even on average with any number of rollouts: every outcome is valued in the same way, come or not."""


def dice_of(game: Game, seed: str) -> Dice:
    return Dice(int.from_bytes(hashlib.sha256(f"{game.id} {seed}".encode()).digest()[:7], "big"))


def luck(game: Game, seed: str) -> list[dict[str, Any]]:
    """The first seat's luck in a match that the policy of the bots plays, in millionths of winning."""
    state, dice, total = game.new(2, {}), dice_of(game, seed), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            came = state.outcome_at(dice.below(state.weight()))
            total += stroke(state, came, dice.getrandbits(56))
            state.step(came)
        else:
            state.step(game.insight.choose(state, dice))
    return [{"luck": total}]


def stroke(state: State, came: int, seed: int) -> int:
    """The first seat's luck in one chance event, as a review counts it."""
    outcomes = state.action_ids()
    if len(outcomes) == 1:
        return 0
    chances = [one.chances() for one in values_after(state, LUCK, state.game.insight.trust, seed)]
    return chances[outcomes.index(came)][0] - average(chances, state.odds())[0]


def match_of_bots(game: Game, seed: str) -> Record:
    """A match of two bots that think about each move."""
    secret = hashlib.sha256(f"{game.id} {seed}".encode()).digest()
    match = Match(game, 2, {}, secret=secret)
    seeds = [int.from_bytes(secret[4 * seat : 4 * seat + 4], "big") for seat in range(2)]
    bots = [SearchBot(one, SIMULATIONS[game.id]) for one in seeds]
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
        else:
            seat = match.state.actor
            match.act(seat, bots[seat].choose(game.mind(match.state.view(seat)), match.state.actions()))
    return match.record()


def chances(game: Game, seed: str) -> list[dict[str, Any]]:
    """Positions of a match: what each state that may follow is worth to the first seat, and how much it won."""
    moments = [step.state.clone() for step in steps(game, match_of_bots(game, seed))]
    won = value(moments[-1], game.insight, 1.0, 1, 0).wins[0]
    return [{**valued(state), "won": won} for state in spread(moments[:-1], EACH.get(game.id, 1), Random(seed))]


def spread(moments: list[State], wanted: int, dice: Random) -> list[State]:
    """So many positions in which something is open, one from each part of the match."""
    found = [state for state in moments if state.count() > 1 and (state.actor >= 0 or state.count() <= OUTCOMES)]
    bounds = [len(found) * part // wanted for part in range(wanted + 1)]
    return [dice.choice(found[low:high]) for low, high in pairwise(bounds) if low < high]


def valued(state: State) -> dict[str, Any]:
    """What each state that may follow is worth to the first seat, and its odds."""
    by_chance = state.actor == CHANCE
    followers = [_after(state, action) for action in state.action_ids()] if by_chance else [state]
    return {
        "odds": state.odds() if by_chance else [1],
        "quick": [_raw(one, QUICK, seed_of(state.dump())) for one in followers],
        "deep": [_raw(one, DEEP, seed_of(state.dump())) for one in followers],
    }


def _after(state: State, action: int) -> State:
    follower = state.clone()
    follower.step(action)
    return follower


def _raw(state: State, rollouts: int, seed: int) -> float:
    found = value(state, state.game.insight, state.game.insight.trust, rollouts, seed)
    return round(found.wins[0] / float(found.count), 5)


KINDS: dict[str, Callable[[Game, str], list[dict[str, Any]]]] = {"luck": luck, "chances": chances, "others": chances}


def main(kind: str, game: str, wanted: int) -> None:
    FOUND.mkdir(exist_ok=True)
    each = 1 if kind == "luck" else EACH.get(game, 1)
    file = FOUND / f"{game}.{kind}.jsonl"
    begun = len(file.read_text("utf-8").splitlines()) // each if file.exists() else 0
    with file.open("a", encoding="utf-8", buffering=1) as lines:
        for n in range(begun, wanted // each):
            lines.write("".join(json.dumps(row) + "\n" for row in KINDS[kind](sabbat.game(game), f"{kind} {n}")))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
