"""Write docs/observations.md: what each cell of each game's observation is."""

import sys
from pathlib import Path

from sabbat.core.contract import Game
from sabbat.core.observation import Part
from sabbat.games import house_games

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
FEW = 16
"""So many labels are listed; of more, the first and the last ones."""

HEAD = """# Observations: a view as numbers

Every game of the house describes what a seat may know as a vector of small integers (16 bits). Seats are counted from
the observer, clockwise: `own`, `+1`, `+2` …
```python
import numpy

import sabbat

game = sabbat.game("witty-witches")
state = game.new(3)
sheet = game.encoder.sheet()                       # room for one observation; sheet(rows) for several
cells = numpy.frombuffer(sheet.cells, "int16")     # follows what is written, without a copy
state.observe_into(0, sheet)                       # compiled, allocates nothing
game.observation_size, game.encoder.names(), game.encoder.lows(), game.encoder.highs()
```
`match.information_key(seat)` is a short key of all that a seat has seen of a match, history included
(`sabbat.core.memory.Memory` keeps it step by step).

A game from another package may have an encoder (`Game(observation="my_game.observation")`, a module with an `encoder`)
or none; `game.observation_size` then says so.

This page is written by `python buildtools/observations.py`; a test compares it with the encoders.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(game) for game in house_games().values() if game.observation)


def section(game: Game) -> str:
    """A table of a game's parts with their indices."""
    lines = [f"\n## {game.id}: {game.observation_size} cells", "| index | part | bounds | what | cells |"]
    lines.append("| --- | --- | --- | --- | --- |")
    at = 0
    for part in game.encoder.parts:
        lines.append(row(part, at))
        at += part.size
    return "\n".join(lines) + "\n"


def row(part: Part, at: int) -> str:
    """A part and where it lies."""
    where = f"{at}" if part.size == 1 else f"{at} … {at + part.size - 1}"
    return f"| {where} | {part.name} | {part.low} … {part.high} | {part.about} | {listed(part.labels)} |"


def listed(labels: list[str]) -> str:
    """The labels in order, a long list with its middle left out."""
    shown = labels if len(labels) <= FEW else [*labels[:3], "…", *labels[-2:]]
    return ", ".join(f"`{label}`" if label not in ("", "…") else label for label in shown)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE}\n")
