"""Which modules mypyc compiles; the tests of the source read it, too."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
PURE = {"__init__.py", "errors.py"}
"""Left interpreted: packages, and exceptions (which need what native classes lack)."""
SIMULATING = ["sabbat/bots/search.py", "sabbat/analysis/chances.py"]
SERVING = ["sabbat/server/live/perspective.py", "sabbat/server/live/rooms.py", "sabbat/server/live/timing.py"]
MESSAGES = {"events.py", "clock.py"}
"""Left interpreted among the modules of tables: msgspec reads and writes their classes."""


def hot_modules() -> list[str]:
    """The pure rooms (core, the games, tables), what simulates, and what every move passes; paths below the root."""
    tables = [path for path in ROOT.glob("sabbat/server/table/*.py") if path.name not in MESSAGES]
    pure = [*ROOT.glob("sabbat/core/*.py"), *ROOT.glob("sabbat/games/*/*.py"), *tables]
    found = [str(path.relative_to(ROOT)) for path in pure if path.name not in PURE]
    return sorted([*found, *SIMULATING, *SERVING])
