"""`sabbat hint`, `sabbat bots` and `sabbat duel`: what the bots think, and how strong they are."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.table import Table

from sabbat.bots import duel as duels
from sabbat.bots.levels import LEVELS, THINKING, find_bot
from sabbat.bots.players import SearchBot
from sabbat.cli.people import shown_names
from sabbat.cli.scenes import label
from sabbat.cli.scenes.scene import Words
from sabbat.cli.terminal import parsed
from sabbat.cli.voice import Voice, open_record
from sabbat.core import record as records
from sabbat.core.errors import BadRequest
from sabbat.games import find, shelf
from sabbat.locales import naming


def hint(voice: Voice, file: Path, at: int | None, as_json: bool) -> None:
    """Every action that the master has thought of, with its chance, from what the seat to act knows."""
    record = open_record(file)
    game = find(record.game)
    for number, step in enumerate(records.steps(game, record)):
        state = step.state
        if number == at:
            break
    if state.actor < 0:
        why = voice.say("hint-over" if state.turn is None else "hint-chance")
        raise BadRequest("usage", why=voice.say("hint-none", turn=why))
    seat: int = state.actor
    master, _ = game.insight.level(LEVELS[-1], state.options, state.players)
    judged = SearchBot(0, master, seconds=THINKING, early=True).judge(game.mind(state.view(seat)))
    found = [{"action": game.texts[one.action], "value": round(one.value, 4), "visits": one.visits} for one in judged]
    if as_json:
        voice.json({"game": game.id, "seat": seat, "actions": found})
        return
    names = shown_names(voice.speech, record.names, record.players)
    words = Words(voice.speech, game, names, naming(names))
    voice.tell("hint-seat", name=names[seat])
    for one in found:
        text = str(one["action"])
        chance = voice.say("hint-share", share=100 * float(str(one["value"])))
        notation = text if voice.speech.language == "en" else ""
        voice.show(f"{chance:>8}  {label(words, text):<40} {notation}".rstrip())


def ladder(voice: Voice, as_json: bool) -> None:
    """The measured strengths, as `bench/ladder.py` left them."""
    measured = json.loads(files("sabbat.bots").joinpath("ladder.json").read_text("utf-8"))
    if as_json:
        voice.json(measured)
        return
    voice.tell("ladder-title")
    for level in LEVELS:
        voice.show(f"  {voice.say(f'level-{level}-name'):<12} {voice.say(f'level-{level}')}")
    for game in shelf():
        voice.show(f"\n{voice.speech.name(game)}", "bold")
        if game not in measured["games"]:
            voice.tell("ladder-none", game=voice.speech.name(game))
        for found in measured["games"].get(game, []):
            options = [voice.speech.value(game, name, value) for name, value in found["options"].items()]
            voice.tell(
                "ladder-table", options=" · ".join(options), some="yes" if options else "no", players=found["players"]
            )
            voice.console.print(ladder_table(voice, found["levels"]), soft_wrap=False)


def ladder_table(voice: Voice, rows: list[dict[str, Any]]) -> Table:
    """A line for each level above the lowest: what it won against the one below, and how long it thinks."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("level", "below", "matches", "mean"):
        table.add_column(voice.say(f"ladder-{column}"), justify="left" if column == "level" else "right")
    for row in rows:
        share = voice.say("ladder-share", share=row["below"], error=row["error"])
        thinks = voice.say("ladder-time", time=row["mean"])
        table.add_row(voice.say(f"level-{row['level']}-name"), share, str(row["matches"]), thinks)
    return table


def duel(
    voice: Voice, game_id: str, a: str, b: str, matches: int, seed: int, options: list[str], as_json: bool
) -> None:
    """Matches of two between two bots, with a progress bar while they play."""
    game = find(game_id)
    if matches < 1:
        raise BadRequest("bad-matches", matches=matches)
    if game.players[0] > 2:
        raise BadRequest("two-players", game=game.id)
    wanted = parsed(options)
    game.new(2, wanted)
    makers = find_bot(a, game), find_bot(b, game)
    with voice.progress(as_json) as progress:
        task = progress.add_task(f"{a} – {b}", total=matches)
        for score in duels.duel(game, wanted, *makers, matches, seed):
            progress.update(task, completed=score.matches)
    if as_json:
        voice.json(score_facts(score))
        return
    low, high = score.interval()
    voice.tell(
        "duel-result",
        a=a,
        b=b,
        a_wins=score.a_wins,
        b_wins=score.b_wins,
        ties=score.ties,
        matches=score.matches,
        share=100 * score.share,
        low=100 * low,
        high=100 * high,
    )
    for name, spent in zip((a, b), score.spent, strict=True):
        voice.tell("duel-time", bot=name, mean=1000 * mean(spent), worst=1000 * max(spent, default=0))


def score_facts(score: duels.Score) -> dict[str, Any]:
    """A duel's result for programs."""
    return {
        "a_wins": score.a_wins,
        "b_wins": score.b_wins,
        "ties": score.ties,
        "matches": score.matches,
        "share": round(score.share, 4),
        "interval": [round(end, 4) for end in score.interval()],
        "seconds_per_move": {
            name: {"mean": round(mean(spent), 6), "worst": round(max(spent, default=0.0), 6)}
            for name, spent in zip("ab", score.spent, strict=True)
        },
    }


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
