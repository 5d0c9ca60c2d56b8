"""What an assistant reads: a match as a short text, actions with their meaning, rules by clause, refusals."""

import json
from typing import Any

from sabbat.adapters.mcp.table import Standing
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest, IllegalAction, Refused
from sabbat.games import sections_of, shelf
from sabbat.locales import Speech

VIEW_MOST = 1500
"""The most characters of a view."""
NEWS_MOST = 30
"""So many of the latest actions are told."""
HEAD = ("game", "rules", "players", "options", "viewer", "turn")
CUT = "…"


def refused(speech: Speech, error: Refused) -> str:
    """A refusal: the clause, then the sentence."""
    sentence = speech.explain(error, called=lambda seat: seat_name(speech, seat))
    clause = error.clause if isinstance(error, IllegalAction) else None
    return f"{clause}: {sentence}" if clause else sentence


def seat_name(speech: Speech, seat: int) -> str:
    """A seat by its number, as the notation counts: from 0."""
    return speech.say("mcp-seat", seat=str(seat))


# -- the match -------------------------------------------------------------------------------------


def view_text(speech: Speech, game: Game, standing: Standing) -> str:
    """All that matters of a view, in fewer than VIEW_MOST characters."""
    head = f"{game.id} · {seat_name(speech, standing.seat)} / {standing.view['players']}\n{turn_text(speech, standing)}"
    return f"{head}\n{board_text(game, standing.view, VIEW_MOST - len(head) - 2)}"


def turn_text(speech: Speech, standing: Standing | None) -> str:
    """Whose turn it is and what is asked; at the end, how it ended."""
    if standing is None:
        return speech.say("mcp-not-begun")
    if standing.outcome is not None:
        return outcome_text(speech, standing.view["game"], standing.outcome)
    if standing.turn != standing.seat:
        return speech.say("mcp-others", seat=seat_name(speech, standing.turn or 0))
    asked = speech.phase(standing.view, standing.actions)
    return speech.say("mcp-your-turn", seat=seat_name(speech, standing.seat), asked=asked).rstrip()


def outcome_text(speech: Speech, game: str, outcome: dict[str, Any]) -> str:
    """How the match ended, a line for each seat."""
    lines = [speech.say("play-over", reason=speech.ending(game, outcome["reason"]))]
    for seat in sorted(range(len(outcome["ranks"])), key=lambda seat: outcome["ranks"][seat]):
        name, score = seat_name(speech, seat), outcome["scores"][seat]
        lines.append(speech.say("play-rank", rank=outcome["ranks"][seat], name=name, score=score))
    return "\n".join(lines)


def news_text(speech: Speech, news: list[str]) -> str:
    """What has happened: `0 fly`, `* draw ?`, the latest last."""
    if not news:
        return ""
    told = news[-NEWS_MOST:]
    earlier = f"{CUT} " if len(told) < len(news) else ""
    return speech.say("mcp-news", news=earlier + "; ".join(told)) + "\n"


def board_text(game: Game, view: dict[str, Any], most: int) -> str:
    """The game's picture if it is short enough, else the fields of the view, the longest of them shortened."""
    picture = "\n".join(line.rstrip() for line in game.picture(view).splitlines())
    if len(picture) <= most:
        return picture
    fields = {name: plain(value) for name, value in view.items() if name not in HEAD and value not in (None, [], {})}
    fields = {**plain_options(game, view), **fields}
    while sum(len(name) + len(text) + 3 for name, text in fields.items()) > most:
        longest = max(fields, key=lambda name: len(fields[name]))
        fields[longest] = shorter(fields[longest])
    return "\n".join(f"{name}: {text}" for name, text in fields.items())


def plain_options(game: Game, view: dict[str, Any]) -> dict[str, str]:
    """The options that are not as usual, but for long ones."""
    unusual = {
        option.name: view["options"][option.name]
        for option in game.options
        if view["options"][option.name] != option.default(view["players"])
    }
    return {name: plain(value) for name, value in unusual.items() if not isinstance(value, dict)}


def plain(value: Any) -> str:
    """A value of a view without the signs that a reader does not need."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace('"', "")


def shorter(text: str) -> str:
    """The last two thirds of a text: what came last is what matters."""
    return CUT + text[len(text) // 3 + 1 :].removeprefix(CUT)


def actions_text(speech: Speech, game: Game, standing: Standing | None) -> str:
    """What the seat may do now, each action with its meaning."""
    if standing is None or not (standing.actions or standing.asides):
        return turn_text(speech, standing)
    lines = [action_text(speech, game, action) for action in standing.actions]
    if standing.asides:
        lines += [speech.say("mcp-asides"), *(action_text(speech, game, action) for action in standing.asides)]
    return "\n".join(lines)


def action_text(speech: Speech, game: Game, action: str) -> str:
    """An action, and what a button for it would say."""
    said = speech.action(game.id, action, "can", lambda seat: seat_name(speech, seat))
    return f"{action} · {said}" if said else action


# -- games and rules -------------------------------------------------------------------------------


def games_text(speech: Speech) -> str:
    """Every game: its id, players, what it is like, its options."""
    return "\n".join(game_text(speech, game) for game in shelf().values())


def game_text(speech: Speech, game: Game) -> str:
    low, high = game.players
    options = "; ".join(f"{option.name}: {option.allowed(high)}" for option in game.options)
    return f"{game.id} ({low}–{high}) {speech.sentence(game.id)} [{options}]"


def contents_text(speech: Speech, game: Game) -> str:
    """The game in a few lines, and which clauses the rulebook has."""
    lines = [speech.name(game.id), *speech.named(f"{game.id}-five-")]
    for section in sections_of(game):
        lines.append(f"{speech.say(section['title'])}: {' '.join(section['clauses'])}")
    return "\n".join(lines)


def clause_text(speech: Speech, game: Game, clause: str) -> str:
    """One clause, also for `cou-14` or `14`; BadRequest if there is none."""
    known = [id for section in sections_of(game) for id in section["clauses"]]
    if not known:
        raise BadRequest("no-rulebook", game=game.id)
    wanted = clause.upper() if "-" in clause else f"{game.prefix}-{clause.upper()}"
    if wanted not in known:
        raise BadRequest("unknown-clause", game=game.id, clause=clause, first=known[0], last=known[-1])
    parts = [speech.attribute(wanted, "question"), speech.say(wanted), speech.attribute(wanted, "exact")]
    return f"{wanted} {' '.join(part for part in parts if part)}"
