"""Whether observed frequencies fit expected odds: Pearson's chi-square."""

import math
from collections.abc import Mapping


def unlikely(found: Mapping[str, int], odds: Mapping[str, int], level: float = 1e-6) -> bool:
    """Whether the counts would come up by chance less often than `level` if the odds were right."""
    if not set(found) <= set(odds):
        return True
    draws, total = sum(found.values()), sum(odds.values())
    statistic = 0.0
    for key, weight in odds.items():
        expected = draws * weight / total
        statistic += (found.get(key, 0) - expected) ** 2 / expected
    return tail(statistic, len(odds) - 1) < level


def tail(statistic: float, freedom: int) -> float:
    """The chance of a chi-square at least so large (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 1.0
    scale = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - scale)) / math.sqrt(scale)
    return math.erfc(z / math.sqrt(2)) / 2
