"""The commands and their options; each hands over to a module that does the work."""

import platform
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import Abort, Exit, TyperException

from sabbat.arena.contest import Contest
from sabbat.arena.schedule import MODES
from sabbat.bots.levels import LEVELS
from sabbat.cli import analysing, arena, assistants, contests, drawings, house, newgame, puzzles, rulebook, serve, tapes
from sabbat.cli.helping import Commands
from sabbat.cli.terminal import parsed, play_in_terminal
from sabbat.cli.voice import BAD_INPUT, FAILED, known_wish, never_choke, say, voice, wish
from sabbat.core.build import compiled
from sabbat.core.errors import BadRequest, Refused
from sabbat.games import guest_at_fault, shelf
from sabbat.games.guests import told
from sabbat.locales import LANGUAGES

app = Commands(help=say("cli-about"), no_args_is_help=True, add_completion=False)
adventures = Commands(help=say("cli-adventure"), no_args_is_help=True)
app.add_typer(adventures, name="adventure")
app.add_typer(serve.commands)
app.add_typer(house.commands, name="house")
app.add_typer(puzzles.commands, name="puzzles")

Language = Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
GameId = Annotated[str, typer.Argument(help=say("cli-game"), metavar="GAME")]
File = Annotated[Path, typer.Argument(help=say("cli-file"), metavar="FILE")]


@app.command(help=say("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=say("cli-play-game"), metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option(help=say("cli-play-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-play-option"), metavar="K=V")] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-play-seed"))] = None,
    against: Annotated[str, typer.Option(help=say("cli-play-against", levels=list(LEVELS)))] = "apprentice",
    seat: Annotated[str, typer.Option(help=say("cli-play-seat"), metavar="N|all")] = "1",
    name: Annotated[list[str] | None, typer.Option(help=say("cli-play-name"), metavar="NAME")] = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-plain"))] = False,
    resume: Annotated[Path | None, typer.Option(help=say("cli-play-resume"), metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    voice.plain = voice.plain or plain
    play_in_terminal(voice, game, players, option or [], seed, against, seat, name or [], resume)


@app.command(help=say("cli-replay"))
def replay(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help=say("cli-replay-at"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-replay-seat"))] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    tapes.replay(voice, file, at, seat, as_json)


@app.command(help=say("cli-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(help=say("cli-files"), metavar="FILE…")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    tapes.verify(voice, files, as_json)


@app.command(help=say("cli-analyse"))
def analyse(
    file: File,
    simulations: Annotated[int, typer.Option(help=say("cli-analyse-simulations"))] = 400,
    rollouts: Annotated[int, typer.Option(help=say("cli-analyse-rollouts"))] = 24,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    analysing.analyse(voice, file, simulations, rollouts, as_json)


@app.command(help=say("cli-rules"))
def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(help=say("cli-rules-clause"), metavar="CLAUSE")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    rulebook.show(voice, game, clause, as_json)


@app.command(help=say("cli-picture"))
def picture(
    file: Annotated[Path, typer.Argument(help=say("cli-position"), metavar="FILE")], lang: Language = None
) -> None:
    drawings.picture(voice, file)


@adventures.command("check", help=say("cli-adventure-check"))
def check_adventure(
    file: Annotated[Path, typer.Argument(help=say("cli-adventure-file"), metavar="FILE")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    drawings.check_adventure(voice, file, as_json)


adventures.command("hide", help=say("cli-adventure-hide"))(serve.hide_adventure)


@app.command(help=say("cli-hint"))
def hint(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help=say("cli-replay-at"))] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    contests.hint(voice, file, at, as_json)


@app.command(help=say("cli-bots"))
def bots(as_json: AsJson = False, lang: Language = None) -> None:
    contests.ladder(voice, as_json)


@app.command(help=say("cli-duel"))
def duel(
    game: GameId,
    a: Annotated[str, typer.Argument(metavar="A", help=say("cli-duel-bot", levels=list(LEVELS)))],
    b: Annotated[str, typer.Argument(metavar="B", help=say("cli-duel-other"))],
    matches: Annotated[int, typer.Option(help=say("cli-duel-matches"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-duel-seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-play-option"), metavar="K=V")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    contests.duel(voice, game, a, b, matches, seed, option or [], as_json)


@app.command("arena", help=say("cli-arena"))
def contest(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help=say("cli-arena-bots", levels=list(LEVELS)))],
    mode: Annotated[str, typer.Option(help=say("cli-arena-mode", modes=list(MODES)))] = MODES[0],
    players: Annotated[int, typer.Option(help=say("cli-arena-players"))] = 2,
    rounds: Annotated[int, typer.Option(help=say("cli-arena-rounds"))] = 50,
    test: Annotated[float | None, typer.Option(help=say("cli-arena-test"), metavar="ERROR")] = None,
    playouts: Annotated[int, typer.Option(help=say("cli-arena-playouts"), min=0)] = 0,
    short: Annotated[bool, typer.Option("--short", help=say("cli-arena-short"))] = False,
    workers: Annotated[int, typer.Option(help=say("cli-arena-workers"), min=1)] = 2,
    cluster: Annotated[str | None, typer.Option(help=say("cli-arena-cluster"), metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-arena-out"), metavar="FOLDER")] = None,
    parquet: Annotated[bool, typer.Option("--parquet", help=say("cli-arena-parquet"))] = False,
    seed: Annotated[int, typer.Option(help=say("cli-duel-seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-play-option"), metavar="K=V")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    wanted = Contest(game, bots, mode, players, parsed(option or []), rounds, seed, test, playouts, short)
    arena.arena(voice, wanted, arena.pool_of(workers, cluster), arena.Output(out, parquet, as_json))


@app.command(help=say("cli-games"))
def games(as_json: AsJson = False, lang: Language = None) -> None:
    rulebook.list_games(voice, as_json)


@app.command("new-game", help=say("cli-new-game"))
def make_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("cli-new-game-name"))],
    folder: Annotated[Path | None, typer.Option("--into", help=say("cli-new-game-into"), metavar="FOLDER")] = None,
    lang: Language = None,
) -> None:
    newgame.new_game(voice, name, folder)


@app.command(help=say("cli-mcp"))
def mcp(
    http: Annotated[bool, typer.Option("--http", help=say("cli-mcp-http"))] = False,
    host: Annotated[str, typer.Option(help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-serve-port"), min=0, max=65535)] = 8667,
    lang: Language = None,
) -> None:
    assistants.serve(voice, http, host, port)


@app.command(help=say("cli-info"))
def info(as_json: AsJson = False, lang: Language = None) -> None:
    facts = {
        "version": version("sabbat"),
        "build": "compiled" if compiled() else "interpreted",
        "python": platform.python_version(),
        "games": list(shelf()),
    }
    if as_json:
        voice.json(facts)
        return
    voice.tell("info-version", version=facts["version"], build=say(f"info-{facts['build']}"), python=facts["python"])
    voice.tell("info-games", games=facts["games"])


def main() -> None:
    """Run a command; whatever is wrong with the input is said in one sentence, with exit code 2."""
    never_choke()
    sys.path.append(str(Path.cwd()))  # a bot by its dotted path may lie in the folder where the command is given
    try:
        if not known_wish:
            raise BadRequest("bad-option-value", option="--lang", value=wish or "?", allowed=LANGUAGES)
        sys.exit(app(prog_name="sabbat", standalone_mode=False) or 0)
    except Refused as error:
        voice.fail(error)
    except Exit as end:
        sys.exit(end.exit_code)
    except (Abort, KeyboardInterrupt):
        sys.exit(130)
    except TyperException as error:
        usage(error)
    except Exception as error:
        guest = guest_at_fault(error)
        if guest is None:
            raise
        voice.fail(BadRequest("guest-failed", game=guest.id, why=told(error)), FAILED)


def usage(error: Any) -> None:
    """Say what is wrong with the command line itself."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "sabbat"
    if kind == "NoArgsIsHelpError":
        print(error.format_message())
        sys.exit(BAD_INPUT)
    if kind == "NoSuchOption":
        voice.complain(BadRequest("no-such-option", option=error.option_name))
    elif kind == "MissingParameter":
        voice.complain(
            BadRequest(
                "missing-argument", argument=(error.param.metavar or error.param.name or "?").rstrip("…").upper()
            )
        )
    elif kind == "BadParameter" and error.param is not None:
        named = error.param.opts[0] if error.param.opts else error.param.name
        voice.complain(BadRequest("bad-value", option=named))
    elif kind == "BadOptionUsage":
        reason = "option-needs-value" if "requires" in error.message else "option-takes-no-value"
        voice.complain(BadRequest(reason, option=error.option_name))
    elif error.message.startswith("No such command "):
        named = error.message.removeprefix("No such command ")
        voice.complain(BadRequest("no-such-command", command=named.rstrip(".").strip("'\"")))
    elif error.message.startswith("Got unexpected extra argument"):
        voice.complain(BadRequest("extra-argument", argument=error.message.partition(" (")[2].removesuffix(")")))
    else:
        voice.complain(BadRequest("usage", why=error.format_message()))
    voice.complain(BadRequest("see-help", command=command))
    sys.exit(BAD_INPUT)
