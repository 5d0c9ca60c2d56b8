"""Prints a digest for every stretch of random matches of a game: `transcripts.py GAME STEPS`.

Run under both builds, the outputs must be equal; a digest covers everything that can be observed.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import count, cycle

import sabbat
from sabbat.core.build import compiled
from sabbat.testing.walks import tables, transcript


def digests(game_id: str, steps: int) -> Iterator[str]:
    """Lines `table seed steps digest`, one a match, until so many steps are played."""
    game = sabbat.game(game_id)
    for seed, table in zip(count(), cycle(tables(game)), strict=False):
        digest, length = hashlib.sha256(), 0
        for line in transcript(game, table, seed):
            digest.update(line.encode())
            length += 1
        yield f"{table} {seed} {length} {digest.hexdigest()}"
        steps -= length
        if steps <= 0:
            return


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", file=sys.stderr)
    for line in digests(sys.argv[1], int(sys.argv[2])):
        print(line)
