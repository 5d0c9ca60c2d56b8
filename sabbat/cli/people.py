"""What the people and bots of a match are called in the terminal."""

from collections import Counter
from collections.abc import Sequence

from sabbat.bots.levels import LEVELS
from sabbat.locales import Speech

BOT = "bot:"
"""How the names in a record call a bot: `bot:master`, or `bot:` and the dotted path of its class."""


def shown_names(speech: Speech, names: Sequence[str] | None, players: int, mine: Sequence[int] = ()) -> list[str]:
    """The name over each seat: a person's, a bot's level, `You` for one's own; numbered where several are alike."""
    alone = len(mine) == 1
    plain = []
    for seat in range(players):
        name = names[seat] if names else ""
        if name == speech.say("play-you") or not name:
            name = speech.say("web-you-name") if alone and seat in mine else speech.player(seat)
        plain.append(_bot(speech, name.removeprefix(BOT)) if name.startswith(BOT) else name)
    often, met = Counter(plain), Counter[str]()
    numbered = []
    for name in plain:
        met[name] += 1
        numbered.append(speech.say("web-numbered", name=name, n=met[name]) if often[name] > 1 else name)
    return numbered


def _bot(speech: Speech, kind: str) -> str:
    """A level's name; of a class its last word."""
    return speech.say(f"level-{kind}-name") if kind in LEVELS else kind.rpartition(".")[2]
