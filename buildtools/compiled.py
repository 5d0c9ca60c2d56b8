"""Give the house its compiled rules: install them if they are built, else build them while people play.

Compiling takes longer than everything else together, and plain Python plays the same games. So `make play` opens the
house with plain Python the first time; this builds a wheel in the background, and the next start installs it.
"""

import os
import shutil
import subprocess
from pathlib import Path

from compiler import has_compiler

FOLDER = Path(".venv")
WHEELS = FOLDER / "wheels"
INSTALLED = FOLDER / ".app"
"""Touched by make when it installs the house: a wheel that is older was built from other sources."""
PIP = [str(FOLDER / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]


def is_compiled() -> bool:
    """Whether the installed house runs compiled rules."""
    asked = [str(FOLDER / "bin" / "python"), "-P", "-c", "from sabbat.core.build import compiled; print(compiled())"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == "True"


def built() -> Path | None:
    """The wheel that was built from what is installed."""
    return next((path for path in WHEELS.glob("*.whl") if path.stat().st_mtime > INSTALLED.stat().st_mtime), None)


def building() -> bool:
    """Whether another process is building it."""
    try:
        os.kill(int((FOLDER / "building.pid").read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def build_quietly() -> None:
    """Build the wheel with the least claim on the processors; it goes on when the house is closed."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    with (FOLDER / "building.log").open("w") as log:
        process = subprocess.Popen(
            ["nice", "-n", "19", *PIP, "wheel", "--no-deps", "--wheel-dir", str(WHEELS), "."],
            env={**os.environ, "SABBAT_MYPYC": "1"},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    (FOLDER / "building.pid").write_text(str(process.pid))


def main() -> None:
    if is_compiled():
        return
    if (wheel := built()) is not None:
        subprocess.run([*PIP, "install", "--no-deps", "--force-reinstall", str(wheel)], check=True)
    elif has_compiler() and not building():
        build_quietly()
        print("The rules are being compiled in the background: from the next start on, bots think faster.", flush=True)


if __name__ == "__main__":
    main()
