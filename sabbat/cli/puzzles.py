"""`sabbat puzzles …`: look for puzzles in self-play or in the matches of a house, and check them."""

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sabbat.analysis.mining import Collection, find, of_record, puzzle_in
from sabbat.analysis.puzzles import RECHECK, RECHECK_DICE, Puzzle, Recheck, lead, recheck
from sabbat.cli.serve import Database, Language
from sabbat.cli.voice import read_text, say, voice, write_text
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record
from sabbat.games import find as find_game
from sabbat.games import shelf

commands = typer.Typer(help=say("cli-puzzles"), no_args_is_help=True, rich_markup_mode=None)
PuzzleFile = Annotated[Path, typer.Argument(help=say("cli-puzzles-file"), metavar="FILE")]
SELF_PLAY = "self-play "


@commands.command("find", help=say("cli-puzzles-find"))
def find_puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    file: PuzzleFile,
    wanted: Annotated[int, typer.Option(help=say("cli-puzzles-wanted"), min=1)] = 60,
    start: Annotated[int | None, typer.Option(help=say("cli-puzzles-start"), min=0)] = None,
    matches: Annotated[int | None, typer.Option(help=say("cli-puzzles-matches"), min=1)] = None,
    lang: Language = None,
) -> None:
    """Every puzzle is in the file as soon as it is found; a search that was broken off goes on after its last match."""
    known = Collection(wanted, read(file) if file.exists() else [])
    first = after(known.puzzles) if start is None else start
    for puzzle in find(find_game(game), known, first, None if matches is None else first + matches):
        write(file, known.puzzles)
        tell(puzzle)
    voice.tell("puzzles-found", count=len(known.puzzles))


@commands.command("check", help=say("cli-puzzles-check"))
def check_puzzles(
    file: PuzzleFile,
    times: Annotated[int, typer.Option(help=say("cli-puzzles-times"), min=1)] = RECHECK,
    dice: Annotated[int, typer.Option(help=say("cli-puzzles-dice"), min=1)] = RECHECK_DICE,
    most: Annotated[int | None, typer.Option(help=say("cli-puzzles-check-most"), min=1)] = None,
    results: Annotated[Path | None, typer.Option(help=say("cli-puzzles-results"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
    lang: Language = None,
) -> None:
    """Every result is in the file of results as soon as it is there; what is in it already is not searched again.

    A shorter search counts for nothing, nor does one with other dice; of two results of a puzzle the later one holds.
    """
    puzzles = read(file)
    told = {one["id"]: one for one in _lines(results) if one.get("dice", RECHECK_DICE) == dice}
    for puzzle in [one for one in puzzles if not _is_checked(one, told, times)][:most]:
        found = recheck(puzzle, find_game(puzzle.game), times, dice)
        told[puzzle.id] = facts_of(found)
        if results is not None:
            with results.open("a", encoding="utf-8") as lines:
                lines.write(msgspec.json.encode(told[puzzle.id]).decode() + "\n")
        if not as_json:
            tell(msgspec.structs.replace(puzzle, choices=found.choices), found.survives)
    known = [told[puzzle.id] for puzzle in puzzles if _is_checked(puzzle, told, times)]
    if as_json:
        voice.json(known)
    else:
        voice.tell("puzzles-checked", survived=sum(one["survives"] for one in known), count=len(known))


def _is_checked(puzzle: Puzzle, told: dict[str, dict[str, Any]], times: int) -> bool:
    """Whether there is a result of a search that was long enough."""
    return puzzle.id in told and bool(told[puzzle.id]["simulations"] >= times * puzzle.simulations)


def facts_of(found: Recheck) -> dict[str, Any]:
    """A recheck as plain JSON values."""
    ahead = found.lead
    return {
        "id": found.puzzle.id,
        "best": found.choices[0].action,
        "chance": found.choices[0].chance,
        "lead": round(ahead.by, 4),
        "error": round(ahead.error, 4),
        "simulations": found.simulations,
        "dice": found.dice,
        "survives": found.survives,
    }


def _lines(results: Path | None) -> list[dict[str, Any]]:
    """The results in a file, if there is one."""
    if results is None or not results.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=dict[str, Any]) for line in read_text(results).splitlines()]
    except msgspec.DecodeError as error:
        raise BadRequest("no-file", file=str(results), why=str(error)) from None


@commands.command("mine", help=say("cli-puzzles-mine"))
def mine(
    database: Database = "sabbat.db",
    most: Annotated[int, typer.Option(help=say("cli-puzzles-most"), min=1)] = 20,
    lang: Language = None,
) -> None:
    """The house may be open meanwhile. A match gives one puzzle at most, and none that is like one known before."""
    from sabbat.server.storage import backups

    kept = _kept(database)
    known = {game: Collection(10_000, own) for game, own in kept.items()}
    done = {puzzle.source for own in kept.values() for puzzle in own}
    found = 0
    for code, facts, record in backups.finished(database):
        game = shelf().get(facts["game"])
        if game is None or code in done or found == most:
            continue
        puzzle = puzzle_in(game, list(of_record(game, Record.parse(record))), code, known[game.id])
        if puzzle is not None:
            _keep(database, puzzle)
            known[game.id].add(puzzle)
            tell(puzzle)
            found += 1
    voice.tell("puzzles-found", count=found)


def _kept(database: str) -> dict[str, list[Puzzle]]:
    """The puzzles that a house has, by game."""
    from sabbat.server.live.puzzles import Puzzles
    from sabbat.server.storage.databases import open_store
    from sabbat.server.storage.puzzles import KeptPuzzles

    store = open_store(database)
    try:
        every = asyncio.run(Puzzles(KeptPuzzles(store)).all()).values()
    finally:
        store.close()
    return {game: [one for one in every if one.game == game] for game in shelf()}


def _keep(database: str, puzzle: Puzzle) -> None:
    from sabbat.server.storage.databases import open_store
    from sabbat.server.storage.puzzles import KeptPuzzles

    store = open_store(database)
    try:
        asyncio.run(KeptPuzzles(store).keep(puzzle.id, puzzle.source, msgspec.json.encode(puzzle)))
    finally:
        store.close()


def read(file: Path) -> list[Puzzle]:
    """The puzzles in a file; BadRequest if it holds something else."""
    try:
        return msgspec.json.decode(read_text(file), type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise BadRequest("no-file", file=str(file), why=str(error)) from None


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """One puzzle a line, so that a difference can be read."""
    rows = ",\n".join(msgspec.json.encode(one).decode() for one in puzzles)
    write_text(file, f"[\n{rows}\n]\n")


def after(puzzles: list[Puzzle]) -> int:
    """The number of the match after the last that gave one of these puzzles."""
    numbers = [int(one.source.removeprefix(SELF_PLAY)) for one in puzzles if one.source.startswith(SELF_PLAY)]
    return max(numbers, default=-1) + 1


def tell(puzzle: Puzzle, survives: bool = True) -> None:
    """A line about a puzzle."""
    best = puzzle.choices[0]
    facts = {"chance": best.chance // 10_000, "lead": round(100 * lead(puzzle.choices).by)}
    voice.tell("puzzles-one" if survives else "puzzles-fails", id=puzzle.id, best=best.action, **facts)
