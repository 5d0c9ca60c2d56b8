"""A clock as a value: time is passed in, in milliseconds, and every change gives a new clock."""

from dataclasses import dataclass, replace
from typing import Literal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LAG_MOST = 500
"""The most that is credited for the journey of one message."""

Kind = Literal["none", "bank", "days"]


@dataclass(frozen=True)
class Pace:
    """How much time a seat has: free time for each move, and a bank for what goes beyond it."""

    kind: Kind = "none"
    move: int = 0
    bank: int = 0

    @staticmethod
    def banked(move_seconds: int, bank_seconds: int) -> "Pace":
        """Seconds for each move, and a bank for the whole match."""
        return Pace("bank", move_seconds * SECOND, bank_seconds * SECOND)

    @staticmethod
    def daily(days: int) -> "Pace":
        """Days for each move."""
        return Pace("days", days * DAY)

    def clock(self, seats: int) -> "Clock":
        """The clock at the start: nobody's time runs."""
        return Clock(self, (self.bank,) * seats)


@dataclass(frozen=True)
class Clock:
    """What each seat has in its bank, and whose time runs since when."""

    pace: Pace
    banks: tuple[int, ...]
    running: int | None = None
    since: int = 0

    def run(self, seat: int, now: int) -> "Clock":
        """Let the time of a seat run; nothing happens without a pace."""
        if self.pace.kind == "none":
            return self
        return replace(self, running=seat, since=now)

    def stop(self, now: int, lag: int = 0) -> "Clock":
        """Stop, paying from the bank what went beyond the free time; lag is credited within a bound."""
        if self.running is None:
            return self
        overdrawn = self._spent(now, lag) - self.pace.move
        return replace(self._pay(self.running, max(0, overdrawn)), running=None, since=0)

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left for the move it makes (or would make): free time and bank. None: no limit."""
        if self.pace.kind == "none":
            return None
        spent = self._spent(now, 0) if seat == self.running else 0
        return max(0, self.pace.move + self.banks[seat] - spent)

    def deadline(self) -> int | None:
        """When the running seat's time will be up."""
        if self.running is None:
            return None
        return self.since + self.pace.move + self.banks[self.running]

    def expired(self, now: int) -> bool:
        """Whether the running seat's time is up, the journey of its last message allowed for."""
        deadline = self.deadline()
        return deadline is not None and now >= deadline + LAG_MOST

    def credit(self, pause: int) -> "Clock":
        """Give back time in which nobody could play: the server was down."""
        return self if self.running is None else replace(self, since=self.since + max(0, pause))

    def _spent(self, now: int, lag: int) -> int:
        return max(0, now - self.since - max(0, min(lag, LAG_MOST)))

    def _pay(self, seat: int, amount: int) -> "Clock":
        banks = list(self.banks)
        banks[seat] = max(0, banks[seat] - amount)
        return replace(self, banks=tuple(banks))
