"""Parties for tests: say what matters, all other cards are in the draw pile and all other spells in theirs.

A card is three letters: y b r for the colour, w z d for witch, wizard and dragon, b c k for broom, cauldron and book;
the stars come by themselves. So `bwb` is the blue witch with a broom, wherever a text is written here.
"""

import re
from collections.abc import Sequence
from typing import Any

import pytest

import sabbat

WIT = "witty-witches"
COLOURS = {"y": "yellow", "b": "blue", "r": "red"}
CHARACTERS = {"w": "witch", "z": "wizard", "d": "dragon"}
OBJECTS = {"b": "broom", "c": "cauldron", "k": "book"}
CODES = [colour + character + thing for colour in COLOURS for character in CHARACTERS for thing in OBJECTS]
STARRED = ["ywb", "yzk", "ydc", "bwk", "bzc", "bdb", "rwc", "rzb", "rdk"]
NAMES = {
    code: f"{COLOURS[code[0]]}-{CHARACTERS[code[1]]}-{OBJECTS[code[2]]}" + ("*" if code in STARRED else "")
    for code in CODES
}
NAMED = [*CHARACTERS.values(), *OBJECTS.values()]
SPELLS = [f"{verb}-{word}" for verb in ("curse", "bless") for word in NAMED] + ["abacadabra"] * 2 + ["tornado"] * 2


def spelt(text: str) -> str:
    """The text with every code written out."""
    return re.sub(r"\b[ybr][wzd][bck]\b", lambda code: NAMES[code[0]], text)


def cards(codes: str) -> list[str]:
    return [NAMES[code] for code in codes.split()]


def position(
    phase: str = "turn",
    *,
    hands: Sequence[str] = ("ywb rdk", "bdb rdk"),
    discard: str = "bwb",
    pile: str | None = None,
    seat: int = 0,
    turns: int = 12,
    first: int = 0,
    drawn: str | None = None,
    held: str | None = None,
    then: str | None = None,
    spells: Sequence[str | None] = (),
    gone: str = "",
    removed: str = "",
    penalty: list[int] | None = None,
    mode: str = "master",
) -> dict[str, Any]:
    """A position; `gone` is the spell discard.

    With `pile` the draw pile holds those cards alone, and all that are nowhere else lie under the discards given.
    """
    under: list[str] = []
    if pile is not None:
        placed = " ".join([*hands, discard, pile]).split()
        under = [code for code in CODES for _ in range(2 - placed.count(code))]
    return {
        "game": WIT,
        "mode": mode,
        "first": first,
        "phase": phase,
        "seat": seat,
        "turns": turns,
        "hands": [sorted(cards(hand), key=list(NAMES.values()).index) for hand in hands],
        "discard": [NAMES[code] for code in [*under, *discard.split()]],
        "drawn": NAMES[drawn] if drawn else None,
        "held": held,
        "then": then,
        "spells": [*spells, *[None] * (len(hands) - len(spells))],
        "spell_discard": gone.split(),
        "spell_removed": removed.split(),
        "penalty": penalty,
    }


def party(phase: str = "turn", **given: Any) -> sabbat.State:
    """The state of a `position`."""
    return sabbat.load(position(phase, **given))


def after(state: sabbat.State, *actions: str) -> sabbat.State:
    """The state once those actions are played."""
    for action in actions:
        state.play(spelt(action))
    return state


def texts(*actions: str) -> list[str]:
    return [spelt(action) for action in actions]


def at(state: sabbat.State, path: str) -> Any:
    """A field of the position, or an entry of it: `hands.1`."""
    value: Any = state.dump()
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def refused(state: sabbat.State, action: str) -> str | None:
    """The clause that forbids an action; the state stays as it was."""
    before = state.dump()
    with pytest.raises(sabbat.IllegalAction) as error:
        state.play(spelt(action))
    assert state.dump() == before
    clause: str | None = error.value.clause
    return clause


def unseen_cards(position: dict[str, Any], seat: int | None) -> list[str]:
    """The cards, copy by copy, that a seat (None: a spectator) sees nowhere."""
    seen = position["discard"] + ([] if seat is None else position["hands"][seat])
    return [name for name in NAMES.values() for _ in range(2 - seen.count(name))]


def unseen_spells(position: dict[str, Any]) -> list[str]:
    """The spells, copy by copy, that lie in the open nowhere; what somebody holds is among them."""
    unseen = list(SPELLS)
    for spell in [*position["spells"], *position["spell_discard"], *position["spell_removed"]]:
        if spell is not None:
            unseen.remove(spell)
    return unseen
