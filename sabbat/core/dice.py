"""A small fast generator for simulations: the same numbers on every machine and in every build.

Two multiplicative congruential generators combined (L'Ecuyer 1988): all products stay far below
2 ** 62, so compiled and interpreted code agree. Matches between people use `fair` instead.
"""

from typing import Final, Protocol

from mypy_extensions import i64

_M1: Final = 2147483563
_M2: Final = 2147483399


class RandomBits(Protocol):
    """What `random.Random` offers: enough to seed dice from."""

    def getrandbits(self, k: int, /) -> int: ...


class Dice:
    """Throws uniform numbers; knows nothing of games."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        mixed ^= mixed >> 29
        self.one: i64 = 1 + mixed % (_M1 - 1)
        self.two: i64 = 1 + (mixed >> 31) % (_M2 - 1)
        self.below(2)

    def below(self, n: i64) -> i64:
        """A number 0 <= x < n, for n up to 2 ** 31."""
        self.one = self.one * 40014 % _M1
        self.two = self.two * 40692 % _M2
        z = self.one - self.two
        if z < 1:
            z += _M1 - 1
        return ((z - 1) * n) // (_M1 - 1)

    def getrandbits(self, k: int) -> int:
        """As `random.Random.getrandbits`, so that dice can seed dice."""
        bits = 0
        for _ in range(0, k, 16):
            drawn: int = self.below(65536)  # else the sum would be one of 64 bits, once compiled
            bits = bits * 65536 + drawn
        return bits % int(2**k)


def dice_from(rng: RandomBits) -> Dice:
    """The dice themselves, or new ones seeded from another generator."""
    if isinstance(rng, Dice):
        return rng
    return Dice(rng.getrandbits(62))
