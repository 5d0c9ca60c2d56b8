"""The garbage collector in the server's processes: they make few cycles, and a search for them holds up every move."""

import gc

COLLECT = (25_000, 10, 50)
"""Its thresholds. The first is above the number of objects that hundreds of moves under way consist of."""


def collect_rarely() -> None:
    """Raise the collector's thresholds: collections took a tenth of the time."""
    gc.set_threshold(*COLLECT)


def keep_all() -> None:
    """Exclude all present objects from collections."""
    gc.freeze()
