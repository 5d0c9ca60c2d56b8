"""How long Abacadabra's check takes: on the hardest hands known, and on random hands of every size.

python bench/abacadabra.py [random hands of each size]
"""

import json
import sys
import time
from pathlib import Path
from random import Random

from sabbat.core.build import compiled
from sabbat.games.witty_witches.chain import chainable
from sabbat.games.witty_witches.components import CARD_INDEX, KINDS

HARD = Path(__file__).parents[1] / "tests/games/witty_witches/hard_hands.json"
Hand = tuple[int, int, int]
"""Kinds held, kinds held twice, the top."""


def hand_of(cards: list[int], top: int) -> Hand:
    return sum(2**k for k in set(cards)), sum(2**k for k in set(cards) if cards.count(k) == 2), top


def hard_hands() -> list[Hand]:
    hands = json.loads(HARD.read_text())["hands"]
    return [hand_of([CARD_INDEX[card] for card in hand["hand"]], CARD_INDEX[hand["top"]]) for hand in hands]


def random_hands(size: int, count: int) -> list[Hand]:
    rng = Random(size)
    deck = [kind for kind in range(KINDS) for _ in range(2)]
    hands = []
    for _ in range(count):
        rng.shuffle(deck)
        hands.append(hand_of(deck[1 : size + 1], deck[0]))
    return hands


def micros(hand: Hand) -> float:
    """Processor time, the best of five, to leave out what the machine does besides."""
    times = []
    for _ in range(5):
        start = time.process_time_ns()
        chainable(*hand)
        times.append(time.process_time_ns() - start)
    return min(times) / 1e3


def report(name: str, hands: list[Hand]) -> None:
    times = [micros(hand) for hand in hands]
    yes = sum(chainable(*hand) for hand in hands)
    print(f"{name:>6} {len(hands):7} {yes / len(hands):6.0%} {sum(times) / len(times):10.2f} {max(times):10.1f}")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print("compiled" if compiled() else "interpreted")
    print(f"{'cards':>6} {'hands':>7} {'chain':>6} {'mean µs':>10} {'worst µs':>10}")
    report("hard", hard_hands())
    for size in range(1, 53):
        report(str(size), random_hands(size, count))


if __name__ == "__main__":
    main()
