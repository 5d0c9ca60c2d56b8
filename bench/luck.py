"""How many matches pairing, keyed chance and taking out luck save. Writes the rows of these games into bench/luck.md.

    python bench/luck.py [GAME…] [--rounds 200] [--again 4] [--bots expert adept]

A gain of 4 means: the same interval with a quarter of the matches, compared with matches whose chance is each its own.
The last column takes out the lots that the bots draw, too: other bots of the same name are asked, each with a seed of
its own, what they would have done. The arena does not offer it: asking so often takes as long as playing so many more
matches.
"""

import argparse
import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import stdev, variance

import sabbat
from sabbat.analysis.chances import mean_payoffs
from sabbat.arena.chance import KeyedChance
from sabbat.arena.luck import Worths, short_payoffs
from sabbat.arena.match import Job, Result, luck_in, played
from sabbat.arena.statistics import pair_shares, shares_without_luck
from sabbat.bots.levels import LevelBot
from sabbat.core.build import compiled
from sabbat.core.contract import OVER, Game, Mind, State
from sabbat.core.record import Record
from sabbat.games import shelf

Chance = Callable[[int, int], KeyedChance]
"""The chance of a match, by its round and its number within it."""
VALUES = {"course-de-sorcieres": (400, True)}
"""How many playouts, and whether they are short, where it is not 2,000 to the end."""
DRAWS = 400
"""How often rounds are drawn anew for the standard error of a gain."""
HEADS = (
    "game",
    "rounds",
    "playouts",
    "pairs, n-th number",
    "pairs, keyed",
    "and the insight's luck",
    "and luck by playouts",
)


class NthChance(KeyedChance):
    """The n-th number for the n-th draw, whoever draws what."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.drawn = 0

    def draw(self, state: State, seat: int) -> str:
        block = hashlib.blake2b(f"{self.seed} {self.drawn}".encode(), digest_size=8).digest()
        self.drawn += 1
        share = int.from_bytes(block, "big") * int(state.weight()) >> 64
        return state.game.texts[state.outcome_at(share)]


class AskedBot:
    """A level, and some more of it that say what they would do; nobody does it."""

    def __init__(self, seed: int, level: str, again: int) -> None:
        self.own = LevelBot(seed, level, None)
        self.others = [LevelBot(1_000_003 * (n + 1) + seed, level, None) for n in range(again)]
        self.answers: list[list[str]] = []

    def choose(self, mind: Mind, actions: list[str]) -> str:
        asked = self.others if len(actions) > 1 else []
        self.answers.append([other.choose(mind, actions) for other in asked])
        return self.own.choose(mind, actions)


@dataclass
class Played:
    """A match of a contest, and what others would have done at each decision of each seat."""

    job: Job
    result: Result
    answers: list[list[list[str]]]


@dataclass
class Measured:
    """Shares of the first bot in each round, by what was done to them; gains are compared with single matches."""

    single: list[float]
    shares: list[list[float]] = field(default_factory=list)

    def gain(self, shares: list[float], rng: random.Random | None = None) -> float:
        """How many times fewer matches; with a generator, from rounds drawn anew."""
        alone = self.single if rng is None else rng.choices(self.single, k=len(self.single))
        pairs = shares if rng is None else rng.choices(shares, k=len(shares))
        return variance(alone) / 2 / variance(pairs)

    def told(self) -> list[str]:
        """Every gain with its standard error."""
        rng = random.Random(0)
        errors = [stdev(self.gain(shares, rng) for _ in range(DRAWS)) for shares in self.shares]
        return [f"{self.gain(found):.2f} ± {error:.2f}" for found, error in zip(self.shares, errors, strict=True)]


def contest(game: Game, bots: list[str], rounds: int, chance: Chance, again: int = 0) -> list[Played]:
    """Rounds of two matches, seats exchanged."""
    found = []
    for number in range(rounds):
        for n, seats in enumerate((bots, bots[::-1])):
            job = Job(game.id, {}, tuple(seats), number, 1)
            players = [AskedBot(101 * number + seat, name, again) for seat, name in enumerate(seats)]
            result = played(job, game, list(players), False, chance(number, n))
            found.append(Played(job, result, [player.answers for player in players]))
    return found


Luck = Callable[[Played], Worths]
"""What luck gave to each seat of a match."""


def adjusted(matches: list[Played], luck: Luck) -> list[Result]:
    """The results without some luck."""
    found = []
    for one in matches:
        worths = [payoff - gain for payoff, gain in zip(one.result.payoffs, luck(one), strict=True)]
        found.append(replace(one.result, adjusted=worths))
    return found


def chances(game: Game, match: Played, playouts: int, short: bool) -> Worths:
    """What chance gave to each seat, valued so."""
    job = replace(match.job, playouts=playouts, short=short)
    return luck_in(job, game, Record.parse(match.result.record).moves)


def lots(game: Game, match: Played, playouts: int, short: bool) -> Worths:
    """What each seat gained by the choices made, over the mean of what others of the same name would have chosen."""
    state = game.new(len(match.job.bots), {})
    answers = [iter(asked) for asked in match.answers]
    gained = [0.0] * len(match.job.bots)
    for number, move in enumerate(Record.parse(match.result.record).moves):
        asked = [] if move.seat is None else next(answers[move.seat])
        if any(other != move.action for other in asked):
            seed = 1_000 * (1_009 * match.job.round + number)
            worths = {text: after(state, text, playouts, seed, short) for text in {move.action, *asked}}
            for seat, came in enumerate(worths[move.action]):
                gained[seat] += came - sum(worths[other][seat] for other in asked) / len(asked)
        state.play(move.action)
    return gained


def after(state: State, text: str, playouts: int, seed: int, short: bool) -> Worths:
    """What an action is worth to each seat."""
    world = state.clone()
    world.play(text)
    if world.actor == OVER:
        return world.payoffs()
    mean = short_payoffs if short else mean_payoffs
    return mean(world, state.game.insight, playouts, seed + state.game.action_id(text))


def measure(game: Game, bots: list[str], rounds: int, again: int, playouts: int, short: bool) -> Measured:
    """By pairs, by keyed pairs, those without luck by the insight and by playouts, and without the bots' lots."""
    a, b = bots
    single = contest(game, bots, rounds, lambda number, n: KeyedChance(f"single {number} {n}"))
    nth = contest(game, bots, rounds, lambda number, n: NthChance(f"{number}"))
    keyed = contest(game, bots, rounds, lambda number, n: KeyedChance(f"{number}"), again)
    valued = adjusted(keyed, lambda one: chances(game, one, playouts, short))
    found = Measured([one.result.payoffs[one.result.bots.index(a)] for one in single])
    found.shares.append(pair_shares([one.result for one in nth], a, b))
    found.shares.append(pair_shares(valued, a, b))
    judged = adjusted(keyed, lambda one: chances(game, one, 0, False))
    found.shares.append(shares_without_luck(judged, a, b))
    found.shares.append(shares_without_luck(valued, a, b))
    own = adjusted(keyed, lambda one: lots(game, one, playouts, short))
    found.shares.append(without_both(valued, own, a, b))
    return found


def without_both(chance: list[Result], own: list[Result], a: str, b: str) -> list[float]:
    """Shares without luck of either kind: first that of chance is taken out, then what counts of the bots' lots."""
    left = shares_without_luck(chance, a, b)
    gained = [
        share - rest for share, rest in zip(pair_shares(own, a, b), pair_shares(own, a, b, adjusted=True), strict=True)
    ]
    rounds = [
        Result(f"{n}", n, [a, b], [1, 2], [share, 1 - share], [share - lucky, 1 - share + lucky], [0.0, 0.0], "")
        for n, (share, lucky) in enumerate(zip(left, gained, strict=True))
    ]
    return shares_without_luck(rounds, a, b)


def page(bots: list[str], again: int, rows: dict[str, str]) -> str:
    """The table, and what it means."""
    heads = [*HEADS, f"and the bots' lots, asked {again} times more"]
    return f"""# What pairing and taking out luck save

{" against ".join(bots)}, rounds of two matches, by `bench/luck.py`. A gain of 4 means: the same interval with a quarter
of the matches. Standard errors come from rounds drawn anew.

| {" | ".join(heads)} |
|{" --- |" * len(heads)}
{chr(10).join(rows.values())}
"""


def written(file: Path) -> dict[str, str]:
    """The rows of a page by their games, those measured earlier."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {line.split()[1]: line for line in lines if line.startswith("| ") and line.split()[1] in shelf()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shelf()))
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--again", type=int, default=4)
    parser.add_argument("--bots", nargs=2, default=["expert", "adept"])
    chosen = parser.parse_args()
    if not compiled():
        parser.error("this needs the compiled rules")
    file = Path(__file__).parent / "luck.md"
    for game in chosen.games:
        playouts, short = VALUES.get(game, (2000, False))
        found = measure(sabbat.game(game), chosen.bots, chosen.rounds, chosen.again, playouts, short)
        valued = f"{playouts}{' short' * short}"
        row = " | ".join([f"| {game}", str(chosen.rounds), valued, *found.told()]) + " |"
        print(row, flush=True)
        file.write_text(page(chosen.bots, chosen.again, {**written(file), game: row}), "utf-8")


if __name__ == "__main__":
    main()
