"""A match move by move, each state drawn: `python examples/look_at_a_match.py FOLDER` writes pictures for a browser.

In a notebook a state shows itself: leave `state` on the last line of a cell.
"""

import sys
from pathlib import Path

import sabbat
from sabbat.arena.match import Job, play

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
played = play(Job("sorciers-volants", {"rounds": 6}, ("one-step", "careless"), round=0, seed=1))
record = sabbat.Record.parse(played.record)
for number, step in enumerate(record.steps()):
    (folder / f"{number:03}.svg").write_text(step.state._repr_svg_(), "utf-8")
    print(number, step.move or step.state.outcome())
