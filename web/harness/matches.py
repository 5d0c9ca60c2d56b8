"""Write matches of every game for the harness, with the views of all seats: `python web/harness/matches.py`."""

import json
import sys
from pathlib import Path
from typing import Any

import sabbat
from sabbat.core.dice import Dice

FOLDER = Path(__file__).parent / "matches"


def match(game_id: str, players: int, seed: int, most: int = 400) -> dict[str, Any]:
    """The box, and a match in which everybody plays by the insight's first thought."""
    game = sabbat.game(game_id)
    state, dice = game.new(players), Dice(seed)
    steps = [_step(state, None, "", None)]
    while state.turn is not None and len(steps) < most:
        seat = state.turn if isinstance(state.turn, int) else None
        if seat is None:
            action = int(state.outcome_at(dice.below(state.weight())))
        else:
            action = int(game.insight.choose(state, dice))
        text = game.texts[action]
        preview = state.preview(text, seat)
        state.step(action)
        steps.append(_step(state, seat, text, preview))
    return {"box": game.box, "steps": steps}


def _step(state: Any, seat: int | None, action: str, preview: dict[str, Any] | None) -> dict[str, Any]:
    views = [state.view(eyes) for eyes in (*range(state.players), None)]
    turn = state.turn
    actions = state.actions() if isinstance(turn, int) else []
    previews = {text: state.preview(text, turn) for text in actions}
    step = {"seat": seat, "action": action, "preview": preview, "turn": turn, "views": views, "actions": actions}
    return {**step, "previews": {text: told for text, told in previews.items() if told is not None}}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or sabbat.games():
        fewest, most = sabbat.game(game_id).players
        for players in range(fewest, most + 1):
            (FOLDER / f"{game_id}-{players}.json").write_text(json.dumps(match(game_id, players, 7)))
