"""Packages with games of their own, installed into a folder, and the house with them in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sabbat

TEMPLATE = Path(sabbat.__file__).parent / "template"
BROOMS = Path(__file__).parent / "core" / "brooms.py"


def install(folder: Path, name: str, value: str) -> None:
    """Write down in a folder that a package with that entry point is installed there."""
    info = folder / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[sabbat.games]\n{name} = {value}\n")


def install_paper_moon(folder: Path) -> Path:
    """The game of the template, installed."""
    shutil.copytree(TEMPLATE / "paper_moon", folder / "paper_moon", ignore=shutil.ignore_patterns("__pycache__"))
    install(folder, "paper-moon", "paper_moon:game")
    return folder


def environment(folder: Path, lang: str = "en") -> dict[str, str]:
    """The variables with which Python finds what is installed in a folder."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "SABBAT_LANG": lang, "PYTHONIOENCODING": "utf-8"}


def house(folder: Path, *arguments: str, stdin: str = "", lang: str = "en") -> "subprocess.CompletedProcess[str]":
    """`sabbat …` where a folder's packages are installed, in the build under test (-P: not the working folder's)."""
    return subprocess.run(
        [sys.executable, "-P", "-c", "from sabbat.cli import main; main()", *arguments],
        env=environment(folder, lang),
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
