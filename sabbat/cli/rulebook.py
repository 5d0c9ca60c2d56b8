"""`sabbat rules` and `sabbat games`: what there is to play, and by which rules."""

from typing import Any

from sabbat.cli.voice import Voice
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest
from sabbat.games import find, sections_of, shelf, turned_away


def rulebook_of(game: Game) -> list[dict[str, Any]]:
    """The rulebook's sections; BadRequest if none is written."""
    sections = sections_of(game)
    if not sections:
        raise BadRequest("no-rulebook", game=game.id)
    return sections


def clause_facts(voice: Voice, clause: str) -> dict[str, str]:
    """The text of a clause; of a decision also the question and the reason, of some the exact measures."""
    parts = {"clause": clause, "text": voice.say(clause)}
    for name in ("question", "why", "exact"):
        said = voice.speech.attribute(clause, name)
        if said is not None:
            parts[name] = said
    return parts


def find_clause(game: Game, clause: str) -> str:
    """The clause as the rulebook writes it: COU-14, also for cou-14 or 14."""
    known = [id for section in rulebook_of(game) for id in section["clauses"]]
    wanted = clause.upper() if "-" in clause else f"{game.prefix}-{clause.upper()}"
    if wanted not in known:
        ordered = sorted(known, key=_number)
        raise BadRequest("unknown-clause", game=game.id, clause=clause, first=ordered[0], last=ordered[-1])
    return wanted


def _number(clause: str) -> tuple[bool, int]:
    """Where a clause stands when they are counted: AIR-55 before AIR-D1."""
    number = clause.partition("-")[2]
    return number.startswith("D"), int(number.lstrip("D"))


def show_front(voice: Voice, front: dict[str, Any]) -> None:
    """Print what comes before the rules."""
    for text in front["story"]:
        voice.paragraph(f"\n{text}")
    for title, lines in (("five", front["five"]), ("box", front["box"])):
        if lines:
            voice.show(f"\n{voice.say(f'web-book-{title}')}", "bold")
        for line in lines:
            voice.paragraph(line, indent=2, mark="• ")
    if front["disputes"]:
        voice.show(f"\n{voice.say('web-book-disputes')}", "bold")
    for dispute in front["disputes"]:
        voice.show(f"{dispute['question']} ({dispute['clause']})", "italic")
        for part in ("print", "house", "option"):
            line = voice.say("web-of", what=voice.say(f"web-book-{part}"), name=dispute[part])
            voice.paragraph(line, indent=2)


def show(voice: Voice, game_id: str, clause: str | None, as_json: bool) -> None:
    """The whole rulebook, or one clause."""
    game = find(game_id)
    if clause is not None:
        parts = clause_facts(voice, find_clause(game, clause))
        voice.json(parts) if as_json else show_clause(voice, parts)
        return
    sections: list[dict[str, Any]] = [
        {"title": voice.say(section["title"]), "clauses": [clause_facts(voice, id) for id in section["clauses"]]}
        for section in rulebook_of(game)
    ]
    if as_json:
        voice.json({"game": game.id, **voice.speech.front(game), "sections": sections})
        return
    voice.show(voice.speech.name(game.id), "bold")
    voice.paragraph(voice.speech.sentence(game.id))
    show_front(voice, voice.speech.front(game))
    for section in sections:
        voice.show(f"\n{section['title']}", "bold")
        for parts in section["clauses"]:
            show_clause(voice, parts)


def show_clause(voice: Voice, parts: dict[str, str]) -> None:
    question = f" {parts['question']}" if "question" in parts else ""
    voice.paragraph(f"{question} {parts['text']}", head=parts["clause"])
    if "exact" in parts:
        exact = voice.say("web-of", what=voice.say("web-book-exact"), name=parts["exact"])
        voice.paragraph(exact, "dim", indent=4)
    if "why" in parts:
        voice.paragraph(voice.say("rules-why", text=parts["why"]), "dim", indent=4)


def list_games(voice: Voice, as_json: bool) -> None:
    """Every game with its name, players, options; and, where errors belong, who was left out."""
    for refusal in turned_away():
        voice.complain(refusal)
    if as_json:
        voice.json([game_facts(voice, game) for game in shelf().values()])
        return
    for game in shelf().values():
        low, high = game.players
        seats = voice.say("games-players", low=low, high=high)
        voice.show(f"{game.id:<22} {seats:<14} {voice.speech.sentence(game.id)}")


def game_facts(voice: Voice, game: Game) -> dict[str, Any]:
    low, high = game.players
    return {
        "game": game.id,
        "name": voice.speech.name(game.id),
        "sentence": voice.speech.sentence(game.id),
        "players": [low, high],
        "rules": game.rules,
        "actions": game.action_count,
        "longest": game.longest,
        "options": {
            option.name: {
                "default": option.default(low),
                "allowed": option.allowed(high),
                "meaning": voice.speech.option(game.id, option.name),
            }
            for option in game.options
        },
    }
