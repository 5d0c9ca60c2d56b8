"""`sabbat new-game NAME`: a package with a small game that works, to be changed into another."""

import keyword
import re
import shutil
from pathlib import Path

import sabbat
from sabbat.cli.voice import Voice
from sabbat.core.errors import BadRequest, from_system
from sabbat.games import shelf
from sabbat.games.guests import ID

TEMPLATE = Path(sabbat.__file__).parent / "template"
ID_THERE, MODULE_THERE, TITLE_THERE, PREFIX_THERE = "paper-moon", "paper_moon", "Paper Moon", "PAP"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc")


def new_game(voice: Voice, name: str, folder: Path | None) -> None:
    """Write the package into a folder, by default one of the game's name here."""
    id = checked(name)
    place = folder or Path(id)
    if place.exists() and any(place.iterdir()) if place.is_dir() else place.exists():
        raise BadRequest("folder-taken", folder=str(place))
    try:
        write(id, place)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(place), why=from_system(error)) from None
    voice.tell("new-game-written", name=title(id), folder=str(place), game=id)


def checked(name: str) -> str:
    """The id of a game of that name; BadRequest if it cannot be one or is taken."""
    id = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    if not ID.fullmatch(id) or keyword.iskeyword(module(id)) or module(id) in ("sabbat", "tests"):
        raise BadRequest("bad-game-name", name=name)
    taken = [game.id for game in shelf().values() if game.id == id or game.prefix == prefix(id)]
    if taken:
        raise BadRequest("game-name-taken", name=id, prefix=prefix(id), game=taken[0])
    return id


def module(id: str) -> str:
    return id.replace("-", "_")


def title(id: str) -> str:
    return id.replace("-", " ").title()


def prefix(id: str) -> str:
    """What the clauses are called: the first three letters."""
    return id.replace("-", "").upper()[:3]


def write(id: str, place: Path) -> None:
    """Copy the template, with the game's name wherever the template's stands."""
    shutil.copytree(TEMPLATE, place, ignore=LEFT_OUT, dirs_exist_ok=True)
    for path in sorted(place.rglob("*"), key=lambda path: -len(path.parts)):
        if path.is_file():
            path.write_text(renamed(path.read_text("utf-8"), id), "utf-8")
        path.rename(path.with_name(renamed(path.name, id)))


def renamed(text: str, id: str) -> str:
    """A text of the template with another game's names."""
    names = {
        ID_THERE: id,
        MODULE_THERE: module(id),
        TITLE_THERE: title(id),
        TITLE_THERE.replace(" ", ""): title(id).replace(" ", ""),
        f"{PREFIX_THERE}-": f"{prefix(id)}-",
        f'"{PREFIX_THERE}"': f'"{prefix(id)}"',
        f"{PREFIX_THERE.lower()}-": f"{prefix(id).lower()}-",
    }
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found.group()], text)
