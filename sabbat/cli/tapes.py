"""`sabbat replay` and `sabbat verify`: what can be done with a recorded match."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sabbat.cli.people import shown_names
from sabbat.cli.scenes import deed, scene_of
from sabbat.cli.scenes.scene import Words
from sabbat.cli.voice import Voice, open_record
from sabbat.core import record as records
from sabbat.core.contract import State
from sabbat.core.errors import BadRecord, BadRequest
from sabbat.core.record import Record
from sabbat.games import find
from sabbat.locales import naming

NOT_FAIR = 1
SPECTATOR = "spectator"


def replay(voice: Voice, file: Path, at: int | None, eyes: str | None, as_json: bool) -> None:
    """Every action as a sentence, with the table at the end (or after `at` actions)."""
    if at is not None and at < 0:
        raise BadRequest("bad-option-value", option="--at", value=at, allowed="0 …")
    record = open_record(file)
    game = find(record.game)
    seen = Eyes(record, eyes)
    names = shown_names(voice.speech, record.names, record.players)
    words = Words(voice.speech, game, names, naming(names))
    shown: list[dict[str, object]] = []
    for number, step in enumerate(records.steps(game, record), 1):
        state = step.state
        if step.move is None or number - 1 == at:
            break
        action = seen.action(state, step.move.action)
        shown.append({"number": number, "seat": step.move.seat, "action": action})
        if not as_json:
            who = voice.say("web-fate") if step.move.seat is None else names[step.move.seat]
            voice.tell("replay-step", number=number, who=who, action=deed(words, action))
    position = seen.position(state)
    if as_json:
        voice.json({"game": game.id, "actions": shown, "position": position, "outcome": state.outcome()})
    else:
        voice.show("")
        voice.scene(scene_of(position, words))
        tell_outcome(voice, record, state)


class Eyes:
    """Through whose eyes a match is seen: a seat's, a spectator's, or all-seeing. People count seats from 1."""

    def __init__(self, record: Record, wish: str | None) -> None:
        seats = [str(seat + 1) for seat in range(record.players)]
        if wish is not None and wish != SPECTATOR and wish not in seats:
            raise BadRequest("bad-seat", seat=wish, allowed=[*seats, SPECTATOR])
        self.all_seeing = wish is None
        self.seat = seats.index(wish) if wish in seats else None

    def action(self, state: State, action: str) -> str:
        return action if self.all_seeing else state.seen(action, self.seat)

    def position(self, state: State) -> dict[str, Any]:
        return state.dump() if self.all_seeing else state.view(self.seat)


def verify(voice: Voice, files: list[Path], as_json: bool) -> None:
    """Whether every chance action is the one that the secret gives, and each record is whole; exit code 1 if not."""
    found = records_in(files)
    if len(found) == 1:
        tell_verdict(voice, judge(voice, found[0]), as_json)
        return
    verdicts = {}
    with voice.progress(as_json) as progress:
        for file in progress.track(found, description=voice.say("verify-bar")):
            verdicts[file] = judge(voice, file)
    unfair = {file: verdict for file, verdict in verdicts.items() if not verdict["fair"]}
    if as_json:
        voice.json([{"file": str(file), **verdict} for file, verdict in verdicts.items()])
    else:
        for file, verdict in unfair.items():
            voice.tell("web-of", what=str(file), name=verdict["message"])
        voice.tell("verify-many", count=len(verdicts), unfair=len(unfair))
    if unfair:
        raise SystemExit(NOT_FAIR)


def records_in(files: list[Path]) -> list[Path]:
    """The files, and of a folder every record in it."""
    found = []
    for file in files:
        if file.is_dir():
            inside = sorted(path for path in file.iterdir() if path.suffix in (".sabbat", ".txt"))
            if not inside:
                raise BadRequest("no-records", folder=str(file))
            found += inside
        else:
            found.append(file)
    return found


def judge(voice: Voice, file: Path) -> dict[str, Any]:
    """What `verify` has to say of one record; BadRequest if it cannot be opened."""
    try:
        record = open_record(file)
        count = records.verify(find(record.game), record)
    except BadRecord as error:
        return {"fair": False, "reason": error.reason, "message": voice.speech.explain(error)}
    return {"fair": True, "chance_actions": count, "whole": record.digest is not None}


def tell_verdict(voice: Voice, verdict: dict[str, Any], as_json: bool) -> None:
    if as_json:
        voice.json(verdict)
    elif verdict["fair"]:
        voice.tell("verify-fair", count=verdict["chance_actions"])
        if not verdict["whole"]:
            voice.tell("verify-bare")
    else:
        voice.complain(verdict["message"])
    if not verdict["fair"]:
        raise SystemExit(NOT_FAIR)


def name_of(voice: Voice, record: Record, seat: int) -> str:
    """What the player at a seat is called."""
    return shown_names(voice.speech, record.names, record.players)[seat]


def tell_outcome(voice: Voice, record: Record, state: State, own: Sequence[int] = ()) -> None:
    """Who won, and why it ended."""
    outcome = state.outcome()
    if outcome is None:
        return
    names = shown_names(voice.speech, record.names, record.players, own)
    voice.tell("play-over", "bold", reason=voice.speech.ending(record.game, outcome["reason"]))
    for seat in sorted(range(record.players), key=lambda seat: outcome["ranks"][seat]):
        voice.tell("play-rank", rank=outcome["ranks"][seat], name=names[seat], score=outcome["scores"][seat])
