"""Bots measure the adventures that come with the house; the figures are shipped beside them. Run it after a change."""

import json
from pathlib import Path

import msgspec

from sabbat.bots.measure import measure
from sabbat.games import find

GAME = "sorciers-volants"
FOLDER = Path(__file__).parent.parent / "sabbat" / "games" / "sorciers_volants" / "gallery"
FIGURES = FOLDER / "measured.json"


def main() -> None:
    workshop = find(GAME).workshop
    assert workshop is not None
    found = {}
    for path in sorted(FOLDER.glob("*.json")):
        if path != FIGURES:
            adventure = json.loads(path.read_text("utf-8"))
            found[path.stem] = msgspec.to_builtins(measure(GAME, adventure, workshop.players(adventure)[0]))
            print(path.stem, found[path.stem], flush=True)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(figures)}" for name, figures in found.items())
    FIGURES.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
