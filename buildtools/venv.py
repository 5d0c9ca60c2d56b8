"""Make a virtual environment and install the locked requirements into it: `venv.py FOLDER LOCK…`.

Only the standard library: this runs before anything is installed.
"""

import subprocess
import sys
from pathlib import Path

QUIET = ["--quiet", "--disable-pip-version-check", "--no-input"]
QUICK = ["--no-deps", "--no-compile"]
"""A lock is complete, so nothing is left to resolve; and Python compiles a module when it is first imported."""


def make(folder: Path) -> None:
    """A new environment, also where Python came without ensurepip."""
    if (folder / "bin/python").exists():
        return
    if subprocess.run([sys.executable, "-m", "venv", str(folder)], check=False, capture_output=True).returncode == 0:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)], check=True)


def pip(folder: Path) -> list[str]:
    """The environment's own pip, or this Python's pip working on it."""
    python = str(folder / "bin/python")
    if subprocess.run([python, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0:
        return [python, "-m", "pip"]
    if subprocess.run([sys.executable, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0:
        return [sys.executable, "-m", "pip", "--python", python]
    sys.exit(
        "Python needs pip or venv for this (on Debian: the package python3-venv). Install one of them and try again."
    )


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0])
    make(folder)
    for lock in arguments[1:]:
        subprocess.run([*pip(folder), "install", *QUIET, *QUICK, "--require-hashes", "-r", lock], check=True)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Sabbat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …")
    main(sys.argv[1:])
