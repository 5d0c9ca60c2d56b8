"""`sabbat picture` and `sabbat adventure`: positions as pictures, adventures of one's own."""

from pathlib import Path

import sabbat
from sabbat.cli.voice import Voice, read_json
from sabbat.core.errors import BadRequest
from sabbat.games import shelf


def picture(voice: Voice, file: Path) -> None:
    """The position in a file, to scale, as SVG on standard output."""
    state = sabbat.load(read_json(file))
    if state.game.svg is None:
        raise BadRequest("no-drawing", game=state.game.id)
    print(state.game.svg(state.dump()))


def check_adventure(voice: Voice, file: Path, as_json: bool) -> None:
    """Whether the adventure in a file can be played, by the game that has adventures."""
    adventure = read_json(file)
    workshop = next(game.workshop for game in shelf().values() if game.workshop is not None)
    players = workshop.players(adventure)
    if as_json:
        voice.json({"players": players})
    else:
        voice.tell("adventure-good", players=players)
