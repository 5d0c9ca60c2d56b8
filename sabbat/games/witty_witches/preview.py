"""What an action would do, as far as a seat can know it before: what boards, lessons and replays show."""

from typing import Any, Final

from mypy_extensions import i64

from sabbat.core.bits import bit, indices, popcount
from sabbat.core.contract import CHANCE, UNKNOWN
from sabbat.games.witty_witches.cards import ALL_CARDS, kinds_in, left_of, names, put_on, take_off, with_card
from sabbat.games.witty_witches.components import (
    BLESSINGS,
    CARD_INDEX,
    CARDS,
    CHAIN_SPELL,
    CHARACTERS,
    DOUBLE,
    KINDS,
    NAMED,
    PLAY,
    SPELLS,
    STARS,
    TURN_LIMIT,
)
from sabbat.games.witty_witches.table import CASTING, DRAWN, NOTHING, Table

PENALTY: Final = 2
"""How many cards it costs to speak (WIT-30)."""


def traits_of(kind: int) -> list[int]:
    """Colour, character and object as numbers."""
    return [kind // 9, kind // 3 % 3, kind % 3]


def named_trait(spell: int) -> int:
    """Which of the three characteristics a curse or a blessing names."""
    return 1 if spell % BLESSINGS < len(CHARACTERS) else 2


def touches() -> dict[str, dict[str, int]]:
    """For each curse and blessing the cards that it names, with the characteristic that it names on them."""
    return {
        SPELLS[spell]: {CARDS[kind]: named_trait(spell) for kind in range(KINDS) if NAMED[spell] & bit(kind) != 0}
        for spell in range(CHAIN_SPELL)
    }


def foretell(table: Table, text: str, seat: int | None) -> dict[str, Any] | None:
    """What the action would do; what only its player knows is told to that player alone."""
    if table.actor == CHANCE or table.game.find_id(text) == UNKNOWN:
        return None
    words = text.split(" ")
    verb = words[0]
    if verb in ("play", "double"):
        return _guest(table, CARD_INDEX[words[1]], verb == "double")
    if verb == "cast":
        return _cast(table, words[1], seat)
    if verb == "witch":
        return _witch(table, int(words[1]), words[2], seat)
    if verb == "tornado":
        return _tornado(table, 1 if words[1] == "clockwise" else int(table.players) - 1)
    if verb == "speak":
        return {"seat": int(words[1]), "penalty": min(PENALTY, _drawable(table))}
    return _turn(table, verb, seat)


def _turn(table: Table, verb: str, seat: int | None) -> dict[str, Any] | None:
    """Drawing, ending, going on."""
    if verb == "draw":
        return _draw(table, seat)
    if verb == "abacadabra":
        return {"left": 0, "wins": True}
    if verb == "extra":
        return {"next": None if table.turns == TURN_LIMIT else int(table.seat)}
    return {"ends": True, "next": None if table.turns == TURN_LIMIT else int((table.seat + 1) % table.players)}


def _guest(table: Table, kind: int, double: bool) -> dict[str, Any]:
    """A card follows the last guest: why it may, and what it brings (WIT-14, WIT-37, WIT-44, WIT-50)."""
    top = traits_of(int(table.top))
    shared = [trait == top[n] for n, trait in enumerate(traits_of(kind))]
    spell = int(table.me.spell)
    named = 0 <= spell < CHAIN_SPELL and NAMED[spell] & bit(kind) != 0
    blessed = named and spell >= BLESSINGS and sum(shared) != 2 and not double
    left = int(popcount(table.me.hand)) - 1
    return {
        "shared": shared,
        "welcome": [n == named_trait(spell) for n in range(3)] if blessed else shared,
        "why": "double" if double else "blessing" if blessed else "shared",
        "left": left,
        "wins": left == 0,
        "spell": table.master and STARS & bit(kind) != 0 and left > 0,
        "owes": named and spell < BLESSINGS and not double,
    }


def _draw(table: Table, seat: int | None) -> dict[str, Any] | None:
    """How many of the cards that may come could be played at once; only their player can count them."""
    if seat != table.seat:
        return None
    unseen = _may_come(table)
    fits: i64 = 0
    for kind in indices(kinds_in(unseen)):
        if _could_play(table, kind):
            fits += left_of(unseen, kind)
    return {"fits": int(fits), "of": int(popcount(unseen))}


def _may_come(table: Table) -> i64:
    """The cards that may be drawn, as the seat to act knows them: those it does not see, or a pile formed anew."""
    unseen: i64 = ALL_CARDS
    if table.pile == 0:
        unseen = 0
        for kind in table.discard[:-1]:
            unseen = put_on(unseen, kind)
        return unseen
    for kind in table.discard:
        unseen = take_off(unseen, kind)
    for card in names(table.me.hand):
        unseen = take_off(unseen, CARD_INDEX[card])
    return unseen


def _could_play(table: Table, kind: i64) -> bool:
    """Whether a card of this kind, just drawn, may be discarded."""
    world = table.clone()
    assert isinstance(world, Table)
    world.me.hand = with_card(world.me.hand, kind)
    world.phase = DRAWN
    world.drawn = kind
    return world.can(PLAY + kind) or world.can(DOUBLE + kind)


def _cast(table: Table, place: str, seat: int | None) -> dict[str, Any]:
    """A spell goes to a seat or away; until then only its taker knows it (WIT-38, WIT-39)."""
    known = seat == table.seat and table.phase == CASTING
    return _bestowed(table, int(table.held) if known else int(NOTHING), place, seat)


def _witch(table: Table, origin: int, place: str, seat: int | None) -> dict[str, Any]:
    """An active spell goes elsewhere (WIT-52, WIT-54)."""
    return {"from": origin, **_bestowed(table, int(table.seats[origin].spell), place, seat)}


def _bestowed(table: Table, spell: int, place: str, seat: int | None) -> dict[str, Any]:
    """Where a spell goes, which one it replaces, and which cards of the seat's own hand it names."""
    to = None if place == "discard" else int(place)
    older = NOTHING if to is None else table.seats[to].spell
    own = table.seats[to].hand if to is not None and to == seat and 0 <= spell < CHAIN_SPELL else 0
    return {
        "spell": None if spell == NOTHING else SPELLS[spell],
        "to": to,
        "replaces": None if older == NOTHING else SPELLS[older],
        "touches": [card for card in names(own) if NAMED[spell] & bit(CARD_INDEX[card]) != 0],
    }


def _tornado(table: Table, step: int) -> dict[str, Any]:
    """Every active spell moves on (WIT-48)."""
    moves = [
        {"spell": SPELLS[one.spell], "from": n, "to": (n + step) % int(table.players)}
        for n, one in enumerate(table.seats)
        if one.spell != NOTHING
    ]
    return {"moves": moves}


def _drawable(table: Table) -> int:
    """How many cards can be drawn in all (WIT-28)."""
    return int(popcount(table.pile)) + max(0, len(table.discard) - 1)
