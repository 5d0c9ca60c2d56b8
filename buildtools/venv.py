"""Make a virtual environment and install the locked requirements into it: `venv.py FOLDER LOCK…`.

Only the standard library: this runs before anything is installed. uv installs five times as fast as pip; where it
cannot be had, or cannot reach what pip reaches, pip does the work.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

UV = Path(__file__).parents[1] / "requirements" / "uv.txt"
QUIET = ["--quiet", "--disable-pip-version-check", "--no-input"]
LOCKED = ["--no-deps", "--require-hashes", "-r"]
"""A lock is complete, so nothing is left to resolve."""
LATER = ["--no-compile"]
"""Python compiles a module when it is first imported; uv does not compile by itself."""


def make(folder: Path) -> None:
    """A new environment, also where Python came without ensurepip."""
    if (folder / "bin/python").exists():
        return
    if subprocess.run([sys.executable, "-m", "venv", str(folder)], check=False, capture_output=True).returncode == 0:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)], check=True)


def pip_of(folder: Path) -> list[str]:
    """The environment's own pip, or this Python's pip working on it."""
    python = str(folder / "bin/python")
    if subprocess.run([python, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0:
        return [python, "-m", "pip"]
    if subprocess.run([sys.executable, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0:
        return [sys.executable, "-m", "pip", "--python", python]
    sys.exit(
        "Python needs pip or venv for this (on Debian: the package python3-venv). Install one of them and try again."
    )


def uv_of(folder: Path, pip: list[str]) -> str | None:
    """The system's uv, or one that pip puts into the environment."""
    if found := shutil.which("uv"):
        return found
    wheel_only = ["--only-binary", ":all:"]
    subprocess.run([*pip, "install", *QUIET, *LATER, *wheel_only, *LOCKED, str(UV)], check=False, capture_output=True)
    return shutil.which("uv", path=str(folder / "bin"))


def surroundings(pip: list[str]) -> dict[str, str]:
    """The environment for uv: it asks the index, and trusts the certificates, that pip was told of."""
    asked = subprocess.run([*pip, "config", "get", "global.index-url"], check=False, capture_output=True, text=True)
    found = {
        "UV_DEFAULT_INDEX": os.environ.get("PIP_INDEX_URL") or asked.stdout.strip(),
        "SSL_CERT_FILE": os.environ.get("PIP_CERT", ""),
    }
    return {name: value for name, value in found.items() if value} | dict(os.environ)


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0])
    make(folder)
    pip = pip_of(folder)
    uv = uv_of(folder, pip)
    for lock in arguments[1:]:
        if uv is not None:
            quick = [uv, "pip", "install", "--quiet", "--python", str(folder), *LOCKED, lock]
            if subprocess.run(quick, env=surroundings(pip), check=False, capture_output=True).returncode == 0:
                continue
        subprocess.run([*pip, "install", *QUIET, *LATER, *LOCKED, lock], check=True)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Sabbat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …")
    main(sys.argv[1:])
