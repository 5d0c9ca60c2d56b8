"""A match in the terminal: the board as text, legal actions numbered, the rule behind each refusal."""

import hashlib
import json
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sabbat.bots.levels import find_bot
from sabbat.bots.players import Bot
from sabbat.cli import rulebook
from sabbat.cli.tapes import tell_outcome
from sabbat.cli.voice import Voice, open_record, read_json, read_text, write_text
from sabbat.core import fair
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest, IllegalAction, Refused
from sabbat.core.match import Match
from sabbat.games import find, shelf

ALL_SEATS = -1


def play_in_terminal(
    voice: Voice,
    game_id: str | None,
    players: int | None,
    options: list[str],
    seed: str | None,
    against: str,
    seat: int,
    resume: Path | None,
) -> None:
    """Set the table from the command line's wishes, then play."""
    secret = hashlib.sha256(seed.encode()).digest() if seed is not None else secrets.token_bytes(fair.SECRET_BYTES)
    if resume is not None:
        match = resumed(resume)
    else:
        game = find(game_id) if game_id is not None else ask_game(voice)
        seats = game.players[0] if players is None else game.check_players(players)
        names = [voice.say("play-you") if seat in (n, ALL_SEATS) else f"bot:{against}" for n in range(seats)]
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        match = Match(game, seats, parsed(options), secret=secret, names=names, started=started)
    seats = int(match.state.players)
    if not ALL_SEATS <= seat < seats:
        raise BadRequest("bad-seat", seat=seat, allowed=[ALL_SEATS, *range(seats)])
    bot = find_bot(against, match.game)(int.from_bytes(match.secret[:7], "big"))
    Table(voice, match, seat, bot, resume).run()


def ask_game(voice: Voice) -> Game:
    """Let the player pick a game from the shelf."""
    games = list(shelf().values())
    voice.tell("play-which", "bold")
    for number, game in enumerate(games, 1):
        name, sentence = voice.speech.name(game.id), voice.speech.sentence(game.id)
        voice.show(f"{number:>3}  {name}: {sentence}")
    line = sys.stdin.readline()
    answer = line.strip() or "1"
    if not line:
        raise SystemExit(0)
    number = number_in(answer)
    return games[number - 1] if 1 <= number <= len(games) else find(answer)


def number_in(text: str) -> int:
    """The number that somebody typed, or 0 for what is none that could be on offer."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0


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


def key_file(file: Path) -> Path:
    """Where the secret of a match that is not over is kept: beside its record, not in it."""
    return file.with_name(file.name + ".key")


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


class Table:
    """One person (or several at one keyboard) and the bots, until the match ends."""

    def __init__(self, voice: Voice, match: Match, seat: int, bot: Bot, file: Path | None = None) -> None:
        self.voice = voice
        self.match = match
        self.game = match.game
        self.seat = seat
        self.bot = bot
        self.file = file
        """Where the match was saved: its end is written there, too."""
        self.refused: str | None = None
        """The clause of the last refusal."""

    def run(self) -> None:
        self.greet()
        while (turn := self.match.state.turn) is not None:
            if turn == "chance":
                self.tell_event(None, self.match.due())
                self.match.draw()
            elif turn == self.seat or self.seat == ALL_SEATS:
                if not self.ask(int(turn)):
                    self.voice.tell("play-bye")
                    return
            else:
                self.let_bot_play(int(turn))
        self.voice.show("\n" + self.game.picture(self.match.state.dump()))
        tell_outcome(self.voice, self.match.record(), self.match.state)
        if self.file is not None:
            self.save(self.file)

    def greet(self) -> None:
        self.voice.show(self.voice.speech.name(self.game.id), "bold")
        self.voice.tell("play-options", options=json.dumps(self.match.state.options))
        self.voice.tell("play-commitment", "dim", commitment=fair.commitment(self.match.secret))
        self.voice.tell("play-help", "dim")

    def let_bot_play(self, seat: int) -> None:
        state = self.match.state
        action = self.bot.choose(self.game.mind(state.view(seat)), state.actions())
        self.tell_event(seat, action)
        self.match.act(seat, action)

    def tell_event(self, seat: int | None, action: str) -> None:
        """Say what is about to happen, as far as the person may know it."""
        shown = action if self.seat == ALL_SEATS else self.match.state.seen(action, self.seat)
        who = self.voice.say("play-chance") if seat is None else self.name(seat)
        self.voice.show(f"  {who}: {shown}  {self.voice.speech.action(self.game.id, shown)}", "dim")

    def name(self, seat: int) -> str:
        letter = self.voice.say("play-seat", seat=seat)
        return f"{letter} ({self.match.names[seat]})" if self.match.names else letter

    def ask(self, seat: int) -> bool:
        """Show what the seat knows and may do, then take one command; False to leave."""
        state = self.match.state
        view = state.view(seat)
        self.voice.show("\n" + self.game.picture(view))
        self.voice.tell("play-your-turn", "bold", name=self.name(seat))
        self.voice.show(self.voice.speech.phase(view))
        for number, action in enumerate(state.actions(), 1):
            self.voice.show(f"{number:>4}  {action:<14} {self.voice.speech.action(self.game.id, action)}")
        if state.asides(seat):
            self.voice.tell("play-asides", actions=state.asides(seat))
        while True:
            self.voice.console.print(f"{self.voice.say('play-prompt')} > ", end="", markup=False)
            line = sys.stdin.readline()
            if not line or line.strip() == "quit":
                return False
            if self.obey(seat, " ".join(line.split())):
                return True

    def obey(self, seat: int, command: str) -> bool:
        """Carry out one command; True if the table has changed."""
        word, _, rest = command.partition(" ")
        if word == "?":
            self.tell_rule(rest)
        elif word in ("help", "h", ""):
            self.voice.tell("play-help")
        elif command == "undo":
            return self.undo(seat)
        elif word == "save":
            self.save(Path(rest or f"{self.game.id}.sabbat"))
        else:
            return self.act(seat, command)
        return False

    def act(self, seat: int, command: str) -> bool:
        actions = self.match.state.actions()
        if command.isdecimal():
            number = number_in(command)
            if not 1 <= number <= len(actions):
                self.voice.tell("play-number", "red", count=len(actions), number=command)
                return False
            command = actions[number - 1]
        try:
            self.match.act(seat, command)
        except IllegalAction as error:
            self.refused = error.clause
            rule = f" {self.voice.say('play-rule', clause=error.clause)}" if error.clause else ""
            self.voice.show(self.voice.speech.explain(error) + rule, "red")
            return False
        return True

    def tell_rule(self, wanted: str) -> None:
        """The clause asked for, or the one behind the last refusal."""
        clause = wanted or self.refused
        if clause is None:
            self.voice.tell("play-no-refusal")
            return
        try:
            parts = rulebook.clause_facts(self.voice, rulebook.find_clause(self.game, clause))
        except BadRequest as error:
            self.voice.show(self.voice.speech.explain(error), "red")
        else:
            rulebook.show_clause(self.voice, parts)

    def undo(self, seat: int) -> bool:
        if not self.match.take_back(seat):
            self.voice.tell("play-nothing-to-undo")
            return False
        self.voice.tell("play-undone")
        return True

    def save(self, file: Path) -> None:
        """Write the match down; while it is not over its secret goes into a file of its own."""
        try:
            write_text(file, str(self.match.record()))
            if self.match.state.turn is None:
                key_file(file).unlink(missing_ok=True)
            else:
                write_text(key_file(file), self.match.secret.hex())
        except BadRequest as error:
            self.voice.show(self.voice.speech.explain(error), "red")
        else:
            self.file = file
            self.voice.tell("play-saved", file=str(file))
