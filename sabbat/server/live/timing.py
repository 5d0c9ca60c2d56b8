"""Time as the server counts it: two clocks that never jump, and how often somebody may do something."""

import time
from dataclasses import dataclass
from typing import ClassVar

SLEW = 0.005
"""By so much of the time that passes a steady clock runs faster or slower, while it differs from the machine's."""


def ticks() -> int:
    """Milliseconds that only ever go on, whatever happens to the wall clock."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, by the monotonic clock, drawn slowly towards the time of the machine."""

    def __init__(self) -> None:
        self._shown = time.time_ns() / 1e6
        self._at = time.monotonic_ns() / 1e6

    def __call__(self) -> int:
        at = time.monotonic_ns() / 1e6
        passed, self._at = at - self._at, at
        shown, most = self._shown + passed, passed * SLEW
        ahead = time.time_ns() / 1e6 - shown
        self._shown = shown = shown + (most if ahead > most else -most if ahead < -most else ahead)
        return int(shown)


@dataclass(slots=True)
class Bucket:
    """Room for `burst` at once and `rate` a second; a rate of 0 sets no limit."""

    rate: float
    burst: float
    level: float = -1.0
    since: int = 0

    def take(self, now: int, count: float = 1) -> bool:
        """Whether so many more are allowed now (milliseconds)."""
        if self.rate <= 0:
            return True
        filled = self.burst if self.level < 0 else self.level + max(0, now - self.since) / 1000 * self.rate
        self.level, self.since = min(self.burst, filled), now
        if self.level < count:
            return False
        self.level -= count
        return True


class Limits:
    """A bucket for each address or person, forgotten once it would be full again."""

    MOST: ClassVar[int] = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, now: int, count: float = 1) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        if len(self._buckets) > self.MOST:
            self._forget(now)
        return bucket.take(now, count)

    def _forget(self, now: int) -> None:
        full = self.burst / max(self.rate, 0.001) * 1000
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket.since < full}
