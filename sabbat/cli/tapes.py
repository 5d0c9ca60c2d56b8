"""`sabbat replay` and `sabbat verify`: what can be done with a recorded match."""

from pathlib import Path
from typing import Any

from sabbat.cli.voice import Voice, open_record
from sabbat.core import record as records
from sabbat.core.contract import State
from sabbat.core.errors import BadRecord, BadRequest
from sabbat.core.record import Record
from sabbat.games import find

NOT_FAIR = 1
SPECTATOR = "spectator"


def replay(voice: Voice, file: Path, at: int | None, eyes: str | None, as_json: bool) -> None:
    """Every action as a sentence, with the picture at the end (or after `at` actions)."""
    if at is not None and at < 0:
        raise BadRequest("bad-option-value", option="--at", value=at, allowed="0 …")
    record = open_record(file)
    game = find(record.game)
    seen = Eyes(record, eyes)
    shown: list[dict[str, object]] = []
    for number, step in enumerate(records.steps(game, record), 1):
        state = step.state
        if step.move is None or number - 1 == at:
            break
        action = seen.action(state, step.move.action)
        shown.append({"number": number, "seat": step.move.seat, "action": action})
        if not as_json:
            who = voice.say("play-chance") if step.move.seat is None else name_of(voice, record, step.move.seat)
            sentence = voice.speech.action(game.id, action)
            voice.tell("replay-step", number=number, who=who, action=f"{action:<12} {sentence}")
    position = seen.position(state)
    if as_json:
        voice.json({"game": game.id, "actions": shown, "position": position, "outcome": state.outcome()})
    else:
        voice.show("\n" + game.picture(position))
        tell_outcome(voice, record, state)


class Eyes:
    """Through whose eyes a match is seen: a seat's, a spectator's, or all-seeing."""

    def __init__(self, record: Record, wish: str | None) -> None:
        seats = [str(seat) for seat in range(record.players)]
        if wish is not None and wish != SPECTATOR and wish not in seats:
            raise BadRequest("bad-seat", seat=wish, allowed=[*seats, SPECTATOR])
        self.all_seeing = wish is None
        self.seat = int(wish) if wish in seats else None

    def action(self, state: State, action: str) -> str:
        return action if self.all_seeing else state.seen(action, self.seat)

    def position(self, state: State) -> dict[str, Any]:
        return state.dump() if self.all_seeing else state.view(self.seat)


def verify(voice: Voice, file: Path, as_json: bool) -> None:
    """Whether every chance action is the one that the secret gives; exit code 1 if not."""
    record = open_record(file)
    game = find(record.game)
    try:
        count = records.verify(game, record)
    except BadRecord as error:
        if as_json:
            voice.json({"fair": False, "reason": error.reason, "message": voice.speech.explain(error)})
            raise SystemExit(NOT_FAIR) from None
        voice.fail(error, NOT_FAIR)
    if as_json:
        voice.json({"fair": True, "chance_actions": count})
    else:
        voice.tell("verify-fair", count=count)


def name_of(voice: Voice, record: Record, seat: int) -> str:
    """The name at a seat, or its number."""
    return record.names[seat] if record.names else voice.say("play-seat", seat=seat)


def tell_outcome(voice: Voice, record: Record, state: State) -> None:
    """Who won, and why it ended."""
    outcome = state.outcome()
    if outcome is None:
        return
    voice.tell("play-over", "bold", reason=voice.speech.ending(record.game, outcome["reason"]))
    for seat in sorted(range(record.players), key=lambda seat: outcome["ranks"][seat]):
        name, score = name_of(voice, record, seat), outcome["scores"][seat]
        voice.tell("play-rank", rank=outcome["ranks"][seat], name=name, score=score)
