"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIB = ROOT / "web" / "src" / "lib"


@pytest.mark.parametrize("name", ["messages.ts", "facts.ts"])
def test_what_the_client_takes_from_python_is_not_stale(name: str) -> None:
    """The types of messages; and pages, levels and languages, which have their one place in Python."""
    code = f"import wire; print(wire.FILES[{name!r}](), end='')"
    fresh = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "buildtools", capture_output=True, check=True)
    assert (LIB / name).read_bytes() == fresh.stdout, f"Python says something else than lib/{name}: make wire"
