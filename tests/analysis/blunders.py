"""Positions with a forced win and a clear blunder, made for testing reviews: `python -m tests.analysis.blunders` anew.

The last decisions of matches of quick bots are looked through, in every world that the seat takes for possible: one
action wins the match before anybody else acts and another is a blunder, or one loses it so and another holds it.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import sabbat
from sabbat.analysis.chances import WHOLE, value
from sabbat.bots.players import OneStep
from sabbat.core.contract import OVER, Game, State
from sabbat.core.dice import Dice
from sabbat.core.match import Match

FILE = Path(__file__).parent / "blunders.json"
EACH = 12
MATCHES = 1000
WORLDS, ROLLOUTS = 4, 60
LATE = 16
"""So many of the last moves of a match are looked at."""
DEEP = {"air-sorciere": 6}
"""A match may end by so many more actions of the same seat."""
WHIMS = {"air-sorciere": 0.0}
APART = {"air-sorciere": 0.8}
"""By so much of winning a blunder differs from a win; elsewhere by a quarter. A search holds much in the school."""


def match_of(game: Game, seed: int) -> Match:
    """A match of two bots that play nearly at first sight."""
    match = Match(game, 2, {}, secret=hashlib.sha256(f"blunders {game.id} {seed}".encode()).digest())
    bots = [OneStep(2 * seed + seat, WHIMS.get(game.id, 0.05)) for seat in range(2)]
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
        else:
            seat: int = match.state.actor
            match.act(seat, bots[seat].choose(game.mind(match.state.view(seat)), match.state.actions()))
    return match


def after(state: State, action: str) -> State:
    follower = state.clone()
    follower.play(action)
    return follower


def ends(state: State, action: str, seat: int, deep: int | None = None) -> float | None:
    """What an action is worth to its seat if the match ends before chance or anybody else acts; None if it does not."""
    if state.why_not(action, seat) is not None:
        return None
    left = DEEP.get(state.game.id, 0) if deep is None else deep
    end = after(state, action)
    if end.actor == OVER:
        return end.payoffs()[seat]
    if end.actor != seat or left == 0:
        return None
    found = {ends(end, further, seat, left - 1) for further in end.actions()}
    return 1.0 if 1.0 in found else 0.0 if found == {0.0} else None


def possible(state: State, seat: int) -> list[State]:
    """A position, and some others that the seat takes for possible."""
    mind, dice = state.game.mind(state.view(seat)), Dice(len(str(state)))
    return [state, *(mind.dream(dice) for _ in range(WORLDS))]


def hope(worlds: list[State], action: str, seat: int, rollouts: int = ROLLOUTS) -> float:
    """What an action is worth on average."""
    insight = worlds[0].game.insight
    found = [value(after(world, action), insight, insight.trust, rollouts, 1).chances()[seat] for world in worlds]
    return sum(found) / len(found) / WHOLE


def found_in(state: State) -> dict[str, Any] | None:
    """A good action and a clear blunder, if a position has both."""
    game, seat, actions = state.game, int(state.actor), state.actions()
    if all(ends(state, action, seat) is None for action in actions):
        return None
    worlds = possible(state, seat)
    sure = {action: {ends(world, action, seat) for world in worlds} for action in actions}
    wins = [action for action in actions if sure[action] == {1.0}]
    lost = [action for action in actions if sure[action] == {0.0}]
    if wins:
        rest = [action for action in actions if action not in wins]
        bad = [action for action in rest if hope(worlds, action, seat) <= 1.0 - APART.get(game.id, 0.25)]
        return {"position": state.dump(), "good": wins, "blunder": bad[0]} if bad else None
    if lost:
        held = [action for action in actions if action not in lost and hope(worlds, action, seat) >= 0.5]
        return {"position": state.dump(), "good": [], "blunder": lost[0]} if held else None
    return None


def positions(game: Game) -> list[dict[str, Any]]:
    """Some positions, each from another match."""
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < EACH and seed < MATCHES:
        match = match_of(game, seed)
        seed += 1
        for n in range(len(match.moves) - 1, max(0, len(match.moves) - LATE), -1):
            state = match.before(n)
            one = found_in(state) if state.actor >= 0 and state.count() > 1 else None
            if one is not None:
                found.append(one)
                break
    print(game.id, len(found), "positions in", seed, "matches", flush=True)
    return found


if __name__ == "__main__":
    made = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for name in sys.argv[1:] or sabbat.games():
        made[name] = positions(sabbat.game(name))
    FILE.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", "utf-8")
