"""What results are worth: a sequential test over pairs of matches, and ratings with intervals."""

import math
import random
from collections import defaultdict
from collections.abc import Iterable

from sabbat.arena.match import Result

SMALL = 1e-3
"""What each possible result of a pair counts before any was seen, so that none is thought impossible."""
STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
ELO = 400 / math.log(10)


def pair_shares(results: Iterable[Result], a: str, b: str, adjusted: bool = False) -> list[float]:
    """A's mean share against B in each round in which both played every seating; others may sit with them."""
    rounds: dict[int, list[float]] = defaultdict(list)
    for result in results:
        if {a, b} <= set(result.bots):
            worths = result.adjusted if adjusted else result.payoffs
            mine = [worth for bot, worth in zip(result.bots, worths, strict=True) if bot == a]
            theirs = [worth for bot, worth in zip(result.bots, worths, strict=True) if bot == b]
            rounds[result.round].append(0.5 + (sum(mine) / len(mine) - sum(theirs) / len(theirs)) / 2)
    return _whole(rounds)


def shares_without_luck(results: Iterable[Result], a: str, b: str) -> list[float]:
    """A's share against B in each round, less as much of its luck as has shown to count.

    How much counts is fitted to the other half of the rounds, so it does not depend on the luck it is multiplied with,
    and the mean stays what it is.
    """
    known = list(results)
    plain, adjusted = pair_shares(known, a, b), pair_shares(known, a, b, adjusted=True)
    luck = [share - rest for share, rest in zip(plain, adjusted, strict=True)]
    weights = [_slope(plain[1 - half :: 2], luck[1 - half :: 2]) for half in (0, 1)]
    return [share - weights[n % 2] * lucky for n, (share, lucky) in enumerate(zip(plain, luck, strict=True))]


def _slope(shares: list[float], luck: list[float]) -> float:
    """How much of a share goes with luck, by least squares; 1 while there is little to judge by."""
    if len(shares) < 8:
        return 1.0
    middle, usual = sum(shares) / len(shares), sum(luck) / len(luck)
    spread = sum((one - usual) ** 2 for one in luck)
    if spread < 1e-12:
        return 0.0
    return sum((one - usual) * (share - middle) for one, share in zip(luck, shares, strict=True)) / spread


def pair_wins(results: Iterable[Result], a: str, b: str) -> list[float]:
    """A's share of what first places it and B have in each round in which both played every seating.

    Where neither of them is first, that counts half.
    """
    rounds: dict[int, list[float]] = defaultdict(list)
    for result in results:
        if {a, b} <= set(result.bots):
            firsts = [bot for bot, rank in zip(result.bots, result.ranks, strict=True) if rank == 1 and bot in (a, b)]
            rounds[result.round].append(firsts.count(a) / len(firsts) if firsts else 0.5)
    return _whole(rounds)


def _whole(rounds: dict[int, list[float]]) -> list[float]:
    """The mean of each round that is complete."""
    whole = max(map(len, rounds.values()), default=0)
    return [sum(shares) / len(shares) for _, shares in sorted(rounds.items()) if len(shares) == whole]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    n = len(values)
    if n == 0:
        return 0.5, 0.5
    mean = sum(values) / n
    if n == 1:
        return mean, 0.5
    spread = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, 1.96 * math.sqrt(spread / n)


def evidence(shares: list[float], even: float = 0.5, better: float = 0.55) -> float:
    """The log likelihood ratio of a share `better` against `even`: the generalised test that Fishtest uses.

    Pairs have one of five results. Under each hypothesis they are as likely as they can be, given its mean; a result
    not seen yet is unlikely, not impossible, so that eight won pairs are little evidence, not overwhelming.
    """
    counts = [SMALL] * len(STEPS)
    for share in shares:
        counts[min(range(len(STEPS)), key=lambda n: abs(STEPS[n] - share))] += 1.0
    total = sum(counts)
    seen = [count / total for count in counts]
    return total * sum(
        p * math.log(tilted(p, x, better, seen) / tilted(p, x, even, seen)) for p, x in zip(seen, STEPS, strict=True)
    )


def tilted(p: float, x: float, mean: float, seen: list[float]) -> float:
    """The likelihood of one result if the mean is as supposed, the rest being as near to what was seen as possible."""
    return p / (1 + _multiplier(mean, tuple(seen)) * (x - mean))


def _multiplier(mean: float, seen: tuple[float, ...]) -> float:
    """Lagrange's multiplier for the mean, by bisection."""
    low, high = -1 / (1 - mean) + 1e-9, 1 / mean - 1e-9
    for _ in range(80):
        middle = (low + high) / 2
        slope = sum(p * (x - mean) / (1 + middle * (x - mean)) for p, x in zip(seen, STEPS, strict=True))
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def bound(error: float) -> float:
    """Wald's bound: beyond it the test has decided, and errs at most that often."""
    return math.log((1 - error) / error)


def ratings(results: list[Result], draws: int = 200, seed: int = 0) -> dict[str, tuple[float, float, float]]:
    """Elo of each bot, mean 0, with a 95 % interval from rounds drawn anew."""
    rounds: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        rounds[result.round].append(result)
    names = sorted({bot for result in results for bot in result.bots})
    fitted = _fit(names, results)
    rng = random.Random(seed)
    numbers = sorted(rounds)
    again = [
        _fit(names, [one for n in rng.choices(numbers, k=len(numbers)) for one in rounds[n]]) for _ in range(draws)
    ]
    found = {}
    for name in names:
        ordered = sorted(fit[name] for fit in again)
        found[name] = (fitted[name], ordered[int(0.025 * draws)], ordered[min(draws - 1, int(0.975 * draws))])
    return found


def _fit(names: list[str], results: list[Result]) -> dict[str, float]:
    """Bradley and Terry's strengths, by Zermelo's iteration, as Elo; one imagined tie keeps them finite."""
    points: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for i, a in enumerate(result.bots):
            for j, b in enumerate(result.bots):
                if a != b:
                    points[a, b] += (
                        1.0 if result.ranks[i] < result.ranks[j] else 0.5 * (result.ranks[i] == result.ranks[j])
                    )
    strength = dict.fromkeys(names, 1.0)
    for _ in range(60):
        strength = {a: _strength(a, names, points, strength) for a in names}
        middle = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {a: value / middle for a, value in strength.items()}
    return {a: ELO * math.log(value) for a, value in strength.items()}


def _strength(a: str, names: list[str], points: dict[tuple[str, str], float], strength: dict[str, float]) -> float:
    won = sum(points[a, b] + 0.25 for b in names if b != a)
    met = sum((points[a, b] + points[b, a] + 0.5) / (strength[a] + strength[b]) for b in names if b != a)
    return won / met
