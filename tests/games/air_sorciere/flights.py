"""Matches for tests: say what matters, all other cards are in the draw pile and nobody owns a grimoire."""

from collections.abc import Sequence
from typing import Any

import pytest

import sabbat

AIR = "air-sorciere"
COLOURS = ["black", "green", "white", "violet", "orange"]
DECK = [f"{letter}{value}" for letter in "kgwvo" for value in range(1, 16)]


def position(
    phase: str = "takeoff",
    *,
    players: int = 2,
    seat: int = 0,
    hands: Sequence[str] = (),
    areas: Sequence[str] = (),
    grimoires: Sequence[str] = (),
    common: str = "",
    discard: str = "",
    pile: str | None = None,
    shared: str | None = None,
    drawn: str | None = None,
    diploma: str | None = None,
    turn_number: int = 10,
    **options: Any,
) -> dict[str, Any]:
    """A position; cards and grimoires are texts such as "k1 g7" and "black green green", by seat from seat 0 on.

    With `pile` the draw pile holds those cards alone, and all that are nowhere else are discarded. `diploma` is
    the colour and the cards picked so far.
    """
    owned = [text.split() for text in filled(grimoires, players)]
    colour, *picked = diploma.split() if diploma else [None]
    made: dict[str, Any] = {
        "game": AIR,
        "options": {"first": 0, "diplomas": "one", "bonus": "once", **options},
        "phase": phase,
        "turn_number": turn_number,
        "seat": seat,
        "hands": [cards.split() for cards in filled(hands, players)],
        "areas": [cards.split() for cards in filled(areas, players)],
        "grimoires": [{colour: names.count(colour) for colour in COLOURS} for names in owned],
        "common": common.split(),
        "discard": discard.split(),
        "shared": shared,
        "drawn": drawn,
        "diploma_colour": colour,
        "diploma_cards": picked,
    }
    if pile is not None:
        made["discard"] = [card for card in unseen(made) if card not in pile.split()]
    return made


def filled(texts: Sequence[str], players: int) -> list[str]:
    return [*texts, *[""] * (players - len(texts))]


def unseen(position: dict[str, Any]) -> list[str]:
    """The cards that lie in no place."""
    places = [*position["hands"], *position["areas"], position["common"], position["discard"], [position["drawn"]]]
    seen = [card for place in places for card in place]
    return [card for card in DECK if card not in seen]


def match(phase: str = "takeoff", **given: Any) -> sabbat.State:
    """The state of a `position`."""
    return sabbat.load(position(phase, **given))


def after(state: sabbat.State, *actions: str) -> sabbat.State:
    """The state once those actions are played."""
    for action in actions:
        state.play(action)
    return state


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
        state.play(action)
    assert state.dump() == before
    clause: str | None = error.value.clause
    return clause


def grimoires(**owned: int) -> dict[str, int]:
    """Five numbers, zeros filled in."""
    return {colour: owned.get(colour, 0) for colour in COLOURS}
