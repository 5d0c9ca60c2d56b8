"""Records matches of every kind under today's rules: `python -m tests.archive.record` from the root of the project.

A version is recorded once, before its rules change, and never again: what lies in `<game>/<version>/` says for ever
what a record of that version means. `NAME.record` is the match, `NAME.hashes` holds a line for every position of it.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import sabbat
from sabbat.bots.players import Bot, OneStep, RandomBot, SearchBot
from sabbat.core.contract import Game
from sabbat.core.match import Match
from sabbat.core.record import steps
from tests.archive.forms import short_hash
from tests.games.sorciers_volants.scenes import CUSTOM

HERE = Path(__file__).parent
Table = tuple[int, dict[str, Any]]


def air_tables() -> Iterator[Table]:
    for players, diplomas, bonus in product(range(2, 6), ["one", "many"], ["once", "each"]):
        yield players, {"diplomas": diplomas, "bonus": bonus, "first": players // 2}
        yield players, {"diplomas": diplomas, "bonus": bonus}


def course_tables() -> Iterator[Table]:
    for players in range(2, 5):
        for first in range(players):
            yield from [(players, {"first": first})] * 4


def volants_tables() -> Iterator[Table]:
    for adventure, players in product(["school", "bumblebee", "cat-chase", "cloud-fool"], range(2, 5)):
        colors = ["yellow", "violet", "green", "red"][:players]
        yield players, {"adventure": adventure, "first": players - 1, "colors": colors, "aim_help": "book"}
        yield players, {"adventure": adventure, "rounds": 60, "aim_help": "full"}
    for players, sweeps, catch in product(range(2, 5), ["figure", "pieces"], ["figure", "tail"]):
        yield players, {"adventure": "cloud-fool", "rounds": 60, "sweeps": sweeps, "catch": catch}
    yield from ((2, {"adventure": "custom", "layout": layout, "rounds": 30}) for layout in CUSTOM)


def witty_tables() -> Iterator[Table]:
    for players, mode in product(range(2, 7), ["master", "apprentice"]):
        for n in range(4):
            yield players, {"mode": mode, "first": n % players}


TABLES = {
    "air-sorciere": air_tables,
    "course-de-sorcieres": course_tables,
    "sorciers-volants": volants_tables,
    "witty-witches": witty_tables,
}


def bots(seed: int, players: int) -> list[Bot]:
    """All at random, all at first sight, or a mixed company with one who searches."""
    if seed % 3 == 0:
        return [RandomBot(seed + seat) for seat in range(players)]
    company: list[Bot] = [OneStep(seed + seat, 0.05 * (seed % 3)) for seat in range(players)]
    if seed % 3 == 2:
        company[seed % players] = SearchBot(seed, 4, seconds=60.0)
    return company


def played(game: Game, table: Table, seed: int) -> Match:
    """A whole match; now and then somebody makes an aside."""
    players, options = table
    rng = random.Random(seed)
    secret = hashlib.sha256(f"{game.id} {seed}".encode()).digest()
    names = [f"seat {seat}" for seat in range(players)]
    match = Match(game, players, options, secret=secret, nonces=names, names=names)
    company = bots(seed, players)
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
            continue
        asides = [(seat, text) for seat in range(players) for text in match.state.asides(seat)]
        if asides and rng.random() < 0.05:
            match.act(*rng.choice(asides))
            continue
        seat = int(match.state.actor)
        match.act(seat, company[seat].choose(game.mind(match.state.view(seat)), match.state.actions()))
    return match


def keep(game: Game, folder: Path) -> None:
    """Play a match at each table, and keep the record and the hashes."""
    folder.mkdir(parents=True)
    for n, table in enumerate(TABLES[game.id]()):
        record = played(game, table, n).record()
        hashes = [short_hash(game.id, game.rules, step.state.dump()) for step in steps(game, record)]
        (folder / f"{n:02}.record").write_text(str(record), "utf-8")
        (folder / f"{n:02}.hashes").write_text("\n".join([*hashes, ""]), "utf-8")


if __name__ == "__main__":
    for id in sys.argv[1:] or sabbat.games():
        game = sabbat.game(id)
        keep(game, HERE / id / str(game.rules))
