"""A bot as a command, for the arena: `sabbat arena course-de-sorcieres "cmd:python examples/command_bot.py" random`.

It reads a question a line (JSON: `view`, `actions`, `seed`) and answers with one of the actions, a line each.
"""

import json
import sys

import sabbat
from sabbat.core.dice import Dice

for line in sys.stdin:
    question = json.loads(line)
    mind = sabbat.mind(question["view"])
    world = mind.imagine(Dice(question["seed"]))
    insight = mind.game.insight
    best = max(question["actions"], key=lambda text: insight.promise(world, mind.game.action_id(text)))
    print(best, flush=True)
