"""Which modules mypyc compiles; the tests of the source read it, too."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
PURE = {"__init__.py", "errors.py"}
"""Left interpreted: packages, and exceptions (which need what native classes lack)."""


def hot_modules() -> list[str]:
    """The pure rooms, core and the games, and what simulates; as paths below the root."""
    simulating = [ROOT / "sabbat/bots/search.py", ROOT / "sabbat/analysis/chances.py"]
    found = [*ROOT.glob("sabbat/core/*.py"), *ROOT.glob("sabbat/games/*/*.py"), *simulating]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in PURE)
