"""`sabbat play`: sets the table for a match in the terminal, new or saved."""

import hashlib
import json
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sabbat.bots.levels import find_bot
from sabbat.cli.menu import MenuChoice, choose
from sabbat.cli.people import BOT
from sabbat.cli.table import TerminalTable, key_file, number_in
from sabbat.cli.voice import Voice, open_record, read_json, read_text
from sabbat.core import fair
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest, Refused
from sabbat.core.match import Match
from sabbat.games import find, shelf

ALL = "all"


def play_in_terminal(
    voice: Voice,
    game_id: str | None,
    players: int | None,
    options: list[str],
    seed: str | None,
    against: str,
    seat: str,
    people: list[str],
    resume: Path | None,
) -> None:
    """Set the table from the command line's wishes, then play."""
    secret = hashlib.sha256(seed.encode()).digest() if seed is not None else secrets.token_bytes(fair.SECRET_BYTES)
    if resume is not None:
        match = resumed(resume)
    else:
        game = find(game_id) if game_id is not None else ask_game(voice)
        seats = game.players[0] if players is None else game.check_players(players)
        names = seated(voice, seats, own_seats(seat, seats), people, against)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        match = Match(game, seats, parsed(options), secret=secret, names=names, started=started)
    seats = int(match.state.players)
    make, first = find_bot(against, match.game), int.from_bytes(match.secret[:7], "big")
    bots = [make(first + n) for n in range(seats)]
    TerminalTable(voice, match, own_seats(seat, seats), bots, resume).run()


def own_seats(wish: str, seats: int) -> list[int]:
    """The seats that are played at this keyboard; people count them from 1."""
    if wish == ALL:
        return list(range(seats))
    if not 1 <= number_in(wish) <= seats:
        raise BadRequest("bad-seat", seat=wish, allowed=[*range(1, seats + 1), ALL])
    return [number_in(wish) - 1]


def seated(voice: Voice, seats: int, own: list[int], people: list[str], against: str) -> list[str]:
    """A name for each seat, as the record keeps it."""
    names = [f"{BOT}{against}"] * seats
    for n, seat in enumerate(own):
        names[seat] = people[n] if n < len(people) else voice.say("play-you")
    return names


def ask_game(voice: Voice) -> Game:
    """Let the player pick a game from the shelf."""
    games = list(shelf().values())
    voice.tell("play-which", "bold")
    offers = [
        voice.say("web-of", what=voice.speech.name(game.id), name=voice.speech.sentence(game.id)) for game in games
    ]
    choices = [MenuChoice(n, offer, game.id) for n, (offer, game) in enumerate(zip(offers, games, strict=True), 1)]
    if voice.menus():
        answer = choose(choices, voice.say("play-prompt-game"), "")
    else:
        for choice in choices:
            voice.show(f"{choice.number:>3}  {choice.label}")
        answer = sys.stdin.readline() or None
    if answer is None:
        raise SystemExit(0)
    answer = answer.strip() or "1"
    number = number_in(answer)
    return games[number - 1] if 1 <= number <= len(games) else find(answer)


def parsed(options: list[str]) -> dict[str, Any]:
    """Options written as name=value; a value that is no JSON is a text, and @FILE is the JSON in a file."""
    found: dict[str, Any] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadRequest("bad-option-text", text=text)
        found[name] = read_json(Path(value[1:])) if value.startswith("@") else parsed_value(value)
    return found


def parsed_value(value: str) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def resumed(file: Path) -> Match:
    """The saved match, ready to go on."""
    record = open_record(file)
    if record.outcome is not None:
        raise BadRequest("match-over", file=str(file))
    try:
        secret = bytes.fromhex(read_text(key_file(file)))
    except (ValueError, Refused):
        secret = b""
    if fair.commitment(secret) != record.commitment:
        raise BadRequest("no-key", file=str(file), key=str(key_file(file)))
    return Match.resume(find(record.game), record, secret)
