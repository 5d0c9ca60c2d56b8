"""How honest reviews are: is luck even on the whole, and do estimated chances come true? Writes bench/review.md.

    .venv-bench/bin/python bench/review.py [matches for luck] [positions for chances]

Luck: in matches of quick bots, the sum of a seat's luck must be 0 on average, within two standard errors.
Chances: positions from matches of better bots, each judged by playing on from it many times; of those judged 60 to
70 %, 60 to 70 % must be won by the seat in the match they come from.
"""

import hashlib
import math
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import sabbat
from sabbat.analysis.chances import WHOLE, value
from sabbat.analysis.review import Effort, look, seed_of
from sabbat.bots.players import SearchBot
from sabbat.core.build import compiled
from sabbat.core.contract import CHANCE
from sabbat.core.match import Match
from sabbat.core.record import Record, steps

GAMES: dict[str, dict[str, Any]] = {
    "air-sorciere": {},
    "course-de-sorcieres": {},
    "sorciers-volants": {"rounds": 12},
    "witty-witches": {},
}
LUCK = Effort(simulations=8, rollouts=1)
QUICK, BETTER = 20, 400
"""Simulations of the bots that play the matches."""
ROLLOUTS = 240
EACH = 4
"""Positions from each match."""
TENTHS = 10


def match_of(game: str, seed: int, simulations: int) -> Record:
    """A match of two bots that search."""
    match = Match(sabbat.game(game), 2, GAMES[game], secret=hashlib.sha256(f"{game} {seed}".encode()).digest())
    bots = [SearchBot(2 * seed + seat, simulations) for seat in range(2)]
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
        else:
            seat = match.state.actor
            match.act(seat, bots[seat].choose(match.state.game.mind(match.state.view(seat)), match.state.actions()))
    return match.record()


def luck_of(game: str, seed: int) -> float:
    """The first seat's luck in a match, in parts of winning."""
    rules, record = sabbat.game(game), match_of(game, seed, QUICK)
    total = 0
    for at, step in enumerate(steps(rules, record)):
        if step.move is not None and step.state.actor == CHANCE:
            found = look(at, step, LUCK, rules.insight.trust)
            total += found.luck[0] if found.luck else 0
    return total / WHOLE


def judged(game: str, seed: int) -> list[tuple[float, float]]:
    """Positions of a match: the first seat's estimated chance, and how much it won."""
    rules, record = sabbat.game(game), match_of(game, seed, BETTER)
    moments = [step.state.clone() for step in steps(rules, record)]
    final = value(moments[-1], rules.insight, 1.0, 1, 0).chances()[0] / WHOLE
    chosen = Random(seed).sample(moments[:-1], EACH)
    found = (value(one, rules.insight, rules.insight.trust, ROLLOUTS, seed_of(one.dump())) for one in chosen)
    return [(one.chances()[0] / WHOLE, final) for one in found]


def luck_rows(pool: ProcessPoolExecutor, matches: int) -> Iterator[str]:
    for game in GAMES:
        found = list(pool.map(luck_of, [game] * matches, range(matches), chunksize=20))
        mean = sum(found) / matches
        error = math.sqrt(sum((one - mean) ** 2 for one in found) / (matches - 1) / matches)
        within = "yes" if abs(mean) <= 2 * error else "**no**"
        yield f"| {sabbat.game(game).id} | {matches} | {100 * mean:+.2f} % | {100 * error:.2f} % | {within} |"


def chance_rows(pool: ProcessPoolExecutor, positions: int) -> Iterator[str]:
    matches = positions // EACH
    for game in GAMES:
        found = [pair for some in pool.map(judged, [game] * matches, range(matches), chunksize=5) for pair in some]
        cells = []
        for tenth in range(TENTHS):
            won = [result for chance, result in found if min(int(chance * TENTHS), TENTHS - 1) == tenth]
            cells.append(f"{100 * sum(won) / len(won):.0f} ({len(won)})" if won else "–")
        yield f"| {game} | {' | '.join(cells)} |"


def main() -> None:
    given = dict(enumerate(map(int, sys.argv[1:])))
    matches, positions = given.get(0, 10_000), given.get(1, 2_000)
    with ProcessPoolExecutor() as pool:
        luck, chances = list(luck_rows(pool, matches)), list(chance_rows(pool, positions))
    bands = " | ".join(f"{10 * tenth}–{10 * tenth + 10}" for tenth in range(TENTHS))
    text = "\n".join(
        [
            "# How honest reviews are",
            "",
            f"By `bench/review.py {matches} {positions}`; {platform.machine()}, Python {platform.python_version()},",
            f"rules {'compiled' if compiled() else 'interpreted'}. Two players; bots of {QUICK} simulations for luck, "
            f"{BETTER} for chances; {ROLLOUTS} rollouts for each position.",
            "",
            "## The first seat's luck, on average",
            "",
            "| game | matches | mean | standard error | within two |",
            "| --- | --- | --- | --- | --- |",
            *luck,
            "",
            "## Won, in per cent, of the positions judged so (and how many there were)",
            "",
            f"| judged, in per cent | {bands} |",
            f"| --- |{' --- |' * TENTHS}",
            *chances,
            "",
        ]
    )
    (Path(__file__).parent / "review.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
