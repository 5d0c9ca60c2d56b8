"""What an action would do, for boards, lessons and replays: no card is secret, so the rules try it on a clone."""

from typing import Any, Final

from sabbat.core.contract import State
from sabbat.core.errors import IllegalAction
from sabbat.games.air_sorciere.components import CARD_INDEX, CARDS, COLOURS, VALUES
from sabbat.games.air_sorciere.diploma import amount
from sabbat.games.air_sorciere.table import CAT, CHOICE, CRASH, LANDED, NOTHING, Table

MOST_SELECTIONS: Final = 400
"""More diplomas than these are not listed one by one."""


def foretell(table: Table, text: str) -> dict[str, Any] | None:
    """What the action would do; None if it may not be played now."""
    turn = table.turn
    if not table.may(turn if isinstance(turn, int) else None, text):
        return None
    verb, _, word = text.partition(" ")
    after = played(table, text)
    told: dict[str, Any] = {}
    if verb == "fly":
        told = risk(table)
    elif verb == "land":
        told = landing(table, after)
    elif verb == "diploma":
        told = selections(after, word)
    elif verb in ("add", "confirm"):
        told = graduation(table, after)
    elif verb in ("draw", "discard", "place", "share", "rescue", "drop"):
        told = settled(table, after, word if verb == "draw" else CARDS[table.drawn], verb)
    elif verb in ("stay", "done"):
        told = {"ends": True}
    elif verb == "take":
        told = {"card": word, "column": column(after, word)}
    if turned_over(table, after):
        told["refill"] = True
    return told


def played(table: Table, text: str) -> Table:
    """The table after an action."""
    after: State = table.clone()
    after.play(text)
    assert isinstance(after, Table)
    return after


def turned_over(table: Table, after: Table) -> bool:
    """Whether the discard pile has become the draw pile (AIR-47)."""
    return after.pile.size() > table.pile.size()


def column(table: Table, card: str) -> list[str]:
    """The column of a card's colour in the area of the seat on turn, rising."""
    return [other for other in table.me.area.names() if other[0] == card[0]]


# -- flying ------------------------------------------------------------------------------------------


def risk(table: Table) -> dict[str, Any]:
    """How many cards of the pile are too low for a column, in percent and by colour too, and what one would bring."""
    by = dict.fromkeys(COLOURS, 0)
    for name in table.pile.names():
        card = CARD_INDEX[name]
        if not table.me.area.fits(card):
            by[COLOURS[card // VALUES]] += 1
    pile = int(table.pile.size())
    misfits = sum(by.values())
    return {
        "pile": pile,
        "misfits": misfits,
        "percent": percent(misfits, pile),
        "by": by,
        "percent_by": {colour: percent(count, pile) for colour, count in by.items()},
        "brings": "crash" if crashes(table) else "share",
    }


def percent(part: int, whole: int) -> int:
    """A share of a hundred, rounded."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def crashes(table: Table) -> bool:
    """Whether a card that does not fit would crash (AIR-30)."""
    return table.shared != NOTHING


def settled(table: Table, after: Table, card: str, verb: str) -> dict[str, Any]:
    """Where the drawn card ends, and what is lost on the way (AIR-12, AIR-30 to AIR-32, AIR-45)."""
    told: dict[str, Any] = {"card": card, "does": fate(table, after, card, verb), "lost": []}
    if told["does"] in ("crash", "crashed"):
        told["lost"] = column(table, card) + ([] if verb == "rescue" else [card])
    if verb == "rescue":
        told["rescued"] = card
    return told


def fate(table: Table, after: Table, card: str, verb: str) -> str:
    """What becomes of the drawn card: it waits for the cat or for a choice, is placed, shared, or crashes."""
    if verb in ("rescue", "drop"):
        return "crash"
    if after.phase == CAT:
        return "cat"
    if after.phase == CHOICE:
        return "choice"
    if after.phase == CRASH:
        return "crashed"
    index = CARD_INDEX[card]
    if after.common.holds(index):
        return "shared"
    return "placed" if after.seats[table.seat].area.holds(index) else "crash"


# -- landing and graduating ----------------------------------------------------------------------------


def landing(table: Table, after: Table) -> dict[str, Any]:
    """What comes into the hand, and the diplomas that it allows, with the most grimoires of each (AIR-25, AIR-33)."""
    before = table.me.hand.names()
    hand = after.seats[table.seat].hand.names()
    open_for = [colour for colour in COLOURS if after.phase == LANDED and f"diploma {colour}" in after.actions()]
    return {
        "gains": [card for card in hand if card not in before],
        "hand": len(hand),
        "diplomas": {colour: selections(played(after, f"diploma {colour}"), colour)["most"] for colour in open_for},
    }


def selections(begun: Table, colour: str) -> dict[str, Any]:
    """Every diploma of a colour, its cards in their order, by the grimoires that it earns; why other cards are in none.

    `selections` is None where there are too many to list.
    """
    found: dict[str, list[list[str]]] = {}
    complete = gather(begun, found)
    held = {card for some in found.values() for cards in some for card in cards}
    return {
        "colour": colour,
        "most": max(map(int, found), default=0),
        "selections": found if complete else None,
        "why": {card: reason(begun, card) for card in begun.me.hand.names() if complete and card not in held},
    }


def gather(begun: Table, found: dict[str, list[list[str]]]) -> bool:
    """Collect all complete selections that begin like this one; whether the list has them all."""
    for text in begun.actions():
        if text == "confirm":
            found.setdefault(str(earned(begun, played(begun, text))), []).append(begun.picked_names())
        elif not gather(played(begun, text), found):
            return False
    return sum(map(len, found.values())) <= MOST_SELECTIONS


def reason(begun: Table, card: str) -> dict[str, Any]:
    """Why a card cannot be added: the message of the refusal, and what it names."""
    try:
        begun.check(f"add {card}")
    except IllegalAction as refusal:
        return {
            "reason": refusal.reason,
            "facts": {k: v for k, v in refusal.facts.items() if isinstance(v, (str, int))},
        }
    return {"reason": "air-dead-end", "facts": {"card": card}}


def graduation(table: Table, after: Table) -> dict[str, Any]:
    """What the selection earns once it is handed in: nothing yet while it is too small (AIR-34, AIR-35)."""
    if after.picked.size() == 0:
        return {"cards": table.picked_names(), "grimoires": earned(table, after)}
    able = "confirm" in after.actions()
    return {"cards": after.picked_names(), "grimoires": earned(after, played(after, "confirm")) if able else 0}


def earned(table: Table, after: Table) -> int:
    """The grimoires that the stock lost between two moments."""
    return sum(int(amount(table.stock, n)) - int(amount(after.stock, n)) for n in range(len(COLOURS)))
