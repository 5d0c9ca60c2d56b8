"""Write a match of every game for the harness, with the views of all seats: `python web/harness/matches.py`."""

import json
import sys
from pathlib import Path
from typing import Any

import sabbat
from sabbat.core.dice import Dice

FOLDER = Path(__file__).parent / "matches"


def match(game_id: str, players: int, seed: int, most: int = 400) -> list[dict[str, Any]]:
    """A match in which everybody plays by the insight's first thought."""
    game = sabbat.game(game_id)
    state, dice, steps = game.new(players), Dice(seed), [_step(game.new(players), None, "")]
    while state.turn is not None and len(steps) < most:
        seat = state.turn if isinstance(state.turn, int) else None
        if seat is None:
            action = int(state.outcome_at(dice.below(state.weight())))
        else:
            action = int(game.insight.choose(state, dice))
        text = game.texts[action]
        state.step(action)
        steps.append(_step(state, seat, text))
    return steps


def _step(state: Any, seat: int | None, action: str) -> dict[str, Any]:
    views = [state.view(eyes) for eyes in (*range(state.players), None)]
    actions = state.actions() if isinstance(state.turn, int) else []
    return {"seat": seat, "action": action, "turn": state.turn, "views": views, "actions": actions}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or sabbat.games():
        (FOLDER / f"{game_id}.json").write_text(json.dumps(match(game_id, 3, 7)))
