"""How often somebody may do something: a bucket that fills with time, time passed in."""

from dataclasses import dataclass


@dataclass
class Bucket:
    """Room for `burst` at once and `rate` a second; a rate of 0 sets no limit."""

    rate: float
    burst: float
    level: float = -1.0
    since: int = 0

    def take(self, now: int) -> bool:
        """Whether one more is allowed now (milliseconds)."""
        if self.rate <= 0:
            return True
        filled = self.burst if self.level < 0 else self.level + max(0, now - self.since) / 1000 * self.rate
        self.level, self.since = min(self.burst, filled), now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """A bucket for each address or person, forgotten once it would be full again."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, now: int) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        if len(self._buckets) > self.MOST:
            self._forget(now)
        return bucket.take(now)

    def _forget(self, now: int) -> None:
        full = self.burst / max(self.rate, 0.001) * 1000
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket.since < full}
