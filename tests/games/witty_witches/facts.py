"""What the contract suite must know of Witty Witches."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from sabbat.testing.contract import Facts, SmallWorld
from tests.games.witty_witches.parties import NAMES, SPELLS, position, unseen_cards, unseen_spells


def pieces(position: dict[str, Any]) -> list[str]:
    """All cards and spells; the piles are what is nowhere else, and nothing is there too often."""
    cards = [card for place in [*position["hands"], position["discard"]] for card in place]
    spells = [*position["spells"], *position["spell_discard"], *position["spell_removed"], position["held"]]
    rest = [*(name for name in NAMES.values() for _ in range(2)), *SPELLS]
    for piece in [*cards, *filter(None, spells)]:
        rest.remove(piece)
    return [*cards, *filter(None, spells), *rest]


def key(position: dict[str, Any]) -> str:
    """All that somebody may not know."""
    return json.dumps([position["hands"], position["drawn"], position["held"]])


def deals(unseen: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal hands of those sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(unseen, sizes[0]):
        for rest in deals([card for card in unseen if card not in hand], sizes[1:]):
            yield [hand, *rest]


def worlds(position: dict[str, Any], seat: int | None) -> dict[str, int]:
    """Every world a seat may imagine, weighed by the deals that make it: all copies are told apart (section 8)."""
    unseen = unseen_cards(position, seat)
    actor = position["seat"]
    others = [n for n in range(len(position["hands"])) if n != seat]
    found: Counter[str] = Counter()
    for dealt in deals(list(range(len(unseen))), [len(position["hands"][n]) for n in others]):
        hands = list(position["hands"])
        for n, hand in zip(others, dealt, strict=True):
            hands[n] = [unseen[card] for card in hand]
        if "owed" in (position["phase"], position["then"]) and position["discard"][-1] not in hands[actor]:
            continue
        drawn, held = [position["drawn"]], [position["held"]]
        if actor != seat and position["phase"] == "drawn":
            drawn = hands[actor]
        if actor != seat and position["phase"] == "cast":
            held = unseen_spells(position)
        found.update(key({"hands": hands, "drawn": card, "held": spell}) for card in drawn for spell in held)
    return dict(found)


def small_world(name: str, viewer: int | None, phase: str = "turn", **given: Any) -> SmallWorld:
    there = position(phase, **given)
    return SmallWorld(name, there, viewer, key, worlds(there, viewer))


GUESTS: dict[str, Any] = {"hands": ["ywb rdk", "bdb bdb", "rzc"], "discard": "bwb bzb", "pile": "bdk rzc"}
PAIR: dict[str, Any] = {"hands": ["ywb rdk", "bdb rwb", "rzc"], "discard": "bwk rwb", "pile": "bdk bdb"}

facts = Facts(
    pieces=pieces,
    opening=("cast", "abacadabra"),
    public=("tornado", "abacadabra"),
    small_worlds=[
        small_world("two hands, a pile, two doubles", 0, **GUESTS),
        small_world("the same for a spectator", None, **GUESTS),
        small_world("while a penalty is drawn", 1, **GUESTS, penalty=[2, 2]),
        small_world("the deal", 1, "deal", turns=0, seat=2, hands=["rwb", "rwb", ""], discard=""),
        small_world("somebody drew", 0, "drawn", **GUESTS, seat=1, drawn="bdb"),
        small_world("a spectator saw somebody draw", None, "drawn", **PAIR, seat=1, drawn="bdb"),
        small_world("what the seat itself drew", 1, "drawn", **GUESTS, seat=1, drawn="bdb"),
        small_world("a double is owed", 0, "owed", **PAIR, seat=1, spells=[None, "curse-witch"]),
        small_world("a double is owed, for a spectator", None, "owed", **PAIR, seat=1, spells=[None, "curse-witch"]),
        small_world("a double is owed, for its owner", 1, "owed", **PAIR, seat=1, spells=[None, "curse-witch"]),
        small_world(
            "a spell is held and a double owed",
            0,
            "cast",
            hands=["rdk", "bdk ywb"],
            discard="ywc ywb",
            pile="rzc rzc",
            seat=1,
            held="tornado",
            then="owed",
            spells=["bless-book", "curse-witch"],
            gone=" ".join(SPELLS[1:5] + SPELLS[6:11] + SPELLS[12:13]),
        ),
        small_world(
            "a spell is held",
            0,
            "cast",
            hands=["rdk", "bdk rzc"],
            discard="bwb ywb",
            pile="rdb",
            seat=1,
            held="bless-witch",
            then="played",
            gone=" ".join(SPELLS[2:5] + SPELLS[8:12]),
            removed="curse-witch",
        ),
    ],
)
