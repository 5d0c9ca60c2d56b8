"""A match in the terminal: what happened, the table, and what one may do, until it is over."""

import sys
from pathlib import Path

from sabbat.bots.players import Bot, tell
from sabbat.cli import rulebook
from sabbat.cli.menu import MenuChoice, choose
from sabbat.cli.people import shown_names
from sabbat.cli.scenes import deed, label, scene_of
from sabbat.cli.scenes.scene import Scene, Words
from sabbat.cli.tapes import tell_outcome
from sabbat.cli.voice import Voice, write_text
from sabbat.core import fair
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.core.match import Match
from sabbat.core.record import Move
from sabbat.locales import naming

COMMANDS = ("help", "look", "undo", "save", "quit")
"""What one may type besides an action; each also by its name in the person's language."""


def number_in(text: str) -> int:
    """The number that somebody typed, or 0 for what is none that could be on offer."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def key_file(file: Path) -> Path:
    """Where the secret of a match that is not over is kept: beside its record, not in it."""
    return file.with_name(file.name + ".key")


class TerminalTable:
    """One person (or several at one keyboard) and the bots, until the match ends."""

    def __init__(self, voice: Voice, match: Match, own: list[int], bots: list[Bot], file: Path | None = None) -> None:
        self.voice = voice
        self.match = match
        self.game = match.game
        self.own = own
        """The seats that are played at this keyboard."""
        self.bots = bots
        """One for each seat, whether it is needed or not."""
        self.file = file
        """Where the match was saved: its end is written there, too."""
        self.names = shown_names(voice.speech, match.names, match.state.players, own)
        self.refused: IllegalAction | None = None
        """The last refusal since the person was asked."""
        self.seen: dict[int, Scene] = {}
        """What each seat of this keyboard saw when it was asked last."""
        self.told: str | None = None
        """Whose deed was told last, since somebody here was asked."""

    # -- the match -------------------------------------------------------------------------------------

    def run(self) -> None:
        self.greet()
        while (turn := self.match.state.turn) is not None:
            if turn == "chance":
                self.make(Move(None, self.match.due()))
            elif turn in self.own:
                if not self.ask(int(turn)):
                    self.voice.tell("play-bye")
                    return
            else:
                self.let_bot_play(int(turn))
        self.voice.show("")
        self.voice.scene(scene_of(self.match.state.dump(), self.words(None)))
        tell_outcome(self.voice, self.match.record(), self.match.state, self.own)
        if self.file is not None:
            self.save(self.file)

    def words(self, seat: int | None) -> Words:
        """How the table is told to a seat of this keyboard."""
        mine = seat if len(self.own) == 1 else None
        return Words(self.voice.speech, self.game, self.names, naming(self.names, mine))

    def let_bot_play(self, seat: int) -> None:
        state = self.match.state
        with self.voice.waiting(self.voice.say("web-turn-of", name=self.names[seat])):
            action = self.bots[seat].choose(self.game.mind(state.view(seat)), state.actions())
        self.make(Move(seat, action))

    def make(self, move: Move) -> None:
        """Nature or a bot makes a move: the person is told, and so are the bots that listen."""
        self.tell_event(move)
        self.follow(move)

    def follow(self, move: Move) -> None:
        """A move is made, and bots that listen are told what their seats see of it; IllegalAction changes nothing."""
        before = self.match.state.clone()
        self.match.follow(move)
        for own, bot in enumerate(self.bots):
            tell(bot, own, before, move)

    # -- what is told ----------------------------------------------------------------------------------

    def greet(self) -> None:
        speech = self.voice.speech
        self.voice.show(speech.name(self.game.id), "bold")
        if speech.knows(f"{self.game.id}-goal"):
            self.voice.show(speech.say(f"{self.game.id}-goal"))
        for line in self.settings():
            self.voice.show(line, "dim")
        if self.voice.draws():
            self.voice.tell("play-underlined", "dim")
        self.voice.tell("play-commitment", "dim", commitment=fair.commitment(self.match.secret))
        self.help()

    def settings(self) -> list[str]:
        """Who begins, and every option that is not as usual."""
        speech, state = self.voice.speech, self.match.state
        lines = []
        for option in self.game.options:
            value = state.options[option.name]
            if option.name == "first":
                lines.append(f"{self.voice.say('web-first')} {self.names[value]}.")
            elif value != option.default(state.players) and value is not None:
                meaning, said = speech.option(self.game.id, option.name), self.value(option.name, value)
                lines.append(self.voice.say("play-chosen", option=meaning, value=said))
        return lines

    def value(self, option: str, value: object) -> str:
        """An option's value in words, where the game has any for it."""
        if isinstance(value, dict):
            return str(value.get("name", "…"))
        words = value if isinstance(value, list) else [value]
        return ", ".join(self.voice.speech.value(self.game.id, option, word) for word in words)

    def help(self) -> None:
        helped, look, undo, save, leave = (self.voice.say(f"play-word-{name}") for name in COMMANDS)
        clause = f"{self.game.prefix}-1"
        self.voice.tell("play-help", "dim", help=helped, look=look, undo=undo, save=save, quit=leave, clause=clause)

    def tell_event(self, move: Move) -> None:
        """Say what is about to happen, as far as the person may know it; whoever acts is named once."""
        mine = self.own[0] if len(self.own) == 1 else None
        action = move.action if mine is None else self.match.state.seen(move.action, mine)
        who = self.voice.say("web-fate") if move.seat is None else self.names[move.seat]
        if self.told is None and move.seat is not None and self.seen:
            self.voice.tell("play-since", "bold")
        sentence = deed(self.words(mine), action)
        self.voice.show(f"  {sentence}" if who == self.told else f"  {who} · {sentence}")
        self.told = who

    # -- what is asked ---------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show what the seat sees and may do, then take commands until the table changes; False to leave."""
        state, words = self.match.state, self.words(seat)
        view = state.view(seat)
        scene = scene_of(view, words)
        self.voice.show("")
        self.voice.scene(scene, self.seen.get(seat, ()))
        self.seen[seat], self.told, self.refused = scene, None, None
        self.voice.tell("play-your-turn", "bold", name=self.names[seat], alone="yes" if len(self.own) == 1 else "no")
        self.voice.show(self.voice.speech.phase(view, state.actions()))
        choices = self.choices(seat)
        if not self.voice.menus():
            self.show_choices(choices)
        while True:
            command = self.read(choices)
            if command is None or self.command(command) == "quit":
                return False
            if self.obey(seat, command, choices):
                return True

    def choices(self, seat: int) -> list[MenuChoice]:
        """What the seat may do now, and out of turn."""
        words, actions = self.words(seat), [*self.match.state.actions(), *self.match.state.asides(seat)]
        english = self.voice.speech.language == "en"
        return [
            MenuChoice(number, label(words, action), action, action if english else "")
            for number, action in enumerate(actions, 1)
        ]

    def show_choices(self, choices: list[MenuChoice]) -> None:
        width = max((len(choice.label) for choice in choices), default=0)
        for choice in choices:
            self.voice.show(f"{choice.number:>4}  {choice.label:<{width}}  {choice.notation}".rstrip())

    def read(self, choices: list[MenuChoice]) -> str | None:
        """One command; None at the end of the input."""
        prompt = self.voice.say("play-prompt")
        if self.voice.menus():
            return choose(choices, prompt, self.voice.say("play-more", count=len(choices)))
        self.voice.console.print(f"{prompt} > ", end="", markup=False)
        line = sys.stdin.readline()
        return " ".join(line.split()) if line else None

    def command(self, typed: str) -> str:
        """The command that the first word means, in English or in the person's language; nothing if it is none."""
        word = typed.partition(" ")[0]
        return next((name for name in COMMANDS if word in (name, self.voice.say(f"play-word-{name}"))), "")

    def obey(self, seat: int, typed: str, choices: list[MenuChoice]) -> bool:
        """Carry out one command; True if the table has changed."""
        word, _, rest = typed.partition(" ")
        command = self.command(typed)
        if word == "?":
            self.explain(rest, choices)
        elif command == "help" or not typed:
            self.help()
        elif command == "look":
            self.voice.scene(scene_of(self.match.state.view(seat), self.words(seat)))
        elif command == "undo":
            return self.undo(seat)
        elif command == "save":
            self.save(Path(rest or f"{self.game.id}.sabbat"))
        else:
            return self.act(seat, typed, choices)
        return False

    def act(self, seat: int, typed: str, choices: list[MenuChoice]) -> bool:
        """Play what was typed: a number, an action as it is written, or words of one choice."""
        if typed.isdecimal() and not 1 <= number_in(typed) <= len(choices):
            self.voice.tell("play-number", "red", count=len(choices), number=typed)
            return False
        action = typed
        if typed.isdecimal():
            action = choices[number_in(typed) - 1].action
        elif typed not in self.game.texts:
            matching = [choice for choice in choices if choice.has(typed)]
            if len(matching) > 1:
                self.voice.tell("play-which-one")
                self.show_choices(matching)
                return False
            action = matching[0].action if matching else typed
        try:
            self.follow(Move(seat, action))
        except IllegalAction as error:
            self.refuse(error, seat)
            return False
        if self.voice.menus():
            chosen = next((choice.label for choice in choices if choice.action == action), action)
            self.voice.show(f"› {chosen}", "bold")
        return True

    # -- commands --------------------------------------------------------------------------------------

    def refuse(self, error: IllegalAction, seat: int) -> None:
        """Say why not, and that ? tells more."""
        self.refused = error if error.reason != "unknown-action" else None
        called = self.words(seat).called
        clause = error.clause if self.refused else None
        more = self.voice.say("play-rule", clause=clause) if clause else self.voice.say("play-what-else")
        self.voice.show(f"{self.voice.speech.explain(error, spoken=True, called=called)} {more}", "red")

    def explain(self, wanted: str, choices: list[MenuChoice]) -> None:
        """The clause asked for, or the one behind the last refusal; what one may do if there is none."""
        clause = wanted or (self.refused.clause if self.refused else None)
        if not clause:
            self.voice.tell("play-possible")
            self.show_choices(choices)
            self.help()
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
            over, record = self.match.state.turn is None, self.match.record()
            write_text(file, str(record.sealed() if over else record))
            if over:
                key_file(file).unlink(missing_ok=True)
            else:
                write_text(key_file(file), self.match.secret.hex())
        except BadRequest as error:
            self.voice.show(self.voice.speech.explain(error), "red")
        else:
            self.file = file
            self.voice.tell("play-saved", file=str(file))
